//! What the table looks like: the plain scene, its description in words and every choice with its explanation.

use crate::ThreeWitches;
use covenstead_scene::Scenic;

impl Scenic for ThreeWitches {}

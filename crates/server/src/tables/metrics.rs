//! What the service counts, for Prometheus.

use super::live::Change;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

/// The figures of the service.
pub struct Metrics {
    registry: Registry,
    /// Tables open in memory.
    pub tables: Gauge,
    /// Streams open.
    pub streams: Gauge,
    thinking: Gauge,
    decisions: Counter,
    bot_decisions: Counter,
    changes: Counter,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("covenstead"),
            tables: Gauge::default(),
            streams: Gauge::default(),
            thinking: Gauge::default(),
            decisions: Counter::default(),
            bot_decisions: Counter::default(),
            changes: Counter::default(),
        };
        let registry = &mut metrics.registry;
        registry.register(
            "tables_open",
            "Tables open in memory",
            metrics.tables.clone(),
        );
        registry.register(
            "streams_open",
            "Event streams open",
            metrics.streams.clone(),
        );
        registry.register(
            "bots_thinking",
            "Bots that think or wait to",
            metrics.thinking.clone(),
        );
        registry.register(
            "decisions",
            "Decisions of people written down",
            metrics.decisions.clone(),
        );
        registry.register(
            "bot_decisions",
            "Decisions of bots written down",
            metrics.bot_decisions.clone(),
        );
        registry.register(
            "changes",
            "Other changes written down: seats, messages, going back",
            metrics.changes.clone(),
        );
        metrics
    }
}

impl Metrics {
    /// Counts a change that was written down.
    pub fn count(&self, change: &Change) {
        match change {
            Change::Play { .. } => self.decisions.inc(),
            Change::Bot { .. } => self.bot_decisions.inc(),
            _ => self.changes.inc(),
        };
    }

    /// All figures in the text format.
    pub fn text(&self, thinking: usize) -> String {
        self.thinking.set(thinking as i64);
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("writing to a string cannot fail");
        text
    }
}

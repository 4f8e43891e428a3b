//! A client that knows nothing but the OpenAPI document: it puts each parameter where the document
//! declares it, and asks for nothing the document does not offer. A whole game is played with it.

use crate::common::{Server, me};
use covenstead_server::client::Client;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// What a generator of clients makes of the document.
struct Generated {
    document: Value,
    /// The operations and parameters that were used.
    used: BTreeSet<String>,
}

impl Generated {
    async fn from(client: &mut Client) -> Generated {
        Generated {
            document: client.get("/api/openapi.json").await.unwrap().body,
            used: BTreeSet::new(),
        }
    }

    /// The operations of the document: path, verb, description.
    fn operations(&self) -> impl Iterator<Item = (&str, &str, &Value)> {
        let paths = self.document["paths"].as_object().unwrap().iter();
        paths.flat_map(|(path, verbs)| {
            let verbs = verbs.as_object().unwrap().iter();
            verbs.map(move |(verb, operation)| (path.as_str(), verb.as_str(), operation))
        })
    }

    fn operation(&self, id: &str) -> (String, String, Value) {
        let found = self
            .operations()
            .find(|(_, _, one)| one["operationId"] == id);
        let (path, verb, operation) = found.unwrap_or_else(|| panic!("there is no operation {id}"));
        (path.into(), verb.into(), operation.clone())
    }

    /// Calls an operation by its id with these arguments, as a generated function would.
    async fn call(
        &mut self,
        client: &mut Client,
        id: &str,
        arguments: Value,
        body: Option<Value>,
    ) -> Value {
        let (path, verb, operation) = self.operation(id);
        let address = self.address(&path, &operation, arguments.as_object().unwrap());
        assert_eq!(
            body.is_some(),
            operation.get("requestBody").is_some(),
            "{id}"
        );
        let answer = match verb.as_str() {
            "get" => client.get(&address).await.unwrap(),
            "post" => client
                .post(&address, &body.unwrap_or(json!({})))
                .await
                .unwrap(),
            other => panic!("{id} is asked with {other}"),
        };
        assert_eq!(answer.status, 200, "{id} {address}: {}", answer.body);
        self.used.insert(id.to_string());
        answer.body
    }

    fn address(&mut self, path: &str, operation: &Value, given: &Map<String, Value>) -> String {
        let id = operation["operationId"].as_str().unwrap();
        let mut address = path.to_string();
        let mut asked = Vec::new();
        let mut left: BTreeSet<&str> = given.keys().map(String::as_str).collect();
        for declared in operation["parameters"].as_array().into_iter().flatten() {
            let name = declared["name"].as_str().unwrap();
            left.remove(name);
            let Some(value) = given.get(name) else {
                assert_ne!(declared["required"], true, "{id} requires {name}");
                continue;
            };
            self.used.insert(format!("{id}.{name}"));
            let text = value.as_str().map_or(value.to_string(), str::to_string);
            let text: String = form_urlencoded::byte_serialize(text.as_bytes()).collect();
            match declared["in"].as_str().unwrap() {
                "path" => address = address.replace(&format!("{{{name}}}"), &text),
                "query" => asked.push(format!("{name}={text}")),
                other => panic!("{id}: a parameter in {other}"),
            }
        }
        assert!(left.is_empty(), "{id} declares no {left:?}");
        assert!(!address.contains('{'), "{id}: {address} has a gap");
        if asked.is_empty() {
            address
        } else {
            format!("{address}?{}", asked.join("&"))
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_parameter_is_declared_where_it_belongs() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let api = Generated::from(&mut server.client(None).await).await;
    let mut counted = 0;
    for (path, verb, operation) in api.operations() {
        let gaps: BTreeSet<&str> = path.split(['{', '}']).skip(1).step_by(2).collect();
        let mut filled = BTreeSet::new();
        for parameter in operation["parameters"].as_array().into_iter().flatten() {
            counted += 1;
            let name = parameter["name"].as_str().unwrap();
            let place = format!("{verb} {path}: {name}");
            if parameter["in"] == "path" {
                assert!(gaps.contains(name), "{place} has no place in the path");
                assert_eq!(parameter["required"], true, "{place}");
                filled.insert(name);
            } else {
                assert_eq!(parameter["in"], "query", "{place}");
                // The one question that cannot be put without its parameter.
                let needed = name == "action";
                assert_eq!(parameter["required"] == true, needed, "{place}");
            }
        }
        assert_eq!(filled, gaps, "{verb} {path}");
    }
    assert!(counted > 40, "{counted} parameters");
    server.stop().await;
}

/// Decides for every seat until the game is over: `seats` are the clients of each.
async fn play_a_game(api: &mut Generated, seats: &mut [Client], table: &str) -> usize {
    let mut decisions = 0;
    loop {
        let status = api
            .call(&mut seats[0], "status", json!({ "id": table }), None)
            .await;
        if status["over"] == true {
            return decisions;
        }
        for seat in status["actors"].as_array().unwrap() {
            let client = &mut seats[seat.as_u64().unwrap() as usize];
            let at = json!({ "id": table, "seat": seat });
            let legal = api.call(client, "legal", at, None).await;
            let actions = legal["actions"].as_array().unwrap();
            let action = &actions[decisions * 7 % actions.len()];
            let question = json!({ "id": table, "seat": seat, "action": action });
            let explained = api.call(client, "explain", question, None).await;
            assert!(!explained["text"].as_str().unwrap().is_empty());
            let decision = json!({ "action": action, "version": legal["version"] });
            api.call(client, "play", json!({ "id": table }), Some(decision))
                .await;
            decisions += 1;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_made_from_the_document_plays_a_whole_game() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let mut anybody = server.client(None).await;
    let mut api = Generated::from(&mut anybody).await;
    api.call(&mut anybody, "games", json!({}), None).await;
    let seats = json!([me("Anna"), me("Barb"), me("Carl")]);
    let order = json!({ "game": "three-witches", "seats": seats });
    let set = api
        .call(&mut anybody, "create", json!({}), Some(order))
        .await;
    let table = set["table"].as_str().unwrap();
    let mut seats = Vec::new();
    for seat in set["seats"].as_array().unwrap() {
        seats.push(server.client(seat["token"].as_str()).await);
    }
    let decisions = play_a_game(&mut api, &mut seats, table).await;
    assert!(decisions > 30, "{decisions} decisions");
    let at = |more: Value| {
        let mut arguments = json!({ "id": table });
        arguments
            .as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        arguments
    };
    let anna = &mut seats[0];
    let events = api
        .call(anna, "events", at(json!({ "since": 3, "seat": 0 })), None)
        .await;
    assert_eq!(events["events"][0]["n"], 3);
    for operation in ["table", "view", "scene"] {
        api.call(anna, operation, at(json!({ "seat": 0 })), None)
            .await;
    }
    api.call(anna, "result", at(json!({})), None).await;
    let record = api.call(anna, "record", at(json!({})), None).await;
    let first = at(json!({ "upto": 1, "seat": 1 }));
    let seen = api.call(anna, "replay", first, None).await;
    let shown = json!({ "record": record["record"], "upto": 1, "seat": 1 });
    let brought = api.call(anna, "show_record", json!({}), Some(shown)).await;
    assert_eq!(seen, brought, "the same moment of the same game");
    assert!(api.used.contains("explain.action") && api.used.contains("replay.upto"));
    server.stop().await;
}

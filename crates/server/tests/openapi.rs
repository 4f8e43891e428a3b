//! The OpenAPI document is true: what a running server answers is what the document says, for every
//! operation.

mod common;
#[path = "openapi/generated.rs"]
mod generated;

use boon::{Compiler, SchemaIndex, Schemas};
use common::{Server, bot, me, play_something};
use covenstead_server::client::Client;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The document, and which of its operations have been answered.
struct Document {
    document: Value,
    schemas: Schemas,
    compiler: Compiler,
    answered: BTreeSet<String>,
}

const ADDRESS: &str = "http://document.test/openapi.json";

impl Document {
    async fn of(client: &mut Client) -> Document {
        let document = client.get("/api/openapi.json").await.unwrap().body;
        let mut compiler = Compiler::new();
        compiler.add_resource(ADDRESS, document.clone()).unwrap();
        Document {
            document,
            schemas: Schemas::new(),
            compiler,
            answered: BTreeSet::new(),
        }
    }

    fn operations(&self) -> BTreeSet<String> {
        let paths = self.document["paths"].as_object().unwrap().iter();
        let verbs = |(path, item): (&String, &Value)| {
            let verbs = item
                .as_object()
                .unwrap()
                .keys()
                .map(|verb| format!("{verb} {path}"));
            verbs.collect::<Vec<_>>()
        };
        paths.flat_map(verbs).collect()
    }

    fn schema(&mut self, verb: &str, path: &str, status: &str, kind: &str) -> SchemaIndex {
        let pointer = |part: &str| {
            part.replace('~', "~0")
                .replace('/', "~1")
                .replace('{', "%7B")
                .replace('}', "%7D")
        };
        let place = format!(
            "{ADDRESS}#/paths/{}/{verb}/responses/{status}/content/{}/schema",
            pointer(path),
            pointer(kind)
        );
        self.compiler
            .compile(&place, &mut self.schemas)
            .unwrap_or_else(|error| panic!("{place}: {error}"))
    }

    fn check(&mut self, verb: &str, path: &str, status: &str, kind: &str, body: &Value) {
        let schema = self.schema(verb, path, status, kind);
        if let Err(error) = self.schemas.validate(body, schema) {
            panic!("{verb} {path} answers {body}, which is not what the document says:\n{error}");
        }
    }

    /// Asks, and checks the answer. `{id}` in the path of the document stands for the table.
    async fn ask(
        &mut self,
        client: &mut Client,
        verb: &str,
        path: &str,
        place: &Place<'_>,
    ) -> Value {
        let asked = format!("{}{}", path.replace("{id}", place.table), place.query);
        let answer = match verb {
            "get" => client.get(&asked).await.unwrap(),
            _ => client.post(&asked, &place.body).await.unwrap(),
        };
        assert_eq!(answer.status, place.status, "{asked}: {}", answer.body);
        match answer.status {
            200 => {
                self.check(verb, path, "200", "application/json", &answer.body);
                self.answered.insert(format!("{verb} {path}"));
            }
            _ => self.check(
                verb,
                path,
                "default",
                "application/problem+json",
                &answer.body,
            ),
        }
        answer.body
    }
}

struct Place<'a> {
    table: &'a str,
    query: &'a str,
    body: Value,
    status: u16,
}

fn at(table: &str) -> Place<'_> {
    Place {
        table,
        query: "",
        body: json!({}),
        status: 200,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_operation_answers_what_the_document_says() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let mut document = Document::of(&mut server.client(None).await).await;
    people_come_and_go(&mut document, &server).await;
    people_decide_and_go_back(&mut document, &server).await;
    a_game_is_over(&mut document, &server).await;
    let silent: Vec<String> = document
        .operations()
        .difference(&document.answered)
        .cloned()
        .collect();
    assert!(silent.is_empty(), "nothing was asked of {silent:?}");
    server.stop().await;
}

async fn people_come_and_go(document: &mut Document, server: &Server) {
    let mut nobody = server.client(None).await;
    document
        .ask(&mut nobody, "get", "/api/games", &at(""))
        .await;
    document
        .ask(&mut nobody, "get", "/api/me/tables", &at(""))
        .await;
    let order = json!({ "game": "witchs-brew", "seats": [me("Anna"), { "kind": "open" }, { "kind": "open" }],
                        "clock": { "seconds": 6000 }, "listed": true, "hints": true });
    let set = document
        .ask(
            &mut nobody,
            "post",
            "/api/tables",
            &Place {
                body: order,
                ..at("")
            },
        )
        .await;
    document
        .ask(&mut nobody, "get", "/api/tables", &at(""))
        .await;
    let id = set["table"].as_str().unwrap();
    let mut anna = server.client(set["seats"][0]["token"].as_str()).await;
    document
        .ask(&mut anna, "get", "/api/tables/{id}", &at(id))
        .await;
    let sitting = Place {
        body: json!({ "name": "Barb" }),
        ..at(id)
    };
    let sat = document
        .ask(&mut nobody, "post", "/api/tables/{id}/seats", &sitting)
        .await;
    let coming = Place {
        body: json!({ "token": sat["token"] }),
        ..at(id)
    };
    document
        .ask(&mut nobody, "post", "/api/tables/{id}/rejoin", &coming)
        .await;
    let mut barb = server.client(sat["token"].as_str()).await;
    let wanted = Place {
        body: json!({ "seat": 2, "level": "random" }),
        ..at(id)
    };
    document
        .ask(&mut anna, "post", "/api/tables/{id}/bots", &wanted)
        .await;
    document
        .ask(&mut barb, "post", "/api/tables/{id}/leave", &at(id))
        .await;
    document
        .ask(&mut barb, "post", "/api/tables/{id}/return", &at(id))
        .await;
    let saying = Place {
        body: json!({ "text": "hello" }),
        ..at(id)
    };
    document
        .ask(&mut anna, "post", "/api/tables/{id}/chat", &saying)
        .await;
    let hint = Place {
        body: json!({ "time_ms": 5, "level": "novice" }),
        ..at(id)
    };
    document
        .ask(&mut anna, "post", "/api/tables/{id}/bot", &hint)
        .await;
    document
        .ask(&mut anna, "get", "/api/tables/{id}", &at(id))
        .await;
    document
        .ask(&mut anna, "post", "/api/tables/{id}/link", &at(id))
        .await;
    document
        .ask(
            &mut anna,
            "get",
            "/api/tables/{id}",
            &Place {
                status: 401,
                ..at(id)
            },
        )
        .await;
    document
        .ask(
            &mut nobody,
            "get",
            "/api/tables/{id}",
            &Place {
                status: 404,
                ..at("0000000000000000")
            },
        )
        .await;
}

async fn people_decide_and_go_back(document: &mut Document, server: &Server) {
    let (id, tokens) = server
        .table("witchs-brew", json!([me("Anna"), me("Barb"), me("Carl")]))
        .await;
    let (mut anna, mut barb) = (
        server.client(Some(&tokens[0])).await,
        server.client(Some(&tokens[1])).await,
    );
    let mut carl = server.client(Some(&tokens[2])).await;
    let mut streams = Vec::new();
    for token in [None, Some(tokens[0].as_str()), Some(tokens[1].as_str())] {
        streams.push(server.client(token).await.stream(&id, None).await.unwrap());
    }
    document
        .ask(&mut anna, "get", "/api/tables/{id}/view", &at(&id))
        .await;
    document
        .ask(&mut anna, "get", "/api/tables/{id}/scene", &at(&id))
        .await;
    document
        .ask(&mut anna, "get", "/api/tables/{id}/status", &at(&id))
        .await;
    document
        .ask(&mut anna, "get", "/api/tables/{id}/result", &at(&id))
        .await;
    document
        .ask(
            &mut anna,
            "get",
            "/api/tables/{id}/record",
            &Place {
                status: 409,
                ..at(&id)
            },
        )
        .await;
    let legal = document
        .ask(&mut anna, "get", "/api/tables/{id}/legal", &at(&id))
        .await;
    let action = legal["actions"][0].as_str().unwrap();
    let query = format!("?action={}", action.replace(' ', "%20"));
    document
        .ask(
            &mut anna,
            "get",
            "/api/tables/{id}/explain",
            &Place {
                query: &query,
                ..at(&id)
            },
        )
        .await;
    let wrong = Place {
        query: "?action=i-am%20witch",
        status: 422,
        ..at(&id)
    };
    assert!(
        document
            .ask(&mut anna, "get", "/api/tables/{id}/explain", &wrong)
            .await["rule"]
            .is_string()
    );
    let refused = Place {
        body: json!({ "time_ms": 5, "level": "novice" }),
        status: 409,
        ..at(&id)
    };
    document
        .ask(&mut anna, "post", "/api/tables/{id}/bot", &refused)
        .await;
    let decision = || json!({ "action": action, "version": 0 });
    for client in [&mut anna, &mut barb] {
        document
            .ask(
                client,
                "post",
                "/api/tables/{id}/play",
                &Place {
                    body: decision(),
                    ..at(&id)
                },
            )
            .await;
    }
    let stale = Place {
        body: decision(),
        status: 409,
        ..at(&id)
    };
    let told = document
        .ask(&mut anna, "post", "/api/tables/{id}/play", &stale)
        .await;
    assert_eq!(told["current"]["version"], 2);
    document
        .ask(&mut anna, "post", "/api/tables/{id}/undo", &at(&id))
        .await;
    document
        .ask(&mut carl, "get", "/api/tables/{id}", &at(&id))
        .await;
    for client in [&mut barb, &mut carl] {
        let consent = Place {
            body: json!({ "agrees": true }),
            ..at(&id)
        };
        document
            .ask(client, "post", "/api/tables/{id}/consent", &consent)
            .await;
    }
    for stream in &mut streams {
        updates_are_as_described(document, stream).await;
    }
}

/// Reads a stream until it has told that the game went back.
async fn updates_are_as_described(
    document: &mut Document,
    stream: &mut covenstead_server::client::Events,
) {
    loop {
        let (_, update) = stream.next().await.unwrap().unwrap();
        document.check(
            "get",
            "/api/tables/{id}/stream",
            "200",
            "text/event-stream",
            &update,
        );
        document
            .answered
            .insert("get /api/tables/{id}/stream".into());
        if update["version"] == 5 {
            return;
        }
    }
}

async fn a_game_is_over(document: &mut Document, server: &Server) {
    let (id, tokens) = server
        .table(
            "three-witches",
            json!([me("Anna"), bot("random"), bot("random")]),
        )
        .await;
    let mut anna = server.client(Some(&tokens[0])).await;
    for which in 0.. {
        play_something(&mut anna, &id, which).await;
        if document
            .ask(&mut anna, "get", "/api/tables/{id}/status", &at(&id))
            .await["over"]
            == true
        {
            break;
        }
    }
    document
        .ask(&mut anna, "get", "/api/tables/{id}", &at(&id))
        .await;
    document
        .ask(&mut anna, "get", "/api/tables/{id}/events", &at(&id))
        .await;
    document
        .ask(&mut anna, "get", "/api/tables/{id}/result", &at(&id))
        .await;
    document
        .ask(
            &mut anna,
            "get",
            "/api/tables/{id}/replay",
            &Place {
                query: "?upto=2&seat=1",
                ..at(&id)
            },
        )
        .await;
    let record = document
        .ask(&mut anna, "get", "/api/tables/{id}/record", &at(&id))
        .await;
    document
        .ask(
            &mut anna,
            "post",
            "/api/replay",
            &Place {
                body: record,
                ..at("")
            },
        )
        .await;
}

// The little that a page cannot do alone: live updates, pointing at pieces, keys, and seeing what happened.
(() => {
  "use strict";
  const $ = (selector, root = document) => root.querySelector(selector);
  const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));

  // ---- pointing: as covenstead_scene::step, over the buttons' lists of pieces

  let picked = [];

  const restOf = (button) => {
    const rest = (button.dataset.pieces || "").split(" ").filter(Boolean);
    for (const piece of picked) {
      const place = rest.indexOf(piece);
      if (place < 0) return null;
      rest.splice(place, 1);
    }
    return rest;
  };

  const nameOf = (id) => {
    const thing = document.getElementById(id);
    return thing ? (thing.querySelector("strong, b.name, .title, .unseen, b") || thing).textContent.trim() : id;
  };

  const narrow = () => {
    const lit = new Set();
    for (const button of $$("#choose button[name=action]")) {
      const rest = restOf(button);
      button.hidden = picked.length > 0 && rest === null;
      button.classList.toggle("ready", picked.length > 0 && rest !== null && rest.length === 0);
      (rest || []).forEach((piece) => lit.add(piece));
    }
    for (const thing of $$("[data-piece].lit")) {
      thing.classList.toggle("out", !lit.has(thing.dataset.piece));
      thing.classList.toggle("pointed-at", picked.includes(thing.dataset.piece));
    }
    const steps = $(".steps");
    if (steps) {
      steps.hidden = picked.length === 0;
      $(".picked", steps).textContent = picked.map(nameOf).join(" → ");
    }
    $(".choices")?.classList.toggle("many", picked.length === 0 && !!$(".pointing"));
  };

  const point = (id) => {
    picked.push(id);
    const open = $$("#choose button[name=action]").filter((button) => restOf(button) !== null);
    if (open.length === 0) {
      picked.pop();
    } else if (open.length === 1 && restOf(open[0]).length === 0) {
      picked = [];
      $("#choose").requestSubmit(open[0]);
      return;
    }
    narrow();
  };

  const stepBack = () => {
    picked.pop();
    narrow();
  };

  const countPicks = () => {
    const form = $(".picking");
    if (!form) return;
    const count = $$("input[name=pick]:checked").length;
    $("[data-picked]", form).textContent = count;
    $("button", form).disabled = count < +form.dataset.least || count > +form.dataset.most;
  };

  // ---- sending without leaving the page

  const notice = (text) => {
    const box = $("#notice");
    box.textContent = text;
    box.hidden = false;
    setTimeout(() => (box.hidden = true), 6000);
  };

  const send = async (form, submitter) => {
    // Not form.action: a button of that name hides it.
    const fields = new URLSearchParams(new FormData(form, submitter));
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body: fields, headers: { "x-covenstead": "script" } }).catch(() => null);
    if (!answer) return notice(document.documentElement.lang === "de" ? "Keine Verbindung." : "No connection.");
    if (!answer.ok) notice(await answer.text());
    else if (form.matches(".say")) form.reset();
  };

  addEventListener("submit", (event) => {
    const form = event.target;
    if (form.matches("#choose, .undo, .say, .wish")) {
      event.preventDefault();
      send(form, event.submitter);
    }
  });

  addEventListener("click", (event) => {
    if (event.target.closest("[data-back]")) return stepBack();
    const thing = event.target.closest("button[data-piece].lit");
    if (!thing) return;
    event.preventDefault();
    if (!thing.classList.contains("out")) point(thing.dataset.piece);
  });

  addEventListener("change", (event) => {
    if (event.target.matches("input[name=pick]")) countPicks();
    if (event.target.matches("[data-replay] input")) event.target.form.submit();
  });

  addEventListener("focusin", (event) => event.target.matches("[data-select]") && event.target.select());

  addEventListener("keydown", (event) => {
    if (event.target.matches("input:not([type=checkbox], [type=radio]), select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && picked.length) return stepBack();
    const choices = $$("#choose button:not([hidden], :disabled, [data-back])");
    const choice = choices[Number(event.key) - 1];
    if (choice) choice.focus();
    const turn = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
    if (turn) $(`[data-replay] a[rel=${turn}]`)?.click();
  });

  // A line of the log lights up what it speaks of.
  for (const kind of ["mouseover", "mouseout"]) {
    addEventListener(kind, (event) => {
      const line = event.target.closest?.("[data-things]");
      line?.dataset.things.split(" ").forEach((id) => document.getElementById(id)?.classList.toggle("spoken-of", kind === "mouseover"));
    });
  }

  // ---- seeing what happened

  const places = () => new Map($$("[data-piece]").map((thing) => [thing.id, thing.getBoundingClientRect()]));

  const slide = (before) => {
    if (calm.matches) return;
    for (const thing of $$("[data-piece]")) {
      const from = before.get(thing.id);
      const to = thing.getBoundingClientRect();
      if (!from || !to.width || !from.width) continue;
      const [x, y] = [from.left - to.left, from.top - to.top];
      if (Math.abs(x) + Math.abs(y) < 24) continue;
      thing.animate([{ transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})`, zIndex: 9 }, { transform: "none", zIndex: 9 }], { duration: 320, easing: "ease-out" });
    }
  };

  const float = (seat, good, amount) => {
    const thing = document.getElementById(`good-${seat}-${good}`);
    if (!thing) return;
    const { left, top } = thing.getBoundingClientRect();
    const tag = document.createElement("span");
    tag.className = amount < 0 ? "float loss" : "float";
    tag.textContent = amount > 0 ? `+${amount}` : amount;
    tag.style.left = `${left}px`;
    tag.style.top = `${top - 8}px`;
    document.body.append(tag);
    tag.animate([{ translate: "0 8px", opacity: 0 }, { opacity: 1, offset: 0.25 }, { translate: "0 -26px", opacity: 0 }], { duration: 1100 }).onfinish = () => tag.remove();
  };

  const act = async (cue) => {
    const [kind, seat, good, ...rest] = cue.split(" ");
    if (kind === "say") {
      const bubble = document.getElementById(`bubble-${seat}`);
      bubble?.classList.remove("spoken");
      void bubble?.offsetWidth;
      bubble?.classList.add("spoken");
      await pause(240);
    } else if (kind === "gain") {
      float(seat, good, Number(rest[0]));
      await pause(120);
    }
  };

  const newest = () => Math.max(-1, ...$$(".lines [data-n]").map((line) => +line.dataset.n));

  const perform = async (since) => {
    const lines = $$(".lines [data-n]").filter((line) => +line.dataset.n > since).reverse();
    $("#news").textContent = lines.map((line) => line.textContent).join(" ");
    for (const line of lines) {
      line.classList.add("fresh");
      if (calm.matches) continue;
      for (const cue of (line.dataset.cues || "").split("|").filter(Boolean)) await act(cue);
    }
  };

  // ---- live updates

  const stage = $("[data-live]");
  let stream = null;

  const update = (html) => {
    const table = $("#table");
    const version = /data-version="(\d+)"/.exec(html)?.[1];
    if (version === (table || stage).dataset.version) return;
    if (!table) return location.reload();
    const [since, before] = [newest(), places()];
    picked = [];
    Idiomorph.morph(table, html, { callbacks: { beforeNodeMorphed: (old) => !(old.hasAttribute && old.hasAttribute("data-keep")) } });
    narrow();
    countPicks();
    slide(before);
    perform(since);
  };

  const listen = () => {
    if (!stage || stream) return;
    stream = new EventSource(stage.dataset.live);
    stream.onopen = () => delete document.body.dataset.link;
    stream.onerror = () => {
      document.body.dataset.link = "lost";
      if (stream.readyState === EventSource.CLOSED) {
        stream = null;
        setTimeout(listen, 2000);
      }
    };
    stream.addEventListener("table", (event) => update(event.data));
  };

  // Browsers allow six connections a host: a page that nobody looks at needs none.
  addEventListener("visibilitychange", () => {
    if (document.hidden) {
      stream?.close();
      stream = null;
    } else listen();
  });

  narrow();
  countPicks();
  listen();
})();

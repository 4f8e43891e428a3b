// The little that a page cannot do alone: live updates, pointing at pieces, keys, and seeing what happened.
(() => {
  "use strict";
  const $ = (selector, root = document) => root.querySelector(selector);
  const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  // What the browser remembers; some forbid it, which costs only the memory.
  const memory = {
    get: (key) => { try { return localStorage.getItem(key); } catch { return null; } },
    set: (key, value) => { try { localStorage.setItem(key, value); } catch { /* not remembered */ } },
  };

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

  // A refusal names its rule: a link opens the text beside the table.
  const notice = (text, rule) => {
    const box = $("#notice");
    box.textContent = text;
    if (rule) {
      const link = Object.assign(document.createElement("a"), { href: rule, target: "_blank", textContent: rule.split("#")[1] });
      box.append(" ", link);
    }
    box.hidden = false;
    setTimeout(() => (box.hidden = true), rule ? 15000 : 6000);
  };

  const send = async (form, submitter) => {
    // Not form.action: a button of that name hides it.
    const fields = new URLSearchParams(new FormData(form, submitter));
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body: fields, headers: { "x-covenstead": "script" } }).catch(() => null);
    if (!answer) return notice(document.documentElement.lang === "de" ? "Keine Verbindung." : "No connection.");
    if (!answer.ok) return notice(await answer.text(), answer.headers.get("x-rule"));
    if (form.matches(".say")) form.reset();
    if (form.dataset.into && answer.status === 200) put(form.dataset.into, await answer.text());
  };

  // What the server answered to a question, in its place: advice, a link.
  const put = (id, html) => {
    const place = document.getElementById(id);
    place.innerHTML = html;
    $(".advice", place)?.dataset.things?.split(" ").forEach((thing) => document.getElementById(thing)?.classList.add("advised"));
    showTip();
  };

  addEventListener("submit", (event) => {
    const form = event.target;
    if (form.matches("[data-send]")) {
      event.preventDefault();
      send(form, event.submitter);
    }
  });

  addEventListener("click", (event) => {
    if (event.target.closest("[data-back]")) return stepBack();
    const copied = event.target.closest("[data-copy]");
    if (copied) return copy(copied);
    const coached = event.target.closest("[data-coach]");
    if (coached) return coaching[coached.dataset.coach]();
    const thing = event.target.closest("button[data-piece].lit");
    if (!thing) return;
    event.preventDefault();
    if (!thing.classList.contains("out")) point(thing.dataset.piece);
  });

  addEventListener("change", (event) => {
    if (event.target.matches("input[name=pick]")) countPicks();
    if (event.target.matches("[data-replay] input")) event.target.form.submit();
    if (event.target.matches("[data-read]")) readFile(event.target);
  });

  const readFile = async (input) => {
    if (!input.files[0]) return;
    document.getElementById(input.dataset.read).value = await input.files[0].text();
    input.form.requestSubmit();
  };

  const copy = async (button) => {
    const field = $("input", button.parentElement);
    field.select();
    // Browsers give the clipboard to secure pages only; the old way works everywhere.
    await (navigator.clipboard?.writeText(button.dataset.copy) ?? Promise.reject()).catch(() => document.execCommand("copy"));
    const before = button.textContent;
    button.textContent = button.dataset.copied;
    setTimeout(() => (button.textContent = before), 1600);
  };

  addEventListener("focusin", (event) => event.target.matches("[data-select]") && event.target.select());

  addEventListener("keydown", (event) => {
    if (event.target.matches("input:not([type=checkbox], [type=radio]), select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && coach?.contains(document.activeElement)) return coaching.next();
    if (event.key === "Escape" && picked.length) return stepBack();
    const choices = $$("#choose button:not([hidden], :disabled, [data-back])");
    const choice = choices[Number(event.key) - 1];
    if (choice) choice.focus();
    const turn = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
    if (turn) $(`[data-replay] :is(a[rel=${turn}], [data-step=${turn}])`)?.click();
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

  const faces = () => new Map($$("[data-piece]").map((thing) => [thing.id, thing.textContent]));

  // What moved slides, what is new grows, what reads otherwise lights up for a moment.
  const slide = (before, read) => {
    if (calm.matches) return;
    for (const thing of $$("[data-piece]")) {
      const from = before.get(thing.id);
      const to = thing.getBoundingClientRect();
      if (!from && to.width) thing.animate([{ opacity: 0, scale: 0.7 }, { opacity: 1, scale: 1 }], { duration: 260, easing: "ease-out" });
      else if (read.get(thing.id) !== thing.textContent) thing.animate([{ outline: "3px solid var(--saffron)", outlineOffset: "2px" }, { outline: "3px solid transparent", outlineOffset: "6px" }], { duration: 900 });
      if (!from || !to.width || !from.width) continue;
      // On very large screens the table is zoomed, and with it what it is moved by.
      const zoom = thing.currentCSSZoom ?? 1;
      const [x, y] = [(from.left - to.left) / zoom, (from.top - to.top) / zoom];
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
    tell(lines.map((line) => line.textContent).join(" "));
    for (const line of lines) {
      line.classList.add("fresh");
      if (calm.matches) continue;
      for (const cue of (line.dataset.cues || "").split("|").filter(Boolean)) await act(cue);
    }
  };

  // ---- whose turn it is: heard, and seen on the tab

  let asked = false;

  const tell = (text) => {
    const now = isAsked();
    const turn = now && !asked ? $(".question")?.textContent : "";
    asked = now;
    $("#news").textContent = [text, turn].filter(Boolean).join(" ");
  };

  const isAsked = () => !!$("#table[data-asked]");

  const signal = (turn) => {
    const [icon, name] = [$("#icon"), $(".crumb h1")];
    if (!stage?.dataset.turnTitle || !name) return;
    icon.dataset.calm ??= icon.getAttribute("href");
    icon.setAttribute("href", turn ? icon.dataset.turn : icon.dataset.calm);
    document.title = `${turn ? `${stage.dataset.turnTitle} · ` : ""}${name.textContent} · Covenstead`;
  };

  // ---- clocks

  let stamped = performance.now();

  const shownTime = (ms) => {
    const [s, two] = [Math.max(0, Math.floor(ms / 1000)), (n) => String(n).padStart(2, "0")];
    return s < 3600 ? `${Math.floor(s / 60)}:${two(s % 60)}` : `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}`;
  };

  setInterval(() => {
    for (const clock of $$(".clock[data-runs]")) {
      const left = clock.dataset.left - (performance.now() - stamped);
      clock.textContent = shownTime(left);
      clock.classList.toggle("short", left < 30000);
    }
  }, 500);

  // ---- the guided first round: the first unread tip that fits the decision, beside its thing

  const [guide, coach] = [$("#guide"), $("#coach")];
  const known = guide && `guide-${guide.dataset.game}`;
  const unread = () => {
    const read = memory.get(known);
    if (read === "off" || !isAsked()) return [];
    const decision = $("#table").dataset.decision;
    return $$("li", guide).filter((tip) => !(read || "").split(" ").includes(tip.dataset.tip) && tip.dataset.when.split(" ").includes(decision) && $(tip.dataset.at)?.getClientRects().length);
  };

  const showTip = () => {
    if (!guide) return;
    const [tip] = unread();
    $$(".guided").forEach((thing) => thing.classList.remove("guided"));
    const fresh = tip && (coach.hidden || coach.dataset.tip !== tip.dataset.tip);
    coach.hidden = !tip;
    if (!tip) return;
    coach.dataset.tip = tip.dataset.tip;
    $("#coach-text").textContent = tip.textContent;
    if (fresh) $("#news").textContent = `${$("#coach-title").textContent}. ${tip.textContent}`;
    const thing = $(tip.dataset.at);
    thing.classList.add("guided");
    beside(thing);
  };

  // Above its thing, else below, else in the corner; never over the question.
  const beside = (thing) => {
    const [at, own, floor] = [thing.getBoundingClientRect(), coach.getBoundingClientRect(), $(".prompt")?.getBoundingClientRect().top ?? innerHeight];
    const left = Math.min(Math.max(12, at.left + at.width / 2 - own.width / 2), innerWidth - own.width - 12);
    const [above, below] = [at.top - own.height - 14, at.bottom + 14];
    const top = above > 8 ? above : below + own.height < floor ? below : Math.max(8, floor - own.height - 12);
    coach.style.left = `${left}px`;
    coach.style.top = `${top}px`;
  };

  const coaching = {
    next: () => {
      const inside = coach.contains(document.activeElement);
      memory.set(known, `${memory.get(known) || ""} ${coach.dataset.tip}`.trim());
      showTip();
      if (inside) (coach.hidden ? $("#choose button:not([hidden]), #choose input, .mine [tabindex]") : $("button", coach))?.focus();
    },
    skip: () => {
      memory.set(known, "off");
      showTip();
    },
    again: () => {
      memory.set(known, "");
      const sheet = $("#sheet");
      if (sheet) sheet.checked = false;
      showTip();
      if (!coach.hidden) $("button", coach).focus();
    },
  };

  for (const kind of ["resize", "scroll"]) {
    addEventListener(kind, () => coach && !coach.hidden && $(".guided") && beside($(".guided")), { passive: true, capture: true });
  }

  // ---- live updates

  const stage = $("[data-live]");
  let stream = null;

  const update = (html) => {
    const table = $("#table");
    const version = /data-version="(\d+)"/.exec(html)?.[1];
    if (version === (table || stage).dataset.version) return;
    if (!table) return location.reload();
    const [since, before, read] = [newest(), places(), faces()];
    picked = [];
    Idiomorph.morph(table, html, { callbacks: { beforeNodeMorphed: (old) => !(old.hasAttribute && old.hasAttribute("data-keep")) } });
    $$(".advised").forEach((thing) => thing.classList.remove("advised"));
    $("#advice")?.replaceChildren();
    slide(before, read);
    perform(since);
    settle();
  };

  // Whatever can be scrolled can be scrolled with keys.
  const reachable = () => {
    for (const box of $$(".rivals, .stacks, .forests, .hand, .choices")) {
      if (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1) box.tabIndex = 0;
      else box.removeAttribute("tabindex");
    }
  };

  addEventListener("resize", reachable);

  // What follows from the page as it is now.
  const settle = () => {
    reachable();
    stamped = performance.now();
    narrow();
    countPicks();
    signal(isAsked());
    showTip();
    const waited = $("#waited");
    if (waited) waited.open = memory.get("waited") === "open";
  };

  addEventListener("toggle", (event) => {
    if (event.target.id === "waited") memory.set("waited", event.target.open ? "open" : "closed");
  }, true);

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

  // It asks now and then whether it is our turn, so that the tab can say so.
  setInterval(async () => {
    if (!document.hidden || !stage?.dataset.turnTitle) return;
    const answer = await fetch(stage.dataset.live.replace(/live$/, "turn")).catch(() => null);
    if (answer?.ok) signal((await answer.text()) === "yours");
  }, 10000);

  asked = isAsked();
  settle();
  listen();
})();

// The panel: elements as the kernel describes them; what stays the same stays, and keeps the focus.

const TYPED = ["INPUT", "SELECT", "TEXTAREA"];

class Panel {
  constructor(stage) {
    this.stage = stage;
    this.model = stage.model;
    this.box = stage.box;
    for (const name of ["click", "input", "change", "keydown"]) stage.listen(this.box, name, (event) => this.used(event));
  }

  fill() {
    const [, attributes, inside] = this.model.get("panel");
    for (const [name, value] of Object.entries(attributes)) this.box.setAttribute(name, value);
    const focus = document.activeElement, near = this.box.contains(focus) ? this.around(focus) : [], was = this.heading();
    fillIn(this.box, inside);
    if (this.heading() !== was) this.box.scrollTop = 0;
    if (!near.length || (this.box.contains(document.activeElement) && !document.activeElement.disabled)) return;
    const next = focus.dataset.rest === undefined && near.map(([around, at]) => around.isConnected && usable(around)[at]).find(Boolean);
    (next || this.box.querySelector("[data-focus]"))?.focus({ preventScroll: true });
  }

  heading() {
    return this.box.querySelector("[data-key=heading]")?.textContent;
  }

  // What stands around an element, from near to far, and how many controls come before it there.
  around(focus) {
    const found = [];
    for (let one = focus.parentElement; one && one !== this.box; one = one.parentElement) {
      found.push([one, Math.max(0, usable(one).indexOf(focus))]);
    }
    return found;
  }

  // A place for the focus where keys do what they do everywhere in the picture, and nothing is chosen.
  rest() {
    this.box.querySelector("[data-focus]")?.focus({ preventScroll: true });
  }

  enter() {
    this.box.querySelector("button, input, select, textarea, [tabindex]")?.focus();
  }

  used(event) {
    if (event.type === "keydown") {
      this.key(event);
      return;
    }
    const target = event.target.closest("[data-do]");
    if (event.type === "click" && !TYPED.includes(event.target.tagName)) this.stage.gestures.pressed(event.target);
    if (!target || target.disabled) return;
    if (target.localName === "a" && !this.followed(event)) return;
    if (target.type === "file") {
      if (event.type === "change") this.stage.hand(target);
      return;
    }
    const typed = TYPED.includes(target.tagName);
    if (event.type === "input") this.entered = event.target.heeded = null;
    if (event.type === "change" && this.entered === target) return;
    if (event.type === "click" && !typed) this.say(target, target.getAttribute("value"));
    if (event.type === (target.type === "range" ? "input" : "change") && typed) {
      this.say(target, target.type === "checkbox" ? target.checked : target.value);
    }
  }

  // A link is followed here, unless it is to be opened elsewhere.
  followed(event) {
    if (event.type !== "click" || event.ctrlKey || event.metaKey || event.shiftKey) return false;
    event.preventDefault();
    return true;
  }

  // That a line was emptied is remembered until something else is typed there.
  say(target, value) {
    if (target.localName === "input" && target.type === "text") target.heeded = value.trim() ? null : value;
    this.stage.send({ kind: "do", do: target.dataset.do, value });
  }

  // Enter says at once what was typed, and goes on to the next line where there are several to be filled. It is said
  // once: the page tells of the change only when the line is left. An emptied line that was heeded may stand for
  // something else already, and is not heeded again.
  key(event) {
    const target = event.target, typed = TYPED.includes(target.tagName);
    if ((!typed || target.type === "range") && this.stage.gestures.key(event)) return;
    event.stopPropagation();
    if (event.key !== "Enter" || target.tagName !== "INPUT" || !["text", "number"].includes(target.type)) return;
    event.preventDefault();
    this.entered = target;
    if (target.dataset.do && (target.value.trim() || target.heeded !== target.value)) this.say(target, target.value);
    const lines = [...this.box.querySelectorAll("[data-line]")];
    const next = lines[lines.indexOf(target) + 1];
    if (target.dataset.line && next) next.focus();
    if (next?.select) next.select();
  }
}

function usable(around) {
  return [...around.querySelectorAll("button, input, select, textarea")].filter((one) => !one.disabled);
}

// What is in a drawing is drawing too.
const SVG = "http://www.w3.org/2000/svg";

function fillIn(parent, inside) {
  const keyed = new Map([...parent.children].filter((one) => one.dataset.key).map((one) => [one.dataset.key, one]));
  inside.forEach((one, index) => {
    const had = parent.childNodes[index] || null;
    if (typeof one === "string") {
      if (had?.nodeType === Node.TEXT_NODE) had.nodeValue !== one && (had.nodeValue = one);
      else parent.insertBefore(document.createTextNode(one), had);
      return;
    }
    const [tag, attributes, within] = one;
    const fits = (other) => other?.nodeType === Node.ELEMENT_NODE && other.localName === tag && (other.dataset.key || "") === (attributes.key || "");
    const known = attributes.key ? keyed.get(attributes.key) : had;
    const made = fits(known) ? known : document.createElementNS(tag === "svg" ? SVG : parent.namespaceURI, tag);
    made.dataset[UNSHORTENED] = "true";
    dressUp(made, attributes);
    fillIn(made, within);
    settle(parent, made, had);
  });
  while (parent.childNodes.length > inside.length) parent.lastChild.remove();
}

// What stands there already is not moved: an element that is taken out and put back loses the focus.
function settle(parent, made, before) {
  if (made === before) return;
  const later = made.parentNode === parent && before && before.compareDocumentPosition(made) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (!later) {
    parent.insertBefore(made, before);
    return;
  }
  for (let one = before; one !== made; ) {
    const next = one.nextSibling;
    one.remove();
    one = next;
  }
}

// Attributes that mean something to this page only; `copy` and `link` are what a button hands to the clipboard.
const AS_DATA = new Set(["do", "key", "focus", "line", "drag", "drop", "copy", "link", "full", "done", "most", "until", "arrive", "print", "rest"]);

// What folds is opened once when it is to be open; from then on it is the reader's.
function dressUp(made, attributes) {
  const wanted = new Map();
  for (const [name, value] of Object.entries(attributes)) {
    wanted.set(AS_DATA.has(name) ? `data-${name}` : name, value === true ? "" : String(value));
  }
  for (const { name } of [...made.attributes]) {
    if (!wanted.has(name) && name !== "data-lm-suppress-shortcuts" && !(made.localName === "details" && name === "open")) made.removeAttribute(name);
  }
  for (const [name, value] of wanted) {
    const folded = made.localName === "details" && name === "open";
    if (made.getAttribute(name) !== value && !(folded && made.toldOpen)) made.setAttribute(name, value);
  }
  made.toldOpen = wanted.has("open");
  // Where somebody types nothing is put in his way; an emptied line that was heeded shows at once what it stands for.
  const free = made !== document.activeElement || (typeof made.heeded === "string" && made.value === made.heeded);
  if ("value" in attributes && "value" in made && free && made.value !== String(attributes.value)) {
    made.value = attributes.value;
    made.heeded = made === document.activeElement ? made.value : null;
  }
  if (made.type === "checkbox") made.checked = Boolean(attributes.checked);
}

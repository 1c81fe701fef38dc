// A pane: elements without a picture.

class Pane extends View {
  open() {
    this.el.classList.add("gw-pane");
    this.whole = this.el;
    this.furnish();
    this.fill();
    const clock = setInterval(() => this.tick(), 250);
    this.stop.signal.addEventListener("abort", () => clearInterval(clock));
  }

  dress() {
    this.el.classList.toggle("gw-dark", this.model.get("dark"));
  }

  // What is left until a moment, in minutes and seconds.
  tick() {
    for (const one of this.box.querySelectorAll("[data-until]")) {
      const left = Math.max(0, Math.round(Number(one.dataset.until) - Date.now() / 1000));
      const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
      if (one.textContent !== text) one.textContent = text;
    }
  }
}

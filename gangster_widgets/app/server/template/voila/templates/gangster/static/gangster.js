// What the app's page does beside its widgets: it shows them when they are there, and ends its kernel when it is left.

const cookie = (name) => document.cookie.split("; ").find((one) => one.startsWith(name + "="))?.slice(name.length + 1);

// A page whose kernel ended while it was sent has no configuration, and nothing to end.
const config = () => JSON.parse(document.getElementById("jupyter-config-data")?.textContent || "{}");

// Voila calls these while it renders.
window.voila_process = window.voila_heartbeat = () => {};
window.cellLoaded = true;
window.voila_finish = () => {
  document.getElementById("loading")?.remove();
  document.getElementById("rendered_cells").style.display = "";
};

// Voila would end the kernel here, where a page may still stay: a file that is saved comes this way too.
addEventListener("beforeunload", (event) => event.stopImmediatePropagation());

// The server keeps a place for who is here and loads the page anew.
addEventListener("DOMContentLoaded", () => {
  const { kernelId } = config();
  if (kernelId) document.cookie = `gangster-kernel=${kernelId}; path=/; SameSite=Lax`;
});

addEventListener("pagehide", () => {
  const token = cookie("_xsrf");
  const { baseUrl, kernelId } = config();
  if (!token || !kernelId) return;
  const address = `${baseUrl}voila/api/shutdown/${kernelId}`;
  fetch(address, { method: "POST", keepalive: true, headers: { "X-XSRFToken": decodeURIComponent(token) } }).catch(() => {});
});

// A page that the browser kept and shows again has no kernel any more.
addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});

// Sentences of the page itself stand there in all languages; the reader's is left.
addEventListener("DOMContentLoaded", () => {
  const known = ["en", "de", "nl", "fr"];
  const wanted = [new URLSearchParams(location.search).get("lang"), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  const lang = wanted.find((tag) => known.includes(tag)) ?? "en";
  for (const said of document.querySelectorAll("#rendered_cells .gw-said [lang]")) said.hidden = said.lang !== lang;
});

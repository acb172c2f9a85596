// Independent of the app (docs/decisions/0007, 0008): brings a printed page its data; where that or a script does not
// come, one reload, then a word.
(() => {
  let isFailing = false;

  window.takePageData = async (address) => {
    const { streamController } = window.__reactRouterContext;
    try {
      const answer = await fetch(address, { priority: "low" });
      if (!answer.ok) throw new Error(String(answer.status));
      streamController.enqueue(await answer.text());
      streamController.close();
    } catch {
      recover();
    }
  };

  addEventListener("error", (event) => event.target instanceof HTMLScriptElement && recover(), true);
  addEventListener("unhandledrejection", ({ reason }) => {
    if (/dynamically imported module|module script failed/i.test(reason?.message)) recover();
  });
  addEventListener("load", () => {
    const hasScripts = document.querySelector("script[type=module]") !== null;
    if (hasScripts && !("__reactRouterRouteModules" in window)) recover();
  });

  function recover() {
    if (isFailing || "__reactRouterDataRouter" in window) return;
    isFailing = true;
    const isReloaded = performance.getEntriesByType("navigation")[0]?.type === "reload";
    if (navigator.onLine && !isReloaded) location.reload();
    else if (document.readyState === "loading") addEventListener("DOMContentLoaded", tell);
    else tell();
  }

  function tell() {
    const note = document.createElement("p");
    note.className = "notice tone-danger page-notice";
    note.setAttribute("role", "alert");
    note.textContent =
      "Parts of this page could not be loaded. You can read everything; to use forms and menus, please reload the page.";
    document.body.append(note);
  }
})();

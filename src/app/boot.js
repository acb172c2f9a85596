// Independent of the app (docs/decisions/0007): where its scripts do not come, one reload, then a word.
(() => {
  let isFailing = false;

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

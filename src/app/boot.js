// Runs apart from the app, so that it is there when the app is not: after a deploy a page that was open or
// cached asks for scripts that are gone. It reloads once to get the new ones; if that does not help, it says so.
// A classic script in a file of its own: sent as it is, with an integrity attribute.
(() => {
  let isFailing = false;

  addEventListener("error", (event) => event.target instanceof HTMLScriptElement && recover(), true);
  addEventListener("unhandledrejection", ({ reason }) => {
    // In the words of Chromium, Firefox and Safari.
    if (/dynamically imported module|module script failed/i.test(reason?.message)) recover();
  });
  // What failed before this script came was not heard.
  addEventListener("load", () => {
    const hasScripts = document.querySelector("script[type=module]") !== null;
    if (hasScripts && !("__reactRouterRouteModules" in window)) recover();
  });

  // Once the app is alive, a script that does not come (a blocked tag, say) is no reason to take the page away.
  // The browser knows whether this is a reload already, so nothing need be stored and no loop can start.
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

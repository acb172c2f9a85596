// Runs apart from the app, so that it is there when the app is not: after a deploy a page that was open or
// cached asks for scripts that are gone. It reloads once to get the new ones; if that does not help, it says so.
// A classic script in a file of its own: sent as it is, with an integrity attribute.
(() => {
  const reloadedKey = "reloaded-for-scripts";

  addEventListener(
    "error",
    (event) => {
      if (!(event.target instanceof HTMLScriptElement)) return;
      if (mayReload()) location.reload();
      else tell();
    },
    true,
  );

  // Once per address and visit; where storage is blocked, never: a loop of reloads is worse than a message.
  function mayReload() {
    try {
      if (sessionStorage.getItem(reloadedKey) === location.href) return false;
      sessionStorage.setItem(reloadedKey, location.href);
      return true;
    } catch {
      return false;
    }
  }

  function tell() {
    if (document.getElementById("script-failure")) return;
    const note = document.createElement("p");
    note.id = "script-failure";
    note.className = "script-failure";
    note.setAttribute("role", "alert");
    note.textContent =
      "Parts of this page could not be loaded. You can read everything; to use forms and menus, please reload the page.";
    document.body.append(note);
  }
})();

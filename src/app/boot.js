// Independent of the app (docs/decisions/0007, 0008): brings a printed page its data; where that or a script does not
// come, one reload, then a word.
(() => {
  let isFailing = false;
  let letLoadFire = () => {};

  const firstPaint = new Promise((resolve) => {
    if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes("paint")) return resolve();
    addEventListener("visibilitychange", resolve);
    setTimeout(resolve, 5_000); // A paint that nobody reports must not keep the page from its scripts.
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
    }).observe({ type: "paint", buffered: true });
  });

  // An open document in a frame holds `load` back until the app has taken the page over, so that whoever waits for it
  // finds it alive. Made at once, while the page is still coming: a frame takes a phone some time.
  function holdLoad() {
    if (document.body === null) return setTimeout(holdLoad);
    const frame = document.createElement("iframe");
    frame.hidden = true;
    document.body.append(frame);
    frame.contentDocument.open();
    letLoadFire = () => frame.remove();
    addEventListener("alive", letLoadFire);
    setTimeout(letLoadFire, 10_000); // An app that died on its way must not leave the tab loading for good.
  }
  holdLoad();

  // Scripts come after the first paint: until then the line and the processor belong to what is read.
  addEventListener("DOMContentLoaded", async () => {
    const [modules, pageData] = ["modules", "page-data"].map((id) => document.getElementById(id));
    if (modules === null) return letLoadFire();
    await firstPaint;
    bringStyles();
    modules.replaceWith(document.importNode(modules.content, true));
    if (pageData !== null) takePageData(pageData.dataset).catch(recover);
  });

  // On a page with styles of its own the rest of the stylesheet, then print rules. One after the other, in the order of
  // the document: a sheet that comes to stand before another, or is taken out, has the whole page laid out anew.
  async function bringStyles() {
    for (const link of document.querySelectorAll("link[disabled]")) {
      const { later } = link.dataset;
      if (later === undefined) {
        link.disabled = false;
        await hasLoaded(link);
        continue;
      }
      for (const href of later.split(" ")) {
        const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
        link.before(sheet);
        await hasLoaded(sheet);
      }
    }
  }

  const hasLoaded = (link) => new Promise((resolve) => link.addEventListener("load", resolve));

  async function takePageData({ path, tag }) {
    const { streamController } = window.__reactRouterContext;
    const isOfThisBuild = ({ ok, headers }) => ok && (headers.get("ETag") ?? tag).includes(tag);
    let answer = await fetch(path, { priority: "low", cache: "force-cache" });
    if (!isOfThisBuild(answer)) answer = await fetch(path, { cache: "reload" });
    if (!isOfThisBuild(answer)) throw new Error(path);
    streamController.enqueue(toRouterState(await answer.text()));
    streamController.close();
  }

  // `.data` is a flat list of values that name each other by position, and so is the router's state: its first value
  // names the results of the routes, [{ "_1": 2 }, "root", { "_3": 4 }, "data", …], here to be their loaders' data.
  function toRouterState(text) {
    const values = JSON.parse(text);
    const end = values.length;
    const loaderData = Object.entries(values[0]).map(([route, result]) => [
      route,
      Object.values(values[result])[0],
    ]);
    values[0] = { [`_${end}`]: end + 1, [`_${end + 2}`]: -5, [`_${end + 3}`]: -5 };
    return JSON.stringify(
      values.concat("loaderData", Object.fromEntries(loaderData), "actionData", "errors"),
    );
  }

  const isAlive = () => "__reactRouterDataRouter" in window;
  const judge = ({ target }) => {
    const isStyles = target.matches?.("[rel=stylesheet]");
    // What is typed by then must not be lost to a reload.
    if (isStyles && isAlive()) tell();
    else if (isStyles || target instanceof HTMLScriptElement) recover();
  };
  addEventListener("error", judge, true);
  addEventListener("unhandledrejection", ({ reason }) => {
    if (/dynamically imported module|module script failed/i.test(reason?.message)) recover();
  });

  function recover() {
    if (isFailing || isAlive()) return;
    isFailing = true;
    letLoadFire();
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

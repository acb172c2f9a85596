/** Root margin for the top third of the screen and everything above it; the last heading in it is the current one. */
const READING_LINE = "100000px 0px -66% 0px";

export function markCurrentHeading(): void {
  const links = new Map<Element, Element>();
  const passed = new Set<Element>();
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) passed.add(target);
        else passed.delete(target);
      }
      const current = [...links.keys()].findLast((heading) => passed.has(heading));
      for (const [heading, link] of links) link.ariaCurrent = heading === current ? "location" : null;
    },
    { rootMargin: READING_LINE },
  );
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".toc a")) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (!heading) continue;
    links.set(heading, link);
    observer.observe(heading);
  }
}

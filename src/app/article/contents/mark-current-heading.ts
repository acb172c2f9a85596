/** The reader is at the last heading above this line: the upper third of the screen. */
const READING_LINE = "100000px 0px -66% 0px";

/** Marks, in the table of contents beside the text, the heading under which the reader is; none before the first. */
export function markCurrentHeading(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".contents-rail a")];
  const passed = new Set<string>();
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) passed.add(`#${target.id}`);
        else passed.delete(`#${target.id}`);
      }
      const current = links.findLast(({ hash }) => passed.has(hash));
      for (const link of links) link.ariaCurrent = link === current ? "location" : null;
    },
    { rootMargin: READING_LINE },
  );
  for (const { hash } of links) {
    const heading = document.getElementById(hash.slice(1));
    if (heading) observer.observe(heading);
  }
}

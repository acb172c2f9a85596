import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Carousel } from "./carousel.tsx";
import { CarouselTrack } from "./carousel-track.tsx";

it("lists every card once and scrolls with the keyboard", () => {
  const html = renderToStaticMarkup(
    <Carousel label="Results" count={2} intervalMs={4_000}>
      <CarouselTrack label="Results">
        <p>first</p>
        <p>second</p>
      </CarouselTrack>
    </Carousel>,
  );
  expect(html.match(/<li/g)).toHaveLength(2);
  expect(html).toMatch(/<ul role="list" aria-label="Results" tabindex="0"/);
  expect([...html.matchAll(/<button[^>]* aria-label="([^"]+)"/g)].map(([, name]) => name)).toEqual([
    "Previous in Results",
    "Next in Results",
    "Pause Results",
  ]);
});

it("doesn't show buttons for a single card, or any controls without a footer", () => {
  const render = (footer?: string) =>
    renderToStaticMarkup(
      <Carousel label="Results" count={1} intervalMs={4_000} footer={footer}>
        <CarouselTrack label="Results">
          <p>only</p>
        </CarouselTrack>
      </Carousel>,
    );
  expect(render()).toMatch(/<div hidden="" class="carousel-rail /);
  expect(render("See All")).toMatch(/<div class="carousel-rail"/);
  expect(render("See All")).not.toContain("<button");
});

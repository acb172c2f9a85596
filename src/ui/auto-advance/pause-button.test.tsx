import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PauseButton } from "./pause-button.tsx";

it("a pause button has a name, and no tooltip until it is hovered or focused", () => {
  const auto = { advances: true, paused: false, togglePaused: () => {} };
  const html = renderToStaticMarkup(<PauseButton auto={auto} subject="results" />);
  expect(html).toContain('class="relative inline-flex ');
  expect(html).toContain('aria-label="Pause results"');
  expect(html.replaceAll(/<[^>]+>/g, "")).toBe("");
});

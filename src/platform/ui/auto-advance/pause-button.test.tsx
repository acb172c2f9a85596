import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PauseButton } from "./pause-button.tsx";

it("labels the pause button and doesn't render a tooltip before hover or focus", () => {
  const auto = { advances: true, paused: false, togglePaused: () => {} };
  const html = renderToStaticMarkup(<PauseButton auto={auto} subject="results" />);
  expect(html).toContain('class="relative inline-flex ');
  expect(html).toContain('aria-label="Pause results"');
  expect(html.replaceAll(/<[^>]+>/g, "")).toBe("");
});

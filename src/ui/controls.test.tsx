import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Carousel } from "./carousel/carousel.tsx";
import { Accordion, Button, CarouselTrack, PauseButton, TextField } from "./index.ts";
import { nextTabIndex, Tabs } from "./tabs/tabs.tsx";

describe("what the server renders of a control", () => {
  it("joins label and error of a field with its input", () => {
    const html = renderToStaticMarkup(
      <TextField label="Email" optional error="Please enter a valid email" name="email" />,
    );
    const id = /<input[^>]* id="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`<label for="${id}"`);
    expect(html).toContain(`aria-describedby="${id}-optional ${id}-error"`);
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain(`<p id="${id}-error"`);
  });

  it("has no error attributes where there is no error", () => {
    const html = renderToStaticMarkup(<TextField label="Email" />);
    expect(html).not.toMatch(/aria-invalid|aria-describedby/);
  });

  it("holds every panel of the tabs, and hides all but the first", () => {
    const tabs = ["one", "two", "three"].map((id) => ({ id, label: id, panel: `panel ${id}` }));
    const html = renderToStaticMarkup(<Tabs label="Approach" tabs={tabs} />);
    for (const { panel } of tabs) expect(html).toContain(panel);
    expect(html.match(/ hidden=""/g)).toHaveLength(2);
    expect(html.match(/tabindex="0"/g)).toHaveLength(1);
  });

  it("folds by `details` of one name, one part open at a time", () => {
    const parts = ["a", "b"].map((id) => ({ id, title: id, body: id }));
    const html = renderToStaticMarkup(<Accordion parts={parts} openId="b" />);
    const names = [...html.matchAll(/<details[^>]* name="([^"]+)"/g)].map((match) => match[1]);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
    expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1);
  });

  it("lists every card of a carousel once, in a list that the keyboard can scroll", () => {
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

  it("disables the controls of a single card, and has no pause button", () => {
    const html = renderToStaticMarkup(
      <Carousel label="Results" count={1} intervalMs={4_000}>
        <CarouselTrack label="Results">
          <p>only</p>
        </CarouselTrack>
      </Carousel>,
    );
    expect(html.match(/<button[^>]* disabled=""/g)).toHaveLength(2);
    expect(html.match(/<button/g)).toHaveLength(2);
  });

  it("renders no tooltip until its control is hovered or focused", () => {
    const auto = { advances: true, paused: false, togglePaused: () => {} };
    const html = renderToStaticMarkup(<PauseButton auto={auto} subject="results" />);
    expect(html).toContain('class="tooltip-anchor ');
    expect(html).toContain('aria-label="Pause results"');
    expect(html.replaceAll(/<[^>]+>/g, "")).toBe("");
  });

  it("disables a pending button and says that it is busy", () => {
    const html = renderToStaticMarkup(<Button pending>Sending...</Button>);
    expect(html).toMatch(/disabled=""/);
    expect(html).toContain('aria-busy="true"');
  });

  it("moves between tabs with arrows, wrapping, and with Home and End", () => {
    const noModifier = { altKey: false, ctrlKey: false, metaKey: false };
    for (const [key, from, to] of [
      ["ArrowRight", 3, 0],
      ["ArrowLeft", 0, 3],
      ["Home", 2, 0],
      ["End", 1, 3],
      ["Enter", 1, -1],
    ] as const) {
      expect(nextTabIndex({ ...noModifier, key }, from, 4)).toBe(to);
      for (const modifier of ["altKey", "ctrlKey", "metaKey"] as const) {
        expect(nextTabIndex({ ...noModifier, key, [modifier]: true }, from, 4)).toBe(-1);
      }
    }
  });
});

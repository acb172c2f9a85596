import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Accordion, Button, Carousel, nextTabIndex, PauseButton, Tabs, TextField } from "./index.ts";

describe("what the server prints of a control", () => {
  it("joins label, hint and error of a field with its input", () => {
    const html = renderToStaticMarkup(
      <TextField id="email" label="Email" hint="At work" error="Please enter a valid email" name="email" />,
    );
    expect(html).toContain('<label for="email"');
    expect(html).toContain('aria-describedby="email-hint email-error"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('<p id="email-error"');
  });

  it("says nothing of errors where there are none", () => {
    const html = renderToStaticMarkup(<TextField id="email" label="Email" />);
    expect(html).not.toMatch(/aria-invalid|aria-describedby/);
  });

  it("holds every panel of the tabs, and hides all but the first", () => {
    const tabs = ["one", "two", "three"].map((id) => ({ id, label: id, panel: `panel ${id}` }));
    const html = renderToStaticMarkup(<Tabs label="Approach" tabs={tabs} />);
    for (const { panel } of tabs) expect(html).toContain(panel);
    expect(html.match(/ hidden=""/g)).toHaveLength(2);
    expect(html.match(/tabindex="0"/g)).toHaveLength(1);
  });

  it("folds with the browser's own means, one part open at a time", () => {
    const parts = ["a", "b"].map((id) => ({ id, title: id, body: id }));
    const html = renderToStaticMarkup(<Accordion parts={parts} openId="b" />);
    const names = [...html.matchAll(/<details[^>]* name="([^"]+)"/g)].map((match) => match[1]);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
    expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1);
  });

  it("lists every card of a carousel once, and nothing where there is no card", () => {
    const html = renderToStaticMarkup(
      <Carousel label="Results" intervalMs={4_000}>
        <p>first</p>
        <p>second</p>
      </Carousel>,
    );
    expect(html.match(/<li/g)).toHaveLength(2);
    expect(renderToStaticMarkup(<Carousel label="Results">{[]}</Carousel>)).toBe("");
  });

  it("shows the controls of a single card at rest, without a pause", () => {
    const html = renderToStaticMarkup(
      <Carousel label="Results" intervalMs={4_000}>
        <p>only</p>
      </Carousel>,
    );
    expect(html.match(/<button[^>]* disabled=""/g)).toHaveLength(2);
    expect(html.match(/<button/g)).toHaveLength(2);
  });

  it("keeps a hint out of the page until somebody rests on its control", () => {
    const html = renderToStaticMarkup(<PauseButton paused={false} onToggle={() => {}} subject="results" />);
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
    expect(nextTabIndex("ArrowRight", 3, 4)).toBe(0);
    expect(nextTabIndex("ArrowLeft", 0, 4)).toBe(3);
    expect(nextTabIndex("Home", 2, 4)).toBe(0);
    expect(nextTabIndex("End", 1, 4)).toBe(3);
    expect(nextTabIndex("Enter", 1, 4)).toBe(-1);
  });
});

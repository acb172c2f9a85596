import { vi } from "vitest";
import type { Browser } from "./browser.ts";

/** WebDriver's code points for keys without a character. */
const keys = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C" };

/** A page as a visitor uses it. An element is found by a selector and the beginning of its name. */
export interface Page {
  open(path: string): Promise<void>;
  resize(width: number, height: number): Promise<unknown>;
  /** Clicks the middle of an element once it is visible, at rest and not covered. */
  click(selector: string, name?: string): Promise<void>;
  /** Clicks a field and types into it. */
  fill(selector: string, text: string): Promise<void>;
  press(key: keyof typeof keys): Promise<unknown>;
  isVisible(selector: string, name?: string): Promise<boolean>;
  /** The name of the focused element. */
  focused(): Promise<string>;
  /** Calls a function in the page. It can use its arguments and `findVisible` alone, and returns JSON. */
  run<Result, Args extends unknown[]>(work: (...args: Args) => Result, ...args: Args): Promise<Result>;
}

export function createPage(browser: Browser, origin: string): Page {
  const run: Page["run"] = async (work, ...args) => {
    const given = args.map((arg) => JSON.stringify(arg)).join();
    const call = `JSON.stringify((${work})(${given}) ?? null)`;
    return JSON.parse(await browser.evaluate(`(() => { ${findVisible}; return ${call}; })()`));
  };
  const type = (text: string) => {
    const actions = [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    return browser.performActions([{ type: "key", id: "keyboard", actions }]);
  };
  const click: Page["click"] = async (selector, name = "") => {
    let before = "";
    const point = await vi.waitFor(
      async () => {
        const found = await run(findPoint, selector, name);
        if (typeof found === "string") throw new Error(`${selector} "${name}" ${found}`);
        const now = JSON.stringify(found);
        const moves = now !== before;
        before = now;
        if (moves) throw new Error(`${selector} "${name}" moves`);
        return found;
      },
      { timeout: 10_000 },
    );
    const actions = [
      { type: "pointerMove", ...point },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await browser.performActions([{ type: "pointer", id: "mouse", actions }]);
  };
  return {
    run,
    click,
    async open(path) {
      await browser.navigate(origin + path);
    },
    resize: (width, height) => browser.resize(width, height),
    async fill(selector, text) {
      await click(selector);
      await type(text);
    },
    press: (key) => type(keys[key]),
    isVisible: (selector, name = "") => run(hasVisible, selector, name),
    focused: () => run(nameFocused),
  };
}

/** The first visible element of a selector whose name begins so. `run` sends it along to the page. */
function findVisible(selector: string, name: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
    const text = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return element.checkVisibility({ visibilityProperty: true }) && text.trim().startsWith(name);
  });
}

function hasVisible(selector: string, name: string): boolean {
  return findVisible(selector, name) !== undefined;
}

/** Scrolls an element into view and returns its middle, or why it cannot be clicked. */
function findPoint(selector: string, name: string): { x: number; y: number } | string {
  const element = findVisible(selector, name);
  if (!element) return "is not there";
  const isInView = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;
  if (!isInView(element.getBoundingClientRect()))
    element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = document.elementFromPoint(point.x, point.y);
  return element.contains(hit) ? point : `is covered by ${hit?.outerHTML.slice(0, 100)}`;
}

function nameFocused(): string {
  const element = document.activeElement;
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  return (element?.getAttribute("aria-label") ?? (label ?? element)?.textContent ?? "").trim();
}

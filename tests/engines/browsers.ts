import puppeteer, { ElementHandle } from "puppeteer-core";
import { Builder, Key, type WebElement } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { vi } from "vitest";

interface Found {
  click(): Promise<void>;
  type(text: string): Promise<void>;
}

/** Common interface of both engines' clients. */
interface Client {
  goto(url: string): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  /** Calls a function in the page. The function can use only its arguments, and returns JSON. */
  run<Result, Args extends unknown[]>(work: (...args: Args) => Result, ...args: Args): Promise<Result>;
  find(selector: string, name: string): Promise<Found | undefined>;
  press(key: "Tab" | "Escape"): Promise<unknown>;
  /** Errors and policy violations so far. WebKitWebDriver doesn't report any. */
  errors: string[];
  close(): Promise<void>;
}

/** Acts on the first visible element that matches a selector and whose name starts with the given text. */
export type Browser = ReturnType<typeof createBrowser>;

function createBrowser(client: Client) {
  /** Waits for an element and acts on it; retries while it is still moving. */
  const use = (selector: string, name: string, act: (element: Found) => Promise<void>) =>
    vi.waitFor(async () => {
      const element = await client.find(selector, name);
      if (!element) throw new Error(`There is no visible ${selector} "${name}".`);
      await act(element);
    }, 10_000);
  return {
    ...client,
    click: (selector: string, name = "") => use(selector, name, (element) => element.click()),
    fill: (selector: string, text: string) => use(selector, "", (element) => element.type(text)),
    isVisible: async (selector: string, name = "") => (await client.find(selector, name)) !== undefined,
  };
}

/** Starts headless Firefox, controlled over WebDriver BiDi. */
export async function startFirefox(): Promise<Browser> {
  const executablePath = process.env.FIREFOX_PATH ?? "/usr/bin/firefox";
  const env = { ...process.env, TZ: "UTC" };
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, env });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return createBrowser({
    errors,
    goto: (url) => page.goto(url),
    resize: (width, height) => page.setViewport({ width, height }),
    async run(work, ...args) {
      const call = `(${work})(...${JSON.stringify(args)})`;
      return JSON.parse(String(await page.evaluate(`JSON.stringify(${call} ?? null)`)));
    },
    async find(selector, name) {
      const element = await page.evaluateHandle(findVisible, selector, name);
      if (!(element instanceof ElementHandle)) return undefined;
      // A locator waits until the element stops moving.
      return { click: () => element.asLocator().click(), type: (text) => element.type(text) };
    },
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  });
}

/** Starts WebKitGTK's MiniBrowser through WebKitWebDriver, which needs a display. */
export async function startWebkit(): Promise<Browser> {
  const env = { ...process.env, TZ: "UTC", GDK_BACKEND: "x11" };
  const service = new DriverService.Builder("/usr/bin/WebKitWebDriver")
    .setLoopback(true)
    .setEnvironment(env)
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .forBrowser("MiniBrowser")
    .build();
  return createBrowser({
    errors: [],
    goto: (url) => driver.get(url),
    resize: (width, height) => driver.manage().window().setRect({ x: 0, y: 0, width, height }),
    run: (work, ...args) => driver.executeScript(work, ...args),
    async find(selector, name) {
      const element = await driver.executeScript<WebElement | null>(findVisible, selector, name);
      if (!element) return undefined;
      const click = async () => {
        // The driver does not scroll to every element.
        await driver.executeScript(center, element);
        await element.click();
      };
      return { click, type: (text) => element.sendKeys(text) };
    },
    press: (key) =>
      driver
        .actions()
        .sendKeys(key === "Tab" ? Key.TAB : Key.ESCAPE)
        .perform(),
    async close() {
      await driver.quit();
      await service.kill();
    },
  });
}

function center(element: HTMLElement): void {
  element.scrollIntoView({ block: "center", behavior: "instant" });
}

function findVisible(selector: string, name: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
    const text = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return element.checkVisibility({ visibilityProperty: true }) && text.trim().startsWith(name);
  });
}

import { expect, it, onTestFinished, vi } from "vitest";
import { createLog } from "./log.ts";

function logTo(terminal: boolean): { log: ReturnType<typeof createLog>; lines: string[] } {
  const lines: string[] = [];
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 2, 9, 30) });
  onTestFinished(() => void vi.useRealTimers());
  const write = (text: string) => lines.push(text) > 0;
  return { log: createLog("info", { isTTY: terminal, write }), lines };
}

it("writes readable lines when the output is a terminal", () => {
  const { log, lines } = logTo(true);
  log.info({ status: 200, path: "/api/forms", channels: ["webhook"] }, "request");
  log.warn("two words");
  log.debug("not shown");
  expect(lines).toEqual([
    '09:30:00 info request  status=200  path=/api/forms  channels=["webhook"]\n',
    "09:30:00 warn two words\n",
  ]);
});

it("writes an error's stack below its line, and keeps line breaks in fields", () => {
  const { log, lines } = logTo(true);
  log.error({ err: new Error("no disk") }, "not stored");
  log.error({ fault: "first\nsecond" }, "the build failed");
  expect(lines[0]).toMatch(/^09:30:00 error not stored\n {2}Error: no disk\n {6}at .*log\.test\.ts/);
  expect(lines[1]).toBe("09:30:00 error the build failed  fault=\nfirst\nsecond\n");
});

it("removes characters that control the terminal", () => {
  const { log, lines } = logTo(true);
  log.info({ path: "/\u001b[2J\u009b31m" }, "request\r");
  expect(lines).toEqual(["09:30:00 info request   path=/ [2J 31m\n"]);
});

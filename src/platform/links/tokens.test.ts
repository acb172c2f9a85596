import { describe, expect, it } from "vitest";
import { dayMs } from "../time/durations.ts";
import { createTokens } from "./tokens.ts";

const secrets = { readSecret: async () => Buffer.alloc(32, 7) };
const tokens = createTokens(secrets, "owner");
const id = "01KAX3F0V4Q7M2N8T5R6K7M29Q";
const token = await tokens.sign(id, 0);

describe("a token", () => {
  it("names its subject until it expires", async () => {
    expect(await tokens.read(token, 30 * dayMs - 1)).toBe(id);
    expect(await tokens.read(token, 30 * dayMs)).toBeUndefined();
  });

  it.each([
    [
      "owner",
      undefined,
      id,
      "01KAX3F0V4Q7M2N8T5R6K7M29Q.z3MXM9vRBJf8YxmoOxcu-FNGkVvQmhgUcDMB0KzbjMo.my0sow00",
    ],
    ["calendar", undefined, "calls", "calls.GI8OtRQUl8eIbhl0uab17sduFJgb4m3xbjcp1GTdwMQ.2ht8x7itc0"],
    [
      "preview",
      "/read-insight/draft",
      "preview",
      "preview.eY54Se49Zy6cnQtI4oAf0NpSpeb1QiuX4-eRqBPgPjs.mx3xkao0",
    ],
  ] as const)(
    "for %s stays valid in emails and calendars that have it",
    async (purpose, path, subject, text) => {
      expect(await createTokens(secrets, purpose, path).sign(subject, Date.UTC(2026, 10, 24))).toBe(text);
    },
  );

  it("is rejected when any of its characters is replaced, removed or doubled", async () => {
    for (let at = 0; at < token.length; at += 1) {
      const [before, character = "", after] = [token.slice(0, at), token[at], token.slice(at + 1)];
      const other = character === "a" ? "b" : "a";
      for (const changed of [other, "", character + character]) {
        expect(await tokens.read(before + changed + after, 0)).toBeUndefined();
      }
    }
  });

  it.each(["", ".", "..", "...", `${token}.`, ` ${token}`, "é".repeat(token.length)])(
    "is rejected when it is malformed: %j",
    async (text) => {
      expect(await tokens.read(text, 0)).toBeUndefined();
    },
  );

  it("is rejected when it was signed for another purpose or path, or with another secret", async () => {
    const preview = await createTokens(secrets, "preview", "/a").sign("preview");
    expect(await createTokens(secrets, "preview", "/b").read(preview)).toBeUndefined();
    expect(await createTokens(secrets, "erased").read(token, 0)).toBeUndefined();
    const others = { readSecret: async () => Buffer.alloc(32) };
    expect(await createTokens(others, "owner").read(token, 0)).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import { createSignedTokens } from "./signed-token.ts";

const secret = Buffer.alloc(32, 7);
const tokens = createSignedTokens(secret, "lead");
const token = tokens.sign("01KAX3F0V4Q7M2N8T5R6K7M29Q", 2_000);

describe("a signed token", () => {
  it("names its subject until it expires", () => {
    expect(tokens.read(token, 1_999)).toBe("01KAX3F0V4Q7M2N8T5R6K7M29Q");
    expect(tokens.read(token, 2_000)).toBeUndefined();
  });

  it("is rejected when any of its characters is replaced, removed or doubled", () => {
    for (let at = 0; at < token.length; at += 1) {
      const [before, character = "", after] = [token.slice(0, at), token[at], token.slice(at + 1)];
      const other = character === "a" ? "b" : "a";
      for (const changed of [other, "", character + character]) {
        expect(tokens.read(before + changed + after, 0)).toBeUndefined();
      }
    }
  });

  it.each(["", ".", "..", "...", `${token}.`, ` ${token}`, "é".repeat(token.length)])(
    "is rejected when it is malformed: %j",
    (text) => {
      expect(tokens.read(text, 0)).toBeUndefined();
    },
  );

  it("is rejected when it was signed for another purpose or with another secret", () => {
    expect(createSignedTokens(secret, "preview").read(token, 0)).toBeUndefined();
    expect(createSignedTokens(Buffer.alloc(32), "lead").read(token, 0)).toBeUndefined();
  });
});

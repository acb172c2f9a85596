import { describe, expect, it } from "vitest";
import { createBodyLimit } from "./request-bodies.ts";

const read = createBodyLimit(10);

function streamed(chunks: readonly string[], onPull?: () => void): Request {
  const left = chunks.map((chunk) => new TextEncoder().encode(chunk));
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      onPull?.();
      const chunk = left.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
  });
  const init = { method: "POST", body, duplex: "half" };
  return new Request("http://localhost/", init);
}

describe("the body limit", () => {
  it("returns a body within the limit", async () => {
    expect(Buffer.from((await read(streamed(["12345", "67890"]))) ?? "").toString()).toBe("1234567890");
  });

  it("returns zero bytes when there is no body", async () => {
    expect(await read(new Request("http://localhost/", { method: "POST" }))).toHaveLength(0);
  });

  it("rejects a body by its Content-Length without reading it", async () => {
    const request = new Request("http://localhost/", {
      method: "POST",
      body: "short",
      headers: { "content-length": "11" },
    });
    expect(await read(request)).toBeUndefined();
    expect(request.bodyUsed).toBe(false);
  });

  it("stops reading a body of unknown length at the limit", async () => {
    let pulls = 0;
    const request = streamed(Array<string>(1000).fill("12345678"), () => {
      pulls += 1;
    });
    expect(await read(request)).toBeUndefined();
    expect(pulls).toBeLessThan(10);
  });
});

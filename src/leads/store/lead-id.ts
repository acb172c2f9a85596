import { randomBytes } from "node:crypto";

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const timeChars = 10;
const randomChars = 16;

/** Ids sort by time. Within one process they always increase, even if the clock is set back. */
export function createLeadIds(now: () => number = Date.now): () => string {
  let lastMs = 0;
  let lastRandom = 0n;
  return () => {
    const ms = Math.max(now(), lastMs);
    lastRandom = ms === lastMs ? lastRandom + 1n + randomBigInt(4) : randomBigInt(9);
    lastMs = ms;
    return encode(BigInt(ms), timeChars) + encode(lastRandom, randomChars);
  };
}

function randomBigInt(bytes: number): bigint {
  return BigInt(`0x${randomBytes(bytes).toString("hex")}`);
}

function encode(value: bigint, chars: number): string {
  let text = "";
  for (let rest = value; text.length < chars; rest >>= 5n) text = alphabet[Number(rest & 31n)] + text;
  return text;
}

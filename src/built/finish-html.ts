import { createHash } from "node:crypto";

/** A page as it goes on the wire. Nothing may change its text afterwards: the hashes are of its exact bytes. */
export interface FinishedHtml {
  html: string;
  /** Sources for `script-src`, one for each inline script that runs: `'sha256-…'`. */
  scriptHashes: string[];
}

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const scriptLink = /<link\b[^>]*\brel="(?:modulepreload|preload)"[^>]*>/g;

/**
 * Gives any page of the app its finishing, printed or rendered: takes out the `modulepreload` links (they
 * delay the first paint; the router adds them again after hydration), gives the site's own external scripts
 * their `integrity`, and hashes what runs inline (reliability: header set).
 */
export function finishHtml(html: string, integrity: ReadonlyMap<string, string>): FinishedHtml {
  const scriptHashes = new Set<string>();
  const finished = html
    .replace(scriptLink, (link) => (link.includes('"modulepreload"') ? "" : link))
    .replace(script, (whole, attributes: string, code: string) => {
      const source = /\bsrc="([^"]*)"/.exec(attributes)?.[1];
      if (source !== undefined) return withIntegrity(whole, attributes, integrity.get(source));
      if (!isDataBlock(attributes)) scriptHashes.add(hashScript(code));
      return whole;
    });
  return { html: finished, scriptHashes: [...scriptHashes] };
}

/**
 * Takes every script out of a page, data blocks excepted. For a page redrawn under an address that is not its
 * own: hydrated there, the router would look for the wrong route and fail.
 */
export function stripScripts(html: string): string {
  return html
    .replace(scriptLink, (link) => (/"modulepreload"|as="script"/.test(link) ? "" : link))
    .replace(script, (whole, attributes: string) => (isDataBlock(attributes) ? whole : ""));
}

/** The value of an `integrity` attribute for a file. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
}

/** JSON-LD is read, not run, so the policy does not ask for its hash. */
function isDataBlock(attributes: string): boolean {
  return /\btype="application\/(?:ld\+)?json"/.test(attributes);
}

function withIntegrity(tag: string, attributes: string, integrity: string | undefined): string {
  if (!integrity || attributes.includes("integrity=")) return tag;
  return tag.replace("<script", `<script integrity="${integrity}"`);
}

function hashScript(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

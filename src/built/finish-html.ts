import { createHash } from "node:crypto";

/** A page as it goes on the wire. Nothing may change its text afterwards: the hashes are of its exact bytes. */
export interface FinishedHtml {
  html: string;
  /** Sources for `script-src`, one for each inline script that runs. */
  scriptHashes: string[];
}

/** What the policy lets stand inline: sources for `script-src` and `style-src`, each `'sha256-…'`. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const scriptLink = /<link\b[^>]*\brel="(?:modulepreload|preload)"[^>]*>/g;

/**
 * Gives any page of the app its finishing, printed or rendered: lays its modules by for the boot script, which starts
 * them after the first paint (docs/decisions/0008), vouches for the site's own script files with an `integrity`, and
 * hashes what runs inline (reliability: header set).
 */
export function finishHtml(html: string, integrity: ReadonlyMap<string, string>): FinishedHtml {
  const preloads: string[] = [];
  const scripts = new Set<string>();
  const finished = html
    .replace(scriptLink, (link) => {
      if (!link.includes('"modulepreload"')) return link;
      preloads.push(link);
      return "";
    })
    .replace(script, (whole, attributes: string, code: string) => {
      const source = /\bsrc="([^"]*)"/.exec(attributes)?.[1];
      if (source !== undefined) return vouchFor(whole, integrity.get(source));
      if (isDataBlock(attributes)) return whole;
      scripts.add(inlineHashOf(code));
      if (!attributes.includes('type="module"')) return whole;
      return `<template id="modules">${preloads.join("")}${whole}</template>`;
    });
  return { html: finished, scriptHashes: [...scripts] };
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

function vouchFor(element: string, integrity: string | undefined): string {
  return integrity ? element.replace("<script", `<script integrity="${integrity}"`) : element;
}

/** What a policy knows the text of an inline script or style by. */
export function inlineHashOf(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

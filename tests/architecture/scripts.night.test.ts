import { execFileSync, spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";

const projectRoot = join(import.meta.dirname, "../..");

/** Runs code as a module in `scripts` in a new process. Returns what it passes to `say`. */
function runScript(lines: string, env: Record<string, string> = {}): string {
  const code = `${lines.replaceAll('from "./', `from "${projectRoot}/scripts/`)}\nfunction say(text) { process.stdout.write(String(text)); }`;
  return execFileSync(process.execPath, ["--input-type=module", "--eval", code], {
    encoding: "utf8",
    env: { PATH: process.env.PATH, ...env },
  });
}

describe("fingerprint", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "fingerprint-"));
    mkdirSync(join(folder, "insights"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const write = (text: string) => writeFileSync(join(folder, "insights/piece.md"), text);
  const fingerprintOf = (place: string) =>
    runScript(
      `import { fingerprint } from "./build-steps.mjs";\nsay(fingerprint([${JSON.stringify(place)}]));`,
    );

  it.each(["absolute", "relative"])(
    "changes the fingerprint when a file in a folder with an %s path changes",
    (kind) => {
      const place = kind === "absolute" ? folder : relative(projectRoot, folder);
      write("One.");
      const before = fingerprintOf(place);
      expect(fingerprintOf(place)).toBe(before);
      write("Two.");
      expect(fingerprintOf(place)).not.toBe(before);
    },
  );
});

describe("isPublicationDue", () => {
  const isDue = (record: string | undefined, today: string) => {
    const folder = mkdtempSync(join(tmpdir(), "publication-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, "site.json");
    if (record) writeFileSync(path, record);
    return runScript(
      `import { isPublicationDue } from "./build-steps.mjs";\nsay(isPublicationDue(${JSON.stringify(path)}, "${today}"));`,
    );
  };
  const scheduled = '{"publications":[{"day":"2030-01-02","pages":[]},{"day":"2030-01-09","pages":[]}]}';
  it.each([
    [scheduled, "2030-01-01", "false"],
    [scheduled, "2030-01-02", "true"],
    [scheduled, "2030-02-01", "true"],
    ["{}", "2030-01-01", "false"],
    [undefined, "2030-01-01", "false"],
  ])("checks if a site with the record %s is out of date on %s: %s", (record, today, due) => {
    expect(isDue(record, today)).toBe(due);
  });
});

it.each(["SITE_URL", "HSTS", "TAG_MANAGER_ID"])("makes pages stale when %s changes", (name) => {
  const stampOf = (env: Record<string, string>) =>
    runScript('import { pagesStamp } from "./build-steps.mjs";\nsay(pagesStamp("app"));', env);
  expect(stampOf({ [name]: "a" })).not.toBe(stampOf({ [name]: "b" }));
  expect(stampOf({ [name]: "a" })).toBe(stampOf({ [name]: "a" }));
});

describe("isPreviewStale", () => {
  const url = "https://www.example.com";
  it.each([
    ["a current app for another URL", "current", url, {}, false],
    ["a stale app for another URL, without SITE_URL", "stale", url, {}, false],
    ["a stale app and SITE_URL", "stale", url, { SITE_URL: url }, true],
  ])("is right about %s", (_, app, siteUrl, env, isStale) => {
    const root = mkdtempSync(join(tmpdir(), "preview-"));
    onTestFinished(() => rmSync(root, { recursive: true }));
    mkdirSync(join(root, "build"));
    const lines = `import { fingerprint, isPreviewStale } from "./build-steps.mjs";
      import { writeFileSync } from "node:fs";
      const app = ${app === "current" ? 'fingerprint(["src", "vite.config.ts", "package-lock.json", "public", "site.config.ts", "content"])' : '"stale"'};
      if (${app !== undefined}) writeFileSync("${root}/build/.stamps.json", JSON.stringify({ app }));
      writeFileSync("${root}/build/site.json", ${JSON.stringify(JSON.stringify({ siteUrl }))});
      say(isPreviewStale("${root}"));`;
    copyFileSync(join(projectRoot, "site.config.ts"), join(root, "site.config.ts"));
    expect(runScript(lines, env)).toBe(String(isStale));
  });
});

describe("npm run content", () => {
  const run = (...args: string[]) => {
    const script = join(projectRoot, "scripts/content.mjs");
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: "utf8" });
    return { status, stdout, stderr };
  };
  const usage = expect.stringContaining("npm run content -- preview SLUG");

  it.each([[["preview", "--help"]], [["help"]]])("prints its usage for %j", (args) => {
    expect(run(...args)).toEqual({ status: 0, stdout: usage, stderr: "" });
  });

  it.each([[[]], [["check", "--fix"]], [["toString"]]])(
    "exits with 2 and its usage for %j",
    (args: string[]) => {
      expect(run(...args)).toEqual({ status: 2, stdout: "", stderr: usage });
    },
  );

  it("reports an unknown article before building anything", () => {
    const said = expect.stringContaining('There is no article "no-such-article"');
    expect(run("preview", "no-such-article")).toEqual({ status: 1, stdout: "", stderr: said });
  });
});

it("lists samples and figures without a source with file and line until none are left", () => {
  const folder = mkdtempSync(join(tmpdir(), "launch-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const place of ["content/insights", "content/market-signals", "content/page-copy", "public"])
    mkdirSync(join(folder, place), { recursive: true });
  const write = (mail: string, phone: string, mark: string) => {
    const config = `export const siteConfig = {\n  email: "${mail}",\n  phone: "${phone}",\n};\n`;
    writeFileSync(join(folder, "site.config.ts"), config);
    writeFileSync(
      join(folder, "public/og-image.svg"),
      mark ? `<svg>\n<!-- ${mark.trim()} -->\n</svg>` : "<svg></svg>",
    );
    writeFileSync(join(folder, "content/page-copy/about.yaml"), `${mark}heading: About\n`);
    const article = `---\ntitle: A\n${mark}---\nFor example, this sample: true.\n`;
    writeFileSync(join(folder, "content/insights/a.md"), article);
    const sources = `sources:\n  - figure: "2%"\n    source: The bureau\n  - figure: "1%"${mark ? "" : "\n    source: Us"}\n`;
    writeFileSync(join(folder, "content/market-signals/b.md"), `---\n${sources}---\nText.\n`);
  };
  const check = () => {
    const script = join(projectRoot, "scripts/check-launch.mjs");
    const env = { PATH: process.env.PATH };
    const { status, stdout } = spawnSync(process.execPath, [script], { cwd: folder, env, encoding: "utf8" });
    return { status, lines: stdout.trim().split("\n") };
  };

  write("hello@maker.example", "+91 80 0000 0000", "sample: true\n");
  const fix = "sample: true  ->  replace the invented content of this file, and remove this line";
  expect(check()).toEqual({
    status: 1,
    lines: [
      'site.config.ts:2  email: "hello@maker.example",  ->  write your own',
      'site.config.ts:3  phone: "+91 80 0000 0000",  ->  write your own',
      "public/og-image.svg:2  <!-- sample: true -->  ->  draw your own, here and in og-image.jpg",
      `content/insights/a.md:3  ${fix}`,
      `content/page-copy/about.yaml:1  ${fix}`,
      "content/market-signals/b.md:5  figure: 1%  ->  add its `source` and `url`",
      "Samples to replace before going live: 6",
    ],
  });
  write("hello@maker.test", "+49 30 901820", "");
  expect(check()).toEqual({ status: 0, lines: ["Samples to replace before going live: 0"] });
});

it("asks for a case study of the offer until the process page names one", () => {
  const folder = mkdtempSync(join(tmpdir(), "launch-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const place of ["content/page-copy", "public"]) mkdirSync(join(folder, place), { recursive: true });
  writeFileSync(join(folder, "site.config.ts"), "");
  writeFileSync(join(folder, "public/og-image.svg"), "<svg></svg>");
  const check = (offer: string) => {
    const copy = `title: A\nprices:\n  offer:\n    name: The process\n${offer}`;
    writeFileSync(join(folder, "content/page-copy/process.yaml"), copy);
    const script = join(projectRoot, "scripts/check-launch.mjs");
    const env = { PATH: process.env.PATH };
    return spawnSync(process.execPath, [script], { cwd: folder, env, encoding: "utf8" }).stdout.split(
      "\n",
    )[0];
  };
  expect(check("")).toBe(
    "content/page-copy/process.yaml:4  no case study of the offer  ->  write one, and add its slug as `caseStudy`",
  );
  expect(check("    caseStudy: six-weeks\n")).toBe("Samples to replace before going live: 0");
});

describe("ensureInstalled", () => {
  const locked = {
    "": { version: "1.0.0" },
    "node_modules/a": { version: "1.0.0", integrity: "a1" },
    "node_modules/b": { version: "1.0.0", integrity: "b1", dev: true },
    "node_modules/types": { version: "1.0.0", integrity: "types1", devOptional: true },
    "node_modules/mac": { version: "1.0.0", integrity: "mac1", optional: true },
  };
  const { "node_modules/a": a, "node_modules/b": b, "node_modules/types": types } = locked;
  const complete = { "node_modules/a": a, "node_modules/b": b, "node_modules/types": types };
  const npm =
    "#!/bin/sh\necho added 1 package\necho $* > asked\nmkdir -p node_modules/node/bin\ncp /bin/true node_modules/node/bin/node\n";

  /** Returns the arguments that npm was called with. `installed` is npm's record of a finished installation. */
  const install = (installed: object | undefined, { options = "", ignoredScripts = false } = {}) => {
    const folder = mkdtempSync(join(tmpdir(), "install-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const place of ["scripts", "bin", "node_modules/node/bin"])
      mkdirSync(join(folder, place), { recursive: true });
    for (const script of ["install.mjs", "project.mjs"]) {
      copyFileSync(join(projectRoot, "scripts", script), join(folder, "scripts", script));
    }
    const write = (name: string, packages: object) =>
      writeFileSync(join(folder, name), JSON.stringify({ packages }));
    write("package-lock.json", locked);
    if (installed) write("node_modules/.package-lock.json", installed);
    if (!ignoredScripts) copyFileSync("/bin/true", join(folder, "node_modules/node/bin/node"));
    writeFileSync(join(folder, "bin/npm"), npm, { mode: 0o755 });
    const lines = `import { ensureInstalled } from "${folder}/scripts/install.mjs";\nensureInstalled(${options});\nsay("[]");`;
    // npm's output must not get into a command's.
    expect(runScript(lines, { PATH: `${folder}/bin:${process.env.PATH}` })).toBe("[]");
    const asked = join(folder, "asked");
    return existsSync(asked) ? readFileSync(asked, "utf8") : "";
  };
  const development = expect.stringMatching(/^ci --include=dev /);
  const production = { options: "{ production: true }" };

  it.each([
    ["nothing is installed", undefined, {}, development],
    ["npm ci has installed everything", complete, {}, ""],
    ["npm ci --omit=dev has installed what the server needs", { "node_modules/a": a }, production, ""],
    ["npm ci --omit=dev has left out a package", { "node_modules/a": a }, {}, development],
    ["a version is older", { ...complete, "node_modules/b": { ...b, version: "0.9.0" } }, {}, development],
    ["npm ci --ignore-scripts has left out Node", complete, { ignoredScripts: true }, development],
  ])("calls npm only if needed when %s", (_, installed, options, asked) => {
    expect(install(installed, options)).toEqual(asked);
  });

  it("recognizes this project's own installation", () => {
    const lines = `import { ensureInstalled } from "./install.mjs";\nensureInstalled();\nsay("[]");`;
    expect(runScript(lines, { PATH: "/nowhere" })).toBe("[]");
  });
});

import { execFile, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const script = JSON.stringify(join(import.meta.dirname, "../../scripts/stage-build.mjs"));
const files = 20;
const rounds = 10;

/** Makes several builds in a row. Every file in a build contains the build's name. */
const manyBuilds = `
import { writeFileSync, mkdirSync } from "node:fs";
import { putInPlace, stageBuild } from ${script};
for (let round = 0; round < ${rounds}; round++) {
  const staged = stageBuild(".");
  mkdirSync(staged, { recursive: true });
  for (let file = 0; file < ${files}; file++) writeFileSync(staged + "/" + file, process.pid + "-" + round);
  putInPlace(".", staged);
}`;

describe("the build folder", () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "builds-"));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const run = (code: string) =>
    promisify(execFile)(process.execPath, ["--input-type=module", "--eval", code], { cwd: root });
  const write = (folder: string, name: string) => {
    mkdirSync(join(root, folder));
    writeFileSync(join(root, folder, "name"), name);
  };

  it("contains exactly one build when three processes build at once", async () => {
    await Promise.all([run(manyBuilds), run(manyBuilds), run(manyBuilds)]);
    expect(readdirSync(root)).toEqual(["build"]);
    const names = readdirSync(join(root, "build")).map((file) =>
      readFileSync(join(root, "build", file), "utf8"),
    );
    expect(names).toHaveLength(files);
    expect(new Set(names).size).toBe(1);
  });

  it("restores the old build after a process was killed between the two renames", async () => {
    const { pid } = spawnSync("true");
    write(`build.old-${pid}`, "old");
    write(`build.next-${pid}`, "half");
    await run(`import { restoreBuild, stageBuild } from ${script};\nrestoreBuild("."); stageBuild(".");`);
    expect(readFileSync(join(root, "build/name"), "utf8")).toBe("old");
    expect(existsSync(join(root, `build.next-${pid}`))).toBe(false);
  });

  it("copies a linked build folder for the next build, so that the old build does not change", async () => {
    write("elsewhere", "old");
    symlinkSync("elsewhere", join(root, "build"));
    const lines = [
      `import { writeFileSync } from "node:fs";`,
      `import { stageBuild } from ${script};`,
      `writeFileSync(stageBuild(".") + "/name", "new");`,
    ];
    await run(lines.join("\n"));
    expect(readFileSync(join(root, "elsewhere/name"), "utf8")).toBe("old");
  });

  it("keeps another process's unfinished build when a new build starts", async () => {
    write(`build.next-${process.pid}`, "under way");
    await run(`import { stageBuild } from ${script};\nstageBuild(".");`);
    expect(readdirSync(root)).toContain(`build.next-${process.pid}`);
  });
});

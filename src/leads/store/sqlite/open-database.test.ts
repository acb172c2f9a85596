import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createDatabaseFile, findPragmaProblems, openDatabase } from "./open-database.ts";
import { isUnavailable } from "./sqlite-errors.ts";

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "database-"));
  createDatabaseFile(dataDir);
});

afterEach(async () => {
  await rm(dataDir, { recursive: true });
});

it("applies the durability settings and detects a weaker one", () => {
  const database = openDatabase(dataDir);
  expect(findPragmaProblems(database)).toEqual([]);
  database.exec("pragma synchronous = NORMAL");
  expect(findPragmaProblems(database)).toEqual([expect.stringContaining("synchronous=1")]);
  database.close();
});

it("distinguishes a full disk from a bug", () => {
  const database = openDatabase(dataDir);
  database.exec("create table t (a text)");
  database.exec("pragma max_page_count = 3");
  const failures: unknown[] = [];
  for (const statement of ["insert into t values (zeroblob(100000))", "insert into nowhere values (1)"]) {
    try {
      database.exec(statement);
    } catch (error) {
      failures.push(error);
    }
  }
  expect(failures.map(isUnavailable)).toEqual([true, false]);
  database.close();
});

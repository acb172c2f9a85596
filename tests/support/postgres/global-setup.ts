import type { TestProject } from "vitest/node";
import { createPostgresEngine } from "../../../src/store/postgres/postgres-engine.ts";
import { startPostgres } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the server for the tests on PostgreSQL, up to the name of a database. */
    postgresUrl: string;
  }
}

/** Name of a database with an empty store, which every test gets a copy of. */
export const templateName = "empty_store";

/** Starts one PostgreSQL for all tests on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await server.run(`create database ${templateName}`);
  const engine = createPostgresEngine(server.urlOf(templateName));
  await engine.prepare();
  await engine.close();
  project.provide("postgresUrl", server.urlOf(""));
  return () => server.remove();
}

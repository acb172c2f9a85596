import type { TestProject } from "vitest/node";
import { createPostgresEngine } from "#leads/store/postgres/postgres-engine.ts";
import { startPostgres } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Server URL without the database name. */
    postgresUrl: string;
  }
}

/** A database with an empty store, copied for each test. */
export const templateName = "empty_store";

/** Starts one PostgreSQL for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await server.run(`create database ${templateName}`);
  const engine = createPostgresEngine(server.urlOf(templateName));
  await engine.prepare();
  await engine.close();
  project.provide("postgresUrl", server.urlOf(""));
  return () => server.remove();
}

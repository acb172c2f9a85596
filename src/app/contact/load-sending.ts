/** The rules of the forms and the way to the server: what a form needs once somebody uses it, and not before. */
export type Sending = typeof import("./sending.ts");

let loaded: Sending | undefined;

/** Fetches the code, once; after a failure the next call tries again. */
export async function loadSending(): Promise<Sending> {
  loaded ??= await import("./sending.ts");
  return loaded;
}

/** The code where it is here already. */
export function findSending(): Sending | undefined {
  return loaded;
}

/** Runs one operation of a store; `operation` calls the wrapped one. */
type RunOperation = (name: string, operation: () => Promise<unknown>) => Promise<unknown>;

/** Returns an object with the same operations, each of which goes through `run`. */
export function wrapOperations<Operations extends object>(
  operations: Operations,
  run: RunOperation,
): Operations {
  const wrapped = Object.entries(operations).map(([name, operation]) => [
    name,
    (...args: unknown[]) => run(name, () => operation(...args)),
  ]);
  // The same names, and `run` returns what the operation of that name does.
  return Object.fromEntries(wrapped);
}

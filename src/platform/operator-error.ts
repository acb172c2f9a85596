/** The message says what is wrong and how to fix it, so commands print it without a stack. */
export class OperatorError extends Error {
  override readonly name: string = "OperatorError";
}

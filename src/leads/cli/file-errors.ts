import { OperatorError } from "#platform/operator-error.ts";

const anyPath = "Use a path that this user can write to, in a folder that exists, on a disk with free space.";

/** Adds the fix to an error of the file system, so that commands print it without a stack. Returns any other error as it is. */
export function explainFileError(error: unknown, fix = anyPath): unknown {
  const isFileError = error instanceof Error && "syscall" in error && "errno" in error;
  return isFileError ? new OperatorError(`A file can't be used (${error.message}). ${fix}`) : error;
}

/** Settings that cannot be used. The message names every fault, each with its fix, one a line. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(["The settings need a correction:", ...faults.map((fault) => `  - ${fault}`)].join("\n"));
    this.faults = faults;
  }
}

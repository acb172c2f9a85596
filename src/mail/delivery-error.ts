/** A failed delivery by any channel. Its message is logged, so it must not contain an e-mail address or a visitor's text. */
export class DeliveryError extends Error {
  override readonly name = "DeliveryError";
  /** Whether another attempt would fail in the same way. */
  readonly isPermanent: boolean;
  /** Whether every delivery fails until the owner corrects a setting. */
  readonly isSettingsError: boolean;
  /** The shortest pause that the receiver asked for. */
  readonly retryAfterMs: number;

  constructor(message: string, { isPermanent = false, isSettingsError = false, retryAfterMs = 0 } = {}) {
    super(message);
    this.isPermanent = isPermanent;
    this.isSettingsError = isSettingsError;
    this.retryAfterMs = retryAfterMs;
  }
}

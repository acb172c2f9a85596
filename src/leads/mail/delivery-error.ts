/** A failed delivery. The message is logged, so it must not contain email addresses or visitor input. */
export class DeliveryError extends Error {
  override readonly name = "DeliveryError";
  /** Whether another attempt would fail in the same way. */
  readonly isPermanent: boolean;
  /** Whether every delivery will fail until the owner corrects a setting. */
  readonly isSettingsError: boolean;
  /** The minimum pause that the receiver asked for. */
  readonly retryAfterMs: number;

  constructor(message: string, { isPermanent = false, isSettingsError = false, retryAfterMs = 0 } = {}) {
    super(message);
    this.isPermanent = isPermanent;
    this.isSettingsError = isSettingsError;
    this.retryAfterMs = retryAfterMs;
  }
}

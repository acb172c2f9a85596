/** Body of `GET /api/scheduling/slots` (decisions: Scheduling). */
export interface OpenSlots {
  /** IANA name of the office's zone. */
  timezone: string;
  slotMinutes: number;
  /** When the free slots start: ISO 8601, UTC with milliseconds, ascending. */
  slots: string[];
}

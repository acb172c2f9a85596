import type { FormCheck } from "../../submission/index.ts";
import type { Given } from "./send.ts";

/** What a form is about to send, and what the rules say of it. */
export interface Draft {
  check: FormCheck;
  given: Given;
}

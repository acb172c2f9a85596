export {
  type Lead,
  type LeadState,
  type NewLead,
  openStore,
  type QuarantineReason,
  type RecordResult,
  type ReleaseResult,
  type Store,
  type StoreHealth,
} from "./store.ts";
export { StoreOpenError, StoreUnavailableError } from "./store-errors.ts";

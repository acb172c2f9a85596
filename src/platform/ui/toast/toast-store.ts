import { hydrateNamed } from "../../islands/start-islands.ts";

/** Delay before a dismissed toast is removed, in ms (spec 9). How long it is shown is in `toast-region.tsx`. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

export interface Toast {
  id: number;
  title: string;
  description?: string;
  variant: "default" | "destructive";
  /** False once dismissed. */
  open: boolean;
}

export interface ToastMessage {
  title: string;
  description?: string;
  /** `destructive` marks a failure, which is announced immediately. */
  variant?: Toast["variant"];
}

/** Only one toast is shown at a time (spec 9). */
let toast: Toast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function publish(next: Toast | null) {
  toast = next;
  for (const listener of listeners) listener();
}

/** Shows a toast in place of the current one (spec 9). */
export function showToast({ title, description, variant = "default" }: ToastMessage): void {
  clearTimeout(removal);
  lastId += 1;
  publish({ id: lastId, title, ...(description && { description }), variant, open: true });
  void loadToasts();
}

/** Loads the toast island ahead of the first toast. If loading fails, toasts aren't shown. */
export async function loadToasts(): Promise<void> {
  await hydrateNamed("ToastRegion").catch(() => undefined);
}

/** Hides a toast, which is removed after 1,000,000 ms (spec 9). */
export function dismissToast(id: number): void {
  if (toast?.id !== id || !toast.open) return;
  publish({ ...toast, open: false });
  removal = setTimeout(() => publish(null), TOAST_REMOVE_DELAY_MS);
}

/** Returns the current toast, which might already be dismissed. Returns the same object until something changes. */
export function currentToast(): Toast | null {
  return toast;
}

/** Calls `listener` after each change; returns an unsubscribe function. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

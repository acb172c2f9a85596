import { hydrateNamed } from "../../islands/start-islands.ts";

/** At most this many notifications stand on the screen at once (spec 9). */
const TOAST_LIMIT = 1;
/** How long a dismissed notification is kept before it is forgotten, in ms (spec 9). */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

export interface Toast {
  id: number;
  title: string;
  description?: string;
  variant: "default" | "destructive";
  /** A dismissed one is out of sight, and forgotten later. */
  open: boolean;
}

export interface ToastMessage {
  title: string;
  description?: string;
  /** `destructive` is for failures (spec 8); it is announced at once. */
  variant?: Toast["variant"];
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

function publish(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a notification in the page's toast region; a newer one takes the place of an older (spec 9). */
export function showToast({ title, description, variant = "default" }: ToastMessage): void {
  lastId += 1;
  const toast: Toast = {
    id: lastId,
    title,
    ...(description && { description }),
    variant,
    open: true,
  };
  const kept = [toast, ...toasts].slice(0, TOAST_LIMIT);
  for (const pushedOut of toasts.filter((old) => !kept.includes(old))) forget(pushedOut.id);
  publish(kept);
  void loadToasts();
}

/** Fetches what draws a notification, ahead of the first one. Where it fails to load, none is shown. */
export async function loadToasts(): Promise<void> {
  await hydrateNamed("ToastRegion").catch(() => undefined);
}

/** Takes a notification off the screen; it is removed from memory 1,000,000 ms later (spec 9). */
export function dismissToast(id: number): void {
  if (!toasts.some((toast) => toast.id === id && toast.open)) return;
  publish(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  removals.set(
    id,
    setTimeout(() => {
      forget(id);
      publish(toasts.filter((toast) => toast.id !== id));
    }, TOAST_REMOVE_DELAY_MS),
  );
}

function forget(id: number) {
  clearTimeout(removals.get(id));
  removals.delete(id);
}

/** The notifications known now, newest first; the same array until something changes. */
export function listToasts(): readonly Toast[] {
  return toasts;
}

/** Calls `listener` after each change; returns how to stop. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

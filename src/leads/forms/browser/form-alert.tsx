import { Notice } from "#platform/ui/notice/notice.tsx";

/** Shows the first error message, or why nothing was sent (spec 5, 8). */
export function FormAlert({ error }: { error: string | null }) {
  return error === null ? null : (
    <Notice tone="danger" role="alert">
      {error}
    </Notice>
  );
}

import { type EntryKind, entryKinds } from "#config/index.ts";
import { ArrowRightIcon } from "#platform/ui/icons/icons.tsx";

export function AllLink({ kind, label }: { kind: EntryKind; label: string }) {
  return (
    <p className="border-t border-line pt-3">
      <a href={entryKinds[kind].morePath} className="link-more">
        {label}
        <ArrowRightIcon size={20} />
      </a>
    </p>
  );
}

import { useId } from "react";
import { ArrowRightIcon } from "#platform/ui/icons/icons.tsx";

/** The 'See All' link beside a carousel. `subject` is its accessible description. */
export function SeeAllLink({ href, subject }: { href: string; subject: string }) {
  const subjectId = useId();
  return (
    <>
      <span hidden id={subjectId}>
        {subject}
      </span>
      <a href={href} aria-describedby={subjectId} className="link-more text-sm">
        See All
        <ArrowRightIcon size={18} />
      </a>
    </>
  );
}

import { useNavigation } from "react-router";
import { buttonClass } from "../controls/button.tsx";
import { Spinner } from "../controls/spinner.tsx";
import { useButtonRole } from "../controls/use-button-role.ts";

interface LoadMoreProps {
  /** Address of the list grown by one step. */
  href: string;
  label: string;
  /** Called when the list is about to grow. */
  onChoose: () => void;
}

/**
 * The button of a growing list (spec 4.4). In the HTML it is a link, so that it works without JavaScript; with it the
 * list grows in place, and the way back still leads to where the visitor came from.
 */
export function LoadMore({ href, label, onChoose }: LoadMoreProps) {
  const { location } = useNavigation();
  const buttonRole = useButtonRole<HTMLAnchorElement>();
  const isPending = location !== undefined && `${location.pathname}${location.search}` === href;
  return (
    <a
      href={href}
      {...buttonRole}
      data-keeps-place=""
      aria-busy={isPending || undefined}
      onClick={onChoose}
      className={buttonClass({ variant: "secondary", size: "large" })}
    >
      {isPending && <Spinner />}
      {label}
    </a>
  );
}

import type { ReactNode } from "react";
import { paths } from "#config/index.ts";
import { buttonClass } from "#platform/ui/button/button.tsx";
import { Spinner } from "#platform/ui/button/spinner.tsx";
import { Notice } from "#platform/ui/notice/notice.tsx";
import { offlineMessage } from "#platform/ui/offline-message.ts";

export function SlotsLoading() {
  return (
    <p role="status" className="flex items-center gap-3 py-8 text-ink-soft">
      <Spinner />
      Looking up the free times…
    </p>
  );
}

export function NoneFree() {
  return (
    <WayOut
      notice={
        <Notice tone="info" role="status">
          Every time we offer is taken at the moment. Write to us, and we will find one together.
        </Notice>
      }
    />
  );
}

/** Offers the contact form, and a retry if `retry` is given. */
export function NotLoaded({ offline = false, retry }: { offline?: boolean; retry?: ReactNode }) {
  return (
    <WayOut
      notice={
        <Notice tone="danger" role="alert">
          {offline && `${offlineMessage} `}The free times could not be loaded. Please try again, or write to
          us.
        </Notice>
      }
    >
      {retry}
    </WayOut>
  );
}

function WayOut({ notice, children }: { notice: ReactNode; children?: ReactNode }) {
  return (
    <div className="grid gap-5">
      {notice}
      <div className="flex flex-wrap gap-3">
        {children}
        <a href={paths.contact} className={buttonClass({ variant: "secondary" })}>
          Write to us
        </a>
      </div>
    </div>
  );
}

import { Button } from "#platform/ui/button/button.tsx";

/** Both choices look the same, so that neither is favored. */
export function ConsentChoices() {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button variant="secondary" className="px-2" data-consent="necessary">
        Necessary Only
      </Button>
      <Button variant="secondary" className="px-2" data-consent="all">
        Accept All
      </Button>
    </div>
  );
}

import { useEffect } from "react";

/** Tells the boot script once that the app has taken the page over (`src/app/boot.js`): clicks are heard from now on. */
export function useTellAlive(): void {
  useEffect(() => {
    dispatchEvent(new Event("alive"));
  }, []);
}

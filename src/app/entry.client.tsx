import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// A page that a click asked for is drawn in one go: drawn in slices, other frames come between them, and a slow phone
// shows it a third later. (The router holds a navigation until its data and scripts are there: nothing can suspend.)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  );
});

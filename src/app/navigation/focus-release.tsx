import { Component } from "react";

/**
 * Lets go of the focus where the page that holds it is about to be taken out. The browser would do so itself, but in
 * the middle of the change, and would first have to find the styles of what is there by then: an eighth of the time
 * that a slow phone has for a click. `RouteArrival` gives the focus to the new page.
 */
export class FocusRelease extends Component<{ pathname: string }> {
  override getSnapshotBeforeUpdate(before: { pathname: string }): null {
    const focused = document.activeElement;
    const isLeaving = before.pathname !== this.props.pathname && focused?.closest("#main > *");
    if (isLeaving && focused instanceof HTMLElement) focused.blur();
    return null;
  }

  // React asks for it beside the other.
  override componentDidUpdate(): void {}

  override render(): null {
    return null;
  }
}

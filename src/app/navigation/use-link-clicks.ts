import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isPlainClick } from "../controls/plain-click.ts";
import { findScreenLink } from "./screen-link.ts";

/**
 * Takes clicks on links to screens of the site to the router: links are plain `<a>`. The router's own `Link` has each
 * of some sixty in a page worked out anew at every move, a tenth of what a click may take on a slow phone. What a link
 * does by itself (`preventDefault`) comes first: this hears a click after React has. With `data-keeps-place` a link
 * changes the page where it stands: no scrolling, and no step for the way back.
 */
export function useLinkClicks(): void {
  const navigate = useNavigate();

  useEffect(() => {
    function onClick(event: MouseEvent) {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const link = findScreenLink(event.target);
      if (!link) return;
      event.preventDefault();
      const { href, pathname, search, hash, dataset } = link;
      const keepsPlace = dataset.keepsPlace !== undefined;
      navigate(
        { pathname, search, hash },
        { replace: keepsPlace || href === window.location.href, preventScrollReset: keepsPlace },
      );
    }

    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [navigate]);
}

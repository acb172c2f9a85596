import { type RefObject, useEffect, useRef, useState } from "react";

/** Tells of a picture whose file does not come. Put the rest on its `<img>`. */
export function useMissingPicture(): {
  isMissing: boolean;
  pictureProps: { ref: RefObject<HTMLImageElement | null>; onError: () => void };
} {
  const ref = useRef<HTMLImageElement>(null);
  const [isMissing, setMissing] = useState(false);

  // It may have failed before this code ran.
  useEffect(() => {
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0) setMissing(true);
  }, []);

  return { isMissing, pictureProps: { ref, onError: () => setMissing(true) } };
}

import { useLayoutEffect, useState } from 'react';

/** How long a part took from its first drawing to standing on the page, as a measure of the browser's own timeline. */
export function useMountMeasure(name: string) {
  const [start] = useState(() => performance.now());
  useLayoutEffect(() => {
    performance.measure(name, { start });
  }, [name, start]);
}

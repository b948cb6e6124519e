import { type RefObject, useEffect, useState } from 'react';

/** Pixels before it comes into sight. */
const EARLY = '200px';

/** Whether an element is in sight, or has been; where the browser cannot tell, it is. */
export function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (seen || !element.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: EARLY },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [seen, element]);
  return seen;
}

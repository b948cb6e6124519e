import { useEffect, useState } from 'react';
import { lateModule } from '../../page/part.tsx';

/** What is asked with an answer before it is given; null until that has come, after the first question. */
export const lateAhead = lateModule(() => import('../../../stores/middara/asked-ahead.ts'));

/** The same for what is drawn with it: fetched at once where it is `wanted`, and null where it is not. */
export function useLateAhead(wanted: boolean): ReturnType<typeof lateAhead> {
  const [, drawAgain] = useState(0);
  const ahead = lateAhead();
  useEffect(() => {
    if (!ahead && wanted)
      void lateAhead.come().then(
        () => drawAgain((n) => n + 1),
        () => {},
      );
  }, [ahead, wanted]);
  return wanted ? ahead : null;
}

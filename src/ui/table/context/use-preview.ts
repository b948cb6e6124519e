/** What an answer will do here, asked for where somebody points. */
import { createContext, useContext, useEffect, useState } from 'react';
import type { Preview, Prompt } from '../../../engine/index.ts';
import type { Previews } from '../../../stores/middara/previews.ts';

/** Who works them out; null: nobody, and nothing is foretold. */
export const PreviewsContext = createContext<Previews | null>(null);

/** Those of several answers that are worked out already. */
export function useKnownPreviews(prompt: Prompt, options: readonly string[]): ReadonlyMap<string, Preview> {
  const previews = useContext(PreviewsContext);
  const [, drawAgain] = useState(0);
  const all = options.join(' ');
  useEffect(() => {
    if (!previews || all === '') return;
    const waiting = all
      .split(' ')
      .filter((option) => previews.known(prompt, option) === undefined)
      .map((option) => previews.ask(prompt, option, () => drawAgain((n) => n + 1)));
    return () => {
      for (const leave of waiting) leave();
    };
  }, [previews, prompt, all]);
  return new Map(
    options.flatMap((option) => {
      const known = previews?.known(prompt, option);
      return known ? [[option, known] as const] : [];
    }),
  );
}

/** What is certain to come of an answer, once it is worked out; undefined until then, null where nothing can be said. */
export function usePreview(prompt: Prompt, option: string): Preview | null | undefined {
  const previews = useContext(PreviewsContext);
  const [, drawAgain] = useState(0);
  const known = previews ? previews.known(prompt, option) : null;
  useEffect(() => {
    if (!previews || previews.known(prompt, option) !== undefined) return;
    return previews.ask(prompt, option, () => drawAgain((n) => n + 1));
  }, [previews, prompt, option]);
  return known;
}

import { useState } from 'react';
import type { Opened } from '../../stores/opened/opened.ts';
import { Notice } from '../kit/Notice.tsx';
import { useWords } from '../page/use-words.ts';

/** What there is to say of a game that was opened. */
export type OpenedWith = Pick<
  Extract<Opened<unknown>, { ok: true }>,
  'otherContent' | 'newerRules' | 'aheadFault'
>;

/** Of a game that was opened: other cards, newer rules, last decisions that could not be taken. Each is said once. */
export function OpenedNotices({ otherContent, newerRules, aheadFault }: OpenedWith) {
  const { table: words } = useWords().ui.screens;
  const rules = newerRules != null ? words.newerRules(newerRules) : otherContent ? words.otherContent : null;
  const all = [rules, aheadFault ? words.aheadFault(aheadFault) : null];
  const [heard, setHeard] = useState<readonly number[]>([]);
  return all.map(
    (title, i) =>
      title !== null &&
      !heard.includes(i) && (
        <Notice key={title} calm title={title}>
          <button
            type="button"
            className="btn btn-small btn-quiet"
            onClick={() => setHeard((before) => [...before, i])}
          >
            {words.good}
          </button>
        </Notice>
      ),
  );
}

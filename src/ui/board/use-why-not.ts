import { useContext, useMemo } from 'react';
import { isSameSpace, type Position, type Space } from '../../engine/index.ts';
import type { WhyNotState } from '../../stores/middara/why-not-asked.ts';
import { type Readable, useStore } from '../page/use-store.ts';
import { WhyNotContext } from '../page/use-table.ts';
import { useTelling, useWords } from '../page/use-words.ts';
import type { SpaceHint } from './marks/space-hint.ts';
import { spaceKey } from './place/geometry.ts';

export interface AskedWhyNot {
  /** Every end the opponent could have had, with what spoke against it. */
  readonly hints: readonly SpaceHint[];
  /** The way it took. */
  readonly way: readonly Space[] | undefined;
  readonly answered: Space | null;
  onSpace(space: Space): void;
}

const UNASKED: WhyNotState = { way: null, answer: null };
const nobodyAsks: Readable<WhyNotState> = { getState: () => UNASKED, subscribe: () => () => {} };
const allOf = (state: WhyNotState): WhyNotState => state;

/** What the board shows while "Why not there?" is asked; null while it is not. */
export function useWhyNot(position: Position): AskedWhyNot | null {
  const words = useWords();
  const telling = useTelling(position);
  const whyNot = useContext(WhyNotContext);
  const { way, answer } = useStore(whyNot?.store ?? nobodyAsks, allOf);
  return useMemo(() => {
    if (!whyNot || !way) return null;
    const { notThere, noBetter } = words.ui.board.whyNot;
    const refused = (space: Space, note: string): SpaceHint => ({
      space,
      kind: 'refused',
      label: notThere,
      note,
    });
    const hints = new Map<string, SpaceHint>();
    const shortfalls = whyNot.shortfalls(way);
    const lessBy = (end: Space): string => {
      const short = shortfalls?.(end);
      return short ? words.ui.board.whyNot.by(telling.shortfall(short)) : '';
    };
    for (const { end, removedBy } of way.rejected) {
      if (way.way && isSameSpace(way.way.end, end)) continue;
      hints.set(
        spaceKey(end),
        refused(end, removedBy ? telling.wayRemoved(removedBy) + lessBy(end) : noBetter),
      );
    }
    if (answer) hints.set(spaceKey(answer.space), refused(answer.space, telling.whyNotSpace(answer.answer)));
    return {
      hints: [...hints.values()],
      way: way.way?.path,
      answered: answer?.space ?? null,
      onSpace: whyNot.pointAt,
    };
  }, [whyNot, way, answer, words, telling]);
}

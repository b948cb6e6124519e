import {
  type FigureId,
  type ForeseenTurn,
  figureIn,
  harmInAll,
  type Position,
  remainingHpOf,
} from '../../../engine/index.ts';
import { type HarmTold, rangeInAll } from '../../../stores/middara/damage-range.ts';
import type { Telling } from '../../../words/telling.ts';
import type { WholeWords } from '../../../words/words.ts';

/** Turns of figures that are on the table: others are yet to come. */
export const onTable = (position: Position, turns: readonly ForeseenTurn[]): readonly ForeseenTurn[] =>
  turns.filter(({ figure }) => position.state.figures.some(({ id }) => id === figure));

/** What a turn is told as, in one sentence; `all` are those it is one of, in order. */
export function deedWords(
  words: WholeWords,
  telling: Telling,
  position: Position,
  turn: ForeseenTurn,
  all: readonly ForeseenTurn[],
): string {
  return words.ui.panels.foresight.deed({
    name: telling.figure(turn.figure),
    steps: turn.way.length,
    targets: turn.thoughts.flatMap((one) =>
      one.type === 'aiTargetChosen' && one.target !== null ? [telling.figure(one.target)] : [],
    ),
    blows: turn.counted ? turn.blows.map((blow) => ({ ...blow, target: telling.figure(blow.target) })) : [],
    harm: Object.keys(turn.harm).map((id) => ({
      name: telling.figure(id),
      ...harmTo(position, [turn], id),
      alone: fallsAlone(position, all, turn, id),
    })),
  });
}

/** What some turns may cost an Adventurer as it stands now. */
export function harmTo(position: Position, turns: readonly ForeseenTurn[], figure: FigureId): HarmTold {
  const hp = remainingHpOf(position, figureIn(position.state, figure));
  return {
    ...harmInAll(turns, figure, hp),
    range: rangeInAll(
      turns.flatMap(({ harm }) => (harm[figure] ? [harm[figure].spread] : [])),
      hp,
    ),
  };
}

/** The chance that a turn fells somebody by what it does itself, without what turns before it have done by then. */
export function fallsAlone(
  position: Position,
  all: readonly ForeseenTurn[],
  turn: ForeseenTurn,
  figure: FigureId,
): number {
  const harm = turn.harm[figure];
  if (!harm) return 0;
  const hurts = ({ harm }: ForeseenTurn) => harm[figure]?.spread.some(([points]) => points > 0);
  if (!all.slice(0, all.indexOf(turn)).some(hurts)) return harm.falls;
  const hp = remainingHpOf(position, figureIn(position.state, figure));
  const fatal = harm.spread.reduce((sum, [points, chance]) => (points >= hp ? sum + chance : sum), 0);
  return Math.min(harm.falls, fatal);
}

/** How sure it is, as a mark and in words; null while its chances are not known. */
export function suretyOf(
  words: WholeWords,
  turn: ForeseenTurn,
): { readonly mark: string; readonly says: string } | null {
  const { surety } = words.ui.panels.foresight;
  if (turn.certain) return surety.certain;
  if (!turn.counted) return null;
  if (turn.between === 'dice') return surety.dice;
  return turn.chance < 1 - 1e-9 ? surety.own(turn.chance) : surety.choices;
}

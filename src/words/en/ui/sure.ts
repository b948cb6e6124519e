/** The words of what is asked once more before it is done (`stores/middara/stakes.ts`). */
import type { ActKind, Revealed } from '../../../engine/index.ts';
import type { StakeKind } from '../../../stores/middara/stake-kinds.ts';
import type { Stake } from '../../../stores/middara/stakes.ts';
import { capital, points } from '../grammar.ts';
import { saw } from './table.ts';

/** What is asked once more. */
export const title = 'Are you sure?';
export const about =
  'Before these the table asks once more; the same key or click again does it. Nothing is asked where nothing is lost.';
export const legend = 'Asked once more';

/** What the switches say, each a kind of thing that is asked about. */
export const kinds: Readonly<Record<StakeKind, string>> = {
  'end-turn': 'Ending a turn when most of the next SP would be lost',
  'pass-at-death': 'Passing when a figure is about to fall',
  friend: 'Harming a friend',
  deadly: 'A step or jump that defeats, or may',
  undo: 'Going back past a roll, a card or a hidden text',
};

const COULD: { readonly [A in ActKind]?: string } = {
  attack: 'attack',
  move: 'move',
  use: 'use an ability',
  'open-loot': 'open loot',
  'encounter-action': 'take the encounter’s action',
  'take-dynamite': 'take dynamite',
  'place-dynamite': 'place dynamite',
  summon: 'summon',
};

const couldStill = (acts: readonly ActKind[]): string => acts.flatMap((act) => COULD[act] ?? []).join(' or ');

const DEADLY = {
  defeats: (figure: string) => `This defeats ${figure}.`,
  'failed-jump-defeats': (figure: string) => `If the jump fails, ${figure} is defeated.`,
  'ends-in-dangerous': (figure: string) => `Ending here defeats ${figure}: it is Dangerous Terrain.`,
};

/** What is at stake, in a sentence or two. */
export function stake(one: Stake, name: (figure: string) => string): string {
  switch (one.stake) {
    case 'end-turn':
      return `${name(one.figure)} keeps ${one.sp} SP: ${one.lost} of those it recovers next turn are lost. It could still ${couldStill(one.could)}.`;
    case 'pass-at-death':
      return `${name(one.figure)} falls if nothing is done. Something that might help is on offer, also under “At any time”.`;
    case 'friend':
      return one.figure === one.target
        ? `This harms ${name(one.target)} itself.`
        : `${capital(name(one.target))} is a friend of ${name(one.figure)}: this harms it.`;
    case 'deadly':
      return DEADLY[one.note](name(one.figure));
    case 'undo':
      return knows(one.saw, one.decisions);
  }
}

const knows = (what: readonly Revealed[], decisions: number): string =>
  `This takes back ${points(decisions, 'decision')}, and you know ${saw(what)} by now. The game will say so for good, in its feed, its link and its end.`;

const GO: Readonly<Record<StakeKind, string>> = {
  'end-turn': 'End turn',
  'pass-at-death': 'Pass all the same',
  friend: 'Do it all the same',
  deadly: 'Do it all the same',
  undo: 'Take it back, marked',
};

export const go = (kind: StakeKind): string => GO[kind];
export const leave = 'No, wait';

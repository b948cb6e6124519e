/** The words of what is asked once more before it is done (`stores/middara/stakes.ts`). */
import type { ActKind, Revealed } from '../../../engine/index.ts';
import type { StakeKind } from '../../../stores/middara/stake-kinds.ts';
import type { Stake } from '../../../stores/middara/stakes.ts';
import { capital, points } from '../grammar.ts';
import { saw } from './table.ts';

/** What is asked once more. */
export const title = 'Are you sure?';
export const about = 'The table asks again before these. Press the same button or key again to confirm.';
export const legend = 'Asked twice';

/** What the switches say, each a kind of thing that is asked about. */
export const kinds: Readonly<Record<StakeKind, string>> = {
  'end-turn': 'Ending a turn when most of next turn’s SP would be lost',
  'pass-at-death': 'Passing when a figure is about to fall',
  friend: 'Harming a friend',
  deadly: 'A step or jump that defeats, or may',
  undo: 'Undo past a roll, a card or hidden text',
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
      return `${name(one.figure)} keeps ${one.sp} ◆, so ${one.lost} of next turn’s ◆ are lost. ${name(one.figure)} can still ${couldStill(one.could)}.`;
    case 'pass-at-death':
      return `${name(one.figure)} goes down. An item or ability here might help.`;
    case 'friend':
      return one.figure === one.target
        ? `This harms ${name(one.target)}.`
        : `${capital(name(one.target))} is an ally. This harms ${name(one.target)}.`;
    case 'deadly':
      return DEADLY[one.note](name(one.figure));
    case 'undo':
      return knows(one.saw, one.decisions);
  }
}

const knows = (what: readonly Revealed[], decisions: number): string =>
  `You saw ${saw(what)}. Undo ${points(decisions, 'step')}? The game keeps a mark.`;

const GO: Readonly<Record<StakeKind, string>> = {
  'end-turn': 'End turn',
  'pass-at-death': 'Let it happen',
  friend: 'Do it anyway',
  deadly: 'Do it anyway',
  undo: 'Undo',
};

export const go = (kind: StakeKind): string => GO[kind];
export const leave = 'Cancel';

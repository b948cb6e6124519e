/** What is to be done in each lesson of two minutes, as data: nothing of it is there before one is. */
import type { EncounterEvent } from '../../engine/index.ts';
import type { ShortLesson } from './short-lessons.ts';

type Part<T> = T extends readonly (infer _)[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: Part<T[K]> }
    : T;
type PartOf<E> = E extends { readonly type: infer T } ? Part<E> & { readonly type: T } : never;

/** Something that happens, as far as it matters: what is not said may be anything. */
export type Deed = PartOf<EncounterEvent>;

/** What has to happen, one after the other. Whoever does it knows the rule. */
export const DEEDS: Readonly<Record<ShortLesson, readonly Deed[]>> = {
  flanking: [
    { type: 'figureMoved', figure: 'remi', to: [3, 2] },
    { type: 'attackLedgerAdded', entry: { cause: { kind: 'term', term: 'flanking' } } },
    { type: 'attackEnded', attacker: 'remi', target: 'animate' },
  ],
  'line-of-sight': [
    { type: 'figureMoved', figure: 'zeke' },
    { type: 'figureTargeted', figure: 'imp-1', by: 'zeke' },
    { type: 'attackEnded', attacker: 'zeke', target: 'imp-1' },
  ],
  jumping: [
    { type: 'figureMoved', figure: 'nightingale', to: [2, 2] },
    { type: 'figureMoved', figure: 'nightingale', how: 'jump', to: [4, 2] },
    { type: 'attackEnded', attacker: 'nightingale', target: 'loa' },
  ],
  spells: [
    { type: 'forceDetermined', figure: 'zeke' },
    { type: 'convictionChecked', figure: 'sickle' },
    { type: 'convictionChecked', figure: 'hand' },
  ],
  'counter-of-a-counter': [
    { type: 'counterDeclared', figure: 'knight', against: 'rook' },
    { type: 'counterDeclared', figure: 'rook', against: 'knight' },
    { type: 'attackEnded', attacker: 'rook', target: 'knight' },
  ],
};

/** How many of its deeds are done; what was taken back is to be done again. */
export function deedsDone(lesson: ShortLesson, events: readonly EncounterEvent[]): number {
  const deeds = DEEDS[lesson];
  let done = 0;
  for (const event of events) if (done < deeds.length && fits(event, deeds[done])) done += 1;
  return done;
}

/** Whether there is in a value all that is said of it. */
function fits(value: unknown, said: unknown): boolean {
  if (said === null || typeof said !== 'object') return value === said;
  if (value === null || typeof value !== 'object') return false;
  return Object.entries(said).every(([key, one]) => fits((value as Record<string, unknown>)[key], one));
}

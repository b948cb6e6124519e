import type { CardIndex, Position, TextPlace } from '../../../engine/index.ts';
import type { CardTelling, Telling } from '../../telling.ts';
import type { Written } from './written.ts';

/** Whoever names causes: the cards are enough for it, away from a table too. */
export interface CardSpeaker extends CardTelling {
  readonly cards: CardIndex;
  figure(id: string | null): string;
  /** A part of the encounter's text as what made something. */
  text(place: TextPlace, id: string): string;
}

/** Whoever writes a sentence of a table: all of the telling, and the table it is told of. */
export interface Speaker extends CardSpeaker, Telling {
  readonly position: Position;
  /** null before the language is whole. */
  readonly written: Written | null;
}

/** The members of a union that have one value of its key; a member may stand for several values. */
type MemberOf<U, K extends keyof U, V> = U extends unknown ? (V extends U[K] ? U : never) : never;

/** A sentence for each member of a closed union: a new one does not compile without its words. */
export type Sentences<U, K extends keyof U, N = Speaker, More extends readonly unknown[] = []> = {
  readonly [V in U[K] & string]: (member: MemberOf<U, K, V>, n: N, ...more: More) => string;
};

/** Looks the sentence of a member up. The map is complete, so there is one. */
export const speaker =
  <U, K extends keyof U, N = Speaker, More extends readonly unknown[] = []>(
    key: K,
    sentences: Sentences<U, K, N, More>,
  ) =>
  (member: U, n: N, ...more: More): string => {
    const write = sentences[member[key] as U[K] & string] as (member: U, n: N, ...more: More) => string;
    return write(member, n, ...more);
  };

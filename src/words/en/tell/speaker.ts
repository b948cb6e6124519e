import type { Position } from '../../../engine/index.ts';
import type { Telling } from '../../telling.ts';

/** Whoever writes a sentence: all of the telling, and the table it is told of. */
export interface Speaker extends Telling {
  readonly position: Position;
}

/** The members of a union that have one value of its key; a member may stand for several values. */
type MemberOf<U, K extends keyof U, V> = U extends unknown ? (V extends U[K] ? U : never) : never;

/** A sentence for each member of a closed union: a new one does not compile without its words. */
export type Sentences<U, K extends keyof U, More extends readonly unknown[] = []> = {
  readonly [V in U[K] & string]: (member: MemberOf<U, K, V>, n: Speaker, ...more: More) => string;
};

/** Looks the sentence of a member up. The map is complete, so there is one. */
export const speaker =
  <U, K extends keyof U, More extends readonly unknown[] = []>(key: K, sentences: Sentences<U, K, More>) =>
  (member: U, n: Speaker, ...more: More): string => {
    const write = sentences[member[key] as U[K] & string] as (
      member: U,
      n: Speaker,
      ...more: More
    ) => string;
    return write(member, n, ...more);
  };

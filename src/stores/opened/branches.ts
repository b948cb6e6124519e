/** What games that go on from one another have in common. */
import type { KernelQuestion, LoggedSession, RngWords } from '../../engine/index.ts';
import type { FeedNote } from '../game/feed.ts';
import type { Played } from '../game/types.ts';
import type { OwnNote } from '../kept/saved-game.ts';
import type { KindTypes } from './game-kind.ts';

/** A game that can go on from another with other dice: its state has the words they come of. */
export interface Branchable<G extends KindTypes> extends Played<G>, KindTypes {
  readonly session: Played<G>['session'];
  readonly state: { readonly rng: RngWords };
}

/** The marks of a game that comes without a feed, as its feed has them. */
export const marksIn = ({
  foreknown,
  marks,
  events,
}: Pick<
  LoggedSession<unknown, unknown, unknown, KernelQuestion>,
  'foreknown' | 'marks' | 'events'
>): FeedNote[] =>
  foreknown.map((mark) => ({ at: marks[mark.decision] ?? events.length, note: 'foreknown', ...mark }));

/** Gives a game another name, or its players' notes, and leaves it. */
export function amend(
  game: { rename(name: string): void; writeNotes(own: readonly OwnNote[]): void; close(): void },
  { name, own }: { readonly name?: string; readonly own?: readonly OwnNote[] },
): void {
  if (name !== undefined) game.rename(name);
  if (own) game.writeNotes(own);
  game.close();
}

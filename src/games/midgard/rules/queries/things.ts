/** What may change hands between players (A 13, A 14l, MI-23). */
import type { Thing } from '../model/events.ts';
import type { Position } from './numbers.ts';

const FOLDERS = ['treasures', 'goods', 'artifacts', 'forgeries', 'tokens'] as const;

/** All a player owns of those, covered artifacts as well; without gold. */
function listThings({ state }: Position, player: number, covered: boolean): Thing[] {
  const one = state.players[player]!;
  return FOLDERS.flatMap((of): Thing[] => {
    const refs =
      of === 'tokens' || of === 'forgeries'
        ? one[of]
        : of === 'artifacts'
          ? one.artifacts.filter(({ open }) => open || covered).map(({ ref }) => ref)
          : one[of].map(({ ref }) => ref);
    return [...new Set(refs)].map((ref) => ({ of, ref }));
  });
}

/** What a thief or a winner may take (A 14l): never spells, cards in hand, skills, covered artifacts. */
export function lootOf(position: Position, victim: number): Thing[] {
  const { gold, goods } = position.state.players[victim]!;
  const safe = goods.reduce((most, { ref }) => Math.max(most, position.content.goods[ref]!.pouch ?? 0), 0);
  return [...listThings(position, victim, false), ...(gold > safe ? [{ of: 'gold' } as const] : [])];
}

/** What a player may give in a deal: a covered artifact is the owner's to offer. */
export const offersOf = (position: Position, player: number, own: boolean): Thing[] => [
  ...listThings(position, player, own),
  ...(position.state.players[player]!.gold > 0 ? [{ of: 'gold' } as const] : []),
];

/** Whether there is anything to be dealt: one item at least between the two (A 13). */
export const tradable = (position: Position, player: number, other: number): boolean => {
  const mine = offersOf(position, player, true);
  const theirs = offersOf(position, other, false);
  return mine.some((gives) => theirs.some((takes) => gives.of !== 'gold' || takes.of !== 'gold'));
};

export const idOfThing = (thing: Thing): string =>
  thing.of === 'gold' ? 'gold' : `${thing.of}:${thing.ref}`;

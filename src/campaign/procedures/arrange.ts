import type { CampaignOption, CampaignRefusal } from '../model/prompts.ts';
import type { Held, Member, Place } from '../model/state.ts';
import { listItems } from '../queries/held.ts';
import { isInOrder, placeId } from './gains.ts';
import { askLazily, type CampaignRule, type CampaignTable } from './table.ts';

/** Items may be rearranged among the party and its stash, until all is in order and done (p.10). */
export function* arrangeItems(table: CampaignTable): CampaignRule<void> {
  for (;;) {
    const act = yield* askLazily(table, 'arrange', { of: 'store' }, (asked) => {
      const { options, refused } = endOf(asked);
      return { options: [...options, ...moves(asked)], refused };
    });
    if (act.do === 'done') return;
    arrange(table, act);
  }
}

/** Carries out a move or a turn. */
export function arrange({ emit }: CampaignTable, act: CampaignOption['act']): void {
  if (act.do === 'move') {
    const { from, to, swap } = act;
    emit({ type: 'itemMoved', from, to, ...(swap ? { swap } : {}), rule: 'p.24' });
  } else if (act.do === 'turn') emit({ type: 'itemTurned', at: act.at, rule: 'p.30' });
}

/** "Done" stands only while everybody who can do something about it keeps to the limits (p.24). */
export function endOf(
  table: CampaignTable,
  who: readonly Member[] = tradersOf(table),
): {
  readonly options: CampaignOption[];
  readonly refused: CampaignRefusal[];
} {
  const done = { id: 'done', act: { do: 'done' as const } };
  const over = who.filter((member) => !isInOrder(member, table.content.cards));
  if (over.length === 0) return { options: [done], refused: [] };
  return {
    options: [],
    refused: [{ ...done, why: { why: 'over-limit', members: over.map(({ card }) => card) }, rule: 'p.24' }],
  };
}

/** The Unselectable trade with nobody (p.11). */
const tradersOf = ({ state }: Pick<CampaignTable, 'state'>): readonly Member[] =>
  state.members.filter(({ unselectable }) => !unselectable);

/** Where items may go: to anybody's hands or Pack, or the stash. */
export const moves = (table: CampaignTable): CampaignOption[] => movesAmong(table, tradersOf(table), true);

/** The same among these, with the stash at hand or without it. */
export function movesAmong(
  { state, content }: CampaignTable,
  traders: readonly Member[],
  withStash: boolean,
): CampaignOption[] {
  const items = listItems(state).filter(
    ({ at, held }) =>
      isWith(at, traders) && (withStash || at.in !== 'stash') && !content.cards.companions[held.ref],
  );
  const targets: Place[] = [
    ...traders.flatMap(({ card, items: equipped, pack }): Place[] => [
      { in: 'items', member: card, at: equipped.length },
      { in: 'pack', member: card, at: pack.length },
    ]),
    ...(withStash ? [{ in: 'stash' as const, at: state.stash.length }] : []),
  ];
  const moved = items.flatMap(({ at }) =>
    targets
      .filter((to) => !isSameList(at, to))
      .map(
        (to): CampaignOption => ({
          id: `move:${placeId(at)}:${listId(to)}`,
          act: { do: 'move', from: at, to },
        }),
      ),
  );
  const turned = items.flatMap(({ at, held }): CampaignOption[] =>
    content.cards.items[held.ref]?.double && at.in === 'items'
      ? [{ id: `turn:${placeId(at)}`, act: { do: 'turn', at } }]
      : [],
  );
  return [...moved, ...turned, ...companionMoves({ state, content }, traders, withStash)];
}

/**
 * A Companion goes to somebody who has none, or the two are exchanged, or into the stash and out of it (p.24, p.66, X238,
 * X272).
 */
function companionMoves(
  { state, content }: Pick<CampaignTable, 'state' | 'content'>,
  traders: readonly Member[],
  withStash: boolean,
): CampaignOption[] {
  const stash: Place = { in: 'stash', at: state.stash.length };
  const places: Place[] = [
    ...traders.flatMap(({ card, companion }): Place[] =>
      companion ? [{ in: 'companion', member: card }] : [],
    ),
    ...state.stash.flatMap(({ ref }, at): Place[] =>
      withStash && content.cards.companions[ref] ? [{ in: 'stash', at }] : [],
    ),
  ];
  return places.flatMap((from) => [
    ...traders.flatMap(({ card, companion }): CampaignOption[] => {
      const to: Place = { in: 'companion', member: card };
      const swap = companion ? { swap: true as const } : {};
      return isSameList(from, to)
        ? []
        : [{ id: `move:${placeId(from)}:${card}`, act: { do: 'move', from, to, ...swap } }];
    }),
    ...(from.in === 'stash' || !withStash
      ? []
      : [{ id: `move:${placeId(from)}:stash`, act: { do: 'move' as const, from, to: stash } }]),
  ]);
}

const isWith = (at: Place, members: readonly Member[]): boolean =>
  at.in === 'stash' || members.some(({ card }) => card === at.member);

const isSameList = (a: Place, b: Place): boolean =>
  a.in === b.in && (a.in === 'stash' || b.in === 'stash' || a.member === b.member);

const listId = (to: Place): string => (to.in === 'stash' ? 'stash' : `${to.member}.${to.in}`);

/** Whether an item is one that may be sold or upgraded at all is its card's to say; this is where it lies. */
export const itemsAtHand = ({
  state,
}: Pick<CampaignTable, 'state'>): readonly { readonly at: Place; readonly held: Held }[] => {
  const traders = tradersOf({ state });
  return listItems(state).filter(({ at }) => isWith(at, traders));
};

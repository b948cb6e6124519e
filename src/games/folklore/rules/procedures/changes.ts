import type { CardRef } from '../model/content.ts';
import type { Stat } from '../model/events.ts';
import type { FolkloreTable } from './table.ts';

/** A number of a hero changes: never below 0, and Vita, Power and Ghost Points never above what the card has. */
export function changeStat(table: FolkloreTable, at: number, stat: Stat, by: number, rule: string): void {
  const { state, content, emit } = table;
  const was = state.heroes[at]!;
  const card = content.heroes[was.card]!;
  const most = stat === 'coins' || stat === 'lore' ? Number.POSITIVE_INFINITY : card[stat];
  const amount = Math.min(most, Math.max(0, was[stat] + by)) - was[stat];
  if (amount === 0) return;
  emit({ type: 'statChanged', hero: at, stat, amount, rule });
  const { vita, isGhost } = state.heroes[at]!;
  if (vita === 0 && !isGhost) emit({ type: 'ghostRose', hero: at, rule: 'FK-2' });
  if (vita > 0 && isGhost) emit({ type: 'ghostReturned', hero: at, rule: 'FK-2' });
}

/** Draws a card of a deck by chance; an exhausted deck is shuffled anew first (FK-10). Null: there is none anywhere. */
export function draw(
  { state, chance }: Pick<FolkloreTable, 'state' | 'chance'>,
  what: string,
  deck: readonly CardRef[],
  anew: readonly CardRef[],
) {
  const pile = deck.length > 0 ? deck : anew;
  if (pile.length === 0) return null;
  const { value, words } = chance.pick(state.rng, pile.length, `draw:${what}`, pile);
  return {
    card: pile[value]!,
    left: pile.filter((_, i) => i !== value),
    anew: deck.length === 0,
    rng: words,
  };
}

/** A hero draws an item, if there is one left. */
export function drawItem(table: FolkloreTable, hero: number, rule: string): void {
  const { deck, used } = table.state.items;
  const drawn = draw(table, 'items', deck, used);
  if (!drawn) return;
  const { card: item, ...rest } = drawn;
  table.emit({ type: 'itemDrawn', hero, item, ...rest, rule });
}

/** The chapter is lost when all heroes are ghosts (FK-5). Whether it is. */
export function endIfAllGhosts({ state, emit }: FolkloreTable): boolean {
  if (state.heroes.some(({ isGhost }) => !isGhost)) return false;
  emit({ type: 'chapterEnded', ending: 'all-ghosts', rule: 'FK-5' });
  return true;
}

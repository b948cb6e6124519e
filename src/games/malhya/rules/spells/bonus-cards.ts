/**
 * Bonus cards (L5635–5659).
 * 1. Aura Stone: a classic spell by chance lies by it (L5645). Any hero casts it as a Mhaÿ of level 3 who masters its school
 *    (L5649); cast or failed, both go back (L5651). Sold, the spell goes with it.
 * 2. Emperor Beetle: three aura tokens lie on it; any hero may use one in place of its own; used, it goes (L5659). Where a
 *    hero has own ones, too, it is asked (MA-176).
 */
import type { CardRef } from '../model/content.ts';
import type { MalhyaOption } from '../model/prompts.ts';
import { ask, type MalhyaTable, type Rule } from '../procedures/table.ts';
import type { Position } from '../queries/booklets.ts';
import { reserves } from './aura-reserve.ts';
import { drawSpell } from './learn-spells.ts';

/** What is laid on scenario cards that were taken just now. */
export function setUpBonus(table: MalhyaTable, taken: readonly CardRef[]): void {
  for (const card of taken) {
    const { stone, reserve } = table.content.scenario[card]!;
    if (reserve !== undefined) table.emit({ type: 'reserveFilled', card, aura: reserve, rule: 'L5659' });
    if (stone) drawSpell(table, 'L5645', (drawn) => table.emit({ type: 'stoneCharged', card, ...drawn }));
  }
}

/** Aura Stones with the spell that lies by each. */
export const stonesOf = ({
  state,
}: Pick<Position, 'state'>): readonly { readonly card: CardRef; readonly spell: CardRef }[] =>
  state.group.scenarioCards.flatMap(({ ref, spell }) => (spell === undefined ? [] : [{ card: ref, spell }]));

/** Whose token it is is asked where there is a choice; `spend` turns one of the hero's own. */
export function* payingAura(table: MalhyaTable, hero: number, spend: () => void): Rule {
  const cards = reserves(table);
  const own = table.state.heroes[hero]!.aura.ready > 0;
  const from = cards.length > 0 ? yield* askFrom(table, hero, cards, own) : null;
  if (from === null) {
    spend();
    return;
  }
  table.emit({ type: 'auraLent', hero, card: from, rule: 'L5659' });
  spend();
  table.emit({ type: 'auraSpent', hero, rule: 'L5659' });
}

function* askFrom(
  table: MalhyaTable,
  hero: number,
  cards: readonly CardRef[],
  own: boolean,
): Rule<CardRef | null> {
  const act = yield* ask(table, {
    kind: 'aura-from',
    hero,
    options: [
      ...(own ? [{ id: 'reserve:own', act: { do: 'reserve', card: null } } as const] : []),
      ...cards.map((card): MalhyaOption => ({ id: `reserve:${card}`, act: { do: 'reserve', card } })),
    ],
    rule: 'MA-176',
  });
  return act.do === 'reserve' ? act.card : null;
}

/**
 * Buying (A 4): 1 gold: one random card; 2: two, keeping one; 3: the pile is searched. What is not taken goes back, and
 * the pile is shuffled (MI-12). A new skill (A 5): 3 gold, in any city, once a level was gained, with its requirements.
 */
import type { CardRef, Pile } from '../model/content.ts';
import { SKILL_PRICE } from '../model/fixed-numbers.ts';
import type { MidgardOption } from '../model/prompts.ts';
import { priceOf } from '../queries/cities.ts';
import { meets } from '../queries/numbers.ts';
import { gainGood } from './pack.ts';
import { ask, type MidgardTable, type Rule } from './table.ts';

const takes = (cards: readonly CardRef[]): MidgardOption[] =>
  [...new Set(cards)].map((card) => ({ id: `take:${card}`, act: { do: 'take', card } }));

export function* buy(table: MidgardTable, player: number, pile: Pile, count: 1 | 2 | 3): Rule {
  const { state, chance, emit } = table;
  const amount = -priceOf(table, player, count);
  emit({ type: 'goldChanged', player, amount, why: 'buy', rule: 'A 4p' });
  const { left } = state.decks[pile];
  let cards = left;
  let rng = state.rng;
  if (count < 3) {
    const offered: CardRef[] = [];
    const rest = [...left];
    for (let n = 0; n < count && rest.length > 0; n++) {
      const { value, words } = chance.pick(rng, rest.length, `draw:${pile}`, rest);
      offered.push(...rest.splice(value, 1));
      rng = words;
    }
    cards = offered;
  }
  emit({ type: 'pileOffered', player, pile, cards, rng, rule: 'A 4p' });
  const act = yield* ask(table, player, {
    kind: count === 3 ? 'search' : 'pick-two',
    options: takes(cards),
    rule: 'A 4p',
  });
  if (act.do === 'take') yield* takeFromPile(table, player, pile, act.card, 'A 4');
}

/** A card of a pile comes to a player: into the spell book (B 5), or among what they carry. */
export function* takeFromPile(
  table: MidgardTable,
  player: number,
  pile: Pile,
  card: CardRef,
  rule: string,
): Rule {
  table.emit({ type: 'bought', player, pile, card, rule });
  if (pile !== 'spells') yield* gainGood(table, player, card, rule);
}

/** A 5: the skill is the player's choice, among those whose requirements are met. */
export function* learn(table: MidgardTable, player: number): Rule {
  const { state, content, emit } = table;
  emit({ type: 'goldChanged', player, amount: -SKILL_PRICE, why: 'skill', rule: 'A 5' });
  const { skills } = state.players[player]!;
  const open = Object.values(content.skills)
    .filter(({ id, needs }) => !skills.includes(id) && meets(table, player, needs))
    .map(({ id }) => id);
  const act = yield* ask(table, player, { kind: 'skill', options: takes(open), rule: 'A 5' });
  if (act.do !== 'take') return;
  const lp = content.skills[act.card]!.adds?.lp ?? 0;
  emit({ type: 'skillGained', player, skill: act.card, lp, rule: 'A 5' });
}

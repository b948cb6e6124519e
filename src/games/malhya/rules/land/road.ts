/**
 * The journey, whenever no booklet is open (L2112–2395).
 * 1. A travel card of the period in the next space, or the Rest card: its effects, or an event (L2114–2120).
 *    a. Its terrain is not the hex's: turned, its lines (L2132–2184).
 *    b. It is: an event card by the weather, the entry, to its end before anything else (L2190–2202).
 * 2. Then, in any order: move (2 travel tokens, 3 in bad weather), harvest, craft; armour, trade, states (L1093, L5753).
 * 3. No space left: the day is over (L2386).
 */

import { changeWorn, doffOptions } from '../growing/arrange.ts';
import type { MalhyaAct, MalhyaOption } from '../model/prompts.ts';
import { afterwards } from '../procedures/carry-out.ts';
import { askFreely } from '../procedures/free.ts';
import { ask, type MalhyaTable, type Rule } from '../procedures/table.ts';
import { talentsOf } from '../queries/gear.ts';
import { conscious } from '../queries/holds.ts';
import { auraFor } from '../spells/aura-reserve.ts';
import { payingAura } from '../spells/bonus-cards.ts';
import { craft, craftOptions } from './craft.ts';
import { cureChosen, cureOptions } from './cures.ts';
import { harvest, mayHarvest } from './gather.ts';
import { barehandedOptions, handOver, tradersOf, wearOptions } from './hand-over.ts';
import { groundOf, waysFrom } from './hexes.ts';
import { MOVE_PRICE } from './land-numbers.ts';
import { changeTokens, clearSpace, drawEvent, endDay, land, only, regionOf, travelOf } from './lay.ts';
import { campfire, mayRest } from './rest.ts';
import { deckOf, isFull, matches, yieldsOf } from './timeline.ts';
import { visit } from './visit.ts';

export function* travelOn(table: MalhyaTable): Rule {
  if (isFull(travelOf(table))) {
    endDay(table);
    afterwards(table);
    return;
  }
  const act = yield* askFreely(table, conscious(table), () => ({
    kind: 'travel',
    hero: null,
    options: roadOptions(table),
    rule: 'L2114',
  }));
  yield* doOnRoad(table, act);
}

/** All that may be done now. */
export function roadOptions(table: Pick<MalhyaTable, 'state' | 'content'>): MalhyaOption[] {
  const { state } = table;
  const { tokens, hex, drawn } = state.land.travel!;
  const ways = waysFrom(regionOf(table), hex);
  return [
    { id: 'travel', act: { do: 'travel' } },
    ...(mayRest(table) ? [{ id: 'campfire', act: { do: 'campfire' } } as const] : []),
    ...(tokens >= MOVE_PRICE[state.now.weather]
      ? ways.map((to): MalhyaOption => ({ id: `move:${to}`, act: { do: 'journey', to } }))
      : []),
    ...guides(table).flatMap((hero) =>
      ways.map(
        (to): MalhyaOption => ({
          id: `move:${state.heroes[hero]!.id}:${to}`,
          act: { do: 'move-by', hero, to },
        }),
      ),
    ),
    ...(mayHarvest(table) ? [{ id: 'harvest', act: { do: 'harvest' } } as const] : []),
    ...(drawn ? craftOptions(table) : []),
    ...wearOptions(table),
    ...doffOptions(table),
    ...barehandedOptions(table),
    ...(tradersOf(table).length > 0 ? [{ id: 'trade', act: { do: 'exchange' } } as const] : []),
    ...cureOptions(table, 'road'),
  ];
}

/** Who knows a way in bad weather for two tokens and an aura token (L5926). */
const guides = (table: Pick<MalhyaTable, 'state' | 'content'>): number[] =>
  table.state.now.weather === 'fair' || table.state.land.travel!.tokens < MOVE_PRICE.fair
    ? []
    : conscious(table).filter((hero) => {
        const one = table.state.heroes[hero]!;
        return (
          auraFor(table, hero) > 0 &&
          talentsOf(table, one).some(({ face }) => face.does?.some(({ badWeather }) => badWeather))
        );
      });

function* doOnRoad(table: MalhyaTable, act: MalhyaAct): Rule {
  const { state, emit } = table;
  if (act.do === 'travel') yield* drawTravel(table);
  else if (act.do === 'campfire') yield* campfire(table);
  else if (act.do === 'journey') {
    changeTokens(table, -MOVE_PRICE[state.now.weather], 'L2208');
    land(table, act.to, 'paid', 'L2208');
  } else if (act.do === 'move-by') {
    yield* payingAura(table, act.hero, () =>
      emit({ type: 'auraChanged', hero: act.hero, amount: -1, rule: 'L5926' }),
    );
    changeTokens(table, -MOVE_PRICE.fair, 'L5926');
    land(table, act.to, 'paid', 'L5926');
  } else if (act.do === 'harvest') yield* harvest(table);
  else if (act.do === 'craft') yield* craft(table, act.recipe);
  else if (changeWorn(table, act)) return;
  else if (act.do === 'exchange') yield* handOver(table);
  else if (act.do === 'cure') yield* cureChosen(table, 'road', act.hero, act.card);
}

function* drawTravel(table: MalhyaTable): Rule {
  const { state, content, chance, emit } = table;
  clearSpace(table);
  const { period } = state.now;
  const deck = deckOf(travelOf(table), period);
  const { value, words: rng } = chance.pick(state.rng, deck.length, `draw:${period}`, deck);
  const card = content.travels[deck[value]!]!;
  const ground = groundOf(regionOf(table), travelOf(table).hex);
  const side = matches(card, ground) ? 'match' : 'other';
  emit({ type: 'travelDrawn', card: card.id, side, rng, rule: side === 'match' ? 'L2190' : 'L2132' });
  if (side === 'match') {
    drawEvent(table, card.number, 'L2202');
    return;
  }
  const { slots, tokens } = travelOf(table);
  const yields = yieldsOf(card.other, {
    space: slots.length - 1,
    ground,
    weather: state.now.weather,
    tokens,
  });
  if (yields.weather) emit({ type: 'weatherSet', weather: yields.weather, rule: 'L2151' });
  changeTokens(table, yields.tokens, 'L2162');
  if (yields.village) yield* tokenOrVillage(table);
}

/** One or the other (L2184). */
function* tokenOrVillage(table: MalhyaTable): Rule {
  const act = yield* ask(table, {
    kind: 'token-or-village',
    hero: null,
    options: [
      { id: 'token', act: { do: 'token' } },
      { id: 'village', act: { do: 'village' } },
    ],
    rule: 'L2184',
  });
  if (act.do === 'village') yield* visit(table, only(table.content.villages).id);
  else changeTokens(table, 1, 'L2184');
}

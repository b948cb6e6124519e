/**
 * A market (L5702–5737, L2305).
 * 1. So many cards of each named kind are drawn, face up (L5702–5716); all basic weapons lie there (L5723).
 * 2. Bought at their price, sold at half of it, rounded up (L5731); in any order (L5737). Some only buy or only sell (L5735).
 * 3. Resources as the market says; rare resources where they are wanted (L2305, L5611).
 * 4. What was shown and not bought goes back (MA-73).
 */
import type { CardRef } from '../model/content.ts';
import type { MalhyaOption } from '../model/prompts.ts';
import { CUBES } from '../model/vocabulary.ts';
import { gainCube, gainGear } from '../procedures/gain.ts';
import { ask, askHero, type MalhyaTable, type Rule } from '../procedures/table.ts';
import { auraFor } from '../spells/aura-reserve.ts';
import { payingAura, setUpBonus } from '../spells/bonus-cards.ts';
import type { MarketSheet } from './land-cards.ts';
import { costOf, halfOf, pileOf, resourcePrice, saleMore } from './prices.ts';

export function* market(
  table: MalhyaTable,
  ref: CardRef,
  beside: () => readonly MalhyaOption[] = () => [],
  otherwise: (act: MalhyaOption['act']) => Rule = nothing,
): Rule {
  const sheet = table.content.markets[ref]!;
  setUp(table, sheet);
  for (;;) {
    const act = yield* ask(table, {
      kind: 'market',
      hero: null,
      options: [{ id: 'done', act: { do: 'done' } }, ...marketOptions(table, sheet), ...beside()],
      rule: 'L5737',
    });
    if (act.do === 'done') break;
    if (act.do === 'buy' || act.do === 'buy-cube' || act.do === 'buy-paper') yield* buy(table, sheet, act);
    else if (act.do === 'sell' || act.do === 'sell-cube' || act.do === 'sell-paper') sell(table, sheet, act);
    else if (act.do === 'spend-aura') {
      yield* payingAura(table, act.hero, () =>
        table.emit({ type: 'auraChanged', hero: act.hero, amount: -1, rule: 'L5875' }),
      );
      table.emit({ type: 'marketCheaper', hero: act.hero, rule: 'L5875' });
    } else yield* otherwise(act);
  }
  table.emit({ type: 'marketClosed', rule: 'MA-73' });
}

function* nothing(): Rule {}

/** The stall as it is laid out. */
function setUp(table: MalhyaTable, sheet: MarketSheet): void {
  const { state, chance, emit } = table;
  let rng = state.rng;
  const stall = sheet.stalls.flatMap(({ of, n }) => {
    const pile = pileOf(table, of);
    return Array.from({ length: Math.min(n, pile.length) }, () => {
      const { value, words } = chance.pick(rng, pile.length, `draw:${of}`, pile);
      rng = words;
      return pile.splice(value, 1)[0]!;
    });
  });
  const basic = sheet.sells ? pileOf(table, 'basic-weapon').filter((gear) => !stall.includes(gear)) : [];
  emit({ type: 'marketOpened', market: sheet.id, stall: [...stall, ...basic], rng, rule: 'L5702' });
}

/** All that may be done there now. */
export function marketOptions(
  table: Pick<MalhyaTable, 'state' | 'content'>,
  sheet: MarketSheet,
): MalhyaOption[] {
  const { state, content } = table;
  const { stall, cheaper } = state.land.market!;
  const affordable = (price: number | undefined) => costOf({ price }, sheet, cheaper) <= state.group.gold;
  const isShop = sheet.sells || sheet.resources.length + sheet.papers.length > 0;
  const held = state.group.scenarioCards.map(({ ref }) => ref);
  return [
    ...stall
      .filter((gear) => affordable(content.gear[gear]!.price))
      .map((gear): MalhyaOption => ({ id: `buy:${gear}`, act: { do: 'buy', gear } })),
    ...sheet.resources
      .filter(({ price }) => affordable(price))
      .map(
        ({ kind, colour }): MalhyaOption => ({
          id: `buy:${kind}:${colour}`,
          act: { do: 'buy-cube', kind, colour },
        }),
      ),
    ...sheet.papers
      .filter((card) => !held.includes(card) && affordable(content.scenario[card]!.price))
      .map((card): MalhyaOption => ({ id: `buy:${card}`, act: { do: 'buy-paper', card } })),
    ...state.heroes.flatMap(({ id }, hero): MalhyaOption[] =>
      isShop && !cheaper && auraFor(table, hero) > 0 && content.heroes[id]!.road?.includes('purchases')
        ? [{ id: `cheaper:${id}`, act: { do: 'spend-aura', hero } }]
        : [],
    ),
    ...salesAt(table, sheet),
  ];
}

function salesAt(
  { state, content }: Pick<MalhyaTable, 'state' | 'content'>,
  sheet: MarketSheet,
): MalhyaOption[] {
  const things = state.heroes.flatMap(({ id, weapon, stored, spare, armour, objects }, hero) =>
    [weapon, stored, spare, armour, ...objects].flatMap((gear): MalhyaOption[] =>
      gear !== null && content.gear[gear]!.price !== undefined
        ? [{ id: `sell:${id}:${gear}`, act: { do: 'sell', hero, gear } }]
        : [],
    ),
  );
  const cubes = state.heroes.flatMap(({ id, cubes: rows }, hero) =>
    CUBES.flatMap((kind) =>
      [...new Set(rows[kind])].flatMap((colour): MalhyaOption[] =>
        resourcePrice({ state, content }, sheet, { kind, colour }) === null
          ? []
          : [{ id: `sell:${id}:${kind}:${colour}`, act: { do: 'sell-cube', hero, kind, colour } }],
      ),
    ),
  );
  const papers = state.group.scenarioCards.flatMap(({ ref }): MalhyaOption[] =>
    content.scenario[ref]!.kind === 'bonus' && content.scenario[ref]!.price !== undefined
      ? [{ id: `sell:${ref}`, act: { do: 'sell-paper', card: ref } }]
      : [],
  );
  return [...(sheet.buys ? [...things, ...papers] : []), ...cubes];
}

type Buying = Extract<MalhyaOption['act'], { readonly do: 'buy' | 'buy-cube' | 'buy-paper' }>;

function* buy(table: MalhyaTable, sheet: MarketSheet, act: Buying): Rule {
  const { state, content, emit } = table;
  const { cheaper, spent } = state.land.market!;
  const priced =
    act.do === 'buy'
      ? content.gear[act.gear]!
      : act.do === 'buy-paper'
        ? content.scenario[act.card]!
        : sheet.resources.find(({ kind, colour }) => kind === act.kind && colour === act.colour)!;
  const gold = costOf(priced, sheet, cheaper);
  emit({ type: 'goldChanged', amount: -gold, rule: 'L5702' });
  const what = act.do === 'buy' ? act.gear : act.do === 'buy-paper' ? act.card : act.colour;
  emit({ type: 'bought', what, gold, rule: 'L5702' });
  const per = sheet.perSpent;
  if (per) {
    const times = Math.floor((spent + gold) / per.gold) - Math.floor(spent / per.gold);
    if (times > 0) emit({ type: 'pointsGained', points: times * per.points, rule: 'L6092' });
  }
  if (act.do === 'buy-paper') {
    emit({ type: 'cardsChanged', take: [act.card], discard: [], rule: 'L5635' });
    setUpBonus(table, [act.card]);
    return;
  }
  const hero = yield* askHero(table, [...state.heroes.keys()], { kind: 'share', rule: 'L5702' });
  if (act.do === 'buy') yield* gainGear(table, hero, act.gear);
  else yield* gainCube(table, hero, act.kind, act.colour);
}

type Selling = Extract<MalhyaOption['act'], { readonly do: 'sell' | 'sell-cube' | 'sell-paper' }>;

function sell(table: MalhyaTable, sheet: MarketSheet, act: Selling): void {
  const { content, emit } = table;
  const more = saleMore(table);
  if (act.do === 'sell') {
    emit({ type: 'gearHanded', hero: act.hero, gear: act.gear, rule: 'L5731' });
    emit({ type: 'goldChanged', amount: halfOf(content.gear[act.gear]!, more), rule: 'L5731' });
  } else if (act.do === 'sell-paper') {
    emit({ type: 'cardsChanged', take: [], discard: [act.card], rule: 'L1630' });
    emit({ type: 'goldChanged', amount: halfOf(content.scenario[act.card]!, more), rule: 'L5731' });
  } else {
    const { hero, kind, colour } = act;
    const price = resourcePrice(table, sheet, { kind, colour }) ?? 0;
    emit({ type: 'cubeLost', hero, kind, colour, rule: 'L2305' });
    emit({ type: 'goldChanged', amount: price + more, rule: 'L2305' });
  }
}

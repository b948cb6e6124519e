import type { MidgardContent } from '../rules/model/content.ts';
import type { MidgardSetup } from '../rules/model/setup.ts';
import type { City, DeckName, MidgardState, Player } from '../rules/model/state.ts';
import { setUpMidgard } from '../rules/set-up.ts';
import { type CaseCity, type CasePlayer, type MidgardCase, playersOf, refOf } from './case-schema.ts';

type Begin = MidgardCase['begin'];

/** What a case begins with: a set-up with a seat for each hero, called as it is, and how it lies on the table. */
export function beginningOf(
  { begin }: MidgardCase,
  content: MidgardContent,
): { readonly setup: MidgardSetup; readonly state: MidgardState } {
  const said = playersOf(begin);
  const setup: MidgardSetup = {
    table: begin.table ?? 'short',
    hands: begin.hands ?? 'open',
    parts: begin.parts ?? { adventures: true, rivalry: true },
    seats: said.map(({ hero }) => ({ id: hero, name: hero, hero })),
    difficulty: begin.difficulty ?? 'normal',
    seed: 'case',
    byHand: begin.byHand ?? false,
  };
  const first = setUpMidgard(setup, content);
  const { player, phase = 'actions', points = phase === 'actions' ? 3 : 0 } = begin.turn ?? {};
  const at = player === undefined ? 0 : said.findIndex(({ hero }) => hero === player);
  const cities = citiesOf(begin, first.cities, content);
  const placed = cities.flatMap(({ adventure, shadow }) => [adventure, shadow?.ref]);
  const unplaced = (refs: readonly string[]) => refs.filter((ref) => !placed.includes(ref));
  const state: MidgardState = {
    ...first,
    round: begin.round ?? 1,
    turn: { ...first.turn, player: at, phase, points },
    players: first.players.map((one, i) => asSaid(one, said[i]!, content)),
    cities,
    adventures: begin.adventures ?? unplaced(Object.keys(content.adventures)),
    shadows: begin.shadows ?? unplaced([...first.shadows]),
    put: begin.put ?? placed.filter((ref) => ref && Object.hasOwn(content.adventures, ref)).length,
  };
  return { setup, state: { ...state, decks: decksOf(begin, state, content) } };
}

function asSaid(player: Player, said: CasePlayer, content: MidgardContent): Player {
  const { hero: _, prestige, goods, spells, treasures, artifacts, ...plain } = said;
  return {
    ...player,
    hand: [],
    ...plain,
    prestige: { ...player.prestige, ...prestige },
    goods: goods?.map((one) => wholeGood(one, content)) ?? player.goods,
    spells: spells?.map((one) => (typeof one === 'string' ? { ref: one, turned: false } : one)) ?? [],
    treasures: treasures?.map((one) => (typeof one === 'string' ? { ref: one, used: false } : one)) ?? [],
    artifacts: artifacts?.map((one) => (typeof one === 'string' ? { ref: one, open: false } : one)) ?? [],
  };
}

/** Armor that is named alone has all its Life Points. */
function wholeGood(one: NonNullable<CasePlayer['goods']>[number], content: MidgardContent) {
  if (typeof one !== 'string') return one;
  const lp = content.goods[one]?.lp;
  return lp === undefined ? { ref: one } : { ref: one, lp };
}

/** Cities that are told of as they are told; the others as they were laid, without what the case has elsewhere. */
function citiesOf(begin: Begin, laid: readonly City[], content: MidgardContent): City[] {
  const told = begin.cities ?? [];
  const elsewhere = [
    ...playersOf(begin).flatMap(({ tokens = [], forgeries = [], treasures = [] }) => [
      ...tokens,
      ...forgeries,
      ...treasures.map(refOf),
    ]),
    ...told.flatMap(({ fixed = [], randoms = [], tasks = [], treasure }) => [
      ...fixed,
      ...randoms.map(refOf),
      ...tasks.flatMap((done) => (done ? [done.token] : [])),
      ...(treasure === undefined ? [] : [treasure]),
    ]),
  ];
  const isHere = (ref: string) => !elsewhere.includes(ref);
  return laid.map((city): City => {
    const said = told.find(({ number }) => number === city.number);
    if (said) return cityOf(city, said, content);
    const { treasure } = city;
    return {
      ...city,
      fixed: city.fixed.filter(isHere),
      randoms: city.randoms.filter(({ ref }) => isHere(ref)),
      treasure: treasure !== null && isHere(treasure) ? treasure : null,
      adventure: null,
    };
  });
}

function cityOf({ number, ref }: City, said: CaseCity, content: MidgardContent): City {
  const { fixed = [], randoms = [], tasks = [], treasure = null, adventure = null, shadow } = said;
  const whole = typeof shadow === 'string' ? { ref: shadow, lp: content.shadows[shadow]?.lp ?? 0 } : shadow;
  return {
    number,
    ref,
    fixed,
    randoms: randoms.map((one) => ({
      up: false,
      seen: [],
      ...(typeof one === 'string' ? { ref: one } : one),
    })),
    tasks: [0, 1, 2].map((task) => tasks[task] ?? null),
    treasure,
    adventure,
    shadow: whole ?? null,
  };
}

/** Every deck has what nobody holds, or what the case says. */
function decksOf({ decks = {} }: Begin, state: MidgardState, content: MidgardContent): MidgardState['decks'] {
  const goods = (pile: 'equipment' | 'weapons') =>
    Object.values(content.goods).flatMap((good) => (good.pile === pile ? [good.id] : []));
  const all: Readonly<Record<DeckName, readonly string[]>> = {
    actions: copiesOf(content.actions),
    destiny: copiesOf(content.destiny),
    rewards: copiesOf(content.rewards),
    equipment: goods('equipment'),
    weapons: goods('weapons'),
    spells: Object.keys(content.spells),
  };
  const held = state.players.flatMap(({ hand, goods, spells }) => [
    ...hand,
    ...goods.map(({ ref }) => ref),
    ...spells.map(({ ref }) => ref),
  ]);
  return Object.fromEntries(
    Object.entries(all).map(([name, cards]) => {
      const { left, used = [] } = decks[name as DeckName] ?? {};
      return [name, { left: left ?? [...held, ...used].reduce(withoutOne, cards), used }];
    }),
  ) as MidgardState['decks'];
}

function withoutOne(cards: readonly string[], card: string): readonly string[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : cards.filter((_, i) => i !== at);
}

/** The names of cards, each as often as there are copies of it. */
export const copiesOf = (
  cards: Readonly<Record<string, { readonly id: string; readonly copies: number }>>,
): readonly string[] => Object.values(cards).flatMap(({ id, copies }) => Array<string>(copies).fill(id));

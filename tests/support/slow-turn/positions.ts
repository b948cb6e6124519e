/** Random positions with an encounter's machinery in them, in the middle of a round. */
import { type Board, cloneState, type Position, type Space } from '../../../src/engine/index.ts';
import { positionOf } from '../../../src/sim/cases/case-position.ts';
import { parseCase } from '../../../src/sim/cases/parse-case.ts';
import { type BoardMix, randomBoard } from '../random-boards.ts';
import { slowBase, slowIsSpace, slowWall } from '../slow-geometry.ts';
import { ACTING, ARMOR, castCards, WEAPONS } from './cast.ts';
import { leaveTraces } from './earlier.ts';
import { gameOf } from './game.ts';
import { machinery, spacesOf } from './machinery.ts';
import { nothingDecided, Script } from './script.ts';
import { isOverdue } from './watch.ts';

const MIXES: readonly BoardMix[] = [
  { terrain: '.', levels: '1', wallEvery: 0 },
  { terrain: '........#h', levels: '1', wallEvery: 0 },
  { terrain: '.......hwmd', levels: '1', wallEvery: 0 },
  { terrain: '........##  ', levels: '1', wallEvery: 12 },
  { terrain: '.........dd', levels: '1111112', wallEvery: 0 },
  { terrain: '.....wwwd', levels: '1', wallEvery: 20 },
  { terrain: '.......h#', levels: '1112223', wallEvery: 16 },
];
const EFFECTS = [
  'darkness',
  'disease',
  'poison',
  'wilt',
  'condemn',
  'courage',
  'barrier',
  'paralyze',
] as const;

export interface Scene {
  /** For whoever looks at a difference. */
  readonly input: unknown;
  readonly position: Position;
  /** Who stands on the card whose turn it is. */
  readonly active: readonly string[];
}

type Next = (below: number) => number;

export function randomPosition(next: Next, cardId: string): Scene | null {
  const some = <T>(list: readonly T[]): T => list[next(list.length)] as T;
  const mix = some(MIXES);
  const card = ACTING.find(({ id }) => id === cardId);
  if (!card) throw new Error(`no ${cardId}`);
  const whole =
    next(6) === 0
      ? randomBoard(next, 12 + next(4), 2 + next(2), mix)
      : randomBoard(next, 4 + next(4), 3 + next(4), mix);
  // Who WARPs to its own tokens does so where it can come at nobody.
  const isFarOff = JSON.stringify(card.ai).includes('"warp"') && next(3) > 0;
  const board = withCurrents(next, isFarOff ? severed(next, whole) : whole);
  const put = placer(next, board);
  const worn = (immunity: readonly string[] = []) => {
    const all = new Set<string>(Array.from({ length: [0, 0, 1, 1, 2][next(5)] ?? 0 }, () => some(EFFECTS)));
    const bare = all.has('disease') ? ['courage', 'barrier'] : [];
    return [...all].filter((one) => !immunity.includes(one) && !bare.includes(one));
  };
  const beast = (id: string, card: (typeof ACTING)[number]) => {
    const at = put(card.size);
    return (
      at && {
        id,
        card: card.id,
        at,
        damage: next(3) === 0 ? card.hp - 1 - next(card.hp) : 0,
        effects: worn(card.immunity),
      }
    );
  };
  const hero = (id: string, card: string, hp: number) => {
    const at = put([1, 1]);
    const items = [some(WEAPONS), some(ARMOR), next(4) === 0 ? 'plain-core' : null].filter(
      (one) => one !== null,
    );
    return (
      at && {
        ...{ id, card, at, items, sp: next(6), damage: next(2) * next(hp), effects: worn() },
        tokens: next(4) === 0 ? { dodge: 1 + next(2) } : {},
      }
    );
  };
  const guard = () => {
    const at = put([1, 1]);
    const attack = some([{ kind: 'melee' }, { kind: 'melee', reach: 2 }, { kind: 'ranged', range: 4 }]);
    const stats = { hp: 8 + next(8), defense: 6 + next(5), movement: 4, armor: next(3), attack };
    const dice = { dice: ['white', 'purple'], conviction: ['purple', some(['purple', 'teal'])] };
    return (
      at && {
        ...{ id: 'guard', side: 'adventurers', at, sp: next(6), damage: next(2) * next(7), effects: worn() },
        stats: { ...stats, ...dice },
      }
    );
  };
  const mates = next(3) === 0 ? Math.min(card.perGroup, 2 + next(2)) - 1 : 0;
  const beasts = Array.from({ length: 1 + mates }, (_, i) => beast(`beast-${i + 1}`, card));
  const others = Array.from({ length: next(3) }, (_, i) => beast(`ally-${i + 1}`, some(ACTING)));
  const heroes = [
    ...[
      hero('ada', 'plain-ada', 12),
      next(3) > 0 && hero('bea', 'plain-bea', 16),
      next(2) > 0 && hero('cid', 'plain-cid', 9),
    ],
    next(4) === 0 && guard(),
  ];
  const figures = [...beasts, ...others, ...heroes].filter((one) => one !== null && one !== false);
  const active = beasts.flatMap((one) => (one ? [one.id] : []));
  if (active[0] !== 'beast-1' || !figures.some(({ id }) => id === 'ada')) return null;
  const cards = figures.map(({ id }) => id).filter((id) => id === 'beast-1' || !active.includes(id));
  for (let i = cards.length - 1; i > 0; i--) {
    const j = next(i + 1);
    [cards[i], cards[j]] = [cards[j] as string, cards[i] as string];
  }
  const round = 2 + next(4);
  const input = {
    ...{
      name: cardId,
      board,
      figures,
      initiative: cards,
      active: 'beast-1',
      round,
      play: 'on',
      urgency: next(4),
    },
    lootDeck: some([
      {},
      { 'gold:5': 2 },
      { 'gold:4': 1, monster: 1 },
      { item: 1, unique: 1, 'gold:6': 1 },
      { monster: 1 },
    ]),
  };
  const made = positionOf(parseCase(input), castCards);
  const state = cloneState(made.state);
  const encounter = machinery(
    next,
    board,
    made.encounter,
    round,
    cardId,
    // Its own kind, where coming into play does something.
    card.abilities.some(({ when }) => when === 'comes-in') ? cardId : 'silt-imp',
  );
  const position: Position = { ...made, state, encounter };
  const last = next(2) === 0;
  const front = cards.indexOf('beast-1');
  state.track = cards.map((id, i) => ({
    id,
    figures: id === 'beast-1' ? [...active] : [id],
    acted: last || i <= front,
  }));
  for (const figure of state.figures) {
    if (active.includes(figure.id))
      Object.assign(figure, { group: 'beast-1', number: active.indexOf(figure.id) + 1 });
    if (figure.kind !== 'intelligent') continue;
    figure.wasTargeted = next(4) === 0;
    const [own] = figure.cards;
    if (own && next(2) === 0) own.energy = next(3);
    if (next(8) === 0) figure.tokens = { vow: 1 };
  }
  state.clock.queue = [...active];
  state.clock.opponentsSpawned = false;
  state.clock.opponentsActed = next(3) === 0;
  state.boardTokens = [...position.encounter.tokens];
  const free = spacesOf(board);
  for (let i = next(3); i > 0; i--) {
    const at = some(free);
    if (board.rows[at[1]]?.[at[0]] !== 'd')
      state.dynamite.push({
        id: `dynamite-${state.dynamite.length + 1}`,
        at,
        carrier: null,
        lit: round - next(2),
      });
  }
  leaveTraces(next, position, free);
  state.rng = [next(1e9), next(1e9), next(1e9), 1 + next(1e9)];
  return isSettled(position) ? { input: { state, encounter: position.encounter }, position, active } : null;
}

/** Nothing in it should have come about before. */
const isSettled = ({ state, cards, encounter }: Position): boolean => {
  const table = { state: cloneState(state), cards };
  return !isOverdue(gameOf(table, encounter, new Script(nothingDecided())));
};

function placer(next: Next, board: Board) {
  const taken = new Set<string>();
  return (size: readonly [number, number]): Space | null => {
    for (let i = 0; i < 60; i++) {
      const at: Space = [next(board.rows[0]?.length ?? 1), next(board.rows.length)];
      const base = slowBase(at, size);
      const fits = base.every(
        (space) =>
          slowIsSpace(board, space) && board.rows[space[1]]?.[space[0]] !== 'd' && !taken.has(String(space)),
      );
      if (!fits || base.some((a) => base.some((b) => slowWall(board, a, b)))) continue;
      for (const space of base) taken.add(String(space));
      return at;
    }
    return null;
  };
}

/** In islands: two columns of it are no spaces. */
function severed(next: Next, board: Board): Board {
  const width = board.rows[0]?.length ?? 0;
  const gone = [next(width), next(width)];
  return {
    ...board,
    rows: board.rows.map((row) => [...row].map((at, x) => (gone.includes(x) ? ' ' : at)).join('')),
  };
}

function withCurrents(next: Next, board: Board): Board {
  if (next(3) > 0) return board;
  const direction = (['north', 'east', 'south', 'west'] as const)[next(4)] ?? 'north';
  const currents = spacesOf(board)
    .filter((at) => board.rows[at[1]]?.[at[0]] === 'w' || next(4) === 0)
    .map((at) => ({ at, direction, spaces: 1 + (at[0] % 2) }));
  return { ...board, currents };
}

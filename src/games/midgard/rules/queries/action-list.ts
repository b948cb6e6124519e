/** The actions of a turn (A 1 to A 15, T 1 to T 3, F 7), and why those that are not offered are not. */
import { ABILITIES, type Ability, PILES, type Pile } from '../model/content.ts';
import { ABILITY_PRICE, CARD_PRICE, PRICES, SKILL_PRICE, TWO_POINTS } from '../model/fixed-numbers.ts';
import type { MidgardAct } from '../model/prompts.ts';
import {
  allowedHere,
  cityAt,
  leavingCost,
  listBeside,
  listNext,
  listRidden,
  priceOf,
  taskOf,
} from './cities.ts';
import { meets, mostLp, type Position } from './numbers.ts';
import { lootOf, tradable } from './things.ts';

/** Why an action is not offered. */
export const REFUSALS = [
  'points',
  'gold',
  'city',
  'shadow',
  'nothing-there',
  'nothing-to-do',
  'ability',
  'level',
  'marker',
  'turned',
  'bonus',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** An action of the list: what it takes, and where it is refused, why. */
export interface Listed {
  readonly id: string;
  readonly act: MidgardAct;
  /** Action points and gold it takes. */
  readonly points: number;
  readonly gold: number;
  readonly rule: string;
  readonly refused: Refusal | null;
}

/** Where an ability is trained, where a pile is sold (A 3, A 4): the trade of the city. */
const tradeHere = ({ state, content }: Position, player: number): Ability | Pile =>
  content.cities[cityAt(state, state.players[player]!.at).ref]!.trade;

/**
 * All actions a player could think of, each with what forbids it. `bonus`: as a bonus action (P 3): nothing that moves
 * or takes two points.
 */
export function listActions(position: Position, player: number, bonus = false): Listed[] {
  const { state } = position;
  const here = state.players[player]!;
  const points = bonus ? 1 : state.turn.points;
  const all = here.tower
    ? [...listInTower(position, player), ...listFree(position, player)]
    : [
        ...listMoves(position, player),
        ...listHere(position, player),
        ...listTokens(position, player),
        ...listHealing(position, player),
        ...listParty(position, player),
        ...listRivalry(position, player),
        ...listFree(position, player),
      ];
  return all.map((one) => {
    if (one.refused) return one;
    const moves = one.act.do === 'move' || one.points > 1;
    if (bonus && (moves || one.points < 1)) return { ...one, refused: 'bonus' };
    if (one.points > points) return { ...one, refused: 'points' };
    if (one.gold > here.gold) return { ...one, refused: 'gold' };
    return one;
  });
}

function listed(
  id: string,
  act: MidgardAct,
  rule: string,
  { points = 1, gold = 0, refused = null }: { points?: number; gold?: number; refused?: Refusal | null } = {},
): Listed {
  return { id, act, rule, points, gold, refused };
}

function listInTower(position: Position, player: number): Listed[] {
  const { state, content } = position;
  const { artifacts, spells } = state.players[player]!;
  const keys = artifacts
    .filter(({ open }) => open)
    .map(({ ref }) => content.artifacts[ref]!.leave ?? TWO_POINTS);
  return [
    listed('leave-tower', { do: 'leave-tower' }, 'T 1', { points: Math.min(TWO_POINTS, ...keys) }),
    ...spells.flatMap(({ ref, turned }) =>
      'leave' in content.spells[ref]!.does ? [castOf(position, player, ref, turned)] : [],
    ),
  ];
}

function castOf(position: Position, player: number, spell: string, turned: boolean, points = 1): Listed {
  const refused = turned
    ? 'turned'
    : meets(position, player, position.content.spells[spell]!.needs)
      ? null
      : 'ability';
  return listed(`cast:${spell}`, { do: 'cast', spell }, 'M 1', { points, refused });
}

function listMoves(position: Position, player: number): Listed[] {
  const { state } = position;
  const { at } = state.players[player]!;
  const points = leavingCost(position, at);
  const next = listNext(state, at);
  const free = state.turn.freeMoves > 0;
  return [
    ...next.map((to) =>
      listed(`move:${to}`, { do: 'move', to, how: free ? 'free' : 'walked' }, 'A 2', {
        points: free ? 0 : points,
      }),
    ),
    ...listRidden(position, player).map((to) =>
      listed(`ride:${to}`, { do: 'move', to, how: 'rode' }, 'A 2', { points }),
    ),
  ];
}

function listHere(position: Position, player: number): Listed[] {
  const { state, content } = position;
  const { skillsDue, skills, goods } = state.players[player]!;
  const trade = tradeHere(position, player);
  const shadow: Refusal | null = allowedHere(position, player, null) ? null : 'shadow';
  const sold: Refusal | null = allowedHere(position, player, 'buy') ? null : 'shadow';
  const learnable = Object.values(content.skills).some(
    ({ id, needs }) => !skills.includes(id) && meets(position, player, needs),
  );
  return [
    listed('draw', { do: 'draw' }, 'A 1', { refused: shadow }),
    ...ABILITIES.map((ability) =>
      listed(`train:${ability}`, { do: 'train', ability }, 'A 3', {
        gold: ABILITY_PRICE,
        refused: trade === ability ? shadow : 'city',
      }),
    ),
    ...PILES.flatMap((pile) =>
      PRICES.map((count) =>
        listed(`buy:${pile}:${count}`, { do: 'buy', pile, count }, 'A 4', {
          gold: priceOf(position, player, count),
          refused:
            trade !== pile ? 'city' : (sold ?? (state.decks[pile].left.length > 0 ? null : 'nothing-there')),
        }),
      ),
    ),
    listed('learn', { do: 'learn' }, 'A 5', {
      gold: SKILL_PRICE,
      refused: skillsDue < 1 ? 'level' : learnable ? null : 'ability',
    }),
    ...goods
      .filter(({ lp }) => lp !== undefined)
      .map(({ ref, lp }) =>
        listed(`repair:${ref}`, { do: 'repair', good: ref }, 'A 7', {
          refused:
            trade !== 'weapons'
              ? 'city'
              : (shadow ?? (lp! < content.goods[ref]!.lp! ? null : 'nothing-to-do')),
        }),
      ),
  ];
}

function listTokens(position: Position, player: number): Listed[] {
  const { state } = position;
  const { at, tokens, forgeries } = state.players[player]!;
  const { fixed, randoms } = cityAt(state, at);
  const under = (action: 'token' | 'reveal' | 'deliver'): Refusal | null =>
    allowedHere(position, player, action) ? null : 'shadow';
  const handedIn = (as: 'original' | 'forgery') => (token: string) =>
    listed(`deliver:${token}`, { do: 'deliver', token, as }, as === 'forgery' ? 'A 10.1' : 'A 10.2', {
      refused: taskOf(position, as, token).city === at ? under('deliver') : 'city',
    });
  return [
    ...fixed.map((token) =>
      listed(`token:${token}`, { do: 'token', token }, 'A 8', { refused: under('token') }),
    ),
    listed('reveal', { do: 'reveal' }, 'A 9', {
      refused: randoms.some(({ up }) => !up) ? under('reveal') : 'nothing-there',
    }),
    ...tokens.map(handedIn('original')),
    ...forgeries.map(handedIn('forgery')),
  ];
}

function listHealing(position: Position, player: number): Listed[] {
  const { state, content } = position;
  const { lp, hand, goods, spells } = state.players[player]!;
  const shadow: Refusal | null = allowedHere(position, player, null) ? null : 'shadow';
  const whole: Refusal | null = lp < mostLp(position, player) ? null : 'nothing-to-do';
  const hearts = [...new Set(hand)].filter((card) => content.actions[card]!.hearts > 0);
  return [
    ...hearts.map((card) =>
      listed(`heal:${card}`, { do: 'heal', card }, 'A 6a', { refused: shadow ?? whole }),
    ),
    ...[...new Set(goods.map(({ ref }) => ref))].flatMap((good) => {
      const use = content.goods[good]!.use;
      return use && 'heal' in use
        ? [listed(`use:${good}`, { do: 'use', good }, 'A 6', { refused: shadow ?? whole })]
        : [];
    }),
    ...spells.flatMap(({ ref, turned }) => {
      const { does } = content.spells[ref]!;
      if ('heal' in does) {
        const cast = castOf(position, player, ref, turned);
        return [{ ...cast, rule: 'A 6b', refused: cast.refused ?? shadow ?? whole }];
      }
      if ('look' in does) {
        const cast = castOf(position, player, ref, turned);
        return [{ ...cast, refused: cast.refused ?? shadow }];
      }
      return 'move' in does ? [castOf(position, player, ref, turned, 0)] : [];
    }),
  ];
}

function listParty(position: Position, player: number): Listed[] {
  const { state } = position;
  const { adventure, shadow } = cityAt(state, state.players[player]!.at);
  return [
    ...(adventure ? [listed('adventure', { do: 'adventure' }, 'A 11')] : []),
    ...(shadow ? [listed('shadow', { do: 'shadow' }, 'A 12')] : []),
  ];
}

function listRivalry(position: Position, player: number): Listed[] {
  const { state } = position;
  if (!state.parts.rivalry) return [];
  const { markers } = state.players[player]!;
  const shadow: Refusal | null = allowedHere(position, player, null) ? null : 'shadow';
  const beside = listBeside(state, player);
  return [
    ...beside.flatMap((other) => [
      listed(`deal:${other}`, { do: 'deal', with: other }, 'A 13', {
        refused: shadow ?? (tradable(position, player, other) ? null : 'nothing-to-do'),
      }),
      listed(`steal:${other}`, { do: 'steal', of: other }, 'A 14', {
        refused:
          shadow ??
          (markers.includes('thievery')
            ? 'marker'
            : lootOf(position, other).length > 0
              ? null
              : 'nothing-there'),
      }),
      listed(`assault:${other}`, { do: 'assault', of: other }, 'A 15', {
        refused: shadow ?? (markers.includes('assault') ? 'marker' : null),
      }),
    ]),
    ...markers.map((marker) =>
      listed(`lay:${marker}`, { do: 'lay-marker', marker }, marker === 'thievery' ? 'T 2' : 'T 3', {
        points: TWO_POINTS,
        refused: shadow,
      }),
    ),
  ];
}

/** What costs no point, at any time in the own turn (F 7, B 4). */
function listFree(position: Position, player: number): Listed[] {
  const { state, content } = position;
  const { artifacts } = state.players[player]!;
  const { left, used } = state.decks.actions;
  const looks = artifacts.some(({ ref, open }) => open && content.artifacts[ref]!.look);
  return [
    listed('buy-card', { do: 'buy-card' }, 'F 7', {
      points: 0,
      gold: CARD_PRICE,
      refused: left.length + used.length > 0 ? null : 'nothing-there',
    }),
    ...artifacts
      .filter(({ open }) => !open)
      .map(({ ref }) => listed(`open:${ref}`, { do: 'open', artifact: ref }, 'B 4', { points: 0 })),
    ...(looks
      ? state.players.flatMap(({ hand }, other) =>
          other === player
            ? []
            : [
                listed(`look:${other}`, { do: 'look', of: other }, 'B 4', {
                  points: 0,
                  refused: state.looked === state.round ? 'turned' : hand.length > 0 ? null : 'nothing-there',
                }),
              ],
        )
      : []),
  ];
}

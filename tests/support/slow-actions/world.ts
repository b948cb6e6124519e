/**
 * Adventurers' actions a second time (pp.14-22, 24-33, 39-53, 66-67, 74), written from the book and the rulings alone:
 * plain, slow, over the JSON of a rule case and of the cards. Nothing of src/engine is used here but the names of
 * types; how lines and steps lie is read by the slow geometry.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { Space } from '../../../src/engine/model/board.ts';
import type { Outline } from './script.ts';

export interface SlowBoard {
  rows: string[];
  readonly elevation: readonly string[];
  readonly walls: readonly (readonly [Space, Space])[];
  readonly currents: readonly { at: Space; direction: string; spaces: number }[];
}

/** JSON of a card, as it stands in its file. */
// biome-ignore lint/suspicious/noExplicitAny: cards are read as their files have them
export type Json = any;

export interface SlowCard {
  readonly id: string;
  readonly ref: string;
  readonly sort: 'figure' | 'item' | 'discipline';
  /** The side in use; of a figure or discipline the whole card. */
  readonly face: Json;
  readonly json: Json;
  exhausted: boolean;
  used: string[];
}

export interface SlowFigure {
  readonly id: string;
  readonly kind: 'adventurer' | 'command' | 'intelligent';
  readonly side: 'adventurers' | 'combatants';
  /** Its numbers: an Adventurer's card or the `stats` of the case. */
  readonly numbers: Json;
  readonly size: readonly [number, number];
  at: Space | null;
  sp: number;
  damage: number;
  defeated: boolean;
  effects: string[];
  tokens: Record<string, number>;
  cards: SlowCard[];
  paralyzedNow: boolean;
}

export interface SlowToken {
  readonly id: string;
  readonly kind: string;
  readonly colour: string;
  readonly at: Space;
}

/** Lit in that round, or not (p.67). */
export interface SlowDynamite {
  readonly id: string;
  at: Space | null;
  carrier: string | null;
  lit: number | null;
}

export interface SlowWorld {
  board: SlowBoard;
  readonly round: number;
  readonly encounter: Json;
  figures: SlowFigure[];
  /** Ids in the order of the track; whoever is Defeated is gone. */
  track: string[];
  tokens: SlowToken[];
  dynamite: SlowDynamite[];
  gold: number;
  deck: { gold: number; left: number };
  done: string[];
  urgency: number;
  outcome: string | null;
  readonly active: string;
  turn: { moved: boolean; over: boolean; broke: string[]; attacks: number };
  /** FLIGHT given for the movement under way. */
  flying: string | null;
  /** Several struck at once: nothing is looked at meanwhile. */
  atOnce: boolean;
  /** Whom one blow has left without HP, to be Defeated when all are struck; null while there is none. */
  blow: string[] | null;
  /** The last turn of the round is over. */
  roundOver: boolean;
  /** Something of that was to be looked at. */
  toLook: boolean;
}

const folder = new URL('../../../content/base/', import.meta.url);
const shelf = (name: string): Record<string, Json> =>
  Object.fromEntries(
    readdirSync(new URL(`${name}/`, folder))
      .filter((file) => file.endsWith('.json'))
      .map((file) => JSON.parse(readFileSync(new URL(`${name}/${file}`, folder), 'utf8')))
      .map((card) => [card.id, card]),
  );
export const ITEMS = shelf('items');
export const DISCIPLINES = shelf('disciplines');
export const ADVENTURERS = shelf('adventurers');

/** The world a scene describes: a rule case and the encounter about it. */
export function worldOf(input: Json, encounter: Json, dynamite: readonly SlowDynamite[]): SlowWorld {
  const figures: SlowFigure[] = input.figures.map((one: Json) => figureOf(one));
  const order = [...(input.initiative ?? [])];
  for (const { id } of figures) if (!order.includes(id)) order.push(id);
  const deck = Object.entries<number>(input.lootDeck ?? {})[0];
  return {
    board: { currents: [], walls: [], ...input.board, rows: [...input.board.rows] },
    round: input.round,
    encounter,
    figures,
    track: order,
    tokens: [...(input.boardTokens ?? [])],
    dynamite: dynamite.map((one) => ({ ...one })),
    gold: 0,
    deck: { gold: Number(deck?.[0].split(':')[1] ?? 0), left: deck?.[1] ?? 0 },
    done: [],
    urgency: input.urgency ?? 0,
    outcome: null,
    active: input.active,
    turn: { moved: false, over: false, broke: [], attacks: 0 },
    flying: null,
    atOnce: false,
    toLook: false,
    blow: null,
    roundOver: false,
  };
}

function figureOf(one: Json): SlowFigure {
  const adventurer = ADVENTURERS[one.card];
  const taken = new Map<string, number>();
  const card = (ref: string, sort: SlowCard['sort'], json: Json): SlowCard => {
    const times = (taken.get(ref) ?? 0) + 1;
    taken.set(ref, times);
    const id = `${one.id}.${ref}${times > 1 ? `.${times}` : ''}`;
    return { id, ref, sort, json, face: json.front ?? json, exhausted: false, used: [] };
  };
  return {
    id: one.id,
    kind: adventurer ? 'adventurer' : one.side === 'adventurers' ? 'command' : 'intelligent',
    side: one.side ?? 'adventurers',
    numbers: adventurer ?? { armor: 0, piercing: 0, tags: [], dice: [], symbols: [], ...one.stats },
    size: one.stats?.size ?? [1, 1],
    at: one.at,
    sp: one.sp ?? 0,
    damage: one.damage ?? 0,
    defeated: false,
    effects: [...(one.effects ?? [])],
    tokens: { ...(one.tokens ?? {}) },
    cards: [
      ...(adventurer ? [card(one.card, 'figure', adventurer)] : []),
      ...(one.items ?? []).map((ref: string) => card(ref, 'item', ITEMS[ref])),
      ...(one.disciplines ?? []).map((ref: string) => card(ref, 'discipline', DISCIPLINES[ref])),
    ],
    paralyzedNow: false,
  };
}

export function one(world: SlowWorld, id: string): SlowFigure {
  const found = world.figures.find((figure) => figure.id === id);
  if (!found) throw new Error(`no figure ${id}`);
  return found;
}

/** All of it that is compared with the engine. */
export function outlineOf(world: SlowWorld): Outline {
  return {
    figures: Object.fromEntries(
      world.figures.map(({ id, at, sp, damage, effects, tokens, defeated, cards }) => [
        id,
        outlineOfFigure({ at, sp, damage, effects, tokens, defeated, cards }),
      ]),
    ),
    tokens: world.tokens.map(({ id, at }) => `${id}@${at.join()}`).sort(),
    dynamite: world.dynamite.map(dynamiteLine).sort(),
    rows: world.board.rows,
    gold: world.gold,
    done: [...world.done].sort(),
    urgency: world.urgency,
    outcome: world.outcome,
  };
}

export const dynamiteLine = ({ id, at, carrier, lit }: SlowDynamite): string =>
  `${id}@${at?.join() ?? carrier} ${lit ?? 'unlit'}`;

/** Written alike for both, so that nothing but the facts can differ. */
export const outlineOfFigure = (
  figure: Pick<SlowFigure, 'at' | 'sp' | 'damage' | 'tokens' | 'defeated'> & {
    effects: readonly string[];
    cards: readonly { id: string; exhausted: boolean; used: readonly string[] }[];
  },
) => ({
  at: figure.at?.join() ?? null,
  sp: figure.sp,
  damage: figure.damage,
  effects: [...figure.effects].sort(),
  tokens: Object.entries(figure.tokens)
    .filter(([, count]) => count > 0)
    .map(([token, count]) => `${token}:${count}`)
    .sort(),
  defeated: figure.defeated,
  cards: figure.cards
    .map(({ id, exhausted, used }) => `${id}${exhausted ? ' exhausted' : ''}${used.length ? ` ${used}` : ''}`)
    .sort(),
});

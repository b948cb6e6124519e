import { expect, test } from 'vitest';
import { listWays } from '../../src/engine/ai/ai-ways.ts';
import { cloneState, type EncounterState, listStanding, type Position } from '../../src/engine/index.ts';
import { stateWith } from '../../src/engine/model/with.ts';
import { answers, told } from '../support/all-answers.ts';
import { many, proved, proving, sampleOf } from '../support/depth.ts';
import { drive, gameContent, newGame } from '../support/games.ts';
import { seededRandom } from '../support/random-boards.ts';

/** A field of one state; places in a list are not told apart in its name. */
interface Place {
  readonly name: string;
  readonly way: readonly (string | number)[];
  readonly value: unknown;
}

/** What stands for the whole encounter, and what a figure or a card is. */
const STANDS = /^(encounter|ruleset|seats)\b|\.(id|kind|group|card|ref|type|side)$/;

/** Every field an event can change, however deep. */
function placesOf(state: EncounterState): Place[] {
  const places: Place[] = [];
  const walk = (value: unknown, name: string, way: readonly (string | number)[]): void => {
    if (value === null || typeof value !== 'object') return;
    if (Array.isArray(value)) {
      for (const [n, one] of value.entries()) walk(one, `${name}[]`, [...way, n]);
      return;
    }
    for (const [key, below] of Object.entries(value)) {
      const next = { name: name === '' ? key : `${name}.${key}`, way: [...way, key] };
      places.push({ ...next, value: below });
      walk(below, next.name, next.way);
    }
  };
  walk(state, '', []);
  return places.filter(({ name }) => !STANDS.test(name));
}

/** As an event writes: every part on the way there made anew, all others the same. */
function changed<T>(part: T, [first, ...rest]: readonly (string | number)[], to: unknown): T {
  const value = first === undefined ? to : changed((part as never)[first], rest, to);
  if (first === undefined) return value as T;
  if (Array.isArray(part)) return part.map((one, n) => (n === first ? value : one)) as T;
  return { ...part, [first]: value };
}

/** What is answered, with the ways of one figure, or what is thrown: a state changed by chance may be none the rules can speak of. */
function answered(position: Position, nth: number): unknown {
  try {
    const standing = listStanding(position.state);
    const mover = standing[nth % standing.length];
    return [answers(position, false), mover && listWays(position, mover, { jump: 2 }).all().map(told)];
  } catch (error) {
    return String(error);
  }
}

/** What a value of that kind may be besides, where the games show no other. */
function othersOf(value: unknown): unknown[] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 1];
  if (!Array.isArray(value) || value.length === 0) return [];
  // A place or a size keeps its two numbers: steps are counted by them, for whatever comes after.
  return [value.every((one) => typeof one === 'number') ? value.map((one) => one + 1) : []];
}

/** How many other values of a field are remembered, of those it has in any of the games. */
const VALUES = 40;
const TRIES = many(120, 2000);
/** Of how many encounters the first decisions are gone through, and how many of them. */
const ENCOUNTERS = 4;
const DECISIONS = many(90, 200);

test('no number is out of date, whichever field an event changes', () => {
  const positions: Position[] = [];
  const encounters = [...Object.keys(gameContent.encounters).entries()];
  for (const [n, encounter] of sampleOf(encounters, ENCOUNTERS, 'games'))
    drive(
      newGame(encounter, `fields-${n}`),
      n % 2 ? 'random' : 'eager',
      'fields',
      DECISIONS,
      ({ position }) => positions.push({ ...position, state: stateWith(position.state) }),
    );
  const values = new Map<string, Map<string, unknown>>();
  const met = new Map<string, Set<Position>>();
  for (const position of positions)
    for (const { name, value } of placesOf(position.state)) {
      const known = values.get(name) ?? new Map<string, unknown>();
      values.set(name, known);
      for (const one of [value, ...othersOf(value)])
        if (known.size < VALUES) known.set(JSON.stringify(one), one);
      met.set(name, (met.get(name) ?? new Set()).add(position));
    }
  const names = [...values].filter(([, known]) => known.size > 1).map(([name]) => name);
  const fields = sampleOf(names, TRIES);
  const below = seededRandom(12);
  const anyOf = <T>(list: readonly T[]): T => list[below(list.length)]!;
  let told = 0;
  for (let n = 0; n < TRIES; n++) {
    const field = fields[n % fields.length]!;
    const from = anyOf([...met.get(field)!]);
    const { name, way, value } = anyOf(placesOf(from.state).filter(({ name }) => name === field));
    const others = [...values.get(name)!].filter(([text]) => text !== JSON.stringify(value));
    const to = anyOf(others)[1];
    // Asked before and after in one and the same state, into whose fields events write.
    const position = { ...from, state: stateWith(from.state) };
    const before = answered(position, n);
    Object.assign(position.state, changed(from.state, way, to));
    const after = answered(position, n);
    const where = `${name}: ${JSON.stringify(value)} to ${JSON.stringify(to)}`;
    // A copy below which nothing was ever asked.
    expect(after, where).toEqual(answered({ ...position, state: cloneState(position.state) }, n));
    if (JSON.stringify(after) !== JSON.stringify(before)) told += 1;
  }
  expect(names.length).toBeGreaterThan(many(100, 150));
  expect(told).toBeGreaterThan(proving ? TRIES / 20 : 0);
  proved({ fields: names.length, tries: TRIES, positions: positions.length });
});

/**
 * The numbers of a hero's check (L2397–2554, L2692–2714): dice, what specials are worth, stops until it fails, what
 * may be cancelled and rolled again. Each with its working.
 */
import { signsInForce } from '../land/states-and-gear.ts';
import type { ApPrice, Check, Instruction, Per, Sign, Signs } from '../model/checks.ts';
import { MOST_SKILL_DICE } from '../model/fixed-numbers.ts';
import { type Cause, type Entry, type Sum, sumOf } from '../model/ledger.ts';
import type { CheckState } from '../model/state.ts';
import type { Colour } from '../model/vocabulary.ts';
import { masteredBy, passiveSigns } from '../spells/mhays.ts';
import type { Position } from './booklets.ts';
import { activeGear, heavyOf, talentsOf } from './gear.ts';
import { holds } from './holds.ts';

/** What a hero has done in this check, as far as its numbers hang on it. */
export type Part = Pick<CheckState, 'people' | 'auraUsed' | 'paid' | 'discarded' | 'pick' | 'cancelled'>;

export const NO_PART: Part = {
  people: null,
  auraUsed: false,
  paid: false,
  discarded: {},
  pick: null,
  cancelled: 0,
};

export interface CheckNumbers {
  readonly dice: Sum;
  readonly difficulty: Sum;
  /** Successes for each special; stops for each special of the difficulty dice. */
  readonly special: Sum;
  readonly difficultySpecial: Sum;
  /** Stops until it fails. */
  readonly limit: Sum;
  /** Successes before the first roll. */
  readonly successes: Sum;
  readonly cancels: number;
  readonly rerollBlank: number;
  readonly rerollSuccess: number;
}

interface Source {
  readonly cause: Cause;
  readonly signs: Signs;
  readonly times: number;
  readonly rule: string;
}

export function numbersOf(position: Position, check: Check, hero: number, part: Part): CheckNumbers {
  const { characteristics } = position.state.heroes[hero]!;
  const sources = [
    ...sourcesOf(part.auraUsed ? improved(position, check, hero) : position, check, hero, part),
  ];
  const lines = (key: keyof Signs): Entry[] =>
    sources.map(({ cause, signs, times, rule }) => ({ cause, amount: (signs[key] ?? 0) * times, rule }));
  const total = (key: keyof Signs): number => Math.max(0, sumOf(lines(key)).total);
  const base = (amount: number, rule: string, cause: Cause = { from: 'check' }): Entry => ({
    cause,
    amount,
    rule,
  });
  const dice = sumOf([
    base(characteristics[check.characteristic], 'L2431', {
      from: 'characteristic',
      characteristic: check.characteristic,
    }),
    ...lines('dice'),
    ...(part.auraUsed ? [base(1, 'L2682', { from: 'aura' })] : []),
  ]);
  const limit =
    part.pick === null ? base(check.stops ?? 1, 'L2581') : base(part.pick, 'L2982', { from: 'lockpick' });
  return {
    dice: within(dice, 0, MOST_SKILL_DICE),
    difficulty: within(sumOf([base(check.difficulty, 'L2532'), ...lines('difficulty')]), 0, Infinity),
    special: within(sumOf([...abilityLines(position, check, hero), ...lines('special')]), 0, Infinity),
    difficultySpecial: within(sumOf(lines('difficultySpecial')), 0, Infinity),
    limit: within(sumOf([limit, ...lines('stops')]), 1, Infinity),
    successes: within(sumOf(lines('successes')), 0, Infinity),
    cancels: Math.max(0, total('cancelStop') - part.cancelled),
    rerollBlank: total('rerollBlank'),
    rerollSuccess: total('rerollSuccess'),
  };
}

/** With an aura token the value itself is higher, for whatever asks for it (L1309, L2682). */
export function improved(position: Position, { characteristic }: Check, hero: number): Position {
  const heroes = position.state.heroes.map((one, at) =>
    at === hero
      ? {
          ...one,
          characteristics: {
            ...one.characteristics,
            [characteristic]: one.characteristics[characteristic] + 1,
          },
        }
      : one,
  );
  return { ...position, state: { ...position.state, heroes } };
}

/** A number beyond its bounds has a line that says so. */
function within(sum: Sum, least: number, most: number): Sum {
  const total = Math.max(least, Math.min(most, sum.total));
  return total === sum.total
    ? sum
    : sumOf([...sum.entries, { cause: { from: 'most' }, amount: total - sum.total, rule: 'L2686' }]);
}

/** Each card that shows an ability of the check, as often as it shows it (L2463). */
function abilityLines(position: Position, { abilities = [] }: Check, at: number): Entry[] {
  const hero = position.state.heroes[at]!;
  const shown = (of: readonly string[] = []) => of.filter((one) => abilities.includes(one as never)).length;
  return [
    ...talentsOf(position, hero).map(
      ({ id, face }): Entry => ({
        cause: { from: 'card', folder: 'talents', card: id },
        amount: shown(face.abilities),
        rule: 'L2463',
      }),
    ),
    ...activeGear(position, hero).map(
      (gear): Entry => ({
        cause: { from: 'card', folder: 'gear', card: gear.id },
        amount: shown(gear.abilities),
        rule: 'L2463',
      }),
    ),
    ...masteredBy(position, at).map(
      ({ school, card }): Entry => ({
        cause: { from: 'card', folder: 'talents', card },
        amount: shown([school]),
        rule: 'L5354',
      }),
    ),
  ];
}

/** Signs of own cards whose condition is met. */
function* signsOf(position: Position, at: number): Generator<{ readonly cause: Cause; readonly sign: Sign }> {
  const hero = position.state.heroes[at]!;
  const met = ({ if: condition }: Sign) => condition === undefined || holds(position, condition, at);
  for (const { id, face } of talentsOf(position, hero))
    for (const sign of face.does ?? [])
      if (met(sign)) yield { cause: { from: 'card', folder: 'talents', card: id }, sign };
  const skill = position.content.people[hero.id];
  for (const sign of skill?.does ?? [])
    if (met(sign)) yield { cause: { from: 'card', folder: 'people', card: hero.id }, sign };
  for (const { id, does = [] } of activeGear(position, hero))
    for (const sign of does) if (met(sign)) yield { cause: { from: 'card', folder: 'gear', card: id }, sign };
  for (const { card, sign } of signsInForce(position, at))
    if (met(sign)) yield { cause: { from: 'card', folder: 'scenario', card }, sign };
}

/** Heavy pieces as checks count them. */
export function heavyInChecks(position: Position, at: number): number {
  const { check, heroes } = position.state;
  const effect = check?.at === at && check.people !== null ? check.people : null;
  if (effect !== null && position.content.boards[heroes[at]!.id]?.aura[effect]?.turn?.in === 'check')
    return 0;
  const less = [...signsOf(position, at)].reduce((sum, { sign }) => sum + (sign.lessHeavy ?? 0), 0);
  return Math.max(0, heavyOf(position, position.state.heroes[at]!) - less);
}

export const countOf = (position: Position, per: Per, at: number | null): number => {
  if (per === 'crystal') return position.state.group.crystals;
  if (per === 'hero') return position.state.heroes.length;
  return at === null ? 0 : heavyInChecks(position, at);
};

/** Whether an instruction acts for a hero; one for cubes acts by how many were discarded. */
export const actsFor = (position: Position, { if: condition }: Instruction, hero: number): boolean =>
  condition === undefined || holds(position, condition, hero);

function* sourcesOf(position: Position, check: Check, hero: number, part: Part): Generator<Source> {
  for (const { cause, sign } of signsOf(position, hero))
    yield { cause, signs: sign, times: 1, rule: 'L1229' };
  for (const { card, sign } of passiveSigns(position, hero, check.characteristic))
    yield { cause: { from: 'card', folder: 'spells', card }, signs: sign, times: 1, rule: 'L5457' };
  for (const [at, one] of (check.instructions ?? []).entries()) {
    if (!actsFor(position, one, hero)) continue;
    const counted = one.per === undefined ? 1 : countOf(position, one.per, hero);
    const times = one.discard ? (part.discarded[at] ?? 0) : counted;
    yield { cause: { from: 'instruction', at }, signs: one, times, rule: 'L2692' };
  }
  if (part.paid && check.ap?.for)
    yield { cause: { from: 'paid' }, signs: check.ap.for, times: 1, rule: 'L2720' };
}

/** What a lockpick of a colour is worth in a hero's hands, in stops; null: it is a key, or none (MA-27). */
export function stopsOfPick(
  position: Position,
  hero: number,
  colour: Colour,
  printed: Readonly<Partial<Record<Colour, number>>>,
): number | null {
  const worth = [...signsOf(position, hero)].map(({ sign }) => sign.lockpick?.[colour] ?? 0);
  const base = printed[colour];
  return base === undefined ? null : Math.max(base, ...worth);
}

/** AP that a hero has to spend before it (L2720). */
export function apCost(position: Position, { cost, more, less }: ApPrice, hero: number): number {
  const met = (one: ApPrice['more']) => (one && holds(position, one.if, hero) ? one.n : 0);
  return Math.max(0, cost + met(more) - met(less));
}

/**
 * A hero's part in a check (L2780–2794).
 * 0. Before it: the lockpick (L2982), AP (L2720), cubes for successes (L2696).
 * 1. Skill dice and difficulty dice; before every roll an aura token may bring one more die, once a check, five at most
 *    (L2682–2686, MA-24).
 * 2. All are rolled at once.
 * 3. Dice with a sign for it are rolled again (MA-30), stops with a sign for it cancelled (MA-88); then tokens are taken:
 *    abilities and instructions count.
 * 4. Stops at the limit: failed, whatever the successes (L2581); with the infinity sign its effect, stops away, on
 *    (L2653, MA-20). Else on with everything kept, or stop where one may (L2800); what no roll can end has failed (MA-262).
 */
import { checkOptions, spendOnPeople, surge } from '../growing/talents-in-turns.ts';
import type { Check } from '../model/checks.ts';
import { LOCKPICK, MOST_SKILL_DICE } from '../model/fixed-numbers.ts';
import type { MalhyaOption } from '../model/prompts.ts';
import type { CheckState } from '../model/state.ts';
import type { Colour } from '../model/vocabulary.ts';
import { actsFor, apCost, type CheckNumbers, numbersOf, stopsOfPick } from '../queries/check-numbers.ts';
import { attained, levelsFor, mayStop } from '../queries/levels.ts';
import { auraFor } from '../spells/aura-reserve.ts';
import { payingAura } from '../spells/bonus-cards.ts';
import { rollAgain, rollPools } from './dice.ts';
import { askFreely } from './free.ts';
import { ask, type MalhyaTable, type Read, type Rule } from './table.ts';

/** How it ended: failed, stopped, or what the effect of an infinity sign led to. */
export type PartEnd = 'failed' | 'stopped' | Exclude<Read, 'on'>;

/** Reads what the number of stops does. */
export type OnStops = () => Rule<Read>;

export function* heroPart(table: MalhyaTable, check: Check, hero: number, onStops: OnStops): Rule<PartEnd> {
  table.emit({ type: 'heroBegan', hero, rule: 'L2734' });
  if (check.lock && (yield* opens(table, check, hero))) return 'stopped';
  yield* payAp(table, check, hero);
  yield* payCubes(table, check, hero);
  const free = now(table, check, hero).successes.total;
  if (free > 0) table.emit({ type: 'tokensTaken', hero, successes: free, stops: 0, rule: 'L2696' });
  for (;;) {
    if ((yield* again(table, check, hero)) === 'stop') {
      stop(table, check, hero);
      return 'stopped';
    }
    yield* roll(table, check, hero);
    const end = yield* failure(table, check, hero, onStops);
    if (end) return end;
    if (isVain(table, check, hero)) {
      table.emit({ type: 'heroFailed', hero, rule: 'MA-262' });
      return 'failed';
    }
  }
}

const part = ({ state }: MalhyaTable): CheckState => state.check!;

const now = (table: MalhyaTable, check: Check, hero: number): CheckNumbers =>
  numbersOf(table, check, hero, part(table));

/** The lockpick or the key, which goes in any case (L3008); a key opens at once, at the best level (MA-27). */
function* opens(table: MalhyaTable, check: Check, hero: number): Rule<boolean> {
  const { state, emit } = table;
  const act = yield* ask(table, {
    kind: 'lock',
    hero,
    options: [...new Set(state.heroes[hero]!.cubes.key)].map(
      (colour): MalhyaOption => ({ id: `key:${colour}`, act: { do: 'key', colour } }),
    ),
    rule: 'L2982',
  });
  const colour: Colour = act.do === 'key' ? act.colour : state.heroes[hero]!.cubes.key[0]!;
  const stops = stopsOfPick(table, hero, colour, LOCKPICK);
  emit({ type: 'pickChosen', hero, colour, stops, rule: 'L3008' });
  if (stops !== null) return false;
  const best = levelsFor(table, check, hero).at(-1);
  emit({
    type: 'heroStopped',
    hero,
    successes: best?.need ?? 0,
    level: best?.at ?? null,
    rule: 'MA-27',
  });
  return true;
}

function* payAp(table: MalhyaTable, check: Check, hero: number): Rule {
  const { ap: price } = check;
  if (!price) return;
  const amount = apCost(table, price, hero);
  if (price.for === undefined) {
    if (amount > 0) table.emit({ type: 'apPaid', hero, amount, brings: false, rule: 'L2720' });
    return;
  }
  if (table.state.heroes[hero]!.ap < amount) return;
  const act = yield* ask(table, {
    kind: 'pay-ap',
    hero,
    cost: amount,
    options: [
      { id: 'pay', act: { do: 'pay', count: amount } },
      { id: 'keep', act: { do: 'keep' } },
    ],
    rule: 'L2720',
  });
  if (act.do === 'pay') table.emit({ type: 'apPaid', hero, amount, brings: true, rule: 'L2720' });
}

/** Cubes for automatic successes and the like: as many as the hero likes (L2696). */
function* payCubes(table: MalhyaTable, { instructions = [] }: Check, hero: number): Rule {
  for (const [instruction, one] of instructions.entries()) {
    if (!one.discard || !actsFor(table, one, hero)) continue;
    const { kind, colour } = one.discard;
    const there = table.state.heroes[hero]!.cubes[kind].filter(
      (held) => colour === undefined || held === colour,
    );
    if (there.length === 0) continue;
    const act = yield* ask(table, {
      kind: 'pay-cubes',
      hero,
      instruction,
      options: Array.from(
        { length: there.length + 1 },
        (_, count): MalhyaOption => ({ id: `pay:${count}`, act: { do: 'pay', count } }),
      ),
      rule: 'L2696',
    });
    const count = act.do === 'pay' ? act.count : 0;
    if (count > 0)
      table.emit({
        type: 'cubesDiscarded',
        hero,
        instruction,
        kind,
        colours: there.slice(0, count),
        rule: 'L2696',
      });
  }
}

/** Whether an aura token may bring a die now (L2682–2686). */
export const mayUseAura = ({ state }: Pick<MalhyaTable, 'state'>, hero: number, dice: number): boolean =>
  !state.check!.auraUsed &&
  state.check!.people === null &&
  auraFor({ state }, hero) > 0 &&
  dice < MOST_SKILL_DICE;

/** What a hero may do before a roll. */
function* again(table: MalhyaTable, check: Check, hero: number): Rule<'roll' | 'stop'> {
  const { emit } = table;
  for (;;) {
    const act = yield* askFreely(table, [hero], () => {
      const { rolls, successes } = part(table);
      const levels = levelsFor(table, check, hero);
      const stops = rolls.length > 0 && mayStop(check, levels, successes);
      return {
        kind: 'again',
        hero,
        options: [
          { id: 'roll', act: { do: 'roll' } },
          ...(stops ? [{ id: 'stop', act: { do: 'stop' } } as const] : []),
          ...(mayUseAura(table, hero, now(table, check, hero).dice.total)
            ? [{ id: 'aura', act: { do: 'aura' } } as const]
            : []),
          ...checkOptions(table, hero),
        ],
        rule: 'L2790',
      };
    });
    if (act.do === 'stop') return 'stop';
    if (act.do === 'people' || act.do === 'copy') yield* spendOnPeople(table, hero, act);
    else if (act.do === 'aura') {
      yield* payingAura(table, hero, () => emit({ type: 'auraDieTaken', hero, rule: 'L2682' }));
      surge(table, hero);
    } else return 'roll';
  }
}

function* roll(table: MalhyaTable, check: Check, hero: number): Rule {
  const { dice, difficulty, special, difficultySpecial, rerollBlank, rerollSuccess } = now(
    table,
    check,
    hero,
  );
  yield* rollPools(table, hero, { skill: dice.total, difficulty: difficulty.total });
  yield* rerolls(table, hero, special.total, { blank: rerollBlank, success: rerollSuccess });
  const last = part(table).rolls.at(-1)!;
  const count = (faces: readonly string[], face: string) => faces.filter((one) => one === face).length;
  const successes = count(last.skill, 'success') + special.total * count(last.skill, 'special');
  const rolled = count(last.difficulty, 'stop') + difficultySpecial.total * count(last.difficulty, 'special');
  const stops = yield* cancels(table, check, hero, rolled);
  table.emit({ type: 'tokensTaken', hero, successes, stops, rule: 'L2788' });
}

/** A special that nothing activates is a blank (L2453). */
const isBlank = (face: string, special: number): boolean =>
  face === 'blank' || (face === 'special' && special === 0);

function* rerolls(
  table: MalhyaTable,
  hero: number,
  special: number,
  most: { readonly blank: number; readonly success: number },
): Rule {
  const left = { ...most };
  for (;;) {
    const { skill } = part(table).rolls.at(-1)!;
    const dieOf = (face: 'success' | 'blank') =>
      skill.findIndex((one) => (face === 'blank' ? isBlank(one, special) : one === 'success'));
    const faces = (['success', 'blank'] as const).filter((face) => left[face] > 0 && dieOf(face) >= 0);
    if (faces.length === 0) return;
    const act = yield* ask(table, {
      kind: 'reroll',
      hero,
      rerolls: { ...left },
      options: [
        { id: 'keep', act: { do: 'keep' } },
        ...faces.map((face): MalhyaOption => ({ id: `reroll:${face}`, act: { do: 'reroll', face } })),
      ],
      rule: 'MA-30',
    });
    if (act.do !== 'reroll') return;
    left[act.face] -= 1;
    yield* rollAgain(table, hero, dieOf(act.face));
  }
}

/** Stops that are left after those cancelled. */
function* cancels(table: MalhyaTable, check: Check, hero: number, rolled: number): Rule<number> {
  let stops = rolled;
  while (stops > 0 && now(table, check, hero).cancels > 0) {
    const act = yield* ask(table, {
      kind: 'cancel-stop',
      hero,
      cost: stops,
      options: [
        { id: 'cancel', act: { do: 'cancel' } },
        { id: 'keep', act: { do: 'keep' } },
      ],
      rule: 'MA-88',
    });
    if (act.do !== 'cancel') break;
    table.emit({ type: 'stopCancelled', hero, rule: 'MA-88' });
    stops -= 1;
  }
  return stops;
}

/** Stops against the limit. */
function* failure(table: MalhyaTable, check: Check, hero: number, onStops: OnStops): Rule<PartEnd | null> {
  const { state, emit } = table;
  const { stops } = part(table);
  const limit = now(table, check, hero).limit.total;
  if (stops < limit) return null;
  if (!check.forever) {
    emit({ type: 'heroFailed', hero, rule: 'L2581' });
    return 'failed';
  }
  const times = Math.floor(stops / limit);
  emit({ type: 'stopsCleared', hero, times, rule: 'MA-20' });
  for (let n = 0; n < times; n++) {
    const read = yield* onStops();
    if (read !== 'on') return read;
  }
  if (state.heroes[hero]!.life.life > 0) return null;
  emit({ type: 'heroFailed', hero, rule: 'MA-28' });
  return 'failed';
}

/** Whether no further roll could end it: without a die, or without a level that is open, and no stops that count (MA-262). */
function isVain(table: MalhyaTable, check: Check, hero: number): boolean {
  const { dice, difficulty } = now(table, check, hero);
  const levels = levelsFor(table, check, hero);
  return (
    (check.forever === true || difficulty.total === 0) &&
    (dice.total === 0 || levels.length === 0) &&
    !mayStop(check, levels, part(table).successes) &&
    !mayUseAura(table, hero, dice.total)
  );
}

function stop(table: MalhyaTable, check: Check, hero: number): void {
  const { successes } = part(table);
  const level = check.kind === 'group' ? null : attained(levelsFor(table, check, hero), successes);
  table.emit({ type: 'heroStopped', hero, successes, level: level?.at ?? null, rule: 'L2742' });
}

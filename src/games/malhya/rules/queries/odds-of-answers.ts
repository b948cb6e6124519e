/** What an answer may come to in a check: the chance of each level, and to fail (section 6.1, 7.3). */
import type { Check } from '../model/checks.ts';
import { LOCKPICK } from '../model/fixed-numbers.ts';
import type { MalhyaOption, MalhyaPrompt } from '../model/prompts.ts';
import type { CheckState } from '../model/state.ts';
import { oddsOfSpell } from '../spells/cast-odds.ts';
import { checkNow, type Position } from './booklets.ts';
import { NO_PART, numbersOf, type Part, stopsOfPick } from './check-numbers.ts';
import { shares, type Throw } from './check-odds.ts';
import { attained, levelsFor, mayStop } from './levels.ts';

export interface OddOf {
  /** To fail with the next roll; to come to a level; to have it at once. */
  readonly of: 'fails-next' | 'reaches' | 'has';
  /** Successes of the level. */
  readonly need: number;
  readonly share: number;
}

interface Here {
  readonly position: Position;
  readonly check: Check;
  readonly now: CheckState;
}

export function oddsOfAnswer(position: Position, prompt: MalhyaPrompt, option: MalhyaOption): OddOf[] {
  const ofSpell = oddsOfSpell(position, prompt, option);
  if (ofSpell.length > 0) return [...ofSpell];
  const { kind, hero, instruction } = prompt;
  const { act } = option;
  const found = checkNow(position);
  if (!found) return [];
  const here: Here = { position, ...found };
  const { now } = found;
  if (kind === 'again' && hero !== null) {
    if (act.do === 'stop') return ifStopped(here, hero);
    if (act.do !== 'roll' && act.do !== 'aura') return [];
    return ifRolled(here, hero, act.do === 'aura' ? { ...now, auraUsed: true } : now, now);
  }
  if (kind === 'lock' && hero !== null && act.do === 'key') {
    const pick = stopsOfPick(position, hero, act.colour, LOCKPICK);
    if (pick === null) return targets(here, hero, 0).map((need) => ({ of: 'has', need, share: 1 }));
    return ifRolled(here, hero, { ...NO_PART, pick }, NO_TOKENS);
  }
  if (kind === 'pay-ap' && hero !== null)
    return ifRolled(here, hero, { ...now, paid: act.do === 'pay' }, NO_TOKENS);
  if (kind === 'pay-cubes' && hero !== null && act.do === 'pay')
    return ifRolled(
      here,
      hero,
      { ...now, discarded: { ...now.discarded, [instruction!]: act.count } },
      NO_TOKENS,
    );
  if (kind === 'order' && act.do === 'hero') return ifRolled(here, act.hero, NO_PART, NO_TOKENS);
  if (kind === 'who' && act.do === 'hero' && !here.check.lock && here.check.kind !== 'group')
    return ifRolled(here, act.hero, NO_PART, NO_TOKENS);
  return [];
}

const NO_TOKENS = { successes: 0, stops: 0 } as const;

/** Levels that may be shown, above so many successes. */
function targets({ position, check }: Here, hero: number | null, above: number): number[] {
  const levels = levelsFor(position, check, check.kind === 'group' ? null : hero);
  // What stops where it is hidden is nobody's to reckon with (L2674).
  if (levels.some(({ hidden }) => hidden)) return [];
  return levels.flatMap(({ need, each }) => {
    if (!each) return need > above ? [need] : [];
    return [Math.max(1, need) * (Math.floor(above / Math.max(1, need)) + 1)];
  });
}

/** What a hero rolls; stops that may be cancelled count as more of them (MA-88). */
export function throwOf({ position, check }: Here, hero: number, part: Part): Throw {
  const numbers = numbersOf(position, check, hero, part);
  return {
    dice: numbers.dice.total,
    special: numbers.special.total,
    rerollBlank: numbers.rerollBlank,
    difficulty: numbers.difficulty.total,
    difficultySpecial: numbers.difficultySpecial.total,
    limit: check.forever ? Infinity : numbers.limit.total + numbers.cancels,
  };
}

/** Heroes of a group check who are still to roll after one. */
const others = ({ now, position }: Here, hero: number): readonly number[] =>
  now.heroes.filter(
    (one) =>
      one !== hero &&
      !now.results.some((result) => result.hero === one) &&
      position.state.heroes[one]!.life.life > 0,
  );

const validated = ({ now }: Here): number => now.results.reduce((sum, { successes }) => sum + successes, 0);

function ifRolled(
  here: Here,
  hero: number,
  part: Part,
  tokens: { readonly successes: number; readonly stops: number },
): OddOf[] {
  const { check } = here;
  const thrown = throwOf(here, hero, part);
  const free = tokens === NO_TOKENS ? numbersOf(here.position, check, hero, part).successes.total : 0;
  const from = { successes: tokens.successes + free, stops: tokens.stops };
  const fails = shares.failsNext(thrown, from.stops);
  const first: OddOf[] = fails > 0 ? [{ of: 'fails-next', need: 0, share: fails }] : [];
  if (check.kind !== 'group')
    return [
      ...first,
      ...targets(here, hero, from.successes).map(
        (need): OddOf => ({ of: 'reaches', need, share: shares.reaches(thrown, need, from) }),
      ),
    ];
  const rest = others(here, hero).map((one) => throwOf(here, one, NO_PART));
  const already = validated(here);
  return [
    ...first,
    ...targets(here, hero, already).map(
      (need): OddOf => ({
        of: 'reaches',
        need,
        share: shares.rolling(thrown, rest, need, already, from),
      }),
    ),
  ];
}

/** As it stands: the level one has; in a group what the others can still bring. */
function ifStopped(here: Here, hero: number): OddOf[] {
  const { position, check, now } = here;
  if (check.kind === 'group') {
    const rest = others(here, hero).map((one) => throwOf(here, one, NO_PART));
    const already = validated(here);
    return targets(here, hero, already).map((need) => ({
      of: 'reaches',
      need,
      share: shares.together(rest, need, already + now.successes),
    }));
  }
  const levels = levelsFor(position, check, hero);
  const level = attained(levels, now.successes);
  return level && !levels.some(({ hidden }) => hidden) && mayStop(check, levels, now.successes)
    ? [{ of: 'has', need: level.need, share: 1 }]
    : [];
}

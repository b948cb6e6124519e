/** What an answer may come to in a check: the chance of each level, and to fail (section 6.1, 7.3). */
import type { Check } from '../model/checks.ts';
import { LOCKPICK } from '../model/fixed-numbers.ts';
import type { MalhyaAct, MalhyaOption, MalhyaPrompt } from '../model/prompts.ts';
import type { CheckState } from '../model/state.ts';
import { oddsOfSpell } from '../spells/cast-odds.ts';
import { checkNow, type Position } from './booklets.ts';
import { NO_PART, numbersOf, type Part, stopsOfPick } from './check-numbers.ts';
import { type InPart, shares, type Throw } from './check-odds.ts';
import { attained, levelsFor, mayStop } from './levels.ts';

export interface OddOf {
  /** To fail at once; to fail with the next roll; to come to a level; to have it at once. */
  readonly of: 'fails-now' | 'fails-next' | 'reaches' | 'has';
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
    if (act.do === 'people' || act.do === 'copy')
      return ifRolled(withPeople(here, hero, act), hero, now, now);
    if (act.do !== 'roll' && act.do !== 'aura') return [];
    return ifRolled(here, hero, act.do === 'aura' ? { ...now, auraUsed: true } : now, now);
  }
  if (kind === 'reroll' && hero !== null) return ifRerolled(here, hero, prompt, act);
  if (kind === 'cancel-stop' && hero !== null) {
    const { stops, cancels } = inRoll(here, hero, prompt.cost);
    return ifStood(here, hero, stops, act.do === 'keep' ? 0 : cancels, [1]);
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

/** With what an aura token has the people's card do. */
function withPeople(
  here: Here,
  hero: number,
  act: Extract<MalhyaAct, { readonly do: 'people' | 'copy' }>,
): Here {
  const now = { ...here.now, people: act.effect };
  const heroes = here.position.state.heroes.map((one, at) =>
    at === hero && act.do === 'copy' ? { ...one, borrowed: { ref: act.talent, side: act.side } } : one,
  );
  return {
    ...here,
    now,
    position: { ...here.position, state: { ...here.position.state, check: now, heroes } },
  };
}

/** What lies there after a roll, before it counts; `rolled` where stops of it are cancelled already. */
function inRoll({ position, check, now }: Here, hero: number, rolled?: number) {
  const { special, difficultySpecial, cancels } = numbersOf(position, check, hero, now);
  const { skill, difficulty } = now.rolls.at(-1)!;
  const count = (faces: readonly string[], face: string) => faces.filter((one) => one === face).length;
  const specials = count(skill, 'special');
  return {
    cancels,
    special: special.total,
    successes: now.successes + count(skill, 'success') + special.total * specials,
    blanks: count(skill, 'blank') + (special.total === 0 ? specials : 0),
    stops:
      now.stops +
      (rolled ?? count(difficulty, 'stop') + difficultySpecial.total * count(difficulty, 'special')),
  };
}

/** A die is rolled again, then blanks as often as they may be; or the roll is kept. */
function ifRerolled(here: Here, hero: number, { rerolls }: MalhyaPrompt, act: MalhyaAct): OddOf[] {
  const { stops, cancels, special, blanks } = inRoll(here, hero);
  if (act.do !== 'reroll') return ifStood(here, hero, stops, cancels, [1]);
  // A success is lost first: then it is as a blank that is rolled again beyond those that may be.
  const less = act.face === 'success' ? 1 : 0;
  const more = shares.again(blanks + less, (rerolls?.blank ?? 0) + less, special);
  return ifStood(here, hero, stops, cancels, more, less);
}

/** The roll counts with each number of successes more, and so many stops that may be cancelled at once. */
function ifStood(
  here: Here,
  hero: number,
  stops: number,
  cancels: number,
  more: readonly number[],
  less = 0,
): OddOf[] {
  const { check, now } = here;
  const thrown = throwOf(here, hero, now);
  const lies = inRoll(here, hero);
  const failed = stops >= thrown.limit - lies.cancels + cancels;
  const isGroup = check.kind === 'group';
  if (failed && !isGroup) return [FAILS];
  const rest = isGroup ? others(here, hero).map((one) => throwOf(here, one, NO_PART)) : [];
  const already = isGroup ? validated(here) : 0;
  const share = (need: number, successes: number): number => {
    const from = { successes, stops: failed ? thrown.limit : stops };
    return isGroup ? shares.standing(thrown, rest, need, already, from) : shares.reaches(thrown, need, from);
  };
  return [
    ...(failed ? [FAILS] : []),
    ...targets(here, hero, isGroup ? already : now.successes).map(
      (need): OddOf => ({
        of: 'reaches',
        need,
        share: more.reduce((sum, one, at) => sum + one * share(need, lies.successes - less + at), 0),
      }),
    ),
  ];
}

const FAILS: OddOf = { of: 'fails-now', need: 0, share: 1 };
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

function ifRolled(here: Here, hero: number, part: Part, tokens: InPart): OddOf[] {
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

import {
  type Ability,
  type Conditions,
  type EffectOp,
  nestedEffects,
  type RollPurpose,
  type Test,
  type Timing,
  type Whose,
} from '../../../engine/index.ts';
import { kw, line, type Parts, type Voice } from './parts.ts';
import { filterText, loyalEsper, oneself } from './target-text.ts';
import { whatGained } from './test-text.ts';
import { orList } from './together-text.ts';

const purposes: Readonly<Record<RollPurpose, Parts>> = {
  attack: line`for an attack`,
  dodge: line`to ${kw('dodge')}`,
  force: line`for ${kw('force', 'Force')}`,
  conviction: line`for a ${kw('conviction', 'Conviction Check')}`,
  check: line`for a ${kw('skill-check', 'Skill Check')}`,
  damage: line`for damage`,
  effect: line`for an effect`,
  spawn: line`for a spawned card`,
  loot: line`for loot`,
};

/** The figures an `of` describes, as the subject of a sentence: "another ally in your SOI". */
export function whoseText({ side, within, with: only }: Whose, voice: Voice): Parts {
  const your = voice === 'you' ? 'your' : 'its';
  const { before, after } = filterText(only, voice);
  const article = before.length > 0 ? 'a' : 'an';
  // "Any ally" is the holder as well, "another ally" is not (p.48).
  const one = { ally: 'any', 'another-ally': 'another', opponent: article, figure: 'any' }[side];
  const noun = { ally: 'ally', 'another-ally': 'ally', opponent: 'opponent', figure: 'figure' }[side];
  if (only?.own) return line`${oneself(voice)}${after}`;
  if (only?.loyal)
    return line`a ${loyalEsper(voice, before)}${after}${within === 'board' ? '' : line` within ${your} ${kw('soi')}`}`;
  if (within === 'adjacent')
    return line`${side === 'ally' ? `${voice} or ` : ''}${side === 'figure' ? 'any' : 'an'} adjacent ${before}${noun}${after}`;
  if (within === 'board') return line`${one} ${before}${noun}${after}`;
  return line`${one} ${before}${noun}${after} within ${your} ${kw('soi')}`;
}

/** How sentences that follow call the figure whose occasion it is. */
export const subjectWord = (of: Whose | undefined): string =>
  of === undefined || of.with?.loyal || of.with?.own
    ? 'it'
    : ({ ally: 'that ally', 'another-ally': 'that ally' }[of.side as 'ally'] ?? `that ${of.side}`);

/** How sentences that follow call the target. */
export function targetWord(when: Timing, conditions: Conditions = {}): string {
  switch (when) {
    case 'damaged':
      return isByAttack(conditions) ? 'the attacker' : 'whoever dealt it';
    case 'deals-damage':
      return 'whoever took it';
    case 'defeats':
      return 'the Defeated figure';
    case 'struck':
    case 'missed':
    case 'dodged':
    case 'dodge':
      return 'the attacker';
    case 'fails-conviction':
      return 'the caster';
    case 'beats-conviction':
    case 'affects':
      return 'whoever failed';
    case 'heals':
      return 'the healer';
    case 'would-be-defeated':
      return isByAttack(conditions) ? 'the attacker' : 'whoever did it';
    case 'defeated':
      return 'whoever did it';
    default:
      return 'the target';
  }
}

/** Whether nothing but an attack can have done it. */
const isByAttack = (conditions: Conditions): boolean => / attack$/.test(sourceOf(conditions));

/** Who is spoken of in "when … is dealt damage". */
interface Person {
  readonly who: Parts;
  readonly whose: Parts;
  /** `you are` but `it is`, `you roll` but `it rolls`. */
  readonly is: string;
  readonly s: string;
  readonly object: Parts;
}

function personOf(of: Whose | undefined, voice: Voice): Person {
  if (!of) {
    const you = voice === 'you';
    return {
      who: line`${voice}`,
      whose: line`${you ? 'your' : 'its'}`,
      is: you ? 'are' : 'is',
      s: you ? '' : 's',
      object: line`${voice}`,
    };
  }
  const who = whoseText(of, voice);
  return { who, whose: line`${who}’s`, is: 'is', s: 's', object: who };
}

/** Whether the number of the attack's damage is another by it, there and then. */
const changesDamage = (effect: EffectOp): boolean =>
  effect.do === 'modify' || effect.do === 'add-symbol' || nestedEffects(effect).flat().some(changesDamage);

/** When it may be used: "when another ally in your SOI is dealt damage"; nothing for what is used as an action. */
export function momentText({ when, of, conditions = {}, effects = [] }: Ability, voice: Voice): Parts | null {
  const { who, whose, is, s, object } = personOf(of, voice);
  const against = of?.against ? line` against ${voice}` : '';
  const by = sourceOf(conditions);
  const kind = kindText(conditions);
  const attack = `${kind ? 'a' : 'an'} ${kind}attack`;
  switch (when) {
    case 'passive':
    case 'status':
    case 'action':
    case 'symbols':
      return null;
    case 'any-time':
      return line`${kw('any-time', 'at any time')}`;
    case 'empower':
      return line`when ${who} make${s} ${attack}${isAdjacent(conditions) ? ' against an adjacent target' : ''}`;
    case 'to-hit':
      return of
        ? line`after ${who} rolls to hit${kind ? ` with ${attack}` : ''}${against}`
        : line`after ${whose} ${kind}attack roll`;
    case 'determine-damage':
      if (!effects.some(changesDamage))
        return of ? line`when ${attack} by ${object} hits${against}` : line`when ${whose} ${kind}attack hits`;
      return of
        ? line`when determining the damage of ${attack} by ${object}${against}`
        : kind
          ? line`when determining the damage of ${whose} ${kind}attack`
          : line`when determining damage`;
    // Before the tokens lie, and after (A2, A5).
    case 'damage-reduction':
      return by === ''
        ? line`when ${who} would be dealt damage`
        : line`when ${by.replace(/^ by /, '')} would deal damage to ${object}`;
    case 'damaged':
      return line`after ${who} ${is} dealt ${howMuch(conditions)}damage${by}`;
    case 'after-roll': {
      const rolls = rollsText(conditions);
      return line`after ${who} roll${s} ${rolls}${against}`;
    }
    case 'after-miss':
      return line`when ${whose} ${kind}attack misses`;
    case 'follow-up':
      return voice === 'you' && !of
        ? line`${kw('follow-up')}`
        : line`when ${who} hits with an attack, ${kw('follow-up')}`;
    case 'counter':
      return line`when an attack against ${who} misses or deals no damage`;
    case 'comes-in':
      return line`when ${who} come${s} into play`;
    case 'encounter-start':
      return line`when the encounter begins`;
    case 'round-start':
      return line`when a round begins`;
    case 'round-end':
      return line`at the end of each round`;
    case 'moves':
      return line`after ${who} move${s}`;
    case 'enters':
      return line`when ${entrant(of, voice)}`;
    case 'turn-start':
      return of ? line`at the start of the turn of ${object}` : line`at the start of ${whose} turn`;
    case 'turn-end':
      return of ? line`at the end of the turn of ${object}` : line`at the end of ${whose} turn`;
    case 'dodge':
      return line`when ${who} ${is} attacked`;
    case 'missed':
      return line`when an attack misses ${object}`;
    case 'dodged':
      // It was used, and the attack missed (p.50).
      return line`when ${who} successfully ${kw('dodge', of || voice === 'it' ? 'DODGES' : 'DODGE')} an attack`;
    case 'deals-damage':
      return line`when ${who} deal${s} ${howMuch(conditions)}damage${by}${against}`;
    case 'attack-ended':
      return line`after ${whose} ${kind}attack`;
    case 'has-dealt':
      return line`after an attack or a spell of ${of ? object : voice === 'you' ? 'yours' : 'its own'} has dealt damage${against}`;
    case 'defeats':
      return line`when ${who} Defeat${s} ${defeatedText(conditions)}`;
    case 'before-roll':
      return line`before ${who} roll${s} ${rollsText(conditions)}${against}`;
    case 'struck':
      return line`when an attack hits ${object}`;
    case 'fails-conviction':
      return line`when ${who} fail${s} a ${kw('conviction', 'Conviction Check')}${byText(conditions)}${against}`;
    case 'beats-conviction':
      return line`when a spell of ${of ? object : voice === 'you' ? 'yours' : 'its own'} beats a ${kw('conviction', 'Conviction Check')}${against}`;
    case 'affects':
      return line`after a spell of ${of ? object : voice === 'you' ? 'yours' : 'its own'} has affected a figure${against}`;
    case 'heals':
      return line`when ${who} ${kw('heal', s ? 'HEALS' : 'HEAL')}`;
    case 'gains-token':
      return line`when ${who} gain${s} ${gainedText(conditions)}`;
    case 'gains-effect':
      return line`when ${who} gain${s} ${gainedText(conditions, 'an Effect')}`;
    case 'spends-token':
      return line`when ${who} spend${s} ${gainedText(conditions)}${onWhom(conditions)}`;
    case 'would-be-defeated':
      return line`when damage${by} would Defeat ${object}`;
    case 'defeated':
      return line`when ${who} ${is} Defeated`;
  }
}

/** What was gained or spent, where a test says so: it is told with the moment. */
function gainedText({ if: tests = [] }: Conditions, any = 'an Ability token'): Parts {
  const test = tests.find(isGained);
  if (!test) return line`${any}`;
  return whatGained(test) ?? line`${any}`;
}

const isGained = (test: Test): test is Extract<Test, { is: 'gained' }> => test.is === 'gained';

const OF_DAMAGE: readonly Timing[] = ['damage-reduction', 'damaged', 'deals-damage', 'would-be-defeated'];

/** Whether a test is told with the moment: what was gained, how much damage and by what, the kind of the attack, … */
export const isToldWithMoment = (when: Timing, test: Test): boolean =>
  isGained(test) ||
  (OF_DAMAGE.includes(when) && sourcesOf(test) !== null) ||
  (when === 'damaged' && test.is === 'damage-taken') ||
  (when === 'deals-damage' && isDealt(test)) ||
  (when === 'defeats' && isOfSide(test)) ||
  (OF_ATTACK.includes(when) && test.is === 'attack-kind') ||
  (when === 'after-roll' && test.is === 'attack-kind') ||
  (when === 'fails-conviction' && test.is === 'difference') ||
  (when === 'spends-token' && isOfSide(test)) ||
  (when === 'empower' && test.is === 'target-adjacent');

const OF_ATTACK: readonly Timing[] = ['empower', 'to-hit', 'determine-damage', 'after-miss'];

/** "melee " where only such attacks are meant. */
const kindText = ({ if: tests = [] }: Conditions): string =>
  tests.flatMap((test) => (test.is === 'attack-kind' ? [`${test.kind} `] : []))[0] ?? '';

const isAdjacent = ({ if: tests = [] }: Conditions): boolean =>
  tests.some(({ is }) => is === 'target-adjacent');

const isDealt = (test: Test): test is Extract<Test, { is: 'damage-dealt' }> & { atLeast: number } =>
  test.is === 'damage-dealt' && typeof test.atLeast === 'number';

/** "3 or more ", where a test asks for so much of what was dealt there and then. */
function howMuch({ if: tests = [] }: Conditions): string {
  const test = tests.find((one) => one.is === 'damage-taken' || isDealt(one));
  return test && 'atLeast' in test ? `${test.atLeast} or more ` : '';
}

/** A test that asks for nothing but the side of the target. */
const isOfSide = (test: Test): test is Extract<Test, { is: 'target-is' }> =>
  test.is === 'target-is' && test.side !== undefined && Object.keys(test).length === 2;

const SIDES = { ally: 'an ally', 'another-ally': 'another ally', opponent: 'an opponent' } as const;

function defeatedText({ if: tests = [] }: Conditions): string {
  const side = tests.find(isOfSide)?.side;
  return side === undefined ? 'a figure' : SIDES[side];
}

/** On whom a token is spent, where a test asks. */
function onWhom({ if: tests = [] }: Conditions): string {
  const side = tests.find(isOfSide)?.side;
  return side === undefined ? '' : ` on ${SIDES[side]}`;
}

/** By how much it failed: "by 3 or more". */
function byText({ if: tests = [] }: Conditions): string {
  const test = tests.find((one) => one.is === 'difference');
  return test?.is === 'difference' ? ` by ${test.atLeast} or more` : '';
}

/** What the damage is by: a melee attack is an attack, so the kind says both. */
function sourceOf({ if: tests = [] }: Conditions): string {
  const sources = tests.flatMap((test) => sourcesOf(test) ?? []);
  return (
    sources.find((source) => source.includes(' attack') && source !== ' by an attack') ?? sources[0] ?? ''
  );
}

/** What damage is by, where a test asks nothing else. */
function sourcesOf(test: Test): string | null {
  if (test.is === 'by-attack') return ' by an attack';
  if (test.is === 'by-spell') return ' by a spell';
  if (test.is === 'attack-kind') return ` by a ${test.kind} attack`;
  if (test.is !== 'any') return null;
  const all = test.tests.map(sourcesOf);
  return all.includes(null) ? null : all.join(' or').replace(' or by ', ' or ');
}

function rollsText(conditions: Conditions): Parts {
  const kind = kindText(conditions);
  const rolls = (conditions.rolls ?? []).map((roll) =>
    roll === 'attack' && kind ? line`for a ${kind}attack` : purposes[roll],
  );
  if (rolls.length === 0) return kind ? line`any dice for a ${kind}attack` : line`any dice`;
  return orList(rolls);
}

/** Who comes to be where it is watched: "an opponent enters your SOI". */
function entrant(of: Whose | undefined, voice: Voice): Parts {
  if (!of) return line`${voice} arrive${voice === 'it' ? 's' : ''}`;
  const who = whoseText({ ...of, within: 'board' }, voice);
  switch (of.within) {
    case 'adjacent':
      return line`${who} becomes adjacent to ${voice}`;
    case 'soi':
      return line`${who} enters ${voice === 'you' ? 'your' : 'its'} ${kw('soi')}`;
    case 'board':
      return line`${who} enters the board`;
  }
}

import type { Expected } from '../../check/messages.ts';
import { type Finding, jsonPath, shown } from '../../check/problem.ts';
import {
  type Ability,
  type EffectOp,
  type GrantedRules,
  REACTIONS,
  type SymbolAbility,
  type Target,
  type Timing,
} from '../../engine/model/language/abilities.ts';

import { circlesOf } from './check-circles.ts';

type Keys = readonly (string | number)[];

/** Timings at which there is a figure attacked. */
const withTarget = new Set([
  'symbols',
  'empower',
  'to-hit',
  'determine-damage',
  'after-miss',
  'follow-up',
  ...REACTIONS,
]);
/** Timings at which there is a figure that attacks the user. */
const withAttacker = new Set([
  'struck',
  'damage-reduction',
  'counter',
  'after-roll',
  'dodge',
  'missed',
  'dodged',
]);
/** Timings at which others may answer, beside the reactions. */
const watched = new Set([
  'passive',
  'after-roll',
  'to-hit',
  'determine-damage',
  'damage-reduction',
  'follow-up',
  ...REACTIONS,
]);

/** Entries of a list whose id stands there before. */
export function repeatedIds(list: readonly { readonly id: string }[], keys: Keys): Finding[] {
  if (list.length < 2) return [];
  const seen = new Set<string>();
  return list.flatMap(({ id }, i) => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [{ path: jsonPath([...keys, i, 'id']), expected: { what: 'id-not-above' }, got: shown(id) }];
  });
}

/** What the shapes alone do not say of the abilities on one card or side. */
export function checkAbilities(
  abilities: readonly Ability[],
  symbolAbilities: readonly SymbolAbility[],
  keys: Keys,
): Finding[] {
  const found = [...repeatedIds(abilities, [...keys, 'abilities'])];
  found.push(...repeatedIds(symbolAbilities, [...keys, 'symbolAbilities']));
  abilities.forEach((ability, i) => {
    const at = [...keys, 'abilities', i];
    if (symbolAbilities.some(({ id }) => id === ability.id)) {
      const expected = { what: 'id-no-symbol-ability-has' } as const;
      found.push({ path: jsonPath([...at, 'id']), expected, got: shown(ability.id) });
    }
    found.push(...checkAbility(ability, at));
  });
  found.push(...circlesOf(abilities, [...keys, 'abilities']));
  return found;
}

export function checkAbility(ability: Ability, at: Keys): Finding[] {
  const found: Finding[] = [];
  const need = (key: string, expected: Expected, got: unknown) =>
    found.push({ path: jsonPath([...at, key]), expected, got: shown(got) });
  if (ability.when === 'passive') {
    if (!ability.modifiers) need('modifiers', { what: 'modifiers-of-passive' }, undefined);
    if (ability.effects) need('effects', { what: 'no-effects-on-passive' }, ability.effects);
  } else {
    if (ability.modifiers) need('modifiers', { what: 'modifiers-on-passive-only' }, ability.modifiers);
    if (!ability.effects) need('effects', { what: 'effects-when-used', when: ability.when }, undefined);
  }
  ability.modifiers?.forEach((modifier, i) => {
    if ('symbolAs' in modifier && modifier.symbolAs === modifier.symbol)
      found.push({
        path: jsonPath([...at, 'modifiers', i, 'symbol']),
        expected: { what: 'another-symbol' },
        got: shown(modifier.symbol),
      });
  });
  const given = ability.modifiers?.some((m) => 'tag' in m || 'removeTag' in m);
  if (ability.of?.with?.tag !== undefined && given)
    need('of', { what: 'no-tag-beside-given-tags' }, ability.of);
  const reaching = ability.modifiers?.some((m) => 'stat' in m && m.stat === 'influence-range');
  if (ability.of && reaching) need('modifiers', { what: 'no-influence-range-in-aura' }, ability.modifiers);
  const tagging = ability.modifiers?.some((m) => 'weaponTag' in m || 'removeItemTag' in m);
  if (tagging && (ability.of || ability.conditions))
    need('conditions', { what: 'no-conditions-beside-item-tags' }, ability.conditions);
  if (ability.of && !watched.has(ability.when)) {
    need('of', { what: 'no-of-at', when: ability.when }, ability.of);
  }
  if (ability.fallen && ability.of?.within !== 'board') need('of', { what: 'of-within-board' }, ability.of);
  if (ability.when === 'enters' && !ability.of) need('of', { what: 'of-at-enters' }, undefined);
  if (ability.when === 'symbols' && !ability.conditions?.symbols) {
    need('conditions', { what: 'symbols-it-costs' }, ability.conditions);
  }
  if (ability.conditions?.rolls && ability.when !== 'after-roll' && ability.when !== 'before-roll') {
    found.push({
      path: jsonPath([...at, 'conditions', 'rolls']),
      expected: { what: 'rolls-at-rolls-only' },
      got: shown(ability.conditions.rolls),
    });
  }
  const scope = {
    target: withTarget.has(ability.when) || (ability.of !== undefined && ability.when !== 'passive'),
    attacker: withAttacker.has(ability.when),
    subject: ability.of !== undefined || isReaction(ability.when),
  };
  found.push(...checkEffects(ability.effects ?? [], scope, [...at, 'effects']));
  ability.effects?.forEach((effect, i) => {
    const only = ONLY_AT[effect.do];
    if (only && !only.includes(ability.when))
      found.push({
        path: jsonPath([...at, 'effects', i, 'do']),
        expected: { what: 'effect-only-at', effect: effect.do, when: only },
        got: shown(effect.do),
      });
  });
  return found;
}

/** Effects that answer one occasion only. */
const ONLY_AT: Partial<Record<EffectOp['do'], readonly Timing[]>> = {
  'redirect-damage': ['damage-reduction'],
  survive: ['would-be-defeated'],
  'modify-roll': ['before-roll', 'after-roll'],
  'pass-check': ['before-roll', 'after-roll'],
  'set-die': ['after-roll'],
  'make-miss': ['struck'],
  redirect: ['struck'],
  'scale-damage': ['determine-damage', 'damage-reduction'],
};

const isReaction = (when: string): boolean => (REACTIONS as readonly string[]).includes(when);

interface Scope {
  /** There is a target to speak of here. */
  readonly target: boolean;
  readonly attacker: boolean;
  /** An occasion is answered. */
  readonly subject?: boolean;
}

/** Effects that speak of a target or an attacker where there is none. */
export function checkEffects(effects: readonly EffectOp[], scope: Scope, at: Keys): Finding[] {
  let known = scope;
  return effects.flatMap((effect, i) => {
    const found = checkEffect(effect, known, [...at, i]);
    // Whom an attack struck is the target of what comes after it.
    if (effect.do === 'attack') known = { ...known, target: true };
    return found;
  });
}

function checkEffect(effect: EffectOp, scope: Scope, here: Keys): Finding[] {
  const found = 'to' in effect && effect.to ? checkTarget(effect.to, scope, [...here, 'to']) : [];
  switch (effect.do) {
    case 'spell':
    case 'force':
      return [
        ...found,
        ...checkGranted(effect.with ?? {}, [...here, 'with']),
        ...checkEffects(effect.effects, { ...scope, target: true }, [...here, 'effects']),
      ];
    case 'revive':
      return [...found, ...(effect.near ? checkTarget(effect.near, scope, [...here, 'near']) : [])];
    case 'transfer-damage':
      return [...checkTarget(effect.from, scope, [...here, 'from']), ...found];
    case 'optional':
      return [...found, ...checkEffects(effect.effects, scope, [...here, 'effects'])];
    case 'check':
      return [
        ...found,
        ...checkEffects(effect.pass, scope, [...here, 'pass']),
        ...checkEffects(effect.fail ?? [], scope, [...here, 'fail']),
      ];
    case 'warp':
    case 'place-terrain':
      return [...found, ...checkReach(effect, scope, here)];
    case 'turn-damage':
      return scope.target ? found : [...found, noAttack(effect, here)];
    case 'choose':
      return [
        ...found,
        ...repeatedIds(effect.options, [...here, 'options']),
        ...effect.options.flatMap((option, j) =>
          checkEffects(option.effects, scope, [...here, 'options', j, 'effects']),
        ),
      ];
    case 'if':
      return [
        ...checkEffects(effect.effects, scope, [...here, 'effects']),
        ...checkEffects(effect.else ?? [], scope, [...here, 'else']),
      ];
    case 'roll':
      return [
        ...effect.outcomes.flatMap((one, j) =>
          checkEffects(one.effects, scope, [...here, 'outcomes', j, 'effects']),
        ),
        ...checkEffects(effect.else ?? [], scope, [...here, 'else']),
      ];
    case 'choose-number':
      return checkEffects(effect.effects, scope, [...here, 'effects']);
    case 'each':
      return [
        ...checkTarget(effect.who, scope, [...here, 'who']),
        ...checkEffects(effect.effects, { ...scope, target: true }, [...here, 'effects']),
      ];
    case 'at-space':
      return [
        ...checkReach(effect, scope, here),
        ...checkEffects(effect.effects, scope, [...here, 'effects']),
      ];
    case 'place-ward':
      return [...checkReach(effect, scope, here), ...checkGranted(effect, here)];
    case 'acts':
      return [
        ...checkTarget(effect.who, scope, [...here, 'who']),
        ...checkEffects(effect.effects, scope, [...here, 'effects']),
      ];
    case 'grant':
      return [...found, ...checkGranted(effect, here)];
    case 'attack':
      return [
        ...(effect.at ? checkTarget(effect.at, scope, [...here, 'at']) : []),
        ...(effect.targets ? checkTarget(effect.targets, scope, [...here, 'targets']) : []),
        ...checkGranted(effect.with ?? {}, [...here, 'with']),
      ];
    default:
      return found;
  }
}

/** What is given stands on no card that could be turned or used up. */
function checkGranted({ abilities = [] }: GrantedRules, at: Keys): Finding[] {
  const found = repeatedIds(abilities, [...at, 'abilities']);
  for (const [i, ability] of abilities.entries())
    found.push(...checkAbility(ability, [...at, 'abilities', i]));
  return [...found, ...checkUnturned(abilities, at)];
}

/** Prices that only a card in play could pay. */
export function checkUnturned(abilities: readonly Ability[], at: Keys): Finding[] {
  return abilities.flatMap(({ conditions }, i) => {
    const { exhaust, flip, discard, perEncounter } = conditions ?? {};
    if (!exhaust && !flip && !discard && !perEncounter) return [];
    const expected = { what: 'no-cost-that-turns-card' } as const;
    return [{ path: jsonPath([...at, 'abilities', i, 'conditions']), expected, got: shown(conditions) }];
  });
}

/** Where a WARP or placed terrain may go. */
function checkReach(
  effect: Extract<EffectOp, { do: 'warp' | 'place-terrain' | 'at-space' | 'place-ward' }>,
  scope: Scope,
  at: Keys,
): Finding[] {
  if ((effect.within === 'range') !== (effect.range !== undefined)) {
    const expected = { what: 'range-where-within-range' } as const;
    return [{ path: jsonPath(at), expected, got: shown(effect) }];
  }
  if ((effect.within === 'target' || ('from' in effect && effect.from === 'target')) && !scope.target) {
    const expected = { what: 'place-but-target' } as const;
    return [{ path: jsonPath([...at, 'within']), expected, got: shown(effect.within) }];
  }
  return [];
}

const noAttack = (effect: EffectOp, at: Keys): Finding => ({
  path: jsonPath(at),
  expected: { what: 'damage-turned-in-attack' },
  got: shown(effect),
});

function checkTarget(target: Target, scope: Scope, at: Keys): Finding[] {
  const wrong = (expected: Expected) => [{ path: jsonPath(at), expected, got: shown(target) }];
  if (target.who === 'target' && !scope.target) {
    return wrong({ what: 'someone-but', who: 'target' });
  }
  if (target.who === 'subject' && !scope.subject) {
    return wrong({ what: 'someone-but', who: 'subject' });
  }
  if (target.who === 'attacker' && !scope.attacker) {
    return wrong({ what: 'someone-but', who: 'attacker' });
  }
  if (
    (target.who === 'choose' || target.who === 'all') &&
    (target.within === 'range') !== (target.range !== undefined)
  ) {
    return wrong({ what: 'range-where-within-range' });
  }
  return [];
}

import type { Ability, GrantedRules, NamelessAbility } from '../model/language/abilities.ts';

/** Modifiers given for a while are a PASSIVE ability like any other (p.49). */
export const abilitiesOf = ({ modifiers, abilities = [] }: GrantedRules): readonly NamelessAbility[] => [
  ...(modifiers ? [{ id: 'modifiers', when: 'passive' as const, modifiers }] : []),
  ...withoutNames(abilities),
];

/**
 * Abilities as they lie in the state: a name mended on its card must leave every saved game as it was. What is
 * given is told by what gave it. Nothing else in the language has a `name`.
 */
export const withoutNames = (abilities: readonly Ability[]): readonly NamelessAbility[] =>
  JSON.parse(JSON.stringify(abilities), (key, value) => (key === 'name' ? undefined : value));

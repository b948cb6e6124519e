import { DEFAULT_RULESET, type Ruleset } from '../../engine/index.ts';

/** One value a switch may have: short, for a list to choose from, and told of a game played with it. */
export interface SwitchValue<V> {
  readonly value: V;
  readonly short: string;
  readonly told: string;
}

interface SwitchText<V> {
  /** What it is called, and what it does. */
  readonly label: string;
  readonly does: string;
  /** The rulebook's first. */
  readonly values: readonly SwitchValue<V>[];
}

const onOff = (label: string, does: string, told: string): SwitchText<boolean> => ({
  label,
  does,
  values: [
    { value: false, short: 'off', told: '' },
    { value: true, short: 'on', told },
  ],
});

/** Every switch of the rulings in words, in the order they are offered: those with more than on and off first. */
export const SWITCH_TEXT: { readonly [S in keyof Ruleset]: SwitchText<Ruleset[S]> } = {
  counterCostAfterDodge: {
    label: 'Counter after your own Dodge',
    does: 'What it costs to strike back at an attack that your Dodge made miss.',
    values: ([2, 1] as const).map((value) => ({
      value,
      short: `${value} SP`,
      told: `A Counter after one’s own Dodge costs ${value} SP`,
    })),
  },
  urgencyLimit: {
    label: 'Urgency tokens',
    does: 'Which of them loses the encounter: the third is harder, the fifth easier.',
    values: ([4, 3, 5] as const).map((value) => ({
      value,
      short: { 3: 'the third', 4: 'the fourth', 5: 'the fifth' }[value],
      told: `Urgency token number ${value} ends the encounter`,
    })),
  },
  flankingEdition: {
    label: 'Flanking',
    does: 'In edition 1.1 it adds to the roll alone, not to the damage, and works across levels.',
    values: (['1.08', '1.1'] as const).map((value) => ({
      value,
      short: `as in ${value}`,
      told: `Flanking as in edition ${value}`,
    })),
  },
  noPlayerElimination: onOff(
    'No Player Elimination',
    'Whoever is Defeated is back in their next turn, for an Urgency token.',
    'No Player Elimination: whoever is defeated comes back in its next turn',
  ),
  activeCombatants: onOff(
    'Active Combatants',
    'Harder: an opponent that is spawned acts next, behind whoever has the turn (p.71).',
    'Active Combatants: an opponent that is spawned acts next, behind whoever has the turn (p.71)',
  ),
  unpredictableCombat: onOff(
    'Unpredictable Combat',
    'Harder: the Initiative Track is shuffled anew each round.',
    'Unpredictable Combat: the Initiative Track is shuffled each round',
  ),
  favorableConditions: onOff(
    'Favorable Conditions',
    'Easier: of equal choices opponents take the one that hurts you least (p.71).',
    'Favorable Conditions: of equal choices opponents take the one that hurts you least (p.71)',
  ),
  tableChoosesTies: onOff(
    'The table chooses their ties',
    'You are asked where an opponent’s choices are equal; else a fixed order settles it.',
    'The table chooses where an opponent’s choices are equal',
  ),
  reconnaissance: onOff(
    'Reconnaissance',
    'Easier: initiative is dealt first, and you place the party knowing it.',
    'Reconnaissance: initiative is dealt before placement',
  ),
  fifthPlayer: onOff(
    'A fifth player',
    'A fifth Adventurer comes along; opponents have half as much HP again (p.71).',
    'A fifth player: opponents have half as much HP again',
  ),
};

export const SWITCH_NAMES = Object.keys(SWITCH_TEXT) as readonly (keyof Ruleset)[];

/** A switch's text whatever its values are. */
export const switchText = (name: keyof Ruleset): SwitchText<Ruleset[keyof Ruleset]> => SWITCH_TEXT[name];

/** The switches that are not as the rulebook 1.08 has them, in words. */
export const switchWords = (ruleset: Ruleset): string[] =>
  SWITCH_NAMES.filter((name) => ruleset[name] !== DEFAULT_RULESET[name]).flatMap((name) =>
    switchText(name)
      .values.filter(({ value }) => value === ruleset[name])
      .map(({ told }) => told),
  );

/** Over the switches that make it easier, and over those that make it harder (p.71). */
export const SWITCH_HEADINGS = { easy: 'Easy', hard: 'Hard' };

/** No Player Elimination with its Urgency limit, as one choice (p.71); what stands otherwise is one of its own. */
export const ELIMINATION: readonly {
  readonly short: string;
  readonly rules: Pick<Ruleset, 'noPlayerElimination' | 'urgencyLimit'>;
}[] = [
  { short: 'off', rules: { noPlayerElimination: false, urgencyLimit: 4 } },
  { short: 'easy: the fifth token loses', rules: { noPlayerElimination: true, urgencyLimit: 5 } },
  { short: 'normal: the fourth', rules: { noPlayerElimination: true, urgencyLimit: 4 } },
  { short: 'hard: the third', rules: { noPlayerElimination: true, urgencyLimit: 3 } },
  { short: 'off, the fifth Urgency token loses', rules: { noPlayerElimination: false, urgencyLimit: 5 } },
  { short: 'off, the third Urgency token loses', rules: { noPlayerElimination: false, urgencyLimit: 3 } },
];
/** Of these only the one that stands is told: the book has no such rule. */
export const ELIMINATION_OF_BOOK = 4;

import {
  isByTheBook,
  type Ruleset,
  SWITCH_VALUES,
  type SwitchGroup,
  type SwitchName,
  type SwitchValue,
  switchOf,
} from '../../engine/index.ts';

/** A value in words: short, for a list to choose from, and told of a game played with it. */
interface ValueText {
  readonly short: string;
  readonly told: string;
}

interface SwitchText<V extends SwitchValue> {
  /** What it is called, and what it does. */
  readonly label: string;
  readonly does: string;
  readonly values: Readonly<Record<`${V}`, ValueText>>;
}

const onOff = (label: string, does: string, told: string): SwitchText<boolean> => ({
  label,
  does,
  values: { false: { short: 'off', told: '' }, true: { short: 'on', told } },
});

/** Every switch of the rulings in words, in the order they are offered: those with more than on and off first. */
export const SWITCH_TEXT: { readonly [S in SwitchName]: SwitchText<SwitchValue<S>> } = {
  counterCostAfterDodge: {
    label: 'Counter after your own Dodge',
    does: 'Cost of a Counter after your Dodge makes an attack miss.',
    values: {
      2: { short: '2 SP', told: 'A Counter after your own Dodge costs 2 SP' },
      1: { short: '1 SP', told: 'A Counter after your own Dodge costs 1 SP' },
    },
  },
  urgencyLimit: {
    label: 'Urgency tokens',
    does: 'Which token loses the encounter: the third is harder, the fifth easier.',
    values: {
      4: { short: 'the fourth', told: 'Urgency token number 4 ends the encounter' },
      3: { short: 'the third', told: 'Urgency token number 3 ends the encounter' },
      5: { short: 'the fifth', told: 'Urgency token number 5 ends the encounter' },
    },
  },
  flankingEdition: {
    label: 'Flanking',
    does: 'In edition 1.1 it adds to the roll alone, not to the damage, and works across levels.',
    values: {
      1.08: { short: 'as in 1.08', told: 'Flanking as in edition 1.08' },
      1.1: { short: 'as in 1.1', told: 'Flanking as in edition 1.1' },
    },
  },
  noPlayerElimination: onOff(
    'No Player Elimination',
    'A Defeated Adventurer returns on its next turn, for an Urgency token.',
    'No Player Elimination: Defeated Adventurers return on their next turn',
  ),
  activeCombatants: onOff(
    'Active Combatants',
    'Harder: a spawned enemy acts next, after the current turn (p.71).',
    'Active Combatants: a spawned enemy acts next, after the current turn (p.71)',
  ),
  unpredictableCombat: onOff(
    'Unpredictable Combat',
    'Harder: the Initiative Track is shuffled each round.',
    'Unpredictable Combat: the Initiative Track is shuffled each round',
  ),
  favorableConditions: onOff(
    'Favorable Conditions',
    'Easier: between equal choices, enemies take the one that hurts you least (p.71).',
    'Favorable Conditions: between equal choices, enemies take the one that hurts you least (p.71)',
  ),
  tableChoosesTies: onOff(
    'You choose for enemies in a tie',
    'If an enemy’s choices are equal, you choose. Off: a fixed order decides.',
    'You choose where an enemy’s choices are equal',
  ),
  reconnaissance: onOff(
    'Reconnaissance',
    'Easier: you see the turn order before you place the party.',
    'Reconnaissance: initiative is dealt before placement',
  ),
  ubiquitousCards: onOff(
    'Ubiquitous cards',
    'Easier, for parties of two or three: adventurers who have a Ubiquitous card play with it.',
    'Ubiquitous cards: more HP, 1 SP more each turn, and an ability each',
  ),
  fifthPlayer: onOff(
    'A fifth player',
    'A fifth Adventurer joins; enemies have 50 % more HP (p.71).',
    'A fifth player: enemies have 50 % more HP',
  ),
};

/** In the order they are offered. */
export const OFFERED_SWITCHES = Object.keys(SWITCH_TEXT) as readonly SwitchName[];

/** A switch's text whatever its values are, the rulebook's first. */
export function switchText(name: SwitchName) {
  const { label, does, values }: SwitchText<SwitchValue> = SWITCH_TEXT[name] as SwitchText<SwitchValue>;
  return {
    label,
    does,
    values: SWITCH_VALUES[name].map((value: SwitchValue) => ({ value, ...values[`${value}`] })),
  };
}

/** The switches that are not as the rulebook 1.08 has them, in words. */
export const switchWords = (ruleset: Ruleset): string[] =>
  OFFERED_SWITCHES.filter((name) => !isByTheBook(ruleset, name)).flatMap((name) =>
    switchText(name)
      .values.filter(({ value }) => value === switchOf(ruleset, name))
      .map(({ told }) => told),
  );

/** Over the switches that make it easier, and over those that make it harder (p.71). */
export const SWITCH_HEADINGS: Readonly<Record<Exclude<SwitchGroup, 'own'>, string>> = {
  easy: 'Easy',
  hard: 'Hard',
};

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

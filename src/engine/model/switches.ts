/** In the order in which they are offered. */
export const SWITCH_GROUPS = ['own', 'easy', 'hard'] as const;
export type SwitchGroup = (typeof SWITCH_GROUPS)[number];

/** A switch of the rules: all there is to say of it but its words (`words/en/switch-words.ts`). */
interface Switch {
  /** What it may be; the rulebook's first. */
  readonly values: readonly (boolean | number | string)[];
  /** Where it is offered: among the rulings' own, as easier, as harder (p.71); null where another switch offers it. */
  readonly group: SwitchGroup | null;
  /** Its entry in the book of rules; the first rule it names leads back to it. */
  readonly rule: {
    readonly id: string;
    readonly pages: readonly [number, ...number[]];
    readonly rulings?: readonly string[];
    readonly see: readonly [string, ...string[]];
  };
  /**
   * It came when games were kept already. It is left out of a ruleset where it is as in the rulebook, so that the
   * states of those games, which know nothing of it, keep their hash. Every new one is late.
   */
  readonly late?: true;
}

/** The switches of RULINGS.md and p.71. Type, defaults, values, readers of files and the format's page follow from here. */
export const SWITCHES = {
  /** SP a Counter costs after the target's own successful Dodge. */
  counterCostAfterDodge: {
    values: [2, 1],
    group: 'own',
    rule: { id: 'counter-after-dodge', pages: [50], see: ['counter', 'dodge'] },
  },
  /** The Urgency token that defeats all Adventurers: the fourth (p.18, p.71). */
  urgencyLimit: {
    values: [4, 3, 5],
    group: null,
    rule: { id: 'urgency-limit', pages: [71, 18], see: ['urgency'] },
  },
  noPlayerElimination: {
    values: [false, true],
    group: 'own',
    rule: { id: 'no-player-elimination', pages: [71], rulings: ['X19'], see: ['defeat', 'urgency-limit'] },
  },
  activeCombatants: {
    values: [false, true],
    group: 'hard',
    rule: { id: 'active-combatants', pages: [71], see: ['spawning', 'initiative'] },
  },
  unpredictableCombat: {
    values: [false, true],
    group: 'hard',
    rule: { id: 'unpredictable-combat', pages: [71], see: ['initiative', 'round'] },
  },
  favorableConditions: {
    values: [false, true],
    group: 'easy',
    rule: { id: 'favorable-conditions', pages: [71], see: ['golden-rules'] },
  },
  reconnaissance: {
    values: [false, true],
    group: 'easy',
    rule: { id: 'reconnaissance', pages: [71], see: ['set-up', 'initiative'] },
  },
  fifthPlayer: {
    values: [false, true],
    group: 'own',
    rule: { id: 'fifth-player', pages: [71], see: ['set-up'] },
  },
  /** The table picks among equally good end spaces of a Combatant (C5); off, the ruling's own order does. */
  tableChoosesTies: {
    values: [false, true],
    group: 'own',
    rule: { id: 'table-chooses-ties', pages: [58], rulings: ['C5'], see: ['their-ways', 'golden-rules'] },
  },
  /** Adventurers have their Ubiquitous cards, made for parties of two or three. */
  ubiquitousCards: {
    values: [false, true],
    group: 'easy',
    rule: { id: 'ubiquitous-cards', pages: [71], rulings: ['X472'], see: ['set-up', 'status'] },
    late: true,
  },
  flankingEdition: {
    values: ['1.08', '1.1'],
    group: 'own',
    rule: { id: 'flanking-edition', pages: [50], rulings: ['A4'], see: ['flanking', 'backstab'] },
  },
} as const satisfies Readonly<Record<string, Switch>>;

export type SwitchName = keyof typeof SWITCHES;

type Entry<S extends SwitchName> = (typeof SWITCHES)[S];
export type SwitchValue<S extends SwitchName = SwitchName> = Entry<S>['values'][number];
export type LateSwitch = {
  [S in SwitchName]: Entry<S> extends { readonly late: true } ? S : never;
}[SwitchName];

/** In the order in which they came. */
export const SWITCH_NAMES = Object.keys(SWITCHES) as readonly SwitchName[];

const eachSwitch = <T>(of: (entry: Switch) => T) =>
  Object.fromEntries(Object.entries<Switch>(SWITCHES).map(([name, entry]) => [name, of(entry)]));

/** Every value of every switch; the first is the rulebook's. */
export const SWITCH_VALUES = eachSwitch(({ values }) => values) as {
  readonly [S in SwitchName]: readonly SwitchValue<S>[];
};

/** What each is by the rulebook 1.08. */
export const BOOK_VALUES = eachSwitch(({ values }) => values[0]) as {
  readonly [S in SwitchName]: SwitchValue<S>;
};

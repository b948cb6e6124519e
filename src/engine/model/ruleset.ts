/** The switches of RULINGS.md; the defaults are the 1.08 rulebook. */
export interface Ruleset {
  /** SP a Counter costs after the target's own successful Dodge. */
  readonly counterCostAfterDodge: 1 | 2;
  /** The Urgency token that defeats all Adventurers (p.18, p.71). */
  readonly urgencyLimit: 3 | 4 | 5;
  readonly noPlayerElimination: boolean;
  readonly activeCombatants: boolean;
  readonly unpredictableCombat: boolean;
  readonly favorableConditions: boolean;
  readonly reconnaissance: boolean;
  readonly fifthPlayer: boolean;
  /** The table picks among equally good end spaces of a Combatant (C5); off, the ruling's own order does. */
  readonly tableChoosesTies: boolean;
  readonly flankingEdition: '1.08' | '1.1';
}

/** Adventurers the game is made for; there is one more with a fifth player (p.71). */
export const NATIVE_PARTY = 4;

/** How many go along by these rules, where as many can. */
export const partySize = ({ fifthPlayer }: Pick<Ruleset, 'fifthPlayer'>): number =>
  fifthPlayer ? NATIVE_PARTY + 1 : NATIVE_PARTY;

/** Rulebook 1.08. `urgencyLimit` counts the token that defeats everyone: the fourth (p.18). */
export const DEFAULT_RULESET: Ruleset = {
  counterCostAfterDodge: 2,
  urgencyLimit: 4,
  noPlayerElimination: false,
  activeCombatants: false,
  unpredictableCombat: false,
  favorableConditions: false,
  reconnaissance: false,
  fifthPlayer: false,
  tableChoosesTies: false,
  flankingEdition: '1.08',
};

/** Every value of every switch; the first is the rulebook's. */
export const SWITCH_VALUES = {
  counterCostAfterDodge: [2, 1],
  urgencyLimit: [4, 3, 5],
  noPlayerElimination: [false, true],
  activeCombatants: [false, true],
  unpredictableCombat: [false, true],
  favorableConditions: [false, true],
  reconnaissance: [false, true],
  fifthPlayer: [false, true],
  tableChoosesTies: [false, true],
  flankingEdition: ['1.08', '1.1'],
} as const satisfies { readonly [K in keyof Ruleset]: readonly Ruleset[K][] };

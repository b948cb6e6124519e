import {
  BOOK_VALUES,
  type LateSwitch,
  SWITCH_NAMES,
  SWITCHES,
  type SwitchName,
  type SwitchValue,
} from './switches.ts';

/** How the switches are set in a game. A late one may be left out; asked of by `switchOf`, or, on or off, as it is. */
export type Ruleset = {
  readonly [S in Exclude<SwitchName, LateSwitch>]: SwitchValue<S>;
} & { readonly [S in LateSwitch]?: SwitchValue<S> };

/** What late switches are by the rulebook. */
const LATE: Readonly<Record<string, SwitchValue>> = Object.fromEntries(
  SWITCH_NAMES.filter((name) => 'late' in SWITCHES[name]).map((name) => [name, BOOK_VALUES[name]]),
);

/** Adventurers the game is made for; there is one more with a fifth player (p.71). */
export const NATIVE_PARTY = 4;

/** How many go along by these rules, where as many can. */
export const partySize = ({ fifthPlayer }: Pick<Ruleset, 'fifthPlayer'>): number =>
  fifthPlayer ? NATIVE_PARTY + 1 : NATIVE_PARTY;

/** The same without the late switches that are as in the rulebook; all else as it stands. */
export function tidyRuleset(ruleset: Ruleset, late: Readonly<Record<string, SwitchValue>> = LATE): Ruleset {
  const isByTheBook = ([name, value]: [string, SwitchValue]) =>
    Object.hasOwn(late, name) && value === late[name];
  const entries: [string, SwitchValue][] = Object.entries(ruleset);
  if (!entries.some(isByTheBook)) return ruleset;
  return Object.fromEntries(entries.filter((entry) => !isByTheBook(entry))) as unknown as Ruleset;
}

/** Rulebook 1.08. */
export const DEFAULT_RULESET: Ruleset = tidyRuleset(BOOK_VALUES);

/** The rulebook's but for what is given. */
export const rulesetOf = (given: Partial<Ruleset> = {}): Ruleset =>
  tidyRuleset({ ...DEFAULT_RULESET, ...given });

/** How a switch is set, whether it is told or left out. */
export const switchOf = <S extends SwitchName>(ruleset: Ruleset, name: S): SwitchValue<S> =>
  (ruleset[name] as SwitchValue<S> | undefined) ?? BOOK_VALUES[name];

export const isByTheBook = (ruleset: Ruleset, name: SwitchName): boolean =>
  switchOf(ruleset, name) === BOOK_VALUES[name];

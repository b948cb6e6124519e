/** The numbers of an attempt, a check or a fight as they stand on its stage: of what is asked, else of what was rolled. */
import type { MidgardEvent, RollKind } from '../rules/model/events.ts';
import type { Sum } from '../rules/model/ledger.ts';
import type { MidgardPrompt } from '../rules/model/prompts.ts';

/** A number on its way to what it needs. */
export interface Shown {
  readonly what: RollKind;
  /** Who rolls; null for a token or an enemy. */
  readonly by: number | null;
  readonly sum: Sum;
  readonly need: number | null;
  /** How it ended; null while it is open. */
  readonly passed: boolean | null;
}

type Asked = Pick<MidgardPrompt, 'kind' | 'roll'> | null;

const asked = (pending: Asked): Shown | null => (pending?.roll ? { ...pending.roll, passed: null } : null);

/** The events since the last of those types. */
function since(
  events: readonly MidgardEvent[],
  types: readonly MidgardEvent['type'][],
): readonly MidgardEvent[] {
  return events.slice(events.findLastIndex(({ type }) => types.includes(type)) + 1);
}

const lastOf = (events: readonly MidgardEvent[]): Shown | null => {
  const event = events.findLast(({ type }) => type === 'checkMade');
  if (event?.type !== 'checkMade') return null;
  const { what, player: by, sum, need, passed } = event;
  return { what, by, sum, need, passed };
};

/** Of an attempt at a token: the check at hand, and the resistance once it is rolled or due. */
export function attemptRolls(
  pending: Asked,
  all: readonly MidgardEvent[],
): { readonly check: Shown | null; readonly against: Shown | null } {
  const events = since(all, ['attemptBegan', 'checkTurned']);
  const open = asked(pending);
  const made = lastOf(events.filter((event) => event.type === 'checkMade' && event.what === 'token'));
  const rolled = events.findLast(({ type }) => type === 'resistanceRolled');
  const against: Shown | null =
    rolled?.type === 'resistanceRolled'
      ? { what: 'resistance', by: null, sum: rolled.sum, need: rolled.against, passed: !rolled.held }
      : null;
  if (open?.what === 'resistance') return { check: made, against: open };
  return { check: open ?? made, against: open ? null : against };
}

/** Any other check: as it is asked about, else as it is shown just now. */
export const checkShown = (pending: Asked, showing: MidgardEvent | null): Shown | null =>
  asked(pending) ?? (showing ? lastOf([showing]) : null);

/** One attack and its defense. */
export interface Exchange {
  readonly attack: Shown | null;
  readonly defense: Shown | null;
}

/** The last of the fight that is under way. */
export function exchangeShown(pending: Asked, all: readonly MidgardEvent[]): Exchange {
  const events = since(all, ['combatBegan', 'initiativeRolled', 'joined']);
  const at = events.findLastIndex(({ type }) => type === 'attackMade');
  const made = events[at];
  const attack: Shown | null =
    made?.type === 'attackMade'
      ? { what: 'attack', by: made.by, sum: made.sum, need: 20, passed: made.success }
      : null;
  const after = events.slice(at + 1).findLast(({ type }) => type === 'defenseMade');
  const defense: Shown | null =
    after?.type === 'defenseMade'
      ? { what: 'defense', by: after.by, sum: after.sum, need: after.against, passed: after.held }
      : null;
  const open = asked(pending);
  if (open?.what === 'attack') return { attack: open, defense: null };
  if (open?.what === 'defense') return { attack, defense: open };
  return { attack, defense };
}

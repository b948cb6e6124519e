import {
  type EncounterContent,
  type EncounterLog,
  EncounterSession,
  seededChance,
} from '../../engine/index.ts';
import { decided, type LinkLog, safeOf } from './link.ts';
import { readPicks } from './picks.ts';
import { faultOfStart } from './sound-state.ts';

/**
 * The log of a link with its decisions as they were called: the game is run, and asked what each number stands for.
 * Where rules have changed they are told as far as they can be, from the beginning and from the last safe moment; those
 * that cannot are empty, which is no answer to anything.
 */
export function spellOut({ picks, ...log }: LinkLog, content: EncounterContent): EncounterLog {
  if (!picks) return log;
  const { count } = picks;
  const safe = safeOf(log, count);
  const begun =
    log.from && faultOfStart(log.from, content.cards, '$') ? null : sessionOf(log, content, log.from);
  const before = begun ? readPicks(picks.before, safe, begun) : [];
  const later = (from: EncounterSession | null) => (from ? readPicks(picks.after, count - safe, from) : []);
  let after = before.length === safe ? later(begun) : [];
  if (after.length < count - safe) {
    const fromThere = later(fromMoment(log, content));
    if (fromThere.length > after.length) after = fromThere;
  }
  const options = [...filled(before, safe), ...filled(after, count - safe)];
  return { ...log, decisions: options.map(decided) };
}

function fromMoment(log: EncounterLog, content: EncounterContent): EncounterSession | null {
  const state = log.checkpoint?.state;
  return !state || faultOfStart(state, content.cards, '$') ? null : sessionOf(log, content, state);
}

function sessionOf(
  { setup }: EncounterLog,
  content: EncounterContent,
  from: EncounterLog['from'],
): EncounterSession | null {
  try {
    return new EncounterSession(setup, content, seededChance, from);
  } catch {
    return null; // Opening it says why.
  }
}

const filled = (told: readonly string[], count: number): string[] => [
  ...told,
  ...new Array<string>(count - told.length).fill(''),
];

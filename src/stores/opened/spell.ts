/** The numbers of a link read back as decisions. */
import {
  type EncounterContent,
  type EncounterLog,
  EncounterSession,
  type KernelQuestion,
  type Mixes,
  seededChance,
} from '../../engine/index.ts';
import type { GameTypes, LogOf } from '../game/types.ts';
import type { Middara } from '../middara/types.ts';
import { decidedBy, type LinkLog, type LinkLogOf, safeOf } from './link.ts';
import { readPicks } from './picks.ts';
import { faultOfStart } from './sound-state.ts';

/** A game that is asked what numbers stand for. */
interface Telling {
  readonly pending: KernelQuestion | null;
  decide(option: string): void;
  keepMixes(mixes: Mixes): void;
}

/**
 * The log of a link with its decisions as they were called: the game is run, and asked what each number stands for.
 * Where rules have changed they are told as far as they can be, from the beginning and from the last safe moment; those
 * that cannot are empty, which is no answer to anything. `begin` sets the game up, or takes it up from a state; null
 * where that cannot be done: opening it says why.
 */
export function spellWith<G extends GameTypes>(
  { picks, mixes = [], ...log }: LinkLogOf<G>,
  begin: (setup: G['setup'], from: G['state'] | undefined) => Telling | null,
): LogOf<G> {
  if (!picks) return log;
  const { count } = picks;
  const safe = safeOf(log, count);
  const begun = begin(log.setup, log.from);
  begun?.keepMixes(mixes);
  const before = begun ? readPicks(picks.before, safe, begun) : [];
  const later = (from: Telling | null) => (from ? readPicks(picks.after, count - safe, from) : []);
  let after = before.length === safe ? later(begun) : [];
  if (after.length < count - safe && log.checkpoint) {
    const there = begin(log.setup, log.checkpoint.state);
    there?.keepMixes(mixes.slice(safe));
    const fromThere = later(there);
    if (fromThere.length > after.length) after = fromThere;
  }
  const options = [...filled(before, safe), ...filled(after, count - safe)];
  return { ...log, decisions: decidedBy(options, mixes) };
}

/** The same of Middara's. */
export const spellOut = (log: LinkLog, content: EncounterContent): EncounterLog =>
  spellWith<Middara>(log, (setup, from) => {
    if (from && faultOfStart(from, content.cards, '$')) return null;
    try {
      return new EncounterSession(setup, content, seededChance, from);
    } catch {
      return null; // Opening it says why.
    }
  });

const filled = (told: readonly string[], count: number): string[] => [
  ...told,
  ...new Array<string>(count - told.length).fill(''),
];

/** Which encounter is that of the day. */
import type { EncounterSummary } from './encounter-summaries.ts';

/** Milliseconds of a day. */
const DAY = 86_400_000;

/**
 * The encounter that is shown on a day, by the calendar where it is asked: they take turns. Of what is built in and for
 * play, so that it is the same before players' packs are read, and never one that belongs to a story; `lesson` is the one that is shown otherwise. Null where
 * there is none.
 */
export function encounterOfDay(
  encounters: readonly EncounterSummary[],
  date: Date,
  lesson: string,
): EncounterSummary | null {
  const forPlay = encounters.filter(({ id, training, story }) => !training && !story && id !== lesson);
  const builtIn = forPlay.filter(({ packs }) => packs.length === 0);
  const from = builtIn.length > 0 ? builtIn : forPlay;
  const day = Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);
  return from[day % from.length] ?? null;
}

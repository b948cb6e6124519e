import type { EncounterEvent } from '../../engine/index.ts';
import type { DeedsOfRound } from './deeds.ts';

/** A place in a game where somebody is asked, so that it can be played on from there. */
export interface Place {
  /** Decisions before it. */
  readonly decision: number;
  /** Events before it. */
  readonly at: number;
  readonly round: number;
}

interface Played {
  readonly events: readonly EncounterEvent[];
  /** How many events there were when each decision was asked for. */
  readonly marks: readonly number[];
}

/** The first question of each round; a round in which nobody is asked has none. */
export function roundPlaces({ events, marks }: Played): Place[] {
  const places: Place[] = [];
  events.forEach((event, i) => {
    if (event.type !== 'roundBegan') return;
    const decision = marks.findIndex((mark) => mark > i);
    const last = places.at(-1);
    if (decision < 0 || last?.decision === decision) return;
    places.push({ decision, at: marks[decision]!, round: event.round });
  });
  return places;
}

/** The last question before each deed of a round but its first. */
export function deedPlaces({ round, deeds }: DeedsOfRound, marks: readonly number[]): Place[] {
  const found = new Map<number, Place>();
  for (const { from } of deeds) {
    const decision = marks.findIndex((mark) => mark >= from);
    if (decision >= 0) found.set(decision, { decision, at: marks[decision]!, round });
  }
  const last = deeds.at(-1)?.to ?? 0;
  return [...found.values()].filter(({ at }) => at < last);
}

/** The number of the first event of a game from decision n on; of all of them where it has fewer. */
export const eventAt = ({ events, marks }: Played, decision: number): number =>
  decision <= 0 ? 0 : (marks[decision] ?? events.length);

import { asTold, type EncounterContent, type EncounterSession, RefusedDecision } from '../../engine/index.ts';
import { type Moment, momentOf, sessionFrom } from '../lab/moment.ts';

/** A moment to run on from, as far as the players know it. */
export interface Imagined {
  readonly moment: Moment;
  readonly content: EncounterContent;
}

/**
 * What the open question looks like to somebody who has read no hidden text: Loot, Totems, Objectives and Achievements
 * do nothing that is known. Null where the question is part of such a text, so that it cannot be left out, and where
 * dice were typed by hand to get there.
 */
export function imagine(session: EncounterSession): Imagined | null {
  const moment = momentOf(session);
  if (!moment) return null;
  const { content, encounter } = session;
  const imagined: Imagined = {
    // What comes is not rolled by hand.
    moment: { ...moment, setup: { ...moment.setup, byHand: false } },
    content: { ...content, encounters: { [encounter.id]: asTold(encounter) } },
  };
  if (moment.since.length === 0) return imagined;
  try {
    return asks(runAhead(imagined, '')) === asks(session) ? imagined : null;
  } catch (error) {
    if (error instanceof RefusedDecision) return null;
    throw error;
  }
}

const asks = ({ pending }: EncounterSession): string =>
  `${pending?.kind} ${pending?.options.map(({ id }) => id).join(' ')}`;

/** A game of its own from there on, with the dice of this seed: those to come are not known. */
export const runAhead = ({ moment, content }: Imagined, seed: string): EncounterSession =>
  sessionFrom(moment, seed, content);

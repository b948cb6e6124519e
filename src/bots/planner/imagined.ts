/** What the planner knows: a moment with what is hidden dealt anew. */
import {
  asTold,
  type EncounterContent,
  type EncounterDefinition,
  type EncounterSession,
  RefusedDecision,
} from '../../engine/index.ts';
import { type Moment, momentOf, sessionFrom } from '../lab/lab-moment.ts';

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
  const told = onceMore(asTold(encounter));
  const again = new Set(encounter.objectives?.flatMap(({ id, repeat }) => (repeat ? [id] : [])));
  const { state } = moment;
  const imagined: Imagined = {
    moment: {
      ...moment,
      // What comes is not rolled by hand.
      setup: { ...moment.setup, byHand: false },
      state: again.size === 0 ? state : { ...state, done: state.done.filter((id) => !again.has(id)) },
    },
    content: { ...content, encounters: { [encounter.id]: told } },
  };
  if (moment.since.length === 0) return imagined;
  try {
    return asks(runAhead(imagined, '')) === asks(session) ? imagined : null;
  } catch (error) {
    if (error instanceof RefusedDecision) return null;
    throw error;
  }
}

/**
 * With Objectives that come again (X134) only once more: what stops them from being activated for ever is in the text
 * that is not read, and a run would do nothing else.
 */
function onceMore(encounter: EncounterDefinition): EncounterDefinition {
  if (!encounter.objectives?.some(({ repeat }) => repeat)) return encounter;
  const made = madeOnce.get(encounter) ?? {
    ...encounter,
    objectives: encounter.objectives.map(({ repeat: _, ...objective }) => objective),
  };
  madeOnce.set(encounter, made);
  return made;
}
/** One for each, since what is worked out of an encounter is kept by it. */
const madeOnce = new WeakMap<EncounterDefinition, EncounterDefinition>();

const asks = ({ pending }: EncounterSession): string =>
  `${pending?.kind} ${pending?.options.map(({ id }) => id).join(' ')}`;

/** A game of its own from there on, with the dice of this seed: those to come are not known. */
export const runAhead = ({ moment, content }: Imagined, seed: string): EncounterSession =>
  sessionFrom(moment, seed, content);

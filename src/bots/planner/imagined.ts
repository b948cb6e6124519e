/** What the planner knows: a moment with what is hidden dealt anew. */
import {
  asTold,
  type Encounter,
  type EncounterContent,
  type EncounterDefinition,
  type EncounterRules,
  RefusedDecision,
} from '../../engine/index.ts';
import { goneOnFrom, type Moment, momentOf } from '../lab/moment-of.ts';

/** A moment to run on from, as far as the players know it. */
export interface Imagined {
  readonly moment: Moment;
  readonly content: EncounterContent;
  /** The rules it goes on by. */
  readonly over: EncounterRules['over'];
}

/**
 * What the open question looks like to somebody who has read no hidden text: Loot, Totems, Objectives and Achievements
 * do nothing that is known. Null where the question is part of such a text, so that it cannot be left out, and where
 * dice were typed by hand to get there.
 */
export function imagine(session: Encounter): Imagined | null {
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
    over: session.rules.over,
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

const asks = ({ pending }: Encounter): string =>
  `${pending?.kind} ${pending?.options.map(({ id }) => id).join(' ')}`;

/** A game of its own from there on, with the dice of this seed: those to come are not known. */
export const runAhead = ({ moment, content, over }: Imagined, seed: string): Encounter =>
  goneOnFrom(moment, seed, content, over);

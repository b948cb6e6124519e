import { makeBot, type Policy } from '../../bots/bot.ts';
import {
  defaultSetup,
  type EncounterContent,
  EncounterSession,
  type FigureId,
  type Outcome,
} from '../../engine/index.ts';
import { DECISION_LIMIT } from '../sim-game.ts';
import { type Reachable, reachedIn } from '../sim-reached.ts';
import { type Moment, sessionFrom } from './moment.ts';

/** What is played again and again. */
export interface Experiment {
  readonly encounter: string;
  readonly bot: Policy;
  /** Absent: from the set-up. */
  readonly moment?: Moment;
}

/** What came of one game, from the moment on. */
export interface LabGame {
  readonly seed: string;
  readonly outcome: Outcome | null;
  /** The round it ended in. */
  readonly rounds: number;
  readonly decisions: number;
  readonly gold: number;
  /** Each Adventurer: damage dealt to it in the game, and whether it was down at the end. */
  readonly adventurers: Readonly<Record<FigureId, { readonly taken: number; readonly fell: boolean }>>;
  /** Damage dealt to Combatants. */
  readonly dealt: number;
  /** Combatant cards met. */
  readonly met: readonly string[];
  readonly reached: ReadonlySet<Reachable>;
  readonly fault: string | null;
}

/** Plays one game to its end: the same seed, the same game. */
export function playLabGame(content: EncounterContent, experiment: Experiment, seed: string): LabGame {
  const { encounter, bot: policy, moment } = experiment;
  const session = moment
    ? sessionFrom(moment, seed, content)
    : new EncounterSession(defaultSetup(content.encounters[encounter]!, seed, ['North', 'South']), content);
  const before = session.decisions.length;
  const begun = session.events.length;
  const cards = new Map(session.state.figures.map(({ id, card }) => [id, card]));
  const bot = makeBot(policy, seed);
  let fault: string | null = null;
  try {
    while (session.pending && fault === null) {
      if (session.decisions.length < DECISION_LIMIT) session.decide(bot.choose(session));
      else fault = `no end after ${DECISION_LIMIT} decisions`;
    }
  } catch (error) {
    fault = `decision ${session.decisions.length}: ${error instanceof Error ? error.message : String(error)}`;
  }
  const events = moment ? session.events.slice(begun) : session.events;
  const { figures, outcome, clock, loot } = session.state;
  const taken = new Map<FigureId, number>();
  for (const event of events)
    if (event.type === 'damageDealt') taken.set(event.figure, (taken.get(event.figure) ?? 0) + event.amount);
  const party = figures.filter(({ kind }) => kind === 'adventurer');
  const others = figures.filter(({ side }) => side === 'combatants');
  return {
    seed,
    outcome,
    rounds: clock.round,
    decisions: session.decisions.length - before,
    gold: loot.gold,
    adventurers: Object.fromEntries(
      party.map(({ id, defeated, felled }) => [id, { taken: taken.get(id) ?? 0, fell: defeated || felled }]),
    ),
    dealt: others.reduce((sum, { id }) => sum + (taken.get(id) ?? 0), 0),
    met: [...new Set(others.map(({ card }) => card))].sort(),
    reached: new Set([...reachedIn(events, cards), ...lootIn(events)]),
    fault,
  };
}

const lootIn = (events: EncounterSession['events']): Reachable[] =>
  events.flatMap((event) =>
    event.type === 'boardTokenRemoved' && event.how === 'opened' ? [lootOf(event.token)] : [],
  );

/** A Loot token of the encounter that somebody opens. */
export const lootOf = (token: string): Reachable => `loot ${token}`;

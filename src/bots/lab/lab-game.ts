/** One game of the laboratory, played from a moment to its end. */
import {
  type CardRef,
  defaultSetup,
  type EncounterContent,
  EncounterSession,
  type EncounterSetup,
  type FigureId,
  finished,
  type Outcome,
  type Prompt,
} from '../../engine/index.ts';
import { DECISION_LIMIT, makeBot } from '../bot.ts';
import { BotChance } from '../bot-chance.ts';
import type { Experiment } from './experiment.ts';
import { sessionFrom } from './lab-moment.ts';
import { metIn, type Reachable, reachedIn } from './reached.ts';

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
  readonly met: readonly CardRef[];
  readonly reached: ReadonlySet<Reachable>;
  readonly fault: LabFault | null;
}

/** What broke it off. */
export interface LabFault {
  /** Decisions before it. */
  readonly decision: number;
  /** What the rules threw; null: it came to no end. */
  readonly message: string | null;
}

/** How a game of it is set up. */
export function setupOf(
  content: EncounterContent,
  { encounter, moment, difficulty }: Experiment,
  seed: string,
): EncounterSetup {
  if (moment) return moment.setup;
  const setup = defaultSetup(content.encounters[encounter]!, seed, ['North', 'South']);
  return difficulty === undefined ? setup : { ...setup, difficulty };
}

/** Plays one game to its end: the same seed, the same game. It may be left between two decisions. */
export function* labGame(
  content: EncounterContent,
  experiment: Experiment,
  seed: string,
): Generator<void, LabGame, unknown> {
  const { bot: policy, moment } = experiment;
  const session = moment
    ? sessionFrom(moment, seed, content)
    : new EncounterSession(setupOf(content, experiment, seed), content);
  const before = session.decisions.length;
  const begun = session.events.length;
  const cards = new Map(session.state.figures.map(({ id, card }) => [id, card]));
  const bot = makeBot(policy, seed);
  // A game whose players roll real dice (p.5): here somebody else rolls them, whatever the bot would like.
  const dice = new BotChance(`${seed}/dice`);
  const answer = ({ kind, options }: Prompt): string =>
    kind === 'die-face' ? options[dice.below(options.length)]!.id : bot.choose(session);
  let fault: LabFault | null = null;
  try {
    while (session.pending && fault === null) {
      const decision = session.decisions.length;
      if (decision < DECISION_LIMIT) session.decide(answer(session.pending));
      else fault = { decision, message: null };
      yield;
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    fault = { decision: session.decisions.length, message };
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
    met: metIn(figures, events),
    reached: reachedIn(events, cards),
    fault,
  };
}

/** The same where nothing waits. */
export function playLabGame(content: EncounterContent, experiment: Experiment, seed: string): LabGame {
  return finished(labGame(content, experiment, seed));
}

import {
  abilityOfAct,
  type EncounterSession,
  type FigureId,
  figureIn,
  type Option,
  type Prompt,
} from '../engine/index.ts';
import { roughWorth } from './attack-worth.ts';
import type { Bot } from './bot.ts';
import { sessionAhead } from './foresight.ts';
import { SimpleBot } from './simple-bot.ts';
import { standingOf } from './standing.ts';
import { type Plan, planWalks } from './walk.ts';

/** One thing it may do in its turn. */
interface Candidate {
  readonly option: Option;
  /** The way it would take. */
  readonly plan: Plan | null;
  worth: number;
}

/** Runs ahead for each candidate, then more for those that came out best. */
const FIRST_RUNS = 1;
const MORE_RUNS = 2;
const FINALISTS = 3;

/** By so much, in HP, another thing has to be better than what the simple bot would do: runs are few. */
const MARGIN = 0.7;

/** Of ways and of abilities no more than these are thought about. */
const WAYS = 3;
const ABILITIES = 2;

/** A run ahead is over after so many decisions, wherever it has come by then. */
const HORIZON = 60;

/**
 * Plays its turns by thinking ahead: it runs the game on for each thing it may do, with other dice than those that
 * will come, all seats played by the simple bot until its own next turn, and does what came out best on average.
 * Everything else that is asked it answers as the simple bot does.
 */
export class ThinkingBot implements Bot {
  private readonly simple = new SimpleBot();

  constructor(private readonly seed: string) {}

  choose(session: EncounterSession): string {
    const usual = this.simple.choose(session);
    const prompt = session.pending!;
    if (prompt.kind !== 'turn') return usual;
    const candidates = candidatesFor(session, prompt, usual);
    if (candidates.length < 2) return usual;
    const seed = `${this.seed}/${session.decisions.length}`;
    for (let run = 0; run < FIRST_RUNS; run++)
      if (!runAll(session, candidates, `${seed}/${run}`)) return usual;
    const [first] = candidates;
    const finalists = [first!, ...byWorth(candidates.slice(1)).slice(0, FINALISTS - 1)];
    for (let run = FIRST_RUNS; run < FIRST_RUNS + MORE_RUNS; run++)
      runAll(session, finalists, `${seed}/${run}`);
    first!.worth += MARGIN * (FIRST_RUNS + MORE_RUNS);
    const { option, plan } = byWorth(finalists)[0]!;
    if (plan) this.simple.intend(plan);
    return option.id;
  }
}

/** The best first; of equals what stood first, so what the simple bot would do. */
const byWorth = (candidates: readonly Candidate[]): Candidate[] =>
  [...candidates].sort((a, b) => b.worth - a.worth);

function candidatesFor(session: EncounterSession, prompt: Prompt, usual: string): Candidate[] {
  const { position } = session;
  const figure = figureIn(position.state, prompt.figure);
  const own = prompt.options.filter(
    ({ act, note }) => act.do !== 'attack-ally' && note?.note !== 'does-nothing',
  );
  const first = prompt.options.filter(({ id }) => id === usual);
  const abilities = own.filter(({ act }) => abilityOfAct(act) !== null).slice(0, ABILITIES);
  const move = own.find(({ act }) => act.do === 'move');
  const ways = move ? planWalks(position, figure.id, figure.sp - (move.sp ?? 1)).slice(0, WAYS) : [];
  const rest = own.filter(
    ({ act }) =>
      act.do !== 'move' && act.do !== 're-equip' && act.do !== 'end-turn' && abilityOfAct(act) === null,
  );
  const options = [...new Set([...first, ...rest, ...abilities])];
  return [
    ...options.map((option) => ({ option, plan: null, worth: 0 })),
    ...ways.map((plan) => ({ option: move!, plan, worth: 0 })),
  ];
}

/** Adds one run ahead to each, all with the same dice. False where none can be made. */
function runAll(session: EncounterSession, candidates: readonly Candidate[], seed: string): boolean {
  for (const candidate of candidates) {
    const ahead = sessionAhead(session, seed);
    if (!ahead) return false;
    candidate.worth += worthAhead(ahead, candidate);
  }
  return true;
}

function worthAhead(ahead: EncounterSession, { option, plan }: Candidate): number {
  const bot = new SimpleBot(roughWorth);
  const figure: FigureId = ahead.pending!.figure;
  let isOver = false;
  ahead.subscribe((event) => {
    if (event.type === 'turnBegan' && event.figure === figure) isOver = true;
  });
  if (plan) bot.intend(plan);
  else if (option.act.do === 'move') bot.choose(ahead);
  ahead.decide(option.id);
  for (let i = 0; i < HORIZON && ahead.pending && !isOver; i++) ahead.decide(bot.choose(ahead));
  return standingOf(ahead.position);
}

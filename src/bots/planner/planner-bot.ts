import { type EncounterSession, figureIn, finished, type Prompt, type Space } from '../../engine/index.ts';
import type { Bot } from '../bot.ts';
import { SimpleBot } from '../simple-bot.ts';
import { stepAlong } from '../walk.ts';
import { AimedBot } from './aimed-bot.ts';
import { type Aim, PLAIN, type Style, stylesOf } from './aims.ts';
import { type Imagined, imagine, runAhead } from './imagined.ts';
import { isThoughtOver, type Line, linesAt } from './lines.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { type Effort, type Race, race } from './race.ts';

/** Runs of each style, once a round, and of each answer where a hint is asked for. Counted, so that no clock decides. */
const STYLES: Effort = { runs: 4, rounds: 2, least: 2 };
const ANSWERS: Effort = { runs: 6, rounds: 2, least: 6 };

/** Decisions that a run goes on for at most: a few rounds, and to the figure's next turn. */
const AHEAD = { style: 100, answer: 60 } as const;

/**
 * Thinks ahead by the rules themselves: once a round it plays the encounter on in each style there is, with dice of its
 * own, and takes up the one that comes out best: whom or what to go for, whether to dodge, whether to step back. It
 * knows the dice to come no more than the players do, nor any text they have not read. The same game and seed get the
 * same answers.
 */
export class PlannerBot implements Bot {
  private readonly simple = new SimpleBot();
  private style: Style = PLAIN;
  private round = -1;
  private way: readonly Space[] | null = null;

  constructor(private readonly seed: string) {}

  choose(session: EncounterSession): string {
    const prompt = session.pending!;
    const step = this.onTheWay(session, prompt);
    if (step) return step;
    const line = finished(this.think(session));
    if (!line) return this.simple.choose(session);
    // What is asked on the way does not end it.
    if (prompt.kind === 'turn' || prompt.kind === 'move') this.way = line.way;
    return line.option;
  }

  /** A way is walked to its end. */
  private onTheWay(session: EncounterSession, { kind, figure, options }: Prompt): string | undefined {
    if (kind === 'turn') this.way = null;
    if (kind !== 'move' || !this.way) return undefined;
    const step = stepAlong(this.way, figureIn(session.state, figure).at, options);
    if (step) return step.id;
    this.way = null;
    return options.find(({ act }) => act.do === 'end-movement')?.id;
  }

  /** What it would do; null where it answers as the simple bot does. It may be left after each run. */
  *think(session: EncounterSession): Generator<void, Line | null, unknown> {
    const prompt = session.pending!;
    if (!isThoughtOver(prompt)) return null;
    yield* this.setStyle(session);
    const bot = new AimedBot(this.style, this.way);
    const option = bot.choose(session);
    const isMove = prompt.options.some(({ id, act }) => id === option && act.do === 'move');
    return { option, way: isMove ? bot.way : null };
  }

  /**
   * What it would do against the other things there are to do, each played on to the figure's next turn, the preferred
   * one first; null where there is nothing to weigh.
   */
  *weigh(session: EncounterSession): Generator<void, Race<Line> | null, unknown> {
    const first = yield* this.think(session);
    const imagined = imagine(session);
    if (!first || !imagined) return null;
    const prompt = session.pending!;
    const lines = linesAt(session.position, prompt, first, this.style.aim);
    const isEnough = nextTurnOf(session, prompt.figure);
    const run = (line: Line, seed: number) => {
      const game = this.runOf(imagined, session, seed);
      game.decide(line.option);
      return runOn(game, this.style, AHEAD.answer, isEnough, line.way ?? this.way).outlook;
    };
    return lines.length < 2 ? null : yield* race(lines, run, ANSWERS);
  }

  /** What the party is after, and how: thought over once a round, and when what it was after is no more. */
  private *setStyle(session: EncounterSession): Generator<void, void, unknown> {
    const { round } = session.state.clock;
    const styles = stylesOf(session.position, this.style);
    if (this.round === round && styles[0]!.aim === this.style.aim) return;
    const imagined = imagine(session);
    if (!imagined) return;
    this.round = round;
    const run = inManners((style, seed) =>
      runOn(this.runOf(imagined, session, seed), style, AHEAD.style, () => false, this.way),
    );
    const [best] = yield* race(styles, run, STYLES);
    this.style = best!.line;
  }

  private runOf(imagined: Imagined, session: EncounterSession, seed: number): EncounterSession {
    return runAhead(imagined, `${this.seed}/ahead/${session.decisions.length}/${seed}`);
  }
}

interface Ran {
  readonly outlook: Outlook;
  readonly bot: AimedBot;
}

/** A manner that never came to differ from the plain one, with the same dice, has come to the same. */
function inManners(run: (style: Style, seed: number) => Ran): (style: Style, seed: number) => Outlook {
  const plain = new Map<string, Ran>();
  const plainly = (aim: Aim, seed: number): Ran => {
    const key = `${aim} ${seed}`;
    const ran = plain.get(key) ?? run({ aim, manner: 'plain' }, seed);
    plain.set(key, ran);
    return ran;
  };
  return (style, seed) => {
    const ran = plainly(style.aim, seed);
    const isOther = style.manner !== 'plain' && ran.bot.isApartFrom(style.manner);
    return isOther ? run(style, seed).outlook : ran.outlook;
  };
}

/** Plays a game on in a style. */
function runOn(
  game: EncounterSession,
  style: Style,
  decisions: number,
  isEnough: (game: EncounterSession) => boolean,
  way: readonly Space[] | null,
): Ran {
  const bot = new AimedBot(style, way);
  for (let i = 0; i < decisions && game.pending && !isEnough(game); i++) game.decide(bot.choose(game));
  return { outlook: outlookOf(game.position, style.aim), bot };
}

/** Whether the figure has come to its next turn, or would have. */
function nextTurnOf(session: EncounterSession, id: string): (game: EncounterSession) => boolean {
  const { clock } = session.state;
  const turns = figureIn(session.state, id).turnsTaken;
  return ({ state }) => state.clock.round > clock.round + 1 || figureIn(state, id).turnsTaken > turns;
}

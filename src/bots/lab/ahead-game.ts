import type { EncounterContent, FigureId, Outcome } from '../../engine/index.ts';
import { DECISION_LIMIT, makeBot } from '../bot.ts';
import type { Policy } from '../policies.ts';
import { sessionFrom } from './lab-moment.ts';
import { type Mean, meanOf } from './lab-numbers.ts';
import type { Moment } from './moment-of.ts';
import { wilson } from './wilson.ts';

/** What came of one game on to the start of a figure's next turn. */
export interface AheadGame {
  readonly adventurers: Readonly<Record<FigureId, { readonly taken: number; readonly fell: boolean }>>;
  /** Opponents that were Defeated in it. */
  readonly defeated: number;
  readonly outcome: Outcome | null;
}

/**
 * Plays on from a moment until the figure whose turn it is begins its next one, until the end of the next round where it
 * is down by then, or until the encounter is over. The same seed, the same game. It may be left between two decisions.
 */
export function* aheadGame(
  content: EncounterContent,
  moment: Moment,
  policy: Policy,
  seed: string,
): Generator<void, AheadGame, unknown> {
  const session = sessionFrom(moment, seed, content);
  const bot = makeBot(policy, seed);
  const until = session.state.turn?.figure ?? null;
  const { round } = session.state.clock;
  const begun = session.events.length;
  const figures = new Map(session.state.figures.map((figure) => [figure.id, figure]));
  const isThere = () => {
    const { clock, turn } = session.state;
    const figure = session.state.figures.find(({ id }) => id === until);
    const again = figure && turn?.figure === until && figure.turnsTaken > figures.get(figure.id)!.turnsTaken;
    return again || clock.round > round + 1;
  };
  while (session.pending && session.decisions.length < DECISION_LIMIT && !isThere()) {
    session.decide(bot.choose(session));
    yield;
  }
  const taken = new Map<FigureId, number>();
  let isPast = false;
  for (const event of session.events.slice(begun)) {
    // The last decision may have led on into that turn.
    if (event.type === 'turnBegan' && event.figure === until) isPast = true;
    if (event.type === 'damageDealt' && !isPast)
      taken.set(event.figure, (taken.get(event.figure) ?? 0) + event.amount);
  }
  const isDown = (id: FigureId) =>
    session.state.figures.some((one) => one.id === id && (one.defeated || one.felled));
  const wasDown = (id: FigureId) => {
    const was = figures.get(id);
    return was === undefined || was.defeated || was.felled;
  };
  const fell = (id: FigureId) => isDown(id) && !wasDown(id);
  const party = [...figures.values()].filter(({ kind }) => kind === 'adventurer');
  return {
    adventurers: Object.fromEntries(
      party.map(({ id }) => [id, { taken: taken.get(id) ?? 0, fell: fell(id) }]),
    ),
    defeated: [...figures.values()].filter(({ id, side }) => side === 'combatants' && fell(id)).length,
    outcome: session.state.outcome,
  };
}

/** What came of all of them. */
export interface AheadNumbers {
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  /** Opponents Defeated in a game. */
  readonly defeated: Mean;
  readonly adventurers: readonly {
    readonly id: FigureId;
    readonly taken: Mean;
    /** Games by points of damage, from 0. */
    readonly byDamage: readonly number[];
    readonly fell: number;
    readonly bounds: readonly [number, number];
  }[];
}

/** Adds up games from one moment. */
export function aheadNumbersOf(games: readonly AheadGame[]): AheadNumbers {
  const ended = (result: Outcome['result']) =>
    games.filter(({ outcome }) => outcome?.result === result).length;
  return {
    games: games.length,
    won: ended('won'),
    lost: ended('lost'),
    defeated: meanOf(games.map(({ defeated }) => defeated)),
    adventurers: Object.keys(games[0]?.adventurers ?? {}).map((id) => {
      const own = games.map(({ adventurers }) => adventurers[id]!);
      const most = Math.max(...own.map(({ taken }) => taken));
      const fell = own.filter((one) => one.fell).length;
      return {
        id,
        taken: meanOf(own.map(({ taken }) => taken)),
        byDamage: Array.from(
          { length: most + 1 },
          (_, points) => own.filter(({ taken }) => taken === points).length,
        ),
        fell,
        bounds: wilson(fell, own.length),
      };
    }),
  };
}

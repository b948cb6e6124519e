import { makeBot } from '../../src/bots/bot.ts';
import {
  type Ahead,
  type EncounterEvent,
  type EncounterSession,
  type ForeseenTurn,
  foreseeNext,
  lookAhead,
} from '../../src/engine/index.ts';
import { newGame } from './games.ts';

type Foreseen = { readonly turn: ForeseenTurn; readonly on: Ahead } | null;

/** What comes next if the turn under way ended now. */
export function foreseenAt(session: EncounterSession): Foreseen {
  const { state, decisions } = session.checkpoint;
  return foreseenFrom(session, lookAhead({ state, since: session.decisions.slice(decisions) }));
}

/** The same from where looking ahead has come to. */
export function foreseenFrom({ content, encounter }: EncounterSession, ahead: Ahead): Foreseen {
  const work = foreseeNext({ cards: content.cards, encounter }, ahead);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Plays games of a bot, and looks at each turn of a player that could be ended, until it has seen so many. */
export function* turnsOf(encounter: string, seed: string, many: number): Generator<EncounterSession> {
  let seen = 0;
  for (let game = 1; seen < many; game++) {
    const session = newGame(encounter, `${seed}-${game}`);
    const bot = makeBot('simple', seed);
    for (let i = 0; i < 1500 && session.pending && seen < many; i++) {
      const { kind, options } = session.pending;
      if (kind === 'turn' && options.some(({ act }) => act.do === 'end-turn')) {
        seen += 1;
        yield session;
      }
      session.decide(bot.choose(session));
    }
  }
}

/** What a Combatant did in the first of its turns among these events: where it went, whom it chose. */
export function deedIn(events: readonly EncounterEvent[], figure: string) {
  const from = events.findIndex((event) => event.type === 'turnBegan' && event.figure === figure);
  const to = events.findIndex(
    (event, i) => i > from && event.type === 'turnEnded' && event.figure === figure,
  );
  if (from < 0) return null;
  const turn = events.slice(from, to < 0 ? undefined : to);
  return {
    way: turn.flatMap((event) => (event.type === 'figureMoved' && event.figure === figure ? [event.to] : [])),
    targets: turn.flatMap((event) =>
      event.type === 'aiTargetChosen' && event.figure === figure ? [event.target] : [],
    ),
  };
}

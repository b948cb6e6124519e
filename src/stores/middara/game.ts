import type { EncounterSession, Prompt } from '../../engine/index.ts';
import {
  type EncounterState,
  type FigureId,
  keptBy,
  type MoveDestination,
  type Position,
  seatNamesOf,
} from '../../engine/index.ts';
import type { GameDeps } from '../game/game-deps.ts';
import { createPlayed, type Save } from '../game/game-store.ts';
import type { GameState as GameStateOf, PlayedGame } from '../game/played-game.ts';
import type { GameAbout } from '../kept/saved-game.ts';
import { wholeOrNot } from '../whole-words.ts';
import { rulesOf } from './held-encounter.ts';
import { createLetGo } from './let-go.ts';
import { type Ground, middaraPlay } from './middara-play.ts';
import { createPlans, ownPlans, type Plans } from './plans.ts';
import { createPreviews, type Previews } from './previews.ts';
import { routeTo } from './route.ts';
import { rulesOfPage } from './rules-of-page.ts';
import { shortfallsIn } from './shortfalls.ts';
import { strikeAt } from './strike.ts';
import type { Middara } from './types.ts';
import { createWhyNot, type WhyNot } from './why-not-asked.ts';

/** What the screen of an encounter renders. */
export type GameState = GameStateOf<Middara>;

/** An encounter on the table. */
export interface Game extends PlayedGame<Middara> {
  readonly whyNot: WhyNot;
  readonly previews: Previews;
  readonly plans: Plans;
  /** What queries read: the view, with the content under it; the same for the same view. */
  positionOf(view: EncounterState): Position;
  /** Walks there, decision by decision. */
  moveAlong(destination: Pick<MoveDestination, 'way'>): void;
  /** Attacks, Empowered or not or as is asked then, and spends the symbols where one way is best: one thing to take back. */
  strike(target: FigureId, empower: boolean | null): void;
}

/** What stands under the states of a session. */
export const groundOf = ({ content, encounter, setup }: EncounterSession): Ground => ({
  cards: content.cards,
  encounter,
  seatNames: seatNamesOf(setup),
});

/** What a question of a game is answered where nothing hangs on it, or it was answered on this way already. */
function weighingOf(session: EncounterSession): (question: Prompt) => Generator<void, string | null> {
  const letGo = createLetGo(session);
  return function* (question) {
    if (session.pending !== question) return null;
    // Before they are there a question that a game was made ready at stands, and it is asked.
    const rules = rulesOfPage.arrived();
    const again = letGo.answer(question);
    if (again) return again.id;
    const answer = rules && (yield* rules.answerOfNothing(session, question));
    if (answer) letGo.wasNotAsked();
    return answer?.id ?? null;
  };
}

/** Done when both are; null where both are. */
const both = (one: Promise<unknown> | null, other: Promise<unknown> | null) =>
  one || other ? Promise.all([one, other]) : null;

/** Puts an encounter on the table. */
export function createGame(
  start: GameAbout & { readonly session: EncounterSession },
  deps: GameDeps & { readonly save: Save<Middara> },
): Game {
  const ground = groundOf(start.session);
  // What comes of an answer is told with the texts of cards.
  const rules = () => both(rulesOf(start.session), wholeOrNot(deps.words));
  const play = { ...middaraPlay(ground, deps.words), weigh: weighingOf(start.session) };
  const played = createPlayed({ ...start, rules, play }, deps);
  const plans = keptPlans(played, start);
  return {
    ...played,
    whyNot: createWhyNot(shortfallsIn(start.session)),
    previews: createPreviews(start.session, deps.timer),
    plans,
    positionOf: keptBy((state) => ({ state, ...ground })),
    moveAlong(destination) {
      const { pending, view }: GameState = played.store.getState();
      const route = pending && routeTo(view, pending.figure, destination);
      if (route) played.follow(route);
    },
    strike(target, empower) {
      const { pending }: GameState = played.store.getState();
      if (pending) played.follow(strikeAt(pending.figure, target, empower));
    },
  };
}

/** The plans a game came with and those of now: written when they change, dropped when their turn is over. */
function keptPlans(
  { store, writePlans }: Pick<PlayedGame<Middara>, 'store' | 'writePlans'>,
  { plans: kept = [] }: Pick<GameAbout, 'plans'>,
): Plans {
  const plans = createPlans(kept);
  let written = JSON.stringify(kept);
  plans.store.subscribe((all) => {
    const now = ownPlans(all);
    const text = JSON.stringify(now);
    if (text === written) return;
    written = text;
    writePlans(now);
  });
  // What is shown, not what the rules know already.
  store.subscribe(({ view }, { view: before }) => {
    if (view !== before) plans.stand(view);
  });
  plans.stand(store.getState().view);
  return plans;
}

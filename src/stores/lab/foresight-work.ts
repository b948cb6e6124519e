import { type AheadGame, aheadGame } from '../../bots/lab/ahead-game.ts';
import { seedOf } from '../../bots/lab/experiment.ts';
import type { Moment } from '../../bots/lab/moment-of.ts';
import type { Policy } from '../../bots/policies.ts';
import {
  type Ahead,
  type EncounterContent,
  type EncounterState,
  type FigureId,
  type ForeseenTurn,
  foreseeNext,
  listWhoCouldStrikeAt,
  type Next,
  type Position,
  type Space,
  sketchTurns,
} from '../../engine/index.ts';

/** The part of foresight that is worked out on another thread. */
export interface ForesightWork {
  /** What the game is played with, as far as the players have read it; told once. */
  foresightContent(content: EncounterContent): void;
  /** The next Combatant's turn, and where to look on from; null where there is none. */
  foresee(ahead: Ahead): Generator<void, Next | null, unknown>;
  /** All of them at once, without their chances. */
  sketch(ahead: Ahead): readonly ForeseenTurn[];
  /** Who could come near enough to strike at a figure if it stood on each of these spaces. */
  couldStrike(
    state: EncounterState,
    figure: FigureId,
    spaces: readonly Space[],
  ): Generator<void, readonly (readonly FigureId[])[], unknown>;
  /** Games played on from a moment, by their numbers from `from` on. */
  aheadGames(
    moment: Moment,
    bot: Policy,
    seed: string,
    from: number,
    games: number,
  ): Generator<void, readonly AheadGame[], unknown>;
}

export function createForesightWork(): ForesightWork {
  let told: EncounterContent | null = null;
  const content = (): EncounterContent => {
    if (!told) throw new Error('foresight without content');
    return told;
  };
  const groundOf = (state: EncounterState): Pick<Position, 'cards' | 'encounter'> => ({
    cards: content().cards,
    encounter: content().encounters[state.encounter]!,
  });
  return {
    foresightContent(given) {
      told = given;
    },
    foresee: (ahead) => foreseeNext(groundOf(ahead.standing.state), ahead),
    sketch: (ahead) => sketchTurns(groundOf(ahead.standing.state), ahead),
    couldStrike: (state, figure, spaces) =>
      listWhoCouldStrikeAt({ ...groundOf(state), state }, figure, spaces),
    *aheadGames(moment, bot, seed, from, games) {
      const played: AheadGame[] = [];
      for (let i = 0; i < games; i++)
        played.push(yield* aheadGame(content(), moment, bot, seedOf(seed, from + i)));
      return played;
    },
  };
}

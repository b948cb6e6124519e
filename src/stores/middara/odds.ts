import type { EncounterState, Position } from '../../engine/index.ts';
import { type Answers, createAnswers } from '../game/answers.ts';
import type { Before, Pool } from '../game/pool.ts';
import type { OddsKnown, OddsWork } from './odds-work.ts';

/** The odds of attacks, worked out once a position and beside the page. */
export interface Odds {
  /** undefined: not worked out yet. */
  known(position: Position, attacker: string, target: string): OddsKnown | undefined;
  /** Has them worked out and tells when they are; what is given back says that nobody waits any more. */
  ask(position: Position, attacker: string, target: string, tell: () => void): () => void;
}

/** Milliseconds: odds that take longer are of a pack that runs away, and are not shown. */
const DEADLINE = 15_000;

const keyOf = (attacker: string, target: string): string => `${attacker}>${target}`;

export function createOdds(pool: Pool<OddsWork>): Odds {
  const kept = new WeakMap<EncounterState, Answers<OddsKnown>>();

  return {
    known: ({ state }, attacker, target) => kept.get(state)?.known(keyOf(attacker, target)),
    ask({ state, encounter, cards }, attacker, target, tell) {
      const answers = kept.get(state) ?? createAnswers<OddsKnown>([]);
      kept.set(state, answers);
      const before: Before<OddsWork>[] = [{ job: 'cards', given: [cards], of: cards }];
      const asked = { position: { state, encounter }, attacker, target };
      const work = (signal: AbortSignal) => pool.ask('odds', [asked], { before, signal, deadline: DEADLINE });
      return answers.ask(keyOf(attacker, target), work, tell);
    },
  };
}

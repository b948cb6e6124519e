import type { GameLog, LoggedSession, Rules } from '../../../engine/kernel/log.ts';
import type { Game } from '../../../engine/kernel/procedure.ts';
import { type ChancePort, seededChance } from '../../../engine/rng/chance.ts';
import { settle } from './growing/newcomer.ts';
import { travelOn } from './land/road.ts';
import { applyMalhya } from './model/apply.ts';
import type { MalhyaContent } from './model/content.ts';
import type { MalhyaEvent } from './model/events.ts';
import type { MalhyaPrompt } from './model/prompts.ts';
import type { MalhyaSetup } from './model/setup.ts';
import type { MalhyaState } from './model/state.ts';
import { playPlace } from './procedures/play-place.ts';
import { readOn } from './procedures/read.ts';
import type { MalhyaTable } from './procedures/table.ts';
import { topFrame } from './queries/booklets.ts';
import { setUpMalhya } from './set-up.ts';

/** The version of these rules: changed when a log of before may run otherwise. */
const MALHYA_VERSION = '1.3.0';

export type MalhyaRules = Rules<MalhyaSetup, MalhyaState, MalhyaEvent, MalhyaPrompt>;
export type MalhyaSession = LoggedSession<MalhyaSetup, MalhyaState, MalhyaEvent, MalhyaPrompt>;
export type MalhyaLog = GameLog<MalhyaSetup, MalhyaState>;

/** A mission with that content, for the kernel's sessions and logs. */
export function malhya(content: MalhyaContent, chance: ChancePort = seededChance): MalhyaRules {
  return {
    game: 'malhya',
    version: MALHYA_VERSION,
    contentHash: content.hash,
    setUp: (setup) => setUpMalhya(setup, content),
    run: ({ byHand }) => malhyaGame({ content, chance, byHand }),
  };
}

/** What is read comes next; with all booklets closed the journey (L1503, L1954). */
const playOn = (table: MalhyaTable) => (topFrame(table.state) ? readOn(table) : travelOn(table));

function malhyaGame(
  ground: Pick<MalhyaTable, 'content' | 'chance' | 'byHand'>,
): Game<MalhyaState, MalhyaEvent, MalhyaPrompt> {
  return {
    apply: applyMalhya,
    // Nothing below a state is ever written, so all of that is shared.
    clone: (state) => ({ ...state }),
    depth: () => 0,
    mixed: (rng) => ({ type: 'mixed', rng, rule: 'X500' }),
    // All play goes through booklets: what is read comes next (L343).
    next(state, emit) {
      if (state.over) return null;
      const table = { ...ground, state, emit };
      if (state.growth.newcomers.length > 0) return settle(table);
      return state.place && !state.place.reading ? playPlace(table) : playOn(table);
    },
  };
}

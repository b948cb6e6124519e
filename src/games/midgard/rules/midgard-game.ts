import type { GameLog, LoggedSession, Rules } from '../../../engine/kernel/log.ts';
import type { Game } from '../../../engine/kernel/procedure.ts';
import { type ChancePort, seededChance } from '../../../engine/rng/chance.ts';
import { applyMidgard } from './model/apply.ts';
import type { MidgardContent } from './model/content.ts';
import type { MidgardEvent } from './model/events.ts';
import type { MidgardPrompt } from './model/prompts.ts';
import type { MidgardSetup } from './model/setup.ts';
import type { MidgardState } from './model/state.ts';
import { chooseSpells } from './procedures/choose.ts';
import type { MidgardTable, Rule } from './procedures/table.ts';
import { actionPhase, bonusPhase, drawingPhase, planning } from './procedures/turn.ts';
import { setUpMidgard } from './set-up.ts';

/** The version of these rules: changed when a log of before may run otherwise. */
const MIDGARD_VERSION = '1.0.0';

export type MidgardRules = Rules<MidgardSetup, MidgardState, MidgardEvent, MidgardPrompt>;
export type MidgardSession = LoggedSession<MidgardSetup, MidgardState, MidgardEvent, MidgardPrompt>;
export type MidgardLog = GameLog<MidgardSetup, MidgardState>;

/** A race with that content, for the kernel's sessions and logs. */
export function midgard(content: MidgardContent, chance: ChancePort = seededChance): MidgardRules {
  return {
    game: 'midgard',
    version: MIDGARD_VERSION,
    contentHash: content.hash,
    setUp: (setup) => setUpMidgard(setup, content),
    run: ({ byHand }) => midgardGame({ content, chance, byHand }),
  };
}

function midgardGame(
  ground: Pick<MidgardTable, 'content' | 'chance' | 'byHand'>,
): Game<MidgardState, MidgardEvent, MidgardPrompt> {
  return {
    apply: applyMidgard,
    // Nothing below a state is ever written, so all of that is shared.
    clone: (state) => ({ ...state }),
    depth: () => 0,
    mixed: (rng) => ({ type: 'mixed', rng, rule: 'X500' }),
    next: (state, emit) => nextRule({ ...ground, state, emit }),
  };
}

/** The phases of a turn, in the order of play (P 1 to P 4). */
function nextRule(table: MidgardTable): Rule | null {
  if (table.state.over) return null;
  switch (table.state.turn.phase) {
    case 'choose':
      return chooseSpells(table);
    case 'begin':
      return planning(table);
    case 'actions':
      return actionPhase(table);
    case 'bonus':
      return bonusPhase(table);
    case 'draw':
      return drawingPhase(table);
  }
}

import { middara } from './encounter-rules.ts';
import { Encounter, type EncounterContent } from './encounter-under-way.ts';
import type { ForkOf } from './kernel/session.ts';
import type { EncounterEvent } from './model/events.ts';
import type { Prompt } from './model/prompts.ts';
import type { EncounterState } from './model/state.ts';
import { type ChancePort, seededChance } from './rng/chance.ts';
import type { EncounterSetup } from './set-up-encounter.ts';

/** An encounter being played by Middara's rules. */
export class EncounterSession extends Encounter {
  /** As `Encounter`'s, with what throws its dice. */
  constructor(
    setup: EncounterSetup,
    content: EncounterContent,
    chance: ChancePort = seededChance,
    from?: EncounterState,
    fork?: ForkOf<EncounterState, EncounterEvent, Prompt>,
  ) {
    super(middara(content, chance), setup, content, from, fork);
  }
}

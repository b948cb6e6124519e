/** Middara's types by name, for what any game is shown, kept and opened by. */
import type {
  EncounterEvent,
  EncounterSession,
  EncounterSetup,
  EncounterState,
  Prompt,
} from '../../engine/index.ts';
import type { KindTypes } from '../opened/game-kind.ts';
import type { Game } from './game.ts';
import type { Course } from './middara-play.ts';
import type { Moment } from './moment.ts';
import type { Replay } from './replay.ts';

export interface Middara extends KindTypes {
  readonly setup: EncounterSetup;
  readonly state: EncounterState;
  readonly event: EncounterEvent;
  readonly question: Prompt;
  readonly moment: Moment;
  readonly course: Course;
  readonly session: EncounterSession;
  readonly played: Game;
  readonly watched: Replay;
}

import type { AiEvent } from '../ai-events.ts';
import type { ClockEvent, SetUpEvent } from '../events.ts';
import { figureIn } from '../figures.ts';
import { turnIn } from './under-way.ts';
import { told, type Writers } from './writers.ts';

/** Set-up, rounds, turns and what an automated opponent thinks in its own. */
export const CLOCK_WRITERS = {
  figurePlaced: (state, event) => {
    figureIn(state, event.figure).at = [...event.at];
  },
  initiativeDealt: (state, event) => {
    state.track = event.track.map((card) => ({ ...card, figures: [...card.figures] }));
    state.rng = [...event.rng];
  },
  encounterBegan: (state) => {
    state.clock.phase = 'round-start';
    state.clock.opponentsSpawned = true; // C8: figures set up count as spawned in round 1
  },
  roundBegan: (state, event) => {
    state.clock.round = event.round;
    state.clock.phase = 'turns';
    for (const card of state.track) card.acted = false;
  },
  roundEnded: (state) => {
    state.clock.phase = 'round-start';
    delete state.clock.used;
    state.clock.opponentsActed = false;
    state.clock.opponentsSpawned = false;
  },
  urgencyAdded: (state, event) => {
    state.urgency = event.count;
  },
  initiativeCardReached: (state, event) => {
    state.clock.queue = [...event.figures];
    for (const card of state.track) if (card.id === event.group) card.acted = true;
  },
  turnBegan: (state, event) => {
    state.clock.queue = state.clock.queue.filter((id) => id !== event.figure);
    figureIn(state, event.figure).turnsTaken += 1;
    state.turn = {
      figure: event.figure,
      phase: 'start',
      moved: false,
      movementOver: false,
      statusDone: [],
      breakAttacked: [],
      used: [],
      aiStep: 0,
      aiActed: false,
    };
  },
  phaseBegan: (state, event) => {
    turnIn(state).phase = event.phase;
  },
  statusResolved: (state, event) => {
    turnIn(state).statusDone.push(event.source);
  },
  turnEnded: (state) => {
    state.turn = null;
    for (const figure of state.figures) figure.paralyzedThisTurn = false;
  },
  outcomeReached: (state, event) => {
    state.outcome = { ...event.outcome };
    state.scopes = [];
    state.turn = null;
    state.clock.phase = 'over';
  },
  aiConditionChecked: (state, event) => {
    if (event.value && state.turn) state.turn.aiActed = true;
  },
  aiStepFollowed: (state) => {
    state.clock.opponentsActed = true;
  },
  aiTargetChosen: told,
  aiWayChosen: told,
  aiInstructionSkipped: told,
  aiLastStepGained: (state, event) => {
    figureIn(state, event.figure).hasLastStep = true;
  },
} satisfies Writers<(SetUpEvent | ClockEvent | AiEvent)['type']>;

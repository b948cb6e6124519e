import type { AiEvent } from '../ai-events.ts';
import type { ClockEvent, SetUpEvent } from '../events.ts';
import { inOwnShape } from '../own-shape.ts';
import { clockWith } from '../with.ts';
import { changeClock, changeFigure, changeTurn, replaceFigure, without } from './changed.ts';
import { told, type Writers } from './writers.ts';

/** Set-up, rounds, turns and what an automated opponent thinks in its own. */
export const CLOCK_WRITERS = {
  figurePlaced: (state, event) => {
    changeFigure(state, event.figure, { at: event.at });
  },
  initiativeDealt: (state, event) => {
    state.track = event.track;
    state.rng = event.rng;
  },
  encounterBegan: (state) => {
    // C8: figures set up count as spawned in round 1
    changeClock(state, { phase: 'round-start', opponentsSpawned: true });
  },
  roundBegan: (state, event) => {
    changeClock(state, { round: event.round, phase: 'turns' });
    state.track = state.track.map((card) => ({ ...card, acted: false }));
  },
  roundEnded: (state) => {
    state.clock = clockWith(without(state.clock, 'used'), {
      phase: 'round-start',
      opponentsActed: false,
      opponentsSpawned: false,
    });
  },
  urgencyAdded: (state, event) => {
    state.urgency = event.count;
  },
  initiativeCardReached: (state, event) => {
    changeClock(state, { queue: event.figures });
    state.track = state.track.map((card) => (card.id === event.group ? { ...card, acted: true } : card));
  },
  turnBegan: (state, event) => {
    changeClock(state, ({ queue }) => ({ queue: queue.filter((id) => id !== event.figure) }));
    changeFigure(state, event.figure, ({ turnsTaken }) => ({ turnsTaken: turnsTaken + 1 }));
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
    changeTurn(state, { phase: event.phase });
  },
  statusResolved: (state, event) => {
    changeTurn(state, ({ statusDone }) => ({ statusDone: [...statusDone, event.source] }));
  },
  turnEnded: (state) => {
    state.turn = null;
    for (const { id, paralyzedThisTurn } of state.figures)
      if (paralyzedThisTurn) changeFigure(state, id, { paralyzedThisTurn: false });
  },
  outcomeReached: (state, event) => {
    state.outcome = event.outcome;
    for (const { id, setAside } of state.figures) if (setAside) replaceFigure(state, id, inOwnShape);
    state.scopes = [];
    state.turn = null;
    changeClock(state, { phase: 'over' });
  },
  aiConditionChecked: (state, event) => {
    if (event.value && state.turn && !state.turn.aiActed) changeTurn(state, { aiActed: true });
  },
  aiStepFollowed: (state) => {
    changeClock(state, { opponentsActed: true });
  },
  aiTargetChosen: told,
  aiWayChosen: told,
  aiInstructionSkipped: told,
  aiLastStepGained: (state, event) => {
    changeFigure(state, event.figure, { hasLastStep: true });
  },
} satisfies Writers<(SetUpEvent | ClockEvent | AiEvent)['type']>;

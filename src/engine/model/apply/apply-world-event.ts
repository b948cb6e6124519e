import { copyOf } from '../copy.ts';
import type { EncounterEvent } from '../events.ts';
import { figureIn, listCards } from '../figures.ts';
import type { EncounterState, Figure } from '../state.ts';

/** The events that touch the board, the track and the encounter's tokens; called by `applyEvent` alone. */
export function applyWorldEvent(state: EncounterState, event: EncounterEvent): void {
  switch (event.type) {
    case 'figureSpawned':
      state.figures.push(JSON.parse(JSON.stringify(event.figure)) as Figure);
      state.clock.opponentsSpawned ||= event.figure.side === 'combatants';
      return;
    case 'cardTurned': {
      const figure = figureIn(state, event.figure);
      figure.card = event.to;
      figure.cards = figure.cards.map((card) =>
        card.type === 'combatant' && card.ref === event.from
          ? { ...card, id: `${event.figure}.${event.to}`, ref: event.to, exhausted: false, used: [] }
          : card,
      );
      return;
    }
    case 'trackArranged':
      state.track = event.track.map((card) => ({ ...card, figures: [...card.figures] }));
      return;
    case 'boardTokenPlaced':
      state.boardTokens = [...state.boardTokens, { ...event.token }];
      return;
    case 'boardTokenMoved':
      state.boardTokens = state.boardTokens.map((t) =>
        t.id === event.token ? { ...t, at: [...event.to] } : t,
      );
      return;
    case 'boardTokenTurned': {
      const { token, colour } = event;
      state.boardTokens = state.boardTokens.map((t) => (t.id === token ? { ...t, colour } : t));
      state.done.push(`colour:${colour}:${state.boardTokens.find((t) => t.id === token)?.kind ?? ''}`);
      state.rng = [...event.rng];
      return;
    }
    case 'totemSeen':
      state.boardTokens = state.boardTokens.filter((t) => t.id !== event.token);
      return;
    case 'objectiveActivated':
      state.done.push(event.objective);
      return;
    case 'achievementCompleted':
      state.done.push(event.achievement);
      return;
    case 'dynamitePlaced': {
      const rest = state.dynamite.filter((d) => d.id !== event.token);
      state.dynamite = [...rest, { id: event.token, at: [...event.at], carrier: null, lit: event.lit }];
      return;
    }
    case 'wardPlaced':
      state.wards = [...(state.wards ?? []), copyOf(event.ward)];
      return;
    case 'dynamiteTaken':
      state.dynamite = state.dynamite.map((d) =>
        d.id === event.token ? { ...d, at: null, carrier: event.by } : d,
      );
      return;
    case 'dynamiteExploded':
    case 'dynamiteLost':
      state.dynamite = state.dynamite.filter((d) => d.id !== event.token);
      return;
    case 'figureFelled': {
      const figure = figureIn(state, event.figure);
      figure.felled = true;
      clearTable(figure);
      dropDynamite(state, figure);
      return;
    }
    case 'figureReturned': {
      const figure = figureIn(state, event.figure);
      figure.felled = false;
      figure.defeated = false;
      figure.at = [...event.at];
      figure.damage = event.damage;
      return;
    }
    case 'adventurersRestored':
      for (const figure of state.figures) if (figure.side === 'adventurers') restore(figure);
      state.loot.deck = { ...event.deck };
      if (state.outcome) state.done.push(RESTORED_AFTER);
      return;
    default:
      throw new Error(`no writer for event ${event.type}`);
  }
}

function clearTable(figure: Figure): void {
  figure.at = null;
  figure.effects = [];
  figure.tokens = {};
  delete figure.granted;
  delete figure.marks;
}

/** Dynamite a figure carried leaves the game with it, like its other tokens (p.67). */
function dropDynamite(state: EncounterState, figure: Figure): void {
  state.dynamite = state.dynamite.filter((d) => d.carrier !== figure.id);
}

/** In `done`: the reward of the End Condition that was met is given (p.18). */
export const RESTORED_AFTER = 'restored-after';

/** Restoring Adventurers, p.18: damage off, cards un-exhausted and un-flipped, every token gone. */
function restore(figure: Figure): void {
  figure.damage = 0;
  figure.effects = [];
  figure.tokens = {};
  delete figure.granted;
  delete figure.marks;
  for (const card of listCards(figure)) {
    card.exhausted = false;
    card.used = [];
    delete card.energy;
    if (card.flipped) card.face = 'front';
    card.flipped = false;
  }
}

/** p.67: off the board, tokens gone, its initiative card off the track with the last of its Group (p.54). */
export function leaveBoard(state: EncounterState, figure: Figure): void {
  figure.defeated = true;
  clearTable(figure);
  dropDynamite(state, figure);
  state.clock.queue = state.clock.queue.filter((id) => id !== figure.id);
  for (const card of state.track) card.figures = card.figures.filter((id) => id !== figure.id);
  state.track = state.track.filter((card) => card.figures.length > 0);
}

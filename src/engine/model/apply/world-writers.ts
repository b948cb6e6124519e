import { withTerrain } from '../board.ts';
import { copyOf } from '../copy.ts';
import type { LootEvent, WorldEvent } from '../events.ts';
import { figureIn, listCards } from '../figures.ts';
import { type Figure, RESTORED_AFTER } from '../state.ts';
import { copyCard } from './figure-writers.ts';
import { clearTable, clearTokens } from './leave-board.ts';
import type { Writers } from './writers.ts';

/** The board, the track, the encounter's tokens, and loot. */
export const WORLD_WRITERS = {
  terrainPlaced: (state, event) => {
    state.board = withTerrain(state.board, event.spaces, event.terrain);
  },
  figureSpawned: (state, event) => {
    state.figures.push(copyOf(event.figure));
    state.clock.opponentsSpawned ||= event.figure.side === 'combatants';
  },
  cardTurned: (state, event) => {
    const figure = figureIn(state, event.figure);
    figure.card = event.to;
    figure.cards = figure.cards.map((card) =>
      card.type === 'combatant' && card.ref === event.from
        ? { ...card, id: `${event.figure}.${event.to}`, ref: event.to, exhausted: false, used: [] }
        : card,
    );
  },
  trackArranged: (state, event) => {
    state.track = event.track.map((card) => ({ ...card, figures: [...card.figures] }));
  },

  boardTokenPlaced: (state, event) => {
    state.boardTokens = [...state.boardTokens, { ...event.token }];
  },
  boardTokenMoved: (state, event) => {
    state.boardTokens = state.boardTokens.map((t) =>
      t.id === event.token ? { ...t, at: [...event.to] } : t,
    );
  },
  boardTokenTurned: (state, event) => {
    const { token, colour } = event;
    state.boardTokens = state.boardTokens.map((t) => (t.id === token ? { ...t, colour } : t));
    state.done.push(`colour:${colour}:${state.boardTokens.find((t) => t.id === token)?.kind ?? ''}`);
    state.rng = [...event.rng];
  },
  boardTokenRemoved: (state, event) => {
    state.boardTokens = state.boardTokens.filter((t) => t.id !== event.token);
  },
  totemSeen: (state, event) => {
    state.boardTokens = state.boardTokens.filter((t) => t.id !== event.token);
  },
  objectiveActivated: (state, event) => {
    state.done.push(event.objective);
  },
  achievementCompleted: (state, event) => {
    state.done.push(event.achievement);
  },
  wardPlaced: (state, event) => {
    state.wards = [...(state.wards ?? []), copyOf(event.ward)];
  },

  dynamitePlaced: (state, event) => {
    const rest = state.dynamite.filter((d) => d.id !== event.token);
    state.dynamite = [...rest, { id: event.token, at: [...event.at], carrier: null, lit: event.lit }];
  },
  dynamiteTaken: (state, event) => {
    state.dynamite = state.dynamite.map((d) =>
      d.id === event.token ? { ...d, at: null, carrier: event.by } : d,
    );
  },
  dynamiteExploded: (state, event) => {
    state.dynamite = state.dynamite.filter((d) => d.id !== event.token);
  },
  dynamiteLost: (state, event) => {
    state.dynamite = state.dynamite.filter((d) => d.id !== event.token);
  },

  figureFelled: (state, event) => {
    const figure = figureIn(state, event.figure);
    figure.felled = true;
    clearTable(state, figure);
  },
  figureReturned: (state, event) => {
    const figure = figureIn(state, event.figure);
    figure.felled = false;
    figure.defeated = false;
    figure.at = [...event.at];
    figure.damage = event.damage;
  },
  adventurersRestored: (state, event) => {
    for (const figure of state.figures) if (figure.side === 'adventurers') restore(figure);
    state.loot.deck = { ...event.deck };
    if (state.outcome) state.done.push(RESTORED_AFTER);
  },

  lootDrawn: (state, event) => {
    if (event.gain.card in state.loot.deck) state.loot.deck[event.gain.card]! -= 1;
    state.loot.gold += event.gain.gold;
    state.loot.gained.push({ ...event.gain });
    state.rng = [...event.rng];
  },
  goldGained: (state, event) => {
    state.loot.gold += event.amount;
  },
  itemGained: (state, event) => {
    const figure = figureIn(state, event.figure);
    if (event.place === 'pack') figure.pack.push(copyCard(event.item));
    if (event.place === 'equipped') figure.cards.push(copyCard(event.item));
    if (event.place === 'stash') state.loot.stash = [...(state.loot.stash ?? []), event.item.ref];
  },
} satisfies Writers<(WorldEvent | LootEvent)['type']>;

/** Restoring Adventurers, p.18: damage off, cards un-exhausted and un-flipped, every token gone. */
function restore(figure: Figure): void {
  figure.damage = 0;
  clearTokens(figure);
  for (const card of listCards(figure)) {
    card.exhausted = false;
    card.used = [];
    delete card.energy;
    if (card.flipped) card.face = 'front';
    card.flipped = false;
  }
}

import { withTerrain } from '../board.ts';
import type { LootEvent, WorldEvent } from '../events.ts';
import { inOwnShape } from '../own-shape.ts';
import { type EncounterState, type Figure, RESTORED_AFTER } from '../state.ts';
import { placedMark } from '../story-marks.ts';
import { cardWith, figureWith } from '../with.ts';
import { changeClock, changeFigure, eachCard, replaceFigure, without } from './changed.ts';
import { clearTable, withoutTokens } from './leave-board.ts';
import type { Writers } from './writers.ts';

/** The board, the track, the encounter's tokens, and loot. */
export const WORLD_WRITERS = {
  terrainPlaced: (state, event) => {
    state.board = withTerrain(state.board, event.spaces, event.terrain);
  },
  figureSpawned: (state, event) => {
    state.figures = [...state.figures, figureWith(event.figure)];
    if (event.figure.side === 'combatants') changeClock(state, { opponentsSpawned: true });
  },
  cardTurned: (state, event) => {
    const { shape, cards: before = [] } = event;
    if (shape === 'own') return replaceFigure(state, event.figure, inOwnShape);
    if (shape === 'conduit')
      return changeFigure(state, event.figure, ({ card, cards, setAside }) => ({
        card: event.to,
        cards: before,
        setAside: setAside ?? { card, cards },
      }));
    changeFigure(state, event.figure, ({ cards }) => ({
      card: event.to,
      cards: cards.map((card) =>
        card.type === 'combatant' && card.ref === event.from
          ? cardWith(card, { id: `${event.figure}.${event.to}`, ref: event.to, exhausted: false, used: [] })
          : card,
      ),
    }));
  },
  trackArranged: (state, event) => {
    state.track = event.track;
  },

  boardTokenPlaced: (state, event) => {
    state.boardTokens = [...state.boardTokens, event.token];
    if (event.watched) state.done = [...state.done, placedMark(event.token.id)];
  },
  boardTokenMoved: (state, event) => {
    state.boardTokens = state.boardTokens.map((t) => (t.id === event.token ? { ...t, at: event.to } : t));
  },
  boardTokenTurned: (state, event) => {
    const { token, colour } = event;
    state.boardTokens = state.boardTokens.map((t) => (t.id === token ? { ...t, colour } : t));
    const kind = state.boardTokens.find((t) => t.id === token)?.kind ?? '';
    state.done = [...state.done, `colour:${colour}:${kind}`];
    state.rng = event.rng;
  },
  boardTokenRemoved: (state, event) => {
    state.boardTokens = state.boardTokens.filter((t) => t.id !== event.token);
  },
  totemSeen: (state, event) => {
    state.boardTokens = state.boardTokens.filter((t) => t.id !== event.token);
  },
  objectiveActivated: (state, event) => {
    noteDone(state, event.objective, event.mark);
  },
  achievementCompleted: (state, event) => {
    noteDone(state, event.achievement, event.mark);
  },
  wardPlaced: (state, event) => {
    state.wards = [...(state.wards ?? []), event.ward];
  },

  dynamitePlaced: (state, event) => {
    const rest = state.dynamite.filter((d) => d.id !== event.token);
    state.dynamite = [...rest, { id: event.token, at: event.at, carrier: null, lit: event.lit }];
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
    clearTable(state, event.figure, { felled: true });
  },
  figureReturned: (state, event) => {
    const { at, damage } = event;
    changeFigure(state, event.figure, { felled: false, defeated: false, at, damage });
  },
  adventurersRestored: (state, event) => {
    state.figures = state.figures.map((figure) =>
      figure.side === 'adventurers' ? restored(figure) : figure,
    );
    state.loot = { ...state.loot, deck: event.deck };
    if (state.outcome) state.done = [...state.done, RESTORED_AFTER];
  },

  lootDrawn: (state, event) => {
    const { deck, gold, gained } = state.loot;
    const { gain } = event;
    state.loot = {
      ...state.loot,
      deck: gain.card in deck ? { ...deck, [gain.card]: deck[gain.card]! - 1 } : deck,
      gold: gold + gain.gold,
      gained: [...gained, gain],
    };
    state.rng = event.rng;
  },
  itemsOffered: (state, { rng }) => {
    if (rng) state.rng = rng;
  },
  goldSpent: (state, event) => {
    state.loot = { ...state.loot, gold: state.loot.gold - event.amount };
  },
  goldGained: (state, event) => {
    state.loot = { ...state.loot, gold: state.loot.gold + event.amount };
  },
  companionGained: (state, { figure, companion, stashed }) => {
    if (!stashed) changeFigure(state, figure, ({ cards }) => ({ cards: [...cards, companion] }));
    else state.loot = { ...state.loot, companions: [...(state.loot.companions ?? []), companion.ref] };
  },
  itemGained: (state, event) => {
    const { figure, item, place } = event;
    if (place === 'pack') changeFigure(state, figure, ({ pack }) => ({ pack: [...pack, item] }));
    if (place === 'equipped') changeFigure(state, figure, ({ cards }) => ({ cards: [...cards, item] }));
    if (place === 'stash') state.loot = { ...state.loot, stash: [...(state.loot.stash ?? []), item.ref] };
  },
} satisfies Writers<(WorldEvent | LootEvent)['type']>;

function noteDone(state: EncounterState, ...marks: readonly (string | undefined)[]): void {
  for (const mark of marks)
    if (mark !== undefined && !state.done.includes(mark)) state.done = [...state.done, mark];
}

/** Restoring Adventurers, p.18: damage off, cards un-exhausted and un-flipped, every token gone. */
const restored = (figure: Figure): Figure =>
  eachCard(figureWith(withoutTokens(figure), { damage: 0 }), (card) =>
    cardWith(without(card, 'energy'), {
      exhausted: false,
      used: [],
      face: card.flipped ? 'front' : card.face,
      flipped: false,
    }),
  );

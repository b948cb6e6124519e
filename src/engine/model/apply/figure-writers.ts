import { copyOf } from '../copy.ts';
import type { CostEvent, FigureEvent, GrantEvent } from '../events.ts';
import { figureIn, listCards } from '../figures.ts';
import { innermostAttack } from '../scopes.ts';
import { type CardInstance, type EncounterState, exhaustedMark, isExhaustedMark } from '../state.ts';
import { leaveBoard } from './leave-board.ts';
import type { Writers } from './writers.ts';

/** What touches one figure and its cards. */
export const FIGURE_WRITERS = {
  spGained: (state, event) => {
    figureIn(state, event.figure).sp += event.amount;
  },
  spSpent: (state, event) => {
    figureIn(state, event.figure).sp -= event.amount;
  },

  cardsReadied: (state, event) => {
    for (const card of listCards(figureIn(state, event.figure))) {
      if (!event.cards.includes(card.id)) continue;
      card.exhausted = false;
      card.used = card.used.filter((used) => !isExhaustedMark(used));
    }
  },
  cardExhausted: (state, event) => {
    const card = cardIn(state, event);
    if (event.ability === undefined) card.exhausted = true;
    else card.used.push(exhaustedMark(event.ability));
  },
  cardFlipped: (state, event) => {
    const card = cardIn(state, event);
    card.flipped = true;
    card.face = 'back';
  },
  cardTurnedBack: (state, event) => {
    const card = cardIn(state, event);
    card.flipped = false;
    card.face = 'front';
  },
  cardDiscarded: (state, event) => {
    const figure = figureIn(state, event.figure);
    figure.cards = figure.cards.filter((card) => card.id !== event.card);
    figure.pack = figure.pack.filter((card) => card.id !== event.card);
    for (const card of figure.cards)
      if (card.upgrades) card.upgrades = card.upgrades.filter(({ id }) => id !== event.card);
  },
  cardsArranged: (state, event) => {
    const figure = figureIn(state, event.figure);
    figure.cards = event.cards.map(copyCard);
    figure.pack = event.pack.map(copyCard);
  },
  abilityUsed: (state, { figure, ability, limit }) => {
    const key = `${figure}:${ability}`;
    switch (limit) {
      case 'none':
        return;
      case 'turn':
        // In nobody's turn, at the end of a round, it is spent until the round is over.
        if (state.turn) state.turn.used.push(key);
        else state.clock.used = [...(state.clock.used ?? []), key];
        return;
      case 'round':
        state.clock.used = [...(state.clock.used ?? []), key];
        return;
      case 'attack':
        innermostAttack(state)?.used.push(key);
        return;
      case 'encounter': {
        const slash = ability.lastIndexOf('/');
        cardIn(state, { figure, card: ability.slice(0, slash) }).used.push(ability.slice(slash + 1));
      }
    }
  },
  energyChanged: (state, event) => {
    const card = cardIn(state, event);
    const left = (card.energy ?? 0) + event.amount;
    if (left > 0) card.energy = left;
    else delete card.energy;
  },

  damageDealt: (state, event) => {
    figureIn(state, event.figure).damage += event.amount;
  },
  damageHealed: (state, event) => {
    figureIn(state, event.figure).damage -= event.amount;
  },
  defeatPrevented: (state, event) => {
    figureIn(state, event.figure).damage -= event.amount;
  },
  damageMoved: (state, event) => {
    figureIn(state, event.from).damage -= event.amount;
    figureIn(state, event.to).damage += event.amount;
  },
  figureTargeted: (state, event) => {
    figureIn(state, event.figure).wasTargeted = true;
  },
  figureDefeated: (state, event) => {
    leaveBoard(state, figureIn(state, event.figure));
  },

  effectDrawn: (state, event) => {
    state.rng = [...event.rng];
  },
  effectInflicted: (state, event) => {
    const figure = figureIn(state, event.figure);
    figure.effects.push(event.effect);
    if (event.effect === 'paralyze') figure.paralyzedThisTurn = state.turn?.figure === figure.id;
  },
  effectRemoved: (state, event) => {
    const figure = figureIn(state, event.figure);
    figure.effects = figure.effects.filter((effect) => effect !== event.effect);
  },
  tokenGained: (state, event) => {
    const figure = figureIn(state, event.figure);
    figure.tokens[event.token] = (figure.tokens[event.token] ?? 0) + event.amount;
  },
  tokenSpent: (state, event) => {
    const figure = figureIn(state, event.figure);
    const left = (figure.tokens[event.token] ?? 0) - 1;
    if (left > 0) figure.tokens[event.token] = left;
    else delete figure.tokens[event.token];
  },

  figureMarked: (state, event) => {
    const figure = figureIn(state, event.figure);
    figure.marks = [...(figure.marks ?? []), { mark: event.mark, by: event.by }];
  },
  markRemoved: (state, event) => {
    const figure = figureIn(state, event.figure);
    const left = (figure.marks ?? []).filter(({ mark, by }) => mark !== event.mark || by !== event.by);
    if (left.length > 0) figure.marks = left;
    else delete figure.marks;
  },
  abilityGranted: (state, event) => {
    const figure = figureIn(state, event.figure);
    figure.granted = [...(figure.granted ?? []), copyOf(event.grant)];
  },
  grantsEnded: (state, event) => {
    const figure = figureIn(state, event.figure);
    const left = (figure.granted ?? []).filter(({ id }) => !event.grants.includes(id));
    if (left.length > 0) figure.granted = left;
    else delete figure.granted;
  },
} satisfies Writers<(CostEvent | FigureEvent | GrantEvent)['type']>;

function cardIn(state: EncounterState, at: { readonly figure: string; readonly card: string }): CardInstance {
  const figure = figureIn(state, at.figure);
  const card = listCards(figure).find((c) => c.id === at.card);
  if (!card) throw new Error(`${figure.id} has no card ${at.card}`);
  return card;
}

export const copyCard = (card: CardInstance): CardInstance => ({
  ...card,
  used: [...card.used],
  ...(card.upgrades ? { upgrades: card.upgrades.map(copyCard) } : {}),
});

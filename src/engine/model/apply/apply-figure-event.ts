import { copyOf } from '../copy.ts';
import type { EncounterEvent } from '../events.ts';
import { figureIn, listCards } from '../figures.ts';
import {
  type CardInstance,
  type EncounterState,
  exhaustedMark,
  type Figure,
  isExhaustedMark,
} from '../state.ts';
import { leaveBoard } from './apply-world-event.ts';

const copyCard = (card: CardInstance): CardInstance => ({
  ...card,
  used: [...card.used],
  ...(card.upgrades ? { upgrades: card.upgrades.map(copyCard) } : {}),
});

/** The events that touch one figure and its cards; called by `applyEvent` alone. */
export function applyFigureEvent(state: EncounterState, event: EncounterEvent): void {
  switch (event.type) {
    case 'figurePlaced':
      figureIn(state, event.figure).at = [...event.at];
      return;
    case 'figureMoved': {
      figureIn(state, event.figure).at = [...event.to];
      // A push inside a move: the push pays for it, and it lies on the way of both.
      const moves = state.scopes.filter((s) => s.kind === 'move').filter((s) => s.figure === event.figure);
      for (const move of moves) move.way.push([...event.to]);
      const innermost = moves.at(-1);
      if (innermost) innermost.points -= event.cost;
      return;
    }
    case 'spGained':
      figureIn(state, event.figure).sp += event.amount;
      return;
    case 'spSpent':
      figureIn(state, event.figure).sp -= event.amount;
      return;
    case 'cardsReadied':
      for (const card of listCards(figureIn(state, event.figure))) {
        if (!event.cards.includes(card.id)) continue;
        card.exhausted = false;
        card.used = card.used.filter((used) => !isExhaustedMark(used));
      }
      return;
    case 'cardExhausted': {
      const card = cardIn(figureIn(state, event.figure), event.card);
      if (event.ability === undefined) card.exhausted = true;
      else card.used.push(exhaustedMark(event.ability));
      return;
    }
    case 'cardFlipped': {
      const card = cardIn(figureIn(state, event.figure), event.card);
      card.flipped = true;
      card.face = 'back';
      return;
    }
    case 'cardTurnedBack': {
      const card = cardIn(figureIn(state, event.figure), event.card);
      card.flipped = false;
      card.face = 'front';
      return;
    }
    case 'cardDiscarded': {
      const figure = figureIn(state, event.figure);
      figure.cards = figure.cards.filter((card) => card.id !== event.card);
      for (const card of figure.cards)
        if (card.upgrades) card.upgrades = card.upgrades.filter(({ id }) => id !== event.card);
      return;
    }
    case 'abilityUsed': {
      const key = `${event.figure}:${event.ability}`;
      if (event.limit === 'turn') state.turn?.used.push(key);
      if (event.limit === 'round') state.clock.used = [...(state.clock.used ?? []), key];
      if (event.limit === 'attack') {
        const attack = state.scopes.findLast((s) => s.kind === 'attack');
        if (attack?.kind === 'attack') attack.used.push(key);
      }
      if (event.limit === 'encounter') {
        const slash = event.ability.lastIndexOf('/');
        cardIn(figureIn(state, event.figure), event.ability.slice(0, slash)).used.push(
          event.ability.slice(slash + 1),
        );
      }
      return;
    }
    case 'cardsArranged': {
      const figure = figureIn(state, event.figure);
      figure.cards = event.cards.map(copyCard);
      figure.pack = event.pack.map(copyCard);
      return;
    }
    case 'damageDealt':
      figureIn(state, event.figure).damage += event.amount;
      return;
    case 'damageHealed':
      figureIn(state, event.figure).damage -= event.amount;
      return;
    case 'defeatPrevented':
      figureIn(state, event.figure).damage -= event.amount;
      return;
    case 'damageMoved':
      figureIn(state, event.from).damage -= event.amount;
      figureIn(state, event.to).damage += event.amount;
      return;
    case 'effectInflicted': {
      const figure = figureIn(state, event.figure);
      figure.effects.push(event.effect);
      if (event.effect === 'paralyze') figure.paralyzedThisTurn = state.turn?.figure === figure.id;
      return;
    }
    case 'effectRemoved': {
      const figure = figureIn(state, event.figure);
      figure.effects = figure.effects.filter((effect) => effect !== event.effect);
      return;
    }
    case 'tokenGained': {
      const figure = figureIn(state, event.figure);
      figure.tokens[event.token] = (figure.tokens[event.token] ?? 0) + event.amount;
      return;
    }
    case 'tokenSpent': {
      const figure = figureIn(state, event.figure);
      const left = (figure.tokens[event.token] ?? 0) - 1;
      if (left > 0) figure.tokens[event.token] = left;
      else delete figure.tokens[event.token];
      return;
    }
    case 'abilityGranted': {
      const figure = figureIn(state, event.figure);
      figure.granted = [...(figure.granted ?? []), copyOf(event.grant)];
      return;
    }
    case 'energyChanged': {
      const card = cardIn(figureIn(state, event.figure), event.card);
      const left = (card.energy ?? 0) + event.amount;
      if (left > 0) card.energy = left;
      else delete card.energy;
      return;
    }
    case 'figureMarked': {
      const figure = figureIn(state, event.figure);
      figure.marks = [...(figure.marks ?? []), { mark: event.mark, by: event.by }];
      return;
    }
    case 'markRemoved': {
      const figure = figureIn(state, event.figure);
      const left = (figure.marks ?? []).filter(({ mark, by }) => mark !== event.mark || by !== event.by);
      if (left.length > 0) figure.marks = left;
      else delete figure.marks;
      return;
    }
    case 'grantsEnded': {
      const figure = figureIn(state, event.figure);
      const left = (figure.granted ?? []).filter(({ id }) => !event.grants.includes(id));
      if (left.length > 0) figure.granted = left;
      else delete figure.granted;
      return;
    }
    case 'figureTargeted':
      figureIn(state, event.figure).wasTargeted = true;
      return;
    case 'aiLastStepGained':
      figureIn(state, event.figure).hasLastStep = true;
      return;
    case 'itemGained': {
      const figure = figureIn(state, event.figure);
      if (event.place === 'pack') figure.pack.push(copyCard(event.item));
      if (event.place === 'equipped') figure.cards.push(copyCard(event.item));
      if (event.place === 'stash') state.loot.stash = [...(state.loot.stash ?? []), event.item.ref];
      return;
    }
    case 'figureDefeated':
      leaveBoard(state, figureIn(state, event.figure));
      return;
    default:
      throw new Error(`no writer for event ${(event as { type: string }).type}`);
  }
}

function cardIn(figure: Figure, id: string): CardInstance {
  const card = listCards(figure).find((c) => c.id === id);
  if (!card) throw new Error(`${figure.id} has no card ${id}`);
  return card;
}

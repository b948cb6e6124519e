import { type Pile, stashedAs } from '../cards/in-stash.ts';
import type { CostEvent, FigureEvent, GrantEvent } from '../events.ts';
import { figureIn } from '../figure-in.ts';
import type { CardRef } from '../ids.ts';
import { innermostAttack } from '../scopes.ts';
import { type EncounterState, exhaustedMark, isExhaustedMark } from '../state.ts';
import { cardWith, figureWith } from '../with.ts';
import {
  changeCard,
  changeClock,
  changeFigure,
  changeScope,
  changeTurn,
  eachCard,
  replaceFigure,
  without,
} from './changed.ts';
import { leaveBoard } from './leave-board.ts';
import type { Writers } from './writers.ts';

/** One copy of it is there no more. */
function takeFromStash(state: EncounterState, pile: Pile, ref: CardRef): void {
  const left = [...(state.loot[pile] ?? [])];
  left.splice(left.indexOf(ref), 1);
  state.loot = { ...without(state.loot, pile), ...(left.length > 0 ? { [pile]: left } : {}) };
}

/** What touches one figure and its cards. */
export const FIGURE_WRITERS = {
  spGained: (state, event) => {
    changeFigure(state, event.figure, ({ sp }) => ({ sp: sp + event.amount }));
  },
  spSpent: (state, event) => {
    changeFigure(state, event.figure, ({ sp }) => ({ sp: sp - event.amount }));
  },

  cardsReadied: (state, event) => {
    replaceFigure(state, event.figure, (figure) =>
      eachCard(figure, (card) =>
        event.cards.includes(card.id)
          ? cardWith(card, { exhausted: false, used: card.used.filter((used) => !isExhaustedMark(used)) })
          : card,
      ),
    );
  },
  cardExhausted: (state, event) => {
    const { ability } = event;
    changeCard(state, event, (card) =>
      cardWith(
        card,
        ability === undefined ? { exhausted: true } : { used: [...card.used, exhaustedMark(ability)] },
      ),
    );
  },
  cardFlipped: (state, event) => {
    changeCard(state, event, (card) => cardWith(card, { flipped: true, face: 'back' }));
  },
  cardTurnedBack: (state, event) => {
    changeCard(state, event, (card) => cardWith(card, { flipped: false, face: 'front' }));
  },
  cardDiscarded: (state, event) => {
    const stashed = stashedAs(event.card);
    if (stashed !== null) return takeFromStash(state, stashed.pile, stashed.ref);
    changeFigure(state, event.figure, ({ cards, pack }) => ({
      cards: cards
        .filter((card) => card.id !== event.card)
        .map((card) =>
          card.upgrades?.some(({ id }) => id === event.card)
            ? cardWith(card, { upgrades: card.upgrades.filter(({ id }) => id !== event.card) })
            : card,
        ),
      pack: pack.filter((card) => card.id !== event.card),
    }));
  },
  itemTaken: (state, { figure, card, item, permanently }) => {
    const others = <T extends { readonly id: string }>(list: readonly T[]) =>
      list.filter(({ id }) => id !== card);
    changeFigure(state, figure, ({ cards, pack, setAside }) => ({
      cards: others(cards),
      pack: others(pack),
      ...(setAside ? { setAside: { ...setAside, cards: others(setAside.cards) } } : {}),
    }));
    if (permanently) state.loot = { ...state.loot, away: [...(state.loot.away ?? []), item] };
  },
  cardsArranged: (state, event) => {
    changeFigure(state, event.figure, { cards: event.cards, pack: event.pack });
  },
  abilityUsed: (state, { figure, ability, limit }) => {
    const key = `${figure}:${ability}`;
    switch (limit) {
      case 'none':
        return;
      case 'turn':
        // In nobody's turn, at the end of a round, it is spent until the round is over.
        if (state.turn) changeTurn(state, ({ used }) => ({ used: [...used, key] }));
        else changeClock(state, ({ used = [] }) => ({ used: [...used, key] }));
        return;
      case 'round':
        changeClock(state, ({ used = [] }) => ({ used: [...used, key] }));
        return;
      case 'attack':
        if (innermostAttack(state)) changeScope(state, 'attack', ({ used }) => ({ used: [...used, key] }));
        return;
      case 'encounter': {
        const slash = ability.lastIndexOf('/');
        changeCard(state, { figure, card: ability.slice(0, slash) }, (card) =>
          cardWith(card, { used: [...card.used, ability.slice(slash + 1)] }),
        );
      }
    }
  },
  energyChanged: (state, event) => {
    changeCard(state, event, (card) => {
      const energy = (card.energy ?? 0) + event.amount;
      return energy > 0 ? cardWith(card, { energy }) : cardWith(without(card, 'energy'));
    });
  },

  damageDealt: (state, event) => {
    changeFigure(state, event.figure, ({ damage }) => ({ damage: damage + event.amount }));
  },
  damageHealed: (state, event) => {
    changeFigure(state, event.figure, ({ damage }) => ({ damage: damage - event.amount }));
  },
  defeatPrevented: (state, event) => {
    changeFigure(state, event.figure, ({ damage }) => ({ damage: damage - event.amount }));
  },
  damageMoved: (state, event) => {
    changeFigure(state, event.from, ({ damage }) => ({ damage: damage - event.amount }));
    changeFigure(state, event.to, ({ damage }) => ({ damage: damage + event.amount }));
  },
  figureTargeted: (state, event) => {
    // Mostly it was before: then nothing about it changes, and what was worked out of the figures stands.
    if (!figureIn(state, event.figure).wasTargeted) changeFigure(state, event.figure, { wasTargeted: true });
  },
  figureDefeated: (state, event) => {
    leaveBoard(state, event.figure);
  },

  effectDrawn: (state, event) => {
    state.rng = event.rng;
  },
  effectInflicted: (state, event) => {
    changeFigure(state, event.figure, ({ id, effects }) => ({
      effects: [...effects, event.effect],
      ...(event.effect === 'paralyze' ? { paralyzedThisTurn: state.turn?.figure === id } : {}),
    }));
  },
  effectRemoved: (state, event) => {
    changeFigure(state, event.figure, ({ effects }) => ({
      effects: effects.filter((effect) => effect !== event.effect),
    }));
  },
  tokenGained: (state, event) => {
    changeFigure(state, event.figure, ({ tokens }) => ({
      tokens: { ...tokens, [event.token]: (tokens[event.token] ?? 0) + event.amount },
    }));
  },
  tokenSpent: (state, event) => {
    changeFigure(state, event.figure, ({ tokens }) => {
      const left = (tokens[event.token] ?? 0) - 1;
      return { tokens: left > 0 ? { ...tokens, [event.token]: left } : without(tokens, event.token) };
    });
  },

  figureMarked: (state, event) => {
    changeFigure(state, event.figure, ({ marks = [] }) => ({
      marks: [...marks, { mark: event.mark, by: event.by }],
    }));
  },
  markRemoved: (state, event) => {
    replaceFigure(state, event.figure, (figure) => {
      const marks = (figure.marks ?? []).filter(({ mark, by }) => mark !== event.mark || by !== event.by);
      return marks.length > 0 ? figureWith(figure, { marks }) : figureWith(without(figure, 'marks'));
    });
  },
  abilityGranted: (state, event) => {
    changeFigure(state, event.figure, ({ granted = [] }) => ({ granted: [...granted, event.grant] }));
  },
  grantsEnded: (state, event) => {
    replaceFigure(state, event.figure, (figure) => {
      const granted = (figure.granted ?? []).filter(({ id }) => !event.grants.includes(id));
      return granted.length > 0 ? figureWith(figure, { granted }) : figureWith(without(figure, 'granted'));
    });
  },
} satisfies Writers<(CostEvent | FigureEvent | GrantEvent)['type']>;

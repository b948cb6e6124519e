import { deeper, spend } from '../../kernel/budget.ts';
import { isSameSpace, type Space } from '../../model/board.ts';
import { familyOf } from '../../model/cards/cards.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Position } from '../../model/position.ts';
import { counterOf, isBetween, setUpHolds } from '../../model/set-up-holds.ts';
import type { EncounterState, Figure } from '../../model/state.ts';
import type { Challenge, Condition, TokenPlace, Who } from '../../model/story.ts';
import { placedMark, takenMark } from '../../model/story-marks.ts';
import { isBesideSpace, isOnBoard, spacesOf } from './figures.ts';
import { hpOf } from './stats.ts';

/*
 * What the conditions of an encounter's text ask (X130): of the board, of figures, of what was counted.
 */

/** How hard the encounter was set up (X130). */
export const challengeOf = ({ difficulty }: Pick<EncounterState, 'difficulty'>): Challenge =>
  difficulty ?? 'normal';

/** Adventurers that take part. */
export const partySizeOf = ({ figures }: Pick<EncounterState, 'figures'>): number =>
  figures.filter(({ kind }) => kind === 'adventurer').length;

/** Whether all of these hold; `doer` is whoever brought about what asks. */
export function conditionsHold(
  position: Position,
  conditions: readonly Condition[] | undefined,
  doer: FigureId | null = null,
): boolean {
  if (conditions === undefined) return true;
  spend(conditions.length);
  return deeper(() => conditions.every((one) => conditionHolds(position, one, doer)));
}

function conditionHolds(position: Position, one: Condition, doer: FigureId | null): boolean {
  const { state } = position;
  switch (one.is) {
    case 'flag':
      return counterOf(state, one.flag) > 0;
    case 'counter':
      return isBetween(counterOf(state, one.counter), one);
    case 'round':
      return isBetween(state.clock.round, one);
    case 'difficulty':
    case 'adventurers':
      return setUpHolds([one], { difficulty: challengeOf(state), adventurers: partySizeOf(state) });
    case 'standing':
      return isBetween(listWho(position, one.who, doer).length, one);
    case 'defeated':
      return isBetween(listDefeated(position, one.who, doer).length, one);
    case 'damage':
      return listWho(position, one.who, doer).some(
        (figure) =>
          figure.damage >= (one.atLeast === 'half' ? Math.ceil(hpOf(position, figure) / 2) : one.atLeast),
      );
    case 'on': {
      const asked = listWho(position, one.who, doer);
      const there = asked.filter((figure) => isAt(position, figure, one)).length;
      return one.all ? asked.length > 0 && there === asked.length : there >= (one.atLeast ?? 1);
    }
    case 'token':
      return placeOfToken(position, one.token) === one.lies;
    case 'carries': {
      const bearer = bearerOf(state, one.token);
      return bearer !== null && listWho(position, one.who, doer).some(({ id }) => id === bearer);
    }
    case 'door':
      return state.doors?.[one.door] === one.state;
    case 'done':
      return state.done.includes(one.id);
    case 'any':
      return one.of.some((inner) => conditionsHold(position, [inner], doer));
    case 'all':
      return conditionsHold(position, one.of, doer);
    case 'not':
      return !conditionsHold(position, [one.of], doer);
  }
}

/** The figures meant that stand on the board, in the state's order. */
export const listWho = (position: Position, who: Who, doer: FigureId | null): Figure[] =>
  position.state.figures.filter((figure) => isOnBoard(figure) && isMeant(position, figure, who, doer));

/** The figures meant that were Defeated: who left the board was not. */
function listDefeated(position: Position, who: Who, doer: FigureId | null): Figure[] {
  const { figures, left = [] } = position.state;
  return figures.filter(
    (figure) =>
      (figure.defeated || figure.felled) && !left.includes(figure.id) && isMeant(position, figure, who, doer),
  );
}

/** Whether a text that speaks of these figures means this one. */
export function isMeant(
  { cards }: Pick<Position, 'cards'>,
  figure: Figure,
  who: Who,
  doer: FigureId | null,
): boolean {
  switch (who) {
    case 'everybody':
      return true;
    case 'adventurers':
      return figure.kind === 'adventurer';
    case 'allies':
      return figure.side === 'adventurers' && figure.kind !== 'adventurer';
    case 'opponents':
      return figure.side === 'combatants';
    case 'doer':
      return figure.id === doer;
    default:
      return figure.card === who.card || familyOf(cards, figure.card) === who.card;
  }
}

/** In one of the spaces, or on or beside the token, where that lies or is carried. */
export function isAt(
  position: Position,
  figure: Figure,
  { spaces, beside }: { readonly spaces?: readonly Space[]; readonly beside?: string },
): boolean {
  if (spaces && spacesOf(figure).some((own) => spaces.some((space) => isSameSpace(own, space)))) return true;
  const token = beside === undefined ? undefined : spaceOfToken(position.state, beside);
  return token !== undefined && isOnBoard(figure) && isBesideSpace(position, figure.id, token);
}

/** Who carries a token; null where nobody does. */
export const bearerOf = ({ carried }: EncounterState, token: string): FigureId | null =>
  carried?.find((one) => one.token.id === token)?.by ?? null;

/** Where a token is: its space, or its bearer's; undefined where it is nowhere. */
export function spaceOfToken(state: EncounterState, token: string): Space | undefined {
  const lies = state.boardTokens.find(({ id }) => id === token);
  if (lies) return lies.at;
  const bearer = bearerOf(state, token);
  return state.figures.find(({ id }) => id === bearer)?.at ?? undefined;
}

/** Where a token is; null before it came into the game. Gone is what was there once and is no more (p.19). */
export function placeOfToken({ state, encounter }: Position, token: string): TokenPlace | null {
  if (state.boardTokens.some(({ id }) => id === token)) return 'board';
  if (bearerOf(state, token) !== null) return 'carried';
  const wasThere =
    state.done.includes(takenMark(token)) ||
    state.done.includes(placedMark(token)) ||
    encounter.tokens.some(({ id }) => id === token);
  return wasThere ? 'gone' : null;
}

/** The answers to a question as the cards of the dock: which are one card, in which order, with which keys. */
import type { Act, Option, Prompt, Refusal } from '../../engine/index.ts';
import { askOf } from './asks.ts';
import { deedOf, RANKS } from './deed-cards.ts';

/** One card: all answers that differ in target or space alone, or what may not be done now. */
export interface TurnCard {
  readonly key: string;
  /** That of its first answer, else of its first refusal: it names the card. */
  readonly act: Act;
  /** None: it may not be done now. */
  readonly options: readonly Option[];
  /** Why not, of every target or space it may not be done to. */
  readonly refused: readonly Refusal[];
}

export interface TurnCards {
  /** In their order, those that may not be done in their place. */
  readonly shown: readonly TurnCard[];
  /** What may be used at any time and changes something: one card, or one button, for all of it. */
  readonly items: readonly TurnCard[];
  /** What has no room, and what is seldom wanted: one card for all of it. */
  readonly more: readonly TurnCard[];
  /** What declines or ends something. */
  readonly ends: readonly TurnCard[];
}

/** The most cards there is room for, those for items and for more among them. */
export const MOST_CARDS = 9;

/** A card for one answer alone. */
export const cardOf = (option: Option): TurnCard => ({
  key: option.id,
  act: option.act,
  options: [option],
  refused: [],
});

const keyOf = (act: Act, id: string): string => {
  const { of } = deedOf(act);
  return of ? `${act.do} ${of(act)}` : id;
};

const rankOf = ({ act }: Pick<TurnCard, 'act'>): number => RANKS[deedOf(act).rank];

/** What may be done to one may be done, whatever may not be done to others. */
export const isUsable = ({ options }: Pick<TurnCard, 'options'>): boolean => options.length > 0;

const isIdle = ({ options }: TurnCard): boolean =>
  isUsable({ options }) && options.every(({ note }) => note?.note === 'does-nothing');

/** What is proposed comes first among its kind; nothing else moves. */
const inOrder = (cards: readonly TurnCard[]): TurnCard[] =>
  cards.toSorted((a, b) => rankOf(a) - rankOf(b) || Number(isProposed(b)) - Number(isProposed(a)));

const isProposed = ({ options }: TurnCard): boolean => options.some(({ proposed }) => proposed);

/** What may not be done stands in its place only where it is one's own: Move, Attack and abilities. */
const isOwn = ({ act }: TurnCard): boolean => rankOf({ act }) <= RANKS.ability;

/** Move and Attack keep their places whatever comes. */
const gives = (card: TurnCard): boolean => rankOf(card) > RANKS.attack;

/** All cards of a question, each of its answers on one of them and on no other. */
export function cardsOf(
  prompt: Pick<Prompt, 'options' | 'refused' | 'question'>,
  most = MOST_CARDS,
): TurnCards {
  // Where a life hangs on it, what is used at any time are the answers.
  const isUrgent = askOf(prompt).rescue === true;
  const isAside = ({ interjection }: Option): boolean => interjection === true && !isUrgent;
  const own = gathered(
    prompt.options.filter((option) => !isAside(option)),
    prompt.refused ?? [],
  );
  const aside = gathered(prompt.options.filter(isAside), []);
  const ends = own.filter(({ act }) => deedOf(act).key !== undefined);
  const acting = inOrder(own.filter((card) => !ends.includes(card)));
  const isMore = (card: TurnCard): boolean =>
    deedOf(card.act).more === true || (!isUsable(card) && !isOwn(card));
  const items = aside.filter((card) => !isIdle(card));
  const shown = acting.filter((card) => !isMore(card));
  const more = [...acting.filter(isMore), ...aside.filter(isIdle)];
  const room = most - Number(items.length > 0);
  const left: TurnCard[] = [];
  while (shown.length + Number(more.length + left.length > 0) > room) {
    const last = shown.findLast((card) => gives(card) && !isUsable(card)) ?? shown.findLast(gives);
    if (!last) break;
    shown.splice(shown.indexOf(last), 1);
    left.unshift(last);
  }
  return { shown, items, more: inOrder([...left, ...more]), ends };
}

/**
 * While a figure moves: its movement as the first card, what it may use at any time, and the cards of the turn behind, each
 * of which ends the movement first.
 */
export function cardsOnWay(
  { options, refused = [], question }: Pick<Prompt, 'options' | 'refused' | 'question'>,
  turn: Pick<Prompt, 'options' | 'refused' | 'question'>,
  most = MOST_CARDS,
): TurnCards {
  const isMove = ({ act }: Option | Refusal) => act.do === 'move';
  const left = question.ask === 'move' ? question.left : 0;
  const goes = options.filter(({ act, interjection }) => !interjection && act.do !== 'end-movement');
  const move: TurnCard = {
    key: 'move ',
    act: { do: 'move', points: left },
    options: goes,
    refused: goes.length > 0 ? [] : refused,
  };
  const behind = [
    ...options.filter(({ interjection }) => interjection),
    ...turn.options.filter((option) => !option.interjection && !isMove(option)),
  ];
  const later = turn.refused?.filter((one) => !isMove(one)) ?? [];
  const cards = cardsOf({ question: turn.question, options: behind, refused: later }, most - 1);
  return { ...cards, shown: [move, ...cards.shown], ends: [] };
}

/** Answers and refusals by their cards, in the order in which the rules tell them. */
function gathered(options: readonly Option[], refused: readonly Refusal[]): TurnCard[] {
  const cards = new Map<string, TurnCard>();
  const cardOf = ({ act, id }: Option | Refusal): TurnCard => {
    const key = keyOf(act, id);
    return cards.get(key) ?? { key, act, options: [], refused: [] };
  };
  for (const option of options) {
    const card = cardOf(option);
    cards.set(card.key, { ...card, options: [...card.options, option] });
  }
  for (const refusal of refused) {
    const card = cardOf(refusal);
    cards.set(card.key, { ...card, refused: [...card.refused, refusal] });
  }
  return [...cards.values()];
}

/** A place of the dock with its key: a card, or what stands for several. */
export interface Keyed {
  readonly key: string;
  readonly card: TurnCard | 'items' | 'more';
}

/** The places of the dock from left to right, numbered, and those that decline or end, with keys of their own. */
export function keyedCards({ shown, items, more, ends }: TurnCards): readonly Keyed[] {
  const places = [
    ...shown,
    ...(items.length > 0 ? (['items'] as const) : []),
    ...(more.length > 0 ? (['more'] as const) : []),
  ];
  return [
    ...places.map((card, i) => ({ key: String(i + 1), card })),
    ...ends.map((card) => ({ key: deedOf(card.act).key!, card })),
  ];
}

/** What it costs: each price there is among its answers, the lowest first. */
export const pricesOf = ({ options }: Pick<TurnCard, 'options'>): readonly number[] =>
  [...new Set(options.map(({ sp = 0 }) => sp))].toSorted((a, b) => a - b);

import type { CardIndex } from '../../model/cards/cards.ts';
import { PACK_SIZE } from '../../model/cards/item-limits.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import { keptBy } from '../../model/kept.ts';
import type { Act } from '../../model/messages/act.ts';
import { term } from '../../model/messages/cause.ts';
import type { Reason } from '../../model/messages/reason.ts';
import { optionOf, refusalOf } from '../../model/option-id.ts';
import type { Option, Refusal } from '../../model/prompts.ts';
import type { CardInstance, Figure } from '../../model/state.ts';
import { actionPriceOf, canAfford } from '../../queries/figures/costs.ts';
import { areFiguresAdjacent, listOtherAllies } from '../../queries/figures/figures.ts';
import { legalityOf } from '../../queries/figures/legal-equipment.ts';
import { ask, type Choice, choice, pick } from '../core/ask.ts';
import { spendSp } from '../core/stamina.ts';
import type { Rule, Table } from '../core/table.ts';
import { listGivenCompanions, type TakeCompanion, takeCompanion } from './companions.ts';
import { defeatSunk, listHolding } from './defeat.ts';

/** The Re-Equip Action among the actions of a turn (p.40); an Adventurer with items or a neighbour's has it. */
export function listReEquips(table: Table, figureId: FigureId): { options: Option[]; refused: Refusal[] } {
  const figure = figureIn(table.state, figureId);
  if (figure.kind !== 'adventurer' || figure.setAside) return { options: [], refused: [] };
  const sp = actionPriceOf(table, figure, 're-equip');
  const act: Act = { do: 're-equip' };
  const refuse = (reason: Reason) => ({ options: [], refused: [refusalOf(act, reason, 'p.48')] });
  if (!canChange(table, figure)) return refuse({ why: 'nothing-to-change' });
  if (!canAfford(table, figure, 're-equip')) return refuse({ why: 'sp', needs: sp });
  return { options: [optionOf(act, { sp })], refused: [] };
}

/** Storing an item is nearly always possible; only where it is not is the whole list made. */
function canChange(table: Table, figure: Figure): boolean {
  const item = figure.cards.find((card) => card.type === 'item');
  if (item && figure.pack.length <= PACK_SIZE && legalityOf(table, figure)(item, null)) return true;
  return listChanges(table, figure.id, 'adjacent').length > 0;
}

/** Re-Equip, p.48: any equipping, storing and taking from adjacent Adventurers, for 1 SP together. */
export function* resolveReEquip(table: Table, figureId: FigureId): Rule<void> {
  spendSp(
    table,
    figureId,
    actionPriceOf(table, figureIn(table.state, figureId), 're-equip'),
    term('re-equip'),
  );
  yield* rearrange(table, figureId, 'adjacent');
}

/** Whoever has no more HP left than damage, for an item that is gone, is Defeated once all is arranged (p.67, X33). */
function* rearrange(table: Table, figureId: FigureId, givers: Givers): Rule<void> {
  const before = listHolding(table);
  yield* arrange(table, figureId, givers);
  yield* defeatSunk(table, before);
}

/** Whoever gains an item may re-equip their own at once, for nothing (p.67). */
export function* offerFreeReEquip(table: Table, figureId: FigureId): Rule<void> {
  const { kind, setAside } = figureIn(table.state, figureId);
  if (kind === 'adventurer' && !setAside) yield* rearrange(table, figureId, null);
}

/**
 * Restoring Adventurers, p.18, step 4: all trade as if adjacent and re-equipping, in any order and as often as they
 * like. The Defeated take part: they are restored with the others (p.67).
 */
export function* tradeAmongAll(table: Table): Rule<void> {
  for (;;) {
    const traders = table.state.figures.filter(
      (f) => f.kind === 'adventurer' && listChanges(table, f.id, 'all').length > 0,
    );
    const first = traders[0];
    if (!first) return;
    const trader = yield* pick<FigureId | null>(table, () => ({
      kind: 're-equip',
      figure: first.id,
      question: { ask: 'trade' },
      rule: 'p.18',
      choices: [
        ...traders.map(({ id }) => choice({ do: 'choose-trader', figure: id }, id)),
        choice({ do: 'done' }, null),
      ],
    }));
    if (!trader) return;
    yield* arrange(table, trader, 'all');
  }
}

/** Whom items may be taken from: adjacent Adventurers (p.48), all of them (p.18), or nobody (p.67). */
type Givers = 'adjacent' | 'all' | null;

function* arrange(table: Table, figureId: FigureId, givers: Givers): Rule<void> {
  for (;;) {
    const change = yield* ask<Change | Done>(table, () => {
      const overFull = figureIn(table.state, figureId).pack.length > PACK_SIZE;
      return {
        kind: 're-equip',
        figure: figureId,
        question: overFull ? { ask: 'pack-over-full', most: PACK_SIZE } : { ask: 're-equip' },
        rule: 'p.48',
        options: [...listChanges(table, figureId, givers), ...(overFull ? [] : [DONE])],
      };
    });
    if (change === null || change.do === 'done') return;
    if (change.do === 'take-companion') takeCompanion(table, figureId, change);
    else rearranged(table, figureId, change);
    if (change.do === 'take' || change.do === 'take-companion') yield* arrange(table, change.from, null); // the one taken from may re-equip too, but not take
  }
}

/** What may be done with one item. */
type ItemChange = Extract<Act, { do: 'equip' | 'store' | 'turn-over' | 'discard' | 'take' }>;

type Change = ItemChange | TakeCompanion;

type Done = Extract<Act, { do: 'done' }>;

const DONE = optionOf<Done>({ do: 'done' });

/** Puts the cards as they lie after a change; whoever gives something first. */
function rearranged(table: Table, figureId: FigureId, change: ItemChange): void {
  const { cards, pack } = figureIn(table.state, figureId);
  const holder = figureIn(table.state, change.do === 'take' ? change.from : figureId);
  const card = [...holder.cards, ...holder.pack].find(({ id }) => id === change.card)!;
  const lay = (figure: FigureId, cards: readonly CardInstance[], pack: readonly CardInstance[]) =>
    table.emit({ type: 'cardsArranged', figure, cards, pack, rule: 'p.48' });
  switch (change.do) {
    case 'equip': {
      const faced = facesOf(table, card).find(({ face }) => (face === 'back') === (change.turned === true));
      lay(figureId, [...cards, faced!], without(pack, card));
      break;
    }
    case 'store':
      lay(figureId, without(cards, card), [...pack, card]);
      break;
    case 'turn-over': {
      const turned = otherSide(table, card)!;
      const lying = cards.map((one) => (one === card ? turned : one));
      lay(figureId, lying, pack);
      break;
    }
    case 'discard':
      lay(figureId, cards, without(pack, card));
      break;
    case 'take':
      lay(holder.id, without(holder.cards, card), without(holder.pack, card));
      lay(figureId, cards, [...pack, card]);
  }
}

/** The ways to equip an item just gained, in a full Pack's stead: by each of its sides for which there is room (X95). */
export function listEquips(table: Table, figureId: FigureId, item: CardInstance): Choice<CardInstance>[] {
  const figure = figureIn(table.state, figureId);
  if (figure.setAside) return [];
  const isLegal = legalityOf(table, figure);
  return facesOf(table, item)
    .filter((faced) => isLegal(null, faced))
    .map((faced) => ({ option: equipping(faced), value: faced }));
}

function listChanges(table: Table, figureId: FigureId, givers: Givers): Option<Change>[] {
  const figure = figureIn(table.state, figureId);
  if (figure.setAside) return [];
  const isLegal = legalityOf(table, figure);
  /** How many cards more the Pack may be given before something of it must go. */
  const room = PACK_SIZE + 1 - figure.pack.length;
  const changes: Option<Change>[] = [];
  for (const card of room >= -1 ? figure.pack : [])
    for (const faced of facesOf(table, card)) if (isLegal(null, faced)) changes.push(equipping(faced));
  for (const card of figure.cards) {
    if (card.type !== 'item') continue;
    if (room >= 1 && isLegal(card, null)) changes.push(storing(card));
    const turned = otherSide(table, card);
    if (turned && room >= 0 && isLegal(card, turned)) changes.push(turningOver(card));
  }
  if (!isLegal(null, null)) return changes;
  if (room <= 0 && room >= -1) changes.push(...figure.pack.map((card) => discarding(card)));
  if (!givers) return changes;
  const allies = listGivers(table, figure, givers);
  if (room >= 1) for (const ally of allies) changes.push(...listGiven(table, ally));
  for (const ally of allies) changes.push(...listGivenCompanions(table, figure, ally));
  return changes;
}

/** What may be taken from a figure. */
function listGiven(table: Table, ally: Figure): Option<Change>[] {
  const isLegal = legalityOf(table, ally);
  const given = isLegal(null, null) ? ally.pack.map((card) => taking(card, ally.id)) : [];
  for (const card of ally.cards)
    if (card.type === 'item' && isLegal(card, null)) given.push(taking(card, ally.id));
  return given;
}

const without = (cards: readonly CardInstance[], card: CardInstance): CardInstance[] =>
  cards.filter(({ id }) => id !== card.id);

/** A DOUBLE item may be equipped by either side (p.27); any other stays as it lies. */
const facesOf = (table: Table, card: CardInstance): readonly CardInstance[] => faces(card, table.cards);

const faces = keptBy((card: CardInstance, cards: CardIndex): readonly CardInstance[] =>
  cards.items[card.ref]?.double
    ? [
        { ...card, face: 'front' },
        { ...card, face: 'back' },
      ]
    : [card],
);

const otherSide = (table: Table, card: CardInstance): CardInstance | undefined =>
  facesOf(table, card).find(({ face }) => face !== card.face);

/** What tells of it in an act: `back` for the other side of a DOUBLE one. */
const toldBy = (card: CardInstance) => ({
  card: card.id,
  ref: card.ref,
  ...(card.face === 'back' && !card.flipped ? { back: true as const } : {}),
});

// Each answer is the same as long as its card is.
const equipping = keptBy(
  (faced: CardInstance): Option<Change> =>
    optionOf({ do: 'equip', ...toldBy(faced), ...(faced.face === 'back' ? { turned: true } : {}) }),
);
const storing = keptBy((card: CardInstance): Option<Change> => optionOf({ do: 'store', ...toldBy(card) }));
const turningOver = keptBy(
  (card: CardInstance): Option<Change> => optionOf({ do: 'turn-over', ...toldBy(card) }),
);
const discarding = keptBy(
  (card: CardInstance): Option<Change> => optionOf({ do: 'discard', ...toldBy(card) }),
);
const taking = keptBy(
  (card: CardInstance, from: FigureId): Option<Change> => optionOf({ do: 'take', ...toldBy(card), from }),
);

const listGivers = (table: Table, figure: Figure, givers: Givers): Figure[] =>
  givers === 'all'
    ? table.state.figures.filter((f) => f.kind === 'adventurer' && f.id !== figure.id)
    : listOtherAllies(table.state, figure).filter(
        (ally) => ally.kind === 'adventurer' && areFiguresAdjacent(table, figure.id, ally.id),
      );

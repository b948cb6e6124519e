import type { CardIndex } from '../../model/cards/cards.ts';
import { PACK_SIZE } from '../../model/cards/item-limits.ts';
import { figureIn } from '../../model/figures.ts';
import type { FigureId } from '../../model/ids.ts';
import { keptBy } from '../../model/kept.ts';
import type { Act } from '../../model/messages/act.ts';
import { term } from '../../model/messages/cause.ts';
import type { Reason } from '../../model/messages/reason.ts';
import { keptInMoment } from '../../model/moment.ts';
import { optionOf, refusalOf } from '../../model/option-id.ts';
import type { Option, Refusal } from '../../model/prompts.ts';
import type { CardInstance, Figure } from '../../model/state.ts';
import { figureWith } from '../../model/with.ts';
import { canPay, priceOf } from '../../queries/figures/costs.ts';
import { areFiguresAdjacent, listOtherAllies } from '../../queries/figures/figures.ts';
import { listEquipmentFaults } from '../../queries/figures/loadout.ts';
import { type Choice, choice, pick } from '../core/ask.ts';
import { spendSp } from '../core/stamina.ts';
import type { Rule, Table } from '../core/table.ts';
import { defeatSunk, listHolding } from './defeat.ts';

/** The Re-Equip Action among the actions of a turn (p.40); an Adventurer with items or a neighbour's has it. */
export function listReEquips(table: Table, figureId: FigureId): { options: Option[]; refused: Refusal[] } {
  const figure = figureIn(table.state, figureId);
  if (figure.kind !== 'adventurer') return { options: [], refused: [] };
  const sp = priceOf(table, figure, 1);
  const act: Act = { do: 're-equip' };
  const refuse = (reason: Reason) => ({ options: [], refused: [refusalOf(act, reason, 'p.48')] });
  if (!canChange(table, figure)) return refuse({ why: 'nothing-to-change' });
  if (!canPay(table, figure, 1)) return refuse({ why: 'sp', needs: sp });
  return { options: [optionOf(act, { sp })], refused: [] };
}

/** Storing an item is nearly always possible; only where it is not is the whole list made. */
function canChange(table: Table, figure: Figure): boolean {
  const item = figure.cards.find((card) => card.type === 'item');
  if (item && figure.pack.length <= PACK_SIZE) {
    if (isLegalWith(table, figure, without(figure.cards, item))) return true;
  }
  return listChanges(table, figure.id, 'adjacent').length > 0;
}

/** Re-Equip, p.48: any equipping, storing and taking from adjacent Adventurers, for 1 SP together. */
export function* resolveReEquip(table: Table, figureId: FigureId): Rule<void> {
  spendSp(table, figureId, priceOf(table, figureIn(table.state, figureId), 1), term('re-equip'));
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
  if (figureIn(table.state, figureId).kind === 'adventurer') yield* rearrange(table, figureId, null);
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
    const change = yield* pick(table, () => {
      const overFull = figureIn(table.state, figureId).pack.length > PACK_SIZE;
      return {
        kind: 're-equip',
        figure: figureId,
        question: overFull ? { ask: 'pack-over-full', most: PACK_SIZE } : { ask: 're-equip' },
        rule: 'p.48',
        choices: [
          ...listChanges(table, figureId, givers),
          ...(overFull ? [] : [choice<Change>({ do: 'done' }, [])]),
        ],
      };
    });
    if (!change || change.length === 0) return;
    for (const { figure: id, cards, pack } of change)
      table.emit({ type: 'cardsArranged', figure: id, cards, pack, rule: 'p.48' });
    const giver = change.find(({ figure }) => figure !== figureId)?.figure;
    if (giver) yield* arrange(table, giver, null); // the one taken from may re-equip too, but not take
  }
}

/** The ways to equip an item just gained, in a full Pack's stead: by each of its sides for which there is room (X95). */
export function listEquips(table: Table, figureId: FigureId, item: CardInstance): Choice<CardInstance>[] {
  const figure = figureIn(table.state, figureId);
  return facesOf(table, item)
    .filter((faced) => isLegalWith(table, figure, [...figure.cards, faced]))
    .map((faced) => choice(equipping(faced), faced));
}

/** How a figure's cards lie afterwards. */
interface Arrangement {
  readonly figure: FigureId;
  readonly cards: readonly CardInstance[];
  readonly pack: readonly CardInstance[];
}

/** Whoever gives something first; nothing of it where all is done. */
type Change = readonly Arrangement[];

function listChanges(table: Table, figureId: FigureId, givers: Givers): Choice<Change>[] {
  const figure = figureIn(table.state, figureId);
  const changes: Choice<Change>[] = [];
  const add = (
    act: Act,
    cards: readonly CardInstance[],
    pack: readonly CardInstance[],
    others: readonly Arrangement[] = [],
  ) => {
    if (!isLegalWith(table, figure, cards) || pack.length > PACK_SIZE + 1) return;
    changes.push(choice(act, [...others, { figure: figureId, cards, pack }]));
  };
  for (const card of figure.pack) {
    const pack = without(figure.pack, card);
    for (const faced of facesOf(table, card)) {
      add(equipping(faced), [...figure.cards, faced], pack);
    }
  }
  for (const card of figure.cards.filter((c) => c.type === 'item')) {
    const rest = without(figure.cards, card);
    add({ do: 'store', ...toldBy(card) }, rest, [...figure.pack, card]);
    const turned = facesOf(table, card).find((faced) => faced.face !== card.face);
    if (turned)
      add(
        { do: 'turn-over', ...toldBy(card) },
        figure.cards.map((c) => (c.id === card.id ? turned : c)),
        figure.pack,
      );
  }
  if (figure.pack.length > PACK_SIZE) {
    for (const card of figure.pack) {
      const pack = without(figure.pack, card);
      add({ do: 'discard', ...toldBy(card) }, figure.cards, pack);
    }
  }
  if (givers) {
    for (const ally of listGivers(table, figure, givers)) {
      for (const card of [...ally.pack, ...ally.cards.filter((c) => c.type === 'item')]) {
        const left = { figure: ally.id, cards: without(ally.cards, card), pack: without(ally.pack, card) };
        if (!isLegalWith(table, ally, left.cards)) continue;
        add({ do: 'take', ...toldBy(card), from: ally.id }, figure.cards, [...figure.pack, card], [left]);
      }
    }
  }
  return changes;
}

const without = (cards: readonly CardInstance[], card: CardInstance): CardInstance[] =>
  cards.filter(({ id }) => id !== card.id);

/**
 * Legal with those cards alone: the slots an item gives are gone with it. Who has too much for another reason may
 * still put some of it away.
 */
function isLegalWith(table: Table, figure: Figure, cards: readonly CardInstance[]): boolean {
  if (cards === figure.cards) return faultsAsItLies(table, figure) === 0;
  const faults = listEquipmentFaults(table, figureWith(figure, { cards })).length;
  return faults === 0 || (cards.length < figure.cards.length && faults <= faultsAsItLies(table, figure));
}

const faultsAsItLies = keptInMoment(
  (position, figure: Figure) => listEquipmentFaults(position, figure).length,
);

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

/** What tells of an item in an act: `back` for the other side of a DOUBLE one. */
const toldBy = (card: CardInstance) => ({
  card: card.id,
  ref: card.ref,
  ...(card.face === 'back' && !card.flipped ? { back: true as const } : {}),
});

const equipping = (faced: CardInstance): Act => ({
  do: 'equip',
  ...toldBy(faced),
  ...(faced.face === 'back' ? { turned: true as const } : {}),
});

const listGivers = (table: Table, figure: Figure, givers: Givers): Figure[] =>
  givers === 'all'
    ? table.state.figures.filter((f) => f.kind === 'adventurer' && f.id !== figure.id)
    : listOtherAllies(table.state, figure).filter(
        (ally) => ally.kind === 'adventurer' && areFiguresAdjacent(table, figure.id, ally.id),
      );

import type { EncounterOpOf } from '../../model/encounter.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Cause } from '../../model/messages/cause.ts';
import { ownCardOf } from '../../model/own-shape.ts';
import type { CardInstance, Figure } from '../../model/state.ts';
import { sideOf } from '../../queries/cards/abilities-in-play.ts';
import { choice, pick } from '../core/ask.ts';
import { playerFor } from '../core/place.ts';
import type { Rule, Table } from '../core/table.ts';

type Loss = EncounterOpOf<'lose-item'>;

/**
 * An item is taken by the text (p.19, X291): the one it names, or one of a type that the players choose, from whom it
 * names, from each, or from whoever has such a one. It goes to the box, its Upgrades come off.
 */
export function* loseItem(
  table: Table,
  loss: Loss,
  byId: FigureId,
  cause: Cause,
  isClear: boolean,
): Rule<void> {
  // Where it is not clear who did it the players say (p.67).
  const from = loss.from === 'doer' && !isClear ? undefined : loss.from;
  const owners = table.state.figures.filter(
    (figure) =>
      figure.kind === 'adventurer' && isAsked(figure, from, byId) && listFit(table, figure, loss).length > 0,
  );
  if (from === 'each') {
    for (const { id } of owners) yield* takeOne(table, id, loss, cause);
    return;
  }
  const owner = yield* pick(table, () => ({
    kind: 'choose-target',
    figure: playerFor(table, byId),
    question: { ask: 'who-loses', cause },
    rule: 'X291',
    choices: owners.map(({ id }) => choice({ do: 'target', target: id }, id)),
  }));
  if (owner !== null) yield* takeOne(table, owner, loss, cause);
}

function isAsked(figure: Figure, from: Loss['from'], byId: FigureId): boolean {
  if (from === undefined || from === 'each') return true;
  return from === 'doer' ? figure.id === byId : ownCardOf(figure) === from.adventurer;
}

/** Equipped, then in the Pack; in another shape the cards of its own lie aside (p.68). */
const listFit = ({ cards }: Table, { cards: equipped, setAside, pack }: Figure, loss: Loss): CardInstance[] =>
  [...(setAside?.cards ?? equipped), ...pack].filter(
    ({ type, ref }) =>
      type === 'item' &&
      (loss.item === undefined || ref === loss.item) &&
      (loss.type === undefined || cards.items[ref]?.itemType === loss.type),
  );

function* takeOne(table: Table, id: FigureId, loss: Loss, cause: Cause): Rule<void> {
  const taken = yield* pick(table, () => ({
    kind: 'choose',
    figure: id,
    question: { ask: 'which-card', cause },
    rule: 'X291',
    choices: listFit(table, figureIn(table.state, id), loss).map((card) =>
      choice({ do: 'choose-card', card: card.id, ref: card.ref, ...sideOf(card) }, card),
    ),
  }));
  if (taken)
    table.emit({
      type: 'itemTaken',
      figure: id,
      card: taken.id,
      item: taken.ref,
      ...(loss.permanently ? { permanently: true } : {}),
      rule: 'p.19',
    });
}

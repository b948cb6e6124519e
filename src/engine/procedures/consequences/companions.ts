import { figureIn } from '../../model/figure-in.ts';
import type { CardRef, FigureId } from '../../model/ids.ts';
import type { Act } from '../../model/messages/act.ts';
import { optionOf } from '../../model/option-id.ts';
import type { Option } from '../../model/prompts.ts';
import type { CardInstance, Figure } from '../../model/state.ts';
import { figureWith } from '../../model/with.ts';
import { listEquipmentFaults } from '../../queries/figures/legal-equipment.ts';
import { choice, pick } from '../core/ask.ts';
import { dealCards, freshCardId } from '../core/deal.ts';
import type { Rule, Table } from '../core/table.ts';

/** A Companion taken while Re-Equipping, or changed for one's own (p.48, X181). */
export type TakeCompanion = Extract<Act, { do: 'take-companion' }>;

/** The Companion that goes along with a figure as it is: in the shape of a CONDUIT there is none (p.68). */
export const companionOf = ({ cards }: Pick<Figure, 'cards'>): CardInstance | undefined =>
  cards.find(({ type }) => type === 'companion');

/**
 * The Companion an Adventurer may take from another, p.48: one each at most (p.66), so whoever has one lets it go to
 * the giver (X181). What the giver's items need stays; of a Companion that gives them room others may not take.
 */
export function listGivenCompanions(table: Table, figure: Figure, ally: Figure): Option<TakeCompanion>[] {
  const taken = companionOf(ally);
  if (!taken) return [];
  const own = companionOf(figure);
  if (!staysInOrder(table, ally, taken, own) || !staysInOrder(table, figure, own, taken)) return [];
  const { id: card, ref } = taken;
  return [optionOf({ do: 'take-companion', card, ref, from: ally.id, ...(own ? { for: own.ref } : {}) })];
}

/** Whether a figure's items have the room they had with another Companion, or none. */
function staysInOrder(
  table: Table,
  figure: Figure,
  off: CardInstance | undefined,
  on: CardInstance | undefined,
): boolean {
  const then = figureWith(figure, { cards: exchanged(figure.cards, off, on) });
  return listEquipmentFaults(table, then).length <= listEquipmentFaults(table, figure).length;
}

const exchanged = (
  cards: readonly CardInstance[],
  off: CardInstance | undefined,
  on: CardInstance | undefined,
): CardInstance[] => [...cards.filter((card) => card !== off), ...(on ? [on] : [])];

/** Whoever gives lets it go first; the taker's own, if any, goes the other way. */
export function takeCompanion(table: Table, takerId: FigureId, { from }: TakeCompanion): void {
  const [taker, giver] = [figureIn(table.state, takerId), figureIn(table.state, from)];
  const [own, taken] = [companionOf(taker), companionOf(giver)!];
  const lay = ({ id, cards, pack }: Figure, off: CardInstance | undefined, on: CardInstance | undefined) =>
    table.emit({
      type: 'cardsArranged',
      figure: id,
      cards: exchanged(cards, off, on),
      pack,
      rule: 'p.48',
    });
  lay(giver, taken, own);
  lay(taker, own, taken);
}

/**
 * A Companion the text gives (p.66, X183): to whoever brought it about, where that one has none; else to an Adventurer
 * of the players' choice that has none, or to the party stash. One that is with somebody, also one who stayed
 * behind, or in the stash comes to nobody (X272). Gives who has gained it.
 */
export function* gainCompanion(
  table: Table,
  finder: FigureId,
  ref: CardRef,
  isClear: boolean,
): Rule<FigureId | null> {
  if (!isFree(table, ref)) return null;
  const { id, summoner } = figureIn(table.state, finder);
  const free = table.state.figures.filter(mayGain);
  const clear = free.find((one) => one.id === (summoner ?? id));
  const gainer =
    isClear && clear
      ? clear.id
      : yield* pick<FigureId | null>(table, () => ({
          kind: 'choose-target',
          figure: id,
          question: { ask: 'whose-companion', companion: ref },
          rule: 'X183',
          choices: [
            ...free.map((one) => choice({ do: 'target', target: one.id }, one.id)),
            choice({ do: 'stash-companion', companion: ref }, null),
          ],
        }));
  const [dealt] = dealCards(gainer ?? id, [ref], 'companion', new Set());
  const companion = gainer === null ? dealt! : { ...dealt!, id: freshCardId(table, gainer, ref) };
  table.emit({
    type: 'companionGained',
    figure: gainer ?? id,
    companion,
    ...(gainer === null ? { stashed: true } : {}),
    rule: 'p.66',
  });
  return gainer;
}

/** An Adventurer that has none, and no CONDUIT's shape, in which it goes with nobody. */
const mayGain = (figure: Figure): boolean =>
  figure.kind === 'adventurer' && !figure.setAside && !companionOf(figure);

function isFree({ state }: Table, ref: CardRef): boolean {
  const lying = state.figures.flatMap(({ cards, setAside }) => [...cards, ...(setAside?.cards ?? [])]);
  return (
    !lying.some((card) => card.type === 'companion' && card.ref === ref) &&
    !state.loot.companions?.includes(ref) &&
    !state.loot.away?.includes(ref)
  );
}

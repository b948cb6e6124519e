import type { Space } from '../../model/board.ts';
import { groupOf } from '../../model/cards/activation-groups.ts';
import type { CombatantCard } from '../../model/cards/cards.ts';
import { freshCard } from '../../model/cards/fresh-card.ts';
import { itemOf } from '../../model/cards/loadout.ts';
import type { LoadoutItem } from '../../model/encounter.ts';
import type { CardRef, FigureId, SeatId } from '../../model/ids.ts';
import type { CardInstance, Figure } from '../../model/state.ts';
import type { Table } from './table.ts';

/** The parts every figure starts with. */
export function freshFigure(): Pick<
  Figure,
  | 'sp'
  | 'damage'
  | 'defeated'
  | 'felled'
  | 'effects'
  | 'tokens'
  | 'pack'
  | 'turnsTaken'
  | 'paralyzedThisTurn'
  | 'wasTargeted'
  | 'hasLastStep'
  | 'spawnedByFigure'
> {
  return {
    sp: 0,
    damage: 0,
    defeated: false,
    felled: false,
    effects: [],
    tokens: {},
    pack: [],
    turnsTaken: 0,
    paralyzedThisTurn: false,
    wasTargeted: false,
    hasLastStep: false,
    spawnedByFigure: false,
  };
}

/** A figure's cards from refs, with ids of their own: `figure.ref`, numbered where there are several. */
export function dealCards(
  figureId: string,
  refs: readonly LoadoutItem[],
  type: CardInstance['type'],
  taken: Set<string>,
): CardInstance[] {
  return refs.map((entry) => {
    const { ref, face, upgrades } = itemOf(entry);
    let id = `${figureId}.${ref}`;
    for (let n = 2; taken.has(id); n++) id = `${figureId}.${ref}.${n}`;
    taken.add(id);
    const card = freshCard(id, ref, type, face);
    return upgrades && upgrades.length > 0
      ? { ...card, upgrades: dealCards(id, upgrades, 'upgrade', taken) }
      : card;
  });
}

/** A Combatant as it comes into play. Command Combatants are the players' (p.56): `seat` answers for them. */
export function freshCombatant(
  card: CombatantCard,
  number: number,
  at: Space | null,
  seat: SeatId | null,
  id = `${card.id}-${number}`,
): Figure {
  return {
    ...freshFigure(),
    id,
    card: card.id,
    kind: card.kind,
    side: card.kind === 'command' ? 'adventurers' : 'combatants',
    seat: card.kind === 'command' ? seat : null,
    sp: card.kind === 'command' ? (card.spRecovery ?? 0) : 0,
    group: groupOf(card, number),
    number,
    size: card.size,
    at,
    cards: dealCards(id, [card.id], 'combatant', new Set()),
  };
}

/** A number may come back after a defeat; the id of a figure never does. */
export function freshId(table: Table, card: CombatantCard, number: number): FigureId {
  const taken = new Set(table.state.figures.map((f) => f.id));
  const id = `${card.id}-${number}`;
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? id : `${id}.${n}`;
    if (!taken.has(candidate)) return candidate;
  }
}

/**
 * An id no Dynamite on the table has: `dynamite-number-round`, from that number on. Logs hold them, so each who
 * lays one counts from where it ever did.
 */
export function freshDynamiteId({ state }: Pick<Table, 'state'>, from = 1): string {
  const taken = new Set(state.dynamite.map(({ id }) => id));
  for (let n = from; ; n++) {
    const id = `dynamite-${n}-${state.clock.round}`;
    if (!taken.has(id)) return id;
  }
}

/** An id no card of the encounter has: `figure.ref`, with a number where there are several. */
export function freshCardId(table: Pick<Table, 'state'>, figureId: FigureId, ref: CardRef): string {
  const taken = new Set(table.state.figures.flatMap((f: Figure) => [...f.cards, ...f.pack]).map((c) => c.id));
  for (let n = 1; ; n++) {
    const id = n === 1 ? `${figureId}.${ref}` : `${figureId}.${ref}.${n}`;
    if (!taken.has(id)) return id;
  }
}

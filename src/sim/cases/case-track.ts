import { type CardIndex, type EncounterState, type Figure, groupOf } from '../../engine/index.ts';
import type { CaseInput } from './case-schema.ts';

interface Card {
  readonly id: string;
  readonly figures: readonly string[];
  readonly acted?: boolean;
}

/**
 * The Initiative Track of a case: the cards it names, front first, then whoever it does not name, each on a card of
 * its own (X17, X78). `queue` is whoever of the card in play is yet to take its turn; `hadTurn` has had it.
 */
export function trackOf(
  input: CaseInput,
  figures: readonly Figure[],
  cards: CardIndex,
): { track: EncounterState['track']; queue: string[]; hadTurn: ReadonlySet<string> } {
  const order = cardsInOrder(input, figures, cards);
  const standing = (ids: readonly string[]) => ids.filter((id) => !figureOf(figures, id).defeated);
  const active = order.findIndex((card) => card.figures.includes(input.active ?? ''));
  const numbered = [...(order[active]?.figures ?? [])].sort(
    (a, b) => figureOf(figures, a).number - figureOf(figures, b).number,
  );
  const place = numbered.indexOf(input.active ?? '');
  const playsOn = input.play === 'on';
  // Whoever stands in front of the active figure has had its turn, when more than that one turn is played.
  const acted = ({ acted }: Card, i: number) => acted ?? (playsOn && i <= active);
  const hadTurn = new Set(
    order.flatMap((card, i) => {
      if (i === active) return playsOn ? numbered.slice(0, place) : [];
      return acted(card, i) ? card.figures : [];
    }),
  );
  const queue = playsOn ? numbered.slice(place) : numbered.slice(place, place + 1);
  return {
    track: order
      .map((card, i) => ({ id: card.id, figures: standing(card.figures), acted: acted(card, i) }))
      .filter((card) => card.figures.length > 0),
    queue: input.active === undefined ? [] : standing(queue),
    hadTurn,
  };
}

function cardsInOrder(input: CaseInput, figures: readonly Figure[], cards: CardIndex): Card[] {
  const named: Card[] = [];
  for (const entry of input.initiative) {
    if (typeof entry === 'string') {
      named.push({ id: entry, figures: [entry] });
      continue;
    }
    const { figures: ids, acted } = Array.isArray(entry) ? { figures: entry } : entry;
    const id = groupFor(figureOf(figures, ids[0]!), cards);
    const isFree = !named.some((card) => card.id === id);
    named.push({ id: isFree ? id : ids[0]!, figures: ids, ...(acted === undefined ? {} : { acted }) });
  }
  const left = figures.filter(({ id }) => !named.some((card) => card.figures.includes(id)));
  return [...named, ...left.map(({ id }) => ({ id, figures: [id] }))];
}

/** The card of a Group as the rules name it, so that a figure spawned later joins it (p.54). */
function groupFor({ card, kind, number, id }: Figure, cards: CardIndex): string {
  const combatant = cards.combatants[card];
  return kind === 'adventurer' || !combatant || card.startsWith('case:')
    ? id
    : groupOf(combatant, Math.max(1, number));
}

const figureOf = (figures: readonly Figure[], id: string): Figure => figures.find((one) => one.id === id)!;

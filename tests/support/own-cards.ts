import type { Ability, DisciplineCard, Position } from '../../src/engine/index.ts';
import type { ItemCard, ItemFace } from '../../src/engine/model/cards/cards.ts';

/** The position with a discipline of those abilities before a figure: `<figure>.<ref>/<ability id>`. */
export function withCard(
  position: Position,
  figure: string,
  abilities: readonly Ability[],
  ref = 'own',
  changes: Partial<DisciplineCard> = {},
): Position {
  const card: DisciplineCard = {
    id: ref,
    type: 'discipline',
    name: ref,
    sources: { default: 'original' },
    tree: 'sanctus',
    level: 1,
    xp: 3,
    abilities,
    ...changes,
  };
  const id = `${figure}.${ref}`;
  const lying = {
    id,
    ref,
    type: 'discipline',
    face: 'front',
    exhausted: false,
    flipped: false,
    used: [],
  } as const;
  return {
    ...position,
    cards: { ...position.cards, disciplines: { ...position.cards.disciplines, [ref]: card } },
    state: {
      ...position.state,
      figures: position.state.figures.map((f) =>
        f.id === figure ? { ...f, cards: [...f.cards, { ...lying, used: [] }] } : f,
      ),
    },
  };
}

/** The position with items of those fronts in a figure's hands or on it: `<figure>.item-0` and so on. */
export function withItems(position: Position, figure: string, fronts: readonly ItemFace[]): Position {
  const items = fronts.map(
    (front, i): ItemCard => ({
      id: `item-${i}`,
      type: 'item',
      name: `item-${i}`,
      sources: { default: 'original' },
      itemType: 'weapon',
      tier: 'mundane',
      cost: 1,
      front,
    }),
  );
  const lying = items.map(({ id }) => ({
    id: `${figure}.${id}`,
    ref: id,
    type: 'item' as const,
    face: 'front' as const,
    exhausted: false,
    flipped: false,
    used: [],
  }));
  const known = Object.fromEntries(items.map((item) => [item.id, item]));
  return {
    ...position,
    cards: { ...position.cards, items: { ...position.cards.items, ...known } },
    state: {
      ...position.state,
      figures: position.state.figures.map((f) =>
        f.id === figure ? { ...f, cards: [...f.cards, ...lying] } : f,
      ),
    },
  };
}

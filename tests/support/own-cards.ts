import type { Ability, DisciplineCard, Position } from '../../src/engine/index.ts';

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

/** Random positions for the turns of Combatants: boards of every terrain, figures of their numbers, wounds, Effects. */
import type { Board, Position, Space } from '../../../src/engine/index.ts';
import { positionOf } from '../../../src/sim/cases/case-position.ts';
import { parseCase } from '../../../src/sim/cases/parse-case.ts';
import { caseCards } from '../cases.ts';
import { editFigure } from '../edit.ts';
import { type BoardMix, randomBoard } from '../random-boards.ts';
import { slowBase, slowIsSpace, slowWall } from '../slow-geometry.ts';

const MIXES: readonly BoardMix[] = [
  { terrain: '.', levels: '1', wallEvery: 0 },
  { terrain: '........#h', levels: '1', wallEvery: 0 },
  { terrain: '.......hwmd', levels: '1', wallEvery: 0 },
  { terrain: '........##  ', levels: '1', wallEvery: 12 },
  { terrain: '.........dd', levels: '1111112', wallEvery: 0 },
  { terrain: '.......h#', levels: '1112223', wallEvery: 16 },
];

/** Every Combatant of the content that has AI steps. */
export const THINKING = Object.values(caseCards.combatants).filter((card) => (card.ai ?? []).length > 0);

const NEGATIVE = ['darkness', 'disease', 'poison', 'wilt'] as const;

export interface Scene {
  readonly input: unknown;
  readonly position: Position;
}

export function randomScene(next: (below: number) => number, cardId: string): Scene | null {
  const mix = MIXES[next(MIXES.length)] as BoardMix;
  // One board in five is a long one: with opponents out of reach.
  const board =
    next(5) === 0
      ? randomBoard(next, 14 + next(5), 2 + next(2), mix)
      : randomBoard(next, 4 + next(6), 3 + next(5), mix);
  const taken = new Set<string>();
  const put = (size: readonly [number, number]): Space | null => {
    for (let i = 0; i < 40; i++) {
      const at: Space = [next(board.rows[0]?.length ?? 1), next(board.rows.length)];
      const base = slowBase(at, size);
      if (base.every((space) => isFree(board, space) && !taken.has(space.join())) && isWhole(board, base)) {
        for (const space of base) taken.add(space.join());
        return at;
      }
    }
    return null;
  };
  const some = <T>(list: readonly T[]): T => list[next(list.length)] as T;
  const effects = () => (next(3) === 0 ? [some(NEGATIVE)] : next(6) === 0 ? ['barrier'] : []);
  const beast = (id: string, card: (typeof THINKING)[number]) => {
    const at = put(card.size);
    return at && { id, card: card.id, at, damage: next(2) * next(card.hp), effects: effects() };
  };
  const hero = (id: string) => {
    const attack = some([{ kind: 'melee' }, { kind: 'melee', reach: 2 }, { kind: 'ranged', range: 4 }]);
    const stats = { hp: 12 + next(8), defense: 6 + next(5), movement: 4, armor: next(3), attack };
    const dice = {
      dice: ['white', 'purple'],
      conviction: [some(['purple', 'white']), some(['purple', 'teal'])],
    };
    const at = put([1, 1]);
    const paralyzed = next(8) === 0 ? ['paralyze'] : [];
    const worn = [...effects(), ...paralyzed];
    return (
      at && {
        id,
        side: 'adventurers',
        at,
        sp: 0,
        damage: next(2) * next(10),
        effects: worn,
        stats: { ...stats, ...dice },
      }
    );
  };
  const active = THINKING.find(({ id }) => id === cardId);
  if (!active) throw new Error(`no ${cardId}`);
  const figures = [
    beast('beast', active),
    ...Array.from({ length: next(3) }, (_, i) => beast(`ally-${i + 1}`, next(2) ? active : some(THINKING))),
    ...['remi', 'zeke', 'rook'].slice(0, 1 + next(3)).map(hero),
  ].filter((figure) => figure !== null);
  if (figures[0]?.id !== 'beast' || !figures.some(({ id }) => id === 'remi')) return null;
  const order = figures.map(({ id }) => id);
  for (let i = order.length - 1; i > 0; i--) {
    const j = next(i + 1);
    [order[i], order[j]] = [order[j] as string, order[i] as string];
  }
  const input = { name: cardId, board, figures, initiative: order, active: 'beast', round: 2, play: 'turn' };
  const position = positionOf(parseCase(input), caseCards);
  const self = editFigure(position.state, 'beast');
  const card = self.cards[0];
  if (card && next(2) === 0) card.energy = next(3);
  if (next(4) === 0) self.wasTargeted = true;
  position.state.rng = [next(1e9), next(1e9), next(1e9), 1 + next(1e9)];
  return { input: { ...input, energy: card?.energy, targeted: self.wasTargeted }, position };
}

const isFree = (board: Board, at: Space): boolean =>
  slowIsSpace(board, at) && board.rows[at[1]]?.[at[0]] !== 'd' && board.rows[at[1]]?.[at[0]] !== undefined;
const isWhole = (board: Board, base: readonly Space[]): boolean =>
  !base.some((a) => base.some((b) => slowWall(board, a, b)));

import { BotChance } from '../bots/bot-chance.ts';
import { cardOfStep, type Reachable, reachedIn } from '../bots/lab/reached.ts';
import {
  EFFECTS,
  type EncounterContent,
  encounterGame,
  loneTurnOf,
  type Position,
  Session,
  seededChance,
} from '../engine/index.ts';
import { positionOf } from './cases/case-position.ts';
import { parseCase } from './cases/parse-case.ts';

/** Positions made up for one card before it is given up. */
const TRIES = 1500;

/** Answers in one turn; more is no end. */
const ANSWERS = 300;

/**
 * AI steps that games seldom come to, looked for in made-up positions: lone turns of their cards on small boards of
 * chance, one after the other from the seed. Gives those of `wanted` that were met.
 */
export function stepsInPositions(
  content: EncounterContent,
  wanted: readonly Reachable[],
  seed: string,
): Set<Reachable> {
  const met = new Set<Reachable>();
  for (const card of new Set(wanted.map(cardOfStep))) {
    const own = wanted.filter((step) => cardOfStep(step) === card);
    const chance = new BotChance(`${seed}-${card}`);
    for (let i = 0; i < TRIES && own.some((step) => !met.has(step)); i++) {
      const position = makeUp(content, card, chance);
      if (position) for (const step of playTurn(position, chance)) if (own.includes(step)) met.add(step);
    }
  }
  return met;
}

const oneOf = <T>(chance: BotChance, list: readonly T[]): T => list[chance.below(list.length)]!;

function playTurn(position: Position, chance: BotChance): ReadonlySet<Reachable> {
  const cards = new Map(position.state.figures.map(({ id, card }) => [id, card]));
  const session = new Session(encounterGame(position, seededChance, false, loneTurnOf('it')), position.state);
  for (let i = 0; i < ANSWERS && session.pending; i++)
    session.decide(oneOf(chance, session.pending.options).id);
  return reachedIn(session.events, cards);
}

/** A board of chance with the card, some of its like and one to three Adventurers; null where they have no room. */
function makeUp({ cards }: EncounterContent, card: string, chance: BotChance): Position | null {
  const others = Object.values(cards.combatants).filter(({ ai, size }) => ai.length > 0 && size[0] === 1);
  const width = 3 + chance.below(14);
  const height = 3 + chance.below(5);
  const row = (from: string) =>
    Array.from({ length: width }, () => from[chance.below(from.length)] ?? '.').join('');
  const rows = (from: string) => Array.from({ length: height }, () => row(from));
  const board = {
    rows: rows(oneOf(chance, ['.', '........h', '......h#', '........w'])),
    elevation: rows(oneOf(chance, ['1', '1', '112', '123'])),
  };
  const taken = new Set<string>();
  const place = ([wide, high]: readonly [number, number]): [number, number] | null => {
    const [x, y] = [chance.below(width), chance.below(height)];
    const base = Array.from({ length: wide * high }, (_, i) => [x + (i % wide), y + Math.floor(i / wide)]);
    const isOpen = ([a = 0, b = 0]: number[]) => !['#', undefined].includes(board.rows[b]?.[a]);
    if (!base.every((space) => isOpen(space) && !taken.has(String(space)))) return null;
    for (const space of base) taken.add(String(space));
    return [x, y];
  };
  const effects = () => (chance.below(3) === 0 ? [oneOf(chance, EFFECTS)] : []);
  const beast = (id: string, one: (typeof others)[number]) => {
    const at = place(one.size);
    return at && { id, card: one.id, at, effects: effects(), damage: chance.below(2) * chance.below(one.hp) };
  };
  const self = cards.combatants[card];
  if (!self) return null;
  const figures = [
    beast('it', self),
    ...Array.from({ length: chance.below(3) }, (_, i) => beast(`other-${i + 1}`, oneOf(chance, others))),
    ...Object.keys(cards.adventurers)
      .slice(0, 1 + chance.below(3))
      .map((ref) => {
        const at = place([1, 1]);
        return (
          at && { id: ref, card: ref, at, effects: effects(), damage: chance.below(2) * chance.below(8) }
        );
      }),
  ].filter((figure) => figure !== null);
  if (figures[0]?.id !== 'it' || figures.length < 2) return null;
  const order = chance.shuffled(figures.map(({ id }) => id));
  const position = positionOf(
    parseCase({ board, figures, initiative: order, active: 'it', round: 2 }),
    cards,
  );
  const { state } = position;
  const energy = chance.below(2) === 0 ? 1 + chance.below(2) : 0;
  if (energy > 0)
    state.figures = state.figures.map((figure, i) =>
      i === 0
        ? { ...figure, cards: figure.cards.map((card, j) => (j === 0 ? { ...card, energy } : card)) }
        : figure,
    );
  state.rng = [1 + chance.below(1e9), chance.below(1e9), chance.below(1e9), chance.below(1e9)];
  return position;
}

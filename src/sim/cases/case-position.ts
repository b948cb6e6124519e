import {
  type CardIndex,
  type CombatantCard,
  type EncounterState,
  type Position,
  rulesetOf,
  wordsFromSeed,
} from '../../engine/index.ts';
import { encounterOf, lootOf } from './case-encounter.ts';
import { CaseError } from './case-error.ts';
import { figureOf } from './case-figure.ts';
import { checkCards } from './case-refs.ts';
import type { CaseInput } from './case-schema.ts';
import { trackOf } from './case-track.ts';

/** The position a case describes, on the cards of the content and those it brings itself. Throws CaseError. */
export function positionOf(input: CaseInput, cards: CardIndex, root = '$'): Position {
  checkCards(input, cards, root);
  const own: Record<string, CombatantCard> = {};
  const figures = input.figures.map((figure, i) =>
    figureOf(figure, cards, own, `${root}.figures[${i}]`, input.round),
  );
  const index: CardIndex = { ...cards, combatants: { ...cards.combatants, ...own } };
  const encounter = encounterOf(input, root);
  checkBases(input, figures, root);
  const { track, queue, hadTurn } = trackOf(input, figures, index);
  const state: EncounterState = {
    encounter: encounter.id,
    ruleset: rulesetOf(input.ruleset),
    seats: figures.filter((f) => f.seat === f.id).map((f) => ({ id: f.id })),
    board: encounter.board,
    boardTokens: [...encounter.tokens],
    figures: figures.map((figure) => ({
      ...figure,
      group: groupIn(track, figure.id) ?? figure.group,
      turnsTaken: figure.turnsTaken + (hadTurn.has(figure.id) ? 1 : 0),
    })),
    track,
    urgency: input.urgency,
    clock: {
      round: input.round,
      phase: 'turns',
      queue,
      opponentsActed: false,
      opponentsSpawned: input.play === 'on' && input.round === 1, // C8
    },
    turn: null,
    scopes: [],
    loot: lootOf(input),
    dynamite: input.dynamite.map(({ id, at, carrier, lit }, i) => ({
      id: id ?? `dynamite-${i + 1}`,
      at: at ?? null,
      carrier: carrier ?? null,
      lit: lit === undefined ? input.round : lit,
    })),
    done: [...input.done],
    outcome: null,
    rng: input.seed === undefined ? [1, 2, 3, 4] : wordsFromSeed(input.seed),
  };
  return { state, cards: index, encounter };
}

/** No figure stands where it could not: beyond the board with a part of its base, or across a wall (pp.22, 41). */
function checkBases({ board }: CaseInput, figures: EncounterState['figures'], root: string): void {
  figures.forEach(({ at, size: [wide, high] }, i) => {
    if (at === null) return;
    const fail = (expected: string): never => {
      throw new CaseError(`${root}.figures[${i}].at`, `${expected}, got [${at.join(', ')}]`);
    };
    const holds = ([x, y]: readonly [number, number]): boolean =>
      x >= at[0] && x < at[0] + wide && y >= at[1] && y < at[1] + high;
    const [x, y] = [at[0] + wide - 1, at[1] + high - 1];
    if (board.rows[y]?.[x] === undefined)
      fail(`a space with room for its base of ${wide}×${high} on the board`);
    if ((board.walls ?? []).some(([a, b]) => holds(a) && holds(b)))
      fail(`a space where no wall runs through its base of ${wide}×${high}`);
  });
}

const groupIn = (track: EncounterState['track'], figure: string): string | undefined =>
  track.find(({ figures }) => figures.includes(figure))?.id;

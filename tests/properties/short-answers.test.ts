import { describe, expect, test } from 'vitest';
import {
  attackProfileOf,
  attackVerdict,
  cloneState,
  type Figure,
  figureIn,
  isInInfluence,
  isInSight,
  listMoveDestinations,
  listSpacesInInfluence,
  listSpacesInSight,
  listStanding,
  mayAttack,
  type Position,
  rangeOf,
  type Space,
  sightFor,
  sightOf,
} from '../../src/engine/index.ts';
import { listBreakAttackers } from '../../src/engine/queries/attack/break-attackers.ts';
import { sightToSpace } from '../../src/engine/queries/figures/sight.ts';
import { listSpaces } from '../../src/engine/queries/geometry/board-grid.ts';
import { many, proved, sampleOf } from '../support/depth.ts';
import { newGame, sampleGames } from '../support/games.ts';
import { answersIn } from '../support/played.ts';

/** What is asked in short says what the whole answer says. */
function compareSight(position: Position, figure: Figure): void {
  const spaces = listSpaces(position.state.board);
  const profile = attackProfileOf(position, figure);
  for (const other of listStanding(position.state)) {
    const pair = `${figure.id} ${other.id}`;
    expect(isInSight(position, figure, other), pair).toBe(sightOf(position, figure, other).clear);
    const verdict = attackVerdict(position, figure, other, profile);
    expect(mayAttack(position, figure, other, profile), pair).toBe(verdict.legal);
    const isNear = sightFor(position, figure.id, other.id, { influence: true }).clear;
    expect(isInInfluence(position, figure, other), pair).toBe(figure === other || isNear);
  }
  const isSeen = (at: Space) => sightToSpace(position, figure, at).clear;
  expect(listSpacesInSight(position, figure)).toEqual(spaces.filter(isSeen));
  const isInfluenced = (at: Space) => sightFor(position, figure.id, at, { influence: true }).clear;
  expect(listSpacesInInfluence(position, figure)).toEqual(spaces.filter(isInfluenced));
}

/** As if another stood elsewhere, in the position and beside it. */
function compareElsewhere(position: Position, figure: Figure, other: Figure, at: Space): void {
  const moved = { ...other, at };
  const figures = position.state.figures.map((one) => (one === other ? moved : one));
  const there = { ...position, state: { ...cloneState(position.state), figures } };
  const self = figureIn(there.state, figure.id);
  const told = `${figure.id} ${other.id} at ${at}`;
  expect(isInSight(position, figure, moved), told).toBe(sightOf(there, self, moved).clear);
  expect(isInSight(position, moved, figure), told).toBe(sightOf(there, moved, self).clear);
}

/** Who strikes at a figure on its way, each space it leaves judged by a position of its own. */
function compareDestinations(position: Position, figureId: string): number {
  const figure = figureIn(position.state, figureId);
  let struck = 0;
  for (const { space, way, breaks } of listMoveDestinations(position, figureId)) {
    const left = way.length === 0 ? [] : [figure.at!, ...way.slice(0, -1)];
    const strikers = left.flatMap((at) => {
      const figures = position.state.figures.map((one) => (one === figure ? { ...one, at } : one));
      const there = { ...position, state: { ...position.state, figures } };
      return listBreakAttackers(there, figureIn(there.state, figureId)).map(({ id }) => id);
    });
    expect(breaks, `${figureId} to ${space}`).toEqual([...new Set(strikers)]);
    struck += breaks.length;
  }
  return struck;
}

describe('what is asked in short', () => {
  test('says what the whole answer says, wherever the figures stand', () => {
    const found = { seen: 0, hidden: 0, struck: 0 };
    for (const { encounter, policy, seed } of sampleOf(sampleGames(4), 2)) {
      const session = newGame(encounter, seed);
      const answer = answersIn(session, policy, seed);
      for (let i = 0; i < 50 && session.pending; i++) {
        const { position, pending } = session;
        const standing = listStanding(position.state);
        const figure = standing[i % standing.length];
        const other = standing[(i * 7 + 3) % standing.length];
        if (figure && other && i % 4 === 0) {
          compareSight(position, figure);
          const spaces = listSpaces(position.state.board);
          if (figure !== other) compareElsewhere(position, figure, other, spaces[(i * 31) % spaces.length]!);
          if (rangeOf(figure, other) > 1) found[isInSight(position, figure, other) ? 'seen' : 'hidden'] += 1;
        }
        if (pending?.kind === 'turn' && i % 2 === 0)
          found.struck += compareDestinations(position, pending.figure);
        session.decide(answer(i, session));
      }
    }
    expect(found.seen).toBeGreaterThan(many(0, 10));
    expect(found.hidden).toBeGreaterThan(many(0, 10));
    expect(found.struck).toBeGreaterThan(many(0, 10));
    proved(found);
  });
});

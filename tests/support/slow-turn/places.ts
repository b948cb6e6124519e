/** Spaces: what may lie on them, who may stand there, which are nearest, and whoever is spawned on one (pp.19, 21). */
import type { Space } from '../../../src/engine/index.ts';
import { baseOf, beside, has, range } from '../slow-ai/table.ts';
import { allSpaces, charAt, slowBase, slowDies, slowIsSpace, slowSteps } from '../slow-geometry.ts';
import { slowSight } from '../slow-lines.ts';
import { carryOut } from './effects.ts';
import { abilitiesFor, figure, type Game, playerFor, standing } from './game.ts';

/** Table 7, p.74: what each terrain may replace. */
export const OVER: Readonly<Record<string, string>> = {
  muck: '.h',
  water: '.hm',
  hindering: '.',
  normal: '.hwmds',
};
const LETTER: Readonly<Record<string, string>> = { muck: 'm', water: 'w', hindering: 'h', normal: '.' };

export function lay(game: Game, terrain: string, spaces: readonly Space[]): void {
  const { board } = game.state;
  const there = spaces.filter((space) => OVER[terrain]?.includes(charAt(board, space)));
  if (there.length === 0) return;
  const rows = board.rows.map((row, y) =>
    [...row]
      .map((one, x) => (there.some((at) => at[0] === x && at[1] === y) ? LETTER[terrain] : one))
      .join(''),
  );
  const currents = board.currents?.filter(({ at }) => !there.some((one) => String(one) === String(at)));
  game.state.board = { ...board, rows, ...(currents ? { currents } : {}) };
}

/** Spaces beside it, within its SOI, or within range and line of sight. */
export function spacesNear(game: Game, by: string, within: string, far = 4): Space[] {
  const { board } = game.state;
  const self = figure(game, by);
  const own = baseOf(self);
  const others = standing(game)
    .filter(({ id }) => id !== by)
    .map((one) => ({
      id: one.id,
      spaces: baseOf(one),
      relation: one.side === self.side ? ('ally' as const) : ('opponent' as const),
    }));
  return allSpaces(board).filter((at) => {
    if (!slowIsSpace(board, at)) return false;
    if (within === 'adjacent') return beside(game.table, own, [at]);
    const soi = within === 'soi';
    // The space itself never closes the line to it (L2); the rest of a large base that stands there does.
    const between = others.map((one) => ({
      ...one,
      spaces: one.spaces.filter((space) => String(space) !== String(at)),
    }));
    const sight = slowSight(board, own, [at], soi ? [] : between, {
      influence: soi,
      ...(soi ? {} : { colossal: has(game.table, self, 'colossal') }),
    });
    return range(own, [at]) <= (soi ? 4 : far) && sight.clear;
  });
}

export const isFree = (
  game: Game,
  at: Space,
  size: readonly [number, number],
  without: readonly string[] = [],
): boolean =>
  slowBase(at, size).every(
    (space) =>
      slowIsSpace(game.state.board, space) &&
      !standing(game).some(
        (one) => !without.includes(one.id) && baseOf(one).some((taken) => String(taken) === String(space)),
      ),
  );

export const isDeadly = (game: Game, at: Space, size: readonly [number, number]): boolean =>
  slowDies(game.state.board, { at, size }, at);

/** C9: the nearest free places that are not Dangerous, all that are equally near. */
export function nearestFree(
  game: Game,
  from: readonly Space[],
  size: readonly [number, number],
  without: readonly string[] = [],
): Space[] {
  const { board } = game.state;
  const free = allSpaces(board)
    .filter((at) => isFree(game, at, size, without) && !isDeadly(game, at, size))
    .flatMap((at) => {
      const steps = slowSteps(board, from, slowBase(at, size));
      return steps === null ? [] : [{ at, steps }];
    });
  const least = Math.min(...free.map(({ steps }) => steps));
  return free.filter(({ steps }) => steps === least).map(({ at }) => at);
}

/** p.19, D3, X87: the lowest number, on the nearest free space; first on the track and down a place a book. */
export function spawn(game: Game, ref: string, by: string | null, at: Space): void {
  const card = game.table.cards.combatants[ref];
  if (!card) throw new Error(`no ${ref}`);
  const { state } = game;
  const inPlay = state.figures.filter((one) => one.card === ref && !one.defeated).map((one) => one.number);
  const number = Array.from({ length: card.figures }, (_, i) => i + 1).find((one) => !inPlay.includes(one));
  if (number === undefined) return;
  const asked =
    by ?? state.turn?.figure ?? standing(game).find(({ kind }) => kind !== 'intelligent')?.id ?? '';
  const space = isFree(game, at, card.size)
    ? at
    : game.script.space(playerFor(game, asked), nearestFree(game, [at], card.size));
  if (!space) return;
  const { id, group } = game.script.spawned();
  state.figures.push({
    ...{ id, card: ref, kind: 'intelligent', side: 'combatants', seat: null, group, number, size: card.size },
    ...{ at: space, sp: 0, damage: 0, defeated: false, felled: false, effects: [], tokens: {}, pack: [] },
    cards: [
      { id: `${id}.card`, ref, type: 'combatant', face: 'front', exhausted: false, flipped: false, used: [] },
    ],
    ...{ turnsTaken: 0, paralyzedThisTurn: false, wasTargeted: false, hasLastStep: false },
    spawnedByFigure: by !== null,
  });
  state.clock.opponentsSpawned = true;
  join(game, id, group);
  // X173: it has come into play.
  for (const ability of abilitiesFor(game, id, 'comes-in'))
    carryOut(game, ability.effects ?? [], { by: id, target: null });
}

function join(game: Game, id: string, group: string): void {
  const { state } = game;
  const known = state.track.find((one) => one.id === group);
  if (known) {
    known.figures.push(id);
    return;
  }
  // C9: spawned after the last turn of a round it waits at the back.
  if (state.turn === null) {
    state.track.push({ id: group, figures: [id], acted: false });
    return;
  }
  const [face] = game.script.throwDice(null, ['black']);
  const place = Math.min(state.track.length, face?.books ?? 0);
  state.track.splice(place, 0, { id: group, figures: [id], acted: false });
}

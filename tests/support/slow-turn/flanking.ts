/** Flanking, with REACH, and who closes a line (pp.33, 50; A3, A4). */
import type { Space } from '../../../src/engine/index.ts';
import { baseOf, beside, foes, friends, levelOf, type SlowAttack, sees } from '../slow-ai/table.ts';
import { slowOpposite } from '../slow-lines.ts';
import { canAct, figure, type Game } from './game.ts';

/** A4, p.50: it and an ally that could attack stand beside the target on opposite sides, all on one level. */
export function isFlanking(game: Game, by: string, target: string, how: SlowAttack): boolean {
  const { table } = game;
  const attacker = figure(game, by);
  const theirs = baseOf(figure(game, target));
  const level = levelOf(table, theirs);
  if (!canAct(game, by) || levelOf(table, baseOf(attacker)) !== level) return false;
  const stand = [baseOf(attacker), ...reachedThrough(game, by, target, how)].filter((base) =>
    beside(table, base, theirs),
  );
  return friends(table, attacker).some(
    (ally) =>
      canAct(game, ally.id) &&
      beside(table, baseOf(ally), theirs) &&
      levelOf(table, baseOf(ally)) === level &&
      stand.some((base) => slowOpposite(base, baseOf(ally), theirs)),
  );
}

/** p.33: spaces a REACH attack goes straight through, onto the target. */
function reachedThrough(game: Game, by: string, target: string, { reach = 1 }: SlowAttack): Space[][] {
  const { table } = game;
  const found: Space[][] = [];
  const blocked = foes(table, figure(game, by)).flatMap((foe) => baseOf(foe).map(String));
  for (const [fx, fy] of baseOf(figure(game, by)))
    for (const [tx, ty] of baseOf(figure(game, target))) {
      const [dx, dy] = [tx - fx, ty - fy];
      const far = Math.max(Math.abs(dx), Math.abs(dy));
      if (far < 2 || far > reach || (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy))) continue;
      const way = Array.from(
        { length: far - 1 },
        (_, i): Space => [fx + Math.sign(dx) * (i + 1), fy + Math.sign(dy) * (i + 1)],
      );
      const whole: Space[] = [[fx, fy], ...way, [tx, ty]];
      const open =
        whole.every((space, i) => i === 0 || beside(table, [whole[i - 1] as Space], [space])) &&
        way.every(
          (space) =>
            !blocked.includes(String(space)) &&
            levelOf(table, [space]) === Math.min(levelOf(table, [[fx, fy]]), levelOf(table, [[tx, ty]])),
        );
      const last = way.at(-1);
      if (open && last) found.push([last]);
    }
  return found;
}

/** p.50: whether that opponent stands in the line to the attacker, and nothing but opponents closes it. */
export function blocks(game: Game, id: string, one: string, attacker: string): boolean {
  const self = figure(game, id);
  const at = figure(game, attacker);
  const clearWithout = (gone: readonly string[]) => {
    const left = game.state.figures.filter((other) => !gone.includes(other.id));
    const table = { ...game.table, state: { ...game.state, figures: left } };
    return sees(table, self, baseOf(self), at, baseOf(at));
  };
  if (one === attacker) return false;
  const others = foes(game.table, self).flatMap(({ id: foe }) =>
    foe === attacker || foe === one ? [] : [foe],
  );
  // At a corner two may close it together: whoever opens it by going, some of the others gone before.
  const some = Array.from({ length: 2 ** others.length }, (_, bits) =>
    others.filter((_other, bit) => (bits >> bit) % 2 === 1),
  );
  return some.some((gone) => !clearWithout(gone) && clearWithout([...gone, one]));
}

import type { Figure, Space } from '../../model/field.ts';
import { sumOf } from '../../model/ledger.ts';
import { figureIn, type OnField, onField, sizeOf, spacesOf } from '../../queries/encounter/ground.ts';
import { fits, hazardUnder, isBetweenWalls } from '../../queries/encounter/ways.ts';
import { type FolkloreTable, type Rule, rollDice } from '../table.ts';
import { burnOn } from './ground-harm.ts';
import { D4, handOf, hurt } from './hurt.ts';

/** Whoever ends its move on a hazard loses as much Vita as its rank says (FK-32); flames burn by themselves. */
export function stumble(table: FolkloreTable, id: number): void {
  const position = onField(table);
  const figure = figureIn(position, id);
  if (figure.at === null) return;
  const rank = hazardUnder(position, figure, figure.at);
  if (rank === 1 || rank === 2) hurt(table, id, rank, 'FK-32');
}

/**
 * Pushing (p.29): so many spaces away from the pusher, as far as there is room; the pushed loses 1d4 Vita, and whoever
 * is struck 1d4 as well. What burns where it comes to burns it at once (FK-30).
 */
export function* push(table: FolkloreTable, by: number, target: number, spaces: number): Rule {
  const position = onField(table);
  const pusher = figureIn(position, by);
  const pushed = figureIn(position, target);
  if (pushed.at === null || pusher.at === null) return;
  const [dx, dy] = awayFrom(position, pusher, pushed.at);
  const way: Space[] = [];
  let into: number | null = null;
  for (let n = 1; n <= spaces; n++) {
    const to: Space = [pushed.at[0] + dx * n, pushed.at[1] + dy * n];
    const from = way.at(-1) ?? pushed.at;
    if (!fits(position, pushed, to) || isBetweenWalls(position, from, to)) {
      into = whoIsAt(position, to, target);
      break;
    }
    way.push(to);
  }
  table.emit({ type: 'pushed', figure: target, way, into, rule: 'p.29' });
  const lost = sumOf(yield* rollDice(table, D4, 'p.29', handOf(pushed)));
  hurt(table, target, lost.total, 'p.29');
  yield* burnOn(table, target, way);
  if (into === null) return;
  const struck = figureIn(onField(table), into);
  const also = sumOf(yield* rollDice(table, D4, 'p.29', handOf(struck)));
  hurt(table, into, also.total, 'p.29');
}

/** One step straight away: of a large pusher from the space of it that is nearest. */
function awayFrom(position: OnField, pusher: Figure, at: Space): Space {
  const size = sizeOf(position, pusher);
  const near = (from: number, to: number) => Math.min(Math.max(to, from), from + size - 1);
  const [px, py] = pusher.at!;
  const step: Space = [Math.sign(at[0] - near(px, at[0])), Math.sign(at[1] - near(py, at[1]))];
  return step[0] === 0 && step[1] === 0 ? [0, 1] : step;
}

const whoIsAt = (position: OnField, [x, y]: Space, but: number): number | null =>
  position.field.figures.find(
    (figure) => figure.id !== but && spacesOf(position, figure).some((one) => one[0] === x && one[1] === y),
  )?.id ?? null;

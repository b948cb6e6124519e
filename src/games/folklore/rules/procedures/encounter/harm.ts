import type { Figure, Space } from '../../model/field.ts';
import { sumOf } from '../../model/ledger.ts';
import {
  apart,
  figureIn,
  type OnField,
  onField,
  sizeOf,
  spacesOf,
  standing,
} from '../../queries/encounter/ground.ts';
import { fits, hazardUnder, isBetweenWalls } from '../../queries/encounter/ways.ts';
import { changeStat } from '../changes.ts';
import { type FolkloreTable, type Rule, rollDice } from '../table.ts';

/** The die of flames and of pushing (pp.28-29). */
const D4 = 'd4';

/** A figure loses Vita: a hero its own, a foe what its card gave it; at 0 it falls, a hero as a ghost. */
export function hurt(table: FolkloreTable, id: number, amount: number, rule: string): void {
  const figure = figureIn(onField(table), id);
  if (figure.at === null || amount <= 0) return;
  if (figure.hero !== null) {
    changeStat(table, figure.hero, 'vita', -amount, rule);
    if (table.state.heroes[figure.hero]!.isGhost)
      table.emit({ type: 'figureFell', figure: id, rule: 'FK-2' });
    return;
  }
  const lost = Math.min(amount, figure.vita);
  table.emit({ type: 'foeHurt', figure: id, amount: lost, rule });
  if (figure.vita === lost) table.emit({ type: 'figureFell', figure: id, rule: 'p.24' });
}

/** Who rolls for it: a hero for itself, the leader for foes. */
export const handOf = (figure: Figure): number | undefined => figure.hero ?? undefined;

/** Flames (p.28): whoever stands in them loses 1d4 Vita, whoever is next to them 1, at the beginning of its turn (FK-30). */
export function* burn(table: FolkloreTable, id: number): Rule {
  const figure = figureIn(onField(table), id);
  const { flames } = onField(table).field;
  const own = spacesOf(onField(table), figure);
  const near = flames.map((flame) => apart(own, [flame]));
  if (near.includes(0)) {
    const lost = sumOf(yield* rollDice(table, D4, 'p.28', handOf(figure)));
    hurt(table, id, lost.total, 'p.28');
  } else if (near.includes(1)) hurt(table, id, 1, 'p.28');
}

/** Auras (p.28): a hero next to one feels it once a turn; those of several foes add up. */
export function feelAuras(table: FolkloreTable, id: number): void {
  const position = onField(table);
  const figure = figureIn(position, id);
  if (figure.hero === null) return;
  for (const foe of standing(position, 'foes')) {
    const now = onField(table);
    const aura = now.content.foes[foe.foe!]?.encounter?.aura ?? 0;
    const me = figureIn(now, id);
    if (aura === 0 || me.at === null || now.field.turn?.felt.includes(foe.id)) continue;
    if (apart(spacesOf(now, me), spacesOf(now, foe)) > 1) continue;
    table.emit({ type: 'auraFelt', figure: id, source: foe.id, rule: 'p.28' });
    hurt(table, id, aura, 'p.28');
  }
}

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
 * is struck 1d4 as well.
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

import type { CardRef } from '../../model/content.ts';
import { type Figure, type Space, UNTOUCHED } from '../../model/field.ts';
import {
  apart,
  between,
  figureIn,
  type OnField,
  onField,
  sizeOf,
  spacesFrom,
  spacesOf,
  stands,
} from '../../queries/encounter/ground.ts';
import { fits, isBetweenWalls } from '../../queries/encounter/ways.ts';
import type { FolkloreTable } from '../table.ts';

/** Summoning (p.28): one creature at a time, next to whoever calls it; it acts in the round after. */
export function summon(table: FolkloreTable, by: number, foe: CardRef): void {
  const position = onField(table);
  const caller = figureIn(position, by);
  const { figures } = position.field;
  if (figures.some((one) => one.summoner === by && stands(position, one))) return;
  const called: Figure = {
    id: figures.length,
    hero: null,
    foe,
    number: 1 + figures.filter((one) => one.foe === foe).length,
    at: caller.at,
    vita: table.content.foes[foe]!.encounter!.vita,
    ...UNTOUCHED,
    summoner: by,
    isNew: true,
  };
  const [at] = besides(position, caller, called);
  if (at) table.emit({ type: 'summoned', figure: { ...called, at }, rule: 'p.28' });
}

/** Where it has room next to whoever calls it, and no two walls part them; straight ahead before across. */
function besides(position: OnField, caller: Figure, called: Figure): Space[] {
  const own = spacesOf(position, caller);
  const [left, top] = caller.at!;
  const far = sizeOf(position, caller);
  const size = sizeOf(position, called);
  const ring: Space[] = [];
  for (let y = top - size; y <= top + far; y++)
    for (let x = left - size; x <= left + far; x++) ring.push([x, y]);
  const open = ring.filter((at) => {
    const there = spacesFrom(at, size);
    const isNext = own.some((a) => there.some((b) => between(a, b) === 1 && !isBetweenWalls(position, a, b)));
    return isNext && apart(own, there) === 1 && fits(position, called, at);
  });
  const across = ([x, y]: Space) => Number(x !== left) + Number(y !== top);
  return open.sort((a, b) => across(a) - across(b));
}

import type { CardRef } from '../../model/content.ts';
import { type Figure, UNTOUCHED } from '../../model/field.ts';
import { figureIn, onField, stands } from '../../queries/encounter/ground.ts';
import { waysOf } from '../../queries/encounter/ways.ts';
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
  const [beside] = waysOf(position, called, { steps: 1 }).filter(({ way }) => way.length === 1);
  if (beside) table.emit({ type: 'summoned', figure: { ...called, at: beside.to }, rule: 'p.28' });
}

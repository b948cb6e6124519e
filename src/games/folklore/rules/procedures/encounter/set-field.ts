import type { FieldSet } from '../../model/content.ts';
import { type Figure, newField, UNTOUCHED } from '../../model/field.ts';
import { type FolkloreTable, listFromLeader } from '../table.ts';

/**
 * An encounter is set up on its map (p.24): the heroes who are no ghosts where the ground has them, the leader first; of
 * each foe so many as its set-up says for so many players.
 */
export function setField(table: FolkloreTable, { ground: ref, foes }: FieldSet, last: boolean): void {
  const { state, content, emit } = table;
  const ground = content.grounds[ref]!;
  const players = String(state.heroes.length) as '1' | '2' | '3' | '4';
  const figures: Figure[] = [];
  for (const [n, hero] of listFromLeader(state).entries())
    figures.push({
      ...UNTOUCHED,
      id: figures.length,
      hero,
      foe: null,
      number: 1,
      at: state.heroes[hero]!.isGhost ? null : ground.heroes[n]!,
      vita: 0,
      broken: state.heroes[hero]!.broken === true,
    });
  let place = 0;
  for (const { foe, count } of foes)
    for (let number = 1; number <= count[players]; number++)
      figures.push({
        ...UNTOUCHED,
        id: figures.length,
        hero: null,
        foe,
        number,
        at: ground.foes[place++]!,
        vita: content.foes[foe]!.encounter!.vita,
      });
  emit({
    type: 'fieldSet',
    field: newField({
      ground: ref,
      last,
      figures,
      flames: ground.flames ?? [],
      searches: ground.searches ?? [],
    }),
    rule: 'p.24',
  });
}

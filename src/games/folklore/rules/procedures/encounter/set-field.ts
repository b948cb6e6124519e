import type { CardRef, FieldSet } from '../../model/content.ts';
import { type Field, type Figure, newField, UNTOUCHED } from '../../model/field.ts';
import { type FolkloreTable, listFromLeader } from '../table.ts';

/**
 * An encounter is set up on its map (p.24): the heroes who are no ghosts where the ground has them, the leader first; of
 * each foe so many as its set-up says for so many players.
 */
export function setField(table: FolkloreTable, { ground: ref, foes }: FieldSet, last: boolean): void {
  const { state, content } = table;
  const ground = content.grounds[ref]!;
  const players = String(state.heroes.length) as '1' | '2' | '3' | '4';
  const figures = heroesOn(table, ref);
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
  lay(table, { ground: ref, last, figures }, 'p.24');
}

/** The story sets up an adventure map (p.22): the heroes where its ground has them, and nobody else. */
export function setAdventure(table: FolkloreTable, card: CardRef): void {
  const { ground } = table.content.adventures[card]!;
  const adventure = { card, solved: [], rested: [], stayed: 0 };
  lay(table, { ground, last: false, figures: heroesOn(table, ground), adventure }, 'p.22');
}

function heroesOn({ state, content }: FolkloreTable, ref: CardRef): Figure[] {
  return listFromLeader(state).map((hero, n) => ({
    ...UNTOUCHED,
    id: n,
    hero,
    foe: null,
    number: 1,
    at: state.heroes[hero]!.isGhost ? null : content.grounds[ref]!.heroes[n]!,
    vita: 0,
  }));
}

function lay(
  { content, emit }: FolkloreTable,
  set: Pick<Field, 'ground' | 'last' | 'figures' | 'adventure'>,
  rule: string,
): void {
  const { flames = [], searches = [], features = [] } = content.grounds[set.ground]!;
  const field = newField({ ...set, flames, searches, features: features.map(({ id }) => id) });
  emit({ type: 'fieldSet', field, rule });
}

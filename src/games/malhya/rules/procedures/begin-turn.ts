/** A turn of combat begins (L4259): where tokens lie on the track; the crystal of a turn tracker moves on (L5623). */
import { initiativeAtStart } from '../combat/turn-order.ts';
import { boardValue } from '../queries/burden.ts';
import { enemyFileOf, placeOf, typesThere } from '../queries/field-of.ts';
import { endOfTurnSpells } from '../spells/running-spells.ts';
import type { MalhyaTable } from './table.ts';

export function beginTurn(table: MalhyaTable): void {
  const { state, emit } = table;
  const { turn, tracker, heroes } = placeOf(table);
  const first = turn === 0;
  const ofHeroes = state.heroes.map((one, hero) => {
    const value = boardValue(table, one, 'initiative');
    const { initiativeLost: lost } = heroes[hero]!;
    return [one.id, initiativeAtStart({ value, alarmed: false, lost })] as const;
  });
  const ofEnemies = typesThere(placeOf(table)).map(
    (type) => [type, enemyFileOf(table, type).initiative] as const,
  );
  endOfTurnSpells(table);
  emit({
    type: 'turnBegan',
    turn: turn + 1,
    tracker: first ? tracker : tracker + 1,
    initiative: Object.fromEntries([...ofHeroes, ...ofEnemies]),
    rule: 'L4259',
  });
}

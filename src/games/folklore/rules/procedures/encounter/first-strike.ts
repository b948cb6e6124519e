import type { Entry } from '../../model/ledger.ts';
import { sumOf } from '../../model/ledger.ts';
import { onField, standing } from '../../queries/encounter/ground.ts';
import { type FolkloreTable, type Rule, roll } from '../table.ts';

const D10 = 10;

/**
 * First Strike (p.24): each side rolls a d10, the higher goes first.
 * - On a tie the heroes do.
 * - With an Affliction among them the foes add 1.
 * - In darkness the foes win without a roll.
 */
export function* firstStrike(table: FolkloreTable): Rule {
  const position = onField(table);
  const { emit } = table;
  if (position.ground.dark) {
    emit({ type: 'firstStrike', heroes: null, foes: null, first: 'foes', rule: 'p.24' });
  } else {
    const isAfflicted = standing(position, 'foes').some(
      ({ foe }) => position.content.foes[foe!]!.kind === 'affliction',
    );
    const own = yield* roll(table, D10, 'p.24', table.state.leader);
    const theirs = yield* roll(table, D10, 'p.24');
    const heroes = sumOf([lineOf(own)]);
    const foes = sumOf([
      lineOf(theirs),
      { cause: { from: 'affliction' }, amount: isAfflicted ? 1 : 0, rule: 'p.24' },
    ]);
    const first = heroes.total >= foes.total ? 'heroes' : 'foes';
    emit({ type: 'firstStrike', heroes, foes, first, rule: 'p.24' });
  }
  emit({ type: 'fieldRoundBegan', round: 1, side: table.state.field!.first!, rule: 'p.24' });
}

const lineOf = (face: number): Entry => ({ cause: { from: 'die', sides: D10 }, amount: face, rule: 'p.24' });

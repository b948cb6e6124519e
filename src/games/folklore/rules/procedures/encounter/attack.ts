import { sumOf } from '../../model/ledger.ts';
import { damageOf, fieldBonus, fieldDefense } from '../../queries/encounter/encounter-numbers.ts';
import { figureIn, onField } from '../../queries/encounter/ground.ts';
import { type FolkloreTable, type Rule, roll, rollDice } from '../table.ts';
import { push } from './harm.ts';
import { handOf, hurt } from './hurt.ts';

const D100 = 100;

/** What a die of a hundred showed: naturals count on a map (pp.25, 27). */
export interface Struck {
  readonly face: number;
  readonly hit: boolean;
}

/**
 * An attack on a map (p.25, FK-20): d100, Might and what is added, equal to the Defense or greater hits; a hit costs the
 * Vita of the weapon or the card, then what else the foe's card does to whom it hits. `thrown`: what the one roll of a
 * swarm has shown already.
 */
export function* strike(
  table: FolkloreTable,
  by: number,
  target: number,
  { ability = false, thrown }: { readonly ability?: boolean; readonly thrown?: number | undefined } = {},
): Rule<Struck> {
  const position = onField(table);
  const attacker = figureIn(position, by);
  const victim = figureIn(position, target);
  const bonus = fieldBonus(position, attacker, victim, ability);
  const need = fieldDefense(position, victim);
  const face = thrown ?? (yield* roll(table, D100, 'FK-20', handOf(attacker)));
  const sum = sumOf([{ cause: { from: 'die', sides: D100 }, amount: face, rule: 'FK-20' }, ...bonus.entries]);
  const hit = sum.total >= need.total;
  table.emit({ type: 'fieldAttack', by, target, roll: sum, need, face, hit, rule: 'FK-20' });
  if (hit) yield* wound(table, by, target);
  return { face, hit };
}

function* wound(table: FolkloreTable, by: number, target: number): Rule {
  const position = onField(table);
  const attacker = figureIn(position, by);
  const lost = sumOf(yield* rollDice(table, damageOf(position, attacker), 'FK-1', handOf(attacker)));
  hurt(table, target, lost.total, 'FK-1');
  const side = attacker.foe === null ? undefined : position.content.foes[attacker.foe]?.encounter;
  const victim = () => figureIn(onField(table), target);
  if (side?.darkens && victim().hero !== null && victim().at !== null && !victim().darkened)
    table.emit({ type: 'darkened', figure: target, rule: 'p.27' });
  if (side?.stuns && victim().at !== null && !victim().down)
    table.emit({ type: 'knockedDown', figure: target, rule: 'p.27' });
  if (side?.push && victim().at !== null) yield* push(table, by, target, side.push);
}

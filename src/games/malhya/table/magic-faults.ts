/** What is wrong with spells in a state from a file: cards there are not, a cast of nobody's. */
import type { Finding } from '../../../check/problem.ts';
import { beyond, type NamedCard, saidFault } from '../../../stores/opened/guest-faults.ts';
import type { MalhyaContent } from '../rules/model/content.ts';
import { ACTION_POINTS } from '../rules/model/fixed-numbers.ts';
import type { MalhyaState } from '../rules/model/state.ts';
import * as wanted from '../words/wanted.ts';

type Shelf = Exclude<keyof MalhyaContent, 'hash'>;

/** Every card that spells speak of. */
export function* namesInMagic({ heroes, group, magic }: MalhyaState): Generator<NamedCard<Shelf>> {
  for (const [i, { spells }] of heroes.entries())
    for (const [j, ref] of spells.entries()) yield [`.heroes[${i}].spells[${j}]`, 'spells', ref];
  for (const [i, { spell }] of group.scenarioCards.entries())
    if (spell !== undefined) yield [`.group.scenarioCards[${i}].spell`, 'spells', spell];
  const { cast, running, blanks } = magic;
  if (cast) {
    yield ['.magic.cast.spell', 'spells', cast.spell];
    if (cast.stone !== null) yield ['.magic.cast.stone', 'scenario', cast.stone];
  }
  for (const [i, { spell }] of running.entries()) yield [`.magic.running[${i}].spell`, 'spells', spell];
  for (const [i, { enemy, token }] of blanks.entries()) {
    yield [`.magic.blanks[${i}].enemy`, 'enemies', enemy];
    yield [`.magic.blanks[${i}].token`, 'upgrades', token];
  }
}

/** A cast in a place, of a hero who is there, with no more AP than there are. */
export function faultOfMagic({ magic: { cast }, heroes, place }: MalhyaState, path: string): Finding | null {
  if (!cast) return null;
  const at = `${path}.magic.cast`;
  if (!place) return saidFault(at, wanted.PLACE_FOR_CAST_WANTED, cast);
  if (cast.hero >= heroes.length) return beyond(`${at}.hero`, cast.hero, heroes.length - 1);
  return cast.paid > ACTION_POINTS ? beyond(`${at}.paid`, cast.paid, ACTION_POINTS) : null;
}

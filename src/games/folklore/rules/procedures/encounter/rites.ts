import { type Figure, UNTOUCHED } from '../../model/field.ts';
import { sumOf } from '../../model/ledger.ts';
import type { FolkloreAct } from '../../model/prompts.ts';
import { characters, figureIn, onField } from '../../queries/encounter/ground.ts';
import { sees } from '../../queries/encounter/sight.ts';
import { changeStat } from '../changes.ts';
import { type FolkloreTable, type Rule, rollDice } from '../table.ts';
import { check } from './checks.ts';

/**
 * An attempt at a prayer or a ritual (p.25): it costs its Power whatever comes of it, and does what it does where a d10 and
 * the nerve of whoever attempts it come to what it needs (FK-55).
 */
export function* attempt(
  table: FolkloreTable,
  id: number,
  { rite: name, target, at }: Extract<FolkloreAct, { readonly do: 'rite' }>,
): Rule {
  const { state, content, emit } = table;
  const me = figureIn(onField(table), id);
  const hero = me.hero!;
  const rite = content.heroes[state.heroes[hero]!.card]!.rites!.find((one) => one.id === name)!;
  changeStat(table, hero, 'power', -rite.power, 'p.25');
  if (!(yield* check(table, hero, { rite: name }, { skill: 'nerve', need: rite.need }))) return;
  const { does } = rite;
  const seen = () => characters(onField(table)).filter((one) => sees(onField(table), me, one));
  if ('heals' in does) {
    const healed = sumOf(yield* rollDice(table, does.heals, 'p.25', hero));
    for (const one of seen()) changeStat(table, one.hero!, 'vita', healed.total, 'p.25');
  } else if ('lifts' in does) {
    for (const { id: figure, darkened } of seen())
      if (darkened) emit({ type: 'lightened', figure, rule: 'p.27' });
  } else if ('summons' in does) {
    const { figures } = onField(table).field;
    const called: Figure = {
      ...UNTOUCHED,
      id: figures.length,
      hero: null,
      foe: does.summons,
      number: 1 + figures.filter(({ foe }) => foe === does.summons).length,
      at: at!,
      vita: content.foes[does.summons]!.encounter!.vita,
      summoner: id,
      ally: hero,
    };
    emit({ type: 'summoned', figure: called, rule: 'p.28' });
  } else if ('controls' in does) emit({ type: 'controlled', figure: target!, by: hero, rule: 'p.28' });
  else emit({ type: 'knockedDown', figure: target!, rule: 'p.27' });
}

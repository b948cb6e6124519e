/**
 * Crafting (L2366–2382): after the event, as often as there are cubes (MA-70).
 * 1. The cubes of a recipe, of any heroes (L2382).
 * 2. What is made goes where the table says; no space for it: lost, or something is discarded (L2366, L2368).
 * 3. A talent makes one more of the same type (L5928).
 */
import type { MalhyaOption } from '../model/prompts.ts';
import { askHero, type MalhyaTable, type Rule } from '../procedures/table.ts';
import { talentsOf } from '../queries/gear.ts';
import { conscious } from '../queries/holds.ts';
import { canCraft, extraOf, giversOf } from './recipes.ts';
import { shareCube } from './share.ts';

export const craftOptions = ({ state, content }: Pick<MalhyaTable, 'state' | 'content'>): MalhyaOption[] =>
  Object.values(content.recipes)
    .filter((recipe) => canCraft(state.heroes, recipe))
    .map(({ id }) => ({ id: `craft:${id}`, act: { do: 'craft', recipe: id } }));

export function* craft(table: MalhyaTable, ref: string): Rule {
  const { state, content, emit } = table;
  const recipe = content.recipes[ref]!;
  emit({ type: 'crafted', recipe: ref, rule: 'L2366' });
  for (const { kind, colour } of recipe.of) {
    const hero = yield* askHero(table, giversOf(state.heroes, { kind, colour }), {
      kind: 'give',
      rule: 'L2382',
    });
    emit({ type: 'cubeLost', hero, kind, colour, rule: 'L2366' });
  }
  const crafts = conscious(table)
    .flatMap((hero) => talentsOf(table, state.heroes[hero]!))
    .flatMap(({ face }) => (face.does ?? []).map((sign) => sign.crafts));
  for (let i = 0; i <= extraOf(crafts, recipe); i++)
    yield* shareCube(table, recipe.makes, conscious(table)[0] ?? 0, i === 0 ? 'L2366' : 'L5928');
}

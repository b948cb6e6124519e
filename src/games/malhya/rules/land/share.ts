/**
 * A resource that is the group's (L2351, L2366): it goes to a hero of the table's choice with a free space; without one
 * something may be discarded for it, else it is lost (MA-74).
 */
import type { MalhyaOption } from '../model/prompts.ts';
import { gainCube } from '../procedures/gain.ts';
import { ask, heroOption, type MalhyaTable, type Rule } from '../procedures/table.ts';
import { findsOf } from './carrying.ts';
import type { Resource } from './land-words.ts';

const LEAVE: MalhyaOption = { id: 'leave', act: { do: 'leave' } };

export function* shareCube(
  table: MalhyaTable,
  { kind, colour }: Resource,
  finder: number,
  rule: string,
): Rule {
  const finds = findsOf(table.state.heroes, { kind, colour });
  const roomy = finds.filter(({ free }) => free > 0);
  const others = finds.filter((find) => find.free === 0 && 'out' in find && find.out.length > 0);
  const options = (roomy.length > 0 ? roomy : others).map(({ hero }) => heroOption(table, hero));
  const act = yield* ask(table, {
    kind: 'share',
    hero: null,
    found: { kind, colour },
    options: roomy.length > 0 ? options : [LEAVE, ...options],
    rule,
  });
  if (act.do === 'hero') yield* gainCube(table, act.hero, kind, colour);
  else table.emit({ type: 'cubeLeft', hero: finder, kind, colour, rule: 'MA-74' });
}

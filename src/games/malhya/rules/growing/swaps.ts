/** A talent: three resources of a type, of any colors, for one of that type (L5900). */
import { SWAP_PRICE } from '../model/fixed-numbers.ts';
import type { MalhyaOption } from '../model/prompts.ts';
import { COLOURS_OF, CUBES, type CubeKind } from '../model/vocabulary.ts';
import { ask, type MalhyaTable, type Rule } from '../procedures/table.ts';
import type { Position } from '../queries/booklets.ts';
import { talentsOf } from '../queries/gear.ts';

export function swapOptions(position: Position, hero: number): MalhyaOption[] {
  const one = position.state.heroes[hero]!;
  const kinds = talentsOf(position, one).flatMap(({ face }) => (face.does ?? []).map(({ swaps }) => swaps));
  return CUBES.filter((kind) => kinds.includes(kind) && one.cubes[kind].length >= SWAP_PRICE).map((kind) => ({
    id: `three-for-one:${one.id}:${kind}`,
    act: { do: 'three-for-one', hero, kind },
  }));
}

export function* swapCubes(table: MalhyaTable, hero: number, kind: CubeKind): Rule {
  const rule = 'L5900';
  const colours = (list: readonly string[]): MalhyaOption[] =>
    COLOURS_OF[kind]
      .filter((colour) => list.includes(colour))
      .map((colour) => ({ id: `drop:${colour}`, act: { do: 'drop-cube', colour } }));
  for (let n = 0; n < SWAP_PRICE; n++) {
    const options = colours(table.state.heroes[hero]!.cubes[kind]);
    const act = yield* ask(table, { kind: 'swap-out', hero, cost: n, cubes: kind, options, rule });
    if (act.do === 'drop-cube') table.emit({ type: 'cubeLost', hero, kind, colour: act.colour, rule });
  }
  const act = yield* ask(table, {
    kind: 'swap-in',
    hero,
    cubes: kind,
    options: COLOURS_OF[kind].map((colour) => ({ id: `take:${colour}`, act: { do: 'drop-cube', colour } })),
    rule,
  });
  if (act.do === 'drop-cube') table.emit({ type: 'cubeGained', hero, kind, colour: act.colour, rule });
}

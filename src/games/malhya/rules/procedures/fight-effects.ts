/**
 * What attacks and defenses do besides wounds (L5016–L5036, L5160–L5243).
 * 1. Push, pull (L5164): of a hero's attack up to the number of spaces, the player chooses (L5183–L5185); of an enemy's all
 *    of them, the player chooses push or pull where it may be either.
 * 2. Initiative lost: the next turn begins at 0 (L4292). Movement lost: no free move in the next turn
 *    (L5890).
 * 3. Something discarded (L5020): aura tokens, cubes, as many as there are.
 * 4. Who cannot be pushed or pulled stands (L5888). Tokens cancelled: those of the enemy's type, for this turn (L6050).
 * 5. A step in any direction once all is resolved (L5237).
 */
import type { FightEffect } from '../combat/pools.ts';
import type { MalhyaOption } from '../model/prompts.ts';
import { CUBES, type CubeKind } from '../model/vocabulary.ts';
import { type Shove, spacesToBeside } from '../place/push.ts';
import { keyOf } from '../place/space.ts';
import { walksOf } from '../place/walks.ts';
import { enemyFileOf, fieldOf, figureOf, heroIndex, placeOf, standingWith } from '../queries/field-of.ts';
import { noteEngaged } from './engaged.ts';
import { shoveFrom } from './fight-harm.ts';
import { activate } from './heal.ts';
import { ask, type MalhyaTable, type Rule } from './table.ts';

/** `by` does it to `who`. */
export function* carryEffect(table: MalhyaTable, by: string, who: string, effect: FightEffect): Rule {
  const hero = heroIndex(table.state, who);
  switch (effect.do) {
    case 'push':
    case 'pull':
      return yield* shove(table, by, who, [effect.do], effect.spaces);
    case 'push-or-pull':
      return yield* shove(table, by, who, ['push', 'pull'], effect.spaces);
    case 'pull-beside': {
      if (isSteady(table, who)) return;
      const field = fieldOf(table);
      const [from, to] = [standingWith(field, by), standingWith(field, who)];
      if (from && to) yield* shoveFrom(table, by, who, { shove: 'pull', spaces: spacesToBeside(from, to) });
      return;
    }
    case 'lose-initiative':
      if (hero >= 0) table.emit({ type: 'initiativeLost', hero, rule: 'L4292' });
      return;
    case 'lose-movement':
      if (hero >= 0) table.emit({ type: 'movementLost', hero, rule: 'L5890' });
      return;
    case 'discard':
      if (hero >= 0) yield* discard(table, hero, effect);
      return;
    case 'cancel-tokens': {
      const type = figureOf(table, who)?.type;
      if (type && (placeOf(table).upgrades[type] ?? []).length > 0)
        table.emit({ type: 'tokensCancelled', enemy: type, rule: 'L6050' });
      return;
    }
    case 'step':
      return yield* step(table, by, effect.spaces);
    case 'aura-for-kill':
      return;
  }
}

/** Whether pushes and pulls do nothing to it; that is told. */
function isSteady(table: MalhyaTable, who: string): boolean {
  const figure = figureOf(table, who);
  if (!figure || !enemyFileOf(table, figure.type).steady) return false;
  table.emit({ type: 'stoodFast', figure: who, rule: 'L5888' });
  return true;
}

function* shove(table: MalhyaTable, by: string, who: string, ways: readonly Shove[], spaces: number): Rule {
  const field = fieldOf(table);
  if (!standingWith(field, by) || !standingWith(field, who) || isSteady(table, who)) return;
  const hero = heroIndex(table.state, by);
  const counts = hero >= 0 ? Array.from({ length: spaces }, (_, i) => spaces - i) : [spaces];
  const options = ways.flatMap((way) =>
    counts.map(
      (n): MalhyaOption => ({ id: `shove:${way}:${n}`, act: { do: 'shove', shove: way, spaces: n } }),
    ),
  );
  const act = yield* ask(table, {
    kind: 'shove',
    hero: hero >= 0 ? hero : null,
    who,
    options: hero >= 0 ? [...options, { id: 'keep', act: { do: 'keep' } }] : options,
    rule: 'L5183',
  });
  if (act.do === 'shove') yield* shoveFrom(table, by, who, act);
}

function* discard(
  table: MalhyaTable,
  hero: number,
  { what, count }: FightEffect & { readonly do: 'discard' },
): Rule {
  if (what === 'aura') {
    activate(table, hero, -count, 'L5020');
    return;
  }
  const kind = CUBES.find((one): one is CubeKind => one === what);
  for (let n = 0; kind && n < count; n++) {
    const colours = [...new Set(table.state.heroes[hero]!.cubes[kind])];
    if (colours.length === 0) return;
    const act = yield* ask(table, {
      kind: 'lose',
      hero,
      options: colours.map((colour) => ({ id: `drop:${colour}`, act: { do: 'drop-cube', colour } as const })),
      rule: 'L5020',
    });
    if (act.do === 'drop-cube')
      table.emit({ type: 'cubeLost', hero, kind, colour: act.colour, rule: 'L5020' });
  }
}

/** Whoever takes it may also stay. */
function* step(table: MalhyaTable, who: string, spaces: number): Rule {
  const field = fieldOf(table);
  const own = standingWith(field, who);
  if (!own) return;
  const hero = heroIndex(table.state, who);
  const act = yield* ask(table, {
    kind: 'step',
    hero: hero >= 0 ? hero : null,
    who,
    options: [
      { id: 'stay', act: { do: 'keep' } },
      ...walksOf(field, own, { points: spaces }).map(
        ({ to }): MalhyaOption => ({ id: `move:${keyOf(to)}`, act: { do: 'move', to } }),
      ),
    ],
    rule: 'L5237',
  });
  if (act.do !== 'move') return;
  table.emit({ type: 'stepped', who, to: act.to, rule: 'L5237' });
  noteEngaged(table, who);
}

/**
 * Spells in stealth (L5439–5455, L5489–5493).
 * 1. A corpse, a fallen hero's token too, or a noise token in sight and range is moved a space at a time, each time one of
 *    the player's choice; into a rift a corpse is gone, a fallen hero is not moved there (L3841, L3845).
 * 2. Each special of the difficulty dice lets the threat rise, at the end of the track the alarm comes (L5451).
 */
import type { MalhyaOption } from '../model/prompts.ts';
import { adjacentSpaces } from '../place/adjacency.ts';
import { zoneAt } from '../place/ground.ts';
import { sightOfSpace } from '../place/sight.ts';
import { isSameSpace, keyOf, type Space, spacesApart } from '../place/space.ts';
import { ask, type MalhyaTable, type Rule } from '../procedures/table.ts';
import type { Position } from '../queries/booklets.ts';
import { groundOfPlace, placeHero, placeOf } from '../queries/field-of.ts';
import { corpsesHere, quietOf } from '../stealth/quiet-here.ts';
import { type CastWish, castNumbers } from './spell-numbers.ts';

/** Something that may be moved, and whereto. */
interface Carried {
  /** A corpse by its name; of noise tokens null. */
  readonly corpse: string | null;
  readonly from: Space;
  readonly to: Space;
  readonly gone: boolean;
}

/** All that could be moved a space now. */
export function carriesOf(position: Position, wish: CastWish): readonly Carried[] {
  const { aim } = position.content.spells[wish.spell]!;
  const { at } = placeHero(position, wish.hero);
  if (!at || (aim !== 'corpse' && aim !== 'noise')) return [];
  const ground = groundOfPlace(placeOf(position));
  const range = castNumbers(position, wish).range?.total ?? 0;
  const things =
    aim === 'corpse'
      ? corpsesHere(position).map(({ id, at: from, isHero }) => ({ corpse: id, from, isHero }))
      : quietOf(position).noise.map((from) => ({ corpse: null, from, isHero: false }));
  return things
    .filter(
      ({ from }) =>
        spacesApart(at, from) <= range && sightOfSpace(ground, at, from, 'combat').state !== 'none',
    )
    .flatMap(({ corpse, from, isHero }) =>
      adjacentSpaces(ground, from)
        .map((to) => ({ corpse, from, to, gone: corpse !== null && zoneAt(ground, to) === 'rift' }))
        .filter(({ gone }) => !(gone && isHero)),
    );
}

const carryOption = ({ corpse, from, to }: Carried): MalhyaOption => ({
  id: `carry:${corpse ?? keyOf(from)}:${keyOf(to)}`,
  act: { do: 'carry', corpse, from, to },
});

/** A space, so many times; it may be left at fewer. */
export function* carryThings(table: MalhyaTable, spaces: number): Rule {
  for (let n = 0; n < spaces; n++) {
    const cast = table.state.magic.cast!;
    const all = carriesOf(table, cast);
    if (all.length === 0) return;
    const act = yield* ask(table, {
      kind: 'spell-carry',
      hero: cast.hero,
      spell: cast.spell,
      cost: spaces - n,
      options: [...all.map(carryOption), { id: 'done', act: { do: 'done' } }],
      rule: 'L5449',
    });
    if (act.do !== 'carry') return;
    const one = all.find(
      ({ corpse, from, to }) =>
        corpse === act.corpse && isSameSpace(from, act.from) && isSameSpace(to, act.to),
    )!;
    table.emit({ type: 'spellCarried', ...one, rule: 'L5449' });
  }
}

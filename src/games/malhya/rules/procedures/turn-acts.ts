/**
 * What a hero's turn has in both modes (L4354–L4359, MA-144): talents, spells, potions and objects, weapons, trade, what
 * lies there, taking a turn up, waiting. Fights add attacks (`hero-turn.ts`), stealth its lines (`stealth/quiet-turn.ts`).
 */
import { giveUpMove, spendOnPeople, talentOptions } from '../growing/talents-in-turns.ts';
import type { MalhyaAct, MalhyaOption } from '../model/prompts.ts';
import { freeAt } from '../place/hero-walks.ts';
import type { Position } from '../queries/booklets.ts';
import { fieldOf, placeHero, standingWith } from '../queries/field-of.ts';
import { boardOf, meansOf } from '../queries/fighters.ts';
import { castSpell, spellOptions } from '../spells/cast-spell.ts';
import { spendAction } from './engaged.ts';
import { carryUse, uses } from './free.ts';
import { changeWeapon, drawSpare, pickUp, thingOptions, trade } from './hero-things.ts';
import type { MalhyaTable, Rule } from './table.ts';
import { type PlayTurn, takeUp, takeUpOptions } from './waiting.ts';

export const ownOptions = (position: Position, hero: number): MalhyaOption[] => [
  ...keepOptions(position, hero),
  ...talentOptions(position, hero),
  ...spellOptions(position, hero),
  ...uses(position, [hero]),
  ...thingOptions(position, hero),
  ...takeUpOptions(position),
  ...(position.state.heroes[hero]!.ap >= boardOf(position, hero).wait
    ? [{ id: 'wait', act: { do: 'wait' } } as const]
    : []),
];

/** Steps for AP first, and the free move after what it does then (L3333); beside an enemy there is none to keep. */
function keepOptions(position: Position, hero: number): MalhyaOption[] {
  const { free, freeKept } = placeHero(position, hero);
  if (free !== 'whole') return [];
  if (freeKept) return [{ id: 'use-free', act: { do: 'use-free' } }];
  const field = fieldOf(position);
  const { id, ap } = position.state.heroes[hero]!;
  const own = standingWith(field, id);
  return own && freeAt(field, own, meansOf(position, hero)) > 0 && ap >= boardOf(position, hero).step[0]!
    ? [{ id: 'keep-free', act: { do: 'keep-free' } }]
    : [];
}

/** `playTurn`: how a turn that is taken up is played. */
export function* carryOwn(table: MalhyaTable, hero: number, act: MalhyaAct, playTurn: PlayTurn): Rule {
  if (act.do === 'use' && table.content.gear[act.gear]!.use!.ap) spendAction(table, hero);
  if (yield* carryUse(table, act)) return;
  switch (act.do) {
    case 'cast':
      return yield* castSpell(table, hero, act);
    case 'switch':
      return changeWeapon(table, hero, 'L1030');
    case 'switch-spare':
      return drawSpare(table, hero);
    case 'barehanded':
      return changeWeapon(table, hero, 'L1057');
    case 'keep-free':
    case 'use-free':
      return table.emit({ type: 'freeMoveKept', hero, kept: act.do === 'keep-free', rule: 'L3333' });
    case 'give-up':
      return giveUpMove(table, hero, act.talent);
    case 'people':
    case 'copy':
      return yield* spendOnPeople(table, hero, act);
    case 'trade':
      return yield* trade(table, hero, act.hero);
    case 'pick-up':
      return yield* pickUp(table, hero);
    case 'take-up':
      return yield* takeUp(table, act.hero, playTurn);
  }
}

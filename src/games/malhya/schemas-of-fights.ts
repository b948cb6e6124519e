/** Parts of attacks and defenses, weapons' lines, armour, boards, enemies and their tokens, as files have them. */
import * as v from 'valibot';
import { cardId as id } from '../../check/guest-content.ts';
import {
  few,
  fewOrNone,
  fields,
  list,
  name,
  oneOf,
  type Schema,
  some,
  text,
  wholeUpTo,
  yes,
} from '../../check/schemas.ts';
import type { EnemyAttack, SpecialAction } from './rules/combat/enemy-card.ts';
import type { AttackKind } from './rules/combat/fight-targets.ts';
import type { AttackLine, DefenseLine } from './rules/combat/handling.ts';
import type { BrokenArmour } from './rules/combat/outcome-of-attack.ts';
import type { AttackGain, AttackPart, DefenseGain, DefensePart, FightEffect } from './rules/combat/pools.ts';
import type {
  ArmourFile,
  AuraEffect,
  BoardFile,
  EnemyFile,
  FightSign,
  PeopleTurn,
  UpgradeFile,
  WeaponFile,
} from './rules/model/place-content.ts';
import { CUBES } from './rules/model/vocabulary.ts';
import type { Space } from './rules/place/space.ts';
import { byCharacteristic, refTo } from './schemas-of-names.ts';
import { heroStealthSigns, stealthSigns } from './schemas-of-stealth.ts';

const some1 = v.optional(few);
const opt = v.optional(yes);

const shove = { spaces: few };

const effect = oneOf<'do', FightEffect>('do', {
  push: fields({ do: v.literal('push'), ...shove }),
  pull: fields({ do: v.literal('pull'), ...shove }),
  'push-or-pull': fields({ do: v.literal('push-or-pull'), ...shove }),
  'pull-beside': fields({ do: v.literal('pull-beside') }),
  'lose-initiative': fields({ do: v.literal('lose-initiative') }),
  'cancel-tokens': fields({ do: v.literal('cancel-tokens') }),
  'lose-movement': fields({ do: v.literal('lose-movement') }),
  discard: fields({ do: v.literal('discard'), what: v.picklist(['aura', ...CUBES]), count: few }),
  step: fields({ do: v.literal('step'), ...shove }),
  'aura-for-kill': fields({ do: v.literal('aura-for-kill'), count: few }),
} as never) as Schema<FightEffect>;

const attackGain: Schema<AttackGain> = fields({
  damage: some1,
  injury: some1,
  shock: some1,
  cancelDefense: some1,
  cancelDodge: some1,
  cancelShields: v.optional(v.union([few, v.literal('all')])),
  effects: v.optional(some(effect)),
}) as unknown as Schema<AttackGain>;

const defenseGain: Schema<DefenseGain> = fields({
  shields: some1,
  dodge: opt,
  counter: some1,
  cancelShocks: v.optional(v.union([few, v.literal('all')])),
  effects: v.optional(some(effect)),
});

const attackPart = {
  dice: v.optional(fields({ attack: some1, power: some1 })),
  gain: v.optional(attackGain),
  specials: v.optional(fields({ attack: v.optional(attackGain), power: v.optional(attackGain) })),
  only: v.optional(v.picklist(['melee', 'ranged'])),
};
const attack: Schema<AttackPart> = fields(attackPart) as unknown as Schema<AttackPart>;
const defense: Schema<DefensePart> = fields({
  dice: v.optional(fields({ defense: some1, dodge: some1 })),
  gain: v.optional(defenseGain),
  specials: v.optional(fields({ defense: v.optional(defenseGain), dodge: v.optional(defenseGain) })),
}) as unknown as Schema<DefensePart>;

/** Of a place, or seen from a figure. */
const offset: Schema<Space> = v.tuple([wholeUpTo(-20, 20), wholeUpTo(-20, 20)]) as unknown as Schema<Space>;

const needs = v.optional(byCharacteristic(v.optional(wholeUpTo(1, 5))));

const attackLine: Schema<AttackLine> = fields({
  ap: fewOrNone,
  needs,
  adds: fields({ ...attackPart, area: v.optional(some(offset)) }),
  forAura: v.optional(fields({ ...attackPart, area: v.optional(some(offset)) })),
}) as unknown as Schema<AttackLine>;
const defenseLine: Schema<DefenseLine> = fields({
  ap: fewOrNone,
  needs,
  adds: defense,
  forAura: v.optional(defense),
}) as unknown as Schema<DefenseLine>;

const parts = { attack: v.optional(attack), defense: v.optional(defense) };

export const weapon: Schema<WeaponFile> = fields({
  id: refTo('weapon'),
  ranged: v.nullable(fields({ range: v.nullable(few) })),
  longReach: opt,
  passive: fields(parts),
  attack: some(attackLine),
  defense: list(defenseLine),
  stealth: v.optional(heroStealthSigns),
});

const breaks: Schema<BrokenArmour> = fields({ dodge: opt, shields: some1 });

export const armour: Schema<ArmourFile> = fields({
  id: refTo('armour'),
  defense,
  breaks: v.optional(breaks),
  lostAtZero: opt,
  rerollsWhite: opt,
});

const peopleTurn = oneOf<'in', PeopleTurn>('in', {
  move: fields({ in: v.literal('move'), light: opt, movement: some1 }),
  initiative: fields({ in: v.literal('initiative'), adds: few }),
  check: fields({ in: v.literal('check') }),
  copy: fields({ in: v.literal('copy') }),
  stealth: fields({ in: v.literal('stealth') }),
} as never) as Schema<PeopleTurn>;

const auraEffect: Schema<AuraEffect> = fields({ text, ...parts, turn: v.optional(peopleTurn) });

export const board: Schema<BoardFile> = fields({
  id: refTo('heroes'),
  step: some(fewOrNone),
  initiative: fields({ ap: few, adds: few }),
  wait: fewOrNone,
  light: opt,
  aura: list(auraEffect),
  claws: opt,
});

export const fightSign: Schema<FightSign> = fields({
  ...parts,
  keepsFree: opt,
  stealth: v.optional(heroStealthSigns),
  charge: v.optional(attack),
  beside: v.optional(attack),
  pastYellow: opt,
  givesUp: some1,
  shields: some1,
});

const by = oneOf<'kind', AttackKind>('kind', {
  melee: fields({ kind: v.literal('melee'), longReach: v.boolean() }),
  ranged: fields({ kind: v.literal('ranged'), range: v.nullable(few), pastCorners: opt }),
} as never) as Schema<AttackKind>;

const upgrade = { ...parts, initiative: some1, movement: some1, engagedFirst: opt };

export const upgradeToken: Schema<UpgradeFile> = fields({
  ...upgrade,
  id,
  name,
  count: few,
  special: opt,
});

const special: Schema<SpecialAction> = fields({
  ...upgrade,
  tokens: some1,
  initiativeOfAll: some1,
  allWhole: opt,
});

const enemyAttack: Schema<EnemyAttack> = fields({ adds: attack, by, auratic: opt, area: opt });

export const enemy: Schema<EnemyFile> = fields({
  id,
  name,
  text,
  insignia: name,
  initiative: few,
  movement: few,
  life: few,
  size: v.optional(v.picklist([1, 4])),
  light: opt,
  engagedFirst: opt,
  steady: opt,
  tokens: some1,
  attack: some(enemyAttack),
  defense,
  passive: v.optional(fields(parts)),
  special: v.optional(special),
  shields: some1,
  stealth: v.optional(stealthSigns),
});

/** The icon of an answer. */
import type { ComponentType, SVGProps } from 'react';
import {
  type Act,
  type ActKind,
  abilityBehind,
  type EffectOp,
  type Position,
} from '../../../engine/index.ts';
import {
  AssemblageIcon,
  AttackIcon,
  BarrierIcon,
  BreakAttackIcon,
  CancelIcon,
  CheckIcon,
  ChestIcon,
  DaggersIcon,
  DefenseIcon,
  DiceIcon,
  DodgeIcon,
  EndTurnIcon,
  EquipIcon,
  FlameIcon,
  HandIcon,
  HpIcon,
  JumpIcon,
  MoveIcon,
  ScrollIcon,
  SpellIcon,
  StaminaIcon,
  TargetIcon,
} from '../../icons/index.ts';

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

/** The sign of every kind of answer; what has none of its own is read, from a scroll. */
const ICONS: { readonly [K in ActKind]: Icon } = {
  pass: EndTurnIcon,
  decline: CancelIcon,
  done: CancelIcon,
  'nobody-else': ScrollIcon,
  'end-turn': EndTurnIcon,
  actions: ScrollIcon,
  move: MoveIcon,
  attack: AttackIcon,
  'attack-ally': AttackIcon,
  'open-loot': ChestIcon,
  'encounter-action': ChestIcon,
  'take-token': ScrollIcon,
  'drop-token': ScrollIcon,
  'turn-door': ScrollIcon,
  story: ScrollIcon,
  'take-dynamite': ScrollIcon,
  'place-dynamite': ScrollIcon,
  're-equip': EquipIcon,
  summon: ScrollIcon,
  step: ScrollIcon,
  jump: JumpIcon,
  'buy-movement': MoveIcon,
  'end-movement': EndTurnIcon,
  'be-moved': ScrollIcon,
  place: ScrollIcon,
  'choose-space': ScrollIcon,
  target: TargetIcon,
  'choose-trader': ScrollIcon,
  use: ScrollIcon,
  'use-token': ScrollIcon,
  'use-now': ScrollIcon,
  'choose-discipline': ScrollIcon,
  'choose-card': ScrollIcon,
  'choose-effect': ScrollIcon,
  'choose-part': ScrollIcon,
  'choose-exalted': AssemblageIcon,
  agree: CheckIcon,
  'choose-number': ScrollIcon,
  'resolve-first': ScrollIcon,
  'resolve-status': ScrollIcon,
  empower: FlameIcon,
  dodge: DodgeIcon,
  'dodge-with': DodgeIcon,
  counter: AttackIcon,
  'counter-with': AttackIcon,
  'break-attack': BreakAttackIcon,
  'spend-best': CheckIcon,
  spend: SpellIcon,
  resist: ScrollIcon,
  'fail-on-purpose': ScrollIcon,
  'use-upgrades': ScrollIcon,
  'use-dice': DiceIcon,
  'keep-roll': ScrollIcon,
  'roll-again': DiceIcon,
  'choose-dice': DiceIcon,
  'turn-die': DiceIcon,
  'type-face': DiceIcon,
  equip: EquipIcon,
  store: EquipIcon,
  'turn-over': EquipIcon,
  discard: ScrollIcon,
  take: EquipIcon,
  'take-companion': EquipIcon,
  'stash-companion': ScrollIcon,
  stash: ScrollIcon,
  'take-ware': EquipIcon,
};

/** The sort of an ability, by the first of these it does: on a phone its line has no room. */
const SORTS: { readonly [D in EffectOp['do']]?: Icon } = {
  attack: AttackIcon,
  spell: SpellIcon,
  force: SpellIcon,
  'free-move': MoveIcon,
  'move-action': MoveIcon,
  warp: MoveIcon,
  swap: MoveIcon,
  push: MoveIcon,
  pull: MoveIcon,
  command: MoveIcon,
  heal: HpIcon,
  revive: HpIcon,
  survive: HpIcon,
  throw: DaggersIcon,
  damage: SpellIcon,
  reduce: DefenseIcon,
  dodge: DodgeIcon,
  counter: AttackIcon,
  empower: FlameIcon,
  reroll: DiceIcon,
  'gain-sp': StaminaIcon,
};

/** Tokens by what they are spent for; any other is an aid. */
const TOKENS: { readonly [token: string]: Icon } = {
  intervention: DiceIcon,
  dodge: DodgeIcon,
  heal: HpIcon,
};

/** Aid for one's own, a spell at others; what shields is a shield. */
function sortOfOne(op: EffectOp): Icon | undefined {
  if (op.do === 'gain-token') return TOKENS[op.token] ?? HandIcon;
  if (op.do !== 'inflict') return SORTS[op.do];
  if (op.effect === 'barrier') return BarrierIcon;
  const isOwn =
    op.to?.who === 'self' || ('side' in op.to && op.to.side !== 'opponent' && op.to.side !== 'figure');
  return isOwn ? HandIcon : SpellIcon;
}

function sortOf(act: Act, cards: Position['cards']): Icon | undefined {
  const effects = (act.do === 'use' && abilityBehind(cards, act.cause)?.effects) || [];
  return effects.map(sortOfOne).find((icon) => icon !== undefined);
}

/** Where abilities are among the answers, their cards say of which sort they are. */
export const iconOf = (act: Act, position?: Position): Icon =>
  (position && sortOf(act, position.cards)) ?? ICONS[act.do];

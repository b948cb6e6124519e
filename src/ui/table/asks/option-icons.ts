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
  BreakAttackIcon,
  CancelIcon,
  CheckIcon,
  ChestIcon,
  DiceIcon,
  DodgeIcon,
  EndTurnIcon,
  EquipIcon,
  FlameIcon,
  HpIcon,
  JumpIcon,
  MoveIcon,
  ScrollIcon,
  SpellIcon,
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
  heal: HpIcon,
};

function sortOf(act: Act, cards: Position['cards']): Icon | undefined {
  const effects = (act.do === 'use' && abilityBehind(cards, act.cause)?.effects) || [];
  return effects.map((op) => SORTS[op.do]).find((icon) => icon !== undefined);
}

/** Where abilities are among the answers, their cards say of which sort they are. */
export const iconOf = (act: Act, position?: Position): Icon =>
  (position && sortOf(act, position.cards)) ?? ICONS[act.do];

import type { ComponentType, SVGProps } from 'react';
import type { Option, Position, Prompt } from '../../engine/index.ts';
import { useOdds } from '../hooks/use-odds.ts';
import {
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
  JumpIcon,
  MoveIcon,
  ScrollIcon,
  SpellIcon,
  StaminaIcon,
  TargetIcon,
} from '../icons/index.ts';
import { percent } from './numbers.ts';

interface Props {
  readonly option: Option;
  readonly shortcut: number | null;
  readonly position: Position;
  readonly asker: Prompt;
  readonly chosen?: boolean;
  readonly onAnswer: (option: Option) => void;
}

type Icon = ComponentType<SVGProps<SVGSVGElement>>;
const ICONS: readonly (readonly [RegExp, Icon])[] = [
  [/^move$|^buy$/, MoveIcon],
  [/^jump:/, JumpIcon],
  [/^attack:/, AttackIcon],
  [/^attack$/, BreakAttackIcon],
  [/^counter/, AttackIcon],
  [/^encounter:/, ChestIcon],
  [/^re-equip$|^equip:|^store:|^turn:|^take:/, EquipIcon],
  [/^empower/, FlameIcon],
  [/^dodge/, DodgeIcon],
  [/^end|^pass/, EndTurnIcon],
  [/^no$|^done$|^none/, CancelIcon],
  [/^best$|^yes$/, CheckIcon],
  [/^target:/, TargetIcon],
  [/^reroll|^face:/, DiceIcon],
  [/^spend:/, SpellIcon],
];

export const iconOf = (id: string): Icon => ICONS.find(([pattern]) => pattern.test(id))?.[1] ?? ScrollIcon;

/** One answer: what, for how much, what to know of it, and its key. */
export function OptionButton({ option, shortcut, position, asker, chosen, onAnswer }: Props) {
  const Icon = iconOf(option.id);
  const isAttack = option.id.startsWith('attack:') && option.figure !== undefined;
  const [plain] = useOdds(position, isAttack ? asker.figure : null, isAttack ? option.figure! : null);
  return (
    <button
      type="button"
      className="btn option"
      data-proposed={option.proposed || undefined}
      data-chosen={chosen || undefined}
      data-option={option.id}
      aria-keyshortcuts={shortcut ? String(shortcut) : undefined}
      onClick={() => onAnswer(option)}
    >
      {shortcut !== null && (
        <span className="kbd" aria-hidden="true">
          {shortcut}
        </span>
      )}
      <Icon className="option-icon" />
      <span className="option-words">
        <span>{option.label}</span>
        {option.note && <small>{option.note}</small>}
      </span>
      {plain && (
        <small
          className="option-odds"
          title={`Hits ${percent(plain.hit)}, ${plain.expected.toFixed(1)} damage to expect`}
        >
          {percent(plain.hit)}
        </small>
      )}
      {option.sp !== undefined && (
        <span className="option-sp">
          <StaminaIcon />
          {option.sp}
          <span className="visually-hidden"> SP</span>
        </span>
      )}
    </button>
  );
}

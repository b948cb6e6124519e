import type { Option, Prompt, PromptKind } from '../../engine/index.ts';
import { spaceOf } from '../../stores/middara/options.ts';

/** A question's answers as the panel sets them out. */
export interface OptionGroups {
  /** Big buttons, with number keys in this order. */
  readonly main: readonly Option[];
  /** Spaces of the board: pointed at there, or chosen from a row of small buttons. */
  readonly spaces: readonly Option[];
  /** Interjections: used, and the same question comes again. */
  readonly anyTime: readonly Option[];
  /** Attacks on friends: out of the way of the others, without keys (p.43). */
  readonly friendly: readonly Option[];
}

/** Whether its spaces are pointed at on the board rather than listed with the other answers. */
const ON_BOARD: Readonly<Record<PromptKind, boolean>> = {
  placement: true,
  turn: false,
  'attack-target': false,
  move: true,
  're-equip': false,
  empower: false,
  dodge: false,
  'break-attack': false,
  'after-roll': false,
  'choose-dice': false,
  'to-hit': false,
  'determine-damage': false,
  'spend-symbols': false,
  'damage-reduction': false,
  counter: false,
  'after-miss': false,
  'follow-up': false,
  reaction: false,
  'choose-target': false,
  'choose-space': true,
  'choose-way': false,
  optional: false,
  choose: false,
  'status-order': false,
  conviction: false,
  'die-face': false,
  'gain-item': false,
  upgrade: false,
};

export function groupOptions(prompt: Prompt): OptionGroups {
  const onBoard = (option: Option) => ON_BOARD[prompt.kind] && spaceOf(option.act) !== null;
  const own = prompt.options.filter((option) => !option.interjection);
  const isFriendly = ({ act }: Option) => act.do === 'attack-ally';
  const plain = own.filter((option) => !onBoard(option) && !isFriendly(option));
  // What the table proposes comes first.
  const main = [...plain.filter((o) => o.proposed), ...plain.filter((o) => !o.proposed)];
  return {
    main,
    spaces: own.filter(onBoard),
    anyTime: prompt.options.filter((option) => option.interjection),
    friendly: own.filter(isFriendly),
  };
}

import type { Option, Prompt } from '../../engine/index.ts';
import { spaceOf } from '../../stores/middara/options.ts';

/** A question's answers as the panel sets them out. */
export interface OptionGroups {
  /** Big buttons, with number keys in this order. */
  readonly main: readonly Option[];
  /** Spaces of the board: pointed at there, or chosen from a row of small buttons. */
  readonly spaces: readonly Option[];
  /** Interjections: used, and the same question comes again. */
  readonly anyTime: readonly Option[];
}

const ON_BOARD: readonly Prompt['kind'][] = ['placement', 'choose-space', 'move'];

export function groupOptions(prompt: Prompt): OptionGroups {
  const onBoard = (option: Option) => spaceOf(option.act) !== null && ON_BOARD.includes(prompt.kind);
  const own = prompt.options.filter((option) => !option.interjection);
  const plain = own.filter((option) => !onBoard(option));
  // What the table proposes comes first.
  const main = [...plain.filter((o) => o.proposed), ...plain.filter((o) => !o.proposed)];
  return {
    main,
    spaces: own.filter(onBoard),
    anyTime: prompt.options.filter((option) => option.interjection),
  };
}

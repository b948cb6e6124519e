/** Of each rule in our words: its pages, what leads to it, which position plays it. */
import type { SwitchName } from '../../engine/index.ts';
import type { SceneId } from '../../stores/middara/scenes.ts';
import type { Keyword } from '../en/keywords.ts';
import { FIGHT_FACTS } from './fight-facts.ts';
import { GROUND_FACTS } from './ground-facts.ts';
import type { RuleId } from './rule-ids.ts';
import { withSwitches } from './switch-facts.ts';
import { TABLE_FACTS } from './table-facts.ts';

/** What is known of a rule in any language. */
export interface RuleFacts {
  /** In the rulebook 1.08, the one to read first in front. */
  readonly pages: readonly [number, ...number[]];
  /** Shared rulings (`A4`) and this project's own (`X89`) that it is read by. */
  readonly rulings?: readonly string[];
  /** Words of cards and board that lead here. */
  readonly words?: readonly Keyword[];
  readonly see: readonly RuleId[];
  /** A position in which it can be tried. */
  readonly play?: SceneId;
  /** The switch of the set-up that it is. */
  readonly option?: SwitchName;
}

export const RULE_FACTS: Readonly<Record<RuleId, RuleFacts>> = withSwitches({
  ...TABLE_FACTS,
  ...GROUND_FACTS,
  ...FIGHT_FACTS,
});

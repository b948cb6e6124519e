import { SWITCH_NAMES, SWITCHES, type SwitchName } from '../../engine/index.ts';
import type { RuleFacts } from './facts.ts';
import type { RuleId, RuleOf } from './rule-ids.ts';

/** What the switches say of their rules, held to the rules there are. */
const SAID: { readonly [S in SwitchName]: { readonly rule: RuleFacts & { readonly id: RuleId } } } = SWITCHES;

export const SWITCH_FACTS = Object.fromEntries(
  SWITCH_NAMES.map((option): [RuleId, RuleFacts] => {
    const { id, ...facts } = SAID[option].rule;
    return [id, { ...facts, option }];
  }),
) as Readonly<Record<RuleOf<'switches'>, RuleFacts>>;

/** These rules, and from the first that each switch names a way back to it where no other rule leads there. */
export function withSwitches(
  facts: Readonly<Record<Exclude<RuleId, RuleOf<'switches'>>, RuleFacts>>,
): Readonly<Record<RuleId, RuleFacts>> {
  const all: Record<RuleId, RuleFacts> = { ...facts, ...SWITCH_FACTS };
  const reached = new Set(Object.values(all).flatMap(({ see }) => see));
  for (const { rule } of Object.values(SAID)) {
    const [from] = rule.see;
    // A name that is none is for the tests to tell, which cannot where this breaks.
    if (!reached.has(rule.id) && from && from in all)
      all[from] = { ...all[from], see: [...all[from].see, rule.id] };
  }
  return all;
}

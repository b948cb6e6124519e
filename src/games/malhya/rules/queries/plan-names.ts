import type { AuraUse, HandlingPlan } from '../combat/handling.ts';

const auraId = (use: AuraUse): string =>
  use.on === 'characteristic'
    ? use.characteristic
    : use.on === 'people'
      ? `people-${use.effect}`
      : `line-${use.line}`;

/** A plan as an answer has it: `plan:0.1`, `plan:0:dexterity`, `plan:0.2::green`; no lines: `plan:none`. */
export function planId({ lines, aura, arrow }: HandlingPlan): string {
  const parts = [lines.length > 0 ? lines.join('.') : 'none', aura ? auraId(aura) : '', arrow ?? ''];
  while (parts.length > 1 && parts.at(-1) === '') parts.pop();
  return `plan:${parts.join(':')}`;
}

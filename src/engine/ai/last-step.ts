import type { AiStep } from '../model/language/ai.ts';

/** Ruling C7's last step, kept from then on. */
export const LAST_STEP: AiStep = {
  id: 'last-step',
  if: { is: 'otherwise' },
  do: [{ do: 'move', to: { goal: 'towards', of: 'nearest' }, jump: 4 }],
};

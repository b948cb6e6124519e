import type { Effect } from '../../../engine/index.ts';
import { capital, spelled } from '../grammar.ts';

/** What stands over a figure for a moment, as short as can be. */
export const deeds = {
  dodged: 'Dodged',
  missed: 'Missed',
  resisted: 'Resisted',
  fizzled: 'Fizzles',
  counter: 'Counter',
  break: 'Break Attack',
  passed: 'Passed',
  failed: 'Failed',
  saved: 'Saved',
  down: 'Down',
  /** `+ Poison`: it has come, or `− Poison`: it has gone. */
  status: (effect: Effect, lands: boolean) => `${lands ? '+' : '−'} ${capital(spelled(effect))}`,
};

/** Nobody sends faster than a person presses: what comes faster is passed over, by the stream's own times. */
import { type Rate, SECOND, since } from './table-state.ts';

/** Messages a second of one key. */
export const FASTEST = 40;
/** Keys remembered before the idle ones are forgotten. */
const IDLE = 32;

/** Notes that this key sends something now; whether it is too fast. What is too fast counts, too. */
export function tooFast(rates: Rate[], key: string, now: string): boolean {
  if (rates.length > IDLE) {
    const lately = rates.filter(({ times }) => since(times.at(-1)!, now) < SECOND);
    rates.splice(0, rates.length, ...lately);
  }
  let rate = rates.find((one) => one.key === key);
  if (rate === undefined) {
    rate = { key, times: [] };
    rates.push(rate);
  }
  const before = rate.times.length === FASTEST ? rate.times[0]! : null;
  rate.times = [...rate.times, now].slice(-FASTEST);
  return before !== null && since(before, now) < SECOND;
}

import { parseArgs } from 'node:util';
import { alarmAt, worstOf } from '../bots/lab/surprise.ts';
import type { ChancesGiven } from './chances/chances-worker.ts';
import type { Checked } from './chances/check-chances.ts';
import type { Terminal } from './terminal.ts';
import { inWorkers, workersFor } from './workers.ts';

const USAGE = 'npm run -s chances -- [--positions 100] [--games 10000] [--seed chances]';

/**
 * `npm run -s chances`: holds what is foreseen, and the odds that are shown, against games played on with other dice.
 * Every second position is a Combatant's turn, every other one an answer. A line each, and the worst share of all. Exit
 * 1: a share is farther off than chance is ever likely to bring about; 2: bad arguments.
 */
export async function main(args: string[], terminal: Terminal): Promise<number> {
  try {
    return await hold(args, terminal);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    terminal.error(`${error.message}\n${USAGE}`);
    return 2;
  }
}

async function hold(args: string[], terminal: Terminal): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      positions: { type: 'string', default: '100' },
      games: { type: 'string', default: '10000' },
      seed: { type: 'string', default: 'chances' },
    },
  });
  const [positions, games] = [Number(values.positions), Number(values.games)];
  if (!Number.isInteger(positions) || !Number.isInteger(games) || positions < 1 || games < 1)
    throw new TypeError('positions and games: whole numbers of 1 or more');
  const given: ChancesGiven = { place: 'content', seed: values.seed, games };
  const workers = {
    workers: workersFor(positions),
    file: new URL('./chances/chances-worker.ts', import.meta.url),
    given,
  };
  // One false alarm in a million runs of as many shares as there may be.
  const alarm = alarmAt(positions * 20);
  let [held, shares, beside, rough] = [0, 0, 0, 0];
  for await (const one of inWorkers<ChancesGiven, number, Checked | null>(workers, positions, (i) => i)) {
    if (!one) continue;
    const { share, surprise } = worstOf(one.shares, games);
    const isOff = surprise > alarm;
    held += 1;
    shares += one.shares.length;
    if (!one.exact) rough += 1;
    else if (isOff) beside += 1;
    const said = `${share.what}: foreseen ${share.chance.toFixed(4)}, came ${(share.came / games).toFixed(4)}`;
    terminal.log(
      `${one.where}: ${one.of}${one.exact ? '' : ' (about)'}; worst of ${one.shares.length}: ${said}${isOff ? ' OFF' : ''}`,
    );
  }
  terminal.log(
    `${held} positions, ${shares} shares, ${games} games each; ${rough} about; off: ${beside} of those that are exact`,
  );
  return beside > 0 ? 1 : 0;
}

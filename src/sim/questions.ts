import { parseArgs } from 'node:util';
import type { Asked } from './questions/count-questions.ts';
import { questionsReport } from './questions/questions-report.ts';
import type { QuestionsGiven } from './questions/questions-worker.ts';
import type { Terminal } from './terminal.ts';
import { inWorkers, workersFor } from './workers.ts';

const USAGE = 'npm run -s questions -- [--games 2] [--seed questions] [--heroes 4] [--encounter ID]';

/**
 * `npm run -s questions`: how often the table asks in a round, by encounter and by the kind of question: so many games
 * of each encounter, played at the table by the simple bot as a player would press. The same arguments print the same.
 * Exit 2: bad arguments.
 */
export async function main(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await count(args, terminal);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    terminal.error(`${error.message}\n${USAGE}`);
    return 2;
  }
}

async function count(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      games: { type: 'string', default: '2' },
      seed: { type: 'string', default: 'questions' },
      heroes: { type: 'string', default: '4' },
      encounter: { type: 'string' },
    },
  });
  const [games, heroes] = [Number(values.games), Number(values.heroes)];
  if (!Number.isInteger(games) || games < 1) throw new TypeError('games: a whole number of 1 or more');
  if (!Number.isInteger(heroes) || heroes < 1) throw new TypeError('heroes: a whole number of 1 or more');
  const { seed, encounter = null } = values;
  const given: QuestionsGiven = { place: 'content', seed, games, heroes, encounter };
  const { encountersAsked } = await import('./questions/encounters-asked.ts');
  const encounters = encountersAsked(given);
  if (encounters.length === 0) throw new TypeError(`encounter: none of that name for ${heroes} heroes`);
  const count = encounters.length * games;
  const file = new URL('./questions/questions-worker.ts', import.meta.url);
  const all: Asked[] = [];
  for await (const one of inWorkers<QuestionsGiven, number, Asked>(
    { workers: workersFor(count), file, given },
    count,
    (i) => i,
  ))
    all.push(one);
  terminal.log(questionsReport(all));
  return 0;
}

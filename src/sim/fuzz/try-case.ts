import type { Content } from '../../content/index.ts';
import { ScriptError } from '../../engine/index.ts';
import { CaseError } from '../cases/case-error.ts';
import { parseCase } from '../cases/parse-case.ts';
import { runCase } from '../cases/run-case.ts';
import { type Came, expectWords } from './failure.ts';

/** Runs the rule case as `npm run case` does. Throws what that would not catch, or a refusal without words. */
export function tryCase(text: string, { cards }: Pick<Content, 'cards'>): Came {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'refused';
  }
  try {
    const cases = Array.isArray(value) ? value : [value];
    for (const [i, one] of cases.entries()) runCase(parseCase(one, `$[${i}]`), cards, `$[${i}]`);
    return 'taken';
  } catch (error) {
    if (!(error instanceof CaseError || error instanceof ScriptError)) throw error;
    return expectWords(error.message, []);
  }
}

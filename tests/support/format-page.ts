import { readFileSync } from 'node:fs';
import { casesFolder, type RuleCase } from './cases.ts';

/** The page that tells of the format of cases. */
export const formatPage = new URL('FORMAT.md', casesFolder);

/** The examples of the page as they are written. */
export const examplesOf = (page: string): string[] =>
  [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) => text!);

/** The examples of the page, each a whole case. */
export const readExamples = (): RuleCase[] =>
  examplesOf(readFileSync(formatPage, 'utf8')).map((text) => JSON.parse(text) as RuleCase);

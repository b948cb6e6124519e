import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proved, provedDescribe } from '../support/depth.ts';

/**
 * A new effect, event, option or prompt must not compile before it has its writer, its effect, its words and its
 * place on the screen. Members of the closed unions are added in a copy of the sources, which is then compiled.
 */
const root = new URL('../../', import.meta.url).pathname;

interface Change {
  readonly file: string;
  /** Stands in the file once. */
  readonly before: string;
  readonly added: string;
}

const CHANGES: readonly Change[] = [
  {
    file: 'src/engine/model/events.ts',
    before: 'type ClockEvent =\n',
    added: "  | { readonly type: 'bellRung'; readonly times: number }\n",
  },
  {
    file: 'src/engine/model/language/ability-effects.ts',
    before: 'export type EffectOp =\n',
    added: "  | { readonly do: 'ring-bell'; readonly times: number }\n",
  },
  {
    file: 'src/engine/model/messages/act.ts',
    before: 'export type Act =\n',
    added: "  | { readonly do: 'pull-rope' }\n",
  },
  {
    file: 'src/engine/model/messages/question.ts',
    before: 'export type Question =\n',
    added: "  | { readonly ask: 'which-bell' }\n",
  },
  {
    file: 'src/engine/model/prompts.ts',
    before: 'export const PROMPT_KINDS = [\n',
    added: "  'bell',\n",
  },
  {
    file: 'src/engine/model/messages/cause.ts',
    before: 'export const TERMS = [\n',
    added: "  'tolling',\n",
  },
  {
    file: 'src/engine/model/messages/reason.ts',
    before: 'export type Reason =\n',
    added: "  | { readonly why: 'no-bell' }\n",
  },
  {
    file: 'src/check/messages.ts',
    before: 'export type PlainExpected =\n',
    added: "  | 'clapper'\n",
  },
  {
    file: 'src/check/messages.ts',
    before: 'export type Doubt =\n',
    added: "  | { readonly doubt: 'bell-without-rope' }\n",
  },
];

test.each(CHANGES)('$file has the place where $added is added, once', ({ file, before }) => {
  expect(readFileSync(join(root, file), 'utf8').split(before)).toHaveLength(2);
});

let copy = '';
let errors = '';

function compileWithAll(): void {
  copy = mkdtempSync(join(tmpdir(), 'middara-strict-'));
  for (const name of ['src', 'tsconfig.json', 'package.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const { file, before, added } of CHANGES) {
    const text = readFileSync(join(copy, file), 'utf8');
    writeFileSync(join(copy, file), text.replace(before, before + added));
  }
  const config = JSON.parse(readFileSync(join(copy, 'tsconfig.json'), 'utf8'));
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ ...config, include: ['src'] }));
  try {
    execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', copy], {
      cwd: copy,
      encoding: 'utf8',
    });
  } catch (error) {
    errors = (error as { stdout: string }).stdout;
  }
}

/** Files of a folder whose errors speak of that member. */
const placesThatMiss = (member: string): string[] => [
  ...new Set(
    errors
      .split('\n')
      .filter((line) => line.includes(member))
      .flatMap((line) => /^(\S+?)\(\d+,\d+\): error/.exec(line)?.[1] ?? []),
  ),
];

// All sources are compiled for it: a dozen seconds of a processor.
provedDescribe('what does not compile', () => {
  beforeAll(compileWithAll);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test.each([
    [
      'an event without a writer, without words and without a pace',
      'bellRung',
      ['src/engine/model/apply/', 'src/words/en/events/', 'src/stores/middara/event-pace.ts'],
    ],
    [
      'an effect that does nothing, has no words and no place in the schema',
      'ring-bell',
      ['src/engine/abilities/', 'src/words/en/cards/', 'src/content/schemas/'],
    ],
    [
      'an answer without an id, without words and without an icon',
      'pull-rope',
      ['src/engine/model/option-id.ts', 'src/words/en/tell/', 'src/ui/panels/'],
    ],
    ['a question without words', 'which-bell', ['src/words/en/tell/']],
    [
      'a kind of prompt of which nobody knows whether it may be passed',
      'bell',
      ['src/stores/middara/auto-pass.ts'],
    ],
    ['a notion without words', 'tolling', ['src/words/en/tell/']],
    ['a reason without words', 'no-bell', ['src/words/en/tell/']],
    ['what a file was to hold, without words', 'clapper', ['src/words/en/problems.ts']],
    ['what an author is warned of, without words', 'bell-without-rope', ['src/words/en/doubts.ts']],
  ])('%s', (_what, member, places) => {
    const missing = placesThatMiss(member);
    for (const place of places)
      expect(
        missing.some((file) => file.startsWith(place)),
        `${place} of ${missing}`,
      ).toBe(true);
    proved({ places: places.length });
  });
});

import { FOLDERS, oneOfFolder } from '../../content/index.ts';
import { LANGUAGE } from '../../content/schemas/language-definitions.ts';

/** An example of the docs: of a folder or a part of the language, and the page it stands on. */
export interface DocExample {
  readonly of: string;
  readonly value: unknown;
  readonly on: string;
}

/** The folder of a card by its `type`. */
const SORT_OF_TYPE: Readonly<Record<string, string>> = Object.fromEntries(
  FOLDERS.map((folder) => [oneOfFolder(folder), folder]),
);

/** Which part of the language the examples of a section of LANGUAGE.md are. */
const SECTIONS: Readonly<Record<string, string>> = {
  When: 'ability',
  Reactions: 'ability',
  Modifiers: 'ability',
  Conditions: 'conditions',
  Tests: 'test',
  Whom: 'target',
  'How much': 'amount',
  What: 'effect',
  'AI steps': 'aiStep',
  'What encounters ask': 'storyCondition',
  'When texts come about': 'objective',
  'What texts do': 'encounterOp',
  Ends: 'endCondition',
  'Things of an encounter': 'encounters',
};

/**
 * The examples of a page of docs, its name (`LANGUAGE.md`) and its text given: whole files, and in a section of the
 * language, or one with the name of a part, values of that part; a list at the top is one example after the other.
 */
export function docExamples(on: string, text: string): DocExample[] {
  return text.split(/^## /m).flatMap((section) => {
    const title = section.split('\n', 1)[0]!;
    return [...section.matchAll(/```json\n([\s\S]*?)```/g)].flatMap(([, json]) =>
      [JSON.parse(json!) as unknown].flat().flatMap((value) => {
        const of = sortOf(value) ?? SECTIONS[title] ?? (title in LANGUAGE ? title : null);
        return of === null ? [] : [{ of, value, on }];
      }),
    );
  });
}

/** The folder a whole file belongs to; null for what is none. */
function sortOf(value: unknown): string | null {
  const { type = '', engine } = value as { readonly type?: string; readonly engine?: string };
  return engine === undefined ? (SORT_OF_TYPE[type] ?? null) : 'packs';
}

import { FOLDERS } from '../../content/index.ts';

/** An example of the docs: of a folder or a part of the language, and the page it stands on. */
export interface DocExample {
  readonly of: string;
  readonly value: unknown;
  readonly on: string;
}

/** The folder of a card by its `type`. */
const SORT_OF_TYPE: Readonly<Record<string, string>> = Object.fromEntries(
  FOLDERS.map((folder) => [folder.replace(/s$/, ''), folder]),
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
};

/** The examples of a page of docs, its name (`LANGUAGE.md`) and its text given. */
export function docExamples(on: string, text: string): DocExample[] {
  return text.split(/^## /m).flatMap((section) => {
    const title = section.split('\n', 1)[0]!;
    return [...section.matchAll(/```json\n([\s\S]*?)```/g)].flatMap(([, json]) => {
      const value = JSON.parse(json!) as { readonly type?: string; readonly engine?: string };
      const of = (value.engine === undefined ? SORT_OF_TYPE[value.type ?? ''] : 'packs') ?? SECTIONS[title];
      return of === undefined ? [] : [{ of, value, on }];
    });
  });
}

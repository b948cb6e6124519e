import type { Hint } from '../../check/messages.ts';
import type { WordsFor } from '../keyed.ts';
import { SORTS } from './sorts.ts';

/** What the author of a file may have meant, or done. */
const HINTS: WordsFor<Hint, 'hint'> = {
  'no-comments': () => 'JSON has no comments; a field "note" holds one',
  'straight-quotes': () => 'put texts and keys in straight double quotes: "',
  'comma-too-many': () => 'remove the comma before it',
  'comma-missing': () => 'add a comma before it',
  'key-in-quotes': () => 'put the key in double quotes: "',
  'words-of-json': () => 'true, false or null',
  'save-as-utf-8': () => 'save the file as UTF-8',
  'leave-out': () => 'leave the field out',
  'did-you-mean': ({ name }) => `did you mean ${JSON.stringify(name)}?`,
  'in-brackets': ({ json }) => `in brackets: ${json}`,
  'without-quotes': ({ json }) => `without the quotes: ${json}`,
  'from-base': ({ path }) => `it comes from its base, at ${path}`,
  'of-sort': ({ sort }) => `that is ${SORTS[sort].a}`,
  'belongs-in': ({ folder }) => `such a file belongs in the folder ${folder}`,
  'left-out': ({ file }) => `${file} is left out because of its own problems`,
};

export const hintText = (hint: Hint): string => (HINTS[hint.hint] as (hint: Hint) => string)(hint);

import {
  BOOK_VALUES,
  SWITCH_NAMES,
  SWITCH_VALUES,
  type SwitchName,
  type SwitchValue,
} from '../../engine/index.ts';
import { orWords } from './case-fields.ts';
import { formatCaseFile } from './format-case-file.ts';

const listed = (value: SwitchValue): string => (typeof value === 'string' ? `\`"${value}"\`` : `${value}`);
const isOnOff = (name: SwitchName): boolean => typeof BOOK_VALUES[name] === 'boolean';

/** The list of the switches as the page on rule cases has it, a line each. */
const switchList = (): string =>
  SWITCH_NAMES.map((name) => {
    const values = isOnOff(name) ? '`true` or `false`' : orWords(SWITCH_VALUES[name].map(listed));
    return `- \`${name}\`: ${values}`;
  }).join('\n');

const PART = /(?<=<!-- switches -->\n)[\s\S]*?(?=\n<!-- \/switches -->)/;
const EXAMPLE = /(?<=<!-- \/switches -->\n\n```json\n)[\s\S]*?(?=```)/;

/** The page with every switch: in its list, and in the example behind it. */
export const withEverySwitch = (page: string): string =>
  page.replace(PART, switchList).replace(EXAMPLE, (text) => {
    const example = JSON.parse(text) as { readonly ruleset: object };
    return formatCaseFile({ ...example, ruleset: { ...BOOK_VALUES, ...example.ruleset } });
  });

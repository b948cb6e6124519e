/** The small words of English that every room shares. */

/** The first letter in upper case. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A key of the rules as English writes it: `magic-damage` is `magic damage`. */
export const spelled = (key: string): string => key.replaceAll('-', ' ');

/** A key in capitals at the beginning of each word: `cave-sickle` is `Cave Sickle`. */
export const titled = (key: string): string => key.split('-').map(capital).join(' ');

/** The end of a plural: `1 token`, `2 tokens`. */
export const plural = (n: number): string => (n === 1 ? '' : 's');

/** `1 die`, `2 dice`; the plural is the singular and an s unless said. */
export const points = (n: number, one: string, many = `${one}${plural(n)}`): string =>
  `${n} ${n === 1 ? one : many}`;

/** `a Cave Sickle`, `an Animate`; a name with an article of its own keeps it. */
export const withArticle = (name: string): string =>
  /^the /i.test(name) ? name : `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;

/** `the Cave Sickle`; a name with an article of its own keeps it. */
export const theOne = (name: string): string => (/^the /i.test(name) ? name : `the ${name}`);

/** Whether a name is of several: "the doors of the hall"; what stands behind *of* does not count. */
export const isSeveral = (name: string): boolean =>
  /[^s]s$/i.test(name.split(/ (?:of|to|in|on|at|from) /)[0] ?? name);

/** Several of that name: `Cave Sickles`, `Ferry Witches`; a name with an article of its own is one's alone. */
export const pluralName = (name: string): string =>
  /^the /i.test(name)
    ? name
    : /(s|x|z|ch|sh)$/i.test(name)
      ? `${name}es`
      : /[^aeiou]y$/i.test(name)
        ? `${name.slice(0, -1)}ies`
        : `${name}s`;

export const listed = (words: readonly string[]): string => words.join(', ');
export const allOf = (words: readonly string[]): string => words.join(' and ');
export const oneOf = (words: readonly string[]): string => words.join(' or ');

/** A number that is added or taken: `+2`, `−1`. */
export const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`;

/** A sentence with its full stop. */
export const ended = (text: string): string => (/[.!?”]$/.test(text) ? text : `${text}.`);

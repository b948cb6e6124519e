/** What leads to the rules, wherever it stands. */
export const title = 'Rules';
/** Of a citation: a ruling is no enemy’s number. */
export const cited = (rule: string): string => (/^[A-Z]\d/.test(rule) ? `ruling ${rule}` : rule);
/** In what unfolds from a word, and on what cites a rule. */
export const open = 'Read the rule';
export const openOf = (of: string): string => `Read the rule: ${of}`;
/** The key that does, on the word it unfolds from. */
export const enterKey = 'Enter';

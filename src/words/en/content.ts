/**
 * Every sentence that stands in the content's JSON goes through here on its way to the screen: an encounter's
 * intro and rules, its hidden text, its end conditions. In English they are said as they stand; another language
 * keeps its own catalogue keyed by the sentence, and falls back on it where it has none. Names are names: they do
 * not come here.
 */
export const sentence = (text: string): string => text;

/** A key of the content that is shown as words: a choice, a mark, a colour. Catalogued by the key elsewhere. */
export const wordOf = (key: string): string => key.replaceAll('-', ' ');

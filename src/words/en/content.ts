/**
 * Every sentence that stands in the content's JSON goes through here on its way to the screen: an encounter's
 * intro and rules, its hidden text, its end conditions. In English they are said as they stand, but for a few; another language
 * keeps its own catalogue keyed by the sentence, and falls back on it where it has none. Names are names: they do
 * not come here.
 */
export const sentence = (text: string): string => PLAINER.get(text) ?? text;

/** What a newcomer did not understand as it stands, said anew: the file keeps its words, whose hash old games name. */
const PLAINER = new Map([
  [
    'The floor of the oil vault has fallen in: its four middle spaces, and two by the fallen stair, are Dangerous. Nobody who stops there comes back.',
    'The floor of the oil vault has fallen in. Its four middle spaces, and two by the fallen stair, are Dangerous: whoever stops there is defeated, whatever their HP.',
  ],
  [
    'The red exit is up in the gallery, behind the warden; the blue one is by the fallen stair. Ending a turn on either ends the encounter.',
    'The red exit is up in the gallery, behind the warden; the blue one is by the fallen stair. You win when a hero ends a turn on either.',
  ],
]);

/** A key of the content that is shown as words: a choice, a mark, a colour. Catalogued by the key elsewhere. */
export const wordOf = (key: string): string => key.replaceAll('-', ' ');

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** What the key says where nothing of its own comes out of it: under an input method, or a dead one. */
const NOTHING = ['Process', 'Unidentified', 'Dead'];

/**
 * What lies at the place of a key out of which no Latin letter comes, or a sign above a digit (Cyrillic, Hebrew, Greek,
 * AZERTY, an input method): a letter, a digit, a question mark; null where there is none.
 */
export function placedAt({ key, code, shiftKey }: Pressed): string | null {
  const isForeign = NOTHING.includes(key) || (key.length === 1 && key > '\u007f');
  const letter = isForeign ? /^Key([A-Z])$/.exec(code) : null;
  if (letter) return letter[1]!.toLowerCase();
  const digit = !shiftKey && key.length === 1 ? /^Digit(\d)$/.exec(code) : null;
  if (digit) return digit[1]!;
  return code === 'Slash' && shiftKey ? '?' : null;
}

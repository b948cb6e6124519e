import {
  type AbilityToken,
  type CardRef,
  type DamageType,
  type Die,
  EFFECTS,
  type Effect,
  type Resisted,
  SYMBOLS,
  type SymbolCount,
  type Terrain,
} from '../../../engine/index.ts';
import type { Parts, TextPart } from '../../text.ts';
import { capital as capitalWord, spelled, titled } from '../grammar.ts';
import { isKeyword, KEYWORDS, type Keyword } from '../keywords.ts';
import type { CardNames } from './card-names.ts';

export type { Parts, TextBlock, TextPart } from '../../text.ts';

/** Whom a card speaks to or of: the player of an adventurer, a combatant, and those an aura holds for. */
export type Voice = 'you' | 'it' | 'they';

/** The words that agree with a voice. */
export const PERSON = {
  you: { its: 'your', are: 'are', have: 'have', s: '' },
  it: { its: 'its', are: 'is', have: 'has', s: 's' },
  they: { its: 'their', are: 'are', have: 'have', s: '' },
} as const satisfies Readonly<Record<Voice, object>>;

type Insert = string | number | TextPart | Parts;

/** A sentence with inserts; plain texts beside each other become one part. */
export function line(strings: TemplateStringsArray, ...inserts: readonly Insert[]): Parts {
  const parts: TextPart[] = [];
  strings.forEach((string, i) => {
    parts.push({ text: string });
    const insert = inserts[i];
    if (insert === undefined) return;
    if (typeof insert === 'object') parts.push(...(Array.isArray(insert) ? insert : [insert as TextPart]));
    else parts.push({ text: String(insert) });
  });
  return joined(parts);
}

/** The lists one after the other with a text between them. */
export function join(lists: readonly Parts[], between: string): Parts {
  return joined(lists.flatMap((list, i) => (i === 0 ? [...list] : [{ text: between }, ...list])));
}

function joined(parts: Parts): Parts {
  const result: TextPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (isPlain(part) && last && isPlain(last)) result[result.length - 1] = { text: last.text + part.text };
    else if (!isPlain(part) || part.text !== '') result.push(part);
  }
  return result;
}

/** Whether a part is nothing but its text. */
export const isPlain = (part: TextPart): part is { readonly text: string } =>
  'text' in part && !('keyword' in part) && !('card' in part);

/** The word as it is printed in the book, or as said. */
export const kw = (keyword: Keyword, text: string = KEYWORDS[keyword].name): TextPart => ({ keyword, text });

/** The name of a card, of whatever pack it is, or of what is named after one: a ward, a mark. */
export const nameOf = (card: CardRef): TextPart => ({ card, text: titled(card.replace(/^[^:]*:/, '')) });

/** "an Ember", "a Silt Imp". */
export const aNamed = (card: CardRef): Parts => {
  const name = nameOf(card);
  return line`${'text' in name && /^[aeiou]/i.test(name.text) ? 'an' : 'a'} ${name}`;
};

/** "a damaged opponent", "another ally", "an opponent". */
export const articled = (noun: Parts): Parts => {
  const [first] = noun;
  const text = first && 'text' in first ? first.text : '';
  if (text.startsWith('other ')) return line`an${noun}`;
  return line`${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${noun}`;
};

export const dice = (list: readonly Die[]): Parts => list.map((die) => ({ die }));

export const symbols = (spend: SymbolCount): Parts =>
  SYMBOLS.flatMap((symbol) => Array.from({ length: spend[symbol] ?? 0 }, () => ({ symbol })));

export const effectWord = (effect: Effect): TextPart => kw(effect);
export const tokenWord = (token: AbilityToken): TextPart => kw(`${token}-token`);
export const damageWord = (type: DamageType | 'any'): TextPart =>
  type === 'any' ? kw('damage') : kw(`${type}-damage`);

export const resistedWord = (to: Resisted): TextPart =>
  typeof to === 'string' ? damageWord(to) : tagWord(to.weapon);

/** What an immunity is to: an Effect, or a kind of damage. */
export const immuneWord = (to: Effect | DamageType): TextPart => {
  const effect = EFFECTS.find((one) => one === to);
  return effect ? effectWord(effect) : damageWord(to as DamageType);
};

/** Terrain as it is named where it is laid, or a figure stands in it: Muck, but Hindering Terrain (p.21). */
export const terrainWord = (terrain: Terrain): Parts =>
  terrain === 'normal' || terrain === 'void' || terrain === 'special'
    ? line`${terrain} terrain`
    : ['hindering', 'dangerous', 'obstructing'].includes(terrain)
      ? line`${kw(terrain)} Terrain`
      : line`${kw(terrain)}`;

/** A tag in capitals, explained where it is a word of the game. */
export function tagWord(tag: string): TextPart {
  const text = spelled(tag).toUpperCase();
  return isKeyword(tag) ? { keyword: tag, text } : { text };
}

/** The first letter of a sentence in lower case, where it is no word of the game. */
export function uncapital(parts: Parts): Parts {
  const [first, ...rest] = parts;
  if (!first || !isPlain(first)) return parts;
  return [{ text: first.text.charAt(0).toLowerCase() + first.text.slice(1) }, ...rest];
}

/** The first letter in upper case. */
export function capital(parts: Parts): Parts {
  const [first, ...rest] = parts;
  if (!first || !('text' in first)) return parts;
  return [{ ...first, text: capitalWord(first.text) }, ...rest];
}

/** One sentence as plain text. */
export function plainParts(parts: readonly TextPart[], names?: CardNames): string {
  return parts
    .map((part, i) => {
      if ('card' in part) return names?.(part.card) ?? part.text;
      if ('text' in part) return part.text;
      const word = 'symbol' in part ? `[${part.symbol}]` : part.die.toUpperCase();
      const next = parts[i + 1];
      return next && !('text' in next) ? `${word} ` : word;
    })
    .join('');
}

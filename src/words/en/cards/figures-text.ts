import type { FiguresCounted } from '../../../engine/index.ts';
import { kw, line, type Parts, PERSON, type Voice } from './parts.ts';
import { filterText, loyalEsper } from './target-text.ts';

const NOUNS = {
  ally: ['ally', 'allies'],
  'another-ally': ['other ally', 'other allies'],
  opponent: ['opponent', 'opponents'],
  figure: ['other figure', 'other figures'],
} as const;

/** Figures that are counted, one of them and several, and where they are. */
export function figuresText(
  { side, within, range, with: only }: FiguresCounted,
  voice: Voice,
): { readonly one: Parts; readonly many: Parts; readonly where: Parts } {
  const { before, after } = filterText(only);
  const [one, many] = NOUNS[side];
  const where = whereText(within, range, voice);
  if (only?.own) {
    const among = line` among ${voice} and ${loyalEsper(voice, before, 's')}${after}`;
    return { one: line`figure${among}`, many: line`figures${among}`, where };
  }
  if (only?.loyal) {
    const espers = line`${loyalEsper(voice, before, 's')}${after}`;
    return { one: line`${loyalEsper(voice, before)}${after}`, many: espers, where };
  }
  return { one: line`${before}${one}${after}`, many: line`${before}${many}${after}`, where };
}

function whereText(within: FiguresCounted['within'], range: number | undefined, voice: Voice): Parts {
  switch (within) {
    case 'adjacent':
      return line`adjacent to ${voice}`;
    case 'soi':
      return line`within ${PERSON[voice].its} ${kw('soi')}`;
    case 'range':
      return line`within ${range ?? 1} spaces of ${voice}`;
    case 'board':
      return line`on the board`;
  }
}

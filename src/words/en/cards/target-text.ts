import type { AllTarget, ChosenTarget, FigureFilter, Target, TargetWithin } from '../../../engine/index.ts';
import { titled } from '../grammar.ts';
import { effectWord, join, kw, line, type Parts, tagWord, type Voice } from './parts.ts';

/** Whom sentences speak of, and how the target is called here. */
export interface Speaking {
  readonly voice: Voice;
  readonly target: string;
  /** How the figure is called whose occasion it is. */
  readonly subject?: string;
  /** The occasion is another figure's. */
  readonly watches?: boolean;
}

const NOUN = { ally: 'ally', 'another-ally': 'other ally', opponent: 'opponent', figure: 'figure' } as const;
const MANY = {
  ally: 'allies',
  'another-ally': 'other allies',
  opponent: 'opponents',
  figure: 'figures',
} as const;

/** The target as the subject or the object of a sentence. */
export function targetText(target: Target, speaking: Speaking, as: 'subject' | 'object'): Parts {
  const { voice } = speaking;
  const me = as === 'subject' ? voice : voice === 'you' ? 'yourself' : 'itself';
  switch (target.who) {
    case 'self':
      return line`${me}`;
    case 'target':
      return line`${speaking.target}`;
    case 'attacker':
      return line`the attacker`;
    case 'subject':
      return line`${speaking.subject ?? 'that figure'}`;
    case 'passed':
      return line`every figure moved through`;
    case 'chosen':
      return line`whoever was chosen`;
    case 'marked':
      return line`whoever bears ${voice === 'you' ? 'your' : 'its'} ${titled(target.mark)} mark`;
    case 'choose':
      return chosenText(target, speaking, me);
    case 'all':
      return allText(target, speaking);
  }
}

function chosenText(target: ChosenTarget, speaking: Speaking, me: string): Parts {
  const { before, after } = filterText(target.with);
  const sight = target.sight ? ' and in sight' : '';
  const where = target.with?.defeated ? line`` : line` ${reachText(target, speaking)}${sight}`;
  if (target.with?.loyal)
    return line`a ${loyalEsper(speaking.voice, before)}${target.within === 'board' ? '' : where}${after}`;
  if (target.count !== undefined && target.count > 1) {
    return line`up to ${target.count} ${target.other ? 'other ' : ''}${before}${MANY[target.side]}${where}${after}`;
  }
  if (target.other)
    return line`another ${before}${target.side === 'another-ally' ? 'ally' : target.side}${where}${after}`;
  if (target.side === 'another-ally') return line`another ${before}ally${where}${after}`;
  const self = target.side === 'ally' && target.from === undefined && !target.with ? `${me} or ` : '';
  if (target.within === 'adjacent' && target.from === undefined)
    return line`${self}an adjacent ${before}${target.side}${after}`;
  const article = startsWithVowel(line`${before}${target.side}`) ? 'an' : 'a';
  return line`${self}${article} ${before}${target.side}${where}${after}`;
}

function startsWithVowel([first]: Parts): boolean {
  return first !== undefined && 'text' in first && 'aeiou'.includes(first.text.charAt(0).toLowerCase());
}

function allText(target: AllTarget, speaking: Speaking): Parts {
  const { before, after } = filterText(target.with);
  const noun = target.with?.loyal ? loyalEsper(speaking.voice) : NOUN[target.side];
  const them =
    target.within === 'board' || target.with?.defeated
      ? line`every ${before}${noun}${after}`
      : target.within === 'adjacent' && target.from === undefined
        ? line`every adjacent ${before}${noun}${after}`
        : line`every ${before}${noun} ${reachText(target, speaking)}${after}`;
  return target.and ? line`${speaking.target} and ${them}` : them;
}

export function reachText(
  { within, range, from }: Pick<ChosenTarget, 'within' | 'range' | 'from'>,
  { voice, target }: Speaking,
): Parts {
  if (from === undefined) return place(within, range, voice === 'you' ? 'your' : 'its');
  const origin = from === 'space' ? 'that space' : target;
  if (within === 'adjacent') return line`${from === 'space' ? 'on or ' : ''}adjacent to ${origin}`;
  if (within === 'soi') return line`in the ${kw('soi')} of ${origin}`;
  if (within === 'board') return line`on the board`;
  if (within === 'reach') return line`within the reach of ${origin}`;
  return line`within ${kw('range')} ${range ?? 1} of ${origin}`;
}

export function place(within: TargetWithin, range: number | undefined, my: string): Parts {
  if (within === 'adjacent') return line`adjacent to ${my === 'your' ? 'you' : 'it'}`;
  if (within === 'soi') return line`in ${my} ${kw('soi')}`;
  if (within === 'board') return line`on the board`;
  if (within === 'reach') return line`within ${my} reach`;
  return line`within ${kw('range')} ${range ?? 1}`;
}

/** They are allies whatever side is told, so it need not be said. */
export const loyalEsper = (voice: Voice, before: Parts = []): Parts =>
  line`${before}${kw('loyal-esper', 'Loyal Esper')} of ${voice === 'you' ? 'yours' : 'its'}`;

/** A filter: what stands before the noun and what after it. */
export function filterText(filter: FigureFilter | undefined): { before: Parts; after: Parts } {
  if (!filter) return { before: [], after: [] };
  const before: Parts[] = [];
  const after: Parts[] = [];
  if (filter.defeated) before.push(line`defeated `);
  if (filter.damaged) before.push(line`damaged `);
  if (filter.undamaged) before.push(line`undamaged `);
  if (filter.kin) after.push(line` of the same name`);
  if (filter.summoned) before.push(line`summoned `);
  if (filter.tag !== undefined) before.push(line`${tagWord(filter.tag)} `);
  if (filter.effect !== undefined) after.push(line` with ${effectWord(filter.effect)}`);
  if (filter.anyEffect !== undefined)
    after.push(line` with ${filter.anyEffect === 'any' ? 'any' : `a ${filter.anyEffect}`} effect`);
  if (filter.mark !== undefined) after.push(line` with your ${titled(filter.mark)} mark`);
  if (filter.attacked !== undefined)
    after.push(line` that you have ${filter.attacked ? '' : 'not '}attacked this turn`);
  if (filter.beside !== undefined) after.push(line` adjacent to an ${filter.beside}`);
  return { before: join(before, ''), after: join(after, ' and') };
}

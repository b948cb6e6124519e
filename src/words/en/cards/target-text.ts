import type { AllTarget, ChosenTarget, FigureFilter, Target, TargetWithin } from '../../../engine/index.ts';
import { withArticle } from '../grammar.ts';
import { boundedText, boundsText } from './bounds-text.ts';
import {
  aNamed,
  effectWord,
  join,
  kw,
  line,
  nameOf,
  type Parts,
  PERSON,
  tagWord,
  terrainWord,
  type Voice,
} from './parts.ts';

/** Whom sentences speak of, and how the target is called here. */
export interface Speaking {
  readonly voice: Voice;
  readonly target: string;
  /** Whose ability it is, where another figure acts: marks and earlier attacks are the owner's. */
  readonly owner?: Voice;
  /** How the figure is called whose occasion it is. */
  readonly subject?: string;
  /** The occasion is another figure's. */
  readonly watches?: boolean;
  /** Which of those that may be chosen comes first (AI). */
  readonly prefer?: Preference;
  /** Nothing is behind it in its paragraph: parts to choose from may stand on lines of their own. */
  readonly bullets?: true;
  /** It is carried out once for each of several figures: dice are rolled for each. */
  readonly anew?: true;
  /** Others were spoken of just before: that it is oneself has to be said. */
  readonly others?: true;
}

/** Whom an opponent's AI prefers. */
export interface Preference {
  /** "one without Darkness, then the nearest" */
  readonly words: Parts;
  /** "the opponent with the lowest HP and a negative Effect within its SOI", where it can be said so. */
  readonly best: ((noun: Parts, where: Parts, filter?: Parts) => Parts) | null;
}

/** Inside a sentence nothing stands on a line of its own. */
export const inLineOf = ({ bullets: _, ...speaking }: Speaking): Speaking => speaking;

/** What is done to a figure just named: it is "it", and each of several by itself. */
export const speakingOfIt = (speaking: Speaking, many: boolean): Speaking => ({
  ...speaking,
  target: 'it',
  ...(many ? { anew: true } : {}),
});

const NOUN = { ally: 'ally', 'another-ally': 'other ally', opponent: 'opponent', figure: 'figure' } as const;
const MANY = { ally: 'allies', 'another-ally': 'allies', opponent: 'opponents', figure: 'figures' } as const;

/** Whether it may be more than one figure. */
export const isMany = (target?: Target): boolean =>
  target?.who === 'all' || target?.who === 'passed' || (target?.who === 'choose' && (target.count ?? 1) > 1);

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
      return line`all figures moved through`;
    case 'chosen':
      return line`that figure`;
    case 'marked':
      return line`whoever has ${voice === 'you' ? 'your' : 'its'} ${nameOf(target.mark)} mark`;
    case 'choose':
      return chosenText(target, speaking, me);
    case 'all':
      return allText(target, speaking, me);
  }
}

/** One of those who may be chosen; whom an opponent's AI prefers belongs to it. */
function chosenText(target: ChosenTarget, speaking: Speaking, me: string): Parts {
  const { prefer } = speaking;
  const { best } = prefer ?? {};
  if (!prefer) return anyOfText(target, speaking, me);
  if (!best || (target.count ?? 1) > 1 || isMeOrBeside(target))
    return line`${anyOfText(target, speaking, me)} (prioritizing ${prefer.words})`;
  const { before, after } = filterText(target.with, speaking.owner ?? speaking.voice);
  const noun = target.side === 'another-ally' ? 'other ally' : target.side;
  const adjacent = target.within === 'adjacent' && target.from === undefined;
  const where = adjacent
    ? line``
    : line` ${reachText(target, speaking)}${target.sight ? ' and Line of Sight' : ''}`;
  // "Any ally" is oneself as well (p.48).
  const too = target.side === 'ally' ? ` (${speaking.voice === 'you' ? 'yourself' : 'itself'} included)` : '';
  return best(line`${adjacent ? 'adjacent ' : ''}${before}${noun}`, line`${where}${too}`, after);
}

/** Nobody stands beside itself, so that "any adjacent ally" would leave it open. */
const isMeOrBeside = (target: ChosenTarget): boolean =>
  target.within === 'adjacent' &&
  target.from === undefined &&
  target.side === 'ally' &&
  !target.with &&
  !target.other;

function anyOfText(target: ChosenTarget, speaking: Speaking, me: string): Parts {
  const { before, after } = filterText(target.with, speaking.owner ?? speaking.voice);
  const sight = target.sight ? ' and Line of Sight' : '';
  const adjacent = target.within === 'adjacent' && target.from === undefined && !target.with?.defeated;
  const where = target.with?.defeated || adjacent ? line`` : line` ${reachText(target, speaking)}${sight}`;
  if (target.with?.own) return line`${oneself(speaking.voice, me)}${after}`;
  if (target.with?.loyal)
    return line`a ${loyalEsper(speaking.voice, before)}${target.within === 'board' ? '' : where}${after}`;
  const near = adjacent ? 'adjacent ' : '';
  if (target.count !== undefined && target.count > 1) {
    const other = target.other || target.side === 'another-ally' ? 'other ' : '';
    return line`up to ${target.count} ${other}${near}${before}${MANY[target.side]}${where}${after}`;
  }
  const noun = target.side === 'another-ally' ? 'ally' : target.side;
  if (isMeOrBeside(target)) return line`${me} or an adjacent ally`;
  const isAnother = (target.other || target.side === 'another-ally') && !target.with?.defeated;
  const article = isAnother
    ? 'another'
    : target.side === 'ally' && !target.with?.defeated
      ? 'any' // yourself as well (p.48)
      : startsWithVowel(line`${near}${before}${noun}`)
        ? 'an'
        : 'a';
  return line`${article} ${near}${before}${noun}${where}${after}`;
}

function startsWithVowel([first]: Parts): boolean {
  return first !== undefined && 'text' in first && 'aeiou'.includes(first.text.charAt(0).toLowerCase());
}

/** Where all of them are, before and after their name. */
function whereAll(target: AllTarget, speaking: Speaking): { near: string; where: Parts } {
  if (target.within === 'board' || target.with?.defeated) return { near: '', where: line`` };
  if (target.within === 'adjacent' && target.from === undefined) return { near: 'adjacent ', where: line`` };
  return { near: '', where: line` ${reachText(target, speaking)}` };
}

function allText(target: AllTarget, speaking: Speaking, me: string): Parts {
  const { before, after } = filterText(target.with, speaking.owner ?? speaking.voice);
  const { near, where } = whereAll(target, target.and ? { ...speaking, target: 'it' } : speaking);
  if (target.with?.loyal) return line`all ${loyalEsper(speaking.voice, before, 's')}${where}${after}`;
  if (target.with?.own) return line`${me} and all ${loyalEsper(speaking.voice, before, 's')}${where}${after}`;
  const self = target.side === 'ally' && target.from === undefined && !target.with;
  const other = (self || target.side === 'another-ally') && !near ? 'other ' : '';
  const them = line`all ${other}${near}${before}${MANY[target.side]}${where}${after}`;
  if (target.and) return line`${speaking.target} and ${them}`;
  return self ? line`${me} and ${them}` : them;
}

/** One after the other of them, as the beginning of a sentence: "for each adjacent opponent". */
export function eachText(target: Target, speaking: Speaking): Parts {
  if (target.who === 'all') return line`for ${eachOneText(target, speaking)}`;
  const who = targetText(target, speaking, 'object');
  return isMany(target) ? line`for each of ${who}` : line`choose ${who}`;
}

/** "each adjacent opponent" */
export function eachOneText(target: AllTarget, speaking: Speaking): Parts {
  const { before, after } = filterText(target.with, speaking.owner ?? speaking.voice);
  const { near, where } = whereAll(target, speaking);
  if (target.with?.own)
    return line`each of ${speaking.voice} and ${loyalEsper(speaking.voice, before, 's')}${where}${after}`;
  const noun = target.with?.loyal ? loyalEsper(speaking.voice) : NOUN[target.side];
  const each = line`each ${near}${before}${noun}${where}${after}`;
  return target.and ? line`${each} and ${speaking.target}` : each;
}

export function reachText(
  { within, range, from }: Pick<ChosenTarget, 'within' | 'range' | 'from'>,
  { voice, target }: Speaking,
): Parts {
  if (from === undefined) return place(within, range, voice === 'you' ? 'your' : 'its');
  const origin = from === 'space' ? 'that space' : target;
  if (within === 'adjacent') return line`${from === 'space' ? 'on or ' : ''}adjacent to ${origin}`;
  if (within === 'soi') return line`within the ${kw('soi')} of ${origin}`;
  if (within === 'board') return line`on the board`;
  if (within === 'reach') return line`within the reach of ${origin}`;
  return line`within ${kw('range')} ${range ?? 1} of ${origin}`;
}

export function place(within: TargetWithin, range: number | undefined, my: string): Parts {
  if (within === 'adjacent') return line`adjacent to ${my === 'your' ? 'you' : 'it'}`;
  if (within === 'soi') return line`within ${my} ${kw('soi')}`;
  if (within === 'board') return line`on the board`;
  if (within === 'reach') return line`within ${my} reach`;
  return line`within ${kw('range')} ${range ?? 1}`;
}

/** A figure and its Loyal Espers. */
export const oneself = (voice: Voice, me: string = voice): Parts => line`${me} or a ${loyalEsper(voice)}`;

/** They are allies whatever side is told, so it need not be said. */
export const loyalEsper = (voice: Voice, before: Parts = [], s = ''): Parts =>
  line`${before}${kw('loyal-esper', `Loyal Esper${s}`)} of ${voice === 'you' ? 'yours' : 'its'}`;

/** A filter: what stands before the noun and what after it. */
export function filterText(
  filter: FigureFilter | undefined,
  voice: Voice = 'you',
): { before: Parts; after: Parts } {
  if (!filter) return { before: [], after: [] };
  const before: Parts[] = [];
  const after: Parts[] = [];
  if (filter.defeated) before.push(line`Defeated `);
  if (filter.damaged) before.push(line`damaged `);
  if (filter.undamaged) before.push(line`undamaged `);
  if (filter.kin) after.push(line` of the same name`);
  if (filter.summoned) before.push(line`summoned `);
  if (filter.tag !== undefined) before.push(line`${tagWord(filter.tag)} `);
  if (filter.effect !== undefined) after.push(line` with ${effectWord(filter.effect)}`);
  if (filter.anyEffect !== undefined)
    after.push(line` with ${filter.anyEffect === 'any' ? 'any' : `a ${filter.anyEffect}`} Effect`);
  if (filter.mark !== undefined) after.push(line` with ${PERSON[voice].its} ${nameOf(filter.mark)} mark`);
  if (filter.attacked !== undefined)
    after.push(line` that ${voice} ${PERSON[voice].have} ${filter.attacked ? '' : 'not '}attacked this turn`);
  if (filter.defense) after.push(line` with ${kw('defense')} of ${boundsText(filter.defense)}`);
  if (filter.armor) after.push(line` with ${kw('armor')} of ${boundsText(filter.armor)}`);
  if (filter.hpLeft) after.push(line` with ${boundsText(filter.hpLeft)} ${kw('hp')} left`);
  if (filter.dr) after.push(line` with DR of ${boundsText(filter.dr)}`);
  if (filter.size) after.push(line` with a base of ${boundedText(filter.size, ['space', 'spaces'])}`);
  if (filter.bears !== undefined) after.push(line` with ${aNamed(filter.bears)} token`);
  if (filter.terrain !== undefined) after.push(line` in ${terrainWord(filter.terrain)}`);
  if (filter.beside !== undefined) after.push(line` adjacent to an ${filter.beside}`);
  const is = filter.kind === undefined ? [] : line` that is ${withArticle(KIND[filter.kind])}`;
  return { before: join(before, ''), after: line`${is}${join(after, ' and')}` };
}

export const KIND = {
  adventurer: 'Adventurer',
  command: 'Command Combatant',
  intelligent: 'Intelligent Combatant',
} as const;

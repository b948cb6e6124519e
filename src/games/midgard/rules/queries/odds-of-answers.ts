/**
 * What an answer leads to by chance, for whoever is asked: exact, but where it says `nearly`. Of the cards of others
 * nothing is known: that they may react is not in it. A masked state (`view.ts`) is enough.
 */
import type { CardRef } from '../model/content.ts';
import { GOLD_BONUS, MOST_GOLD, NEED } from '../model/fixed-numbers.ts';
import type { MidgardOption, MidgardPrompt, RollAsked } from '../model/prompts.ts';
import type { Attempt } from '../model/state.ts';
import { cityAt, taskOf } from './cities.ts';
import { attemptSum, forgerySum, magicSum, type Position, resistanceSum } from './numbers.ts';
import { bestGold, keepShare, keepTwoShare, passShare, takenShare, theftShares } from './odds.ts';
import { oddsOfFighting, oddsOfParty, woundFirst } from './odds-of-fights.ts';
import { thiefSum, victimSum } from './theft-sums.ts';

/** What comes about. */
export type ChanceOf =
  /** A check passes; a token is kept; the same with the best gold; a forgery stays; a spell works. */
  | 'pass'
  | 'keep'
  | 'keep-with-gold'
  | 'place'
  | 'cast'
  /** An attack hits; a defense holds; one is struck; the first attack is one's own. */
  | 'hit'
  | 'hold'
  | 'struck'
  | 'first'
  /** A fight, an adventure, a shadow to the end; the first wound of an assault is the other's. */
  | 'win'
  | 'wound'
  | 'take'
  /** A creature is revealed; what somebody rolled fails. */
  | 'creature'
  | 'fail';

export interface Chance {
  readonly of: ChanceOf;
  /** 0 to 1. */
  readonly share: number;
  /** Gold it takes. */
  readonly gold?: number;
  /** Something that nobody can know is left out. */
  readonly nearly?: true;
}

/** Of an option of a question. Empty where nothing is left to chance, or nothing is known of it. */
export function oddsOfAnswer(position: Position, prompt: MidgardPrompt, option: MidgardOption): Chance[] {
  const { player } = prompt;
  switch (prompt.kind) {
    case 'action':
    case 'bonus':
      return oddsOfAction(position, player, option);
    case 'modifiers':
      return oddsOfModifiers(position, option);
    case 'resist':
      return oddsOfResistance(position, prompt, option);
    case 'replace':
    case 'luck':
      return oddsOfRoll(position, prompt, option);
    case 'react':
    case 'reaction-card':
      return oddsOfReaction(position, prompt, option);
    default:
      return oddsOfFighting(position, prompt, option);
  }
}

/** Keeping a token as an attempt stands: by its checks that are left. `face`: that of the check at hand, where known. */
export function keepNow(position: Position, attempt: Attempt, face: number | null = null): number {
  const { player, token, check } = attempt;
  const before = attemptSum(position, attempt).total;
  const resistance = resistanceSum(position, player, token).total;
  if (check + 1 >= checksOf(position, player, token)) return keepShare(before, resistance, face);
  const second = secondOf(position, attempt);
  if (face === null) return keepTwoShare(before, second, resistance);
  return face === NEED || before + face >= NEED ? keepShare(second, resistance) : 0;
}

const secondOf = (position: Position, attempt: Attempt): number =>
  attemptSum(position, { ...attempt, check: attempt.check + 1, gold: 0, support: [] }).total;

/** How many checks a token asks a player for (MI-10). */
export const checksOf = ({ state, content }: Position, player: number, token: CardRef): number =>
  state.players[player]!.treasures.some(({ ref }) => content.treasures[ref]!.single)
    ? 1
    : content.tokens[token]!.abilities.length;

/** An attempt before anything is added to it. */
export const attemptAt = (player: number, token: CardRef): Attempt => ({
  player,
  token,
  check: 0,
  aides: [],
  declined: [],
  gold: 0,
  support: [],
});

function oddsOfAction(position: Position, player: number, option: MidgardOption): Chance[] {
  const { state } = position;
  const { act } = option;
  switch (act.do) {
    case 'token': {
      const attempt = attemptAt(player, act.token);
      const chances: Chance[] = [{ of: 'keep', share: keepNow(position, attempt) }];
      const most = Math.min(MOST_GOLD, state.players[player]!.gold);
      if (checksOf(position, player, act.token) > 1 || most === 0) return chances;
      const before = attemptSum(position, attempt).total;
      const resistance = resistanceSum(position, player, act.token).total;
      const { gold, share } = bestGold(before, resistance, most, GOLD_BONUS);
      return gold === 0 ? chances : [...chances, { of: 'keep-with-gold', share, gold }];
    }
    case 'deliver': {
      const { city, task } = taskOf(position, act.as, act.token);
      const there = cityAt(state, city).tasks[task] ?? null;
      if (act.as === 'forgery' && there !== null) return [{ of: 'place', share: 0 }];
      const forgery = act.as === 'forgery' ? act.token : there?.as === 'forgery' ? there.token : null;
      if (forgery === null) return [];
      return [{ of: 'place', share: passShare(forgerySum(position, player, forgery).total) }];
    }
    case 'reveal':
      return [{ of: 'creature', share: creaturesAmong(position), nearly: true }];
    case 'cast':
      return [{ of: 'cast', share: passShare(magicSum(position, player, act.spell).total) }];
    case 'steal': {
      const thief = thiefSum(position, player).total;
      const { taken, struck } = theftShares(thief, victimSum(position, act.of, player).total);
      return [
        { of: 'take', share: taken },
        { of: 'struck', share: struck },
      ];
    }
    case 'assault':
      return [{ of: 'wound', share: woundFirst(position, player, act.of) }];
    case 'adventure':
    case 'shadow':
      return oddsOfParty(position, player, [player]);
    default:
      return [];
  }
}

/** Of the random tokens that do not lie face up somewhere, the share that are creatures. */
function creaturesAmong({ state, content }: Position): number {
  const up = state.cities.flatMap(({ randoms }) => randoms.filter((one) => one.up)).map(({ ref }) => ref);
  let all = 0;
  let creatures = 0;
  for (const { id, kind, copies } of Object.values(content.randoms)) {
    const hidden = copies[state.table] - up.filter((one) => one === id).length;
    all += hidden;
    if (kind === 'creature') creatures += hidden;
  }
  return all === 0 ? 0 : creatures / all;
}

function oddsOfModifiers(position: Position, { act }: MidgardOption): Chance[] {
  const attempt = position.state.attempt!;
  const { content } = position;
  const keep = (now: Attempt, face: number | null = null): Chance[] => {
    const before = attemptSum(position, now).total;
    const pass = face === null ? passShare(before) : face === NEED || before + face >= NEED ? 1 : 0;
    return [
      { of: 'pass', share: pass },
      { of: 'keep', share: keepNow(position, now, face) },
    ];
  };
  switch (act.do) {
    case 'roll':
      return keep(attempt);
    case 'gold':
      return keep({ ...attempt, gold: attempt.gold + act.count });
    case 'support':
      return keep({ ...attempt, support: [...attempt.support, act.card] });
    case 'ask':
      return keep({ ...attempt, aides: [...attempt.aides, act.player] });
    case 'replace':
      return keep(attempt, faceOf(content, act.card));
    case 'twenty':
      return keep(attempt, NEED);
    default:
      return [];
  }
}

/** What a replacement card shows (F 3). */
export function faceOf(content: Position['content'], card: CardRef): number {
  const { use } = content.actions[card]!;
  return 'replace' in use ? use.replace : 1;
}

function oddsOfResistance(
  position: Position,
  { roll, player }: MidgardPrompt,
  { act }: MidgardOption,
): Chance[] {
  const { content } = position;
  const taken = (less: number) => takenShare(roll!.need ?? NEED, roll!.sum.total + less, roll!.need === null);
  if (act.do === 'pay') return [{ of: 'keep', share: 1 }];
  if (act.do === 'roll') return [{ of: 'keep', share: taken(0) }];
  if (act.do !== 'cast') return [];
  const works = passShare(magicSum(position, player, act.spell).total);
  const { does } = content.spells[act.spell]!;
  const less = 'resistance' in does ? does.resistance : 0;
  return [
    { of: 'cast', share: works },
    { of: 'keep', share: works * taken(less) + (1 - works) * taken(0) },
  ];
}

/** What a total that is known comes to: the token kept, or the check passed. */
function oddsOfTotal(position: Position, { what, need }: RollAsked, total: number, natural: boolean): Chance {
  const passed = natural || total >= (need ?? NEED);
  const { attempt } = position.state;
  if (what !== 'token' || !attempt || !passed)
    return { of: what === 'initiative' ? 'first' : 'pass', share: passed ? 1 : 0 };
  const { player, token, check } = attempt;
  const resistance = resistanceSum(position, player, token).total;
  if (check + 1 < checksOf(position, player, token))
    return { of: 'keep', share: keepShare(secondOf(position, attempt), resistance) };
  return { of: 'keep', share: takenShare(total, resistance, natural) };
}

/** A die about to fall, or thrown again by luck (F 3, F 4). */
function oddsOfRoll(position: Position, { kind, roll }: MidgardPrompt, { act }: MidgardOption): Chance[] {
  if (!roll || roll.what === 'initiative') return [];
  const { total } = roll.sum;
  const die = roll.sum.entries.find(({ cause }) => cause.from === 'die')?.amount ?? 0;
  const before = kind === 'luck' ? total - die : total;
  switch (act.do) {
    case 'no':
      return [oddsOfTotal(position, roll, total, die === NEED)];
    case 'replace': {
      const face = faceOf(position.content, act.card);
      return [oddsOfTotal(position, roll, before + face, face === NEED)];
    }
    case 'twenty':
      return [oddsOfTotal(position, roll, before + NEED, true)];
    case 'roll':
    case 'luck':
    case 'again': {
      const { attempt } = position.state;
      if (roll.what === 'token' && attempt) return [{ of: 'keep', share: keepNow(position, attempt) }];
      return [{ of: roll.what === 'spell' ? 'cast' : 'pass', share: passShare(before, roll.need ?? NEED) }];
    }
    default:
      return [];
  }
}

/** How likely what somebody rolled comes to nothing after a reaction (F 5). */
function oddsOfReaction(position: Position, { roll }: MidgardPrompt, { act }: MidgardOption): Chance[] {
  if (!roll?.rolled || (act.do !== 'react' && act.do !== 'no')) return [];
  const use = act.do === 'react' ? position.content.actions[act.card]!.use : { reaction: 0 };
  const total = roll.sum.total + ('reaction' in use ? use.reaction : 0);
  const natural = roll.sum.entries.some(({ cause, amount }) => cause.from === 'die' && amount === NEED);
  return [{ of: 'fail', share: 1 - oddsOfTotal(position, roll, total, natural).share }];
}

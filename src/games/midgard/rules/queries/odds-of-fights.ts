/** What answers in fights, adventures and against shadows lead to by chance (`odds-of-answers.ts`). */
import type { CardRef } from '../model/content.ts';
import { NEED } from '../model/fixed-numbers.ts';
import type { Entry } from '../model/ledger.ts';
import type { MidgardOption, MidgardPrompt } from '../model/prompts.ts';
import { adventureAlone, beforeBoss, bossShare } from './adventure-odds.ts';
import { cityAt } from './cities.ts';
import { fightEnds, firstWoundShare, shadowFightEnds } from './fight-odds.ts';
import { fighterOf, foeNow, lpInAll } from './fighters.ts';
import { attackSum, defenseSum, magicSum, type Position } from './numbers.ts';
import { hitPrintedShare, hitShare, holdShare, passShare } from './odds.ts';
import type { Chance } from './odds-of-answers.ts';
import { challengeSum } from './party.ts';
import { shadowShare } from './shadow-odds.ts';

/** The adventure or the shadow where a player stands, with a party at its beginning. */
export function oddsOfParty(position: Position, leader: number, party: readonly number[]): Chance[] {
  const { state, content } = position;
  const { adventure, shadow } = cityAt(state, state.players[leader]!.at);
  if (adventure !== null) {
    if (party.length === 1) return [{ of: 'win', share: adventureAlone(position, leader, adventure) }];
    const card = content.adventures[adventure]!;
    return [{ of: 'win', share: bossShare(beforeBoss(position, party, card), card), nearly: true }];
  }
  if (shadow === null) return [];
  return [{ of: 'win', share: shadowBegun(position, party, shadow.ref, shadow.lp) }];
}

function shadowBegun(position: Position, party: readonly number[], ref: CardRef, lp: number): number {
  const card = { ...position.content.shadows[ref]!, lp };
  const heroes = party.map((one) => fighterOf(position, one, card.defense, { party, printed: true }));
  return shadowShare(heroes, card, card);
}

/** The first wound of an assault is the other's. */
export function woundFirst(position: Position, player: number, other: number): number {
  const against = (one: number) => defenseSum(position, one).total;
  return firstWoundShare(
    fighterOf(position, player, against(other)),
    fighterOf(position, other, against(player)),
  );
}

export function oddsOfFighting(position: Position, prompt: MidgardPrompt, option: MidgardOption): Chance[] {
  const { kind, player, about } = prompt;
  const { act } = option;
  switch (kind) {
    case 'attack':
      return oddsOfAttack(position, prompt, option);
    case 'defend':
      return oddsOfDefense(position, prompt, option);
    case 'combat-round':
    case 'guardian':
      return oddsOfRound(position, player, option);
    case 'fight-on':
      return act.do === 'yes' ? winNow(position, player, null) : [];
    case 'yield':
      return act.do === 'no' && about !== undefined ? winAgainst(position, player, about) : [];
    case 'enter-shadow':
      return act.do === 'fight' ? oddsOfParty(position, player, [player]) : [{ of: 'struck', share: 1 }];
    case 'party':
      return act.do === 'ask'
        ? oddsOfParty(position, player, [player, act.player])
        : oddsOfParty(position, player, [player]);
    case 'join':
      return act.do === 'yes' ? joined(position, player, about!) : [];
    case 'challenge':
    case 'willing':
    case 'boss':
      return oddsOfChallenge(position, prompt, option);
    case 'between':
      return act.do === 'on' ? restOf(position) : [];
    case 'shadow-round':
      return act.do === 'fight' ? againstShadow(position) : [{ of: 'struck', share: 1 }];
    default:
      return [];
  }
}

/** Others may come as well. */
const joined = (position: Position, player: number, leader: number): Chance[] =>
  oddsOfParty(position, leader, [leader, player]).map((chance) => ({ ...chance, nearly: true }));

function oddsOfAttack(position: Position, { roll, player }: MidgardPrompt, { act }: MidgardOption): Chance[] {
  const { state, content } = position;
  const { combat } = state;
  if (!combat) return act.do === 'strike' ? [{ of: 'pass', share: passShare(roll!.sum.total) }] : [];
  const other = combat.players.find((one) => one !== player);
  const defense = combat.foe
    ? foeNow(position, combat.foe).defense
    : defenseSum(position, other ?? player).total;
  const hit = combat.kind === 'shadow' ? hitPrintedShare : hitShare;
  // What was drunk stands in the number that is asked about, beside the weapon's own.
  const first = attackSum(position, player, weaponIn(roll!.sum.entries));
  const drunk = roll!.sum.total - first.total;
  const before = (weapon: CardRef | null) => attackSum(position, player, weapon).total + drunk;
  switch (act.do) {
    case 'strike':
      return [{ of: 'hit', share: hit(before(act.weapon), defense) }];
    case 'replace': {
      const { use } = content.actions[act.card]!;
      return [
        { of: 'hit', share: hit(before(act.weapon ?? null), defense, 'replace' in use ? use.replace : 1) },
      ];
    }
    case 'twenty':
      return [{ of: 'hit', share: hit(before(act.weapon ?? null), defense, NEED) }];
    case 'use': {
      const { use } = content.goods[act.good]!;
      return [
        { of: 'hit', share: hit(roll!.sum.total + (use && 'attack' in use ? use.attack : 0), defense) },
      ];
    }
    case 'cast':
      return [{ of: 'cast', share: passShare(magicSum(position, player, act.spell).total) }];
    default:
      return [];
  }
}

/** The weapon whose value is among these lines. */
const weaponIn = (entries: readonly Entry[]): CardRef | null => {
  const line = entries.find(({ cause, rule }) => rule === 'C 3.2' && cause.from === 'card');
  return line?.cause.from === 'card' ? line.cause.card : null;
};

function oddsOfDefense(
  position: Position,
  { roll, player }: MidgardPrompt,
  { act }: MidgardOption,
): Chance[] {
  const { content } = position;
  const before = roll!.sum.total;
  const need = roll!.need ?? NEED;
  switch (act.do) {
    case 'roll':
      return [{ of: 'hold', share: holdShare(before, need) }];
    case 'replace': {
      const { use } = content.actions[act.card]!;
      const face = 'replace' in use ? use.replace : 1;
      return [{ of: 'hold', share: face === NEED || before + face >= need ? 1 : 0 }];
    }
    case 'twenty':
    case 'surprise':
      return [{ of: 'hold', share: 1 }];
    case 'use': {
      const { use } = content.goods[act.good]!;
      return [{ of: 'hold', share: holdShare(before + (use && 'defense' in use ? use.defense : 0), need) }];
    }
    case 'cast':
      return [{ of: 'cast', share: passShare(magicSum(position, player, act.spell).total) }];
    default:
      return [];
  }
}

/** A fight from where it stands, to its end; `first`: null where initiative is still to come. */
export function winNow(position: Position, player: number, first: boolean | null): Chance[] {
  const { combat } = position.state;
  if (!combat?.foe) return [];
  const foe = foeNow(position, combat.foe);
  const hero = fighterOf(position, player, foe.defense, { party: combat.party });
  return [{ of: 'win', share: fightEnds(hero, foe, first).won }];
}

function winAgainst(position: Position, player: number, other: number): Chance[] {
  const theirs = fighterOf(position, other, defenseSum(position, player).total);
  const mine = fighterOf(position, player, theirs.defense);
  return [{ of: 'win', share: fightEnds(mine, theirs, true).won, nearly: true }];
}

function oddsOfRound(position: Position, player: number, { act }: MidgardOption): Chance[] {
  const { combat } = position.state;
  if (act.do === 'fight') return winNow(position, player, combat?.first ?? null);
  if (act.do !== 'flee' || !combat?.foe) return [];
  // One attack that cannot be defended: it must still come to 20 (MI-26).
  return [{ of: 'struck', share: passShare(foeNow(position, combat.foe).attack) }];
}

function oddsOfChallenge(position: Position, asked: MidgardPrompt, { act }: MidgardOption): Chance[] {
  const { state, content } = position;
  const player = act.do === 'name' ? act.player : act.do === 'yes' ? asked.player : null;
  const card = content.challenges[asked.card ?? ''];
  if (player === null || !state.adventure) return [];
  if (!card || state.adventure.boss) return winNow(position, player, null);
  if (card.asks === 'solution') return [];
  if (card.creature !== undefined) return winNow(position, player, null);
  return [{ of: 'pass', share: passShare(challengeSum(position, player, card, state.adventure.ref).total) }];
}

/** What is left of an adventure: alone exactly; of a party the boss alone. */
function restOf(position: Position): Chance[] {
  const { state, content } = position;
  const { party, ref, cards, itemUsed } = state.adventure!;
  const [first] = party;
  if (party.length === 1)
    return [{ of: 'win', share: adventureAlone(position, first!, ref, { gone: cards, itemUsed }) }];
  const share = bossShare(beforeBoss(position, party, content.adventures[ref]!), content.adventures[ref]!);
  return [cards.length < 3 ? { of: 'win', share, nearly: true } : { of: 'win', share }];
}

/** Those who still stand against a shadow, to the end. */
function againstShadow(position: Position): Chance[] {
  const { state } = position;
  const { foe, players, first } = state.combat!;
  const standing = players.filter((one) => !state.players[one]!.tower && lpInAll(position, one) > 0);
  const card = { ...position.content.shadows[foe!.ref]!, lp: foe!.lp };
  const heroes = standing.map((one) =>
    fighterOf(position, one, card.defense, { party: standing, printed: true }),
  );
  const [hero] = heroes;
  if (heroes.length === 1) return [{ of: 'win', share: shadowFightEnds(hero!, card, first).won }];
  return heroes.length === 0 ? [] : [{ of: 'win', share: shadowShare(heroes, card, null, first) }];
}

/** A bot in stealth: it goes to the way out by spaces nobody sees, kills where no other sees the corpse, and waits with what is left. */

import type { Temper } from './bot.ts';
import { fightAnswer } from './fight-bot.ts';
import type { PlaceToken } from './rules/model/place-state.ts';
import type { MalhyaOption, MalhyaPrompt } from './rules/model/prompts.ts';
import { isSameSpace, keyOf, type Space } from './rules/place/space.ts';
import { walksOf } from './rules/place/walks.ts';
import { waiters } from './rules/procedures/waiting.ts';
import type { Position } from './rules/queries/booklets.ts';
import { fieldOf, heroIndex, placeHero, placeOf } from './rules/queries/field-of.ts';
import { boardOf } from './rules/queries/fighters.ts';
import {
  avertingsHere,
  corpseSpace,
  killerOf,
  killsOf,
  quietWalksOf,
  rowNow,
  seenSpaces,
  watchersOf,
} from './rules/stealth/quiet-here.ts';
import { MELEE_KILL_AP, RANGED_KILL_AP } from './rules/stealth/stealth-lines.ts';
import { spottedNow } from './rules/stealth/vision.ts';
import { spellForQuiet } from './spell-bot.ts';

const option = ({ options }: MalhyaPrompt, id: string): MalhyaOption | undefined =>
  options.find((one) => one.id === id);

/** Null: it has no opinion of its own, or it is no stealth. */
export function stealthAnswer(position: Position, prompt: MalhyaPrompt, temper: Temper): MalhyaOption | null {
  const { options } = prompt;
  switch (prompt.kind) {
    case 'quiet-turn':
      return quietTurn(position, prompt, temper);
    case 'avert':
      return averted(position, prompt);
    case 'interrupt':
      if (!position.state.stealth) return null;
      return options.find((one) => takesUp(position, one)) ?? option(prompt, 'on')!;
    case 'come-back':
      return placeOf(position).heroes.some(({ down }) => down)
        ? option(prompt, 'come-back')!
        : option(prompt, 'stay-out')!;
    case 'explore':
      return options[0]!;
    case 'reroll-threat':
      return option(prompt, 'keep')!;
    case 'turn-order':
      return position.state.stealth
        ? (nearestOut(position, prompt) ?? fightAnswer(position, prompt, temper))
        : null;
    default:
      return null;
  }
}

/** Who is nearest to the way out goes first, so that nobody stands in anybody's way. */
function nearestOut(position: Position, { options }: MalhyaPrompt): MalhyaOption | null {
  const far = farFromOut(position);
  const heroes = options.filter(({ act }) => act.do === 'next' && heroIndex(position.state, act.who) >= 0);
  return heroes.reduce<MalhyaOption | null>(
    (best, one) => (best && farOf(position, far, best) <= farOf(position, far, one) ? best : one),
    null,
  );
}

function farOf(position: Position, far: Far, { act }: MalhyaOption): number {
  const at = act.do === 'next' ? placeHero(position, heroIndex(position.state, act.who)).at : null;
  return at ? far(at) : Number.POSITIVE_INFINITY;
}

function averted(position: Position, prompt: MalhyaPrompt): MalhyaOption {
  const ways = avertingsHere(position, waiters(position));
  const good = prompt.options.find(({ act }) => {
    if (act.do !== 'avert') return false;
    const { id } = position.state.heroes[act.hero]!;
    return ways.some(({ hero, kill, alsoSee }) => hero === id && kill.by === act.by && alsoSee.length === 0);
  });
  return good ?? prompt.options.find(({ act }) => act.do === 'avert') ?? option(prompt, 'alarm')!;
}

/** Whether a hero who waits has a kill that nobody sees. */
function takesUp(position: Position, { act }: MalhyaOption): boolean {
  if (act.do !== 'take-up') return false;
  return killsOf(position, act.hero).some(({ why, target }) => why === null && isSafeKill(position, target));
}

/** No other enemy sees the corpse. */
function isSafeKill(position: Position, target: string): boolean {
  const at = corpseSpace(position, target);
  const others = watchersOf(position).filter(({ id }) => id !== target);
  return spottedNow(fieldOf(position).ground, others, [{ id: target, kind: 'corpse', at }]).length === 0;
}

type Far = (at: Space) => number;

const exitsOf = (position: Position): readonly PlaceToken[] =>
  placeOf(position).tokens.filter(({ exit }) => exit !== undefined);

/** How far a space is from the nearest way out. */
function farFromOut(position: Position): Far {
  const { ground } = fieldOf(position);
  const found = new Map<string, number>();
  for (const { at } of exitsOf(position)) {
    const walker = { id: 'out', side: 'hero', at, size: 1, light: false } as const;
    found.set(keyOf(at), 0);
    for (const { to, cost } of walksOf({ ground, figures: [] }, walker, { points: Number.POSITIVE_INFINITY }))
      found.set(keyOf(to), Math.min(found.get(keyOf(to)) ?? Number.POSITIVE_INFINITY, cost));
  }
  return (at) => found.get(keyOf(at)) ?? Number.POSITIVE_INFINITY;
}

function quietTurn(position: Position, prompt: MalhyaPrompt, temper: Temper): MalhyaOption {
  const { options } = prompt;
  const hero = prompt.hero!;
  const exit = options.find(({ act }) => act.do === 'exit');
  if (exit) return exit;
  const revive = options.find(({ act }) => act.do === 'revive');
  if (revive) return revive;
  const kill = options.find(({ act }) => act.do === 'kill' && isSafeKill(position, act.target));
  if (kill) return kill;
  const spell = spellForQuiet(position, prompt, temper);
  if (spell) return spell;
  const { ap } = position.state.heroes[hero]!;
  const move = bestWalk(position, hero, temper);
  const step = move && options.find(({ act }) => act.do === 'move' && isSameSpace(act.to, move));
  if (step) return step;
  const wait = option(prompt, 'wait');
  const price = killerOf(position, hero).ranged ? RANGED_KILL_AP : MELEE_KILL_AP;
  const canKillLater = ap - boardOf(position, hero).wait >= price;
  return wait && canKillLater ? wait : option(prompt, 'end')!;
}

/** How near it is to being seen: how many spaces farther an enemy would have to see or go. */
function dangerOf(position: Position, temper: Temper): Far {
  const { sight } = rowNow(position)!;
  const rings = (temper === 'careful' ? [1, 2, 3] : [1, 2]).map((more) => seenSpaces(position, sight + more));
  return (at) => rings.filter((ring) => ring.has(keyOf(at))).length;
}

/** The best space it reaches unseen: towards the way out, out of danger, for the AP it can spare; null: it stays. */
function bestWalk(position: Position, hero: number, temper: Temper): Space | null {
  const far = farFromOut(position);
  const seen = seenSpaces(position);
  const danger = dangerOf(position, temper);
  const { at } = placeHero(position, hero);
  const worthOf = (space: Space): number => (far(space) === 0 ? 30 : -far(space)) - 1.5 * danger(space);
  let best: { readonly to: Space; readonly worth: number } | null = null;
  for (const walk of quietWalksOf(position, hero)) {
    if (walk.steps.some(({ to }) => seen.has(keyOf(to)))) continue;
    const worth = worthOf(walk.to) - worthOf(at!) - 0.7 * walk.ap;
    if (worth > (best?.worth ?? 0.5)) best = { to: walk.to, worth };
  }
  return best?.to ?? null;
}

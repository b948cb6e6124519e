/** The bot of Midgard: the answer it gives to each question, by the odds and by what its own seat may see. */

import { takesDeal, worthOfOffer } from './bot-deals.ts';
import { bestDeed } from './bot-deeds.ts';
import { type Mind, mindOf, mostAskedFor, POINT, worthOfUse } from './bot-mind.ts';
import {
  aid,
  attacksAtOnce,
  cityToGo,
  cityToPut,
  fightOrLeave,
  fightOrSurrender,
  fightShadowOn,
  fightsOn,
  gather,
  goesOn,
  isWilling,
  join,
  nameForBoss,
  nameForChallenge,
  yields,
} from './bot-parties.ts';
import { attack, defend, greatest, modify, react, replaceOrRoll, resist } from './bot-rolls.ts';
import { worthOf, worthOfGood, worthOfKeeping, worthOfSkill, worthOfSpell } from './bot-things.ts';
import type { MidgardOption, MidgardPrompt } from './rules/model/prompts.ts';
import type { Temper } from './rules/model/setup.ts';
import { type Position, prestigeOf } from './rules/queries/numbers.ts';
import { viewFor } from './rules/queries/view.ts';

/**
 * The option a seat of that temper chooses. It sees no more than `viewFor` shows whoever is asked, as with closed hands:
 * the same view, the same answer. A masked state will do.
 */
export function botAnswer(
  { state, content }: Position,
  prompt: MidgardPrompt,
  temper: Temper,
): MidgardOption {
  const { player } = prompt;
  const position = { state: viewFor(state, player, 'closed'), content };
  return answer(mindOf(position, player, temper), prompt);
}

function answer(mind: Mind, prompt: MidgardPrompt): MidgardOption {
  const { options } = prompt;
  const whether = (yes: boolean) => options.find(({ act }) => (act.do === 'yes') === yes) ?? options[0]!;
  switch (prompt.kind) {
    case 'plan':
      return plan(mind, options);
    case 'action':
    case 'bonus':
      return bestDeed(mind, options);
    case 'spell-choice':
    case 'pick-two':
    case 'search':
    case 'skill':
      return greatest(options, ({ act }) => (act.do === 'take' ? worthOfTaking(mind, act.card) : 0));
    case 'aid':
      return whether(aid(mind, prompt));
    case 'modifiers':
      return modify(mind, prompt);
    case 'replace':
    case 'luck':
      return replaceOrRoll(mind, prompt);
    case 'react':
    case 'reaction-card':
      return react(mind, prompt);
    case 'resist':
      return resist(mind, prompt);
    case 'attack':
      return attack(mind, prompt);
    case 'defend':
      return defend(mind, prompt);
    case 'spell':
      return greatest(options, ({ act }) => (act.do === 'cast' ? 1 : 0));
    case 'lp-from':
      // Armor first: the rest is nearer to the tower.
      return options[0]!;
    case 'combat-round':
      return fightOrLeave(mind, prompt);
    case 'guardian':
      return fightOrSurrender(mind, prompt);
    case 'fight-on':
      return whether(fightsOn(mind, prompt));
    case 'flee-to':
    case 'storm-to':
      return cityToGo(mind, prompt);
    case 'enter-shadow': {
      const fights = attacksAtOnce(mind);
      return options.find(({ act }) => (act.do === 'fight') === fights)!;
    }
    case 'reward-ability': {
      const most = mostAskedFor(mind);
      return options.find(({ act }) => act.do === 'train' && act.ability === most) ?? options[0]!;
    }
    case 'pack-full':
      return greatest(options, ({ act }) => (act.do === 'drop' ? -worthOfKeeping(mind, act.thing) : -100));
    case 'discard':
    case 'hand-limit':
      return greatest(options, ({ act }) => (act.do === 'discard' ? -worthOfHolding(mind, act.card) : -100));
    case 'put':
      return cityToPut(mind, prompt);
    case 'party':
      return gather(mind, prompt);
    case 'join':
      return whether(join(mind, prompt));
    case 'challenge':
      return nameForChallenge(mind, prompt);
    case 'willing':
      return whether(isWilling(mind, prompt));
    case 'between':
      return goesOn(mind, prompt);
    case 'boss':
      return nameForBoss(mind, prompt);
    case 'without-reward':
      return withoutReward(mind, options);
    case 'shadow-round':
      return fightShadowOn(mind, prompt);
    case 'deal':
      return greatest(options, ({ act }) =>
        act.do === 'offer' ? worthOfOffer(mind, prompt.about!, act.gives, act.takes) : 0,
      );
    case 'deal-answer':
      return whether(takesDeal(mind, prompt));
    case 'loot':
      return greatest(options, ({ act }) => (act.do === 'loot' ? worthOf(mind, act.thing) : 0));
    case 'yield':
      return whether(yields(mind, prompt));
    case 'die-face':
      return options[0]!;
  }
}

/** P 1: many actions, but for what the card is worth otherwise. */
function plan(mind: Mind, options: readonly MidgardOption[]): MidgardOption {
  const { position, player } = mind;
  const { tower } = position.state.players[player]!;
  return greatest(options, ({ act }) => {
    if (act.do !== 'play') return -1;
    const { actions } = position.content.actions[act.card]!;
    return actions * POINT * (tower ? 0.6 : 1) - worthOfUse(mind, act.card);
  });
}

/** A card that is kept in hand: its actions to come, or its other use. */
const worthOfHolding = (mind: Mind, card: string): number =>
  mind.position.content.actions[card]!.actions * 0.1 + worthOfUse(mind, card);

function worthOfTaking(mind: Mind, card: string): number {
  const { skills, spells } = mind.position.content;
  if (Object.hasOwn(skills, card)) return worthOfSkill(mind, card);
  return Object.hasOwn(spells, card) ? worthOfSpell(mind, card) : worthOfGood(mind, card);
}

/** Whoever is ahead of the others goes without, not oneself (L240). */
const withoutReward = (mind: Mind, options: readonly MidgardOption[]): MidgardOption =>
  greatest(options, ({ act }) =>
    act.do === 'name' ? (act.player === mind.player ? -100 : prestigeOf(mind.position, act.player)) : -200,
  );

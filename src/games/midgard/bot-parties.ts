/** What a bot answers in fights, in adventures, and where something is asked of it by others. */
import { shareOfShadow, worthOfShadow } from './bot-errands.ts';
import { FALL, isBare, type Mind, POINT, REWARD, TOWER, worthOfLp, worthOfToken } from './bot-mind.ts';
import { greatest } from './bot-rolls.ts';
import type { MidgardOption, MidgardPrompt } from './rules/model/prompts.ts';
import { isWorthTrying } from './rules/queries/adventure-odds.ts';
import { cityAt, stepsBetween } from './rules/queries/cities.ts';
import { prestigeOf } from './rules/queries/numbers.ts';
import { oddsOfAnswer } from './rules/queries/odds-of-answers.ts';
import { oddsOfParty } from './rules/queries/odds-of-fights.ts';

const shareOf = (mind: Mind, prompt: MidgardPrompt, option: MidgardOption): number =>
  oddsOfAnswer(mind.position, prompt, option)[0]?.share ?? 0;

/** K 1: on where it is likely won, away where one is whole and it is not. */
export function fightOrLeave(mind: Mind, prompt: MidgardPrompt): MidgardOption {
  const { state } = mind.position;
  const inChallenge = state.combat?.kind !== 'creature';
  return greatest(prompt.options, (option) => {
    const share = shareOf(mind, prompt, option);
    switch (option.act.do) {
      case 'fight':
        // The last of a party has nobody behind them.
        return share * (inChallenge ? 1.2 : REWARD) - (1 - share) * FALL * (inChallenge ? 0.7 : 0.9);
      case 'flee':
        return -share * worthOfLp(mind) - (inChallenge ? 0.1 : POINT * state.turn.points);
      default:
        return 0;
    }
  });
}

/** K 2: a guardian's token is worth the risk, the tower is certain. */
export function fightOrSurrender(mind: Mind, prompt: MidgardPrompt): MidgardOption {
  const { attempt } = mind.position.state;
  const token = attempt ? worthOfToken(mind, attempt.token) * 0.75 : 0;
  return greatest(prompt.options, (option) => {
    const share = shareOf(mind, prompt, option);
    return option.act.do === 'fight' ? share * token - (1 - share) * FALL : -TOWER;
  });
}

/** A 11.1, A 12: alone where that is likely enough, else with whoever comes. */
export function gather(mind: Mind, prompt: MidgardPrompt): MidgardOption {
  const { position, player } = mind;
  const [chance] = oddsOfParty(position, player, [player]);
  const asks = prompt.options.filter(({ act }) => act.do === 'ask');
  const { adventure } = cityAt(position.state, position.state.players[player]!.at);
  const isRed = adventure !== null && position.content.adventures[adventure]!.level === 3;
  const share = chance?.share ?? 0;
  if (asks.length === 0 || share >= (isRed ? 0.5 : 0.78)) return prompt.options[0]!;
  return asks[0]!;
}

/** Whether one goes along: likely enough, and not with who would win by it. */
export function join(mind: Mind, prompt: MidgardPrompt): boolean {
  const { position, player, temper } = mind;
  const { state } = position;
  const leader = prompt.about!;
  const share = oddsOfParty(position, leader, [leader, player])[0]?.share ?? 0;
  if (prestigeOf(position, leader) >= state.goal - 1 && temper !== 'helpful') return false;
  return share >= (temper === 'helpful' ? 0.5 : 0.6) && state.players[player]!.lp >= 2;
}

/** F 1: a bonus action against what the other gains. */
export function aid(mind: Mind, prompt: MidgardPrompt): boolean {
  const { position, temper } = mind;
  const { state } = position;
  const rival = prompt.about!;
  const theirs = prestigeOf(position, rival);
  if (theirs >= state.goal - 1) return false;
  if (temper !== 'plain') return temper === 'helpful';
  const isBehind = theirs <= prestigeOf(position, mind.player) - 2;
  return state.players.length > 2 && theirs < state.goal - 2 && isBehind;
}

/** A 11.4: an item where a card is dangerous, whoever is likeliest, nobody where it is worth nothing. */
export function nameForChallenge(mind: Mind, prompt: MidgardPrompt): MidgardOption {
  const { position, player } = mind;
  const { content } = position;
  const card = content.challenges[prompt.card!];
  return greatest(prompt.options, (option) => {
    const { act } = option;
    if (act.do === 'item') return 0.93;
    if (act.do !== 'name') return 0;
    const own = act.player === player ? 0.05 : 0;
    if (!card || card.asks === 'solution') return 0.5 + own;
    const share = shareOf(mind, prompt, option);
    if (card.creature !== undefined) return share >= 0.8 ? share + own : -1;
    return isWorthTrying(share, card.fails) ? share + own : -1;
  });
}

/** K 4: the strongest first. */
export const nameForBoss = (mind: Mind, prompt: MidgardPrompt): MidgardOption =>
  greatest(prompt.options, (option) => shareOf(mind, prompt, option));

export function isWilling(mind: Mind, prompt: MidgardPrompt): boolean {
  const { content, state } = mind.position;
  const share = shareOf(mind, prompt, { id: 'yes', act: { do: 'yes' } });
  const card = content.challenges[prompt.card ?? ''];
  if (!card || state.adventure?.boss) return share >= 0.3 || mind.temper === 'helpful';
  return card.creature !== undefined ? share >= 0.7 : isWorthTrying(share, card.fails);
}

/** A 11.5 to A 11.7: who aborts has failed. */
export const goesOn = (mind: Mind, prompt: MidgardPrompt): MidgardOption =>
  greatest(prompt.options, (option) =>
    option.act.do === 'on' ? shareOf(mind, prompt, option) : isBare(mind) ? 0 : 0.2,
  );

/** K 5. */
export const fightShadowOn = (mind: Mind, prompt: MidgardPrompt): MidgardOption =>
  greatest(prompt.options, (option) => (option.act.do === 'fight' ? shareOf(mind, prompt, option) : 0.5));

/** A city to come to: near to where one brings something, none with a shadow. */
export function cityToGo(mind: Mind, prompt: MidgardPrompt): MidgardOption {
  const { state, content } = mind.position;
  const { tokens } = state.players[mind.player]!;
  const homes = tokens.map((token) => content.tokens[token]!.city);
  return greatest(prompt.options, ({ act }) => {
    if (act.do !== 'city') return -100;
    const { shadow, fixed, adventure } = cityAt(state, act.to);
    const far = homes.reduce((sum, home) => sum + stepsBetween(state, act.to, home), 0);
    const there = fixed.reduce((sum, token) => sum + worthOfToken(mind, token), 0);
    return 0.15 * there - far - (shadow ? 5 : 0) + (adventure ? 0.1 : 0);
  });
}

/** An adventure near to oneself; a shadow where others bring things and one does not. */
export function cityToPut(mind: Mind, prompt: MidgardPrompt): MidgardOption {
  const { state, content } = mind.position;
  const isShadow = prompt.rule === 'A 11p';
  return greatest(prompt.options, ({ act }) => {
    if (act.do !== 'city') return -100;
    if (!isShadow) return -stepsBetween(state, act.to, state.players[mind.player]!.at);
    return state.players.reduce((sum, { tokens, at }, other) => {
      const bring = tokens.filter((token) => content.tokens[token]!.city === act.to).length;
      const side = other === mind.player ? -3 : 1;
      return sum + side * (bring + (at === act.to ? 0.5 : 0));
    }, 0);
  });
}

/** A 15c: yields where it is not likely to turn. */
export function yields(mind: Mind, prompt: MidgardPrompt): boolean {
  const share = shareOf(mind, prompt, { id: 'no', act: { do: 'no' } });
  return share < 0.7;
}

/** K 2d: an aide fights on for 1 EP where it is sure of it. */
export const fightsOn = (mind: Mind, prompt: MidgardPrompt): boolean =>
  shareOf(mind, prompt, { id: 'yes', act: { do: 'yes' } }) >= (mind.temper === 'helpful' ? 0.7 : 0.85);

/** A 12e: the shadow is attacked on the way in, where it is worth it. */
export const attacksAtOnce = (mind: Mind): boolean => {
  const { position, player } = mind;
  const { at } = position.state.players[player]!;
  return worthOfShadow(mind, at) > 0 && shareOfShadow(position, player, at) > 0.5;
};

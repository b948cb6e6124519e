/** A bot that pushes its luck as far as the odds say, and takes the ways of a mission as they come. */
import { answerOnLand, isSafeOnPage } from './bot-on-land.ts';
import { fightAnswer } from './fight-bot.ts';
import { growingAnswer, withoutAsides } from './growing-bot.ts';
import { POTION } from './rules/model/fixed-numbers.ts';
import type { MalhyaOption, MalhyaPrompt } from './rules/model/prompts.ts';
import type { MalhyaState } from './rules/model/state.ts';
import { checkNow, type Position } from './rules/queries/booklets.ts';
import { oddsOfAnswer } from './rules/queries/odds-of-answers.ts';
import { stealthAnswer } from './stealth-bot.ts';

export const TEMPERS = ['careful', 'bold'] as const;
export type Temper = (typeof TEMPERS)[number];

/** How sure it wants to be of more before it rolls on from a level it has. */
const SURE: Readonly<Record<Temper, number>> = { careful: 0.65, bold: 0.4 };
/** Less than that a token is not worth. */
const WORTH = 0.06;
const DYING = 2;

export function botAnswer(position: Position, asked: MalhyaPrompt, temper: Temper): MalhyaOption {
  const grown = growingAnswer(position, asked);
  if (grown) return grown;
  // It takes heroes and mode of the game as they are, and hands nothing over.
  const { options: all, ...rest } = withoutAsides(asked);
  const prompt = { ...rest, options: all.filter(({ act }) => act.do !== 'company' && act.do !== 'exchange') };
  const { options } = prompt;
  const first = options[0]!;
  const potion = options.find((option) => isNeeded(position.state, option));
  if (potion) return potion;
  const onLand = answerOnLand(position, prompt);
  if (onLand) return onLand;
  const inStealth = stealthAnswer(position, prompt, temper);
  if (inStealth) return inStealth;
  switch (prompt.kind) {
    case 'again':
      return again(position, prompt, temper);
    case 'who':
    case 'order':
    case 'lock':
    case 'pay-ap':
    case 'pay-cubes':
      return bestBy(
        options.filter(({ act }) => act.do !== 'potion' && act.do !== 'use'),
        (option) => worthOf(position, prompt, option),
      );
    case 'company':
    case 'cancel-stop':
      return first;
    case 'reroll':
      return options.find(({ id }) => id === 'reroll:blank') ?? first;
    case 'whose':
      return bestBy(options, ({ act }) =>
        act.do === 'hero' ? -position.state.heroes[act.hero]!.objects.length : 0,
      );
    case 'die-face':
      return pick(position.state, options, prompt.die!.n);
    case 'threat-die':
      return pick(position.state, options, prompt.threatDie!.n);
    default:
      return (
        fightAnswer(position, prompt, temper) ??
        pick(
          position.state,
          options.filter(({ act }) => act.do !== 'potion' && act.do !== 'use'),
        )
      );
  }
}

/** One of several as chance has it, by the state alone; typed dice use up no chance, so that throws and dice count. */
function pick(state: MalhyaState, options: readonly MalhyaOption[], die = 0): MalhyaOption {
  const rolls = (state.check?.rolls.length ?? 0) + (state.magic.cast?.rolls ?? 0);
  const throws = rolls * 5 + die * 3 + Math.floor(die / 2);
  const sum = state.rng[0] + state.book.read.length * 7919 + options.length + throws;
  return options[sum % options.length]!;
}

function bestBy(options: readonly MalhyaOption[], worth: (option: MalhyaOption) => number): MalhyaOption {
  return options.reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

/** A potion for who is nearly down, or for aura that is all spent. */
function isNeeded({ heroes, place }: MalhyaState, { act }: MalhyaOption): boolean {
  if (act.do === 'use') return heroes[act.hero]!.life.life <= DYING || heroes[act.hero]!.aura.ready === 0;
  if (act.do !== 'potion') return false;
  const { life, aura } = heroes[act.to]!;
  if (act.colour === 'green') return aura.ready === 0 && aura.spent > 1;
  return (
    life.life <= DYING || (place !== null && life.damage + life.injury >= (POTION[act.colour]?.heal ?? 0))
  );
}

/** The chance of the lowest level that is not there yet; what is had counts whole. */
function worthOf(position: Position, prompt: MalhyaPrompt, option: MalhyaOption): number {
  const odds = oddsOfAnswer(position, prompt, option);
  const wanted = odds.find(({ of }) => of !== 'fails-next');
  if (wanted) return wanted.share;
  if (option.act.do === 'enough') return -1;
  if (option.act.do === 'hero') return diceOf(position, option.act.hero) / 100;
  return 0;
}

const diceOf = (position: Position, hero: number): number => {
  const found = checkNow(position);
  return found ? position.state.heroes[hero]!.characteristics[found.check.characteristic] : 0;
};

function again(position: Position, prompt: MalhyaPrompt, temper: Temper): MalhyaOption {
  const option = (id: string) => prompt.options.find((one) => one.id === id);
  const [roll, stop, aura] = [option('roll')!, option('stop'), option('aura')];
  const { now, check } = checkNow(position)!;
  const rolling = worthOf(position, prompt, roll);
  if (aura && worthOf(position, prompt, aura) - rolling > WORTH) return aura;
  if (!stop) return roll;
  if (check.kind === 'group') {
    const stopping = worthOf(position, prompt, stop);
    return stopping >= rolling ? stop : roll;
  }
  if (position.state.land.challenge) return isSafeOnPage(position, prompt, roll) ? roll : stop;
  // Where nothing is known of the levels it stops on the last stop but one.
  const isHidden = check.levels.some(({ hidden }) => hidden);
  if (isHidden) return now.stops > 0 || now.successes >= 6 ? stop : roll;
  const has = check.levels.some(({ from }) => from > 0 && now.successes >= from);
  return rolling > (has ? SURE[temper] : 0.2) ? roll : stop;
}

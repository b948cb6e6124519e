/** The odds of a cast before the dice, exact (section 6.2): it fails by stops that cannot be paid. */
import type { MalhyaOption, MalhyaPrompt } from '../model/prompts.ts';
import type { Position } from '../queries/booklets.ts';
import { shares, type Throw } from '../queries/check-odds.ts';
import { type CastWish, castNumbers } from './spell-numbers.ts';

/** What is rolled, with `ap` left after the base price: one stop more than can be paid, and it has failed. */
export function throwOfCast(position: Position, wish: CastWish, ap: number): Throw {
  const { dice, special, difficulty, difficultySpecial } = castNumbers(position, wish);
  const { check } = position.content.spells[wish.spell]!;
  return {
    dice: dice.total,
    special: special.total,
    rerollBlank: 0,
    difficulty: difficulty.total,
    difficultySpecial: difficultySpecial.total,
    limit: check && check.stop > 0 ? Math.floor(ap / check.stop) + 1 : Number.POSITIVE_INFINITY,
  };
}

export interface CastOdd {
  readonly of: 'fails-next' | 'reaches';
  readonly need: number;
  readonly share: number;
}

/** Successes something begins at, above those there are: three of them. */
function needs(position: Position, { spell }: CastWish, above: number): readonly number[] {
  const per = position.content.spells[spell]!.check!.brings.map((one) => one.per);
  const all = new Set(
    per.flatMap((one) => [1, 2, 3].map((times) => one * (Math.floor(above / one) + times))),
  );
  return [...all].sort((a, b) => a - b).slice(0, 3);
}

/** If it is rolled on until then. */
function oddsOfCast(
  position: Position,
  wish: CastWish,
  { ap, successes }: { readonly ap: number; readonly successes: number },
): readonly CastOdd[] {
  if (!position.content.spells[wish.spell]!.check) return [];
  const thrown = throwOfCast(position, wish, ap);
  const fails = shares.failsNext(thrown, 0);
  return [
    ...(fails > 0 ? [{ of: 'fails-next', need: 0, share: fails } as const] : []),
    ...needs(position, wish, successes).map(
      (need): CastOdd => ({
        of: 'reaches',
        need,
        share: shares.reaches(thrown, need, { successes, stops: 0 }),
      }),
    ),
  ];
}

/** What an answer about a spell may come to; none where there is no check to it. */
export function oddsOfSpell(
  position: Position,
  { kind, hero, spell, stone }: MalhyaPrompt,
  { act }: MalhyaOption,
): readonly CastOdd[] {
  const { heroes, magic } = position.state;
  if (hero === null || spell === undefined) return [];
  const { ap } = heroes[hero]!;
  if (kind === 'spell-roll' && magic.cast && (act.do === 'roll' || act.do === 'aura')) {
    const wish = { ...magic.cast, auraUsed: magic.cast.auraUsed || act.do === 'aura' };
    return oddsOfCast(position, wish, { ap, successes: magic.cast.successes });
  }
  if (kind !== 'spell-aim' || act.do !== 'aim') return [];
  const wish: CastWish = { hero, spell, stone: stone ?? null, target: act.who };
  return oddsOfCast(position, wish, { ap: ap - castNumbers(position, wish).ap.total, successes: 0 });
}

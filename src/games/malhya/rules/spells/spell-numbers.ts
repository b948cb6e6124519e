/** The numbers of a cast, each with its working (L5387–5401, L5447–5473, L5649). */
import { MOST_SKILL_DICE } from '../model/fixed-numbers.ts';
import { type Entry, type Sum, sumOf } from '../model/ledger.ts';
import { isBanned } from '../queries/banned-here.ts';
import type { Position } from '../queries/booklets.ts';
import { enemyFileOf, figureOf } from '../queries/field-of.ts';
import type { CastState } from './magic-state.ts';
import { levelOf, masters, spellSignsOf } from './mhays.ts';
import { type SpellCard, type SpellSign, STONE_LEVEL } from './spell-cards.ts';

/** A cast, under way or thought of. */
export type CastWish = Pick<CastState, 'hero' | 'spell' | 'stone' | 'target'> &
  Partial<Pick<CastState, 'auraUsed' | 'range'>>;

/** Whatever makes it cheaper (MA-178). */
const LEAST_PRICE_OF_SPELLS = 1;

export interface CastNumbers {
  readonly ap: Sum;
  /** Null: it needs none. */
  readonly range: Sum | null;
  readonly needsSight: boolean;
  readonly dice: Sum;
  /** Successes for each special of the skill dice. */
  readonly special: Sum;
  readonly difficulty: Sum;
  /** Stops for each special of the difficulty dice. */
  readonly difficultySpecial: Sum;
}

/** Auratic shields of an enemy (L5393). */
export const shieldsOf = (position: Position, who: string | null): number => {
  const figure = who === null || isBanned(position, 'auratic-defense') ? undefined : figureOf(position, who);
  return figure ? (enemyFileOf(position, figure.type).shields ?? 0) : 0;
};

/** Whether it counts as mastered: by the hero's schools, or because a stone casts it. */
export const isMastered = (position: Position, { hero, spell, stone }: CastWish): boolean =>
  stone !== null || masters(position, hero, position.content.spells[spell]!.school);

export function castNumbers(position: Position, wish: CastWish): CastNumbers {
  const { hero, stone, target, auraUsed = false, range = 0 } = wish;
  const card: SpellCard = position.content.spells[wish.spell]!;
  const signs = spellSignsOf(position, hero, card.kind);
  const mastered = isMastered(position, wish);
  const printed = (amount: number, rule: string): Entry => ({ cause: { from: 'spell' }, amount, rule });
  const ofTalents = (key: 'range' | 'ap' | 'special', sign: 1 | -1, rule: string): Entry[] =>
    signs.map(({ card: talent, sign: one }) => ({
      cause: { from: 'card', folder: 'talents', card: talent },
      amount: sign * ((one as SpellSign)[key] ?? 0),
      rule,
    }));
  const ofSchool = (amount: number, rule: string): Entry[] =>
    mastered ? [{ cause: { from: 'school' }, amount, rule }] : [];
  const less = signs.reduce((sum, { sign }) => sum + (sign.lessShields ?? 0), 0);
  const shields = Math.max(0, shieldsOf(position, target) - less);
  const level = levelOf(position, hero);
  const dice = sumOf([
    stone === null
      ? { cause: { from: 'mhay-talents', count: level }, amount: level, rule: 'L5324' }
      : { cause: { from: 'stone' }, amount: STONE_LEVEL, rule: 'L5649' },
    ...(auraUsed ? [{ cause: { from: 'aura' }, amount: 1, rule: 'L1305' } as const] : []),
  ]);
  return {
    ap: atLeast(
      sumOf([
        printed(card.ap, 'L5387'),
        ...ofSchool(-(card.master?.ap ?? 0), 'L5473'),
        ...ofTalents('ap', -1, 'L5938'),
      ]),
      LEAST_PRICE_OF_SPELLS,
    ),
    range:
      card.range === undefined
        ? null
        : sumOf([
            printed(card.range, 'L5387'),
            { cause: { from: 'successes' }, amount: range, rule: 'L5449' },
            ...ofTalents('range', 1, 'L5936'),
          ]),
    needsSight: !signs.some(({ sign }) => sign.noSight),
    dice: card.check ? atMost(dice, MOST_SKILL_DICE) : sumOf([]),
    special: sumOf([...ofSchool(card.master?.special ?? 0, 'L5449'), ...ofTalents('special', 1, 'L5922')]),
    difficulty: sumOf([printed(card.check?.difficulty ?? 0, 'L5389')]),
    difficultySpecial: sumOf([
      {
        cause: { from: 'shields', count: shields },
        amount: shields * (card.check?.shields ?? 0),
        rule: 'L5393',
      },
    ]),
  };
}

const bounded = (sum: Sum, total: number): Sum =>
  total === sum.total
    ? sum
    : sumOf([...sum.entries, { cause: { from: 'most' }, amount: total - sum.total, rule: 'L2686' }]);

const atLeast = (sum: Sum, least: number): Sum => bounded(sum, Math.max(least, sum.total));
const atMost = (sum: Sum, most: number): Sum => bounded(sum, Math.min(most, sum.total));

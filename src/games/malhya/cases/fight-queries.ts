import type { MalhyaPrompt } from '../rules/model/prompts.ts';
import { sightBetween } from '../rules/place/sight.ts';
import { isSameSpace } from '../rules/place/space.ts';
import { figureWith } from '../rules/place/standing.ts';
import { walksOf } from '../rules/place/walks.ts';
import { walksOfHero } from '../rules/procedures/hero-moves.ts';
import type { Position } from '../rules/queries/booklets.ts';
import { fieldOf, heroIndex } from '../rules/queries/field-of.ts';
import { fightOddsOfAnswer } from '../rules/queries/fight-answers.ts';
import { foreseenHere } from '../rules/queries/foresight-here.ts';
import type { CaseQuery } from './case-schema.ts';

type FightQuery = Extract<
  CaseQuery,
  | { readonly foreseen: unknown }
  | { readonly walk: unknown }
  | { readonly sight: unknown }
  | { readonly fight: unknown }
>;

const rounded = ([numerator, denominator]: readonly [number, number]): number =>
  Math.round((numerator / denominator) * 10_000) / 10_000;

/** What a case asks of a place at its end. */
export function answerFight(position: Position, pending: MalhyaPrompt | null, query: FightQuery): unknown {
  if (!position.state.place) return null;
  const field = fieldOf(position);
  if ('fight' in query) {
    const option = pending?.options.find(({ id }) => id === query.fight.option);
    if (!pending || !option) return null;
    return fightOddsOfAnswer(position, pending, option).map(({ who, odds }) => ({
      who,
      mean: rounded(odds.mean),
      wound: rounded(odds.wound),
      effects: rounded(odds.effects),
    }));
  }
  if ('sight' in query)
    return sightBetween(field, figureWith(field, query.sight.from), figureWith(field, query.sight.to)).state;
  if ('walk' in query) {
    const { who, to } = query.walk;
    const hero = heroIndex(position.state, who);
    if (hero >= 0) {
      const walk = walksOfHero(position, hero).find((one) => isSameSpace(one.to, to));
      return walk ? { cost: walk.cost, free: walk.free, paid: walk.paid, ap: walk.ap } : null;
    }
    const walk = walksOf(field, figureWith(field, who), { points: 99 }).find((one) =>
      isSameSpace(one.to, to),
    );
    return walk ? { cost: walk.cost } : null;
  }
  return foreseenHere(position).map(({ id, line, decision, choice, hits }) => ({
    id,
    line,
    option: decision.option,
    because: decision.because,
    decidedBy: decision.decidedBy,
    target: choice?.target ?? null,
    to: choice?.to ?? null,
    attacks: choice?.attacks ?? false,
    hits,
  }));
}

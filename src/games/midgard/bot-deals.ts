/** What a bot offers and takes in deals (A 13): what both are better off by, as far as it can see. */
import { type Mind, mindOf } from './bot-mind.ts';
import { worthOf, worthOfKeeping } from './bot-things.ts';
import type { Thing } from './rules/model/events.ts';
import type { MidgardPrompt } from './rules/model/prompts.ts';
import { prestigeOf } from './rules/queries/numbers.ts';
import { offersOf } from './rules/queries/things.ts';

/** What a thing is worth to whoever has it, and to whoever would. */
interface Weighed {
  readonly thing: Thing;
  readonly kept: number;
  readonly got: number;
}

/** The least somebody must be better off by to take it: more where the other is about to win. */
const askedBy = ({ position }: Mind, from: number): number =>
  prestigeOf(position, from) >= position.state.goal - 2 ? 0.3 : 0.06;

const weighed = (things: readonly Thing[], owner: Mind, other: Mind): Weighed[] =>
  things.map((thing) => ({ thing, kept: worthOfKeeping(owner, thing), got: worthOf(other, thing) }));

/** How much one is better off by a deal, where the other is too; 0 or less: by none that they would take. */
const gainOf = (mind: Mind, gives: Weighed, takes: Weighed): number =>
  gives.got - takes.kept > askedBy(mind, mind.player) &&
  (gives.thing.of !== 'gold' || takes.thing.of !== 'gold')
    ? takes.got - gives.kept
    : -1;

/** The best there is with somebody: how much one is better off by it. */
export function bestDeal(mind: Mind, other: number): number {
  const { position, player } = mind;
  const rival = mindOf(position, other, 'plain');
  const mine = weighed(offersOf(position, player, true), mind, rival);
  const theirs = weighed(offersOf(position, other, false), rival, mind);
  return Math.max(-1, ...mine.flatMap((gives) => theirs.map((takes) => gainOf(mind, gives, takes))));
}

/** What an offer brings oneself, where the other would take it. */
export function worthOfOffer(mind: Mind, other: number, gives: Thing, takes: Thing): number {
  const rival = mindOf(mind.position, other, 'plain');
  const [mine] = weighed([gives], mind, rival);
  const [theirs] = weighed([takes], rival, mind);
  return gainOf(mind, mine!, theirs!);
}

/** A 13: what one gets against what one gives. */
export const takesDeal = (mind: Mind, { deal, about }: MidgardPrompt): boolean =>
  deal !== undefined && worthOf(mind, deal.gives) - worthOfKeeping(mind, deal.takes) > askedBy(mind, about!);

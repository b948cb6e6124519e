import type { EncounterEvent } from '../model/events.ts';
import type { FigureId } from '../model/ids.ts';
import type { Option, Prompt } from '../model/prompts.ts';
import type { Until } from './preview.ts';

/** What came of one answer, or of it and the next one. */
export interface Followed {
  readonly events: readonly EncounterEvent[];
  readonly until: Until;
}

/** Whom an answer can be gone on with, where it asks that next: no more than can be looked at while somebody waits. */
export function listWhom(until: Until): readonly Option[] {
  if (until.is !== 'question' || until.prompt.question.ask !== 'whom') return [];
  const targets = until.prompt.options.filter(({ act }) => act.do === 'target');
  return targets.length <= MOST ? targets : [];
}

const MOST = 8;

/** The SP that figure pays for an answer, the least first: several where it hangs on who is chosen; none for nothing yet. */
export function pricesOf(one: Followed, onward: readonly Followed[], payer: FigureId): readonly number[] {
  const ways = onward.length > 0 ? onward : [one];
  const prices = new Set(ways.map(({ events }) => spentIn(events, payer)));
  return [...prices].filter((sp) => sp > 0 || prices.size > 1).sort((a, b) => a - b);
}

const spentIn = (events: readonly EncounterEvent[], payer: FigureId): number =>
  events.reduce(
    (sum, event) => (event.type === 'spSpent' && event.figure === payer ? sum + event.amount : sum),
    0,
  );

/**
 * Whether an answer costs something and nothing else comes of it, whoever is chosen then: it is asked again, or the turn
 * goes on or is over, and the table is as it was but for the price.
 */
export function isForNothing(asked: Prompt, one: Followed, onward: readonly Followed[]): boolean {
  if (onward.length > 0) return onward.some(costs) && onward.every((then) => isIdle(asked, then));
  return costs(one) && isIdle(asked, one);
}

const costs = ({ events }: Followed): boolean => events.some(isCost);

const isIdle = (asked: Prompt, { events, until }: Followed): boolean =>
  isBack(asked, until) && events.every((event) => isCost(event) || KEEPS_BOOKS.has(event.type));

function isBack(asked: Prompt, until: Until): boolean {
  if (until.is === 'over') return true;
  if (until.is !== 'question') return false;
  const { kind, figure } = until.prompt;
  return kind === 'turn' || (kind === asked.kind && figure === asked.figure);
}

const isCost = (event: EncounterEvent): boolean =>
  PAYS.has(event.type) || (event.type === 'energyChanged' && event.amount < 0);

const PAYS: ReadonlySet<EncounterEvent['type']> = new Set<EncounterEvent['type']>([
  'spSpent',
  'cardExhausted',
  'cardFlipped',
  'cardDiscarded',
  'tokenSpent',
]);

/** Nothing on the table is otherwise for these. */
const KEEPS_BOOKS: ReadonlySet<EncounterEvent['type']> = new Set<EncounterEvent['type']>([
  'abilityUsed',
  'scopeOpened',
  'scopeClosed',
  'figureTargeted',
  'moveActionUsed',
  'spellStepBegan',
  'attackNotMade',
  'phaseBegan',
  'turnEnded',
]);

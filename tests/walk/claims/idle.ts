import type { EncounterEvent, EncounterSession, Option, Prompt } from '../../../src/engine/index.ts';
import type { Met } from '../../support/whole-games.ts';
import { payerOf } from './price.ts';
import type { Told } from './words.ts';

/** No option that costs and does nothing without saying so. */
export function faultsOfIdle({ session, prompt }: Met, option: Option, { text, warns }: Told): string[] {
  const fork = session.fork();
  const before = fork.events.length;
  fork.decide(option.id);
  const events = fork.events.slice(before);
  if (!events.some(isCost)) return [];
  // The points it buys are what comes of it (face.md 4).
  if (option.act.do === 'buy-movement' && option.note?.note !== 'does-nothing') return [];
  if (comesToSomething(fork, events, payerOf(prompt, option), prompt, DEEP)) return [];
  return warns ? [] : [`costs, does nothing, and says: ${text}`];
}

/** Questions that are answered in all ways after it. */
const DEEP = 4;

/** Whether some way to go on from an answer brings about more than its price. */
function comesToSomething(
  at: EncounterSession,
  events: readonly EncounterEvent[],
  figure: string,
  asked: Pick<Prompt, 'kind' | 'figure'>,
  deep: number,
): boolean {
  for (const event of events) {
    if (ENDS.has(event.type)) return false;
    if (!isCost(event) && !KEEPS_BOOKS.has(event.type)) return true;
  }
  const { pending } = at;
  // Asked for the turn again, or somebody else is: whatever it began is over.
  if (!pending || pending.kind === 'turn' || (pending.kind === asked.kind && pending.figure === asked.figure))
    return false;
  // Somebody else has to say something to it.
  if (pending.figure !== figure) return true;
  if (deep === 0) return true;
  const own = pending.options.filter(({ interjection }) => !interjection);
  const useful = own.filter(({ note }) => note?.note !== 'does-nothing');
  // Where none is of use, the question is another card's, and what was begun may come after it.
  return (useful.length > 0 ? useful : own).slice(0, 12).some(({ id }) => {
    const on = at.fork();
    const from = on.events.length;
    on.decide(id);
    return comesToSomething(on, on.events.slice(from), figure, asked, deep - 1);
  });
}

/** What is paid with. */
const isCost = (event: EncounterEvent): boolean =>
  event.type === 'spSpent' ||
  event.type === 'cardExhausted' ||
  event.type === 'cardFlipped' ||
  event.type === 'cardDiscarded' ||
  event.type === 'tokenSpent' ||
  (event.type === 'energyChanged' && event.amount < 0);

/** What only keeps the books: nothing on the table is otherwise for it. */
const KEEPS_BOOKS: ReadonlySet<EncounterEvent['type']> = new Set<EncounterEvent['type']>([
  'abilityUsed',
  'scopeOpened',
  'scopeClosed',
  'figureTargeted',
  'moveActionUsed',
  'spellStepBegan',
  'attackNotMade',
  'cardTurnedBack',
]);

/** The turn goes on, or is over. */
const ENDS: ReadonlySet<EncounterEvent['type']> = new Set<EncounterEvent['type']>([
  'turnEnded',
  'turnBegan',
  'phaseBegan',
  'roundEnded',
]);

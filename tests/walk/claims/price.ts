import {
  type EncounterEvent,
  type EncounterSession,
  figureIn,
  type Option,
  type Preview,
  type Prompt,
} from '../../../src/engine/index.ts';
import type { Met } from '../../support/whole-games.ts';

/** What is paid in: SP, tokens, Energy, damage taken on purpose, gold. */
interface Paid {
  sp: number;
  tokens: number;
  energy: number;
}

/** No price that differs from what is paid. */
export function faultsOfPrice({ session, prompt }: Met, option: Option, preview: Preview | null): string[] {
  if (!preview) return [];
  const payer = payerOf(prompt, option);
  const told = toldPrice(option, preview, payer);
  const faults: string[] = [];
  for (const paid of paidFor(session, option, payer)) {
    // Tokens and Energy may be spent as SP; that they are is told beside.
    const worth = paid.sp + paid.tokens + paid.energy;
    if (paid.sp !== told.sp && worth !== told.sp && !preview.prices.includes(paid.sp))
      faults.push(`${told.sp} SP told, ${paid.sp} paid`);
    if (paid.tokens !== told.tokens) faults.push(`${told.tokens} tokens told, ${paid.tokens} given`);
    if (paid.energy !== told.energy) faults.push(`${told.energy} Energy told, ${paid.energy} spent`);
  }
  return [...new Set(faults)];
}

export const payerOf = (prompt: Prompt, { act }: Option): string =>
  ('owner' in act && act.owner) || prompt.figure;

function toldPrice({ sp }: Option, { changes, prices }: Preview, payer: string): Paid {
  const told: Paid = { sp: prices.length === 1 ? prices[0]! : (sp ?? 0), tokens: 0, energy: 0 };
  for (const change of changes) {
    if (!('figure' in change) || change.figure !== payer) continue;
    if (change.is === 'sp' && sp === undefined && prices.length !== 1) told.sp += change.spent;
    if (change.is === 'token' && change.amount < 0) told.tokens -= change.amount;
    if (change.is === 'energy' && change.amount < 0) told.energy -= change.amount;
  }
  return told;
}

/** What is paid in truth with an answer; where it is asked first on whom, once for each of them. */
function paidFor(session: EncounterSession, option: Option, payer: string): Paid[] {
  const fork = session.fork();
  const before = fork.events.length;
  fork.decide(option.id);
  const paid = paidIn(fork.events.slice(before), payer, option.sp);
  const waits = (option.sp ?? 0) > 0 && paid.sp === 0 && fork.pending?.kind === 'choose-target';
  if (!waits) return [paid];
  const whom = fork.pending!.options.filter(({ act }) => act.do === 'target').slice(0, 3);
  return whom.map(({ id }) => {
    const on = fork.fork();
    const from = on.events.length;
    on.decide(id);
    return paidIn(on.events.slice(from), payer, option.sp);
  });
}

/** Up to the first throw: what comes of dice is no price. */
function paidIn(events: readonly EncounterEvent[], payer: string, named: number | undefined): Paid {
  const paid: Paid = { sp: 0, tokens: 0, energy: 0 };
  const given = new Map<string, number>();
  for (const event of events) {
    if (ENDS.has(event.type)) break;
    if (event.type === 'spSpent' && (event.figure === payer || named !== undefined)) paid.sp += event.amount;
    // One that comes back at once is not given, and is not told.
    if (event.type === 'tokenSpent' && event.figure === payer) add(given, event.token, 1);
    if (event.type === 'tokenGained' && event.figure === payer) add(given, event.token, -event.amount);
    if (event.type === 'energyChanged' && event.figure === payer && event.amount < 0)
      paid.energy -= event.amount;
  }
  for (const many of given.values()) paid.tokens += Math.max(0, many);
  return paid;
}

const add = (counts: Map<string, number>, token: string, by: number): void => {
  counts.set(token, (counts.get(token) ?? 0) + by);
};

const ENDS: ReadonlySet<EncounterEvent['type']> = new Set<EncounterEvent['type']>([
  'diceRolled',
  'turnEnded',
  'turnBegan',
  'aiStepFollowed',
  'aiConditionChecked',
  'boardTokenRemoved',
]);

/** What is told to be left of SP, tokens and HP is what is left, where nothing uncertain comes before the next question. */
export function faultsOfOutcome({ session, prompt }: Met, option: Option, preview: Preview | null): string[] {
  if (preview?.until.is !== 'question' || prompt.question.ask === 'about-to-fall') return [];
  const fork = session.fork();
  fork.decide(option.id);
  return preview.changes.flatMap((change) => {
    if (change.is === 'sp') {
      const { sp } = figureIn(fork.state, change.figure);
      return sp === change.left ? [] : [`${change.figure}: ${change.left} SP left told, ${sp} left`];
    }
    if (change.is === 'hp') {
      const was = figureIn(session.state, change.figure).damage;
      const now = figureIn(fork.state, change.figure).damage;
      // What an item adds to the HP itself is no damage healed.
      const told = change.from - change.to + change.grown;
      return now - was === told || change.to === 0
        ? []
        : [`${change.figure}: ${told} damage told, ${now - was} taken`];
    }
    return [];
  });
}

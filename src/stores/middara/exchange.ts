/** A Re-Equip laid out on one sheet (p.48). */
import {
  type Act,
  type CardId,
  type CardInstance,
  type EncounterSession,
  type FigureId,
  figureIn,
  type Prompt,
} from '../../engine/index.ts';
import { createTrial, type Trial } from '../game/trial.ts';
import { foundJustNow } from './found.ts';
import type { Middara } from './types.ts';

/** What may be done with an item or a Companion while Re-Equipping (p.48). */
export type Exchanged = Extract<
  Act,
  { do: 'equip' | 'store' | 'turn-over' | 'discard' | 'take' | 'take-companion' }
>;

/** A change that may be made now: by whom, and the answers that make it, those on the way to its question included. */
export interface ExchangeMove {
  readonly figure: FigureId;
  readonly act: Exchanged;
  readonly options: readonly string[];
}

/** A Re-Equip laid out before it is done: tried on a copy, then given as the rules ask for it. */
export interface Exchange {
  readonly trial: Trial<Middara>;
  /** Who re-equips; null where all trade (p.18). */
  readonly by: FigureId | null;
  /** SP it takes; 0 where it is free, or paid. */
  readonly sp: number;
  /** What was found just now, for which it is offered (p.67). */
  readonly found: readonly CardInstance[];
  /** What may be done now with the items of everybody it concerns. */
  moves(): readonly ExchangeMove[];
  /** The answers that do all of it; null while something is still in the way: a Pack that holds too much. */
  answers(): readonly string[] | null;
}

/** Whether an act is one of them. */
export const isExchanged = (act: Act): act is Exchanged =>
  act.do === 'equip' ||
  act.do === 'store' ||
  act.do === 'turn-over' ||
  act.do === 'discard' ||
  act.do === 'take' ||
  act.do === 'take-companion';

const doneIn = (question: Prompt): string | undefined =>
  question.options.find(({ act }) => act.do === 'done')?.id;

/** A question that is one more Re-Equip within this: of whoever was taken from (p.48), of one of all who trade (p.18). */
const isWithin = (question: Prompt, by: FigureId | null): boolean =>
  by === null ? question.question.ask !== 'trade' : question.figure !== by;

/** How many questions away a change may lie: out of one's Re-Equip, and on to another's. */
const FAR = 3;

/**
 * Lays a Re-Equip out, from the turn that offers it or from its own question; null where the open question is neither.
 */
export function createExchange(session: EncounterSession): Exchange | null {
  const { pending } = session;
  const offer =
    pending?.kind === 'turn' ? pending.options.find(({ act }) => act.do === 're-equip') : undefined;
  if (!pending || (pending.kind !== 're-equip' && !offer)) return null;
  const trial = createTrial<Middara>(session);
  if (offer) trial.take([offer.id]);
  const by = pending.question.ask === 'trade' ? null : pending.figure;
  return {
    trial,
    by,
    sp: offer?.sp ?? 0,
    found: offer || by === null ? [] : foundJustNow(session.events, by),
    moves: () => movesFrom(trial.ahead(), by),
    answers: () => answersOf(trial, by),
  };
}

/** What may be changed, nearest first: each change by the fewest answers that lead to it. */
function movesFrom(session: EncounterSession, by: FigureId | null): ExchangeMove[] {
  const found = new Map<string, ExchangeMove>();
  const start = session.decisions.length;
  let open: (readonly string[])[] = [[]];
  for (let far = 0; far <= FAR && open.length > 0; far++) {
    const next: (readonly string[])[] = [];
    for (const way of open) {
      session.rewind(start);
      for (const option of way) session.decide(option);
      const { pending } = session;
      if (pending?.kind !== 're-equip') continue;
      for (const { id, act } of pending.options) {
        if (act.do === 'choose-trader') next.push([...way, id]);
        if (!isExchanged(act)) continue;
        const key = `${pending.figure} ${id}`;
        if (!found.has(key)) found.set(key, { figure: pending.figure, act, options: [...way, id] });
      }
      const done = doneIn(pending);
      if (done !== undefined && isWithin(pending, by)) next.push([...way, done]);
    }
    open = next;
  }
  return [...found.values()];
}

/** What was tried, and the answers that end it. */
function answersOf(trial: Trial<Middara>, by: FigureId | null): readonly string[] | null {
  const session = trial.ahead();
  const ends: string[] = [];
  for (let open = true; open && session.pending?.kind === 're-equip'; ) {
    const done = doneIn(session.pending);
    if (done === undefined) return null;
    open = isWithin(session.pending, by);
    ends.push(done);
    session.decide(done);
  }
  const tried = trial.store.getState().pieces.flat();
  return [...tried.map(({ id }) => id), ...ends];
}

/** Whose items it concerns: who may change or be taken from now, or has been. */
export function listParties(exchange: Exchange, moves: readonly ExchangeMove[]): FigureId[] {
  const { state } = exchange.trial.store.getState();
  const { before } = exchange.trial;
  const concerned = new Set<FigureId>(exchange.by === null ? [] : [exchange.by]);
  for (const { figure, act } of moves) {
    concerned.add(figure);
    if (act.do === 'take' || act.do === 'take-companion') concerned.add(act.from);
  }
  for (const { id, cards, pack } of state.figures) {
    const was = figureIn(before, id);
    if (was.cards !== cards || was.pack !== pack) concerned.add(id);
  }
  const all = state.figures.filter(({ id }) => concerned.has(id)).map(({ id }) => id);
  return all.sort((a, b) => Number(b === exchange.by) - Number(a === exchange.by));
}

/** Where an item lies, or beside whom a Companion goes (p.66). */
export interface Place {
  readonly figure: FigureId;
  readonly in: 'worn' | 'pack' | 'companion';
}

/**
 * What lays an item down elsewhere; null where nothing does. Whatever is taken comes into the Pack first (p.48), and
 * is put on from there where there is room.
 */
export function moveTo(
  exchange: Exchange,
  moves: readonly ExchangeMove[],
  card: CardId,
  to: Place,
): readonly string[] | null {
  const of = (one: ExchangeMove, kind: Exchanged['do']) =>
    one.figure === to.figure && one.act.card === card && one.act.do === kind;
  if (to.in === 'companion') return moves.find((one) => of(one, 'take-companion'))?.options ?? null;
  const take = moves.find((one) => of(one, 'take'));
  if (!take) return moves.find((one) => of(one, to.in === 'worn' ? 'equip' : 'store'))?.options ?? null;
  if (to.in === 'pack') return take.options;
  const ahead = exchange.trial.ahead();
  for (const option of take.options) ahead.decide(option);
  const equip = movesFrom(ahead, exchange.by).find((one) => of(one, 'equip'));
  return equip ? [...take.options, ...equip.options] : null;
}

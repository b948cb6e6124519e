/**
 * Waiting and interrupting (L3859–L3947, L4789–L4845).
 * 1. Waiting costs what the board says; the free move is lost (L3873, L3879). Each new wait is paid for (MA-50).
 * 2. Whoever waits takes its turn up for nothing (L3925), at any time in another's turn: before, after, amid a movement;
 *    never between attack dice and their result (L4791). The other's turn is suspended and goes on afterwards (L3927).
 * 3. Who has not taken it up by the end of the turn loses the rest of its AP (MA-50).
 */
import type { MalhyaOption } from '../model/prompts.ts';
import type { Position } from '../queries/booklets.ts';
import { placeOf } from '../queries/field-of.ts';
import { ask, type MalhyaTable, type Rule } from './table.ts';

export const waiters = (position: Pick<Position, 'state'>): number[] =>
  placeOf(position).heroes.flatMap(({ waiting, down }, hero) => (waiting && !down ? [hero] : []));

export const takeUpOptions = ({ state }: Pick<Position, 'state'>): MalhyaOption[] =>
  waiters({ state }).map((hero) => ({
    id: `take-up:${state.heroes[hero]!.id}`,
    act: { do: 'take-up', hero },
  }));

/** Plays a turn that is taken up. */
export type PlayTurn = (table: MalhyaTable, hero: number) => Rule;

/** A moment in which whoever waits may interrupt; whether anybody did. `who`: whose turn it is. */
export function* moment(table: MalhyaTable, who: string, playTurn: PlayTurn): Rule<boolean> {
  let was = false;
  while (yield* interrupted(table, waiters(table), playTurn, 'L3927', { who })) was = true;
  return was;
}

/** Whether one of these who wait takes its turn up, and plays it. */
export function* interrupted(
  table: MalhyaTable,
  able: readonly number[],
  playTurn: PlayTurn,
  rule: string,
  about: { readonly who?: string } = {},
): Rule<boolean> {
  if (able.length === 0) return false;
  const act = yield* ask(table, {
    kind: 'interrupt',
    hero: null,
    ...about,
    options: [
      { id: 'on', act: { do: 'on' } },
      ...takeUpOptions(table).filter((one) => one.act.do === 'take-up' && able.includes(one.act.hero)),
    ],
    rule,
  });
  if (act.do !== 'take-up') return false;
  yield* takeUp(table, act.hero, playTurn);
  return true;
}

export function* takeUp(table: MalhyaTable, hero: number, playTurn: PlayTurn): Rule {
  table.emit({ type: 'turnTakenUp', hero, rule: 'L3925' });
  yield* playTurn(table, hero);
}

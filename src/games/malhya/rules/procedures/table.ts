import type { Procedure } from '../../../../engine/kernel/procedure.ts';
import type { ChancePort } from '../../../../engine/rng/chance.ts';
import type { MalhyaEvent } from '../model/events.ts';
import type { MalhyaAct, MalhyaOption, MalhyaPrompt } from '../model/prompts.ts';
import { type Position, topFrame } from '../queries/booklets.ts';

/** What a rule works on. `emit` writes. */
export interface MalhyaTable extends Position {
  readonly chance: ChancePort;
  readonly byHand: boolean;
  emit(event: MalhyaEvent): void;
}

export type Rule<T = void> = Procedure<T, MalhyaPrompt>;

/**
 * How reading goes on after a line: below it; elsewhere; a check is over for everybody; it begins anew.
 */
export type Read = 'on' | 'left' | 'ends' | 'again';

export type Asked = Omit<MalhyaPrompt, 'seat'>;

/** Asks. Where there is one answer alone it is taken: a forced choice is none. */
export function* ask(table: MalhyaTable, question: Asked): Rule<MalhyaAct> {
  const { options } = question;
  if (options.length === 1) return options[0]!.act;
  const answer: string = yield { ...question, seat: seatFor(table, question.hero) };
  return options.find(({ id }) => id === answer)!.act;
}

/** A hero's seat; for the table that of who reads, else the first (MA-13). */
function seatFor({ state }: MalhyaTable, hero: number | null): string {
  const at = hero ?? topFrame(state)?.readers?.[0] ?? 0;
  return state.heroes[at]!.seat;
}

export const heroOption = ({ state }: Position, hero: number): MalhyaOption => ({
  id: `hero:${state.heroes[hero]!.id}`,
  act: { do: 'hero', hero },
});

/** One of these heroes. */
export function* askHero(
  table: MalhyaTable,
  heroes: readonly number[],
  question: Omit<Asked, 'options' | 'hero'>,
): Rule<number> {
  const options = heroes.map((hero) => heroOption(table, hero));
  const act = yield* ask(table, { ...question, hero: null, options });
  return act.do === 'hero' ? act.hero : heroes[0]!;
}

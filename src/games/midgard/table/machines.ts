import { botAnswer } from '../bot.ts';
import type { MidgardContent } from '../rules/model/content.ts';
import type { MidgardSetup } from '../rules/model/setup.ts';
import type { MidgardPlay } from './play.ts';

/** The seats that play by themselves: each by its temper, and by what its own seat may see. */
export function machinesOf(
  content: MidgardContent,
  { seats }: Pick<MidgardSetup, 'seats'>,
): NonNullable<MidgardPlay['machines']> {
  const tempers = new Map(seats.flatMap(({ id, bot }) => (bot === undefined ? [] : [[id, bot] as const])));
  return {
    seats: new Set(tempers.keys()),
    answer: (question, state) =>
      botAnswer({ state, content }, question, tempers.get(question.seat) ?? 'plain').id,
  };
}

import type { Position } from '../../../engine/index.ts';

/** The colour of the token on the board whose Encounter Action opens a door, by its text; null where none does. */
export function openerOf({ encounter, state }: Position, door: string): string | null {
  for (const { when, do: does } of encounter.objectives ?? []) {
    if (when?.is !== 'encounter-action' || !opens(does, door)) continue;
    const token = state.boardTokens.find(({ id }) => id === when.token);
    if (token) return token.colour;
  }
  return null;
}

/** Anywhere within what is done, also behind a condition or a Check. */
function opens(does: unknown, door: string): boolean {
  if (typeof does !== 'object' || does === null) return false;
  const op = does as Readonly<Record<string, unknown>>;
  if (op.do === 'door') return op.door === door && op.state === 'open';
  return Object.values(op).some((part) => opens(part, door));
}

import { drawOne } from './roll.ts';
import type { Table } from './table.ts';

/**
 * The colour of a token when it is activated. One placed face down (`random`) is drawn among the colours of its
 * kind that are neither on the board nor drawn before (pp.17, 19); drawing it now or at set-up is the same chance.
 */
export function turnToken(table: Table, tokenId: string, colours: readonly string[]): string {
  const token = table.state.boardTokens.find((t) => t.id === tokenId)!;
  if (token.colour !== 'random') return token.colour;
  const taken = table.state.boardTokens.filter((t) => t.kind === token.kind).map((t) => t.colour);
  const left = colours.filter(
    (c) => !taken.includes(c) && !table.state.done.includes(`colour:${c}:${token.kind}`),
  );
  if (left.length === 0) return token.colour;
  const { value, rng } = drawOne(table, left, `${token.kind} token`);
  table.emit({ type: 'boardTokenTurned', token: tokenId, colour: left[value]!, rng, rule: 'p.17' });
  return left[value]!;
}

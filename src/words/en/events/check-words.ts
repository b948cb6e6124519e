/** The words of a roll: whom it is to hit; which skill, what it takes, and the jump it is made for (p.66). */
import { type Position, type Space, standsOn, terrainAt } from '../../../engine/index.ts';
import { capital, points } from '../grammar.ts';
import type { Speaker } from '../tell/speaker.ts';
import { space as ofSpace } from '../ui/board.ts';
import type { EventOf } from './described.ts';
import { hasSkills } from './things.ts';

/** A jump under way: whose it is. Its own check and the catch alone stand right in a movement. */
function jumperAt({ state: { scopes } }: Position): string | null {
  const at = scopes.findLastIndex(({ kind }) => kind === 'check');
  const [check, move] = [scopes[at], scopes[at - 1]];
  if (check?.kind !== 'check' || move?.kind !== 'move') return null;
  return check.skill === (check.figure === move.figure ? 'agility' : 'perception') ? move.figure : null;
}

/** `Cave Sickle 6 tries to jump over Zeke: Agility, fails only on a skull`; `over`: the first space, where that is known. */
export function rolled({ figure, purpose }: EventOf<'diceRolled'>, n: Speaker, over?: Space): string | null {
  const attack = n.position.state.scopes.at(-1);
  if (purpose === 'attack' && attack?.kind === 'attack')
    return `${n.figure(figure)} rolls to hit ${n.figure(attack.target)}`;
  if (purpose !== 'check') return null;
  const check = n.position.state.scopes.findLast((one) => one.kind === 'check');
  if (check?.kind !== 'check' || check.figure !== figure) return null;
  const who = n.figure(figure);
  const takes = hasSkills(n, figure) ? `needs ${check.difficulty}` : 'fails only on a skull';
  const jumper = jumperAt(n.position);
  if (jumper === null) return `${who} rolls ${capital(check.skill)}: ${takes}`;
  const tries =
    jumper === figure ? `jump${over ? overWords([over], jumper, n) : ''}` : `catch ${n.figure(jumper)}`;
  return `${who} tries to ${tries}: ${capital(check.skill)}, ${takes}`;
}

/** `Cave Sickle 6 fails Agility: a skull`, and what that is to a jump. */
export function checkCame(e: EventOf<'checkMade'>, n: Speaker): string {
  const luck = e.passed ? 'no skull' : 'a skull';
  const numbers = hasSkills(n, e.figure) ? `${e.total.total} (needed ${e.difficulty})` : luck;
  const came = `${n.figure(e.figure)} ${e.passed ? 'passes' : 'fails'} ${capital(e.skill)}: ${numbers}`;
  const jumper = jumperAt(n.position);
  if (jumper === null) return came;
  if (jumper === e.figure) return e.passed ? `${came}, the jump works` : came;
  return `${came}, ${e.passed ? `catches ${n.figure(jumper)}` : 'no catch'}`;
}

/** What came of a jump, told where it lands. */
export function jumped({ figure, from, to, cost }: EventOf<'figureMoved'>, n: Speaker): string {
  const { turn } = n.position.state;
  const who = n.figure(figure);
  if (turn?.figure === figure && turn.movementOver)
    return `The jump fails: ${who} lands short and moves no more`;
  return `${who} jumps${overWords(between(from, to), figure, n)} (${points(cost, 'step')})`;
}

/** ` over Zeke`, ` over Dangerous`; nothing of plain floor. */
function overWords(spaces: readonly Space[], jumper: string, n: Speaker): string {
  const { figures, board } = n.position.state;
  for (const space of spaces) {
    const there = figures.find((one) => one.id !== jumper && standsOn(one, space));
    if (there) return ` over ${n.figure(there.id)}`;
    const terrain = terrainAt(board, space);
    if (terrain !== 'normal' && terrain !== 'void') return ` over ${ofSpace.terrain[terrain]}`;
  }
  return '';
}

/** The spaces of a straight way; none of a bent one. */
function between([x, y]: Space, [toX, toY]: Space): Space[] {
  const far = Math.max(Math.abs(toX - x), Math.abs(toY - y));
  if (![0, far].includes(Math.abs(toX - x)) || ![0, far].includes(Math.abs(toY - y))) return [];
  return Array.from(
    { length: far - 1 },
    (_, i): Space => [x + Math.sign(toX - x) * (i + 1), y + Math.sign(toY - y) * (i + 1)],
  );
}

import { expect } from 'vitest';
import { type EncounterState, type Figure, figureIn } from '../../src/engine/index.ts';
import { resolveAttack } from '../../src/engine/procedures/attack/attack.ts';
import type { ArenaSession, Roll } from './arena.ts';
import { optionsOf, proposalOf } from './arena.ts';
import { corridor, inTurnOf, playFrom, run, scene } from './encounter-arena.ts';

/** Rook’s turn in a corridor of eight, with those figures on the board; the first of them is Rook. */
export function rooksTurn(
  figures: readonly object[],
  rolls: readonly Roll[] = [],
  rest: object = {},
): ArenaSession {
  const initiative = figures.map((figure) => (figure as { id: string }).id);
  return playFrom(scene({ board: corridor(8), figures, active: 'rook', initiative, ...rest }), rolls);
}

/** One figure attacks another, in its own turn. */
export const attackOn = (
  attacker: string,
  target: string,
  figures: readonly object[],
  rolls: readonly Roll[] = [],
): ArenaSession =>
  run(
    scene({ board: corridor(8), figures }),
    inTurnOf(attacker, (table) =>
      resolveAttack(table, { attacker, target, profile: { kind: 'melee', range: 1 }, cause: 'action' }),
    ),
    rolls,
  );

const DECLINED = ['no', 'pass', 'done', 'nobody-else', 'best'];

/**
 * Answers with the first option that holds the next of the words told, else declines; until Rook may act again, or
 * nobody is asked any more. All words must be used.
 */
export function play(session: ArenaSession, ...words: readonly string[]): ArenaSession {
  const left = [...words];
  for (let i = 0; i < 100 && session.pending; i++) {
    const options = optionsOf(session);
    const wanted = left[0] === undefined ? undefined : options.find((id) => id.includes(left[0]!));
    if (wanted !== undefined) {
      left.shift();
      session.decide(wanted);
      continue;
    }
    const declined = DECLINED.find((id) => options.includes(id)) ?? proposalOf(session);
    if (session.pending.kind === 'turn' || declined === undefined) break;
    session.decide(declined);
  }
  expect(left, `asked: ${optionsOf(session).join(' ')}`).toEqual([]);
  return session;
}

export const now = (session: { readonly state: EncounterState }, id: string): Figure =>
  figureIn(session.state, id);

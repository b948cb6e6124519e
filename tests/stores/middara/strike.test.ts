import { describe, expect, test } from 'vitest';
import { type EncounterSession, isDamageAllSymbolsBuy } from '../../../src/engine/index.ts';
import type { Game } from '../../../src/stores/middara/game.ts';
import { gameOf, playUntil, sessionOf } from '../../support/table-of-memory.ts';

/** A game at a turn that may attack and pay for EMPOWER, too. */
function readyToStrike(seed: string): { game: Game; session: EncounterSession; target: string } {
  const session = sessionOf(seed);
  const attack = () => session.pending!.options.find(({ act }) => act.do === 'attack')?.act;
  const spOf = (id: string) => session.state.figures.find((figure) => figure.id === id)!.sp;
  playUntil(session, ({ kind, figure }) => kind === 'turn' && spOf(figure) >= 3 && attack() !== undefined);
  const act = attack()!;
  return { game: gameOf(session), session, target: act.do === 'attack' ? act.target : '' };
}

describe('an attack ordered at one go', () => {
  test.each([
    [false, 'no'],
    [true, 'empower'],
  ] as const)('Empowered %s: it is decided as the rules ask it, and taken back as one', (empower, answer) => {
    const { game, session, target } = readyToStrike('strike-b');
    const before = session.decisions.length;
    const asked = session.pending;
    game.strike(target, empower);
    const made = session.decisions.slice(before).map(({ option }) => option);
    expect(made.slice(0, 2)).toEqual([`attack:${target}`, answer]);
    expect(game.store.getState().pending?.question.ask).not.toBe('empower');
    game.undo();
    expect(session.decisions).toHaveLength(before);
    expect(session.pending).toBe(asked);
  });

  test('symbols are spent for it where damage is all they buy', () => {
    let spent = 0;
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { game, session, target } = readyToStrike(seed);
      game.strike(target, false);
      const { pending } = game.store.getState();
      if (pending?.kind === 'spend-symbols') expect(isDamageAllSymbolsBuy(session.position)).toBe(false);
      if (session.decisions.some(({ option }) => option === 'best')) spent += 1;
    }
    expect(spent).toBeGreaterThan(0);
  });

  test('it begins with a turn alone', () => {
    const session = sessionOf('elsewhere');
    playUntil(session, ({ kind }) => kind !== 'turn' && kind !== 'placement');
    const before = session.decisions.length;
    gameOf(session).strike('nobody', false);
    expect(session.decisions).toHaveLength(before);
  });
});

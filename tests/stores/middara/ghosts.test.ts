import { describe, expect, test } from 'vitest';
import { makeBot } from '../../../src/bots/bot.ts';
import { type EncounterSession, isSameSpace, type Question } from '../../../src/engine/index.ts';
import { ghostAt, ghostsOf, pieceOf } from '../../../src/stores/middara/ghosts.ts';
import { newGame } from '../../support/games.ts';
import { handOf } from '../../support/hand-at.ts';

/** A bot's game where it first asks that. */
function at(encounter: string, ask: Question['ask']): EncounterSession {
  const session = newGame(encounter, 'g1');
  const bot = makeBot('simple', 'g1');
  while (session.pending && session.pending.question.ask !== ask) session.decide(bot.choose(session));
  return session;
}

describe('ghosts of a push', () => {
  const session = at('the-long-heath', 'moved-how-far');
  const { position, pending } = session;

  test('stand where each number leads, 0 where it stands; alike ways are all seen', () => {
    const { question } = pending!;
    if (question.ask !== 'moved-how-far') throw new Error('no push');
    const moved = position.state.figures.find(({ id }) => id === question.moved)!;
    expect(pieceOf(position, pending!)).toEqual({ is: 'figure', figure: moved });
    const ghosts = ghostsOf(pending!, position);
    expect(ghosts.filter(({ number }) => number === 0).map(({ space }) => space)).toEqual([moved.at]);
    for (const { space, option, number } of ghosts) {
      expect(option.act).toMatchObject({ do: 'choose-number', number });
      const away = Math.max(Math.abs(space[0] - moved.at![0]), Math.abs(space[1] - moved.at![1]));
      expect(away).toBe(number);
    }
    expect(ghosts.length).toBeGreaterThan(2);
  });

  test('under a finger one is chosen first and given then; by a mouse it is given at once', () => {
    const table = handOf(session.fork());
    const before = table.session.decisions.length;
    const { space, option } = ghostsOf(pending!, position).at(-1)!;
    expect(ghostAt(position, pending!, space)?.option.id).toBe(option.id);
    table.hand.press(option, 'touch');
    expect([table.held().choice, table.session.decisions.length]).toMatchObject([
      { option: { id: option.id } },
      before,
    ]);
    table.hand.press(option, 'touch');
    expect(table.session.decisions[before]!.option).toBe(option.id);
    const other = handOf(session.fork());
    other.hand.press(option, 'mouse');
    expect(other.session.decisions[before]!.option).toBe(option.id);
  });
});

test('who comes in stands on every space where it may, as its card looks', () => {
  const { position, pending } = at('the-last-measure', 'spawned-where');
  expect(pieceOf(position, pending!)).toMatchObject({
    is: 'figure',
    figure: { card: 'wax-dancer', side: 'combatants', kind: 'intelligent' },
  });
  const spaces = pending!.options.flatMap(({ act }) => (act.do === 'choose-space' ? [act.space] : []));
  const ghosts = ghostsOf(pending!, position);
  expect(ghosts).toHaveLength(spaces.length);
  for (const space of spaces) expect(ghosts.some((one) => isSameSpace(one.space, space))).toBe(true);
});

test('a space asked for by touch is chosen first', () => {
  const table = handOf(at('the-last-measure', 'spawned-where'));
  const before = table.session.decisions.length;
  const [one, other] = ghostsOf(table.session.pending!, table.session.position);
  table.hand.pressSpace(one!.space, 'touch');
  table.hand.pressSpace(other!.space, 'touch');
  expect(table.session.decisions).toHaveLength(before);
  table.hand.confirm();
  expect(table.session.decisions[before]!.option).toBe(other!.option.id);
});

import { describe, expect, test } from 'vitest';
import { LoggedSession } from '../../../src/engine/kernel/log.ts';
import { botAnswer } from '../../../src/games/folklore/bot.ts';
import { folklore } from '../../../src/games/folklore/rules/folklore-game.ts';
import { folkloreGames } from '../../../src/games/folklore/table/folklore-guest.ts';
import type { Folklore } from '../../../src/games/folklore/table/play.ts';
import { faultOfState } from '../../../src/games/folklore/table/state-schema.ts';
import { testHostile } from '../../support/guest-hostile.ts';
import { content, setupOf } from './table.ts';

const TURN = { figure: 0, steps: 3, acts: 1, interacts: 1, begun: false, felt: [], used: [] };

/** A chapter in the middle of its last fight on a map. */
function saved() {
  const session = new LoggedSession(
    folklore(content),
    setupOf(['ferrywoman', 'huntsman'], { finale: 'encounter', seed: 'hostile' }),
  );
  while (session.pending && session.state.field?.round !== 2)
    session.decide(botAnswer({ state: session.state, content }, session.pending, 'road').id);
  return session;
}

testHostile<Folklore>('folklore', (ground) => folkloreGames(content, ground), saved);

describe('a state of a fight on a map from a file', () => {
  const { state } = saved();
  const field = state.field!;
  const withFigure = (at: number, more: object) => ({
    figures: field.figures.map((figure, i) => (i === at ? { ...figure, ...more } : figure)),
  });
  const first = field.figures.findIndex(({ hero }) => hero === 0);
  const foe = field.figures.findIndex(({ hero }) => hero === null);

  test('is in order as it was written', () => {
    expect(faultOfState(state, content, '$')).toBeNull();
  });

  test.each<[string, object, string]>([
    ['a figure called otherwise', withFigure(first, { id: 9 }), `figures[${first}].id`],
    ['a hero there is not', withFigure(first, { hero: 2 }), `figures[${first}].hero`],
    ['nobody', withFigure(foe, { foe: null }), `figures[${foe}].hero`],
    ['a foe there is not', withFigure(foe, { foe: 'constructor' }), `figures[${foe}].foe`],
    ['somebody in a wall', withFigure(first, { at: [0, 0] }), `figures[${first}].at`],
    ['a living hero nowhere', withFigure(first, { at: null }), 'figures'],
    ['a turn of nobody', { acted: [99] }, 'acted[0]'],
    ['an ability of nobody', { lasting: [{ hero: 7 }] }, 'lasting[0].hero'],
    ['a turn with what nobody can use', { turn: { ...TURN, used: ['__proto__'] } }, 'turn.used[0]'],
    ['a ground there is not', { ground: 'toString' }, 'ground'],
  ])('%s', (_, more, place) => {
    const fault = faultOfState({ ...state, field: { ...field, ...more } }, content, '$');
    expect(fault?.path).toBe(`$.field.${place}`);
  });

  test('a foe that fights in skirmishes alone', () => {
    const { encounter: _, ...card } = content.foes['toll-robbers']!;
    const fault = faultOfState(
      { ...state, field: { ...field, ...withFigure(foe, { foe: 'toll-robbers' }) } },
      { ...content, foes: { ...content.foes, 'toll-robbers': card } },
      '$',
    );
    expect(fault?.path).toBe(`$.field.figures[${foe}].foe`);
  });
});

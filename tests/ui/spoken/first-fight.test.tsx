import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '../../../src/app/app.tsx';
import {
  defaultSetup,
  listMoveDestinations,
  type MoveDestination,
  type Space,
  spOfMove,
} from '../../../src/engine/index.ts';
import type { Game } from '../../../src/stores/middara/game.ts';
import { STAKES } from '../../../src/stores/middara/stake-kinds.ts';
import { hearAll } from '../../support/all-heard.ts';
import { fetchAll } from '../../support/all-parts.ts';
import { content, tableOf } from '../../support/table-of-memory.ts';

/** Drawn at once, as in a browser, not when `act` says so. */
const acting = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  acting.IS_REACT_ACT_ENVIRONMENT = true;
  window.location.hash = '';
});

/** Until React has nothing to do. */
async function rest(): Promise<void> {
  for (let n = 0; n < 100; n++) await new Promise((done) => setImmediate(done));
}

const away = ([x, y]: Space, [a, b]: Space): number => Math.max(Math.abs(x - a), Math.abs(y - b));

/** Where somebody goes who wants to be so near to one of these places, for a single SP. */
function nearest(game: Game, figure: string, goals: readonly Space[], near: number): MoveDestination | null {
  const position = game.positionOf(game.store.getState().view);
  const { at } = position.state.figures.find(({ id }) => id === figure)!;
  const far = (space: Space) => Math.max(near, ...[Math.min(...goals.map((goal) => away(space, goal)))]);
  const ways = listMoveDestinations(position, figure).filter(
    (one) => one.way.length > 0 && spOfMove(one) <= 1 && one.breaks.length === 0,
  );
  const [best] = ways.toSorted((a, b) => far(a.space) - far(b.space) || a.cost - b.cost);
  return best && at && far(best.space) < far(at) ? best : null;
}

/** Answers as anybody might: towards the imps, at them, out by the gate; Dodges where it can. */
function answer(game: Game): void {
  const { pending, view } = game.store.getState();
  const { options, figure, kind } = pending!;
  const has = (does: string) => options.find(({ act }) => act.do === does);
  if (kind !== 'turn') {
    const wished = [
      ...(pending!.question.ask === 'about-to-fall' ? ['use'] : []),
      'place',
      'dodge',
      'spend-best',
      'decline',
      'pass',
      'done',
      'end-movement',
    ];
    const found = wished.map(has).find((option) => option !== undefined) ?? options[0]!;
    game.decide(found.id);
    return;
  }
  const gate = view.boardTokens.find((token) => token.kind === 'exit');
  const foes = view.figures.flatMap(({ side, at, defeated }) =>
    side === 'combatants' && at && !defeated ? [at] : [],
  );
  const attack = has('attack')?.act;
  const goals = gate ? [gate.at] : foes;
  const way = has('move') ? nearest(game, figure, goals, gate ? 0 : figure.startsWith('rook') ? 1 : 2) : null;
  if (attack?.do === 'attack') game.strike(attack.target, false);
  else if (way) game.moveAlong(way);
  else game.decide(has('end-turn')!.id);
}

test('a whole fight is told by the live regions alone', async () => {
  const table = tableOf();
  for (const kind of STAKES) table.settings.getState().setAsked(kind, false);
  const setup = defaultSetup(content().encounters['first-fight']!, 'spoken', ['Anna', 'Ben']);
  const { id } = await table.begin(setup, 'Spoken');
  window.location.hash = `#/play/${id}`;
  await fetchAll();
  acting.IS_REACT_ACT_ENVIRONMENT = false;
  const { heard, stop } = hearAll(document);
  render(<App table={table} />);
  await rest();
  const game = table.current()!;
  for (let n = 0; n < 200 && game.store.getState().pending; n++) {
    answer(game);
    await rest();
  }
  stop();
  expect(game.store.getState().view.outcome?.result).toBe('won');
  await expect(`${heard.join('\n')}\n`).toMatchFileSnapshot('first-fight.txt');
  // Nothing twice in a row, no key of the rules, no id.
  expect(heard.filter((text, i) => text === heard[i - 1])).toEqual([]);
  expect(heard.filter((text) => /undefined|\[object|\w-\w+-\d|\w\/\w|\bnull\b/.test(text))).toEqual([]);
});

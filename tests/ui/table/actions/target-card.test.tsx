import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import {
  type EndCondition,
  type FigureId,
  listMoveDestinations,
  type Option,
  type Position,
  type Preview,
  type Space,
} from '../../../../src/engine/index.ts';
import type { Previews } from '../../../../src/stores/middara/previews.ts';
import { fetchWhole } from '../../../../src/stores/whole-words.ts';
import { describeSpace } from '../../../../src/ui/board/marks/describe-space.ts';
import { TargetCard } from '../../../../src/ui/table/actions/TargetCard.tsx';
import { HandContext } from '../../../../src/ui/table/context/use-hand.ts';
import { PreviewsContext } from '../../../../src/ui/table/context/use-preview.ts';
import { early } from '../../../../src/words/en/early.ts';
import { en } from '../../../../src/words/en/index.ts';
import { cellar } from '../../board/fixture.ts';

beforeAll(() => fetchWhole(early));

/** Ada's turn, with 3 SP, from a space of the cellar. */
function turnFrom(at: Space): Position {
  const position = cellar({ ada: { at, sp: 3 } });
  const turn = { figure: 'ada', phase: 'action', moved: false, statusDone: [] } as never;
  return { ...position, state: { ...position.state, turn } };
}

function show(position: Position, figure: FigureId, to: Space) {
  const way = listMoveDestinations(position, figure).find(({ space }) => space.join() === to.join())!;
  const pending = {
    kind: 'turn',
    seat: 'seat-1',
    figure,
    question: { ask: 'turn' },
    rule: 'p.40',
    options: [],
  } as const;
  const hand = { cancel: vi.fn(), confirm: vi.fn() };
  const { unmount } = render(
    <HandContext value={hand as never}>
      <TargetCard position={position} pending={pending} choice={{ kind: 'way', to: way, other: null }} />
    </HandContext>,
  );
  return { hand, unmount };
}

test('a walk shows what the Move Action costs: 1 SP, and 2 where it starts in Muck (p.21)', () => {
  const dry = show(turnFrom([1, 1]), 'ada', [1, 2]);
  const words = en.ui.panels.selection;
  const done = () => screen.getByRole('button', { name: new RegExp(`^${words.goThere}`) });
  const pips = () => done().querySelector('[data-sp]')?.getAttribute('data-sp') ?? done().textContent;
  const one = pips();
  expect(one).toMatch(/1/);
  dry.unmount();
  show(turnFrom([2, 2]), 'ada', [1, 2]);
  expect(pips()).toMatch(/2/);
});

test('declining stands before what does it, and each is told to the hand', async () => {
  const { hand } = show(turnFrom([1, 1]), 'ada', [1, 2]);
  const [cancel, done] = screen.getAllByRole('button');
  await userEvent.click(cancel!);
  expect(hand.cancel).toHaveBeenCalledWith('choice');
  await userEvent.click(done!);
  expect(hand.confirm).toHaveBeenCalledOnce();
});

/** An attack pointed at for 2 SP that may be Empowered for one more, or an ability that asks nothing else. */
function priced(empower: boolean, act: Option['act'] = { do: 'attack', target: 'beetle-1' }) {
  const position = turnFrom([1, 1]);
  const option = { id: 'it', act, sp: 2 };
  const pending = {
    kind: 'turn',
    seat: 'seat-1',
    figure: 'ada',
    question: { ask: 'turn' },
    rule: 'p.40',
    options: [option],
  } as const;
  const prompt = { ...pending, kind: 'empower', question: { ask: 'empower', sp: 1 } };
  const preview = { changes: [], until: { is: 'question', prompt }, prices: [2] } as unknown as Preview;
  const previews = { known: () => preview, ask: () => () => {} } as unknown as Previews;
  const { unmount } = render(
    <HandContext value={{ cancel: vi.fn(), confirm: vi.fn() } as never}>
      <PreviewsContext value={previews}>
        <TargetCard {...{ position, pending }} choice={{ kind: 'answer', option, empower }} />
      </PreviewsContext>
    </HandContext>,
  );
  const name = document.querySelector('[data-option="it"]')!.textContent;
  unmount();
  return name;
}

test('what is paid stands on the button that pays it, with what Empowering takes', () => {
  const { price } = en.ui.panels.dock;
  expect(priced(false)).toContain(`Attack${price(2)}`);
  expect(priced(true)).toContain(`Attack${price(3)}`);
  const throws = { do: 'use', cause: { kind: 'term', term: 'attack' }, ability: 'x/throw' } as never;
  expect(priced(false, throws)).toContain(`${en.ui.panels.selection.use}${price(2)}`);
});

test('a way that ends in Muck or Water says what that does; one that ends on dry ground says nothing', () => {
  const { muck, water } = en.ui.panels.selection.ends;
  const said = (from: Space, to: Space) => {
    const { unmount } = show(turnFrom(from), 'ada', to);
    const found = [muck, water].filter((one) => screen.queryByText(one));
    unmount();
    return found;
  };
  expect(said([1, 1], [2, 2])).toEqual([muck]);
  expect(said([5, 1], [4, 1])).toEqual([water]);
  expect(said([1, 1], [2, 0])).toEqual([]);
});

test('a way that ends on an open Exit says that ending the turn there wins', () => {
  const { wins } = en.ui.board.space;
  const dry = turnFrom([1, 1]);
  const exit = { id: 'out', kind: 'exit', colour: 'red', at: [1, 2] } as const;
  const there = { ...dry, state: { ...dry.state, boardTokens: [exit] } };
  const shown = (position: Position) => {
    const { unmount } = show(position, 'ada', [1, 2]);
    const found = screen.queryByText(wins) !== null;
    unmount();
    return found;
  };
  const withEnd = (more: Partial<Pick<EndCondition, 'result' | 'if'>>): Position => {
    const when = { is: 'adventurer-ends-turn-on', exit: 'red' } as const;
    const end = { id: 'left', result: 'won', text: '', when, ...more } as const;
    return { ...there, encounter: { ...there.encounter, endConditions: [end] } };
  };
  expect(shown(there)).toBe(false);
  expect(shown(withEnd({}))).toBe(true);
  // What else it asks for is asked for here, too.
  expect(shown(withEnd({ if: [{ is: 'counter', counter: 'keys', atLeast: 1 }] }))).toBe(false);
  expect(shown(withEnd({ result: 'lost' }))).toBe(false);
  const said = describeSpace(en, en.tell(there), withEnd({}), [1, 2], {
    reach: listMoveDestinations(there, 'ada'),
    mover: 'ada',
  });
  expect(said).toContain(`1,2. ${wins}. `);
});

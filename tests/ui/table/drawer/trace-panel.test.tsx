import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { type EncounterEvent, whyNotSpace, whyNotTarget } from '../../../../src/engine/index.ts';
import { cameOf } from '../../../../src/stores/middara/ai-came-of.ts';
import { createWhyNot } from '../../../../src/stores/middara/why-not-asked.ts';
import { fetchWhole } from '../../../../src/stores/whole-words.ts';
import { Board } from '../../../../src/ui/board/Board.tsx';
import { WhyNotContext } from '../../../../src/ui/page/use-table.ts';
import { TracePanel } from '../../../../src/ui/table/drawer/TracePanel.tsx';
import { early } from '../../../../src/words/en/early.ts';
import { en } from '../../../../src/words/en/index.ts';
import { pointAt } from '../../../support/point.ts';
import { playUntil, sessionOf } from '../../../support/table-of-memory.ts';

// Run alone, nothing else has fetched them.
beforeAll(() => fetchWhole(early));

type Of<T extends EncounterEvent['type']> = Extract<EncounterEvent, { type: T }>;

/** Played until an opponent that chose a way attacks: the last such thought, and the table with panel and board. */
function show() {
  const session = sessionOf('why', 'under-hallow-street');
  const waysAfter = (events: readonly EncounterEvent[]) => {
    const turn = events.findLastIndex((event) => event.type === 'turnBegan');
    return events.slice(turn).filter((event) => event.type === 'aiWayChosen' && event.rejected.length > 0);
  };
  playUntil(session, (prompt) => prompt.kind === 'dodge' && waysAfter(session.events).length > 0);
  const way = waysAfter(session.events)[0] as Of<'aiWayChosen'>;
  const target = session.events.findLast(
    (event): event is Of<'aiTargetChosen'> => event.type === 'aiTargetChosen' && event.target !== null,
  )!;
  const whyNot = createWhyNot();
  const panel = (
    <WhyNotContext value={whyNot}>
      <Board position={session.position} />
      <TracePanel position={session.position} events={session.events} shown={session.events.length} />
    </WhyNotContext>
  );
  return { session, whyNot, way, target, view: render(panel) };
}

test('every figure it could have meant says why not', async () => {
  const { session, target } = show();
  const trace = screen.getByRole('region', { name: 'Enemies: why' });
  const standing = session.state.figures.filter(
    (one) => one.side === 'adventurers' && one.at && one.id !== target.target,
  );
  const telling = en.tell(session.position);
  expect(standing.length).toBeGreaterThan(0);
  for (const figure of standing) {
    const button = within(trace)
      .getAllByRole('button', { name: `Why not ${telling.figureName(figure)}?` })
      .at(-1)!;
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const answer = within(button.closest('li')!).getByRole('status');
    expect(answer.textContent?.toLowerCase()).toContain(
      telling.whyNotTarget(whyNotTarget(target, figure.id)).toLowerCase(),
    );
  }
});

test('while "Why not there?" is on the board marks the other ends and answers for a space', async () => {
  const { session, way, view } = show();
  const toggle = screen.getAllByRole('button', { name: 'Why not there?' })[0]!;
  expect(view.container.querySelectorAll('.hint')).toHaveLength(0);
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  const ends = new Set(way.rejected.map((one) => one.end.join()));
  ends.delete(way.way?.end.join() ?? '');
  expect(view.container.querySelectorAll('.hint[data-kind="refused"]')).toHaveLength(ends.size);
  const end = way.rejected.find((one) => one.end.join() !== way.way?.end.join())!.end;
  await userEvent.pointer({ keys: '[MouseLeft]', ...pointAt(view.container, end.join()) });
  const answer = screen.getByText((_, element) =>
    Boolean(
      element?.matches('.trace-answer') &&
        element.textContent?.startsWith(`Why not ${en.ui.panels.trace.at(way.way!.end, end)}?`),
    ),
  );
  // How far from where it went: coordinates tell a stranger nothing (face.md 14.26).
  expect(answer.textContent).toMatch(/^Why not \d+ [←↖↑↗→↘↓↙] from there\?/);
  // How far from where it went: coordinates tell a stranger nothing (face.md 14.26).
  expect(answer.textContent).toMatch(/^Why not \d+ [←↖↑↗→↘↓↙] from there\?/);
  expect(answer.textContent?.toLowerCase()).toContain(
    en.tell(session.position).whyNotSpace(whyNotSpace(way, end)).toLowerCase(),
  );
  await userEvent.click(toggle);
  expect(view.container.querySelectorAll('.hint')).toHaveLength(0);
});

test('who leaves the thoughts asks no more, and the board takes clicks as ever', async () => {
  const { way, whyNot, view } = show();
  await userEvent.click(screen.getAllByRole('button', { name: 'Why not there?' })[0]!);
  expect(whyNot.store.getState().way).toEqual(way);
  view.unmount();
  expect(whyNot.store.getState().way).toBeNull();
});

test('no id of an instruction is shown', () => {
  const { way, target, view } = show();
  const trace = view.container.querySelector('.trace')!;
  expect(trace).not.toHaveTextContent(way.instruction);
  expect(trace).not.toHaveTextContent(target.instruction);
});

test('of many other ways the best are listed first, and all when somebody asks', async () => {
  const { way } = show();
  expect(way.rejected.length).toBeGreaterThan(12);
  const fold = screen.getByText(`${way.rejected.length} other routes it did not take`).closest('details')!;
  expect(fold.querySelectorAll('li')).toHaveLength(12);
  await userEvent.click(within(fold).getByText(`Show ${way.rejected.length - 12} more`));
  expect(fold.querySelectorAll('li')).toHaveLength(way.rejected.length);
});

test('what it did stands before the reasons, in one line; who was never in reach is one line too', () => {
  const { session, view } = show();
  const trace = view.container.querySelector('.trace')!;
  const { figureName } = en.tell(session.position);
  const struck = session.state.figures.find(({ id }) => id === session.pending!.figure)!;
  expect(trace.querySelector('header')).toHaveTextContent(
    new RegExp(`Moved \\d+ spaces? · attacked ${figureName(struck)}$`),
  );
  expect(trace).not.toHaveTextContent('SOI');
});

test('a gift, a heal, a blow that fells and a turn of nothing are each told in a few words', () => {
  const events = (...of: object[]) => of as unknown as EncounterEvent[];
  const attack = { type: 'scopeOpened', scope: { kind: 'attack', attacker: 'E', target: 'R' } };
  const harm = { type: 'damageDealt', figure: 'R', amount: 4, by: 'E' };
  const ended = { type: 'turnEnded', figure: 'E' };
  expect(
    cameOf(events({ type: 'effectInflicted', figure: 'C', effect: 'barrier', by: 'E' }, ended), 'E'),
  ).toEqual([{ did: 'inflicted', target: 'C', effect: 'barrier' }]);
  expect(
    cameOf(
      events(
        attack,
        { type: 'attackJudged', hit: true },
        harm,
        { type: 'figureDefeated', figure: 'R', by: 'E' },
        {
          type: 'scopeClosed',
          kind: 'attack',
        },
      ),
      'E',
    ),
  ).toEqual([{ did: 'attacked', target: 'R', hit: true, damage: 4, falls: true }]);
  expect(cameOf(events(ended, harm), 'E')).toEqual([{ did: 'nothing' }]);
  const say = en.ui.panels.trace;
  expect(say.did([say.moved(3), say.attacked('Remi', true, 4, false)])).toBe(
    'Moved 3 spaces · attacked Remi: 4 damage',
  );
  expect(say.did([say.gave('Cave Sickle 3', 'barrier')])).toBe('Gave Barrier to Cave Sickle 3');
  expect(say.attacked('Remi', false, 0, false)).toBe('attacked Remi: missed');
  expect(say.attacked('Remi', true, 9, true)).toBe('attacked Remi: 9 damage, Remi falls');
});

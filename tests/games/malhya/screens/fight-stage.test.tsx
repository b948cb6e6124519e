import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { MalhyaSession } from '../../../../src/games/malhya/rules/malhya-game.ts';
import { applyMalhya } from '../../../../src/games/malhya/rules/model/apply.ts';
import { FightStage } from '../../../../src/games/malhya/screens/fight/FightStage.tsx';
import { FightTrack } from '../../../../src/games/malhya/screens/fight/FightTrack.tsx';
import { ForesightPanel } from '../../../../src/games/malhya/screens/fight/ForesightPanel.tsx';
import { LifeZones } from '../../../../src/games/malhya/screens/fight/LifeZones.tsx';
import { fightAt } from '../fights/fight-at.ts';
import { namedIn, stageShown } from './stage-shown.tsx';

const show = (session: MalhyaSession) => stageShown(FightStage, session);

const turn = () =>
  fightAt(({ kind, options }) => kind === 'turn' && options.some(({ act }) => act.do === 'move'));

test('each figure is named with its life points and what it does in this turn', () => {
  const session = turn();
  show(session);
  const board = screen.getByRole('application', { name: 'Board: The drying hall' });
  const names = within(board)
    .getAllByRole('button')
    .map((figure) => figure.getAttribute('aria-label')!);
  const { figures, heroes } = session.state.place!;
  expect(names).toHaveLength(figures.length + heroes.length);
  for (const name of names) expect(name).toMatch(/^[^,]+, \d+ of \d+ life points, .*, [A-Z][a-z]?\d*$/);
  const acting = names.filter((name) => name.includes('acts now'));
  expect(acting).toHaveLength(1);
  expect(acting[0]).toMatch(/free move/);
});

test('where one can go is told with its price broken up, where one cannot with the reason; a press goes there', async () => {
  const session = turn();
  const { onAnswer, press, point, told } = show(session);
  const goes = session.pending!.options.flatMap(({ act }) => (act.do === 'move' ? [act.to] : []));
  await point(goes[0]!.join());
  expect(told()).toMatch(/can be reached, \d+ spaces?: (\d+ free)?(, )?(\d+ for \d+ AP)?/);
  const taken = session.state.place!.figures[0]!.at;
  await point(taken.join());
  expect(told()).toMatch(/life points/);
  await press(goes[0]!.join());
  expect(onAnswer).toHaveBeenCalledWith(`move:${goes[0]!.join()}`);
});

test('anybody may look: who looks is chosen first, then at what; it is drawn and said', async () => {
  const session = turn();
  const { container, press, onAnswer } = show(session);
  await userEvent.click(screen.getByRole('button', { name: 'Sight' }));
  const said = () => container.querySelector('.mal-looking')!.textContent;
  expect(said()).toMatch(/looks: at what\?/);
  const { figures, heroes } = session.state.place!;
  const own = heroes[session.pending!.hero!]!.at!;
  await press(own.join());
  expect(said()).toBe('Choose who looks, then a space or a figure');
  await press(figures[0]!.at.join());
  await press(own.join());
  expect(said()).toMatch(/^[A-Z].*: (adjacent|.*line of sight)/);
  expect(container.querySelector('.mal-sight') !== null || /adjacent/.test(said()!)).toBe(true);
  expect(onAnswer).not.toHaveBeenCalled();
});

test('before the dice each line says its price and what it lacks; the situation is told', () => {
  const session = fightAt(({ kind }) => kind === 'plan');
  show(session);
  const panel = screen.getByRole('region', { name: 'Before the dice' });
  const lines = within(panel).getAllByRole('listitem');
  expect(lines[0]).toHaveTextContent(/Line 1 \((free|\d AP)\): /);
  expect(panel).toHaveTextContent(/Dodge die/);
  const lacking = lines.filter((line) => line.getAttribute('data-met') === 'false');
  for (const line of lacking) expect(line).toHaveTextContent(/needs \w+ \d \(has \d\)/);
});

test('after the dice wounds and shields stand side by side with what they come to', () => {
  const session = fightAt((_, { events }) => events.at(-1)?.type === 'attackEnded');
  const { container } = show(session);
  const resolved = session.events.findLast(({ type }) => type === 'attackResolved');
  if (resolved?.type !== 'attackResolved') throw new Error('no attack');
  const panel = screen.getByRole('region', { name: 'The last attack' });
  expect(within(panel).getByRole('list', { name: 'Attack dice' })).toBeVisible();
  const one = container.querySelector(`[data-defender="${resolved.who}"]`)!;
  expect(one).toHaveAttribute('data-kind', resolved.kind);
  expect(one).toHaveTextContent(/\d+ wounds?\d+ shields?/);
});

test('an armor that could be broken shows what that would change', () => {
  const session = fightAt(({ kind }) => kind === 'armour');
  const { container } = show(session);
  for (const which of ['kept', 'broken'])
    expect(container.querySelector(`[data-armour="${which}"]`)).toHaveTextContent(/wounds?, \d+ shields?/);
});

test('foresight tells each enemy’s option, the heroes it weighs and what decides; ties are the table’s', () => {
  const session = fightAt(
    ({ kind }, { state }) =>
      kind === 'turn' && state.place!.figures.some(({ id }) => !state.place!.acted.includes(id)),
    2,
  );
  const { container } = render(<ForesightPanel named={namedIn(session)} />);
  const { figures, acted } = session.state.place!;
  const left = figures.filter(({ id }) => !acted.includes(id));
  const told = [...container.querySelectorAll('[data-enemy][data-option]')];
  expect(told.length).toBeGreaterThanOrEqual(left.length);
  for (const one of told) {
    expect(one).toHaveTextContent(/Option [0-4]/);
    expect(one).toHaveTextContent(/distance \d+|no way/);
    expect(one.querySelector('[data-tie]') !== null).toBe(/you decide/.test(one.textContent!));
  }
  expect(container).toHaveTextContent('Their cards and upgrade tokens');
});

test('while an enemy’s turn is shown, whom it goes for is marked from its decision to what came of it', () => {
  const session = fightAt(({ kind }, { state }) => kind === 'turn' && state.place!.turn > 1);
  const decided = session.events.findIndex((event) => event.type === 'enemyDecided' && event.target !== null);
  const after = session.events.findIndex(({ type }, i) => i > decided && type === 'turnDone');
  const stageAfter = (count: number) => {
    const state = structuredClone(session.beginning);
    const events = session.events.slice(0, count);
    for (const event of events) applyMalhya(state, event);
    const named = { ...namedIn(session), state };
    return render(<FightStage named={named} pending={null} events={events} onAnswer={vi.fn()} />);
  };
  const { target } = session.events[decided] as { readonly target: string };
  const shown = stageAfter(decided + 1);
  expect(shown.container.querySelector(`[data-figure="${target}"]`)).toHaveAttribute('data-marked');
  shown.unmount();
  expect(stageAfter(after + 1).container.querySelector('[data-marked]')).toBeNull();
});

test('the Initiative track is read from the highest down; whoever acts is marked', () => {
  const session = turn();
  const toggle = vi.fn();
  render(
    <FightTrack named={namedIn(session)} drawer={{ part: null, open: toggle, toggle, close: toggle }} />,
  );
  const all = within(screen.getByRole('list', { name: 'Initiative track' })).getAllByRole('listitem');
  const values = all.map((one) => Number.parseInt(one.textContent!, 10));
  expect(values).toEqual(values.toSorted((a, b) => b - a));
  expect(all.filter((one) => one.getAttribute('aria-current') === 'step')).toHaveLength(1);
});

test('life points by their zones are seen and said', () => {
  const { container } = render(<LifeZones life={{ life: 2, damage: 1, injury: 1, shock: 0 }} />);
  expect(screen.getByRole('img', { name: '2 life points, 1 damage, 1 injury, 0 shocks' })).toBeVisible();
  expect([...container.querySelectorAll('[data-zone]')].map((one) => one.getAttribute('data-zone'))).toEqual([
    'life',
    'life',
    'damage',
    'injury',
  ]);
});

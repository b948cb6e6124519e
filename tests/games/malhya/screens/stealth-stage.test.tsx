import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { MalhyaSession } from '../../../../src/games/malhya/rules/malhya-game.ts';
import { oddsOfDice, seenSpaces, watchersOf } from '../../../../src/games/malhya/rules/stealth/quiet-here.ts';
import { oddsShown } from '../../../../src/games/malhya/screens/answer-odds.ts';
import { FightStage } from '../../../../src/games/malhya/screens/fight/FightStage.tsx';
import { noteWithLosses } from '../../../../src/games/malhya/screens/fight/note-with-losses.ts';
import { newlySeen, quietViewOf } from '../../../../src/games/malhya/screens/stealth/quiet-view.ts';
import { StealthStage } from '../../../../src/games/malhya/screens/stealth/StealthStage.tsx';
import { StealthTrack } from '../../../../src/games/malhya/screens/stealth/StealthTrack.tsx';
import { WatchPanel } from '../../../../src/games/malhya/screens/stealth/WatchPanel.tsx';
import { behindTheGuard, quietAt, quietWith } from '../stealth/quiet-at.ts';
import { content } from '../trial.ts';
import { namedIn, stageShown } from './stage-shown.tsx';

const show = (session: MalhyaSession) => stageShown(StealthStage, session);

const panel = () => screen.getByRole('region', { name: 'Stealth' });

/** The turn of whoever is behind the guard. */
function turn(more: Parameters<typeof behindTheGuard>[0] = {}): MalhyaSession {
  const session = behindTheGuard({ waits: false, ...more });
  session.decide(`next:${session.state.heroes[1]!.id}`);
  return session;
}

test('every space that is seen has its mark, and so has every space of the next row; a lane is drawn ahead', () => {
  const session = turn();
  const { container } = show(session);
  const drawn = [...container.querySelectorAll('[data-seen]')].map((one) => one.getAttribute('data-seen'));
  expect(drawn.sort()).toEqual([...seenSpaces(namedIn(session)).keys()].sort());
  const next = newlySeen(quietViewOf(namedIn(session))!);
  expect(container.querySelectorAll('[data-field="next"] > path')).toHaveLength(next.length + 1);
  expect(panel()).toHaveTextContent(`${next.length} more spaces in sight from threat 10 on`);
  const [lane] = container.querySelectorAll('[data-lane]');
  expect(lane!.querySelector('[data-vigilance]')).toHaveAttribute('data-vigilance', '6,2');
});

test('each space says who sees it; a way says on which of its spaces, before the step', async () => {
  const session = turn();
  const { point, told, container } = show(session);
  await point('6,1');
  expect(told()).toMatch(/seen by Quay guard 1/);
  await point('0,5');
  expect(told()).toMatch(/not seen/);
  const seen = seenSpaces(namedIn(session));
  const goes = session.pending!.options.flatMap(({ act }) => (act.do === 'move' ? [act.to.join()] : []));
  await point(goes.find((space) => seen.has(space))!);
  expect(told()).toMatch(/on the way ([A-J]\d, )*[A-J]\d seen by .*: alarm/);
  expect(container.querySelectorAll('[data-way][data-by]').length).toBeGreaterThan(0);
  await point(goes.find((space) => !seen.has(space))!);
  expect(told()).toMatch(/unseen all the way/);
  expect(container.querySelectorAll('[data-way][data-by]')).toHaveLength(0);
});

test('a move into sight says so on its answer', () => {
  const session = turn();
  const seen = seenSpaces(namedIn(session));
  const into = session.pending!.options.find(({ act }) => act.do === 'move' && seen.has(act.to.join()))!;
  expect(noteWithLosses(into, session.pending!, namedIn(session))).toMatch(/on the way .* seen by .*: alarm/);
});

test('the enemy says how it looks, and what a kill costs or lacks; a press kills it', async () => {
  const session = turn();
  const { point, told, press, onAnswer } = show(session);
  const guard = screen.getByRole('button', { name: /^Quay guard 1, / });
  expect(guard).toHaveAccessibleName(/looks about, watches up/);
  await point('6,3');
  expect(told()).toMatch(/Kill: Quay guard 1, 4 action points; .*nobody sees the corpse/);
  expect(told()).toMatch(/ranged kill, 5 AP: no ranged weapon/);
  await press('6,3');
  expect(onAnswer).toHaveBeenCalledWith('kill:melee-kill:quay-guard-1');
});

test('the track by its rows: where threat is, what each row is worth, where the alarm is', () => {
  const session = turn();
  show(session);
  const rows = within(screen.getByRole('region', { name: 'Threat track' })).getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('.visually-hidden')?.textContent ?? row.textContent)).toEqual([
    '1 to 9: enemies see 1 space and turn 2 cards; threat is 1',
    '10 to 18: enemies see 2 spaces and turn 3 cards',
    '19 to 26: enemies see 3 spaces and turn 3 cards',
    '27: alarm',
  ]);
  expect(rows[0]).toHaveAttribute('aria-current', 'step');
  expect(panel()).toHaveTextContent(`${session.state.deck.draw.length} cards left in the deck`);
  expect(panel()).toHaveTextContent('Waiting costs 2 action points');
});

test('dice to come: lines used, white or black, with the odds of the rules, on the answers too', () => {
  const lines = ['move', 'melee-kill', 'corpse'] as const;
  const session = quietWith(({ quiet }, { heroes }) => ({
    quiet: { ...quiet!, lines: { [heroes[0]!.id]: lines } },
  }));
  session.decide(`next:${session.state.heroes[0]!.id}`);
  show(session);
  const dice = within(panel()).getByRole('region', { name: /^Dice to come: / });
  expect(
    within(dice)
      .getAllByRole('img')
      .map((die) => die.getAttribute('aria-label')),
  ).toEqual(['black die']);
  for (const line of ['move', 'melee kill', 'corpse']) expect(dice).toHaveTextContent(line);
  expect(dice).toHaveTextContent('17 % alarm');
  expect(dice).toHaveTextContent(/\d+ % alarm, \d+ % next threat row if you use one more line/);
  const odds = oddsOfDice(namedIn(session), 0)!;
  const end = session.pending!.options.find(({ act }) => act.do === 'end')!;
  expect(oddsShown(end, session.pending!, namedIn(session))).toEqual([
    { name: 'alarm', share: odds.alarm[0] / odds.alarm[1], is: 'harm' },
    { name: 'next threat row', share: odds.nextRow[0] / odds.nextRow[1], is: 'harm' },
  ]);
});

test.each([
  { slinger: [9, 7] as const, verdict: 'averted' },
  { slinger: [8, 2] as const, verdict: 'in vain' },
])('before a kill it says whether the alarm is $verdict, who sees whom is drawn', ({ slinger, verdict }) => {
  const session = behindTheGuard({ seen: true, slinger });
  expect(session.pending).toMatchObject({ kind: 'avert', against: session.state.heroes[0]!.id });
  const { container } = show(session);
  const avert = screen.getByRole('region', { name: 'Avert the alarm' });
  const [way] = within(avert).getAllByRole('listitem');
  expect(way).toHaveTextContent(verdict);
  expect(way).toHaveAttribute('data-averts', String(verdict === 'averted'));
  expect(container.querySelector('.mal-spotted')).not.toBeNull();
  if (verdict === 'in vain') expect(way).toHaveTextContent('Slinger 1 would see the corpse');
});

test('what is said to avert it does, what is said to be in vain does not', () => {
  for (const slinger of [
    [9, 7],
    [8, 2],
  ] as const) {
    const session = behindTheGuard({ seen: true, slinger });
    session.decide(session.pending!.options[0]!.id);
    while (session.pending?.kind === 'avert') session.decide(session.pending.options[0]!.id);
    expect(session.state.stealth !== null).toBe(slinger[0] === 9);
  }
});

test('a corpse says where it lies and who sees it', () => {
  const session = turn();
  session.decide('kill:melee-kill:quay-guard-1');
  const { container } = show(session);
  const corpses = screen.getByRole('region', { name: 'Corpses' });
  expect(corpses).toHaveTextContent('Quay guard 1 on G4: not seen');
  expect(container.querySelector('[data-corpses="6,3"]')).not.toBeNull();
});

test('sight is measured by the rules of stealth, and by those of combat with a switch', async () => {
  const session = turn();
  const { press } = show(session);
  await userEvent.click(screen.getByRole('button', { name: 'Sight' }));
  const rules = screen.getByRole('button', { name: 'Stealth rules' });
  expect(rules).toHaveAttribute('aria-pressed', 'true');
  const said = () => document.querySelector('.mal-looking')!.textContent;
  // Past the yellow line between G4 and G5.
  await press('7,3');
  expect(said()).toMatch(/: no line of sight/);
  await userEvent.click(rules);
  expect(rules).toHaveAttribute('aria-pressed', 'false');
  expect(said()).toMatch(/: hampered line of sight/);
});

test('the bar names phase and threat, heroes with what they have left, types of enemies', () => {
  const session = turn();
  const toggle = vi.fn();
  const { container } = render(
    <StealthTrack named={namedIn(session)} drawer={{ part: null, open: toggle, toggle, close: toggle }} />,
  );
  expect(container).toHaveTextContent('main phase');
  expect(container.querySelector('[data-threat]')).toHaveTextContent('threat 1/27');
  const all = within(screen.getByRole('list', { name: 'Heroes and enemies' })).getAllByRole('button');
  expect(all.map((one) => one.getAttribute('aria-label'))).toEqual([
    ...session.state.heroes.map(({ id, ap }) =>
      expect.stringMatching(new RegExp(`^${content.heroes[id]!.name}, ${ap} AP, `)),
    ),
    'Quay guard ×1',
    'Slinger ×1',
  ]);
});

test('the drawer tells how each enemy looks, and what the cards left may call for', () => {
  const session = turn();
  const { container } = render(<WatchPanel named={namedIn(session)} />);
  expect(container.querySelectorAll('[data-enemy]')).toHaveLength(watchersOf(namedIn(session)).length);
  const left = session.state.deck.draw.map((card) => content.actions[card]!.stealth!);
  const calls = [...container.querySelectorAll('[data-to]')].map((row) => row.children[1]!.textContent);
  expect(calls.map(Number).reduce((sum, n) => sum + n)).toBe(left.filter(({ one }) => one).length);
});

test('the turn after an alarm says that there was one, and why', () => {
  const session = behindTheGuard({ seen: true });
  session.decide('alarm');
  render(
    <FightStage
      named={namedIn(session)}
      pending={session.pending}
      events={session.events}
      onAnswer={vi.fn()}
    />,
  );
  const alarm = screen.getByRole('region', { name: 'Alarm' });
  expect(alarm).toHaveAttribute('data-why', 'seen');
  expect(alarm).toHaveTextContent(/Quay guard 1 has seen /);
  expect(alarm).toHaveTextContent('Initiative 0');
});

test('a corpse that could be moved means the space it would lie on', async () => {
  const session = quietAt(
    ({ kind, options }) => kind === 'quiet-turn' && options.some(({ act }) => act.do === 'corpse'),
  );
  const option = session.pending!.options.find(({ act }) => act.do === 'corpse')!;
  const { press, container, onAnswer } = show(session);
  if (option.act.do !== 'corpse') throw new Error('no corpse');
  await press(option.act.to.join());
  const choice = container.querySelector<HTMLElement>(`.mal-choice [data-option="${option.id}"]`);
  if (choice) await userEvent.click(choice);
  expect(onAnswer).toHaveBeenCalledWith(option.id);
});

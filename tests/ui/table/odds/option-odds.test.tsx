import { render, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  bearsOnDice,
  type EncounterSession,
  figureIn,
  listMoveDestinations,
  type Prompt,
} from '../../../../src/engine/index.ts';
import { volleyOf } from '../../../../src/stores/middara/for-now.ts';
import { TableContext } from '../../../../src/ui/page/use-table.ts';
import { ChoicesContext, SessionContext } from '../../../../src/ui/table/context/use-choice-odds.ts';
import { OptionButton } from '../../../../src/ui/table/deeds/OptionButton.tsx';
import { lineOf } from '../../../../src/ui/table/odds/OptionOdds.tsx';
import { WayOdds } from '../../../../src/ui/table/odds/WayOdds.tsx';
import { Question } from '../../../../src/ui/table/question/Question.tsx';
import { en } from '../../../../src/words/en/index.ts';
import * as optionOdds from '../../../../src/words/en/ui/option-odds.ts';
import { choicesOnPage } from '../../../support/choices-on-page.ts';
import { playUntil, sessionOf, tableOf } from '../../../support/table-of-memory.ts';

function sessionAt(wanted: (prompt: Prompt, session: EncounterSession) => boolean, seed = 'panel') {
  const session = sessionOf(seed);
  playUntil(session, (prompt) => wanted(prompt, session));
  return session;
}

function show(session: EncounterSession, children: React.ReactNode, choices = choicesOnPage()) {
  return render(
    <ChoicesContext value={choices}>
      <SessionContext value={session}>
        <TableContext value={tableOf()}>{children}</TableContext>
      </SessionContext>
    </ChoicesContext>,
  );
}

function showQuestion(session: EncounterSession) {
  const on = { onAnswer: vi.fn(), onOrder: vi.fn() };
  show(
    session,
    <Question
      position={session.position}
      pending={session.pending!}
      hinted={undefined}
      underWay={false}
      {...on}
    />,
  );
  return on;
}

describe('the odds of an answer', () => {
  test('stand in every answer to a Dodge: their place is kept, then how likely it hits', async () => {
    const session = sessionAt(
      (prompt, { position }) =>
        prompt.options.some(({ act }) => act.do === 'dodge') && volleyOf(prompt, position) === null,
      'ways',
    );
    const { onAnswer } = showQuestion(session);
    const options = session.pending!.options.filter(
      // What may be used at any time lies under a button of its own.
      (option) => !option.interjection && bearsOnDice(session.position, session.pending!, option),
    );
    expect(options.length).toBeGreaterThan(1);
    const lines = [...document.querySelectorAll<HTMLElement>('.option-chance')];
    expect(lines).toHaveLength(options.length);
    for (const line of lines) expect(line).toHaveTextContent(/^…$/);
    for (const line of lines) await waitFor(() => expect(line).toHaveTextContent(/^[<>]?\d+ % to be hit/));
    // Of `1–6 damage` the most stands out.
    const ranges = lines.filter(({ textContent }) => /\d–\d+ damage/.test(textContent));
    expect(ranges.length).toBeGreaterThan(0);
    for (const line of ranges)
      expect(line.querySelector('b')).toHaveTextContent(/–(\d+) damage/.exec(line.textContent)![1]!);
    await userEvent.click(document.querySelector('[data-option="no"]')!);
    expect(onAnswer).toHaveBeenCalledWith(expect.objectContaining({ id: 'no' }));
  });

  test('unfold by a press where answers are listed in full: how much damage how often, in words as well, and what is taken for granted', async () => {
    const session = sessionAt(({ kind }) => kind === 'dodge');
    const option = session.pending!.options.find(({ id }) => id === 'no')!;
    const shared = { position: session.position, asker: session.pending!, option };
    const { container: answer } = show(
      session,
      <OptionButton {...shared} shortcut={null} onAnswer={vi.fn()} />,
    );
    const press = within(answer).getByRole('button', { name: /^Odds in full: / });
    expect(press).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(press);
    expect(press).toHaveAttribute('aria-expanded', 'true');
    const more = answer.querySelector<HTMLElement>('.odds-more[data-open]')!;
    const bars = await within(more).findByRole('img');
    const name = bars.getAttribute('aria-label')!;
    expect(name).toMatch(/^Damage to .+: 0 points \d+ %, /);
    expect(bars.querySelectorAll('rect')).toHaveLength(name.match(/ points? /g)!.length);
    expect(more).toHaveTextContent('Enemies do what their cards say');
    await userEvent.keyboard('{Escape}');
    expect(press).toHaveAttribute('aria-expanded', 'false');
  });

  test('are not asked for where nothing is rolled', () => {
    const session = sessionAt(({ kind }) => kind === 'placement');
    showQuestion(session);
    expect(document.querySelector('.option-chance')).toBeNull();
  });
});

test('a way past opponents says what each Break Attack may come to', async () => {
  const struck = ({ position, pending }: EncounterSession) =>
    listMoveDestinations(position, pending!.figure)
      .filter(({ breaks }) => breaks.length === 1)
      .sort((a, b) => a.way.length - b.way.length)[0];
  const session = sessionAt(
    (prompt, at) =>
      prompt.kind === 'turn' &&
      figureIn(at.state, prompt.figure).kind === 'adventurer' &&
      struck(at) !== undefined,
  );
  const destination = struck(session)!;
  show(
    session,
    <WayOdds position={session.position} pending={session.pending!} destination={destination} />,
    // In one slice: there is much of it.
    choicesOnPage(() => 0),
  );
  expect(document.querySelector('.way-odds')).toHaveTextContent(/ strikes first · …$/);
  await waitFor(() =>
    expect(document.querySelector('.way-odds')).toHaveTextContent(
      / strikes first: \d+.% to hit( · \d+(–\d+)? damage)?/,
    ),
  );
});

test('several who strike on a way stand in one line, from nothing on where all may miss', () => {
  const { breaks } = optionOdds;
  expect(breaks(['Animate 1'], null)).toBe('Animate 1 strikes first');
  expect(breaks(['Animate 1'], [0.5])).toBe('Animate 1 strikes first: 50\u00a0% to hit');
  expect(breaks(['Animate 1', 'Animate 2'], [0.5, 0.5])).toBe(
    'Animate 1, Animate 2 strike first: 50\u00a0% to hit each',
  );
  expect(breaks(['Animate 1', 'Animate 2'], [0.5, 0.3])).toBe(
    'Animate 1, Animate 2 strike first: 50\u00a0%, 30\u00a0% to hit',
  );
});

test('of two strikes the least is nothing, of one what its hit does', () => {
  const session = sessionAt(({ kind }) => kind === 'turn');
  const { figure } = session.pending!;
  const others = session.state.figures.map(({ id }) => id).filter((id) => id !== figure);
  const breaks = others.slice(0, 2);
  expect(breaks).toHaveLength(2);
  const told = (attacks: readonly (readonly [string, number])[], nothing: number) => {
    const known = {
      throws: null,
      dice: true,
      hit: null,
      passed: null,
      held: {},
      attacks: attacks.map(([attacker, hit]) => ({ attacker, hit, expected: 1 })),
      figures: [
        {
          figure,
          damage: [
            [0, nothing],
            [2, 1 - nothing],
          ] as const,
          expected: 2 * (1 - nothing),
          falls: 0,
        },
      ],
    };
    const choices = { known: () => known, rough: () => undefined, ask: () => () => {} };
    const to = { way: [], breaks: attacks.map(([id]) => id) };
    const { unmount } = show(
      session,
      <WayOdds position={session.position} pending={session.pending!} destination={to} />,
      choices,
    );
    const says = document.querySelector('.way-odds')!.textContent;
    unmount();
    return says;
  };
  const [one, two] = breaks as [string, string];
  expect(
    told(
      [
        [one, 0.5],
        [two, 0.5],
      ],
      0.25,
    ),
  ).toMatch(/strike first: 50.% to hit each · 0–2 damage$/);
  expect(told([[one, 0.5]], 0.5)).toMatch(/strikes first: 50.% to hit · 2 damage$/);
  expect(told([[one, 0.5]], 1)).toMatch(/strikes first: 50.% to hit · no damage$/);
});

test('what takes its only target by itself names it: nothing else on its card does', () => {
  const { position } = sessionAt(({ kind }) => kind === 'turn');
  const foe = position.state.figures.find(({ side }) => side === 'combatants')!;
  const damage = [
    [1, 0.5],
    [6, 0.5],
  ];
  const figures = [{ figure: foe.id, expected: 3.5, falls: 0.33, damage }];
  const odds = { hit: null, passed: null, held: {}, figures, attacks: [], throws: null } as never;
  const telling = en.tell(position);
  const said = (names: boolean) => lineOf(odds, optionOdds as never, telling, [], null, names);
  expect(said(true)).toBe(`1–6 damage to ${telling.figure(foe.id)} · 33 % that it falls`);
  expect(said(false)).toBe('1–6 damage · 33 % that it falls');
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { type EncounterSession, optionOf, type Prompt } from '../../../../src/engine/index.ts';
import { createPreviews } from '../../../../src/stores/middara/previews.ts';
import { rulesOfPage } from '../../../../src/stores/middara/rules-of-page.ts';
import { cardsOf } from '../../../../src/stores/middara/turn-cards.ts';
import { groupOptions, keysOf, proposedBy } from '../../../../src/ui/table/asks/answer-order.ts';
import { OddsContext } from '../../../../src/ui/table/context/use-odds.ts';
import { PreviewsContext } from '../../../../src/ui/table/context/use-preview.ts';
import { Cards } from '../../../../src/ui/table/deeds/Cards.tsx';
import { Question } from '../../../../src/ui/table/question/Question.tsx';
import { en } from '../../../../src/words/en/index.ts';
import { oddsOnPage } from '../../../support/odds-on-page.ts';
import { HandTimer, playUntil, sessionOf } from '../../../support/table-of-memory.ts';

function sessionAt(wanted: (prompt: Prompt) => boolean, seed = 'panel'): EncounterSession {
  const session = sessionOf(seed);
  playUntil(session, wanted);
  return session;
}

/** As the dock shows it: the cards of a turn, or a question. */
function drawn(session: EncounterSession, pending: Prompt) {
  const on = { onAnswer: vi.fn(), onCard: vi.fn() };
  const shared = { position: session.position, pending, hinted: undefined };
  const dock =
    pending.question.ask === 'turn' ? (
      <Cards {...shared} {...on} />
    ) : (
      <Question {...shared} underWay={false} onAnswer={on.onAnswer} />
    );
  return { on, dock: <OddsContext value={oddsOnPage()}>{dock}</OddsContext> };
}

function show(session: EncounterSession, pending: Prompt = session.pending!) {
  const { on, dock } = drawn(session, pending);
  render(dock);
  return on;
}

/** Every answer that is drawn, or that a card which is drawn stands for. */
const answersShown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-option]')].flatMap((one) =>
    one.dataset.option!.split(' '),
  );

describe('the cards of a turn', () => {
  const session = sessionAt((prompt) => prompt.kind === 'turn');

  test('stand for every answer but what ends it, each once', () => {
    show(session);
    const ends = cardsOf(session.pending!).ends.flatMap(({ options }) => options.map(({ id }) => id));
    const expected = ids(session.pending!.options).filter((id) => !ends.includes(id));
    expect(ends).toEqual(['end-turn']);
    expect(answersShown().toSorted()).toEqual(expected.toSorted());
  });

  test('a card that is pressed is told, or answers where it is one answer alone', async () => {
    const { onAnswer, onCard } = show(session);
    await userEvent.click(document.querySelector('[data-option~="move"]')!);
    expect(onCard.mock.calls.length + onAnswer.mock.calls.length).toBe(1);
    const [[of]] = [...onCard.mock.calls, ...onAnswer.mock.calls] as [[{ act: { do: string } }]];
    expect(of.act.do).toBe('move');
  });
});

describe('the open question', () => {
  test.each(['dodge', 'placement'])('%s: a title, what is asked, and every answer', (kind) => {
    const session = sessionAt((prompt) => prompt.kind === kind);
    const pending = session.pending!;
    show(session);
    const telling = en.tell(session.position);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(telling.title(pending));
    expect(screen.getByText(telling.question(pending))).toBeInTheDocument();
    expect(new Set(answersShown())).toEqual(new Set(ids(pending.options)));
  });

  test('an answer that is pressed is given; what declines comes last', async () => {
    const session = sessionAt((prompt) => prompt.kind === 'dodge');
    const { onAnswer } = show(session);
    const rows = [...document.querySelectorAll('.answers > li')];
    expect(rows.at(-1)).toHaveAttribute('data-declines', 'true');
    await userEvent.click(document.querySelector('[data-option="no"]')!);
    expect(onAnswer).toHaveBeenCalledWith(expect.objectContaining({ id: 'no' }));
  });

  test('more answers than have room lie under a card that stands for all of them', () => {
    const session = sessionAt((prompt) => prompt.kind === 'dodge');
    const options = [...Array(20).keys()].map((number) =>
      optionOf({ do: 'type-face', die: 'red', face: number }),
    );
    show(session, { ...session.pending!, options });
    expect(document.querySelectorAll('.answers > li').length).toBeLessThanOrEqual(8);
    expect(new Set(answersShown())).toEqual(new Set(ids(options)));
  });

  test('real dice: the six faces of the die that was rolled', async () => {
    const session = sessionAt((prompt) => prompt.kind === 'turn');
    const pending: Prompt = {
      kind: 'die-face',
      seat: session.pending!.seat,
      figure: session.pending!.figure,
      question: { ask: 'die-face', die: 'red', purpose: 'attack' },
      rule: 'p.5',
      die: 'red',
      options: [1, 2, 3, 4, 5, 6].map((face) => optionOf({ do: 'type-face', die: 'red', face })),
    };
    const { onAnswer } = show(session, pending);
    await userEvent.click(screen.getAllByRole('button', { name: /^red/i })[5]!);
    expect(onAnswer).toHaveBeenCalledWith(expect.objectContaining({ id: 'face:6' }));
  });
});

const asking = (more: Partial<Prompt>): Prompt => ({
  kind: 'move',
  seat: 's',
  figure: 'f',
  question: { ask: 'move', left: 2, unit: 'point' },
  rule: '',
  options: [],
  ...more,
});
const potion = optionOf({ do: 'use-token', token: 'heal', left: 1 }, { interjection: true });
const ids = (options: readonly { readonly id: string }[]) => options.map(({ id }) => id);

describe('the order of the answers', () => {
  const prompt = asking({
    options: [
      optionOf({ do: 'end-movement' }),
      optionOf({ do: 'step', space: [1, 1], cost: 1, unit: 'point' }),
      potion,
      optionOf({ do: 'buy-movement', points: 2 }),
      optionOf({ do: 'spend-best', worth: 1, buys: [] }, { proposed: true }),
    ],
  });

  test('what acts first, the proposed one before the others; spaces apart; at any time; declining last', () => {
    const groups = groupOptions(prompt);
    expect(ids(groups.main)).toEqual(['best', 'buy']);
    expect(ids(groups.spaces)).toEqual(['step:1,1']);
    expect(ids(groups.anyTime)).toEqual(['token:heal']);
    expect(ids(groups.decline)).toEqual(['end']);
  });

  test('numbers go on to what is used at any time, ending has a key of its own', () => {
    const keys = [...keysOf(prompt)].map(([key, { id }]) => [key, id]);
    expect(keys).toEqual([
      ['1', 'best'],
      ['2', 'buy'],
      ['3', 'token:heal'],
      ['e', 'end'],
    ]);
  });

  test.each([{ do: 'pass' }, { do: 'decline' }, { do: 'done' }, { do: 'nobody-else' }] as const)(
    'declining has one key everywhere: $do',
    (act) => {
      const key = [...keysOf(asking({ kind: 'dodge', options: [optionOf(act), potion] }))].at(-1);
      expect([key?.[0], key?.[1].act]).toEqual(['0', act]);
    },
  );

  test('where a life hangs on it what saves it is first, and Enter never passes', () => {
    const dying = asking({
      kind: 'reaction',
      question: { ask: 'about-to-fall' },
      options: [optionOf({ do: 'pass' }, { proposed: true }), potion],
    });
    expect(keysOf(dying).get('1')).toBe(potion);
    expect(ids(groupOptions(dying).rescue)).toEqual(['token:heal']);
    expect(proposedBy(dying)).toBeNull();
  });
});

describe('what an answer will do here', () => {
  test('stands on it once it is worked out', async () => {
    await rulesOfPage.fetch();
    const session = sessionAt((prompt) => prompt.kind === 'dodge');
    const timer = new HandTimer();
    const { dock } = drawn(session, session.pending!);
    render(<PreviewsContext value={createPreviews(session, timer)}>{dock}</PreviewsContext>);
    act(() => timer.runAll());
    for (const button of document.querySelectorAll('.answer'))
      expect(button.querySelector('.option-does')?.textContent).toMatch(/\w/);
  });
});

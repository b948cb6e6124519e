import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import {
  type EncounterSession,
  optionOf,
  type Prompt,
  type Refusal,
  refusalOf,
} from '../../../../src/engine/index.ts';
import { createPreviews } from '../../../../src/stores/middara/previews.ts';
import { rulesOfPage } from '../../../../src/stores/middara/rules-of-page.ts';
import { cardsOf } from '../../../../src/stores/middara/turn-cards.ts';
import { TableContext } from '../../../../src/ui/page/use-table.ts';
import { groupOptions, keysOf, proposedBy } from '../../../../src/ui/table/asks/answer-order.ts';
import { OddsContext } from '../../../../src/ui/table/context/use-odds.ts';
import { PreviewsContext } from '../../../../src/ui/table/context/use-preview.ts';
import { Cards } from '../../../../src/ui/table/deeds/Cards.tsx';
import { AtAnyTime } from '../../../../src/ui/table/question/Beside.tsx';
import { Question } from '../../../../src/ui/table/question/Question.tsx';
import { en } from '../../../../src/words/en/index.ts';
import { fetchAll } from '../../../support/all-parts.ts';
import { oddsOnPage } from '../../../support/odds-on-page.ts';
import { HandTimer, playUntil, sessionOf, tableOf } from '../../../support/table-of-memory.ts';

beforeAll(fetchAll);

function sessionAt(wanted: (prompt: Prompt) => boolean, seed = 'panel'): EncounterSession {
  const session = sessionOf(seed);
  playUntil(session, wanted);
  return session;
}

/** As if it were asked of whoever is asked in the session. */
const askedOf = (session: EncounterSession, more: Partial<Prompt>): Prompt => ({
  ...asking(more),
  figure: session.pending!.figure,
  seat: session.pending!.seat,
});

/** As the dock shows it: the cards of a turn, or a question. */
function drawn(session: EncounterSession, pending: Prompt) {
  const on = { onAnswer: vi.fn(), onCard: vi.fn() };
  const shared = { position: session.position, pending, hinted: undefined };
  const dock =
    pending.question.ask === 'turn' ? (
      <Cards {...shared} {...on} />
    ) : (
      <>
        <Question {...shared} underWay={false} onAnswer={on.onAnswer} onOrder={() => {}} />
        <AtAnyTime {...shared} onAnswer={on.onAnswer} onOrder={() => {}} />
      </>
    );
  return {
    on,
    dock: (
      <TableContext value={tableOf()}>
        <OddsContext value={oddsOnPage()}>{dock}</OddsContext>
      </TableContext>
    ),
  };
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
    const options = [...Array(20).keys()].map((number) => optionOf({ do: 'choose-number', number }));
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
const heal = { kind: 'token', token: 'heal' } as const;
const potion = optionOf({ do: 'use-token', token: 'heal', left: 1 }, { interjection: true });
const ids = (options: readonly { readonly id: string }[]) => options.map(({ id }) => id);

describe('what may not be done says why', () => {
  const session = sessionAt((prompt) => prompt.kind === 'turn' && (prompt.refused?.length ?? 0) > 0);
  const reasonOf = ({ reason }: Refusal) => en.tell(session.position).reason(reason);

  test('on a turn in its own place: pressed, it does nothing', () => {
    const { onAnswer, onCard } = show(session);
    const dimmed = cardsOf(session.pending!).shown.filter(({ options }) => options.length === 0);
    const drawn = screen.getAllByRole('button').filter((card) => card.ariaDisabled === 'true');
    expect(dimmed.length).toBeGreaterThan(0);
    expect(drawn).toHaveLength(dimmed.length);
    // At once: a moment later a move and an attack in one press may have been found for one of them.
    for (const card of drawn) {
      expect(card).toHaveAccessibleDescription(/^Not now: ?\w/);
      fireEvent.click(card);
    }
    expect([...onAnswer.mock.calls, ...onCard.mock.calls]).toEqual([]);
  });

  test('at a question under a card of it, with its rule', async () => {
    const wares = Object.keys(session.content.cards.items).slice(0, 3);
    const refused = refusalOf(
      { do: 'take-ware', item: wares[0]!, gold: 90 },
      { why: 'gold', needs: 90 },
      'p.24',
    );
    const pending = askedOf(session, {
      kind: 'gain-item',
      question: { ask: 'which-card', cause: heal },
      options: wares.slice(1).map((item) => optionOf({ do: 'take-ware', item, gold: 10 })),
      refused: [refused],
    });
    show(session, pending);
    await userEvent.click(screen.getByRole('button', { name: /^More/ }));
    const sheet = await screen.findByRole('dialog');
    expect(within(sheet).getByText('Not possible now (1)')).toBeInTheDocument();
    expect(within(sheet).getByText(reasonOf(refused))).toBeInTheDocument();
    expect(within(sheet).getByText('p.24')).toBeInTheDocument();
  });

  test('of spaces in their list, and takes no place beside the answers', async () => {
    const refused = refusalOf(
      { do: 'step', space: [2, 1], cost: 2, unit: 'point' },
      { why: 'movement', costs: 2, left: 1 },
      'M1',
    );
    const pending = askedOf(session, {
      options: [optionOf({ do: 'step', space: [1, 1], cost: 1, unit: 'point' })],
      refused: [refused],
    });
    show(session, pending);
    expect(screen.queryByRole('button', { name: /^More/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^List \(1\)/ }));
    const sheet = await screen.findByRole('dialog', { name: 'One step' });
    expect(within(sheet).getByText(reasonOf(refused))).toBeInTheDocument();
  });

  test('Exalted Espers lie there as cards, each over its answer; one that does not come with its reason (p.69)', async () => {
    const [first, ...others] = Object.values(session.content.cards.exalted);
    const reason = { why: 'discipline-level', tree: 'assemblage', level: 4 } as const;
    const cause = {
      kind: 'ability',
      type: 'discipline',
      card: 'exalted-summoning',
      ability: 'manifest',
    } as const;
    const refused = refusalOf({ do: 'choose-exalted', card: first!.id }, reason, 'X180');
    const pending = askedOf(session, {
      kind: 'choose',
      question: { ask: 'which-exalted', cause },
      rule: 'p.69',
      options: others.map(({ id }) => optionOf({ do: 'choose-exalted', card: id })),
      refused: [refused],
    });
    const { onAnswer } = show(session, pending);
    // Each has its answer in the dock as well.
    expect(answersShown().toSorted()).toEqual(ids(pending.options).toSorted());
    await userEvent.click(screen.getByRole('button', { name: /^Show cards/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Call which Esper?' }));
    const cards = sheet.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
    expect(cards).toEqual([...others, first!].map(({ name }) => name));
    expect(sheet.getByRole('article', { name: first!.name })).toHaveTextContent(reasonOf(refused));
    expect(sheet.queryByText(/Why not/)).toBeNull();
    const answer = new RegExp(`^${others[0]!.name}`);
    await userEvent.click(sheet.getByRole('button', { name: answer }));
    expect(onAnswer).toHaveBeenCalledWith(expect.objectContaining({ id: `choose:${others[0]!.id}` }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the right button on a card opens its text, and does nothing', () => {
  const session = sessionAt((prompt) => prompt.kind === 'turn' && (prompt.refused?.length ?? 0) > 0);

  test('of what can be done and of what cannot, with why not', async () => {
    const { onAnswer, onCard } = show(session);
    const telling = en.tell(session.position);
    const { shown } = cardsOf(session.pending!);
    const others = shown.map(({ act }) => act);
    const refused = shown.find(({ options }) => options.length === 0)!;
    for (const card of [shown[0]!, refused]) {
      fireEvent.contextMenu(document.querySelector(`[data-card="${CSS.escape(card.key)}"]`)!);
      const name = telling.cardTitle(card.act, others, session.pending!.figure);
      const sheet = await screen.findByRole('dialog', { name });
      expect(sheet).toHaveTextContent(telling.actLine(card.act, session.pending!));
      if (card === refused) expect(sheet).toHaveTextContent(reasonTold(session, card.refused[0]!));
      await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    }
    expect([...onAnswer.mock.calls, ...onCard.mock.calls]).toEqual([]);
  });

  test('of an answer to a question too', async () => {
    const dodge = sessionAt((prompt) => prompt.kind === 'dodge');
    const { onAnswer } = show(dodge);
    fireEvent.contextMenu(document.querySelector('[data-option="no"]')!);
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(onAnswer).not.toHaveBeenCalled();
  });
});

const reasonTold = (session: EncounterSession, { reason }: Refusal) =>
  en.tell(session.position).reason(reason);

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
    const session = sessionAt((prompt) => prompt.question.ask === 'spend-symbols');
    const timer = new HandTimer();
    const { dock } = drawn(session, session.pending!);
    render(<PreviewsContext value={createPreviews(session, timer)}>{dock}</PreviewsContext>);
    act(() => timer.runAll());
    const [best] = document.querySelectorAll('.answer:not([data-declines])');
    expect(best?.querySelector('.option-does')?.textContent).toMatch(/−\d+ HP/);
  });

  test('an ability has the words of its card with it, seen where answers are listed in full', async () => {
    const able = sessionAt(({ options }) => options.some(({ act }) => act.do === 'use'));
    const option = able.pending!.options.find(({ act }) => act.do === 'use')!;
    const question = { ask: 'use', cause: heal } as const;
    const button = () => document.querySelector(`[data-option="${CSS.escape(option.id)}"]`)!;
    const alone = drawn(able, askedOf(able, { kind: 'optional', question, options: [option] }));
    const { unmount } = render(alone.dock);
    expect(button()).toHaveAccessibleDescription(/\w+ \w+/);
    unmount();
    const many = [...Array(12).keys()].map((number) => optionOf({ do: 'choose-number', number }));
    show(able, askedOf(able, { kind: 'optional', question, options: [...many, option] }));
    await userEvent.click(screen.getByRole('button', { name: /^More/ }));
    await screen.findByRole('dialog');
    expect(button().parentElement!.querySelector('.option-about')?.textContent).toMatch(/\w+ \w+/);
  });

  test('whose side a target is on is said by a word', () => {
    const session = sessionAt((prompt) => prompt.kind === 'turn');
    const { figures } = session.state;
    const own = figures.filter(({ side }) => side === 'adventurers');
    const foe = figures.find(({ side }) => side === 'combatants')!;
    // As many as have room beside one another.
    const options = [
      own.find(({ id }) => id === session.pending!.figure)!,
      ...own.filter(({ id }) => id !== session.pending!.figure).slice(0, 1),
      foe,
    ].map(({ id }) => optionOf({ do: 'target', target: id }));
    show(
      session,
      askedOf(session, { kind: 'choose-target', question: { ask: 'whom', cause: heal }, options }),
    );
    expect(screen.getAllByText('self')).toHaveLength(1);
    expect(screen.getAllByText('ally')).toHaveLength(1);
    expect(screen.getAllByText('enemy')).toHaveLength(1);
  });
});

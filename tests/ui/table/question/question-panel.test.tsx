import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { type EncounterSession, optionOf, type Prompt, refusalOf } from '../../../../src/engine/index.ts';
import { createPreviews } from '../../../../src/stores/middara/previews.ts';
import { rulesOfPage } from '../../../../src/stores/middara/rules-of-page.ts';
import { groupOptions, keysOf, proposedBy } from '../../../../src/ui/table/asks/answer-order.ts';
import { OddsContext } from '../../../../src/ui/table/context/use-odds.ts';
import { PreviewsContext } from '../../../../src/ui/table/context/use-preview.ts';
import { QuestionPanel } from '../../../../src/ui/table/question/QuestionPanel.tsx';
import { en } from '../../../../src/words/en/index.ts';
import { oddsOnPage } from '../../../support/odds-on-page.ts';
import { HandTimer, playUntil, sessionOf } from '../../../support/table-of-memory.ts';

function sessionAt(wanted: (prompt: Prompt) => boolean, seed = 'panel'): EncounterSession {
  const session = sessionOf(seed);
  playUntil(session, wanted);
  return session;
}

function show(session: EncounterSession, pending: Prompt = session.pending!) {
  const on = { onAnswer: vi.fn(), onSelect: vi.fn(), onConfirm: vi.fn(), onCancel: vi.fn() };
  render(
    <OddsContext value={oddsOnPage()}>
      <QuestionPanel position={session.position} pending={pending} selection={null} {...on} />
    </OddsContext>,
  );
  return on;
}

describe('the open question', () => {
  test('says who is asked, seat and figure, and has every answer with its price', async () => {
    const session = sessionAt((prompt) => prompt.kind === 'turn');
    const { pending } = session;
    const { onAnswer } = show(session);
    const panel = screen.getByRole('region', { name: 'The open question' });
    const telling = en.tell(session.position);
    expect(['Anna', 'Ben']).toContain(telling.seat(pending!.seat));
    expect(within(panel).getByText(telling.seat(pending!.seat))).toBeInTheDocument();
    expect(within(panel).getByText(telling.figure(pending!.figure))).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: telling.question(pending!) })).toBeInTheDocument();
    for (const option of pending!.options)
      expect(panel.querySelector(`[data-option="${CSS.escape(option.id)}"]`)).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Move \(\d points\)/ }));
    expect(onAnswer).toHaveBeenCalledWith(expect.objectContaining({ id: 'move' }));
  });

  test('what may not be done says why', () => {
    const session = sessionAt((prompt) => prompt.kind === 'turn' && (prompt.refused?.length ?? 0) > 0);
    show(session);
    const refusal = session.pending!.refused![0]!;
    expect(screen.getByText(`Why not? (${session.pending!.refused!.length})`)).toBeInTheDocument();
    expect(screen.getAllByText(en.tell(session.position).reason(refusal.reason)).length).toBeGreaterThan(0);
  });

  test('Exalted Espers lie there as cards, each over its answer; one that does not come with its reason (p.69)', async () => {
    const session = sessionAt((prompt) => prompt.kind === 'turn');
    const { figure, seat } = session.pending!;
    const [first, ...others] = Object.values(session.content.cards.exalted);
    const reason = { why: 'discipline-level', tree: 'assemblage', level: 4 } as const;
    const cause = {
      kind: 'ability',
      type: 'discipline',
      card: 'exalted-summoning',
      ability: 'manifest',
    } as const;
    const pending: Prompt = {
      ...{ kind: 'choose', seat, figure, question: { ask: 'which-exalted', cause }, rule: 'p.69' },
      options: others.map(({ id }) => optionOf({ do: 'choose-exalted', card: id })),
      refused: [refusalOf({ do: 'choose-exalted', card: first!.id }, reason, 'X180')],
    };
    const { onAnswer } = show(session, pending);
    const cards = screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
    expect(cards).toEqual([...others, first!].map(({ name }) => name));
    const refused = screen.getByRole('article', { name: first!.name });
    expect(refused).toHaveTextContent(en.tell(session.position).reason(reason));
    expect(screen.queryByText(/Why not/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: new RegExp(others[0]!.name) }));
    expect(onAnswer).toHaveBeenCalledWith(expect.objectContaining({ id: `choose:${others[0]!.id}` }));
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
  test('stands on its button once it is worked out, and is its description', async () => {
    await rulesOfPage.fetch();
    const session = sessionAt((prompt) => prompt.kind === 'turn');
    const timer = new HandTimer();
    render(
      <PreviewsContext value={createPreviews(session, timer)}>
        <QuestionPanel
          position={session.position}
          pending={session.pending!}
          selection={null}
          onAnswer={vi.fn()}
          onSelect={vi.fn()}
          onConfirm={vi.fn()}
          onCancel={vi.fn()}
        />
      </PreviewsContext>,
    );
    const move = screen.getByRole('button', { name: /^Move/ });
    act(() => timer.runAll());
    expect(move).toHaveAccessibleDescription(/\d SP left/);
    for (const button of document.querySelectorAll('.option'))
      expect(button.querySelector('.option-foretold')?.textContent).toMatch(/\w/);
  });

  test('an ability has the words of its card under it', () => {
    const session = sessionAt(
      (prompt) => prompt.kind === 'turn' && prompt.options.some(({ act }) => act.do === 'use'),
    );
    show(session);
    const option = session.pending!.options.find(({ act }) => act.do === 'use')!;
    const button = document.querySelector(`[data-option="${CSS.escape(option.id)}"]`)!;
    expect(button.parentElement!.querySelector('.option-about')?.textContent).toMatch(/\w+ \w+/);
  });

  test('whose side a target is on is said by a word', () => {
    const session = sessionAt((prompt) => prompt.kind === 'turn');
    const { figures } = session.state;
    const cause = { kind: 'token', token: 'heal' } as const;
    const options = figures.map(({ id }) => optionOf({ do: 'target', target: id }));
    const { figure, seat } = session.pending!;
    show(session, asking({ kind: 'choose-target', question: { ask: 'whom', cause }, figure, seat, options }));
    const own = figures.filter(({ side }) => side === 'adventurers');
    expect(screen.getAllByText('self')).toHaveLength(1);
    expect(screen.getAllByText('ally')).toHaveLength(own.length - 1);
    expect(screen.getAllByText('opponent')).toHaveLength(figures.length - own.length);
  });
});

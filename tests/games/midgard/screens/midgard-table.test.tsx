import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { App } from '../../../../src/app/app.tsx';
import type { MidgardSession } from '../../../../src/games/midgard/rules/midgard-game.ts';
import { listActions } from '../../../../src/games/midgard/rules/queries/action-list.ts';
import { oddsOfAnswer } from '../../../../src/games/midgard/rules/queries/odds-of-answers.ts';
import { actionCardText, otherUse } from '../../../../src/games/midgard/words/en/card-facts.ts';
import { optionText, questionText } from '../../../../src/games/midgard/words/en/questions.ts';
import { packLog } from '../../../../src/stores/opened/link.ts';
import { percent } from '../../../../src/words/en/ui/guest-table.ts';
import { many, provedTest } from '../../../support/depth.ts';
import { guestOnPage } from '../../../support/guest-on-page.tsx';
import { doorOfAny } from '../../../support/online-fake.ts';
import { tableWith } from '../../../support/table-of-memory.ts';
import { playTo, race, raceAt } from '../race.ts';
import { content, setupOf } from '../sitting.ts';

const user = userEvent.setup({ delay: null });
const { guests, openLink } = guestOnPage('Midgard');

/** The page with that race on it, as somebody opens it from a link. */
const open = (session: MidgardSession, seatsHere: readonly string[] | null = null) =>
  openLink(packLog(session.toLog(), session.questions), seatsHere ? { online: doorOfAny(seatsHere) } : {});

const decisions = (): string => document.querySelector<HTMLElement>('.midgard')!.dataset.decisions!;
const named = ({ state }: MidgardSession) => ({
  content,
  state,
  seatName: (seat: string) => seat.replace('seat-', 'Player '),
});

// Each of them opens the page anew: at every run one question, the map and closed hands; the rest in the proof.
describe('what is asked', () => {
  const KINDS = ['action', 'modifiers', 'attack', 'plan', 'resist', 'defend', 'challenge'] as const;
  test.each(KINDS.slice(0, many(1, KINDS.length)))(
    '%s: every answer stands once in the dock, in its words, with the odds of the rules',
    async (kind) => {
      const session = raceAt((prompt, { state }) => prompt.kind === kind && state.round > 1);
      const page = await open(session);
      const prompt = session.pending!;
      const dock = document.querySelector<HTMLElement>('.dock')!;
      expect(within(dock).getByRole('heading')).toHaveTextContent(questionText(prompt, named(session)));
      const offered = [...dock.querySelectorAll<HTMLElement>('[data-option]')].flatMap(({ dataset }) =>
        dataset.option!.split(' '),
      );
      expect(offered.sort()).toEqual(prompt.options.map(({ id }) => id).sort());
      const [first] = prompt.options;
      const card = dock.querySelector<HTMLElement>(`[data-option="${first!.id}"]`);
      if (card) {
        expect(card).toHaveTextContent(optionText(first!, prompt, named(session)));
        for (const { share } of oddsOfAnswer(named(session), prompt, first!))
          expect(card).toHaveTextContent(percent(share));
      }
      page.unmount();
    },
  );

  provedTest('a card of the hand answers where it is the answer', async () => {
    const session = raceAt(({ kind, options }) => kind === 'plan' && options.length > 3);
    const page = await open(session);
    const hand = within(screen.getByRole('list', { name: 'Cards in hand' }));
    const { hand: cards } = session.state.players[session.pending!.player]!;
    const buttons = hand.getAllByRole('button');
    expect(buttons).toHaveLength(cards.length);
    expect(buttons[0]).toHaveTextContent(otherUse(content.actions[cards[0]!]!.use));
    await user.click(buttons[0]!);
    expect(decisions()).toBe(String(session.decisions.length + 1));
    page.unmount();
  });

  provedTest(
    'a lit city is gone to, and says what lies in it; why an action is not offered stands in the drawer',
    async () => {
      const session = raceAt(
        ({ kind, options }) => kind === 'action' && options.some(({ act }) => act.do === 'move'),
      );
      const page = await open(session);
      const { player } = session.pending!;
      await user.click(screen.getByRole('button', { name: 'Why not?' }));
      const refused = listActions(named(session), player).filter((one) => one.refused !== null);
      const drawer = document.querySelector<HTMLElement>('.drawer')!;
      expect(within(drawer).getAllByRole('listitem')).toHaveLength(refused.length);
      const [city] = screen.getAllByRole('button', { name: /can be chosen/ });
      expect(city).toHaveAccessibleName(/, (Strength|Dexterity|Intelligence|Equipment|Spells|Weapons)/);
      await user.click(city!);
      expect(decisions()).toBe(String(session.decisions.length + 1));
      page.unmount();
    },
  );
});

describe('closed hands', () => {
  test('nothing of a hand is on the page before its owner presses, and then nothing of the others', async () => {
    const session = raceAt(({ kind }, { state }) => kind === 'plan' && state.round > 1, 3, {
      hands: 'closed',
    });
    const page = await open(session);
    const texts = session.state.players.map(({ hand }) =>
      hand.map((card) => otherUse(content.actions[card]!.use)),
    );
    const { player } = session.pending!;
    const shown = () => document.body.textContent ?? '';
    expect(texts.flat().filter((text) => shown().includes(text))).toEqual([]);
    expect(document.querySelector('[data-option]')).toBeNull();
    const button = screen.getByRole('button', { name: `I am Player ${player + 1}` });
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    for (const text of texts[player]!) expect(shown()).toContain(text);
    const hidden = texts
      .flatMap((hand, at) => (at === player ? [] : hand))
      .filter((text) => !texts[player]!.includes(text));
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.filter((text) => shown().includes(text))).toEqual([]);
    // Neither in the sheets of the others, nor in the log.
    await user.click(screen.getByRole('button', { name: 'Log' }));
    expect(hidden.filter((text) => new RegExp(`draws a card[^.]*${text}`).test(shown()))).toEqual([]);
    page.unmount();
  });

  test('far apart the page of one seat is its own all along, and asks for no other eyes; a watcher sees no hand', async () => {
    const session = raceAt(({ kind }, { state }) => kind === 'plan' && state.round > 1, 3, {
      hands: 'closed',
    });
    const { player } = session.pending!;
    const other = (player + 1) % 3;
    const shown = () => document.body.textContent ?? '';
    const textsOf = (at: number) =>
      session.state.players[at]!.hand.map((card) => otherUse(content.actions[card]!.use));
    const of = (at: number | null) => (at === null ? [] : [session.state.players[at]!.seat]);
    for (const mine of [player, other, null]) {
      const page = await open(session, of(mine));
      expect(screen.queryByRole('button', { name: /^I am / })).toBeNull();
      if (mine !== null) for (const text of textsOf(mine)) expect(shown()).toContain(text);
      const own = mine === null ? [] : textsOf(mine);
      const hidden = [0, 1, 2].flatMap((at) => (at === mine ? [] : textsOf(at)));
      expect(hidden.filter((text) => !own.includes(text) && shown().includes(text))).toEqual([]);
      expect(document.querySelectorAll('[data-option]').length > 0).toBe(mine === player);
      page.unmount();
    }
  });

  provedTest('its owner reads in the log which card was drawn', async () => {
    const session = raceAt(({ kind }, { state }) => kind === 'plan' && state.round > 1, 2, {
      hands: 'closed',
    });
    const page = await open(session);
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Log' }));
    const { player } = session.pending!;
    const drawn = session.events.findLast((event) => event.type === 'cardDrawn' && event.player === player);
    if (drawn?.type !== 'cardDrawn') throw new Error('nothing was drawn');
    const line = screen.getAllByText(`Player ${player + 1} draws a card.`)[0]!.closest('li');
    expect(line).toHaveTextContent(actionCardText(content.actions[drawn.card]!));
    const other = screen.getAllByText(`Player ${2 - player} draws a card.`)[0]!.closest('li');
    expect(other).not.toHaveTextContent(/action/);
    page.unmount();
  });
});

provedTest(
  'stages: a sum with its mark, two totals that face one another, three challenges and their boss',
  async () => {
    const attempt = await open(raceAt(({ kind, roll }) => kind === 'resist' && roll?.need !== null));
    expect(screen.getByRole('region', { name: 'Resistance' })).toHaveTextContent(/needs \d+/);
    attempt.unmount();
    const fight = await open(raceAt(({ kind }) => kind === 'defend'));
    const stage = within(screen.getByRole('region', { name: 'Fight' }));
    expect(stage.getByText('←')).toBeInTheDocument();
    expect(stage.getAllByText('LP').length).toBeGreaterThan(1);
    fight.unmount();
    const adventure = await open(raceAt(({ kind }) => kind === 'between'));
    const challenges = within(screen.getByRole('list', { name: 'Challenges' })).getAllByRole('listitem');
    expect(challenges).toHaveLength(4);
    expect(challenges[3]).toHaveTextContent('Special attack');
    adventure.unmount();
  },
);

provedTest(
  'the end: who has won, everybody’s prestige by where it came from; the players say it aloud',
  async () => {
    const session = playTo(race(setupOf(3, { seed: 'end' })));
    const page = await open(session);
    const { winner } = session.state.over!;
    expect(
      screen.getByRole('heading', { name: new RegExp(`^Player ${winner! + 1} wins`) }),
    ).toBeInTheDocument();
    const standings = within(screen.getByRole('table'));
    expect(standings.getByRole('row', { name: /^tasks/ })).toBeInTheDocument();
    const [best] = within(standings.getByRole('row', { name: /^Prestige/ })).getAllByRole('cell');
    expect(Number(best!.textContent)).toBeGreaterThanOrEqual(session.state.goal);
    await user.keyboard('w');
    expect(document.querySelector('[aria-live="assertive"]')).toHaveTextContent(/Player 3: \d+\/8 prestige/);
    page.unmount();
  },
);

provedTest(
  'the set-up: a seat may be the computer’s, with its temper; two persons are proposed closed hands',
  async () => {
    window.location.hash = '#/guest/midgard';
    const page = render(<App table={tableWith({})} guests={guests} />);
    await screen.findByRole('button', { name: 'Start' });
    expect(screen.getByRole('radio', { name: /^Closed/ })).toBeChecked();
    await user.selectOptions(screen.getByLabelText('Who plays Player 2'), 'Computer, greedy');
    expect(screen.getByRole('radio', { name: /^Open/ })).toBeChecked();
    expect(screen.getByText('8 prestige to win.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Player 2' }));
    expect(screen.queryByRole('radio', { name: /^Closed/ })).toBeNull();
    expect(screen.getByText('8 prestige to win, within 16 rounds.')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /^Hard/ }));
    expect(screen.getByText('8 prestige to win, within 14 rounds.')).toBeInTheDocument();
    page.unmount();
  },
);

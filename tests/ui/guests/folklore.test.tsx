import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { App } from '../../../src/app/app.tsx';
import { LoggedSession } from '../../../src/engine/kernel/log.ts';
import { botAnswer } from '../../../src/games/folklore/bot.ts';
import { type FolkloreSession, folklore } from '../../../src/games/folklore/rules/folklore-game.ts';
import type { FolklorePrompt } from '../../../src/games/folklore/rules/model/prompts.ts';
import type { FolkloreSetup } from '../../../src/games/folklore/rules/model/setup.ts';
import type { Declared } from '../../../src/games/folklore/rules/model/state.ts';
import { foeDefense } from '../../../src/games/folklore/rules/queries/numbers.ts';
import { chanceToFinish, hitsInHundred, stanceOdds } from '../../../src/games/folklore/rules/queries/odds.ts';
import { optionText, questionText } from '../../../src/games/folklore/words/en/questions.ts';
import { ENDINGS } from '../../../src/games/folklore/words/en/told.ts';
import { GUESTS } from '../../../src/games/registry.ts';
import { memoryStorage } from '../../../src/stores/kept/game-storage.ts';
import { partsOf } from '../../../src/ui/guests/guest.ts';
import { fetchLate } from '../../../src/ui/page/part.tsx';
import { content, setupOf } from '../../games/folklore/table.ts';
import { fetchAll } from '../../support/all-parts.ts';
import { many, proving } from '../../support/depth.ts';
import { tableWith } from '../../support/table-of-memory.ts';

const user = userEvent.setup({ delay: null });

beforeAll(async () => {
  // Nothing is waited for under a synchronous `act`, where what has come is not seen.
  await Promise.all([
    fetchAll(),
    ...GUESTS.flatMap((guest) => Object.values(partsOf(guest)).map((part) => part.fetch())),
  ]);
});

afterEach(() => {
  window.location.hash = '';
});

/** The table of the page with its guests; what is kept in `storage` is there again. */
function pageWith(storage = memoryStorage()) {
  const table = tableWith({
    storage,
    guests: GUESTS.map(({ id, load }) => ({ id, games: async (ground) => (await load()).gamesOn(ground) })),
  });
  const page = render(<App table={table} guests={GUESTS} />);
  return { table, storage, page };
}

const felt = (): HTMLElement => document.querySelector<HTMLElement>('.folk')!;
// Looked for after every answer: by its role it would take as long as all the rest.
const pageOfStory = (): HTMLElement | null => document.querySelector('article[aria-label="Story"]');

/** Leaves the set-up with a seed; the beginning of the story lies over the table. */
async function setOut(seed: string): Promise<void> {
  screen.getByLabelText('Dice seed').focus();
  await user.keyboard(seed);
  screen.getByRole('button', { name: 'Start' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('article', { name: 'Story' });
}

/** Turns what is read, by the button that has the focus. */
async function readOn(): Promise<number> {
  let pages = 0;
  for (; pageOfStory(); pages++) {
    expect(pages).toBeLessThan(10);
    expect(pageOfStory()!.querySelector('button')).toHaveFocus();
    await user.keyboard(' ');
  }
  return pages;
}

/** The same chapter beside the page: what the rules ask there is what the page has to ask. */
const beside = (heroes: readonly string[], more: Partial<FolkloreSetup>): FolkloreSession =>
  new LoggedSession(folklore(content), setupOf(heroes, more));

const askedIn = ({ state }: FolkloreSession) => ({
  content,
  state,
  seatName: (seat: string) => seat.replace('seat-', 'Player '),
});

/** Gives an answer as the bot would: by its digit, or by its place on the map where that is too far down. */
async function answerAsBot(shadow: FolkloreSession): Promise<void> {
  const pending = shadow.pending!;
  const option = botAnswer({ state: shadow.state, content }, pending, 'road');
  const at = pending.options
    .filter(({ act, interjection }) => !interjection && act.do !== 'walk')
    .indexOf(option);
  if (at >= 0 && at < 9) await user.keyboard(String(at + 1));
  else {
    const press = async (button: string) => {
      document.querySelector<HTMLElement>(button)!.focus();
      await user.keyboard('{Enter}');
    };
    // Those that have no room lie under a card of their own.
    if (!document.querySelector(`[data-option="${option.id}"]`)) await press(`[data-option~="${option.id}"]`);
    await press(`[data-option="${option.id}"]`);
  }
  shadow.decide(option.id);
}

/** What the panel asks, and all it offers, are what the rules ask and offer. */
function expectAsked(shadow: FolkloreSession): void {
  const pending = shadow.pending!;
  const panel = document.querySelector<HTMLElement>('.question')!;
  expect(panel.querySelector('h2')).toHaveTextContent(questionText(pending, askedIn(shadow)));
  for (const option of pending.options) {
    const [button, more] = panel.querySelectorAll(`[data-option~="${option.id}"]`);
    expect(more).toBeUndefined();
    if (button!.hasAttribute('aria-haspopup')) continue;
    expect(button).toHaveTextContent(optionText(option, pending, askedIn(shadow)));
  }
  const offered = [...panel.querySelectorAll<HTMLElement>('[data-option]')].flatMap(({ dataset }) =>
    dataset.option!.split(' '),
  );
  expect(offered).toHaveLength(pending.options.length);
}

/** The answer's small print. */
const besideOption = (id: string): string =>
  document.querySelector(`[data-option="${id}"] .option-does`)?.textContent ?? '';

const rounded = (share: number): string =>
  share > 0 && share < 0.005
    ? 'under 1 %'
    : share < 1 && share > 0.995
      ? 'over 99 %'
      : `${Math.round(100 * share)} %`;

/** Beside each stance stands what the queries say, whoever has not declared yet taken to attack. */
function expectOdds(shadow: FolkloreSession, pending: FolklorePrompt): void {
  const position = { state: shadow.state, content };
  for (const { id, act } of pending.options) {
    if (act.do === 'stance') {
      const declared = shadow.state.fight!.declared.map((one, i): Declared | null => {
        if (i === pending.hero) return { stance: act.stance, ability: act.ability };
        return one ?? (shadow.state.heroes[i]!.isGhost ? null : { stance: 'attack', ability: false });
      });
      const { hitBy, lost, falls } = stanceOdds(position, pending.hero, declared);
      const said = besideOption(id);
      expect(said).toContain(`${hitBy} %`);
      expect(said).toContain(lost.toFixed(1));
      expect(said).toContain(rounded(falls));
      expect(said).toContain(rounded(chanceToFinish(position, declared)));
    }
    if (act.do === 'strike' && !act.ability) {
      const { card } = shadow.state.heroes[pending.hero]!;
      const stance = shadow.state.fight!.declared[pending.hero]!.stance;
      const might = content.heroes[card]!.might - (stance === 'defend' ? 10 : 0);
      const worn = shadow.state.heroes[pending.hero]!.items.some(
        ({ ref, exhausted }) => exhausted || (content.items[ref]!.might ?? 0) > 0,
      );
      if (!worn) expect(besideOption(id)).toContain(`${hitsInHundred(foeDefense(position).total, might)} %`);
    }
  }
}

describe('Folklore at the table', () => {
  const FINALES = [
    ['as a skirmish', 'skirmish', 'by-keys'],
    ['on its map', 'encounter', 'by-keys'],
  ] as const;
  // Keys and screens are nine tenths the same in both. The browser plays one to its end at every run (folklore.spec.ts);
  // here the first day is enough, and all of it in the proof.
  const FAR = many(10, 1000);
  test.each(FINALES.slice(0, many(1, 2)))(
    'a chapter from the first page to its end by keys alone, its last fight %s: what is asked is what the rules ask, with their odds',
    async (_, finale, seedText) => {
      const { table, page } = pageWith();
      const setUp = await screen.findByRole('link', { name: /^Folklore/ });
      setUp.focus();
      await user.keyboard('{Enter}');
      await screen.findByRole('heading', { name: 'The Grey Miller' });
      // Two sit down already; a third comes, and takes the Huntsman, who is free.
      screen.getByRole('button', { name: '+ Add player' }).focus();
      await user.keyboard('{Enter}');
      const [first, second, third] = screen
        .getAllByRole('radio', { checked: true })
        .map((radio) => radio.closest('label')!.querySelector('strong')!.textContent);
      expect([first, second, third]).toEqual(['The Ferrywoman', 'The Hedge Witch', 'The Huntsman']);
      const last = screen.getByRole('radio', {
        name: finale === 'skirmish' ? /^As a skirmish/ : /^On its map/,
      });
      last.focus();
      await user.keyboard(' ');
      await setOut(seedText);
      expect(pageOfStory()).toHaveTextContent(content.chapters['the-grey-miller']!.intro);
      expect(await readOn()).toBe(1);

      const shadow = beside(['ferrywoman', 'hedge-witch', 'huntsman'], { finale, seed: seedText });
      const kinds = new Set<string>();
      let pages = 0;
      for (let n = 0; shadow.pending && n < FAR; n++) {
        expect(felt().dataset.decisions).toBe(String(n));
        expectAsked(shadow);
        expectOdds(shadow, shadow.pending);
        kinds.add(shadow.pending.kind);
        await answerAsBot(shadow);
        pages += await readOn();
      }
      await table.idle();
      if (!proving) return page.unmount();
      expect(shadow.state.ending).not.toBeNull();
      expect(screen.getByRole('heading', { name: ENDINGS[shadow.state.ending!] })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Replay' })).toBeInTheDocument();
      const fought = finale === 'skirmish' ? ['skirmish-turn', 'stance'] : ['encounter-turn'];
      expect([...kinds]).toEqual(expect.arrayContaining(['event-choice', 'travel', ...fought]));
      // A page for each event of the road, one more for each choice in it, and the end.
      expect(pages).toBeGreaterThan(shadow.state.round);
      page.unmount();
    },
  );

  test('taken back and done again by keys, past a card only when it is said again; told aloud; the help has the pages of the book', async () => {
    window.location.hash = '#/guest/folklore';
    const { page } = pageWith();
    await screen.findByRole('button', { name: 'Start' });
    await setOut('by-keys');
    await readOn();
    // Who leads first, then where to.
    await user.keyboard('1');
    await readOn();
    await user.keyboard('1');
    await readOn();
    expect(felt().dataset.decisions).toBe('2');
    await user.keyboard('u');
    expect(felt().dataset.decisions).toBe('2');
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await user.keyboard('u');
    expect(felt().dataset.decisions).toBe('1');
    await user.keyboard('{Shift>}U{/Shift}');
    await readOn();
    expect(felt().dataset.decisions).toBe('2');
    const aloud = document.querySelector('[aria-live="assertive"]')!;
    await user.keyboard('w');
    for (const name of ['Ferrywoman', 'Hedge Witch']) expect(aloud).toHaveTextContent(name);
    expect(aloud).toHaveTextContent(/\d+ Vita/);
    await user.keyboard('l');
    await user.click(screen.getByRole('button', { name: 'Log' }));
    // The line itself: the page of the book beside it is to be read, not heard.
    const [line, rule] = document.querySelector('.guest-chronicle li > span')!.childNodes;
    expect(rule).toHaveTextContent(/p\.\d+/);
    expect(aloud.textContent).toBe(line!.textContent);
    // Its pages are fetched once the table stands.
    await fetchLate();
    await user.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'How to play Folklore' });
    expect(help).toHaveTextContent('p.15');
    expect(help).toHaveTextContent('Greenbrier Games');
    page.unmount();
  });
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { groundOf } from '../../../../src/games/malhya/rules/land/hexes.ts';
import { matchShare } from '../../../../src/games/malhya/rules/land/road-odds.ts';
import type { MalhyaSession } from '../../../../src/games/malhya/rules/malhya-game.ts';
import { screens as words } from '../../../../src/games/malhya/words/en/screens.ts';
import { packLog } from '../../../../src/stores/opened/link.ts';
import { guestOnPage } from '../../../support/guest-on-page.tsx';
import { onTheRoad } from '../land/on-the-road.ts';
import { content, playTo, setupOf, trial } from '../trial.ts';

const user = userEvent.setup({ delay: null });
const { openLink } = guestOnPage('Malhya');

/** A journey the bots have brought so far. */
function journeyAt(stop: (session: MalhyaSession) => boolean): MalhyaSession {
  for (let n = 0; n < 60; n++) {
    const session = trial(setupOf(3, { mission: 'salt-letter', seed: `seen-${n}` }));
    playTo(session, (_, now) => stop(now));
    if (session.pending) return session;
  }
  throw new Error('no journey of sixty comes there');
}

const open = (session: MalhyaSession) => openLink(packLog(session.toLog(), session.questions));

const offers = ({ pending }: MalhyaSession, start: string) =>
  pending!.options.some(({ id }) => id.startsWith(start));

test('the road: its timeline, what the next card may bring, and a move by the map', async () => {
  const session = journeyAt((now) => now.pending!.kind === 'travel' && offers(now, 'move:'));
  await open(session);
  const travel = session.state.land.travel!;
  const region = content.regions[travel.region]!;
  const road = screen.getByRole('region', { name: words.road });
  const spaces = within(within(road).getByRole('list', { name: words.timeline })).getAllByRole('listitem');
  expect(spaces.length).toBe(6);
  expect(spaces.filter(({ dataset }) => dataset.side).length).toBe(travel.slots.length);
  const { of, all } = matchShare(travel, groundOf(region, travel.hex), content.travels);
  expect(road).toHaveTextContent(words.eventOdds(of, all));
  const map = within(road).getByRole('group', { name: words.mapOf(region.name) });
  const to = session.pending!.options.flatMap(({ act }) => (act.do === 'journey' ? [act.to] : []))[0]!;
  const hexes = [...map.querySelectorAll<HTMLElement>('[data-open]')].filter(({ dataset }) => dataset.place);
  expect(hexes.map(({ dataset }) => dataset.place)).toContain(to);
  await user.click(map.querySelector<HTMLElement>(`[data-place="${to}"]`)!);
  session.decide(`move:${to}`);
  expect(document.querySelector<HTMLElement>('.malhya')!.dataset.decisions).toBe(
    `${session.decisions.length}`,
  );
});

test('a market: its stall by piles, with the prices of the rules', async () => {
  const session = journeyAt((now) => now.pending!.kind === 'market' && offers(now, 'buy:'));
  await open(session);
  const { stall, ref } = session.state.land.market!;
  const market = screen.getByRole('region', { name: content.markets[ref]!.name });
  const wares = [...market.querySelectorAll<HTMLElement>('[data-ware]')];
  expect(wares.map(({ dataset }) => dataset.ware).sort()).toEqual([...stall].sort());
});

test('a page: its zones with the parts of the enemy, and who stands there', async () => {
  const scenarioCards = [{ ref: 'bell-bridge', acted: false }];
  const session = onTheRoad({ travel: { hex: '4.3', tokens: 3 }, group: { scenarioCards } });
  for (const option of ['move:4.2', 'choose:0']) session.decide(option);
  await open(session);
  const page = content.challenges['old-abutment']!;
  const shown = screen.getByRole('region', { name: page.name });
  expect(shown.querySelectorAll('[data-zone]').length).toBe(page.zones.length);
  expect(shown.querySelector('[data-part="shell"]')).toHaveTextContent('Shell: 4');
  const span = shown.querySelector<HTMLElement>('[data-zone="span"]')!;
  for (const { id } of session.state.heroes) expect(span).toHaveTextContent(content.heroes[id]!.name);
});

import { describe, expect, test } from 'vitest';
import { LoggedSession } from '../../../../src/engine/kernel/log.ts';
import { malhya } from '../../../../src/games/malhya/rules/malhya-game.ts';
import { setUpMalhya } from '../../../../src/games/malhya/rules/set-up.ts';
import { content, setupOf, trial } from '../trial.ts';
import { answer, BARE, cards, onTheRoad, roadEvents, travelIn } from './on-the-road.ts';

describe('setting out', () => {
  const session = trial(setupOf(3, { mission: 'salt-letter' }));

  test('M141 the booklet is closed: the journey is played on the region board', () => {
    expect(session.state.book.stack).toEqual([]);
    expect(session.pending).toMatchObject({ kind: 'travel', rule: 'L2114' });
    expect(session.state.over).toBeNull();
  });

  test('M142 the group where the booklet says, fair weather, both decks, no crossed swords, no card laid', () => {
    expect(travelIn(session)).toMatchObject({
      region: 'nine-parishes',
      hex: '1.5',
      slots: [],
      days: 0,
      day: cards('day'),
      night: cards('night'),
      events: roadEvents,
    });
    expect(session.state.now.weather).toBe('fair');
    expect(Object.values(content.events).filter(({ swords }) => swords).length).toBe(1);
  });

  test('M098 cards with a number after “take” are taken, with one after “discard” put back', () => {
    expect(session.state.group.scenarioCards.map(({ ref }) => ref)).toEqual([
      'salt-letter',
      'post-cart',
      'ferry-stage',
      'drowned-mill',
      'bell-bridge',
    ]);
    const put = onTheRoad({
      lines: [{ do: [{ cards: { discard: ['saltpetre'] } }], close: true }],
      group: { scenarioCards: [{ ref: 'saltpetre', acted: false }] },
    });
    expect(put.state.group.scenarioCards).toEqual([]);
  });

  test('M102 cards in play are the group’s: a hero who can act no more loses none of them', () => {
    const fallen = { ...BARE, life: { life: 0, damage: 5, injury: 0, shock: 0 } };
    const lines = [{ if: { symbol: 'letter' }, do: [{ gold: 2 }], close: true }] as const;
    const held = [{ ref: 'salt-letter', acted: false }];
    const { state } = onTheRoad({ hero: [fallen, BARE], group: { gold: 0, scenarioCards: held }, lines });
    expect(state.group).toMatchObject({ gold: 2, scenarioCards: held });
  });

  test('M143 M146 the one token of the group, and the timeline, stay through other phases', () => {
    const lines = [{ go: { book: 'place', chapter: 251 } }] as const;
    const slots = [{ card: 'frogs', side: 'other', event: null } as const];
    const page = onTheRoad({ lines, travel: { hex: '4.2', slots } });
    expect(page.state.land.challenge?.ref).toBe('old-abutment');
    expect(travelIn(page)).toMatchObject({ hex: '4.2', slots });
  });

  test('a journey that is told to begin again goes on: its days and cards stay (L2395)', () => {
    const lines = [{ do: [{ travel: { region: 'nine-parishes', hex: '5.4' } }], close: true }] as const;
    expect(travelIn(onTheRoad({ lines, travel: { days: 3, tokens: 2 } }))).toMatchObject({
      hex: '5.4',
      days: 3,
      tokens: 2,
    });
  });

  test('M003 M077 an independent mission begins in the event booklet', () => {
    const setup = setupOf(2, { mission: 'toll-of-the-barn' });
    expect(setUpMalhya(setup, content).book.stack).toMatchObject([{ book: 'event', chapter: 401 }]);
    expect(trial(setup).state.land.dungeon?.tile).toBe('tithe-barn-tile');
  });

  test('M134 a dungeon is saved whole: tile, crystals, event cards still unused', () => {
    const before = trial(setupOf(2, { mission: 'toll-of-the-barn' }));
    const again = new LoggedSession(malhya(content), before.setup, before.checkpoint.state);
    expect(again.state.land.dungeon).toEqual(before.checkpoint.state.land.dungeon);
    const told = onTheRoad({
      lines: [{ do: [{ dungeon: 'drowned-mill-tile' }, { tileCrystals: 2 }], close: true }],
      hero: [{ ...BARE, objects: ['oilcloth'] }, BARE],
    });
    const log = told.toLog();
    const kept = new LoggedSession(malhya(content), log.setup, log.checkpoint!.state);
    expect(kept.state.land.dungeon).toEqual(told.state.land.dungeon);
    expect(kept.state.land.dungeon).toMatchObject({
      crystals: 2,
      unused: Object.keys(content.events).sort(),
    });
  });

  test('tokens that are discarded by a booklet, never below none', () => {
    const lines = [{ do: [{ travelTokens: -2 }], close: true }] as const;
    expect(travelIn(onTheRoad({ lines, travel: { tokens: 1 } })).tokens).toBe(0);
    expect(travelIn(onTheRoad({ lines: [{ do: [{ travelTokens: 9 }], close: true }] })).tokens).toBe(3);
  });

  test('the weather token is turned', () => {
    const lines = [{ do: [{ weatherTurned: true }], close: true }] as const;
    expect(onTheRoad({ lines }).state.now.weather).toBe('bad');
    expect(onTheRoad({ lines, weather: 'bad' }).state.now.weather).toBe('fair');
  });

  test('a market in a booklet, then the booklet goes on', () => {
    const lines = [{ do: [{ market: 'ferry-counter' }, { gold: 1 }], close: true }] as const;
    const market = onTheRoad({ lines, hero: [BARE, { ...BARE, objects: ['oilcloth'] }], group: { gold: 0 } });
    expect(market.pending!.kind).toBe('market');
    answer(market, 'done');
    expect([market.state.group.gold, market.pending!.kind]).toEqual([1, 'travel']);
  });
});

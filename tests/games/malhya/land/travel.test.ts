import { describe, expect, test } from 'vitest';
import {
  groundOf,
  hexesOf,
  mayEnter,
  stagesBetween,
  towards,
  waysFrom,
} from '../../../../src/games/malhya/rules/land/hexes.ts';
import { COMPASS } from '../../../../src/games/malhya/rules/land/land-words.ts';
import { yieldsOf } from '../../../../src/games/malhya/rules/land/timeline.ts';
import { content } from '../trial.ts';
import { answer, BARE, cards, HEX, onTheRoad, options, roadEvents, travelIn } from './on-the-road.ts';

const region = content.regions['nine-parishes']!;
const laid = (card: string) => ({ card, side: 'other', event: null }) as const;

describe('the region board', () => {
  test('M144 hexes are forest, plains, mountain, swamp, sea and cities', () => {
    const grounds = new Set(hexesOf(region).map((hex) => groundOf(region, hex)));
    expect([...grounds].sort()).toEqual(['city', 'forest', 'half', 'mountain', 'plains', 'sea', 'swamp']);
  });

  test('M145 sea and half hexes are barred', () => {
    for (const hex of hexesOf(region)) {
      const ground = groundOf(region, hex);
      expect(mayEnter(region, hex)).toBe(ground !== 'sea' && ground !== 'half');
      for (const way of waysFrom(region, hex))
        expect(['sea', 'half', null]).not.toContain(groundOf(region, way));
    }
    expect(mayEnter(region, '99.99')).toBe(false);
  });

  test('M165 six directions, each back by its opposite', () => {
    for (const hex of ['3.4', '4.4'])
      for (const [i, direction] of COMPASS.entries())
        expect(towards(towards(hex, direction), COMPASS[(i + 3) % 6]!)).toBe(hex);
    expect(new Set(COMPASS.map((direction) => towards('3.4', direction))).size).toBe(6);
  });

  test('both cities and all numbers can be come to', () => {
    for (const hex of Object.keys(region.numbers)) expect(stagesBetween(region, '1.5', hex)).not.toBeNull();
    expect(stagesBetween(region, '1.5', '1.5')).toBe(0);
    expect(stagesBetween(region, '1.5', '0.0')).toBeNull();
  });

  test('M087 M148 a hex with a number: that chapter at once', () => {
    const session = onTheRoad({ travel: { hex: '3.3', tokens: 3 } });
    answer(session, 'move:4.4');
    expect(session.state.book.read).toContain('adventure:5');
  });

  test('M087 M147 a scenario card put on the board is a destination', () => {
    const held = { ref: 'ferry-stage', acted: false };
    const there = onTheRoad({ travel: { hex: '2.4', tokens: 3 }, group: { scenarioCards: [held] } });
    answer(there, 'move:2.3');
    expect(there.state.book.read).toContain('adventure:3');
    const gone = onTheRoad({ travel: { hex: '2.4', tokens: 3 } });
    answer(gone, 'move:2.3');
    expect(gone.state.book.read).not.toContain('adventure:3');
  });
});

describe('travel cards', () => {
  test('M150 M153 12 of the day and 8 of the night, of each of the four terrains', () => {
    expect([cards('day').length, cards('night').length, roadEvents.length]).toEqual([12, 8, 7]);
    for (const period of ['day', 'night'] as const)
      expect(new Set(cards(period).map((card) => content.travels[card]!.terrain)).size).toBe(4);
  });

  test('E12 M154 M162 L2108, L2192: on the plains in fair weather a plains card is joined to an entry of both halves', () => {
    const piles = { day: ['gorse-mile'], events: ['event-3'] };
    const session = onTheRoad({ piles });
    answer(session, 'travel');
    expect(travelIn(session).slots).toEqual([{ card: 'gorse-mile', side: 'match', event: 'event-3' }]);
    // 1 above, 3 below in fair weather: roads 1–2, 3–4.
    expect(session.state.book.read).toEqual(['event:302']);
  });

  test('E12 M158 L2134: on a forest hex a plains card is turned, and there is no event', () => {
    const session = onTheRoad({ travel: { hex: HEX.forest }, piles: { day: ['gorse-mile'] } });
    answer(session, 'travel');
    expect(travelIn(session).slots).toEqual([{ card: 'gorse-mile', side: 'other', event: null }]);
    expect(session.state.book.read).toEqual([]);
    expect(travelIn(session).tokens).toBe(1);
  });

  test('M155 bad weather turns the event card', () => {
    const session = onTheRoad({ weather: 'bad', piles: { day: ['gorse-mile'], events: ['event-3'] } });
    answer(session, 'travel');
    // 7 below in bad weather.
    expect(session.state.book.read[0]).toBe('event:304');
  });

  test('MA-69 a city matches no card', () => {
    for (const card of cards('day')) {
      const session = onTheRoad({ travel: { hex: HEX.city }, piles: { day: [card] } });
      answer(session, 'travel');
      expect(travelIn(session).slots[0]!.side).toBe('other');
    }
  });

  test('M157 the fifth card is of the night', () => {
    const slots = cards('day').slice(0, 4).map(laid);
    const session = onTheRoad({
      travel: { hex: HEX.city, slots, day: cards('day').slice(4) },
      piles: { night: ['owl-wood'] },
    });
    answer(session, 'travel');
    expect(travelIn(session).slots.at(-1)!.card).toBe('owl-wood');
    expect(session.state.now.period).toBe('night');
    expect(travelIn(session).night).not.toContain('owl-wood');
  });

  test('M156 M163 an event is resolved before anything else', () => {
    const session = onTheRoad({
      travel: { tokens: 3 },
      // 5 above, 4 below: the road divides into a choice, three men on it.
      piles: { day: ['sheep-in-the-lane'], events: ['event-1'] },
    });
    answer(session, 'travel');
    expect(session.pending!.kind).toBe('choice');
    expect(options(session)).not.toContain('move:3.3');
  });
});

describe('lines of a turned card', () => {
  const at = { space: 0, ground: 'forest', weather: 'fair', tokens: 0 } as const;

  test('M159 the weather token is turned to the side shown; already there: nothing', () => {
    expect(yieldsOf({ weather: 'bad' }, at).weather).toBe('bad');
    expect(yieldsOf({ weather: 'fair' }, at).weather).toBeNull();
    expect(yieldsOf({ weather: 'turned' }, at).weather).toBe('bad');
    expect(yieldsOf({ weather: 'turned' }, { ...at, weather: 'bad' }).weather).toBe('fair');
  });

  test('M160 a token without condition stacks with one by terrain and one by space', () => {
    expect(yieldsOf({ token: true }, at).tokens).toBe(1);
    expect(yieldsOf({ tokenOn: 'forest' }, at).tokens).toBe(1);
    expect(yieldsOf({ tokenOn: 'swamp' }, at).tokens).toBe(0);
    expect(yieldsOf({ tokenAt: [1, 2] }, at).tokens).toBe(1);
    expect(yieldsOf({ tokenAt: [2] }, at).tokens).toBe(0);
    expect(yieldsOf({ token: true, tokenOn: 'forest', tokenAt: [1] }, at).tokens).toBe(3);
  });

  test('M152 with three travel tokens no more is gained', () => {
    expect(yieldsOf({ token: true, tokenOn: 'forest' }, { ...at, tokens: 2 }).tokens).toBe(1);
    expect(yieldsOf({ token: true }, { ...at, tokens: 3 }).tokens).toBe(0);
  });

  test('M161 a token or the village, one or the other', () => {
    const wanted = { travel: { hex: HEX.city }, piles: { day: ['church-path'] } };
    const token = answer(onTheRoad(wanted), 'travel');
    expect(options(token)).toEqual(['token', 'village']);
    answer(token, 'token');
    expect([travelIn(token).tokens, token.state.land.village]).toEqual([1, null]);
    const village = answer(onTheRoad(wanted), 'travel', 'village');
    expect([travelIn(village).tokens, village.state.land.village?.ref]).toEqual([0, 'wayside-village']);
  });
});

describe('moving', () => {
  test('M149 M164 two travel tokens in fair weather', () => {
    expect(options(onTheRoad({ travel: { tokens: 1 } }))).not.toContain('move:3.3');
    const session = answer(onTheRoad({ travel: { tokens: 3 } }), 'move:3.3');
    expect([travelIn(session).hex, travelIn(session).tokens]).toEqual(['3.3', 1]);
  });

  test('E13 L2214: three travel tokens in bad weather, one hex', () => {
    expect(options(onTheRoad({ weather: 'bad', travel: { tokens: 2 } }))).not.toContain('move:3.3');
    const session = answer(onTheRoad({ weather: 'bad', travel: { tokens: 3 } }), 'move:3.3');
    expect([travelIn(session).hex, travelIn(session).tokens]).toEqual(['3.3', 0]);
  });

  test('M643 a talent: two travel tokens and an aura token in bad weather', () => {
    const talent = content.talents['old-hands']!;
    const face = { text: '', does: [{ badWeather: true }] } as const;
    const own = {
      talents: { ...content.talents, guide: { ...talent, id: 'guide', normal: face, improved: face } },
    };
    const hero = [
      { ...BARE, talents: [{ ref: 'guide', side: 'normal' }], aura: { ready: 1, spent: 0 } } as const,
    ];
    const session = onTheRoad({ cards: own, hero, weather: 'bad', travel: { tokens: 2 } });
    const first = session.state.heroes[0]!.id;
    answer(session, `move:${first}:3.3`);
    expect([travelIn(session).hex, travelIn(session).tokens]).toEqual(['3.3', 0]);
    expect(session.state.heroes[0]!.aura).toEqual({ ready: 0, spent: 1 });
    expect(options(session)).not.toContain(`move:${first}:3.4`);
  });

  test('M166 a booklet sends the token to a hex, or to one of the table’s choice beside it', () => {
    const told = onTheRoad({ lines: [{ do: [{ toHex: '5.4' }], close: true }] });
    expect(travelIn(told).hex).toBe('5.4');
    const chosen = onTheRoad({ lines: [{ do: [{ oneHex: 'chosen' }], close: true }] });
    expect(options(chosen)).toEqual(waysFrom(region, HEX.plains).map((hex) => `hex:${hex}`));
    answer(chosen, 'hex:2.3');
    expect(travelIn(chosen).hex).toBe('2.3');
  });

  test('M167 M168 by the compass of an action card; off the board or into the sea: another card', () => {
    const by = (compass: string) =>
      Object.values(content.actions).find((card) => card.compass === compass)!.id;
    // From 1.1 north, north-west and south-west are sea or half hexes; the hex itself lies in a corner.
    const piles = { actions: [by('n'), by('nw'), by('s')] };
    const lines = [{ do: [{ oneHex: 'random' }], close: true }] as const;
    const session = onTheRoad({ lines, travel: { hex: '1.1' }, piles });
    expect(travelIn(session).hex).toBe('1.2');
    expect(session.state.deck.discard.length).toBe(3);
  });
});

describe('days', () => {
  const slots = [...cards('day').slice(0, 4), ...cards('night').slice(0, 1)].map(laid);
  const full = {
    hex: HEX.city,
    slots,
    day: cards('day').slice(4),
    night: cards('night').slice(1),
  };

  test('M151 M188 six cards: a crystal, the cards shuffled back, a new day', () => {
    const session = answer(onTheRoad({ travel: full }), 'travel');
    if (session.pending!.kind === 'token-or-village') answer(session, 'token');
    expect(travelIn(session)).toMatchObject({ slots: [], days: 1, day: cards('day'), night: cards('night') });
  });

  test('M170 M188 the Rest card is available again', () => {
    const rested = {
      ...full,
      slots: [{ card: 'rest', side: 'inn', event: null } as const, ...slots.slice(1)],
    };
    const session = onTheRoad({ travel: rested });
    expect(options(session)).not.toContain('campfire');
    answer(session, 'travel');
    if (session.pending!.kind === 'token-or-village') answer(session, 'token');
    expect(options(session)).toContain('campfire');
  });

  test('M189 at the destination the timeline stays as it is', () => {
    const session = answer(onTheRoad({ travel: { ...full, hex: '3.3', tokens: 2 } }), 'move:4.4');
    expect(travelIn(session).slots.length).toBe(5);
  });

  test('M136 what is saved is the whole journey: a log that is played again comes to the same', () => {
    const session = answer(onTheRoad({ travel: full }), 'travel');
    expect(onTheRoad({ travel: full }).hash).not.toBe(session.hash);
    expect(answer(onTheRoad({ travel: full }), 'travel').hash).toBe(session.hash);
  });
});

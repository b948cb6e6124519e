import { describe, expect, test } from 'vitest';
import type { MapCard } from '../../../src/games/folklore/rules/model/content.ts';
import { listDestinations } from '../../../src/games/folklore/rules/queries/destinations.ts';
import { answer, content, eventsOf, GHOST, hundreds, idsOf, sitDown } from './table.ts';

const map = content.maps['the-mill-road']!;
const from = (at: string, stride: number) => listDestinations(map, at, stride).map(({ to }) => to);

describe('World Map movement (p.15)', () => {
  test('1 as far along the road as the Stride, off it where one is left', () => {
    expect(from('road-6', 3)).toEqual(expect.arrayContaining(['road-9', 'road-3']));
    expect(from('road-6', 3)).not.toContain('road-10');
    expect(from('road-6', 3)).not.toContain('the-mere');
    expect(from('road-7', 3)).toContain('the-mere');
  });

  test('2 from an area to the next, or onto the road for one and on', () => {
    expect(from('the-mere', 3).sort()).toEqual(
      ['black-carr', 'road-10', 'road-11', 'road-12', 'road-7', 'road-8', 'road-9', 'sour-meadow'].sort(),
    );
    const small: MapCard = {
      id: 'small',
      size: [10, 10],
      name: 'Small',
      places: [
        { id: 'a', name: 'A', kind: 'off-road', at: [0, 0] },
        { id: 'r', name: 'R', kind: 'road', at: [0, 0] },
        { id: 'b', name: 'B', kind: 'off-road', at: [0, 0] },
        { id: 'c', name: 'C', kind: 'off-road', at: [0, 0] },
      ],
      links: [
        ['a', 'r'],
        ['r', 'b'],
        ['b', 'c'],
      ],
    };
    expect(listDestinations(small, 'a', 1).map(({ to }) => to)).toEqual(['r']);
    // Off the road again the move ends: never on to c.
    expect(listDestinations(small, 'a', 3).map(({ to }) => to)).toEqual(['r', 'b']);
  });

  test('3 a bridge is a road space and costs one', () => {
    const over = listDestinations(map, 'road-9', 3).find(({ to }) => to === 'road-12');
    expect(over?.way).toEqual(['road-10', 'road-11', 'road-12']);
    expect(from('road-9', 2)).not.toContain('road-12');
  });

  test('4 a rest gives four of each up to the maximum, once a chapter, and an event is drawn after it', () => {
    const session = sitDown(['ferrywoman'], {
      hero: { 0: { vita: 10, power: 7, ghost: 0 } },
      piles: { road: ['rain', 'a-fair-wind'] },
    });
    answer(session, 'rest');
    const changed = eventsOf(session, 'statChanged').slice(0, 3);
    expect(changed.map(({ stat, amount }) => [stat, amount])).toEqual([
      ['vita', 4],
      ['power', 1],
      ['ghost', 4],
    ]);
    expect(eventsOf(session, 'eventDrawn').map(({ card }) => card)).toEqual(['rain']);
    expect(session.state).toMatchObject({ at: 'road-1', rested: true });
    expect(idsOf(session)).not.toContain('rest');
    expect(idsOf(session)).toContain('stay');
  });

  test('the leader’s own Stride counts, with what is worn for it', () => {
    expect(idsOf(sitDown(['lay-brother']))).not.toContain('go:road-4');
    const staff = [{ ref: 'ash-staff', exhausted: false }];
    expect(idsOf(sitDown(['lay-brother'], { hero: { 0: { items: staff } } }))).toContain('go:road-4');
  });

  test('the event is drawn by where the group stands', () => {
    const piles = { road: ['rain'], 'off-road': ['soft-ground'] };
    expect(eventsOf(answer(sitDown(['ferrywoman'], { piles }), 'go:road-3'), 'eventDrawn')).toMatchObject([
      { deck: 'road', card: 'rain' },
    ]);
    const off = answer(sitDown(['ferrywoman'], { piles }), 'go:sour-meadow');
    expect(eventsOf(off, 'eventDrawn')).toMatchObject([{ deck: 'off-road', card: 'soft-ground' }]);
    expect(off.state.heroes[0]!.vita).toBe(13);
  });

  test('at the goal the last fight begins, and no event is drawn', () => {
    const session = sitDown(['ferrywoman'], { state: { at: 'road-20' }, rolls: [['d4', 2]] });
    answer(session, 'go:road-22');
    expect(eventsOf(session, 'eventDrawn')).toEqual([]);
    expect(session.state.fight).toMatchObject({ foe: 'grey-miller', last: true, counter: 3 });
  });
});

describe('Leadership (p.11)', () => {
  test('11 the token passes clockwise and turns over once a round, after a fight in it too', () => {
    const session = sitDown(['huntsman', 'lay-brother'], {
      piles: { road: ['a-fair-wind', 'eyes-at-dusk'] },
      rolls: [['d4', 1], ...hundreds(1, 1, 1, 1, 100, 1), ['d10', 1], ['d10', 1]],
    });
    answer(session, 'stay', 'take:1');
    expect(session.state).toMatchObject({ leader: 1, night: true, round: 2 });
    expect(session.pending).toMatchObject({ hero: 1, seat: 'seat-2' });
    // The Lay Brother leads: he chooses and strikes first.
    answer(session, 'stay', 'attack', 'attack');
    expect(session.pending).toMatchObject({ kind: 'skirmish-turn', hero: 0 });
    answer(session, 'strike');
    expect(session.state).toMatchObject({ leader: 0, night: false, round: 3 });
    expect(eventsOf(session, 'leaderPassed')).toHaveLength(2);
  });

  test('the leader has the final say in what an event asks', () => {
    const session = sitDown(['huntsman', 'lay-brother'], {
      state: { leader: 1 },
      hero: { 0: { coins: 2 }, 1: { coins: 2 } },
      piles: { road: ['a-pedlar'] },
    });
    answer(session, 'stay');
    expect(session.pending).toMatchObject({ kind: 'event-choice', hero: 1 });
    answer(session, 'choose:0');
    expect(session.pending).toMatchObject({ kind: 'share', hero: 1 });
    answer(session, 'take:0');
    // FK-14: the leader pays first.
    expect(session.state.heroes.map(({ coins }) => coins)).toEqual([1, 0]);
    expect(session.state.heroes[0]!.items).toHaveLength(2);
  });

  test('what cannot be paid is not offered, and what is left alone is not asked', () => {
    const rolls = [['d4', 1]] as const;
    const poor = sitDown(['huntsman', 'lay-brother'], { piles: { road: ['plank-bridge'] }, rolls });
    answer(poor, 'stay');
    expect(poor.state.fight?.foe).toBe('toll-robbers');
    const piles = { road: ['plank-bridge'] };
    const rich = sitDown(['huntsman', 'lay-brother'], { piles, hero: { 0: { coins: 1 }, 1: { coins: 1 } } });
    answer(rich, 'stay', 'choose:0');
    expect(rich.state.heroes.map(({ coins }) => coins)).toEqual([0, 0]);
    expect(rich.state.fight).toBeNull();
  });

  test('items change hands between rounds', () => {
    const session = sitDown(['huntsman', 'lay-brother']);
    answer(session, 'give:0:0:1');
    expect(session.state.heroes.map(({ items }) => items.length)).toEqual([0, 2]);
    expect(session.pending).toMatchObject({ kind: 'travel', hero: 0 });
  });
});

describe('the rulings of the road', () => {
  test('FK-2 a rest brings a ghost back', () => {
    const session = sitDown(['ferrywoman', 'huntsman'], {
      hero: { 1: GHOST },
      piles: { road: ['a-pedlar'] },
    });
    answer(session, 'rest');
    expect(session.state.heroes[1]).toMatchObject({ vita: 4, isGhost: false });
    expect(eventsOf(session, 'ghostReturned')).toMatchObject([{ hero: 1, rule: 'FK-2' }]);
  });

  test('FK-3 Ghost Points are lost and restored by what content says alone', () => {
    const session = sitDown(['ferrywoman'], {
      hero: { 0: { lore: 3 } },
      state: { at: 'the-mere' },
      piles: { 'off-road': ['the-sunken-chapel'] },
    });
    answer(session, 'stay', 'choose:1');
    // Lore is needed, and not spent.
    expect(session.state.heroes[0]).toMatchObject({ ghost: 3, lore: 3 });
  });

  test('FK-5 the chapter is lost when all are ghosts, and when the limit has passed', () => {
    const drowned = sitDown(['ferrywoman'], { hero: { 0: { vita: 1 } }, piles: { road: ['rain'] } });
    answer(drowned, 'stay');
    expect(drowned.state).toMatchObject({ step: 'over', ending: 'all-ghosts' });
    const late = sitDown(['ferrywoman'], { state: { round: 9 }, piles: { road: ['a-fair-wind'] } });
    answer(late, 'stay');
    expect(late.state).toMatchObject({ ending: 'too-late', round: 9 });
    expect(sitDown(['ferrywoman'], { setup: { difficulty: 'hard' } }).state.limit).toBe(7);
  });

  test('FK-6 to stay is a move of none, and draws an event', () => {
    const session = answer(sitDown(['ferrywoman'], { piles: { road: ['rain'] } }), 'stay');
    expect(eventsOf(session, 'groupMoved')).toMatchObject([{ to: 'road-1', way: [], rule: 'FK-6' }]);
    expect(eventsOf(session, 'eventDrawn')).toHaveLength(1);
  });

  test('FK-10 an exhausted deck is shuffled anew', () => {
    const session = sitDown(['ferrywoman'], {
      state: { decks: { road: ['rain'], 'off-road': [] } },
      piles: { road: ['rain', 'rain'] },
    });
    answer(session, 'stay', 'stay');
    const all = sitDown(['ferrywoman']).state.decks.road;
    expect(eventsOf(session, 'eventDrawn').map(({ left }) => left.length)).toEqual([0, all.length - 1]);
  });

  test('FK-12 one player is asked as the group is', () => {
    const session = answer(sitDown(['ferrywoman'], { piles: { road: ['the-shrine'] } }), 'stay');
    expect(session.pending).toMatchObject({ kind: 'event-choice', seat: 'seat-1' });
  });

  test('FK-13 what is found is taken by whom the leader names, and drawn of the one deck', () => {
    const session = sitDown(['huntsman', 'lay-brother'], {
      state: { at: 'the-mere' },
      piles: { 'off-road': ['the-drovers-cache'], items: ['silver-pin'] },
    });
    answer(session, 'stay', 'take:0', 'take:1');
    expect(session.state.heroes[0]!.coins).toBe(4);
    expect(session.state.heroes[1]!.items.map(({ ref }) => ref)).toEqual(['bandage', 'silver-pin']);
    expect(session.state.items.deck).not.toContain('silver-pin');
  });

  test('FK-14 the group pays, the leader first, as far as it goes', () => {
    const session = sitDown(['huntsman', 'lay-brother'], {
      hero: { 0: { coins: 1 }, 1: { coins: 4 } },
      piles: { road: ['plank-bridge'] },
    });
    answer(session, 'stay', 'choose:0');
    expect(session.state.heroes.map(({ coins }) => coins)).toEqual([0, 3]);
  });

  test('FK-17 the least Stride is enough to leave an area', () => {
    expect(from('sour-meadow', 1)).toEqual(['road-2', 'road-3', 'the-mere']);
  });

  test('FK-40 a chapter lasts as long as its group takes by road, and two rounds more but in the hard setting', () => {
    for (const [heroes, walk] of [
      [['ferrywoman'], 7],
      [['huntsman'], 6],
      [['lay-brother'], 11],
      // Five steps in two rounds: 21 in nine of them.
      [['ferrywoman', 'lay-brother'], 9],
      [['huntsman', 'lay-brother', 'hedge-witch'], 7],
    ] as const) {
      expect(sitDown(heroes).state.limit).toBe(walk + 2);
      expect(sitDown(heroes, { setup: { difficulty: 'hard' } }).state.limit).toBe(walk);
    }
  });

  test('FK-41 some cards come in the hard setting alone, of a deck shuffled anew too', () => {
    const cardsOf = (difficulty: 'normal' | 'hard') =>
      sitDown(['ferrywoman'], { setup: { difficulty } }).state.decks.road;
    expect(cardsOf('normal')).not.toContain('a-warm-sack');
    expect(cardsOf('hard')).toEqual(expect.arrayContaining([...cardsOf('normal'), 'a-warm-sack']));
    for (const difficulty of ['normal', 'hard'] as const) {
      const dry = { decks: { road: [], 'off-road': [] } };
      const session = sitDown(['ferrywoman'], {
        setup: { difficulty },
        state: dry,
        piles: { road: ['rain'] },
      });
      answer(session, 'stay');
      expect(session.state.decks.road).toHaveLength(cardsOf(difficulty).length - 1);
    }
  });

  test('FK-16 a ghost leads on', () => {
    const session = sitDown(['huntsman', 'lay-brother'], { hero: { 0: GHOST } });
    expect(session.pending).toMatchObject({ kind: 'travel', hero: 0 });
  });

  test('FK-18 what is exhausted is ready again after a rest', () => {
    const items = [{ ref: 'church-candle', exhausted: true }];
    const session = sitDown(['ferrywoman'], { hero: { 0: { items } }, piles: { road: ['rain'] } });
    expect(answer(session, 'rest').state.heroes[0]!.items).toEqual([
      { ref: 'church-candle', exhausted: false },
    ]);
  });
});

test('FK-50 the group selects who leads first, asked of whoever sits first; a hero alone is asked nothing', () => {
  const session = sitDown(['huntsman', 'lay-brother'], { state: { step: 'leader' } });
  expect(session.pending).toMatchObject({ kind: 'leader', seat: 'seat-1' });
  answer(session, 'lead:1');
  expect(session.state.leader).toBe(1);
  expect(session.pending).toMatchObject({ kind: 'travel', seat: 'seat-2' });
  expect(sitDown(['huntsman'], { state: { step: 'leader' } }).pending).toMatchObject({ kind: 'travel' });
});

test('p.25 a tinker mends what is broken, and a rest does not', () => {
  const session = sitDown(['huntsman', 'lay-brother'], {
    hero: { 0: { broken: true, coins: 2 } },
    piles: { road: ['the-tinker', 'rain'] },
  });
  answer(session, 'rest');
  expect(session.state.heroes[0]!.broken).toBe(true);
  answer(session, 'choose:0');
  expect(session.state.heroes[0]!.broken).toBe(false);
});

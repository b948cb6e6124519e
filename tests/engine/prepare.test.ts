import { describe, expect, test } from 'vitest';
import {
  carryFrom,
  defaultSetup,
  EncounterSession,
  figureIn,
  hpOf,
  NOTHING_CARRIED,
  setUpEncounter,
} from '../../src/engine/index.ts';
import { applyEvent } from '../../src/engine/model/apply/apply-event.ts';
import { sameState } from '../../src/engine/model/same-state.ts';
import { carried, reportAt, rookOfHp, rookWith, sessionOf, setUp } from '../support/carried.ts';
import { contentWith, drive, gameContent, street, yard } from '../support/games.ts';

describe('the Prepare Phase (p.14, X200): damage comes down to half of the HP, rounded up', () => {
  test.each([
    ['more than half', 12, { damage: 9 }, 6],
    ['more than half of an odd number', 13, { damage: 12 }, 7],
    ['less than half', 14, { damage: 6 }, 6],
    ['the half itself', 14, { damage: 7 }, 7],
    ['Defeated', 12, { damage: 12, defeated: true }, 6],
    ['the one HP there is: who returns stands', 1, { damage: 1, defeated: true }, 0],
  ])('%s', (_what, hp, member, damage) => {
    const state = setUp(rookWith({}, member), {}, rookOfHp(hp));
    expect(figureIn(state, 'rook')).toMatchObject({ damage, defeated: false, felled: false });
  });

  test('an item that gives 4 HP counts before the half is taken', () => {
    const state = setUp(rookWith({ items: ['the-lonely-mountain'] }, { damage: 13 }));
    const position = { state, cards: gameContent.cards, encounter: gameContent.encounters[street]! };
    expect(hpOf(position, figureIn(state, 'rook'))).toBe(18);
    expect(figureIn(state, 'rook').damage).toBe(9);
  });

  test('in the Pack it gives none', () => {
    const state = setUp(rookWith({ pack: ['the-lonely-mountain'] }, { damage: 13 }));
    expect(figureIn(state, 'rook').damage).toBe(7);
  });

  test('SP are those of recovery, there are no Effects, Ability tokens stay', () => {
    const state = setUp(rookWith({}, { damage: 3, tokens: { vow: 2, dodge: 0 } }));
    expect(figureIn(state, 'rook')).toMatchObject({ damage: 3, sp: 3, effects: [], tokens: { vow: 2 } });
    expect(figureIn(state, 'rook').tokens).not.toHaveProperty('dodge');
  });
});

describe('cards lie as they were carried (p.14, p.24)', () => {
  const two = { disciplines: ['summoning', 'from-the-grave'], pack: ['war-axe'] };

  test('a flipped Discipline stays flipped in two encounters, and is back after a Restore (p.18)', () => {
    const first = setUp(rookWith(two, { cards: { 'disciplines.0': { flipped: true } } }));
    const again = carryFrom(reportAt(first));
    const second = setUp({ ...rookWith(two, {}), carry: again });
    for (const state of [first, second])
      expect(card(state, 'summoning')).toMatchObject({ flipped: true, face: 'back' });
    const after = sameState(second);
    applyEvent(after, { type: 'adventurersRestored', deck: {}, rule: 'p.18' });
    expect(card(after, 'summoning')).toMatchObject({ flipped: false, face: 'front' });
  });

  test('Used tokens come off, in the Pack as well (X201)', () => {
    const state = setUp(
      rookWith(two, { cards: { 'disciplines.1': { used: ['call'] }, 'pack.0': { used: ['swing'] } } }),
    );
    expect(card(state, 'from-the-grave')).toMatchObject({ used: [], exhausted: false });
    expect(figureIn(state, 'rook').pack[0]).toMatchObject({ ref: 'war-axe', used: [] });
  });

  test('Energy, an Upgrade and the Adventurer\u2019s own card', () => {
    const items = [{ ref: 'great-hammer', upgrades: ['etherium', 'hastened'] }];
    const state = setUp(
      rookWith(
        { items, disciplines: ['conduction-summoning'] },
        {
          cards: {
            card: { exhausted: true },
            'items.0.upgrades.1': { exhausted: true },
            'disciplines.0': { energy: 2 },
          },
        },
      ),
    );
    expect(card(state, 'rook-lars').exhausted).toBe(true);
    expect(card(state, 'great-hammer').upgrades?.map(({ exhausted }) => exhausted)).toEqual([false, true]);
    expect(card(state, 'conduction-summoning').energy).toBe(2);
  });

  test('an exhausted card is ready in its owner\u2019s first Refresh, in which no SP come (p.39)', () => {
    const member = { cards: { 'disciplines.0': { exhausted: true } } } as const;
    const session = sessionOf(rookWith(two, member));
    expect(card(session.state, 'summoning').exhausted).toBe(true);
    drive(session, 'simple', 'refresh', 400, ({ events }) => {
      const own = events.filter((event) => 'figure' in event && event.figure === 'rook');
      const at = own.findIndex(({ type }) => type === 'cardsReadied');
      if (at < 0) return;
      expect(own[at]).toMatchObject({ cards: ['rook.summoning'] });
      const before = own.slice(0, at);
      expect(before.filter(({ type }) => type === 'turnBegan')).toHaveLength(1);
      expect(before.filter(({ type }) => type === 'spGained')).toEqual([]);
    });
    expect(session.events.some(({ type }) => type === 'cardsReadied')).toBe(true);
  });

  test('a place where there is no card is told', () => {
    expect(() => setUp(rookWith(two, { cards: { 'items.0': { flipped: true } } }))).toThrow(
      'no card at items.0 of rook',
    );
    expect(() => setUp({ ...rookWith({}, {}), carry: carried([{}, {}]) })).toThrow(
      '2 carried for a party of 1',
    );
  });

  const card = (state: ReturnType<typeof setUp>, ref: string) =>
    figureIn(state, 'rook').cards.find((one) => one.ref === ref)!;
});

describe('the Combatant Loot Deck (p.55, X202)', () => {
  const out = { gold: [1, 0, 0, 0, 1, 1], item: 0, monster: 0, unique: 1 } as const;

  test('cards that are out stay out, by rank: of another Loot LVL the same ranks', () => {
    const setup = { ...rookWith({}, {}), carry: carried([], { lootOut: out }) };
    const mundane = setUp(setup, { lootLevel: 'mundane' }).loot.deck;
    const rare = setUp(setup, { lootLevel: 'rare' }).loot.deck;
    expect(mundane).toMatchObject({ 'gold:4': 2, 'gold:8': 4, 'gold:9': 4, unique: 0, item: 1 });
    expect(rare).toMatchObject({ 'gold:7': 2, 'gold:12': 4, 'gold:14': 4, unique: 0, item: 1 });
    for (const deck of [mundane, rare]) expect(Object.values(deck).reduce((sum, n) => sum + n)).toBe(26);
    expect(reportAt(setUp(setup, { lootLevel: 'rare' }), { lootLevel: 'rare' }).lootOut).toEqual(out);
  });
});

describe('allies the story lends (p.67, X203)', () => {
  const keeper = { card: 'lock-keeper', damage: 9, defeated: true };
  const [printed, half] = [
    gameContent.cards.combatants['lock-keeper']!.hp,
    Math.ceil(gameContent.cards.combatants['lock-keeper']!.hp / 2),
  ];

  test('one joins beside the Starting Zone once the Adventurers stand, with what is left of it', () => {
    const setup = {
      ...defaultSetup(gameContent.encounters[yard]!, 'ally'),
      carry: carried([], { allies: [keeper] }),
    };
    const session = sessionOf(setup);
    const ally = session.state.figures.at(-1)!;
    expect(ally).toMatchObject({ card: 'lock-keeper', kind: 'command', at: null, damage: half });
    expect(half).toBeLessThan(printed);
    const zone = session.encounter.startingZone.map(String);
    while (session.pending?.kind === 'placement' && session.pending.figure !== ally.id)
      session.decide(session.pending.options[0]!.id);
    const places = session.pending!.options.flatMap(({ act }) => (act.do === 'place' ? [act.space] : []));
    expect(places.length).toBeGreaterThan(0);
    for (const [x, y] of places) {
      expect(zone).not.toContain(`${x},${y}`);
      expect(zone.some((one) => near(one, x, y))).toBe(true);
    }
    drive(session, 'simple', 'ally');
    expect(session.state.outcome).not.toBeNull();
  });

  test('where the encounter sets that card up itself, that figure is the one; a second of it joins', () => {
    const encounter = gameContent.encounters[yard]!;
    const combatants = [...encounter.combatants, { card: 'lock-keeper', number: 1, at: [0, 0] as const }];
    const setup = {
      ...defaultSetup(encounter, 'ally'),
      carry: carried([], { allies: [{ ...keeper, damage: 1, defeated: false }, keeper] }),
    };
    const state = setUp(setup, { combatants });
    const there = state.figures.filter((one) => one.card === 'lock-keeper');
    expect(there.map(({ id, damage }) => [id, damage])).toEqual([
      ['lock-keeper-1', 1],
      ['lock-keeper-2', half],
    ]);
    expect(there[1]!.at).toBeNull();
  });

  test('an opponent is nobody to lend', () => {
    const allies = [{ card: 'animate', damage: 0, defeated: false }];
    expect(() => setUp({ ...rookWith({}, {}), carry: carried([], { allies }) })).toThrow(
      'animate is no Command Combatant',
    );
  });

  const near = (space: string, x: number, y: number) => {
    const [a, b] = space.split(',').map(Number);
    return Math.max(Math.abs(a! - x), Math.abs(b! - y)) === 1;
  };
});

describe('flags that an encounter shares with a campaign (X204)', () => {
  const flags = { flags: ['haste', 'debts', 'sworn'] };
  const carry = carried([], { flags: { haste: true, debts: 3, elsewhere: true } });

  test('stand as carried, those it does not name are not there; what it changes goes back', () => {
    const setup = { ...rookWith({}, {}), carry };
    expect(setUp(setup).counters).toBeUndefined();
    const state = setUp(setup, flags);
    expect(state.counters).toEqual({ haste: 1, debts: 3 });
    const after = { ...state, counters: { haste: 0, debts: 4, sworn: 1, own: 7 } };
    const report = reportAt(after, flags);
    expect(report.flags).toEqual({ haste: 0, debts: 4, sworn: 1 });
    expect(carryFrom(report, carry).flags).toEqual({ elsewhere: true, debts: 4, sworn: 1 });
  });

  test('what is set up may hang on them', () => {
    const encounter = gameContent.encounters[street]!;
    const [first, ...rest] = encounter.combatants;
    const combatants = [{ ...first!, if: [{ is: 'flag', flag: 'haste' } as const] }, ...rest];
    const there = (setup: Parameters<typeof setUp>[0]) =>
      setUp(setup, { ...flags, combatants }).figures.filter(({ side }) => side === 'combatants').length;
    expect(there({ ...rookWith({}, {}), carry })).toBe(encounter.combatants.length);
    expect(there(rookWith({}, {}))).toBe(encounter.combatants.length - 1);
  });
});

describe('an encounter that begins from nothing is the encounter of before', () => {
  test.each([yard, street])('event for event: %s', (id) => {
    const setup = defaultSetup(gameContent.encounters[id]!, 'law');
    const [plain, empty] = [setup, { ...setup, carry: NOTHING_CARRIED }].map((one) =>
      drive(sessionOf(one), 'simple', 'law'),
    );
    expect(empty!.events).toEqual(plain!.events);
    expect(empty!.hash).toBe(plain!.hash);
  });

  test('its log runs again to the same hash, whatever it begins from', () => {
    const content = contentWith(street, { flags: ['haste'] });
    const setup = {
      ...defaultSetup(content.encounters[street]!, 'again'),
      carry: carried([{ damage: 5 }, { damage: 12, defeated: true }], {
        allies: [{ card: 'lock-keeper', damage: 2, defeated: false }],
        flags: { haste: 2 },
        away: ['katar'],
        unlocked: ['best-rice-balls-in-elenia'],
      }),
    };
    const played = drive(new EncounterSession(setup, content), 'random', 'again');
    const again = new EncounterSession(JSON.parse(JSON.stringify(setup)), content);
    for (const { option } of played.decisions) again.decide(option);
    expect(again.hash).toBe(played.hash);
    expect(setUpEncounter(setup, content.encounters[street]!, content.cards).loot).toMatchObject({
      away: ['katar'],
      unlocked: ['best-rice-balls-in-elenia'],
    });
  });
});

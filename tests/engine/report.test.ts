import { describe, expect, test } from 'vitest';
import {
  carryFrom,
  cloneState,
  defaultSetup,
  type EncounterDefinition,
  type EncounterEvent,
  type EncounterState,
  figureIn,
  lootDeckFor,
  NOTHING_CARRIED,
  type Position,
  reportOf,
} from '../../src/engine/index.ts';
import { term } from '../../src/engine/model/messages/cause.ts';
import { resolveDefeat } from '../../src/engine/procedures/consequences/defeat.ts';
import { isLeft } from '../../src/engine/procedures/consequences/loot.ts';
import { runRule } from '../support/arena.ts';
import { carried, reportAt, rookWith, sessionOf, setUp } from '../support/carried.ts';
import { editFigure } from '../support/edit.ts';
import { objective } from '../support/encounter-arena.ts';
import { changedGame, drive, gameContent, newGame, street, yard } from '../support/games.ts';

const won = { result: 'won', condition: 'red-exit' } as const;

/** Rook alone in Under Hallow Street, changed, as it is reported. */
function reported(
  change: Partial<EncounterState>,
  events: readonly EncounterEvent[] = [],
  text: Partial<EncounterDefinition> = {},
) {
  const state = { ...setUp(rookWith({ disciplines: ['summoning'] }, {})), outcome: won, ...change };
  const encounter = { ...gameContent.encounters[street]!, ...text };
  return reportOf({ state, cards: gameContent.cards, encounter }, events)!;
}

describe('what is left when an encounter has ended (pp.14, 18, 67)', () => {
  test('nothing is reported while it goes on; its hash is that of its log', () => {
    const session = newGame(yard, 'report');
    expect(reportOf(session.position, session.events)).toBeNull();
    drive(session, 'simple', 'report');
    const report = reportOf(session.position, session.events)!;
    expect(report.hash).toBe(session.toLog().hash);
    expect(report).toMatchObject({ ...session.state.outcome, rounds: session.state.clock.round });
    expect(report.members.map(({ card }) => card)).toEqual(session.setup.party.map(({ card }) => card));
    expect(report.gold).toBe(session.state.loot.gold);
  });

  test('whoever was down for now is Defeated (p.71); who left the board is not (X140)', () => {
    const figures = (change: object) =>
      setUp(rookWith({}, {})).figures.map((one) => (one.id === 'rook' ? { ...one, ...change } : one));
    const down = { figures: figures({ damage: 14, felled: true }) };
    const left = { figures: figures({ damage: 3, defeated: true }), left: ['rook'] };
    expect(reported(down).members[0]).toMatchObject({ damage: 14, defeated: true });
    expect(reported(left).members[0]).toMatchObject({ damage: 3, defeated: false });
    // Restored since it fell: all damage is off, and the next Prepare Phase leaves it so (p.67).
    expect(reported({ figures: figures({ defeated: true }) }).members[0]).toMatchObject({
      damage: 0,
      defeated: false,
    });
  });

  test('in the shape of a CONDUIT it is the Adventurer that is reported, with its own cards (p.68, X171)', () => {
    const own = figureIn(
      setUp(rookWith({ items: ['katar'], disciplines: ['conduction-summoning'] }, {})),
      'rook',
    );
    const shape = { ...own, card: 'bell-toad', setAside: { card: own.card, cards: own.cards }, cards: [] };
    const [member] = reported({ figures: [shape] }).members;
    expect(member).toMatchObject({
      card: 'rook-lars',
      loadout: { items: ['katar'], disciplines: ['conduction-summoning'] },
    });
  });

  test('who gained what, and where it went; a Restore; Objectives and Achievements; who was beaten', () => {
    const item = {
      id: 'rook.cloak',
      ref: 'cloak',
      type: 'item',
      face: 'front',
      exhausted: false,
      flipped: false,
      used: [],
    } as const;
    const events: EncounterEvent[] = [
      { type: 'itemGained', figure: 'rook', item, place: 'stash', rule: 'p.67' },
      { type: 'adventurersRestored', deck: {}, rule: 'p.18' },
    ];
    const objectives = ['seen', 'unseen'].map((id) => objective(id, { is: 'encounter-begins' }));
    const state = setUp(rookWith({}, {}));
    const foe = state.figures.find(({ side }) => side === 'combatants')!;
    const report = reported(
      {
        figures: state.figures.map((one) => (one === foe ? { ...one, defeated: true } : one)),
        loot: { ...state.loot, stash: ['cloak'], gold: 12 },
        done: ['seen', 'colour:red:totem'],
      },
      events,
      { objectives, achievements: objectives.slice(1) },
    );
    expect(report).toMatchObject({
      gold: 12,
      stash: ['cloak'],
      gained: [{ item: 'cloak', member: 0, place: 'stash' }],
      objectives: ['seen'],
      achievements: [],
      beaten: { [foe.card]: 1 },
      restored: true,
    });
    expect(reported({}).restored).toBe(false);
  });

  test('allies of the story with their damage, summoned Espers aside (p.67, p.68)', () => {
    const allies = [{ card: 'lock-keeper', damage: 2, defeated: false }];
    const state = setUp({ ...rookWith({}, {}), carry: carried([], { allies }) });
    const keeper = state.figures.at(-1)!;
    const esper = { ...keeper, id: 'wisp', card: 'lamp-wisp', summoner: 'rook' };
    const report = reported({ figures: [...state.figures, esper] });
    expect(report.allies).toEqual(allies);
    // What nobody lent is not taken along.
    expect(carryFrom(report).allies).toBeUndefined();
    expect(carryFrom(report, carried([], { allies })).allies).toEqual(allies);
  });
});

describe('report, carry, report', () => {
  test.each([
    [yard, 'simple', 'one'],
    [street, 'simple', 'two'],
    [street, 'random', 'three'],
  ] as const)('is the same again when nothing happens between: %s, %s', (id, policy, seed) => {
    const start = carried([{ damage: 2, tokens: { vow: 1 } }], {
      away: ['katar'],
      unlocked: ['dynamite-stick'],
      flags: { haste: true, debts: 2 },
      lootOut: { gold: [1, 0, 0, 0, 0, 0], item: 0, monster: 0, unique: 0 },
    });
    const shared = { flags: ['debts'] };
    const setup = { ...defaultSetup(gameContent.encounters[id]!, seed), carry: start };
    const session = drive(sessionOf(setup), policy, seed);
    const left = reportOf(session.position, session.events)!;
    const party = (report: typeof left) =>
      setup.party.map((member, i) => ({ ...member, loadout: report.members[i]!.loadout }));

    // The first set-up after it takes the half and the Used tokens off; from then on nothing changes.
    const carry = carryFrom(left, start);
    const once = reportAt(setUp({ ...setup, party: party(left), carry }, shared), shared);
    const again = carryFrom(once, carry);
    const twice = reportAt(setUp({ ...setup, party: party(once), carry: again }, shared), shared);
    expect(carryFrom(twice, again)).toEqual(again);
    expect(twice).toEqual({ ...once, hash: twice.hash });
    expect(party(twice)).toEqual(party(left));
    expect(again).toMatchObject({ flags: start.flags, unlocked: start.unlocked, lootOut: carry.lootOut });
    expect(again.away).toEqual(['katar', ...left.stash]);
    if (!left.restored) expect(carry.lootOut.gold[0]).toBeGreaterThanOrEqual(1);
  });
});

describe('the loot deck between encounters (p.55, X202)', () => {
  /** Rook draws so many of the least Gold cards. */
  function looted(count: number, restore: boolean) {
    const state = { ...setUp(rookWith({}, {})), clock: { ...setUp(rookWith({}, {})).clock, round: 1 } };
    const position = { state, cards: gameContent.cards, encounter: gameContent.encounters[street]! };
    const gain = { figure: 'rook', card: 'gold:4', gold: 4 };
    const { session } = runRule(position, function* (table) {
      yield* [];
      for (let i = 0; i < count; i++)
        table.emit({ type: 'lootDrawn', gain, rng: table.state.rng, rule: 'p.55' });
      const deck = lootDeckFor('mundane');
      if (restore) table.emit({ type: 'adventurersRestored', deck, rule: 'p.18' });
    });
    return reportOf({ ...position, state: { ...session.state, outcome: won } }, session.events)!;
  }
  const size = (report: ReturnType<typeof looted>) =>
    Object.values(setUp({ ...rookWith({}, {}), carry: carryFrom(report) }).loot.deck).reduce((a, b) => a + b);

  test('three Gold cards drawn and no Restore: the next deck has 27; with one, 30', () => {
    expect(looted(3, false).lootOut.gold).toEqual([3, 0, 0, 0, 0, 0]);
    expect(size(looted(3, false))).toBe(27);
    expect(size(looted(3, true))).toBe(30);
  });

  test('as the reward of an End Condition as well (p.18, X205)', () => {
    const ends = gameContent.encounters[yard]!.endConditions.map((one) => ({ ...one, restore: true }));
    const session = drive(changedGame(yard, { endConditions: ends }), 'simple', 'rest');
    const report = reportOf(session.position, session.events)!;
    expect(report.restored).toBe(true);
    expect(report.lootOut).toEqual(NOTHING_CARRIED.lootOut);
    for (const { damage, defeated } of report.members) expect([damage, defeated]).toEqual([0, false]);
  });
});

describe('what is away is nobody\u2019s to draw (pp.13, 55, X202)', () => {
  const uniques = Object.values(gameContent.cards.items).filter(
    (item) => item.unique && item.tier === 'mundane',
  );
  const onSale = uniques[0]!.id;

  /** Every Unique that can come of an opponent whose card is *Unique*, by each number the port may give. */
  function drawn(carry: Partial<typeof NOTHING_CARRIED>): string[] {
    const { state, ...position } = begun(carry);
    const foe = state.figures.find(({ side }) => side === 'combatants')!.id;
    const found: string[] = [];
    for (let i = 0, of = 1; i < of; i++) {
      const { session } = runRule(
        { ...position, state: { ...state, loot: { ...state.loot, deck: { unique: 1 } } } },
        (table) => resolveDefeat(table, foe, 'rook', term('crush')),
        {
          chance: {
            pick(words, n, what) {
              if (what === 'draw:item') of = n;
              return { value: what === 'draw:item' ? i : 0, words };
            },
          },
        },
      );
      found.push(session.state.loot.gained.at(-1)!.card.replace('card:', ''));
    }
    return found;
  }

  function begun(carry: Partial<typeof NOTHING_CARRIED>): Position {
    const setup = { ...rookWith({}, {}), carry: carried([], carry) };
    const state = cloneState(setUp(setup));
    editFigure(state, 'rook').at = [1, 1];
    return { state, cards: gameContent.cards, encounter: gameContent.encounters[street]! };
  }

  test('a Unique on sale never comes up, whatever is drawn', () => {
    expect(drawn({})).toEqual(uniques.map(({ id }) => id));
    expect(drawn({ away: [onSale] })).toEqual(uniques.slice(1).map(({ id }) => id));
  });

  test('a copy away is a copy fewer in the box; what the story has opened may come', () => {
    const box = gameContent.cards.items.katar!.stock!;
    const position = begun({ away: Array.from({ length: box - 1 }, () => 'katar') });
    expect(isLeft(position, 'katar')).toBe(true);
    expect(isLeft(begun({ away: Array.from({ length: box }, () => 'katar') }), 'katar')).toBe(false);
  });
});

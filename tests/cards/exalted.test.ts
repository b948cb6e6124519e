import { describe, expect, test } from 'vitest';
import { SimpleBot } from '../../src/bots/simple-bot.ts';
import { readContentFolder } from '../../src/content/files/node-files.ts';
import { loadContent } from '../../src/content/index.ts';
import { EncounterSession, type Position, positionWithFigure } from '../../src/engine/index.ts';
import { bearsOnDice } from '../../src/engine/odds/choice-kinds.ts';
import { en } from '../../src/words/en/index.ts';
import { problemLine } from '../../src/words/en/problems.ts';
import { type ArenaSession, arena, eventsOf, optionsOf, type Roll } from '../support/arena.ts';
import { cardTest } from '../support/card-test.ts';
import { proved, sampleOf } from '../support/depth.ts';
import { body, corridor, playFrom, rook, zeke } from '../support/encounter-arena.ts';
import { drive, gameContent, newGame, street } from '../support/games.ts';
import { now, uses } from '../support/rooks-turn.ts';

const OWN = [
  {
    path: 'my-pack/pack.json',
    json: {
      id: 'my-pack',
      name: 'Mine',
      version: '1.0.0',
      engine: '*',
      authors: ['x'],
      licence: 'x',
      description: 'x',
    },
  },
];

/** A fifth card in a pack of one's own. */
const packWith = (card: object, more: object = {}) =>
  loadContent([
    ...readContentFolder('content'),
    ...[
      ...OWN,
      {
        path: 'my-pack/exalted/bell.json',
        json: {
          id: 'bell',
          type: 'exalted',
          name: 'Drowned Bell',
          sources: { default: 'original' },
          abilities: [{ id: 'toll', when: 'action', effects: DARKNESS, ...more }],
          ...card,
        },
      },
    ].map((file) => ({ ...file, own: true })),
  ]);
const DARKNESS = [{ do: 'inflict', effect: 'darkness', to: { who: 'all', side: 'opponent', within: 'soi' } }];

/** Rook with a Summon token, hurt, beside Zeke; a foe within his SOI. */
const table = (disciplines: readonly string[] = ['exalted-summoning']): Position =>
  arena({
    board: corridor(8),
    figures: [
      rook([0, 0], { disciplines, tokens: { summon: 1 }, damage: 5 }),
      zeke([1, 0]),
      body('foe', [3, 0]),
    ],
    active: 'rook',
    initiative: ['rook', 'zeke', 'foe'],
  });

const call = (card: string, rolls: readonly Roll[] = []): ArenaSession => {
  const session = playFrom(table(), rolls);
  uses(session, 'manifest', `choose:${card}`);
  return session;
};

/** Two Conviction dice that fail against 3 + 9, and the Casting die. */
const SWEPT: readonly Roll[] = [
  ['purple', 6],
  ['purple', 3],
  ['purple', 4],
];

describe('Exalted Espers, p.69', () => {
  cardTest('tide', 'Force by the level of the tree, on every opponent within SOI', () => {
    const session = call('tide', [...SWEPT]); // 7 + 3 against 3 + 9
    session.decide('number:2'); // as far as it goes
    expect(now(session, 'foe')).toMatchObject({ damage: 5, at: [5, 0] });
  });

  cardTest('judge', 'damage by the level of the tree, to one', () => {
    const session = call('judge');
    expect(now(session, 'foe').damage).toBe(9);
    expect(eventsOf(session, 'damageDealt')[0]).toMatchObject({ figure: 'foe', by: 'rook' });
  });

  cardTest('mother', 'heals every ally within SOI, and shields them', () => {
    const session = call('mother');
    expect(now(session, 'rook')).toMatchObject({ damage: 1, effects: ['barrier'] });
    expect(now(session, 'zeke').effects).toEqual(['barrier']);
  });

  cardTest('dawn', 'Haste and Courage for every ally within SOI', () => {
    const session = call('dawn');
    for (const id of ['rook', 'zeke']) expect(now(session, id).effects).toEqual(['haste', 'courage']);
  });

  test('the Discipline is paid and exhausted; what is done is told of the card that was called (X180)', () => {
    const session = call('judge');
    expect(now(session, 'rook').tokens.summon ?? 0).toBe(0);
    expect(now(session, 'rook').cards.find(({ ref }) => ref === 'exalted-summoning')?.exhausted).toBe(true);
    expect(eventsOf(session, 'damageDealt')[0]!.sum.entries[0]!.cause).toMatchObject({
      of: { kind: 'ability', type: 'exalted', card: 'judge', ability: 'verdict' },
    });
  });

  test('the four are asked as cards; nobody hurt is told of what would do nothing (X88)', () => {
    const position = table();
    const [, , foe] = position.state.figures;
    const session = playFrom(positionWithFigure(position, { ...foe!, at: [7, 0], defeated: true }));
    uses(session, 'manifest');
    expect(session.pending).toMatchObject({
      kind: 'choose',
      question: { ask: 'which-exalted' },
      rule: 'p.69',
    });
    expect(session.pending!.options.map(({ id, note }) => `${id} ${note?.note ?? ''}`)).toEqual([
      'choose:dawn ',
      'choose:judge does-nothing',
      'choose:mother ',
      'choose:tide does-nothing',
    ]);
    expect(session.pending!.refused ?? []).toEqual([]);
  });

  test('answers that lead to dice are those with odds', () => {
    const position = table();
    const session = playFrom(position);
    const asked = () =>
      session.pending!.options.filter((one) => bearsOnDice(position, session.pending!, one));
    expect(asked().map(({ id }) => id)).toContain('use:rook.exalted-summoning/manifest');
    uses(session, 'manifest');
    expect(asked().map(({ id }) => id)).toEqual(['choose:tide']);
  });

  test('taken back and played again it is the same, event for event', () => {
    const session = call('tide', [...SWEPT, ...SWEPT]);
    const [events, state] = [[...session.events], session.state];
    session.rewind(1);
    expect(session.pending?.question.ask).toBe('which-exalted');
    expect(now(session, 'foe').damage).toBe(0);
    session.decide('choose:tide');
    expect(session.events).toEqual(events);
    expect(session.state).toEqual(state);
  });

  test('a bot calls one as soon as it is of use, the one that comes to most', () => {
    const session = playFrom(table());
    const bot = new SimpleBot();
    Object.assign(session, { position: { ...table(), state: session.state } });
    session.decide(bot.choose(session as unknown as EncounterSession));
    expect(session.pending?.question.ask).toBe('which-exalted');
    Object.assign(session, { position: { ...table(), state: session.state } });
    expect(bot.choose(session as unknown as EncounterSession)).toBe('choose:mother');
  });
});

test.each(sampleOf(['random', 'simple', 'eager'] as const, 1))(
  'a game of the %s bot with Exalted Espers and Companions is the same when it is played again',
  (policy) => {
    const { setup } = newGame(street, `exalted-${policy}`);
    const lessons = ['banished-knowledge', 'possession', 'exalted-summoning'];
    const along = ['mule', 'map-seller', 'lamplighters-apprentice', undefined];
    const party = setup.party.map((one, i) => ({
      ...one,
      loadout: { ...one.loadout, disciplines: lessons, ...(along[i] ? { companion: along[i] } : {}) },
    }));
    const session = drive(new EncounterSession({ ...setup, party }, gameContent), policy, 'x', 150);
    if (policy !== 'random')
      expect(session.decisions.some(({ option }) => /^choose:(dawn|judge|mother|tide)$/.test(option))).toBe(
        true,
      );
    const again = new EncounterSession({ ...setup, party }, gameContent);
    for (const { option } of session.decisions) again.decide(option);
    expect(again.state).toEqual(session.state);
    expect(again.events).toEqual(session.events);
    proved({ games: 1 });
  },
);

describe('an Exalted Esper of a pack (X180)', () => {
  const asked = (card: object, disciplines?: readonly string[]) => {
    const { cards, problems } = packWith(card);
    expect(problems).toEqual([]);
    const position = table(disciplines);
    Object.assign(position, { cards: { ...position.cards, exalted: cards.exalted } });
    const session = playFrom(position);
    uses(session, 'manifest');
    return { session, position };
  };

  test('is the fifth to choose from, and does what it says', () => {
    const { session } = asked({});
    expect(optionsOf(session)).toHaveLength(5);
    session.decide('choose:my-pack:bell');
    expect(now(session, 'foe').effects).toEqual(['darkness']);
  });

  test('of a LVL the caller has comes; above it, it is refused with its reason', () => {
    expect(optionsOf(asked({ level: 3 }).session)).toContain('choose:my-pack:bell');
    const { session, position } = asked({ level: 4 });
    expect(optionsOf(session)).not.toContain('choose:my-pack:bell');
    expect(session.pending!.refused).toEqual([
      {
        id: 'choose:my-pack:bell',
        act: { do: 'choose-exalted', card: 'my-pack:bell' },
        reason: { why: 'discipline-level', tree: 'assemblage', level: 4 },
        rule: 'X180',
      },
    ]);
    const n = en.tell({ ...position, state: session.state });
    expect(n.refused(session.pending!.refused![0]!)).toBe('Drowned Bell');
    const higher = asked({ level: 4 }, ['exalted-summoning', 'soul-bond']);
    expect(optionsOf(higher.session)).toContain('choose:my-pack:bell');
  });

  const faults = (card: object, more?: object) => packWith(card, more).problems.map(problemLine);
  test('has one ability, an action without a price, that calls no other', () => {
    expect(faults({}, { conditions: { exhaust: true } })[0]).toContain(
      '$.abilities[0]: expected an ability with when "action" and no conditions',
    );
    expect(faults({}, { effects: [{ do: 'optional', id: 'x', effects: [{ do: 'exalted' }] }] })[0]).toContain(
      '$.abilities[0].effects: expected an ability that calls no Exalted Esper itself',
    );
    expect(faults({ abilities: [] })[0]).toContain('$.abilities');
  });
});

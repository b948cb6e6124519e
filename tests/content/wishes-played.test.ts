import { describe, expect, test } from 'vitest';
import { SimpleBot } from '../../src/bots/simple-bot.ts';
import { readContentFolder } from '../../src/content/files/node-files.ts';
import { type ContentFile, loadContent } from '../../src/content/index.ts';
import {
  defaultSetup,
  EncounterSession,
  type EncounterState,
  encounterGame,
  figureIn,
  Session,
} from '../../src/engine/index.ts';
import type { ChancePort } from '../../src/engine/rng/chance.ts';
import { problemLine } from '../../src/words/en/problems.ts';
import { type ArenaSession, arena, eventsOf, optionsOf } from '../support/arena.ts';
import { body, corridor, rook, zeke } from '../support/encounter-arena.ts';
import { withCard } from '../support/own-cards.ts';

/*
 * The wishes of wishes.test.ts, written in a pack and played: what was wished happens, and is seen in the events or on
 * the table. Those of Combatants' AI are played in tests/engine/ai/circumstances.test.ts, those of an encounter's text
 * beside these in tests/engine/story.test.ts and tests/engine/bombing-the-sickles.test.ts.
 */

const self = { who: 'self' } as const;
const subject = { who: 'subject' } as const;
const foe = { who: 'choose', side: 'opponent', within: 'soi' } as const;
const harm = (to: object) => ({ do: 'damage', type: 'irreducible', amount: 1, to });
const passive = (modifiers: object[], more: object = {}) => ({ when: 'passive', modifiers, ...more });
const action = (...effects: object[]) => ({ when: 'action', conditions: { perTurn: true }, effects });
const only = (...tests: object[]) => ({ conditions: { if: tests } });
const near = { side: 'opponent', within: 'soi' } as const;

const WISHES = {
  'in-water': passive([{ stat: 'movement', amount: 3 }], only({ is: 'stands-in', terrain: 'water' })),
  'from-above': passive([{ stat: 'physical-damage', amount: 4 }], only({ is: 'level', than: 'above' })),
  doubled: passive([{ damageDealt: 'double' }]),
  halved: { when: 'determine-damage', effects: [{ do: 'scale-damage', by: 'half' }] },
  'cheap-move': passive([{ actionPrice: 'move', amount: -1 }]),
  'moves-again': action({ do: 'move-action', another: true }),
  pushes: action({ do: 'push', spaces: 2, to: foe }),
  'not-pushed': passive([{ cannotBe: 'pushed' }]),
  'not-targeted': passive([{ cannotBe: 'targeted' }]),
  casts: action({ do: 'spell', force: 6, to: foe, effects: [harm({ who: 'target' })] }),
  'no-spells': passive([{ noSpells: true }]),
  commands: action({ do: 'command', spaces: 3, to: foe }),
  'when-it-moves': { when: 'moves', of: near, effects: [harm(subject)] },
  'when-it-comes': { when: 'enters', of: near, effects: [harm(subject)] },
  'few-hp': action(harm({ ...foe, with: { hpLeft: { atMost: 3 } } })),
  'high-defense': action(harm({ ...foe, with: { defense: { atLeast: 20 } } })),
  armoured: action(harm({ ...foe, with: { armor: { atLeast: 2 } } })),
  'large-base': action(harm({ ...foe, with: { size: { atLeast: 4 } } })),
  bounty: { when: 'defeats', effects: [{ do: 'gain-gold', amount: 2 }] },
  relic: action({ do: 'gain-random', type: 'relic', tier: 'mundane', to: self }),
  'loot-choice': action({ do: 'offer-items', draw: 3, type: 'armor', tier: 'mundane', to: self }),
  shop: action({ do: 'offer-items', items: ['buckler', 'smoke-bomb'], price: 'printed', to: self }),
  'from-round-3': passive([{ stat: 'movement', amount: 3 }], only({ is: 'round', atLeast: 3 })),
  'round-ends': { when: 'round-end', effects: [{ do: 'heal', amount: 1, to: self }] },
  'takes-haste': action({ do: 'remove-effect', effect: 'any-positive', to: foe }),
  'target-chooses': {
    when: 'follow-up',
    effects: [
      {
        do: 'choose',
        by: 'target',
        options: [
          { id: 'bleed', effects: [harm({ who: 'target' })] },
          { id: 'fall-back', effects: [{ do: 'push', spaces: 2, to: { who: 'target' } }] },
        ],
      },
    ],
  },
  'counted-check': action({
    do: 'check',
    skill: 'lore',
    difficulty: { count: 'opponents-in-soi', plus: 6 },
    pass: [{ do: 'gain-gold', amount: 1 }],
  }),
  'books-burst': passive([{ symbolAs: 'burst', symbol: 'book', of: 'attack' }]),
  embers: action({ do: 'put-token', token: 'embers', to: foe }),
} as const;
type Wish = keyof typeof WISHES;

const file = (path: string, json: object): ContentFile => ({ path: `wished/${path}`, json, own: true });
const sources = { default: 'original' };

const content = loadContent([
  ...readContentFolder('content'),
  file('pack.json', {
    ...{ id: 'wished', name: 'Wished', version: '1.0.0', engine: '*', authors: ['us'] },
    ...{ licence: 'MIT', description: 'x' },
  }),
  ...Object.entries(WISHES).map(([id, ability]) =>
    file(`disciplines/${id}.json`, {
      ...{ id, type: 'discipline', name: id, sources, tree: 'cruor', level: 1, xp: 1 },
      abilities: [{ id: 'wish', ...ability }],
    }),
  ),
  file('tokens/embers.json', {
    ...{ id: 'embers', type: 'token', name: 'Embers', sources },
    abilities: [{ id: 'burn', when: 'turn-end', effects: [harm(self)] }],
  }),
  file('tiles/hall.json', {
    ...{ id: 'hall', type: 'tile', name: 'Hall', sources },
    rows: ['........', '........', '........'],
  }),
  file('encounters/toll.json', {
    ...{ id: 'toll', type: 'encounter', name: 'Toll', sources, intro: 'A gate, and a stall beside it.' },
    ...{ lootLevel: 'mundane', terrain: [], tokens: [], loot: {}, rules: [] },
    ...{ location: 'wilderness', tips: ['Buy first.'] },
    tiles: [{ tile: 'hall', at: [0, 0], turns: 0 }],
    startingZone: [0, 1, 2].flatMap((y) => [0, 1].map((x) => [x, y])),
    combatants: [
      { card: 'animate', number: 1, at: [7, 1] },
      { card: 'cave-sickle', number: 1, at: [7, 2], if: [{ is: 'adventurers', atLeast: 3 }] },
    ],
    initiative: [
      { who: 'opponents', place: 'first' },
      { who: { card: 'cave-sickle' }, place: 'last' },
    ],
    objectives: [
      {
        ...{ id: 'stall', text: 'A stall.', when: { is: 'encounter-begins' } },
        do: [
          { do: 'gain-gold', amount: 20 },
          { do: 'offer-items', items: ['buckler', 'katar', 'smoke-bomb'], price: 'half', take: 2 },
        ],
      },
      {
        ...{ id: 'more', text: 'More.', when: { is: 'round-begins', round: 2, every: 2 } },
        do: [{ do: 'spawn', card: 'cave-sickle', at: [7, 0] }],
      },
    ],
    achievements: [
      {
        ...{ id: 'first-blood', text: 'Well struck.', when: { is: 'defeated', card: 'animate' } },
        do: [{ do: 'offer-items', draw: 2, type: 'relic' }],
      },
    ],
    endConditions: [
      {
        id: 'cleared',
        result: 'won',
        text: 'Quiet.',
        when: { is: 'all-opponents-defeated' },
        gold: 5,
        xp: 1,
      },
    ],
    loadouts: { 'rook-lars': { items: [], disciplines: [] }, 'zeke-jeong': { items: [], disciplines: [] } },
  }),
]);

/** Every die shows its best face, of a draw the first comes. */
const BEST: ChancePort = {
  pick: (words, n, what) => ({ value: what.startsWith('draw:') ? 0 : n - 1, words }),
};

interface Stage {
  readonly board?: object;
  /** Of the foe beside Rook, and of others. */
  readonly foe?: object;
  readonly others?: readonly object[];
  readonly at?: readonly [number, number];
  readonly rook?: object;
  readonly foeHas?: Wish;
  readonly also?: Wish;
  /** Of the foe, beside its numbers. */
  readonly foeIs?: object;
  readonly state?: Partial<EncounterState>;
}

/** Rook in his turn with what was wished, Zeke behind him and a foe before him. */
function play(wish: Wish | null, stage: Stage = {}): ArenaSession {
  const { foe: of = {}, others = [], at = [2, 0], foeHas, also, foeIs = {} } = stage;
  let position = arena(
    {
      board: stage.board ?? corridor(12),
      figures: [
        rook([1, 0], stage.rook),
        zeke([0, 0]),
        { ...body('foe', at, { defense: 2, hp: 60, ...of }), ...foeIs },
        ...others,
      ],
      active: 'rook',
    },
    { state: stage.state },
  );
  const { tokens } = content.cards;
  position = { ...position, cards: { ...position.cards, tokens } };
  const give = (figure: string, id: Wish) => {
    const { abilities } = content.cards.disciplines[`wished:${id}`]!;
    position = withCard(position, figure, abilities, id);
  };
  if (wish) give('rook', wish);
  if (also) give('rook', also);
  if (foeHas) give('foe', foeHas);
  return new Session(encounterGame(position, BEST, false), position.state) as ArenaSession;
}

const DECLINES = ['pass', 'no', 'done', 'end'];

/** Answers in order; what comes between is declined. */
function answer(session: ArenaSession, ...answers: readonly string[]): ArenaSession {
  for (const one of answers) {
    for (let i = 0; i < 9 && !optionsOf(session).includes(one); i++)
      session.decide(DECLINES.find((no) => optionsOf(session).includes(no)) ?? one);
    session.decide(one);
  }
  return session;
}
const use = (wish: Wish, stage: Stage = {}, ...more: readonly string[]) =>
  answer(play(wish, stage), `use:rook.${wish}/wish`, ...more);
const of = (session: ArenaSession, id: string) => figureIn(session.state, id);
const strike = (wish: Wish | null, stage: Stage = {}) => {
  const session = answer(play(wish, stage), 'attack:foe');
  for (let i = 0; i < 9 && session.pending && session.pending.kind !== 'turn'; i++)
    session.decide(DECLINES.find((no) => optionsOf(session).includes(no)) ?? optionsOf(session)[0]!);
  return session;
};
const damageOf = (session: ArenaSession, id = 'foe') => of(session, id).damage;
const dealt = (session: ArenaSession) => eventsOf(session, 'damageDealt')[0]?.amount ?? 0;
const points = (session: ArenaSession) => {
  const question = answer(session, 'move').pending!.question;
  return question.ask === 'move' ? question.left : 0;
};

test('the pack is in order', () => {
  expect(content.problems.map((one) => problemLine(one))).toEqual([]);
});

describe('wishes of cards, played', () => {
  test('in Water; from round 3', () => {
    const water = { board: { rows: ['.w..........'] } };
    expect(points(play('in-water', water)) - points(play('in-water'))).toBe(3);
    const round = (n: number) => ({ state: { clock: { ...play(null).state.clock, round: n } } });
    expect(points(play('from-round-3', round(3))) - points(play('from-round-3', round(2)))).toBe(3);
  });

  test('from above; damage doubled, and halved (X161)', () => {
    const plain = dealt(strike(null));
    expect(plain).toBeGreaterThan(1);
    const hill = { board: { rows: ['............'], elevation: ['221111111111'] } };
    expect(dealt(strike('from-above', hill)) - dealt(strike(null, hill))).toBe(4);
    expect(dealt(strike('from-above'))).toBe(plain);
    expect(dealt(strike('doubled'))).toBe(2 * plain);
    const halved = answer(play('halved'), 'attack:foe', 'use:rook.halved/wish', 'end-turn');
    expect(dealt(halved)).toBe(Math.ceil(plain / 2));
  });

  test('what an action costs; a second Move Action (X162, X192)', () => {
    expect(play('cheap-move').pending!.options.find(({ id }) => id === 'move')?.sp).toBe(0);
    const away = { at: [11, 0], rook: { sp: 5 } } as const;
    const session = use('moves-again', away, 'step:2,0', 'end', 'move', 'step:3,0', 'end');
    expect(of(session, 'rook').at).toEqual([3, 0]);
    expect(eventsOf(session, 'moveActionUsed')).toHaveLength(2);
  });

  test('cannot be pushed, cannot be targeted, cannot cast (X163)', () => {
    expect(of(use('pushes', {}, 'number:2'), 'foe').at).toEqual([4, 0]);
    expect(eventsOf(use('pushes', { foeHas: 'not-pushed' }), 'figureMoved')).toEqual([]);
    expect(optionsOf(play(null))).toContain('attack:foe');
    expect(optionsOf(play('pushes', { foeHas: 'not-targeted' }))).not.toContain('attack:foe');
    expect(optionsOf(play('casts'))).toContain('use:rook.casts/wish');
    const silenced = play('casts', { also: 'no-spells' });
    expect(silenced.pending!.refused!.map(({ reason }) => reason.why)).toContain('no-spells');
  });

  test('Command 3: an opponent is moved where its user wants (X164)', () => {
    const session = use('commands', {}, 'way:3,0:0', 'done');
    expect(of(session, 'foe').at).toEqual([3, 0]);
  });

  test('an opponent moves; an opponent comes near (X165)', () => {
    const moved = answer(play(null, { foeHas: 'when-it-moves', at: [4, 0] }), 'move', 'step:2,0', 'end');
    expect(damageOf(moved, 'rook')).toBe(1);
    const came = answer(play(null, { foeHas: 'when-it-comes', at: [9, 0] }), 'move', 'step:2,0');
    expect(damageOf(came, 'rook')).toBe(0);
    const there = answer(came, 'step:3,0', 'step:4,0', 'step:5,0');
    expect(damageOf(there, 'rook')).toBe(1);
  });

  test('by HP left, Defense, armour and base: only whom it means is touched', () => {
    const touched = (wish: Wish, foe: object, other: object) => {
      const session = use(wish, { foe, others: [body('other', [1, 1], other)], board: WIDE });
      return ['foe', 'other'].map((id) => eventsOf(session, 'damageDealt').some((one) => one.figure === id));
    };
    expect(touched('few-hp', { hp: 3 }, { hp: 9 })).toEqual([true, false]);
    expect(touched('high-defense', { defense: 8 }, { defense: 20 })).toEqual([false, true]);
    expect(touched('armoured', { armor: 2 }, { armor: 1 })).toEqual([true, false]);
    expect(touched('large-base', {}, { size: [2, 2] })).toEqual([false, true]);
  });

  test('gold, loot of a type, loot to choose among, a shop (X178, X190)', () => {
    expect(strike('bounty', { foe: { hp: 1 } }).state.loot.gold).toBe(2);
    const relic = eventsOf(use('relic'), 'itemGained')[0]!.item.ref;
    expect(content.cards.items[relic]).toMatchObject({ itemType: 'relic', tier: 'mundane' });
    const choice = use('loot-choice');
    expect(choice.pending!.question.ask).toBe('which-ware');
    const last = optionsOf(choice)
      .filter((id) => id.startsWith('ware:'))
      .at(-1)!;
    expect(eventsOf(answer(choice, last), 'itemGained')[0]!.item.ref).toBe(last.slice('ware:'.length));
    const loot = { ...play(null).state.loot, gold: 20 };
    const shop = use('shop', { state: { loot } }, 'ware:buckler');
    expect([shop.state.loot.gold, eventsOf(shop, 'itemGained')[0]!.item.ref]).toEqual([2, 'buckler']);
  });

  test('as a round ends; a token of its own (X169)', () => {
    const ended = answer(play('round-ends', { rook: { damage: 3 } }), 'end-turn', 'end-turn', 'end-turn');
    expect(eventsOf(ended, 'damageHealed').map(({ figure, amount }) => [figure, amount])).toEqual([
      ['rook', 1],
    ]);
    const burnt = answer(use('embers'), 'end-turn', 'end-turn', 'end-turn');
    expect(damageOf(burnt)).toBe(1);
  });

  test('a positive Effect removed; the target chooses; a Check against a counted number (X166)', () => {
    const stripped = use('takes-haste', { foeIs: { effects: ['haste'] } });
    expect(eventsOf(stripped, 'effectRemoved')).toMatchObject([{ figure: 'foe', effect: 'haste' }]);
    expect(of(stripped, 'foe').effects).toEqual([]);
    const bled = answer(play('target-chooses'), 'attack:foe', 'use:rook.target-chooses/wish');
    expect(
      eventsOf(bled, 'damageDealt')
        .map(({ amount }) => amount)
        .at(-1),
    ).toBe(1);
    expect(of(bled, 'foe').at).toEqual([2, 0]);
    const checked = use('counted-check');
    expect(eventsOf(checked, 'scopeOpened').map(({ scope }) => scope)).toContainEqual(
      expect.objectContaining({ kind: 'check', skill: 'lore', difficulty: 7 }),
    );
  });

  test('books of attacks as bursts (X177)', () => {
    const symbols = (wish: Wish | null) => eventsOf(strike(wish), 'attackRollRecorded')[0]!.symbols;
    const { book = 0, burst = 0 } = symbols(null);
    expect(symbols('books-burst')).toMatchObject({ burst: book + burst });
    expect(symbols('books-burst').book ?? 0).toBe(0);
  });
});

const WIDE = { rows: ['............', '............', '............'] };

describe('wishes of encounters, played', () => {
  const toll = content.encounters['wished:toll']!;
  const begin = () => {
    const session = new EncounterSession(defaultSetup(toll, 'toll', ['North']), content);
    while (session.pending?.kind === 'placement') session.decide(session.pending.options[0]!.id);
    return session;
  };

  test('who takes part decides who waits; who acts first is told; there is a stall', () => {
    const session = begin();
    expect(session.state.figures.map(({ card }) => card)).not.toContain('cave-sickle');
    expect(session.state.track[0]!.id).toMatch(/animate/);
    expect(toll).toMatchObject({ location: 'wilderness', tips: ['Buy first.'] });
    expect(session.pending!.question).toMatchObject({ ask: 'which-ware', gold: 20 });
    // Nobody has brought it about: the players say who gains it (p.67).
    for (const one of ['ware:buckler', 'target:rook', 'ware:katar', 'target:zeke']) session.decide(one);
    expect([session.state.loot.gold, eventsOf(session, 'itemGained').length]).toEqual([2, 2]);
  });

  test('played on by a bot: reinforcements every other round, and an end with its reward', () => {
    const session = begin();
    const bot = new SimpleBot();
    for (let i = 0; i < 2000 && session.pending && session.state.clock.round < 5; i++)
      session.decide(bot.choose(session));
    const rounds = eventsOf(session, 'objectiveActivated').filter(({ objective }) => objective === 'more');
    expect(session.state.outcome ?? rounds.length).toBeTruthy();
    expect(eventsOf(session, 'figureSpawned').length).toBeGreaterThan(0);
  });
});

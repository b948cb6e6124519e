/** Random tables for Adventurers' turns: boards of every terrain, what they carry, whom they meet, what lies about. */
import type { Board, Space } from '../../../src/engine/index.ts';
import { type BoardMix, randomBoard } from '../random-boards.ts';
import { slowBase, slowIsSpace, slowWall } from '../slow-geometry.ts';
import type { Json, SlowDynamite } from './world.ts';

const MIXES: readonly BoardMix[] = [
  { terrain: '.', levels: '1', wallEvery: 0 },
  { terrain: '........#h', levels: '1', wallEvery: 0 },
  { terrain: '......hwmd', levels: '1', wallEvery: 0 },
  { terrain: '........##  ', levels: '1', wallEvery: 10 },
  { terrain: '.....dmww', levels: '1111112', wallEvery: 0 },
  { terrain: '.......h#d', levels: '1112234', wallEvery: 14 },
  { terrain: '.mmmw', levels: '1', wallEvery: 0 },
];

const HANDS: readonly (readonly string[])[] = [
  ...[
    [],
    ['katar'],
    ['katar', 'katar'],
    ['long-sword'],
    ['long-sword', 'katar'],
    ['long-sword', 'long-sword'],
  ],
  ...[['magic-staff'], ['medium-shield'], ['medium-shield', 'katar'], ['flintlock']],
  ...[['flintlock', 'medium-shield'], ['buckler', 'morning-star'], ['war-axe'], ['scythe'], ['great-hammer']],
  ...[['hunting-bow'], ['buckler', 'medium-shield'], ['morning-star', 'morning-star'], ['great-hammer']],
];
const WORN: readonly string[] = ['padded-coat', 'cuirass', 'ancient-fullplate'];
const CORES: readonly string[] = [
  'defensive-core',
  'deflection-core',
  'the-lonely-mountain',
  'gene-tweak',
  'heart-box',
];
const EXTRA: readonly string[] = ['cloak', 'helmet-and-gauntlets', 'etherium-couture'];
const HEROES: readonly string[] = ['rook-lars', 'remi-moretti', 'nightingale-arsen', 'george', 'tixie'];
const LEARNED: readonly string[] = [
  ...['gore-shot', 'corrosive-ideal', 'crumbling-time', 'like-the-shadows', 'magic-armor', 'courage-stifle'],
  ...['paralyzing-point', 'false-idol', 'quick-blow'],
];
const BAD = ['condemn', 'darkness', 'disease', 'paralyze', 'poison', 'wilt'] as const;
const GOOD = ['barrier', 'courage', 'haste'] as const;
export type Next = (below: number) => number;

/** A table as JSON: the rule case, and what the encounter brings beside it. */
export interface Scene {
  readonly input: Json;
  readonly encounter: Json;
  readonly dynamite: readonly SlowDynamite[];
}

export function randomScene(next: Next): Scene | null {
  const some = <T>(list: readonly T[]): T => list[next(list.length)] as T;
  const board = randomBoard(next, 4 + next(4), 3 + next(3), some(MIXES));
  const taken = new Set<string>();
  const put = (size: readonly [number, number] = [1, 1]): Space | null => {
    for (let i = 0; i < 30; i++) {
      const at: Space = [next(board.rows[0]?.length ?? 1), next(board.rows.length)];
      const base = slowBase(at, size);
      const free = base.every((space) => slowIsSpace(board, space) && !taken.has(space.join()));
      const whole = !base.some((a) => base.some((b) => slowWall(board, a, b)));
      if (!free || !whole || (board.rows[at[1]]?.[at[0]] === 'd' && next(4) > 0)) continue;
      for (const space of base) taken.add(space.join());
      return at;
    }
    return null;
  };
  const effects = (): string[] => [
    ...(next(4) === 0 ? [some(BAD)] : []),
    ...(next(8) === 0 ? [some(BAD)] : []),
    ...(next(5) === 0 ? [some(GOOD)] : []),
  ];
  const worn = (): string[] => {
    const all = [...new Set(effects())];
    return all.includes('disease') ? all.filter((effect) => !GOOD.some((good) => good === effect)) : all;
  };
  const maybe = (list: readonly string[], odds: number): string[] => (next(odds) === 0 ? [some(list)] : []);
  const heroes = [...HEROES].sort(() => next(3) - 1);
  const hero = (i: number): Json => {
    const tokens = { dodge: next(3) === 0 ? 1 : 0, heal: next(5) === 0 ? 1 : 0, vow: next(5) === 0 ? 2 : 0 };
    const items = [...some(HANDS), ...maybe(WORN, 2), ...maybe(CORES, 2), ...maybe(EXTRA, 3)];
    const disciplines = [...new Set([...maybe(LEARNED, 2), ...maybe(LEARNED, 2)])];
    const rest = { sp: next(6), damage: next(2) * next(11), effects: worn(), tokens, items, disciplines };
    return { id: `hero-${i}`, card: heroes[i], at: put(), ...rest };
  };
  const attacks = [
    { kind: 'melee' },
    { kind: 'melee' },
    { kind: 'melee', reach: 2 },
    { kind: 'ranged', range: 4 },
  ];
  const numbers = (): Json => ({
    ...{ hp: 3 + next(14), defense: 5 + next(7), movement: 4, armor: next(3), piercing: next(3) },
    dice: some([
      ['white', 'purple'],
      ['teal', 'orange'],
      ['white', 'white', 'black'],
      ['red', 'green'],
    ]),
    conviction: [some(['purple', 'white', 'orange']), some(['purple', 'teal', 'red'])],
    symbols: some([
      [],
      [['B', 1]],
      [
        ['BS', 2],
        ['U', 3],
      ],
      [
        ['S', 1],
        ['BB', 3],
      ],
    ]),
    attack: some(attacks),
    resistance: some([
      [],
      [],
      ['physical'],
      ['magic'],
      ['damage'],
      [{ weapon: 'sword' }],
      [{ weapon: 'light' }],
    ]),
    immunity: some([[], [], [], ['poison'], ['wilt', 'paralyze'], ['magic'], ['irreducible']]),
  });
  /** A figure loses what it is immune to (p.32), before the turn begins or as it does: none is dealt out. */
  const bearable = ({ immunity }: Json): string[] => worn().filter((effect) => !immunity.includes(effect));
  const ally = (i: number): Json => {
    const stats = { ...numbers(), casting: 'purple' };
    const rest = { sp: next(4), damage: 0, effects: bearable(stats), stats };
    return { id: `ally-${i}`, side: 'adventurers', at: put(), ...rest };
  };
  const foe = (i: number): Json => {
    const size = next(8) === 0 ? ([2, 2] as const) : ([1, 1] as const);
    const tags = [
      ...maybe(['flight', 'colossal', 'heavy', 'hulking', 'protection', 'backstab'], 3),
      ...maybe(['dodge', 'counter', 'counter'], 2),
      ...maybe(['trivial', 'swarm'], 4),
    ];
    const stats = { ...numbers(), size, tags };
    const damage = next(3) === 0 ? next(stats.hp) : 0;
    return { id: `foe-${i}`, side: 'combatants', at: put(size), damage, effects: bearable(stats), stats };
  };
  const figures = [
    hero(0),
    ...Array.from({ length: next(3) }, (_, i) => (next(2) ? hero(i + 1) : ally(i + 1))),
    ...Array.from({ length: 1 + next(3) }, (_, i) => foe(i + 1)),
  ];
  if (figures.some(({ at }) => at === null)) return null;
  // The others have had their turns: after this one the round ends.
  const others = figures.map(({ id }) => id).slice(1);
  const initiative = [...others.sort(() => next(3) - 1), 'hero-0'];
  const currents = board.rows.flatMap((row, y) =>
    [...row].flatMap((letter, x) =>
      letter === 'w' && next(2) === 0
        ? [{ at: [x, y], direction: some(['north', 'east', 'south', 'west']), spaces: 1 + next(3) }]
        : [],
    ),
  );
  const about = encounterOf(next, board);
  const input = {
    ...{ name: 'a random table', rule: 'p.40', board: { ...board, currents }, figures, initiative },
    ...{ active: 'hero-0', round: 1 + next(2), play: 'on', urgency: next(4) },
    ...{ boardTokens: about.tokens, lootDeck: { [`gold:${4 + next(5)}`]: next(4) } },
  };
  const round = input.round;
  const dynamite = Array.from({ length: next(3) === 0 ? 1 + next(2) : 0 }, (_, i): SlowDynamite => {
    const held = next(3) === 0;
    const lit = held && next(2) ? null : round - next(2);
    const spot = some(figures).at;
    return { id: `stick-${i}`, at: held ? null : spot, carrier: held ? 'hero-0' : null, lit };
  });
  const lies = ({ at }: SlowDynamite) => at === null || board.rows[at[1]]?.[at[0]] !== 'd';
  return { input, encounter: about.encounter, dynamite: dynamite.filter(lies) };
}

/** Tokens, hidden text and ends. */
function encounterOf(next: Next, board: Board): { tokens: Json[]; encounter: Json } {
  const some = <T>(list: readonly T[]): T => list[next(list.length)] as T;
  const spaces = board.rows.flatMap((row, y) =>
    [...row].flatMap((letter, x): Space[] => (' #'.includes(letter) ? [] : [[x, y]])),
  );
  const token = (kind: string, colour: string, id: string): Json => ({ id, kind, colour, at: some(spaces) });
  const told = (i: number): Json[] => [
    some([
      { do: 'gain-gold', amount: 3 + i },
      {
        do: 'place-terrain',
        terrain: some(['hindering', 'water', 'muck', 'dangerous']),
        spaces: [some(spaces)],
      },
      { do: 'place-token', token: token(some(['loot', 'totem', 'exit']), 'green', `new-${i}`) },
      { do: 'remove-token', token: 'loot-1' },
      {
        do: 'check',
        skill: some(['lore', 'strength']),
        difficulty: 12,
        pass: [{ do: 'gain-gold', amount: 9 }],
        fail: [],
      },
      { do: 'effects', effects: [{ do: 'damage', type: 'magic', amount: 2, to: { who: 'self' } }] },
      { do: 'effects', effects: [{ do: 'heal', amount: 3, to: { who: 'self' } }] },
      { do: 'effects', effects: [{ do: 'inflict', effect: some([...BAD, ...GOOD]), to: { who: 'self' } }] },
      { do: 'end', condition: 'told' },
    ]),
  ];
  const when = (): Json =>
    some([
      { is: 'adventurer-beside', token: 'goal-1' },
      { is: 'adventurer-enters', spaces: [some(spaces), some(spaces)] },
      { is: 'defeated', card: 'case:foe-1' },
      { is: 'encounter-action', token: 'goal-2', name: 'pull' },
    ]);
  const busy = next(3) > 0;
  const tokens = busy
    ? [
        token('loot', 'blue', 'loot-1'),
        token('loot', 'red', 'loot-2'),
        token('exit', 'red', 'exit-1'),
        token('objective', 'blue', 'goal-1'),
        token('objective', 'red', 'goal-2'),
        ...(next(2) ? [token('totem', 'blue', 'totem-1')] : []),
        ...(next(3) ? [] : [token('totem', 'red', 'totem-2')]),
      ].filter(() => next(4) > 0)
    : [];
  const encounter = {
    loot: {
      blue: { text: 'told', gold: 7 },
      red: { text: 'told', gold: 2, effects: [{ do: 'inflict', effect: 'haste', to: { who: 'self' } }] },
    },
    totems: { blue: { text: 'told', do: told(1) }, red: { text: 'told', do: told(2) } },
    objectives: Array.from({ length: next(3) }, (_, i) => ({
      id: `aim-${i}`,
      text: 'told',
      when: when(),
      do: told(3 + i),
    })),
    achievements: next(2)
      ? [{ id: 'deed', text: 'told', when: { is: 'defeated', card: 'case:foe-1' }, do: told(6) }]
      : [],
  };
  const ends = [
    { id: 'told', result: 'won', text: '', when: { is: 'told' } },
    ...(next(2) ? [{ id: 'cleared', result: 'won', when: { is: 'all-opponents-defeated' } }] : []),
    ...(next(2) ? [{ id: 'fallen', result: 'lost', when: { is: 'all-adventurers-defeated' } }] : []),
    ...(next(2) ? [{ id: 'out', result: 'won', when: { is: 'adventurer-ends-turn-on', exit: 'red' } }] : []),
  ];
  return { tokens, encounter: { ...(busy ? encounter : { loot: {} }), endConditions: ends } };
}

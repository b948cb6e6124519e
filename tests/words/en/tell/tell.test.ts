import { describe, expect, test } from 'vitest';
import type {
  Act,
  Cause,
  ConditionBecause,
  Note,
  Question,
  Reason,
  TargetRemoved,
  WayRemoved,
} from '../../../../src/engine/index.ts';
import { TERMS, term } from '../../../../src/engine/index.ts';
import { en } from '../../../../src/words/en/index.ts';
import { content, sessionOf } from '../../../support/table-of-memory.ts';

const { cards } = content();
const { state, encounter } = sessionOf('words', 'when-the-locks-opened');
const n = en.tell({ state, encounter, cards });
const ada = state.figures.find((one) => one.kind === 'adventurer')!;
const crab = state.figures.find((one) => one.kind === 'intelligent')!;
const [adaName, crabName] = [n.figureName(ada), n.figureName(crab)];
const hammer = { type: 'item', card: 'great-hammer' } as const;
const item = { card: `${ada.id}.great-hammer`, ref: 'great-hammer' } as const;
const key = 'a.b/c';
const use: Cause = { kind: 'ability', type: 'discipline', card: 'font-of-renewal', ability: 'well' };

test('a part that is chosen goes by its printed name, one without by its key', () => {
  const dart = {
    kind: 'ability',
    type: 'item',
    card: 'hemlock-and-seir',
    ability: 'pair',
  } as const;
  const seir = { act: { do: 'choose-part', part: 'seir' } } as const;
  expect(n.option(seir, { question: { ask: 'which-part', cause: dart } })).toBe('Seir');
  expect(
    n.option(
      { act: { do: 'choose-part', part: 'step-up' } },
      { question: { ask: 'which-part', cause: use } },
    ),
  ).toBe('step up');
});

describe('names', () => {
  test('an Adventurer by what it is called, a Combatant with its number, nobody', () => {
    const card = cards.adventurers[ada.card]!;
    expect(adaName).toBe(card.called ?? card.name.split(' ')[0]);
    expect(crabName).toBe(`${cards.combatants[crab.card]!.name} ${crab.number}`);
    expect([n.figure(ada.id), n.figure(crab.id), n.figure(null)]).toEqual([adaName, crabName, 'nobody']);
  });

  test('a figure whose card was turned over keeps the name it came with (X60)', () => {
    const other = Object.keys(cards.combatants).find((ref) => ref !== crab.card)!;
    expect(n.figureName({ ...crab, card: other })).toBe(crabName);
    expect(n.figureName({ ...crab, group: `${crab.card}#2`, card: other })).toBe(crabName);
  });

  test('a seat by the name given, else by its number', () => {
    const named = en.tell({ state, encounter, cards, seatNames: { [state.seats[0]!.id]: 'Anna' } });
    expect(named.seat(state.seats[0]!.id)).toBe('Anna');
    expect(n.seat(state.seats[1]!.id)).toBe('Player 2');
  });
});

describe('causes', () => {
  const said: readonly (readonly [string, Cause])[] = [
    [adaName, { kind: 'figure', figure: ada.id }],
    ['Great Hammer', { kind: 'card', ...hammer, back: true }],
    ['Font of Renewal', use],
    [
      'Nothing known (Great Hammer)',
      { ...use, type: 'upgrade', card: 'Nothing known', host: 'great-hammer' },
    ],
    ['purple die', { kind: 'die', die: 'purple' }],
    ['Great Hammer: white die', { kind: 'die', die: 'white', of: { kind: 'card', ...hammer } }],
    ['Font of Renewal: tree level martial', { kind: 'count', count: 'tree-level', what: 'martial', of: use }],
    ['Darkness', { kind: 'effect', effect: 'darkness' }],
    ['Vow', { kind: 'token', token: 'vow' }],
    ['Heal token', { kind: 'token', token: 'heal' }],
    ['Armor 3', { kind: 'armor', armor: 3, pierced: 0 }],
    ['Armor 3, 2 pierced', { kind: 'armor', armor: 3, pierced: 2 }],
    ['RESISTANCE: magic', { kind: 'resistance', to: 'magic' }],
    ['IMMUNITY: physical', { kind: 'immunity', to: 'physical' }],
    ['Spell 6', { kind: 'force', force: 6 }],
    ['Force 6', { kind: 'force', force: 6, printed: true }],
    [`boost by ${adaName}`, { kind: 'boost', by: ada.id }],
    [`${crabName}’s attack`, { kind: 'attack', by: crab.id }],
    [`${crabName}’s spell`, { kind: 'spell', by: crab.id }],
    ['2 books', { kind: 'track-roll', books: 2 }],
    [`${adaName} was Defeated`, { kind: 'defeat', of: ada.id }],
    ['blue loot', { kind: 'text', place: 'loot', id: 'blue' }],
    ['Turn the sluice wheel', { kind: 'text', place: 'objective', id: 'turn-the-wheel' }],
    ['Flanking', term('flanking')],
    ['through an ally', term('through-ally')],
    ['failed a jump over Dangerous Terrain', term('failed-dangerous-jump')],
    ['as it was told', { kind: 'said', text: 'as it was told' }],
  ];
  test.each(said)('%s', (text, cause) => expect(n.cause(cause)).toBe(text));

  test('what a Symbol Ability costs stands beside its card', () => {
    const [ref, card] = Object.entries(cards.items).find(([, one]) => one.front.symbolAbilities?.length)!;
    const { id, spend } = card.front.symbolAbilities![0]!;
    const cause: Cause = { kind: 'symbols', type: 'item', card: ref, ability: id };
    expect(n.cause(cause)).toBe(
      `${card.name}: ${Object.entries(spend)
        .map(([one, times]) => `${times} ${one}${times === 1 ? '' : 's'}`)
        .join(', ')}`,
    );
  });

  test('each notion of the book has a name of its own', () => {
    const names = TERMS.map((one) => n.cause(term(one)));
    expect(new Set(names).size).toBe(TERMS.length);
  });

  test('away from a table the cards tell them', () => {
    const there = en.tellCards(cards);
    expect(there.cause({ kind: 'card', ...hammer })).toBe('Great Hammer');
    expect(there.cause({ kind: 'learned-before', others: 2, level: 1 })).toBe('2 of LVL 1 learned before');
  });
});

describe('reasons', () => {
  const said: readonly (readonly [string, Reason])[] = [
    ['needs 2 ◆', { why: 'sp', needs: 2 }],
    ['needs 1 dodge token', { why: 'tokens', token: 'dodge', needs: 1 }],
    ['needs 2 vow tokens', { why: 'tokens', token: 'vow', needs: 2 }],
    ['used in this encounter', { why: 'used', in: 'encounter' }],
    ['COMBO: light or shield', { why: 'combo', tags: ['light', 'shield'] }],
    ['needs an ASSEMBLAGE discipline of LVL 2', { why: 'discipline-level', tree: 'assemblage', level: 2 }],
    ['nobody within Range 4 and sight', { why: 'nobody-within', range: 4 }],
    ['costs 3, 2 left', { why: 'movement', costs: 3, left: 2 }],
    [`${crabName} is there (p.41)`, { why: 'figure-there', figure: crab.id }],
    ['2 levels apart; melee reaches 1', { why: 'levels', levels: 2 }],
    [
      'Heal token has led to itself 10 times in a row; it ends here',
      { why: 'answers-itself', cause: { kind: 'token', token: 'heal' }, times: 10 },
    ],
    ['range 6, reaches 4', { why: 'range', range: 6, reach: 4 }],
    ['no line of sight: wall in the way', { why: 'sight', by: { reason: 'wall', at: [3, 4] } }],
    [
      `no line of sight: ${crabName} in the way`,
      { why: 'sight', by: { reason: 'figure', at: [3, 4], figure: crab.id } },
    ],
  ];
  test.each(said)('%s', (text, reason) => expect(n.reason(reason)).toBe(text));
});

describe('questions', () => {
  const lying = [{ die: 'black', face: 1 }] as const;
  const said: readonly (readonly [string, Question])[] = [
    [`Place ${adaName} in the Starting Zone`, { ask: 'placement' }],
    [`${adaName}’s turn`, { ask: 'turn' }],
    [`${adaName} moves: 1 step left`, { ask: 'move', left: 1, unit: 'point' }],
    [`${adaName} moves: 3 steps left`, { ask: 'move', left: 3, unit: 'space' }],
    [`Where does ${crabName} return?`, { ask: 'where', figure: crab.id, does: 'return' }],
    [`${crabName} attacks ${adaName}. Dodge?`, { ask: 'dodge', attacker: crab.id }],
    [`${crabName} walks away from ${adaName}. Strike it for free?`, { ask: 'break-attack', mover: crab.id }],
    [`${crabName}’s attack did no damage. Counter?`, { ask: 'counter', attacker: crab.id }],
    ['Empower the attack for 2 SP?', { ask: 'empower', sp: 2 }],
    [`Roll purple for ${adaName} (dodge)`, { ask: 'die-face', die: 'purple', purpose: 'dodge' }],
    [
      `Roll purple, white for ${adaName} (dodge)`,
      { ask: 'die-face', die: 'purple', dice: ['purple', 'white'], purpose: 'dodge' },
    ],
    ['Font of Renewal: whom?', { ask: 'whom', cause: use }],
    ['Font of Renewal: end the turn?', { ask: 'whether', cause: use, id: 'end-the-turn' }],
    ['Font of Renewal: spend a Vow for 2 more magic?', { ask: 'vow', cause: use, type: 'magic' }],
    [
      'Reduce the damage? 4 physical damage after armor.',
      { ask: 'offer', timing: 'damage-reduction', damage: { type: 'physical', amount: 4 } },
    ],
    [`${crabName}: Use an ability?`, { ask: 'offer', timing: 'damaged', subject: crab.id }],
    ['Add to the attack roll?', { ask: 'offer', timing: 'to-hit', subject: ada.id }],
    [
      `Use an ability on this roll? Rolled: ${n.dice(lying)}.`,
      { ask: 'offer', timing: 'after-roll', rolled: lying },
    ],
    [
      `${adaName} gains Great Hammer, but the Pack is full`,
      { ask: 'pack-full', item: 'great-hammer', card: 'new' },
    ],
  ];
  test.each(said)('%s', (text, question) =>
    expect(n.question({ question, figure: ada.id, kind: 'choose' })).toBe(text),
  );
});

describe('answers', () => {
  const said: readonly (readonly [string, Act, Question?])[] = [
    ['Move (6 points)', { do: 'move', points: 6 }],
    [`Attack ${crabName}`, { do: 'attack', target: crab.id }, { ask: 'turn' }],
    [crabName, { do: 'attack', target: crab.id }, { ask: 'attack-whom' }],
    ['Turn the sluice wheel', { do: 'encounter-action', objective: 'turn-the-wheel' }],
    ['Open the blue loot', { do: 'open-loot', token: 'loot-blue', colour: 'blue', space: [3, 2] }],
    ['To 3,4 (1 point)', { do: 'step', space: [3, 4], cost: 1, unit: 'point' }],
    ['To 3,4 (2 spaces)', { do: 'step', space: [3, 4], cost: 2, unit: 'space' }],
    ['Jump to 3,4', { do: 'jump', space: [3, 4], over: [[3, 3]], another: false }],
    ['2 more movement', { do: 'buy-movement', points: 2 }],
    ['Done', { do: 'done' }, { ask: 're-equip' }],
    ['Spend no more', { do: 'done' }, { ask: 'spend-symbols', goal: 'damage' }],
    ['No more attacks', { do: 'done' }, { ask: 'attack-whom' }],
    ['Nobody, continue', { do: 'done' }, { ask: 'trade' }],
    ['Use Font of Renewal', { do: 'use-now' }, { ask: 'use', cause: use }],
    [`Use ${adaName}’s Font of Renewal`, { do: 'use', ability: key, cause: use, owner: ada.id }],
    ['Heal token: 6', { do: 'use-token', token: 'heal', left: 3 }],
    ['Vow: +2 magic (2 tokens)', { do: 'use-token', token: 'vow', left: 2, type: 'magic' }],
    [
      'Vow: +2 magic',
      { do: 'use-token', token: 'vow', left: 2, type: 'magic' },
      { ask: 'vow', cause: use, type: 'magic' },
    ],
    ['Intervention: re-roll all', { do: 'use-token', token: 'intervention', left: 1 }],
    ['Dodge with a Dodge token', { do: 'dodge', with: 'token' }],
    ['Counter with Font of Renewal', { do: 'counter-with', ability: key, cause: use }],
    ['purple and blue', { do: 'use-upgrades', dice: ['purple', 'blue'] }],
    ['Equip Great Hammer (back)', { do: 'equip', ...item, back: true, turned: true }],
    ['Turn Great Hammer over', { do: 'turn-over', ...item }],
    [`Take Great Hammer from ${adaName}`, { do: 'take', ...item, from: ada.id }],
    ['Discard Great Hammer', { do: 'discard', ...item }, { ask: 'pack-over-full', most: 4 }],
    [
      'Discard Great Hammer to make room',
      { do: 'discard', ...item },
      { ask: 'pack-full', item: 'dagger', card: 'new' },
    ],
    [
      'Discard Great Hammer, just gained',
      { do: 'discard', ...item, card: 'new' },
      { ask: 'pack-full', item: 'great-hammer', card: 'new' },
    ],
    ['Send Great Hammer to the party stash', { do: 'stash', item: 'great-hammer' }],
    [
      'Objective: the wooden token',
      { do: 'resolve-first', due: 'x', cause: { kind: 'text', place: 'objective', id: 'turn-the-wheel' } },
    ],
    [
      'The unknown Totem',
      { do: 'resolve-first', due: 'x', cause: { kind: 'text', place: 'totem', id: 'random' } },
    ],
  ];
  test.each(said.map(([text, act, question]) => ({ text, act, question })))('$text', (one) => {
    const { text, act, question } = one;
    const colour = state.boardTokens.find(({ id }) => id === 'wheel')!.colour;
    expect(n.option({ act }, question && { question })).toBe(text.replace('wooden', colour));
  });

  test('an ability of the turn is told by its card and its own name', () => {
    const found = Object.values(cards.disciplines).flatMap((card) =>
      (card.abilities ?? []).flatMap(({ id, name }) =>
        name && name !== card.name ? [{ card, id, name }] : [],
      ),
    )[0];
    const { card, id, name } = found ?? {
      card: cards.disciplines['font-of-renewal']!,
      id: 'well',
      name: null,
    };
    const act: Act = {
      do: 'use',
      ability: key,
      cause: { kind: 'ability', type: 'discipline', card: card.id, ability: id },
    };
    const full = name === null ? card.name : `${card.name}: ${name}`;
    expect(n.option({ act }, { question: { ask: 'turn' } })).toBe(full);
    expect(n.refused({ act })).toBe(full);
    expect(n.option({ act }, { question: { ask: 'offer', timing: 'to-hit' } })).toBe(name ?? card.name);
  });

  test('what may not be done has no price in its name', () => {
    expect(n.refused({ act: { do: 'move', points: 6 } })).toBe('Move');
    expect(n.refused({ act: { do: 'step', space: [3, 4], cost: 3, unit: 'point' } })).toBe('To 3,4');
    expect(n.refused({ act: { do: 'use-token', token: 'heal', left: 1 } })).toBe('Heal token');
  });

  const notes: readonly (readonly [string, Note])[] = [
    ['defeats: Dangerous Terrain', { note: 'ends-in-dangerous' }],
    ['-2 to the roll', { note: 'to-the-roll', amount: -2 }],
    ['1 Summon token', { note: 'summon-tokens', amount: 1 }],
  ];
  test.each(notes)('beside it: %s', (text, note) => expect(n.note(note)).toBe(text));

  test('the best spending says what it buys', () => {
    const buys = [{ cause: { kind: 'symbols', ...hammer, ability: 'burst' } as const, times: 2 }];
    const act: Act = { do: 'spend-best', worth: 4, buys };
    expect(n.option({ act })).toBe('Best: most damage');
    expect(n.remark({ id: 'best', act })).toBe('Great Hammer: 1 burst ×2');
    expect(n.remark({ id: 'pass', act: { do: 'pass' } })).toBeNull();
  });
});

describe('why an opponent did what it did', () => {
  const counted = { kind: 'counted', figures: [ada.id] } as const;
  const said: readonly (readonly [string, ConditionBecause])[] = [
    ['it has no haste', { kind: 'has-effect', effect: 'haste', has: false }],
    ['it has 3 damage of 12', { kind: 'damage', damage: 3, ofHp: 12 }],
    [`1 hero adjacent (${adaName})`, { ...counted, counted: { who: 'opponents', within: 'adjacent' } }],
    [
      `1 enemy within Range 4 and line of sight (${adaName}), needed 2`,
      { ...counted, counted: { who: 'allies', within: 'range', range: 4 }, needed: 2 },
    ],
    ['0 heroes in its influence', { ...counted, figures: [], counted: { who: 'opponents', within: 'soi' } }],
    [`1 other enemy with damage (${adaName})`, { ...counted, counted: { who: 'hurt-allies' } }],
    [`it can attack: ${adaName}, for example`, { kind: 'could-attack', from: [1, 2], target: ada.id }],
    [
      'always true (ruling C1); it has 2 Energy, but it can do nothing in this step',
      {
        kind: 'not-feasible',
        of: { kind: 'all', of: [{ kind: 'otherwise' }, { kind: 'energy', energy: 2 }] },
      },
    ],
  ];
  test.each(said)('%s', (text, because) => expect(n.condition(because)).toBe(text));

  const removed: readonly (readonly [string, TargetRemoved])[] = [
    ['most damage', { kind: 'priority', priority: 'most-damage' }],
    ['without poison', { kind: 'priority', priority: { without: 'poison' } }],
    ['cannot be chosen: not adjacent', { kind: 'impossible', reason: { why: 'not-adjacent' } }],
  ];
  test.each(removed)('%s', (text, by) => expect(n.targetRemoved(by)).toBe(text));

  const ways: readonly (readonly [string, WayRemoved])[] = [
    ['more Break Attacks (ruling C4)', { kind: 'criterion', criterion: 'more-break-attacks' }],
    ['no better', { kind: 'no-better' }],
    ['as close as it can get', { kind: 'as-far-as-it-gets' }],
  ];
  test.each(ways)('%s', (text, by) => expect(n.wayRemoved(by)).toBe(text));

  test('and why it did not do something else', () => {
    const way = { kind: 'went-there', because: { kind: 'as-far-as-it-gets' } } as const;
    expect(n.whyNotSpace(way)).toBe('it went there: as close as it can get');
    expect(n.whyNotSpace({ kind: 'no-way', points: 5 })).toBe(
      'no route there with 5 movement points (ruling C4)',
    );
    expect(n.whyNotTarget({ kind: 'chosen', because: { kind: 'only-one' } })).toBe(
      'it chose this one: only target in reach',
    );
  });
});

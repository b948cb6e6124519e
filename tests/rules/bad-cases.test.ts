import { describe, expect, test } from 'vitest';
import { ScriptError } from '../../src/engine/index.ts';
import { runAnyCase } from '../../src/sim/cases/any-case.ts';
import { CaseError } from '../../src/sim/cases/case-error.ts';
import { runRuleCase } from '../support/cases.ts';
import { gameContent } from '../support/content.ts';

const remi = { id: 'remi', card: 'remi-moretti', at: [0, 0], sp: 4 };
const foe = { id: 'foe', side: 'combatants', at: [1, 0], stats: { hp: 1 } };
const base = { board: { rows: ['....', '.#..'] }, figures: [remi, foe], active: 'remi' };
const wheel = { id: 'wheel', kind: 'objective', at: [2, 0] };
const turns = { is: 'encounter-action', token: 'wheel', name: 'Turn' };
const objective = (...does: object[]) => ({
  boardTokens: [wheel],
  objectives: [{ id: 'turn', when: turns, do: does }],
});
const figure = (more: object) => ({ figures: [{ ...remi, ...more }, foe] });

describe('a bad field of an encounter, a track or a pack is told with its path', () => {
  test.each<[string, object, RegExp]>([
    [
      'a pack of four',
      figure({ pack: ['cloak', 'cloak', 'quiver', 'quiver'] }),
      /^\$\.figures\[0\]\.pack: .*3 items/,
    ],
    ['an item of a pack', figure({ pack: ['katana'] }), /^\$\.figures\[0\]\.pack\[0\]: .*"katana"/],
    [
      'a name every object has',
      figure({ items: ['constructor'] }),
      /^\$\.figures\[0\]\.items\[0\]: .*"constructor"/,
    ],
    [
      'a pack of a Combatant',
      { figures: [remi, { ...foe, pack: ['cloak'] }] },
      /^\$\.figures\[1\]\.pack: .*no Pack/,
    ],
    ['no place', { figures: [{ ...remi, at: undefined }, foe] }, /^\$\.figures\[0\]\.at: .*missing/],
    [
      'a Used token on no ability of the card',
      figure({ disciplines: [{ ref: 'guardian-angel', used: ['might'] }] }),
      /^\$\.figures\[0\]\.disciplines\[0\]\.used\[0\]: .*"might"/,
    ],
    [
      'a flipped item of one side',
      figure({ items: [{ ref: 'cloak', flipped: true }] }),
      /^\$\.figures\[0\]\.items\[0\]\.flipped: .*FLIP/,
    ],
    ['a familiar', figure({ familiar: { ref: 'cat' } }), /^\$\.figures\[0\]\.familiar: .*"cat"/],
    ['a summoner', figure({ summoner: 'zeke' }), /^\$\.figures\[0\]\.summoner: .*"zeke"/],
    ['its own summoner', figure({ summoner: 'remi' }), /^\$\.figures\[0\]\.summoner: .*another figure/],
    ['a Defeated one whose turn it is', figure({ defeated: true }), /^\$\.active: .*not Defeated/],
    ['nobody on a card', { initiative: ['remi', []] }, /^\$\.initiative\[1\]: expected at least one figure/],
    ['a stranger on a card', { initiative: [['remi', 'zeke']] }, /^\$\.initiative\[0\]\[1\]: .*"zeke"/],
    [
      'one on two cards',
      { initiative: ['remi', { figures: ['foe', 'remi'] }] },
      /^\$\.initiative\[1\]\.figures\[1\]: .*once/,
    ],
    [
      'a plank on a pillar',
      { board: { ...base.board, planks: [[1, 1]] } },
      /^\$\.board\.planks\[0\]: .*Obstructing/,
    ],
    [
      'a board beyond any of ours',
      { board: { rows: ['.'.repeat(101)] } },
      /^\$\.board\.rows\[0\]: .*at most 100 spaces/,
    ],
    [
      'more rows than any of ours',
      { board: { rows: Array(101).fill('.') } },
      /^\$\.board\.rows: .*at most 100 rows/,
    ],
    [
      'a plank off the board',
      { board: { ...base.board, planks: [[9, 1]] } },
      /^\$\.board\.planks\[0\]: .*void/,
    ],
    [
      'two tokens of one id',
      { boardTokens: [wheel, wheel] },
      /^\$\.boardTokens\[1\]\.id: .*"wheel" is taken/,
    ],
    [
      'a token of no kind',
      { boardTokens: [{ ...wheel, kind: 'door' }] },
      /^\$\.boardTokens\[0\]\.kind: expected one of/,
    ],
    ['a card of no deck', { lootDeck: ['silver'] }, /^\$\.lootDeck\[0\]: expected a loot card/],
    ['a stash', { stash: ['katana'] }, /^\$\.stash\[0\]: .*"katana"/],
    ['loot', { loot: { red: { items: ['katana'] } } }, /^\$\.loot\.red\.items\[0\]: .*"katana"/],
    [
      'an effect of loot',
      { loot: { red: { effects: [{ do: 'dance' }] } } },
      /^\$\.loot\.red\.effects\[0\]\.do: expected one of/,
    ],
    [
      'Dynamite in two places',
      { dynamite: [{ at: [0, 0], carrier: 'remi' }] },
      /^\$\.dynamite\[0\]: .*either at or carrier/,
    ],
    ['Dynamite of nobody', { dynamite: [{ carrier: 'zeke' }] }, /^\$\.dynamite\[0\]\.carrier: .*"zeke"/],
    [
      'Dynamite off the board',
      { dynamite: [{ at: [9, 9] }] },
      /^\$\.dynamite\[0\]\.at: .*space of the board/,
    ],
    [
      'an Objective at no token',
      { objectives: [{ id: 'turn', when: turns }] },
      /^\$\.objectives\[0\]\.when\.token: .*"wheel"/,
    ],
    [
      'an Achievement by an action',
      { boardTokens: [wheel], achievements: [{ id: 'a', when: turns }] },
      /^\$\.achievements\[0\]\.when\.is: .*by itself/,
    ],
    [
      'a trigger of no kind',
      { objectives: [{ id: 'a', when: { is: 'dawn' } }] },
      /^\$\.objectives\[0\]\.when\.is: expected one of/,
    ],
    [
      'two Objectives of one id',
      { ...objective(), achievements: [{ id: 'turn', when: { is: 'round-begins', round: 2 } }] },
      /^\$\.achievements\[0\]\.id: .*"turn" is taken/,
    ],
    [
      'a spawn of nobody',
      objective({ do: 'spawn', card: 'dragon', at: [3, 0] }),
      /^\$\.objectives\[0\]\.do\[0\]\.card: .*"dragon"/,
    ],
    [
      'a spawn off the board',
      objective({ do: 'spawn', card: 'silt-imp', at: [9, 0] }),
      /^\$\.objectives\[0\]\.do\[0\]\.at: .*space of the board/,
    ],
    [
      'an end there is not',
      objective({ do: 'end', condition: 'won' }),
      /^\$\.objectives\[0\]\.do\[0\]\.condition: .*"won"/,
    ],
    [
      'a token to remove, inside a check',
      objective({
        do: 'check',
        skill: 'presence',
        difficulty: 5,
        pass: [],
        fail: [{ do: 'remove-token', token: 'door' }],
      }),
      /^\$\.objectives\[0\]\.do\[0\]\.fail\[0\]\.token: .*wheel.*"door"/,
    ],
    [
      'an operation of no kind',
      objective({ do: 'sing' }),
      /^\$\.objectives\[0\]\.do\[0\]\.do: expected one of/,
    ],
    [
      'a fallen card',
      { achievements: [{ id: 'a', when: { is: 'defeated', card: 'dragon' } }] },
      /^\$\.achievements\[0\]\.when\.card: .*"dragon"/,
    ],
    ['done of nothing', { done: ['turn'] }, /^\$\.done\[0\]: .*"turn"/],
    [
      'an end of no kind',
      { endConditions: [{ result: 'won', when: { is: 'noon' } }] },
      /^\$\.endConditions\[0\]\.when.*: expected .*told/,
    ],
  ])('%s', (_name, more, says) => {
    const run = () => runRuleCase({ ...base, ...more });
    expect(run).toThrow(CaseError);
    expect(run).toThrow(says);
  });
});

describe('a script of draws', () => {
  const loot = {
    ...base,
    lootDeck: ['item'],
    decisions: ['attack:foe', 'no'],
    rolls: [
      ['purple', 4],
      ['purple', 4],
      ['white', 1],
      ['white', 1],
    ],
  };

  test('gives what it names, whatever comes first', () => {
    for (const name of ['cloak', 'quiver'])
      expect(runRuleCase({ ...loot, draws: [name] }).encounter.figures.remi?.pack).toEqual([name]);
  });

  test.each([
    [
      'names what cannot come',
      { draws: ['great-hammer'] },
      /draw 1: the script has great-hammer, the rules draw one of/,
    ],
    ['has one left over', { draws: ['cloak', 'quiver'] }, /draw 2 is left unused: quiver/],
  ])('that %s is told', (_name, more, says) => {
    const run = () => runRuleCase({ ...loot, ...more });
    expect(run).toThrow(ScriptError);
    expect(run).toThrow(says);
  });
});

test.each<[string, object]>([
  ['Middara', base],
  ['a guest', { game: 'folklore', begin: {} }],
])('a case of %s in a newer format says so, and what to do, before all else', (_game, one) => {
  const newer = { ...one, version: 2, unheardOf: true };
  expect(() => runAnyCase(newer, () => gameContent.cards, '$[3]')).toThrow(
    '$[3].version: expected version 1 or older: update this app to read a newer file, got 2',
  );
});

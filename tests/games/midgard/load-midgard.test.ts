import { describe, expect, test } from 'vitest';
import type { GuestFile } from '../../../src/check/guest-content.ts';
import { readContentFolder } from '../../../src/content/files/node-files.ts';
import { doubtsOf } from '../../../src/games/midgard/doubts.ts';
import { loadMidgard } from '../../../src/games/midgard/load-midgard.ts';
import { warningLine } from '../../../src/words/en/doubts.ts';
import { problemLines } from '../../../src/words/en/problems.ts';

const files: readonly GuestFile[] = readContentFolder('content/guests/midgard').map(
  ({ path, text = '' }) => ({
    path,
    text,
  }),
);
const { content, problems } = loadMidgard(files);

/** The content with one file written otherwise. */
function withFile(name: string, change: object): GuestFile[] {
  const there = files.find(({ path }) => path.endsWith(`/${name}.json`))!;
  const text = JSON.stringify({ ...JSON.parse(there.text), ...change });
  return files.map((file) => (file === there ? { path: file.path, text } : file));
}
const without = (...names: readonly string[]) =>
  files.filter(({ path }) => !names.some((name) => path.endsWith(`/${name}.json`)));
const withAlso = (folder: string, card: { readonly id: string }): GuestFile[] => [
  ...files,
  { path: `midgard/${folder}/${card.id}.json`, text: JSON.stringify(card) },
];
const linesOf = (changed: readonly GuestFile[]): string[] => problemLines(loadMidgard(changed).problems);

describe('the content of Midgard', () => {
  test('has nothing wrong, and nothing to doubt', () => {
    expect(problemLines(problems)).toEqual([]);
    expect(doubtsOf(content).map(warningLine)).toEqual([]);
  });

  test('is none of Middara’s', () => {
    expect(readContentFolder('content').filter(({ path }) => path.includes('guests'))).toEqual([]);
  });

  test('has a hash of what rules read, and of no sentence', () => {
    const reworded = { name: 'Jack', text: 'Somebody else.' };
    expect(loadMidgard(withFile('heroes/drover', reworded)).content.hash).toBe(content.hash);
    const boss = { ...content.adventures['dry-well']!.boss, name: 'Jack' };
    expect(loadMidgard(withFile('adventures/dry-well', { boss })).content.hash).toBe(content.hash);
    expect(loadMidgard(withFile('heroes/drover', { flag: 2 })).content.hash).not.toBe(content.hash);
    expect(loadMidgard([...files].reverse()).content.hash).toBe(content.hash);
  });
});

/** Every card that has a text, by folder and id. */
const texts = Object.entries(content).flatMap(([folder, cards]) =>
  Object.values<{ readonly id: string; readonly text?: string }>(
    typeof cards === 'string' ? {} : cards,
  ).flatMap((card) =>
    card.text === undefined ? [] : [{ folder, at: `${folder}/${card.id}`, text: card.text, card }],
  ),
);

describe('the texts of Midgard', () => {
  test('are one or two short sentences', () => {
    expect(texts.length).toBe(180);
    for (const { at, text } of texts) {
      expect(text.match(/[.!?](?= |$)/g)?.length, at).toBeLessThanOrEqual(2);
      expect(text.length, at).toBeLessThanOrEqual(150);
    }
  });

  /** Every number of what a card does: of an object in it, too. */
  const numbersIn = (value: unknown): number[] => {
    if (typeof value === 'number') return [Math.abs(value)];
    if (typeof value !== 'object' || value === null) return [];
    return Object.values(value).flatMap(numbersIn);
  };

  test('say the numbers of what the card does in their first sentence', () => {
    const others = ['id', 'needs', 'copies', 'value', 'city', 'task'];
    for (const { folder, at, text, card } of texts) {
      if (!['goods', 'spells', 'skills', 'destiny', 'treasures', 'rewards', 'artifacts'].includes(folder))
        continue;
      const does = Object.entries(card).filter(([key]) => !others.includes(key));
      if (JSON.stringify(card).includes('"guardian"')) continue;
      const [first = ''] = text.split(/(?<=\.) /);
      for (const number of numbersIn(Object.fromEntries(does))) expect(first, at).toContain(`${number}`);
    }
  });
});

describe('what is wrong with a file of Midgard is told with file and place:', () => {
  type Slip = [name: string, change: object, ...words: string[]];
  const boss = content.adventures['dry-well']!.boss;

  test.each<Slip>([
    ['heroes/drover', { lp: '5' }, 'heroes/drover.json', '$.lp', 'a number', '"5"'],
    ['heroes/drover', { vigour: 3 }, '$.vigour'],
    ['heroes/drover', { id: 'driver' }, '$.id', '"drover", the name of the file'],
    ['heroes/drover', { goods: Array(6).fill('knife') }, '$.goods', 'at most 5'],
    ['cities/owlstone', { number: 13 }, '$.number', '13'],
    ['cities/owlstone', { trade: 'spels' }, '$.trade', '"spels"', 'spells'],
    ['actions/a-2-luck', { actions: 5 }, '$.actions', '5'],
    ['actions/a-2-luck', { use: { look: true } }, '$.use', 'luck'],
    ['actions/a-2-reaction-4', { use: { reaction: 4 } }, '$.use.reaction', '4'],
    ['tokens/salt-ledger', { resistance: 8 }, '$.resistance', 'one of 9', '8'],
    ['tokens/salt-ledger', { task: 3 }, '$.task', '3'],
    ['tokens/salt-ledger', { abilities: [] }, '$.abilities'],
    ['tokens/salt-ledger', { carried: 'hand' }, '$.carried', '"hand"'],
    ['randoms/ogre', { kind: 'giant' }, '$.kind', '"giant"'],
    ['randoms/ogre', { copies: { short: 1 } }, '$.copies.long'],
    ['randoms/curfew', { leaving: 1 }, '$.leaving', '1'],
    ['goods/axe', { needs: {} }, '$.needs', 'at least one of strength'],
    ['goods/strength-draught', { use: { attak: 4 } }, '$.use'],
    ['spells/ember', { does: { combat: { damage: 2 } } }, '$.does.combat'],
    ['skills/robust', { adds: { lp: 0 } }, '$.adds.lp', 'a number that is not 0'],
    ['destiny/storm', { does: { gold: 0 } }, '$.does.gold', 'a number that is not 0'],
    ['treasures/ring-of-the-ox', { worn: 'crown' }, '$.worn', '"crown"'],
    ['rewards/full-purse', { does: { gold: -1 } }, '$.does.gold', '-1'],
    ['artifacts/bell', { reactions: 1 }, '$.reactions', '1'],
    ['adventures/dry-well', { boss: { ...boss, loss: 0 } }, '$.boss.loss', '0'],
    ['challenges/c-1-ability', { fails: 'al-card' }, '$.fails', '"al-card"', 'all-card'],
    ['shadows/shadow-of-noon', { level: 5 }, '$.level', '5'],
    ['pack', { game: 'folklore' }, 'pack.json', '$.game', '"folklore"'],
  ])('%s with %j', (name, change, ...words) => {
    const told = linesOf(withFile(name, change)).join('\n');
    for (const word of words) expect(told).toContain(word);
  });

  test.each<Slip>([
    ['heroes/drover', { skill: 'spelcasting' }, '$.skill', '"spelcasting"', 'spellcasting'],
    ['heroes/drover', { goods: ['knif'] }, '$.goods[0]', '"knif"', 'knife'],
    ['randoms/found-rope', { good: 'roep' }, '$.good', '"roep"', 'rope'],
    ['randoms/forged-kite', { copies: { short: 1, long: 1 } }, '$.copies.short', 'the cities 1 to 6'],
    ['randoms/curfew', { leaving: undefined }, 'curfew.json: $:', 'at least one thing that it does'],
    ['goods/axe', { attack: undefined }, '$.attack', 'every weapon has attack'],
    ['goods/buckler', { defense: undefined }, '$.defense', 'every shield has defense'],
    ['goods/helmet', { lp: undefined }, '$.lp', 'every helmet has lp'],
    ['goods/rope', { attack: 2 }, '$.attack', 'attack is of weapon alone'],
    ['goods/rope', { lp: 2 }, '$.lp', 'lp is of armor and helmet alone'],
    ['skills/robust', { adds: undefined }, 'robust.json: $:', 'at least one thing that it does'],
    ['treasures/ring-of-one-answer', { single: undefined }, 'at least one thing that it does'],
    ['artifacts/bell', { reactions: undefined }, 'at least one thing that it does'],
    ['rewards/bell', { does: { artifact: 'bel' } }, '$.does.artifact', '"bel"', 'bell'],
    ['adventures/dry-well', { item: 'ropes' }, '$.item', '"ropes"', 'rope'],
    ['challenges/c-3-strength-2', { creature: 'oger' }, '$.creature', '"oger"', 'ogre'],
    ['challenges/c-3-strength-2', { creature: 'curfew' }, '$.creature', '"curfew"'],
    ['challenges/c-1-solution', { fails: 'lp' }, '$.asks', 'a card that nobody fails'],
  ])('%s with %j, held against the others', (name, change, ...words) => {
    const told = linesOf(withFile(name, change)).join('\n');
    for (const word of [name.split('/').at(-1)!, ...words]) expect(told).toContain(word);
  });

  test('cities, tokens and shadows that are twice, and those that are nowhere', () => {
    const numbers = linesOf(withFile('cities/owlstone', { number: 12 })).join('\n');
    expect(numbers).toContain('owlstone.json: $.number: expected a number that no other city has, got 12');
    expect(numbers).toContain('cities: $: expected a city with the number 11');
    expect(linesOf(withFile('cities/larkstile', { trade: 'spells' })).join('\n')).toContain(
      'quillmark.json: $.trade: expected a trade that no other city of the short table has',
    );
    const tasks = linesOf(withFile('tokens/white-hammer', { task: 1 })).join('\n');
    expect(tasks).toContain('white-hammer.json: $.task: expected a task that no other token belongs to');
    expect(tasks).toContain('tokens: $: expected a token for the task 2 of the city 12');
    expect(tasks).toContain('forged-hammer.json: $.task: expected a token for the task 2 of the city 12');
    const shadows = linesOf(withFile('shadows/shadow-of-noon', { level: 1 })).join('\n');
    expect(shadows).toContain('$.level: expected a level that no other shadow has');
    expect(shadows).toContain('shadows: $: expected a shadow of level 4');
  });

  test.each<readonly [string, readonly GuestFile[], string]>([
    ['heroes', without('heroes/drover'), 'heroes: $: expected at least 4: one for every seat, got 3'],
    ['treasures', without('ring-of-the-ox'), 'treasures: $: expected at least 12: one for every city'],
    ['actions', files.filter(({ path }) => !path.includes('/a-3-')), 'actions: $: expected at least 30'],
    ['randoms', without('randoms/ogre'), 'add up to 18 on the short table, three for every city, got 17'],
    ['randoms', without('randoms/ogre'), 'add up to 36 on the long table, three for every city, got 34'],
    ['adventures', without('dry-well'), 'adventures: $: expected 3 cards of level 1, got 2'],
    ['challenges', without('c-2-ability'), 'challenges: $: expected 10 cards of level 2, got 9'],
    ['destiny', files.filter(({ path }) => !path.includes('/destiny/')), 'destiny: $: expected at least 1'],
    [
      'spells',
      files.filter(({ path }) => !path.includes('/spells/')),
      'spells: $: expected at least one card',
    ],
    ['spells', files.filter(({ path }) => !path.includes('/spells/')), 'as many as a hero may choose'],
    [
      'goods',
      files.filter(({ text }) => !text.includes('"weapons",')),
      'goods: $: expected at least one card',
    ],
  ])('too few %s', (_, changed, words) => expect(linesOf(changed).join('\n')).toContain(words));

  test('what is no JSON, and what lies nowhere', () => {
    const broken = [...files, { path: 'midgard/spells/a.json', text: '{ "id": }' }];
    expect(linesOf(broken).join('\n')).toContain('spells/a.json');
    const [line] = linesOf([...files, { path: 'midgard/villains/a.json', text: '{}' }]);
    expect(line).toContain('villains/a.json');
  });

  test('all of it at once; but not what a file that is left out may bring', () => {
    const slips = withFile('actions/a-2-luck', { hearts: -1, actions: 9 }).map((file) =>
      file.path.endsWith('/shadow-of-noon.json') ? { ...file, text: '{}' } : file,
    );
    const { problems: found } = loadMidgard(slips);
    const places = found.map(({ file, path }) => `${file.split('/').at(-1)} ${path}`);
    expect(places).toContain('a-2-luck.json $.actions');
    expect(places).toContain('a-2-luck.json $.hearts');
    expect(places).toContain('shadow-of-noon.json $.level');
    expect(places.filter((place) => !place.includes('.json'))).toEqual([]);
  });
});

describe('what is legal in Midgard, and surely not meant', () => {
  test.each<readonly [string, object, RegExp]>([
    ['heroes/drover', { name: 'The Almoner' }, /drover\.json: \$\.name: warning: .*the same/],
    ['heroes/drover', { strength: 8, goods: ['axe'] }, /drover\.json: \$\.goods\[0\]: warning: .*beyond/],
    ['heroes/drover', { skill: 'robust', strength: 9 }, /drover\.json: \$\.skill: warning: .*beyond/],
    ['actions/a-2-luck', { copies: 0 }, /a-2-luck\.json: \$\.copies: warning: nobody ever draws it/],
    ['randoms/forged-yoke', { value: 19 }, /forged-yoke\.json: \$\.value: warning: .*never told/],
    ['rewards/bell', { copies: 0 }, /artifacts\/bell\.json: \$: warning: nobody ever gets it/],
    ['heroes/almoner', { goods: [] }, /goods\/mace\.json: \$\.pile: warning: nobody ever has it/],
    ['goods/horse', { gait: undefined }, /goods\/horse\.json: \$: warning: it does nothing/],
  ])('%s with %j is doubted, and no fault', (name, change, says) => {
    const { content: changed, problems: found } = loadMidgard(withFile(name, change));
    expect(found).toEqual([]);
    expect(doubtsOf(changed).map(warningLine)).toContainEqual(expect.stringMatching(says));
  });

  test('a token that lies on neither table', () => {
    const ogre = { ...content.randoms.ogre!, id: 'giant', name: 'Giant', copies: { short: 0, long: 0 } };
    const { content: changed, problems: found } = loadMidgard(withAlso('randoms', ogre));
    expect(found).toEqual([]);
    expect(doubtsOf(changed).map(warningLine)).toEqual([
      expect.stringMatching(/giant\.json: \$\.copies: warning: it never lies in a city/),
    ]);
  });
});

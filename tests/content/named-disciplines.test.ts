import { expect, test } from 'vitest';
import { readContentFolder } from '../../src/content/files/node-files.ts';
import { type ContentFile, loadContent } from '../../src/content/index.ts';
import { cardText, plainText } from '../../src/words/en/cards/card-text.ts';
import { problemLine } from '../../src/words/en/problems.ts';

const built = readContentFolder('content');
const file = (path: string, json: unknown): ContentFile => ({ path: `my/${path}`, json, own: true });
const manifest = {
  ...{ id: 'my', name: 'My', version: '1.0.0', engine: '*', authors: ['me'] },
  ...{ licence: 'mine', description: 'mine' },
};
const discipline = (id: string, ability: object) => ({
  ...{ id, type: 'discipline', name: id === 'calling' ? 'The Calling' : 'Many Friends' },
  ...{ sources: { default: 'original' }, tree: 'assemblage', level: 1, xp: 3, abilities: [ability] },
});
const gains = { do: 'gain-token', token: 'summon', amount: 1, to: { who: 'self' } };

const load = (named: string) =>
  loadContent([
    ...built,
    file('pack.json', manifest),
    file('disciplines/calling.json', discipline('calling', { id: 'a', when: 'action', effects: [gains] })),
    file(
      'disciplines/many-friends.json',
      discipline('many-friends', {
        id: 'a',
        when: 'gains-token',
        conditions: { if: [{ is: 'gained', token: 'summon', discipline: named }] },
        effects: [gains],
      }),
    ),
    // Combatants are loaded before any Discipline is.
    file('combatants/miser.json', {
      ...{ id: 'miser', extends: 'uncommon-animate', name: 'Miser' },
      abilities: [
        {
          ...{ id: 'a', when: 'gains-token', of: { side: 'opponent', within: 'board' } },
          conditions: { if: [{ is: 'gained', token: 'summon', discipline: named }] },
          effects: [{ do: 'heal', amount: 1, to: { who: 'self' } }],
        },
      ],
    }),
  ]);

test('a card may answer what a Discipline gives: of its own pack, or a built-in one', () => {
  for (const [named, id] of [
    ['calling', 'my:calling'],
    ['summoning', 'summoning'],
  ] as const) {
    const { problems, cards } = load(named);
    expect(problems).toEqual([]);
    const card = cards.disciplines['my:many-friends']!;
    expect(card.abilities[0]!.conditions!.if).toMatchObject([{ discipline: id }]);
    expect(plainText(cardText(card))).toContain(`When you gain Summon tokens by`);
  }
});

test('one that no file is of is told at its place, with what was meant', () => {
  expect(load('callin').problems.map((one) => problemLine(one))).toEqual([
    expect.stringMatching(/miser\.json: \$\.abilities\[2\]\.conditions\.if\[0\]\.discipline: .*"calling"/),
    expect.stringMatching(
      /many-friends\.json: \$\.abilities\[0\]\.conditions\.if\[0\]\.discipline: .*"callin" \(did you mean "calling"\?\)/,
    ),
  ]);
});

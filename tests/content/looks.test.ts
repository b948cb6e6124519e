import { describe, expect, test } from 'vitest';
import { figureOfCard } from '../../src/art/figures/look-of.ts';
import { readContentFolder } from '../../src/content/files/node-files.ts';
import { loadContent } from '../../src/content/index.ts';
import { problemLines } from '../../src/words/en/problems.ts';

const whole = readContentFolder('content');

/** The content with a text of one file put in another's place. */
function withText(file: string, from: string, to: string) {
  const path = `content/base/${file}.json`;
  const changed = whole.map((one) =>
    one.path === path ? { ...one, text: (one.text ?? '').replace(from, to) } : one,
  );
  if (changed.every((one, i) => one.text === whole[i]!.text)) throw new Error(`nothing changed in ${file}`);
  return loadContent(changed);
}

describe('what a figure is drawn of, in its card', () => {
  test.each([
    ['adventurers/faunus', '"hair": "curly"', '"hair": "curley"', '$.look.hair', 'did you mean "curly"?'],
    [
      'combatants/animate',
      '"plan": "construct"',
      '"plan": "constuct"',
      '$.look.plan',
      'did you mean "construct"?',
    ],
    [
      'combatants/animate',
      '"plan": "construct"',
      '"plan": "construct", "hair": "bob"',
      '$.look.hair',
      'no other fields',
    ],
    ['combatants/animate', '"#8c8f98"', '"grey"', '$.look.colours.body', 'a colour as #'],
    ['adventurers/faunus', '"turn": -24', '"turn": "left"', '$.look.held[0].turn', 'a number'],
  ])('%s with %s as %s is refused, and says where', (file, from, to, path, said) => {
    const [line] = problemLines(withText(file, from, to).problems);
    expect(line).toContain(path);
    expect(line).toContain(said);
  });

  test('is no part of what games are stamped with: a game of before stays of the same content', () => {
    const { cards, packs, problems } = withText('combatants/animate', '"#8c8f98"', '"#123456"');
    expect(problems).toEqual([]);
    expect(cards.combatants.animate!.look!.colours).toMatchObject({ body: '#123456' });
    const before = loadContent(whole);
    expect(cards.hash).toBe(before.cards.hash);
    expect(packs.map(({ hash }) => hash)).toEqual(before.packs.map(({ hash }) => hash));
  });

  test('may be left out: something that goes with the card is chosen, and always the same', () => {
    const { cards } = loadContent(whole);
    for (const id of Object.keys(cards.combatants)) {
      const { look: _, family: _of, ...card } = cards.combatants[id]!;
      const bare = { ...cards, combatants: { [id]: card } };
      expect(figureOfCard(bare, id)!.parts.length, id).toBeGreaterThan(5);
      expect(figureOfCard(bare, id)).toEqual(figureOfCard(bare, id));
    }
    for (const id of Object.keys(cards.adventurers)) {
      const { look: _, ...card } = cards.adventurers[id]!;
      expect(figureOfCard({ ...cards, adventurers: { [id]: card } }, id)!.bust, id).toBe(true);
    }
    expect(figureOfCard(cards, 'nobody')).toBeNull();
  });
});

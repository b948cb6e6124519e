import { describe, expect, test } from 'vitest';
import { type Cause, type Question, type QuestionKey, TIMINGS } from '../../../../src/engine/index.ts';
import { en } from '../../../../src/words/en/index.ts';
import { title } from '../../../../src/words/en/ui/asks.ts';
import { gameContent } from '../../../support/content.ts';
import { sessionOf } from '../../../support/table-of-memory.ts';

const { position } = sessionOf('titles');
const { id: figure } = position.state.figures[0]!;
const { id: foe } = position.state.figures.at(-1)!;
const telling = en.tell(position);
const cause: Cause = { kind: 'ability', type: 'item', card: 'angel-symbols', ability: 'symbol' };

const QUESTIONS: { readonly [A in QuestionKey]: readonly Question[] } = {
  placement: [{ ask: 'placement' }],
  turn: [{ ask: 'turn' }],
  'next-turn': [{ ask: 'next-turn' }],
  'status-order': [{ ask: 'status-order' }],
  'which-first': [{ ask: 'which-first' }],
  move: [
    { ask: 'move', left: 4, unit: 'point' },
    { ask: 'move', left: 1, unit: 'point' },
    { ask: 'move', left: 2, unit: 'space' },
  ],
  'moved-where': [{ ask: 'moved-where', moved: foe }],
  'moved-how-far': [
    { ask: 'moved-how-far', moved: foe, how: 'push' },
    { ask: 'moved-how-far', moved: foe, how: 'pull' },
  ],
  where: (['return', 'go', 'end'] as const).map((does) => ({ ask: 'where', figure, does })),
  'summoned-where': [{ ask: 'summoned-where', card: 'x' }],
  'spawned-where': [{ ask: 'spawned-where', card: 'x' }],
  'which-space': [{ ask: 'which-space', cause }],
  'terrain-where': (['normal', 'muck', 'hindering'] as const).map((terrain) => ({
    ask: 'terrain-where',
    cause,
    terrain,
  })),
  'dynamite-where': [{ ask: 'dynamite-where' }],
  story: [{ ask: 'story', choice: 'x' }],
  'who-carries': [{ ask: 'who-carries', token: 'x' }],
  'who-checks': [{ ask: 'who-checks', cause }],
  'who-loses': [{ ask: 'who-loses', cause }],
  'piece-where': [{ ask: 'piece-where', piece: 'x' }],
  'attack-whom': [{ ask: 'attack-whom' }],
  empower: [{ ask: 'empower', sp: 1 }],
  'empower-spell': [{ ask: 'empower-spell' }],
  dodge: [{ ask: 'dodge', attacker: foe }],
  'break-attack': [{ ask: 'break-attack', mover: foe }],
  counter: [{ ask: 'counter', attacker: foe }],
  'spend-symbols': [{ ask: 'spend-symbols', goal: 'damage' }],
  resist: [{ ask: 'resist', caster: foe }],
  'which-dodge-roll': [{ ask: 'which-dodge-roll' }],
  'dodge-again': [{ ask: 'dodge-again', rolled: [] }],
  'combat-dice': [{ ask: 'combat-dice' }],
  upgrades: [
    { ask: 'upgrades', of: 'conviction' },
    { ask: 'upgrades', of: 'casting' },
  ],
  vow: [{ ask: 'vow', cause, type: 'magic' }],
  'which-dice': [{ ask: 'which-dice' }],
  'which-face': [{ ask: 'which-face' }],
  'die-face': [
    { ask: 'die-face', die: 'purple', purpose: 'attack' },
    { ask: 'die-face', die: 'purple', dice: ['purple', 'white'], purpose: 'attack' },
  ],
  offer: TIMINGS.map((timing) => ({ ask: 'offer', timing })),
  'about-to-fall': [{ ask: 'about-to-fall' }],
  use: [{ ask: 'use', cause }],
  whom: [{ ask: 'whom', cause }],
  whether: idsOf('optional').map((id) => ({ ask: 'whether', cause, id })),
  'how-many': [{ ask: 'how-many', cause, id: 'x' }],
  'which-part': [{ ask: 'which-part', cause }],
  'which-effect': [{ ask: 'which-effect', cause }],
  'which-card': [{ ask: 'which-card', cause }],
  'which-exalted': [{ ask: 'which-exalted', cause }],
  'which-discipline': [{ ask: 'which-discipline', cause }],
  're-equip': [{ ask: 're-equip' }],
  trade: [{ ask: 'trade' }],
  'pack-over-full': [{ ask: 'pack-over-full', most: 3 }],
  'pack-full': [{ ask: 'pack-full', item: 'x', card: 'x' }],
  'who-gains': [{ ask: 'who-gains', item: 'x' }],
  'which-ware': [
    { ask: 'which-ware', cause },
    { ask: 'which-ware', cause, gold: 5 },
  ],
  'whose-companion': [{ ask: 'whose-companion', companion: 'x' }],
};

/** The ids of all choices of that sort that cards put to their players. */
function idsOf(sort: string, value: unknown = gameContent.cards): string[] {
  if (value === null || typeof value !== 'object') return [];
  const inner = Object.values(value).flatMap((one) => idsOf(sort, one));
  return 'do' in value && value.do === sort && 'id' in value ? [String(value.id), ...inner] : inner;
}

describe('the title of a question', () => {
  const all = Object.values(QUESTIONS).flat();
  const names = [figure, foe].map((id) => telling.figure(id));

  test('there are cards that ask whether', () => expect(QUESTIONS.whether.length).toBeGreaterThan(1));

  test.each(all.map((question) => [JSON.stringify(question), question] as const))('%s', (_, question) => {
    const said = title({ question, figure }, telling);
    const counted = names.reduce((text, name) => text.replaceAll(name, 'Name'), said);
    expect(counted.split(' ').length, said).toBeLessThanOrEqual(4);
    expect(said).toMatch(/^[A-Z0-9]/);
    expect(said).not.toMatch(/undefined|null|[a-z]-[a-z]/);
  });

  test('says whom it is about where that is a person', () => {
    for (const question of [
      { ask: 'dodge', attacker: foe },
      { ask: 'about-to-fall' },
      { ask: 'turn' },
    ] as const)
      expect(title({ question, figure }, telling)).toContain(telling.figure(figure));
  });

  test('two answers that are given differently have no title in common', () => {
    const said = (question: Question) => title({ question, figure }, telling);
    expect(said({ ask: 'upgrades', of: 'conviction' })).not.toBe(said({ ask: 'upgrades', of: 'casting' }));
    expect(said({ ask: 'offer', timing: 'to-hit' })).not.toBe(
      said({ ask: 'offer', timing: 'determine-damage' }),
    );
  });
});

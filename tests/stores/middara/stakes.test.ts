import { describe, expect, test } from 'vitest';
import type { Option, Prompt } from '../../../src/engine/index.ts';
import { stakeOf } from '../../../src/stores/middara/stakes.ts';
import { arena, brute, hero } from '../../support/arena.ts';
import { adventurer, playFrom, scene, zeke } from '../../support/encounter-arena.ts';
import { gameContent } from '../../support/games.ts';
import { rooksTurn } from '../../support/rooks-turn.ts';

const optionOf = ({ options }: Prompt, id: RegExp): Option => options.find((one) => id.test(one.id))!;

/** Of an answer to the open question. */
function at(session: ReturnType<typeof playFrom>, id: RegExp) {
  const { encounter } = arena({ figures: [hero('nova', [0, 0])] });
  const position = { cards: gameContent.cards, encounter, state: session.state };
  return stakeOf(position, session.pending!, optionOf(session.pending!, id));
}

describe('ending a turn', () => {
  const turn = (sp: number) =>
    playFrom(
      arena({
        figures: [hero('nova', [0, 0], {}, { sp }), brute('ogre', [1, 0])],
        active: 'nova',
        initiative: ['nova', 'ogre'],
      }),
    );

  test('is asked about where SP are left that would still do something', () => {
    const stake = at(turn(3), /^end-turn/);
    expect(stake).toEqual({ stake: 'end-turn', figure: 'nova', sp: 3, could: ['move', 'attack'] });
  });

  test('is not where nothing is left to do with them but change equipment, or none are left', () => {
    const session = turn(3);
    const few = session.pending!.options.filter(({ act }) => act.do === 'end-turn' || act.do === 're-equip');
    const position = { ...arena({ figures: [hero('nova', [0, 0])] }), state: session.state };
    expect(stakeOf(position, { ...session.pending!, options: few }, few.at(-1)!)).toBeNull();
  });

  test('an attack on an opponent, a move and an ability are nothing to ask about', () => {
    expect(at(turn(3), /^attack/)).toBeNull();
    expect(at(turn(3), /^move/)).toBeNull();
  });
});

test('striking a friend is asked about: by an attack, and by what harms whoever is chosen', () => {
  const session = rooksTurn(['gore-shot'], [zeke([1, 0]), brute('ogre', [4, 0])]);
  const ally = session.pending!.options.find(({ act }) => act.do === 'attack-ally');
  if (ally)
    expect(at(session, new RegExp(`^${ally.id}$`))).toMatchObject({ stake: 'friend', target: 'zeke' });
  session.decide(session.pending!.options.find(({ id }) => id.includes('gore-shot'))!.id);
  while (session.pending!.kind !== 'choose-target') session.decide(session.pending!.options.at(-1)!.id);
  expect(at(session, /zeke/)).toEqual({ stake: 'friend', figure: 'rook', target: 'zeke' });
  expect(at(session, /ogre/)).toBeNull();
});

test('a positive effect for a friend is nothing to ask about, one that is drawn among the negative is', () => {
  const session = rooksTurn([], [zeke([1, 0]), brute('ogre', [4, 0])], {
    rook: { items: ['bottled-blessing'] },
  });
  session.decide(session.pending!.options.find(({ id }) => id.includes('bottled-blessing'))!.id);
  expect(session.pending!.kind).toBe('choose-target');
  expect(at(session, /zeke/)).toBeNull();

  const blessing = gameContent.cards.items['bottled-blessing']!;
  const text = JSON.stringify(blessing).replace('"barrier"', '"random-negative"');
  const items = { ...gameContent.cards.items, 'bottled-blessing': JSON.parse(text) as typeof blessing };
  const position = { ...arena({ figures: [hero('nova', [0, 0])] }), state: session.state };
  const cursing = { ...position, cards: { ...gameContent.cards, items } };
  const answer = optionOf(session.pending!, /zeke/);
  expect(stakeOf(cursing, session.pending!, answer)).toMatchObject({ stake: 'friend', target: 'zeke' });
});

test('passing where a figure falls is asked about', () => {
  const position = scene({
    figures: [adventurer('rook', [0, 0]), zeke([1, 0])],
    active: 'rook',
    initiative: ['rook', 'zeke'],
  });
  const pass = { id: 'pass', act: { do: 'pass' } } as const;
  const prompt = (question: Prompt['question']): Prompt => ({
    kind: 'reaction',
    seat: 'seat-1',
    figure: 'rook',
    question,
    rule: 'p.48',
    options: [pass],
  });
  const stake = (question: Prompt['question']) => stakeOf(position, prompt(question), pass);
  expect(stake({ ask: 'about-to-fall' })).toEqual({ stake: 'pass-at-death', figure: 'rook' });
  const damage = (amount: number) =>
    ({ ask: 'offer', timing: 'damage-reduction', damage: { type: 'physical', amount } }) as const;
  expect(stake(damage(99))).toEqual({ stake: 'pass-at-death', figure: 'rook' });
  expect(stake(damage(1))).toBeNull();
});

test('what defeats the figure, or may, is asked about', () => {
  const position = arena({ figures: [hero('nova', [0, 0])] });
  const step = { do: 'step', space: [1, 0], cost: 1, unit: 'point' } as const;
  const prompt: Prompt = {
    kind: 'move',
    seat: 'seat-1',
    figure: 'nova',
    question: { ask: 'move', left: 3, unit: 'point' },
    rule: 'p.41',
    options: [],
  };
  for (const note of ['defeats', 'failed-jump-defeats', 'ends-in-dangerous'] as const)
    expect(stakeOf(position, prompt, { id: note, act: step, note: { note } })).toMatchObject({
      stake: 'deadly',
      note,
    });
  expect(stakeOf(position, prompt, { id: 'plain', act: step })).toBeNull();
});

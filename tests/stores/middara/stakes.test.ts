import { describe, expect, test } from 'vitest';
import { type Option, type Prompt, staminaOf } from '../../../src/engine/index.ts';
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
  const rook = (sp: number) =>
    arena({
      figures: [adventurer('rook', [0, 0], { sp }), brute('ogre', [1, 0])],
      active: 'rook',
      initiative: ['rook', 'ogre'],
    });
  /** What is said of a turn that ends with so many SP. */
  const ended = (sp: number) => {
    const position = rook(sp);
    const { pending, state } = playFrom(position);
    return stakeOf({ ...position, state }, pending!, optionOf(pending!, /^end-turn/));
  };
  const { recovery, max } = staminaOf(rook(1), rook(1).state.figures[0]!);

  test('is asked about where more than half of the SP to come would have no room', () => {
    expect(recovery).toBeGreaterThan(1);
    expect(ended(max)).toMatchObject({ stake: 'end-turn', figure: 'rook', sp: max, lost: recovery });
    const least = max - recovery + Math.floor(recovery / 2) + 1;
    expect(ended(least)).toMatchObject({ stake: 'end-turn', lost: Math.floor(recovery / 2) + 1 });
    expect(ended(least - 1)).toBeNull();
  });

  test('is not where they are kept for a Dodge', () => {
    expect(ended(1)).toBeNull();
  });

  test('is not where nothing is left to do with them but change equipment', () => {
    const position = rook(max);
    const { pending, state } = playFrom(position);
    const few = pending!.options.filter(({ act }) => act.do === 'end-turn' || act.do === 're-equip');
    const asked = { ...pending!, options: few };
    expect(stakeOf({ ...position, state }, asked, few.at(-1)!)).toBeNull();
  });

  test('an attack on an opponent and a move are nothing to ask about', () => {
    const position = rook(3);
    const { pending, state } = playFrom(position);
    for (const id of [/^attack/, /^move/])
      expect(stakeOf({ ...position, state }, pending!, optionOf(pending!, id))).toBeNull();
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

import { describe, expect, test } from 'vitest';
import { passesOf36, skillOfMember } from '../../src/campaign/queries/skills.ts';
import type { Whose } from '../../src/engine/model/language/abilities.ts';
import { begin, scene, storyOf } from './support.ts';

const rook = 'rook-lars';
const zeke = 'zeke-jeong';

/** Strength of a member of a party in which Rook bears markings that add 2 to that of those they speak of. */
function strengthOf(member: string, of: Whose, { inGroup = true } = {}): number {
  const story = storyOf([scene('first', [{ do: 'ending', text: [], over: false }])], {
    party: [
      { card: zeke, loadout: { items: [], disciplines: [] } },
      { card: rook, loadout: { items: ['markings-of-strength'], disciplines: [] } },
    ],
  });
  const markings = story.cards.items['markings-of-strength']!;
  const strong = { ...markings.front.abilities![0]!, of };
  const cards = {
    ...story.cards,
    items: {
      ...story.cards.items,
      'markings-of-strength': { ...markings, front: { ...markings.front, abilities: [strong] } },
    },
  };
  const { state } = begin({ ...story, cards });
  const group = { ...state, active: inGroup ? [zeke, rook] : [zeke] };
  const asked = state.members.find(({ card }) => card === member)!;
  return skillOfMember(group, asked, 'strength', cards).total;
}

describe('a Skill outside encounters (p.66, X234)', () => {
  const far: Whose = { side: 'ally', within: 'board' };
  const plain = (member: string) => strengthOf(member, far, { inGroup: false });

  test('counts what another of the Active Group gives to its allies wherever they are, once', () => {
    expect(strengthOf(zeke, far)).toBe(plain(zeke) + 2);
    expect(strengthOf(zeke, { side: 'another-ally', within: 'board' })).toBe(plain(zeke) + 2);
  });

  test('counts what the member gives to all allies once, and nothing that it gives to others alone', () => {
    const others = strengthOf(rook, { side: 'another-ally', within: 'board' });
    expect(strengthOf(rook, far)).toBe(others + 2);
  });

  test('counts nothing of who is not in the Active Group, and nothing with a reach', () => {
    expect(strengthOf(zeke, far, { inGroup: false })).toBe(plain(zeke));
    expect(strengthOf(zeke, { side: 'another-ally', within: 'soi' })).toBe(plain(zeke));
    expect(strengthOf(zeke, { side: 'another-ally', within: 'adjacent' })).toBe(plain(zeke));
  });

  test('is thrown with two PURPLE: how many of the 36 throws pass', () => {
    const throws = [1, 2, 3, 4, 5, 6].map((difficulty) => passesOf36(0, difficulty));
    expect([...throws].sort((a, b) => b - a)).toEqual(throws);
    expect(passesOf36(3, 9)).toBe(passesOf36(0, 6));
    expect(passesOf36(0, 0)).toBe(36);
  });
});

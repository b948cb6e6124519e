import { describe, expect, test } from 'vitest';
import type { CardIndex, Condition, EncounterDefinition, EncounterOp } from '../../../src/engine/index.ts';
import { revealText } from '../../../src/words/en/cards/encounter-text.ts';
import { plainParts } from '../../../src/words/en/cards/parts.ts';
import { storyNamesOf, triggerText, wordsOfEncounter } from '../../../src/words/en/cards/trigger-text.ts';
import { onesAloneIn } from '../../../src/words/en/one-alone.ts';
import { conditionText } from '../../../src/words/en/tell/story-texts.ts';
import { gameContent } from '../../support/content.ts';

const { cards, encounters } = gameContent;
const yard = encounters['training-yard']!;

/** The yard with these set up, and this hidden text. */
function withThose(those: readonly string[], hidden: readonly EncounterOp[] = []): EncounterDefinition {
  const combatants = those.map((card, i) => ({ card, number: i + 1, at: [i, 0] as const }));
  const objective = { id: 'o', text: '', when: { is: 'round-begins', round: 2 }, do: hidden } as const;
  return { ...yard, combatants, objectives: [objective] };
}

/** The cards, some with abilities of their own. */
const changed = (changes: Readonly<Record<string, object>>): CardIndex => ({
  ...cards,
  combatants: Object.fromEntries(
    Object.entries(cards.combatants).map(([id, card]) => [id, { ...card, ...changes[id] }]),
  ),
});
const spawning = (card: string) => ({
  abilities: [{ id: 'a', when: 'turn-end', effects: [{ do: 'spawn', card }] }],
});

describe('one alone', () => {
  const isOne = (card: string, encounter: EncounterDefinition, index = cards) =>
    onesAloneIn(encounter, index)(card);

  test('is who is set up once and brought in by nothing', () => {
    expect(isOne('animate', withThose(['animate', 'cave-sickle', 'cave-sickle']))).toBe(true);
    expect(isOne('cave-sickle', withThose(['animate', 'cave-sickle', 'cave-sickle']))).toBe(false);
    expect(isOne('silt-imp', withThose(['animate']))).toBe(false);
    expect(isOne('animate', withThose(['animate'], [{ do: 'spawn', card: 'animate', at: [3, 3] }]))).toBe(
      false,
    );
    const comes = { do: 'spawn', card: 'silt-imp', at: [3, 3] } as const;
    expect(isOne('silt-imp', withThose(['animate'], [comes]))).toBe(true);
    expect(isOne('silt-imp', withThose(['animate'], [{ ...comes, count: 2 }]))).toBe(false);
    expect(isOne('silt-imp', withThose(['animate'], [comes, comes]))).toBe(false);
    const again = withThose(['animate'], [comes]);
    const every = { ...again.objectives![0]!, when: { is: 'round-begins', round: 2, every: 2 } } as const;
    expect(isOne('silt-imp', { ...again, objectives: [every] })).toBe(false);
    expect(isOne('silt-imp', { ...again, objectives: [{ ...again.objectives![0]!, repeat: true }] })).toBe(
      false,
    );
    const two = changed({ 'cave-sickle': spawning('animate') });
    expect(isOne('animate', withThose(['animate', 'cave-sickle']), two)).toBe(false);
  });

  test('means the tiers of its family too, and is one in all its phases', () => {
    expect(cards.combatants['uncommon-animate']!.family).toBe('animate');
    expect(isOne('animate', withThose(['uncommon-animate']))).toBe(true);
    expect(isOne('animate', withThose(['animate', 'uncommon-animate']))).toBe(false);
    const turns = {
      abilities: [{ id: 'a', when: 'damaged', effects: [{ do: 'become', card: 'silt-imp' }] }],
    };
    const phased = changed({ animate: turns });
    expect(isOne('silt-imp', withThose(['animate']), phased)).toBe(true);
    expect(isOne('silt-imp', withThose(['animate', 'silt-imp']), phased)).toBe(false);
  });
});

describe('is called the one', () => {
  const those = ['animate', 'cave-sickle', 'cave-sickle'];
  const position = { encounter: withThose(those), cards };
  const [one, several] = [{ card: 'animate' }, { card: 'cave-sickle' }];

  test.each<[Condition, is: string, isNot: string]>([
    [{ is: 'standing', who: one }, 'the Animate is in play', 'the Animate is not in play'],
    [{ is: 'standing', who: several }, 'a Cave Sickle is in play', 'no Cave Sickle is in play'],
    [
      { is: 'standing', who: several, atLeast: 2 },
      '2 or more Cave Sickles are in play',
      'fewer than 2 Cave Sickles are in play',
    ],
    [{ is: 'defeated', who: one }, 'the Animate is defeated', 'the Animate is not defeated'],
    [
      { is: 'damage', who: one, atLeast: 4 },
      'the Animate has 4 damage or more',
      'the Animate has less than 4 damage',
    ],
    [
      { is: 'on', who: one, spaces: [[2, 2]] },
      'the Animate is on space 2,2',
      'the Animate is not on space 2,2',
    ],
    [
      { is: 'on', who: one, spaces: [[2, 2]], all: true },
      'the Animate is on space 2,2',
      'the Animate is not on space 2,2',
    ],
    [
      { is: 'on', who: several, spaces: [[2, 2]], all: true },
      'all Cave Sickles are on space 2,2',
      'not all Cave Sickles are on space 2,2',
    ],
    [
      { is: 'carries', who: one, token: 'sack' },
      'the Animate carries sack',
      'the Animate does not carry sack',
    ],
    [
      { is: 'carries', who: several, token: 'sack' },
      'a Cave Sickle carries sack',
      'no Cave Sickle carries sack',
    ],
    [{ is: 'standing', who: 'opponents' }, 'an enemy is in play', 'no enemy is in play'],
  ])('in %j', (condition, is, isNot) => {
    const names = storyNamesOf(position);
    expect(conditionText(condition, names)).toBe(is);
    expect(conditionText(condition, names, true)).toBe(isNot);
  });

  test('in triggers and where the text moves it; a name with an article of its own keeps it', () => {
    const words = wordsOfEncounter(position);
    const defeated = (card: string) => plainParts(triggerText({ is: 'defeated', card }, words));
    expect(defeated('animate')).toBe('When the Animate is defeated.');
    expect(defeated('cave-sickle')).toBe('When a Cave Sickle is defeated.');
    const leave = (who: { card: string }) => plainParts(revealText([{ do: 'leave', who }], words));
    expect(leave(one)).toBe('The Animate leaves the board.');
    expect(leave(several)).toBe('Cave Sickle leaves the board.');
    const named = { encounter: withThose(those), cards: changed({ animate: { name: 'The Ferrywoman' } }) };
    expect(conditionText({ is: 'standing', who: one }, storyNamesOf(named))).toBe(
      'The Ferrywoman is in play',
    );
  });
});

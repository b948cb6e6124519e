import { describe, expect, test } from 'vitest';
import type { EncounterOp, EndCondition, Trigger } from '../../../../src/engine/model/encounter.ts';
import type { Condition } from '../../../../src/engine/model/story.ts';
import {
  currentsText,
  currentText,
  dynamiteText,
  endConditionText,
  objectiveText,
  revealText,
} from '../../../../src/words/en/cards/encounter-text.ts';
import { plainParts } from '../../../../src/words/en/cards/parts.ts';
import { type EncounterWords, tokenText, triggerText } from '../../../../src/words/en/cards/trigger-text.ts';
import { KEYWORDS } from '../../../../src/words/en/keywords.ts';
import type { TextPart } from '../../../../src/words/text.ts';
import { gameContent } from '../../../support/content.ts';

const { cards, encounters } = gameContent;
const words: EncounterWords = {
  nameOf: (ref) => (cards.items[ref] ?? cards.combatants[ref] ?? cards.companions[ref])?.name ?? ref,
  encounter: encounters['when-the-locks-opened']!,
};
const plain = (parts: readonly TextPart[]) => plainParts(parts);

describe('what hidden text does', () => {
  const samples: {
    readonly [K in EncounterOp['do']]: readonly (readonly [Extract<EncounterOp, { do: K }>, string])[];
  } = {
    'gain-gold': [[{ do: 'gain-gold', amount: 5 }, 'Gain 5 gold.']],
    'gain-items': [[{ do: 'gain-items', items: ['cloak', 'katar'] }, 'Gain Cloak and Katar.']],
    'gain-companion': [[{ do: 'gain-companion', card: 'mule' }, 'Mule joins you as a Companion.']],
    'lose-item': [
      [{ do: 'lose-item', item: 'cloak' }, 'Whoever has Cloak loses it.'],
      [{ do: 'lose-item', item: 'cloak', from: 'doer', permanently: true }, 'Lose Cloak for good.'],
      [{ do: 'lose-item', type: 'relic' }, 'A hero of your choice loses a relic of your choice.'],
      [{ do: 'lose-item', type: 'weapon', from: 'each' }, 'Each adventurer loses a weapon of your choice.'],
      [
        { do: 'lose-item', type: 'accessory', from: { adventurer: 'rook-lars' } },
        'Rook-lars loses an accessory of your choice.',
      ],
    ],
    'random-consumables': [
      [{ do: 'random-consumables', count: 1 }, 'Gain 1 random consumable.'],
      [{ do: 'random-consumables', count: 2 }, 'Gain 2 random consumables.'],
    ],
    'offer-items': [
      [{ do: 'offer-items', items: ['buckler'], draw: 2 }, 'Take one of: Buckler, 2 random Items.'],
      [
        { do: 'offer-items', draw: 3, type: 'consumable', price: 'printed', take: 2 },
        'You may buy up to 2 of: 3 random Consumables, for the Gold they cost.',
      ],
    ],
    spawn: [
      [{ do: 'spawn', card: 'silt-imp', at: [15, 10], count: 2 }, 'Spawn 2 Silt Imps on space 15,10.'],
      [{ do: 'spawn', card: 'animate', at: [0, 1] }, 'Spawn an Animate on space 0,1.'],
    ],
    'place-token': [
      [
        { do: 'place-token', token: { id: 'x', kind: 'exit', colour: 'green', at: [9, 11] } },
        'Place the green Exit on space 9,11.',
      ],
    ],
    'remove-token': [
      [{ do: 'remove-token', token: 'wheel' }, 'Remove the blue Objective from the game.'],
      [{ do: 'remove-token', token: 'culvert' }, 'Remove the green Exit from the game.'],
    ],
    'place-terrain': [
      [
        {
          do: 'place-terrain',
          terrain: 'normal',
          spaces: [
            [1, 2],
            [1, 3],
          ],
        },
        'Place Planks on spaces 1,2; 1,3.',
      ],
      [{ do: 'place-terrain', terrain: 'water', spaces: [[1, 2]] }, 'Place Water on space 1,2.'],
    ],
    'place-dynamite': [[{ do: 'place-dynamite', at: [3, 3] }, 'Place lit Dynamite on space 3,3.']],
    check: [
      [
        { do: 'check', skill: 'lore', difficulty: 11, pass: [{ do: 'gain-gold', amount: 1 }], fail: [] },
        'Make a Lore 11 Check. If passed: gain 1 gold.',
      ],
      [
        {
          do: 'check',
          skill: 'strength',
          difficulty: 10,
          pass: [],
          fail: [
            { do: 'spawn', card: 'animate', at: [0, 0] },
            { do: 'remove-token', token: 'bell' },
          ],
        },
        'Make a Strength 10 Check. If failed: spawn an Animate on space 0,0, then remove the red Objective from the game.',
      ],
    ],
    effects: [
      [
        {
          do: 'effects',
          effects: [
            { do: 'heal', amount: 3, to: { who: 'self' } },
            { do: 'inflict', effect: 'haste', to: { who: 'self' } },
          ],
        },
        'HEAL 3 and gain Haste.',
      ],
    ],
    restore: [[{ do: 'restore' }, 'Restore all adventurers.']],
    end: [[{ do: 'end', condition: 'castellan-at-rest' }, 'The encounter ends: you win.']],
    if: [
      [
        {
          do: 'if',
          if: [
            { is: 'round', atLeast: 4 },
            { is: 'token', token: 'wheel', lies: 'board' },
          ],
          // biome-ignore lint/suspicious/noThenProperty: a word of the language
          then: [{ do: 'gain-gold', amount: 2 }],
          else: [{ do: 'restore' }],
        },
        'If it is round 4 or later and the blue Objective is on the board: gain 2 gold; otherwise restore all adventurers.',
      ],
    ],
    flag: [
      [{ do: 'flag', flag: 'alarm' }, 'Note “alarm”.'],
      [{ do: 'flag', flag: 'alarm', off: true }, 'Cross out “alarm”.'],
    ],
    count: [
      [{ do: 'count', counter: 'crates', add: 1 }, 'Add 1 to “crates”.'],
      [{ do: 'count', counter: 'crates', to: 0 }, 'Set “crates” to 0.'],
    ],
    tell: [[{ do: 'tell', id: 'cry', text: 'A cry.' }, 'Read: “A cry.”.']],
    choose: [
      [
        {
          do: 'choose',
          id: 'way',
          text: 'Which way?',
          options: [
            { id: 'up', name: 'Up', do: [] },
            { id: 'down', name: 'Down', do: [{ do: 'gain-gold', amount: 1 }] },
          ],
        },
        'Choose: “Up”: nothing happens; or “Down”: gain 1 gold.',
      ],
    ],
    random: [
      [
        {
          do: 'random',
          id: 'luck',
          of: [
            { chance: 2, do: [{ do: 'gain-gold', amount: 1 }] },
            { chance: 1, do: [] },
          ],
        },
        'Chance decides: 2 in 3: gain 1 gold; 1 in 3: nothing happens.',
      ],
    ],
    'move-token': [
      [{ do: 'move-token', token: 'wheel', to: [2, 2] }, 'Move the blue Objective to space 2,2.'],
    ],
    'give-token': [
      [{ do: 'give-token', token: 'wheel' }, 'Carry the blue Objective.'],
      [
        { do: 'give-token', token: 'wheel', choose: true },
        'An adventurer of your choice carries the blue Objective.',
      ],
    ],
    'drop-token': [[{ do: 'drop-token', token: 'wheel' }, 'The blue Objective is dropped.']],
    'move-terrain': [
      [{ do: 'move-terrain', piece: 'rock' }, 'Move the rock to an empty space beside it.'],
      [{ do: 'move-terrain', piece: 'rock', to: [1, 1] }, 'Move the rock to space 1,1.'],
    ],
    'remove-terrain': [[{ do: 'remove-terrain', piece: 'rock' }, 'Remove the rock from the game.']],
    door: [[{ do: 'door', door: 'gate', state: 'locked' }, 'Gate is locked.']],
    'move-figure': [
      [{ do: 'move-figure', who: { card: 'animate' }, to: [1, 1] }, 'Animate moves to space 1,1.'],
    ],
    walk: [
      [
        { do: 'walk', who: 'allies', to: [[9, 2]], spaces: 4 },
        'Each ally walks up to 4 spaces towards space 9,2.',
      ],
    ],
    leave: [[{ do: 'leave', who: 'doer' }, 'Whoever did it leaves the board.']],
  };
  test.each(Object.values(samples).flat() as (readonly [EncounterOp, string])[])('%j', (op, text) => {
    expect(plain(revealText([op], words))).toBe(text);
  });

  test('one sentence after the other; none where it only tells', () => {
    expect(plain(revealText([{ do: 'gain-gold', amount: 1 }, { do: 'restore' }], words))).toBe(
      'Gain 1 gold. Restore all adventurers.',
    );
    expect(revealText([], words)).toEqual([]);
  });
});

describe('when it comes about', () => {
  const triggers: readonly (readonly [Trigger, string])[] = [
    [{ is: 'adventurer-beside', token: 'wheel' }, 'When an adventurer is on or beside the blue Objective.'],
    [
      {
        is: 'adventurer-enters',
        spaces: [
          [1, 2],
          [3, 4],
        ],
      },
      'When an adventurer enters one of the spaces 1,2; 3,4.',
    ],
    [{ is: 'defeated', card: 'silt-imp' }, 'When a Silt Imp is defeated.'],
    [{ is: 'defeated', card: 'silt-imp', count: 3 }, 'When 3 Silt Imps are defeated.'],
    [{ is: 'round-begins', round: 5 }, 'At the start of round 5.'],
    [
      { is: 'encounter-action', token: 'wheel', name: 'Turn the wheel' },
      'Turn the wheel: an Encounter Action (1 SP) on or beside the blue Objective.',
    ],
  ];
  test.each(triggers)('%j', (when, text) => {
    expect(plain(triggerText(when, words))).toBe(text);
  });
});

describe('while what', () => {
  const only = (...conditions: readonly Condition[]) =>
    plain(objectiveText({ when: { is: 'encounter-begins' }, if: conditions }, words)).replace(
      /^As the encounter begins\. Only if /,
      '',
    );
  const not = (of: Condition): Condition => ({ is: 'not', of });
  const denied: readonly (readonly [Condition, string, string])[] = [
    [{ is: 'flag', flag: 'alarm' }, '“alarm” is noted.', '“alarm” is not noted.'],
    [{ is: 'counter', counter: 'tolls', atMost: 2 }, '“tolls” is at most 2.', '“tolls” is more than 2.'],
    [{ is: 'counter', counter: 'tolls', atMost: 0 }, '“tolls” is 0.', '“tolls” is more than 0.'],
    [{ is: 'round', atLeast: 4 }, 'it is round 4 or later.', 'it is before round 4.'],
    [{ is: 'difficulty', of: ['easy'] }, 'the difficulty is easy.', 'the difficulty is not easy.'],
    [
      { is: 'adventurers', atLeast: 3 },
      '3 or more adventurers take part.',
      'fewer than 3 adventurers take part.',
    ],
    [{ is: 'standing', who: 'opponents' }, 'an enemy is in play.', 'no enemy is in play.'],
    [
      { is: 'defeated', who: { card: 'silt-imp' }, atLeast: 2 },
      '2 or more Silt Imps are defeated.',
      'fewer than 2 Silt Imps are defeated.',
    ],
    [
      { is: 'on', who: 'opponents', beside: 'wheel' },
      'an enemy is on or beside the blue Objective.',
      'no enemy is on or beside the blue Objective.',
    ],
    [
      { is: 'token', token: 'wheel', lies: 'gone' },
      'the blue Objective is lost.',
      'the blue Objective is not lost.',
    ],
    [
      {
        is: 'any',
        of: [
          { is: 'flag', flag: 'a' },
          { is: 'flag', flag: 'b' },
        ],
      },
      '“a” is noted or “b” is noted.',
      '“a” is not noted and “b” is not noted.',
    ],
  ];
  test.each(denied)('%j, and that it is not so', (condition, so, notSo) => {
    expect(only(condition)).toBe(so);
    expect(only(not(condition))).toBe(notSo);
    expect(only(not(not(condition)))).toBe(so);
  });

  test('what an Encounter Action did is called as the action is', () => {
    const rung = { id: 'bell-rung', text: '', do: [] };
    const when = { is: 'encounter-action', token: 'wheel', name: 'Ring the bell' } as const;
    const encounter = { ...words.encounter, objectives: [{ ...rung, when }] };
    const end = { is: 'holds', if: [{ is: 'done', id: 'bell-rung' }] } as const;
    expect(plain(endConditionText({ when: end }, { ...words, encounter }))).toBe(
      'As soon as “Ring the bell” is done.',
    );
  });
});

describe('how it may end', () => {
  const ends: readonly (readonly [EndCondition['when'], string])[] = [
    [{ is: 'adventurer-ends-turn-on', exit: 'green' }, 'When a hero ends a turn on the green Exit.'],
    [{ is: 'all-opponents-defeated' }, 'When all enemies are defeated.'],
    [{ is: 'all-adventurers-defeated' }, 'When all heroes are defeated.'],
    [{ is: 'rounds-passed', rounds: 15 }, 'When 15 rounds have passed.'],
    [{ is: 'rounds-passed', rounds: 1 }, 'When a round has passed.'],
    [{ is: 'told' }, 'When the text of an Objective says so.'],
  ];
  test.each(ends)('%j', (when, text) => {
    expect(plain(endConditionText({ when }, words))).toBe(text);
  });
});

describe('the rest of the board', () => {
  test('currents, one sentence for each direction and strength', () => {
    expect(plain(currentText({ direction: 'south', spaces: 1 }))).toBe(
      'Current: whoever ends a turn here is carried 1 space south and takes 1 IRREDUCIBLE DMG for each space it cannot be moved. Loot drifts at the end of the round.',
    );
    const lines = currentsText(encounters['when-the-locks-opened']!.board.currents ?? []).map(plain);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^On 10 spaces: Current: whoever ends a turn here is carried 2 spaces south/);
  });

  test('dynamite says when it explodes', () => {
    expect(plain(dynamiteText(1))).toBe('Lit Dynamite: explodes at the end of round 2.');
    expect(plain(dynamiteText(null))).toBe('Unlit Dynamite: lit when placed on the board.');
  });

  test('a token placed face down keeps its colour to itself', () => {
    expect(plain(tokenText({ kind: 'totem', colour: 'random' }))).toBe('the random Totem');
  });

  test('every sentence is of words and known keywords', () => {
    for (const encounter of Object.values(encounters)) {
      const own = { ...words, encounter };
      const parts = [
        ...Object.values(encounter.totems ?? {}).flatMap((one) => revealText(one.do, own)),
        ...[...(encounter.objectives ?? []), ...(encounter.achievements ?? [])].flatMap((one) => [
          ...triggerText(one.when, own),
          ...revealText(one.do, own),
        ]),
        ...encounter.endConditions.flatMap((one) => endConditionText(one, own)),
        ...currentsText(encounter.board.currents ?? []).flat(),
      ];
      for (const part of parts) {
        if ('text' in part) expect(part.text).toMatch(/^(?!.*(undefined|null|object)).+$/);
        if ('keyword' in part) expect(KEYWORDS).toHaveProperty([part.keyword]);
      }
    }
  });
});

import { expect, test } from 'vitest';
import type { Ability } from '../../src/engine/index.ts';
import { type RuleCase, runRuleCase } from '../support/cases.ts';
import { gameContent } from '../support/games.ts';

/** Cards an Adventurer may carry, each with its abilities. */
const { items, disciplines } = gameContent.cards;
const carried = [
  ...Object.values(items).map(({ id, front }) => ['items', id, front.abilities ?? []] as const),
  ...Object.values(disciplines).map(({ id, abilities }) => ['disciplines', id, abilities] as const),
];
const withDodge = (isMeant: (ability: Ability) => boolean) =>
  carried.flatMap(([where, id, abilities]) => {
    const found = abilities.find((ability: Ability) => ability.when === 'dodge' && isMeant(ability));
    return found ? [[id, where, found] as const] : [];
  });

/** Remi walks away from a body that strikes at her: 11 on two WHITE against her 9, or against a Dodge. */
const struckAt = (figures: readonly object[], rolls: readonly unknown[], decisions: readonly string[]) =>
  runRuleCase({
    name: 'a Break Attack',
    rule: 'p.43 4',
    board: { rows: ['.........', '.........', '.........', '.........', '.........'] },
    figures: [
      {
        id: 'd',
        side: 'combatants',
        at: [2, 1],
        stats: { hp: 40, defense: 8, movement: 4, dice: ['white', 'white'] },
      },
      ...figures,
    ],
    initiative: [...figures.map((one) => (one as { id: string }).id), 'd'],
    round: 1,
    active: 'remi',
    rolls,
    decisions: ['move', 'step:0,1', ...decisions],
    play: 'turn',
  } as unknown as RuleCase);

const HIT = [
  ['white', 5],
  ['white', 4],
];

test.each(withDodge(({ of }) => of === undefined))(
  '%s, declined, is not asked for again in the same attack (p.43 4a)',
  (id, where) => {
    const told = struckAt([{ id: 'remi', card: 'remi-moretti', at: [1, 1], sp: 1, [where]: [id] }], HIT, [
      'no',
      'end',
    ]);
    expect(told.figures.remi).toMatchObject({ damage: expect.any(Number), defeated: false });
  },
);

test.each(withDodge(({ of }) => of?.side === 'another-ally' && of.within === 'soi'))(
  '%s of two allies is paid for by one: there is one Dodge an attack (p.43 4)',
  (id, where, { id: part }) => {
    const held = { sp: 0, [where]: [id] };
    const told = struckAt(
      [
        { id: 'remi', card: 'remi-moretti', at: [1, 1], sp: 1 },
        { id: 'night', card: 'nightingale-arsen', at: [4, 1], ...held },
        { id: 'zeke', card: 'zeke-jeong', at: [4, 3], ...held },
      ],
      [['black', 4], ...HIT],
      [`use:night.${id}/${part}`, 'end'],
    );
    expect(told.events.filter(({ type }) => type === 'cardExhausted')).toHaveLength(1);
  },
);

import { expect, test } from 'vitest';
import { metIn, reachableIn, reachedIn } from '../../src/bots/lab/reached.ts';
import { playGame } from '../../src/sim/sim-game.ts';
import { neverReached } from '../../src/sim/sim-report.ts';
import { gameContent } from '../support/content.ts';

const content = gameContent;

test('a step counts for the card that a figure has when it follows it', () => {
  const step = { type: 'aiStepFollowed', figure: 'f', step: 'bite', last: true, rule: 'p.58' } as const;
  const turned = { type: 'cardTurned', figure: 'f', from: 'hound', to: 'wolf', rule: 'X60' } as const;
  expect([...reachedIn([step, turned, step], new Map([['f', 'hound']]))]).toEqual([
    'AI step hound/bite',
    'AI step wolf/bite',
  ]);
});

test('cards met are those of the end and those turned over since; a shape an Adventurer takes is none (p.68)', () => {
  const turned = (figure: string, from: string, to: string) =>
    ({ type: 'cardTurned', figure, from, to, rule: 'X60' }) as const;
  const figures = [
    { id: 'rook', kind: 'adventurer', card: 'rook-lars' },
    { id: 'f', kind: 'intelligent', card: 'wolf' },
    { id: 'g', kind: 'intelligent', card: 'wolf' },
    { id: 'wisp', kind: 'command', card: 'lamp-wisp' },
  ] as const;
  const events = [
    turned('f', 'pup', 'hound'),
    turned('f', 'hound', 'wolf'),
    turned('rook', 'rook-lars', 'ember-drake'),
    turned('rook', 'ember-drake', 'rook-lars'),
  ];
  expect(metIn(figures, events)).toEqual(['hound', 'lamp-wisp', 'pup', 'wolf']);
  expect(metIn(figures, [])).toEqual(['lamp-wisp', 'wolf']);
});

test('what a game came to is among what can be come to, and the rest is told', () => {
  const encounter = 'when-the-locks-opened';
  const game = playGame(content, { encounter, seed: 'reached', policy: 'random' });
  expect(game.fault).toBeNull();
  const all = reachableIn(content, encounter, new Set(game.met));
  expect(all).toContain('objective the-bell');
  for (const one of game.reached) expect(all).toContain(one);
  const never = all.filter((one) => !game.reached.has(one));
  const told = neverReached(content, encounter, [game]).split('\n');
  expect(told[0]).toContain(`${all.length - never.length} of ${all.length} objectives`);
  expect(told.slice(1)).toEqual(never.map((one) => `  ${one}`));
});

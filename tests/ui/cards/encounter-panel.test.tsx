import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { type EncounterEvent, type Position, withTerrain } from '../../../src/engine/index.ts';
import { fetchWhole } from '../../../src/stores/whole-words.ts';
import { EncounterPanel } from '../../../src/ui/cards/EncounterPanel.tsx';
import { openedLoot } from '../../../src/ui/cards/opened-loot.ts';
import { early } from '../../../src/words/en/early.ts';
import { en } from '../../../src/words/en/index.ts';
import { sessionOf } from '../../support/table-of-memory.ts';

// Run alone, nothing else has fetched them.
beforeAll(() => fetchWhole(early));

const locks = (): Position => sessionOf('panel', 'when-the-locks-opened').position;
const region = (name: string) => screen.getByRole('region', { name });

test('says how it ends, its rules, its loot level and what Urgency is', () => {
  const position = locks();
  render(<EncounterPanel position={position} />);
  const ends = within(region('How to win and lose')).getAllByRole('listitem');
  expect(ends).toHaveLength(position.encounter.endConditions.length + 1);
  expect(region('How to win and lose')).not.toHaveTextContent('gold');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show rewards in advance' }));
  expect(region('How to win and lose')).toHaveTextContent(
    'You win when a hero ends a turn on the green Exit. It is not open yet. (8 gold, 1 XP)',
  );
  expect(region('Special rules')).toHaveTextContent('The Lock Keeper is an ally');
  expect(region('Loot')).toHaveTextContent('Loot level: mundane');
  expect(region('Urgency')).toHaveTextContent(/0 of 4 Urgency tokens.*If no enemy can act for a whole round/);
  expect(region('Rules in force')).toHaveTextContent('Rulebook 1.08, unchanged.');
});

test('the kind of place, the DR of those who wait, tips and a told order of initiative (pp.14, 54, X191)', () => {
  const position = locks();
  const dr = position.encounter.combatants
    .map(({ card }) => position.cards.combatants[card]!)
    .filter(({ kind }) => kind === 'intelligent')
    .reduce((sum, card) => sum + card.dr, 0);
  const { container, rerender } = render(<EncounterPanel position={position} />);
  expect(container).toHaveTextContent(`Enemy strength ${dr}.`);
  expect(screen.queryByRole('region', { name: 'Tips' })).toBeNull();
  const encounter: Position['encounter'] = {
    ...position.encounter,
    location: 'dungeon',
    tips: ['Mind the water.'],
    initiative: [
      { who: 'opponents', place: 'first' },
      { who: { card: 'lock-keeper' }, place: 2, if: [{ is: 'difficulty', of: ['hard'] }] },
    ],
  };
  rerender(<EncounterPanel position={{ ...position, encounter }} />);
  expect(container).toHaveTextContent(`Dungeon. Enemy strength ${dr}.`);
  expect(region('Tips')).toHaveTextContent('Mind the water.');
  expect(region('Initiative')).toHaveTextContent('The enemies: first on the Initiative Track.');
  expect(region('Initiative')).toHaveTextContent(
    /Lock Keeper: if .*hard.*, at place 2 of the Initiative Track\./,
  );
});

test('names the switches that are changed', () => {
  const position = locks();
  const ruleset = { ...position.state.ruleset, noPlayerElimination: true, urgencyLimit: 3 as const };
  render(<EncounterPanel position={{ ...position, state: { ...position.state, ruleset, urgency: 2 } }} />);
  expect(within(region('Rules in force')).getAllByRole('listitem')).toHaveLength(2);
  expect(region('Urgency')).toHaveTextContent(
    /Each defeated adventurer adds one.*With the next one you lose/,
  );
});

test('when an Achievement comes about is told from the start, what it gives once it has', () => {
  const position = locks();
  const [first, second] = position.encounter.achievements!;
  const { rerender } = render(<EncounterPanel position={position} />);
  const known = () => region('Totems, objectives, achievements');
  expect(known()).toHaveTextContent('Achievement: When an adventurer enters one of the spaces 8,0; 9,0.');
  expect(known()).toHaveTextContent('Achievement: When 3 Silt Imps are defeated.');
  expect(known()).not.toHaveTextContent('Completed');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show rewards in advance' }));
  expect(known()).not.toHaveTextContent(/gain 10 gold|random consumable/i);
  const by = position.state.figures[0]!.id;
  const events: EncounterEvent[] = [
    { type: 'achievementCompleted', achievement: first!.id, by, rule: 'p.18' },
  ];
  const state = { ...position.state, done: [first!.id] };
  rerender(<EncounterPanel position={{ ...position, state }} events={events} />);
  expect(known()).toHaveTextContent(first!.text);
  expect(known()).toHaveTextContent(/gain 10 gold/i);
  expect(known()).not.toHaveTextContent(second!.text);
  expect(known()).toHaveTextContent('enters one of the spaces 8,0; 9,0. Completed.');
});

test('what Loot gives is read when it is opened, but by those who want to see it', () => {
  const position = locks();
  const { container, rerender } = render(<EncounterPanel position={position} />);
  const texts = Object.values(position.encounter.loot).map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(1);
  for (const text of texts) expect(container).not.toHaveTextContent(text);
  const chest = position.encounter.tokens.find(({ kind }) => kind === 'loot')!;
  const events: EncounterEvent[] = [
    { type: 'boardTokenRemoved', token: chest.id, by: 'remi', how: 'opened', rule: 'p.17' },
  ];
  rerender(<EncounterPanel position={position} events={events} shown={0} />);
  for (const text of texts) expect(container).not.toHaveTextContent(text);
  rerender(<EncounterPanel position={position} events={events} shown={1} />);
  const own = position.encounter.loot[chest.colour]!.text;
  for (const text of texts) {
    if (text === own) expect(region('Loot')).toHaveTextContent(text);
    else expect(container).not.toHaveTextContent(text);
  }
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show rewards in advance' }));
  for (const text of texts) expect(region('Loot')).toHaveTextContent(text);
});

test('Loot placed face down is known by the colour it showed', () => {
  const { encounter } = locks();
  const events: EncounterEvent[] = [
    {
      type: 'boardTokenPlaced',
      token: { id: 'new', kind: 'loot', colour: 'random', at: [0, 0] },
      rule: 'p.19',
    },
    { type: 'boardTokenTurned', token: 'new', colour: 'jade', rng: [0, 0, 0, 0], rule: 'p.17' },
    { type: 'boardTokenRemoved', token: 'new', by: 'remi', how: 'opened', rule: 'p.17' },
    {
      type: 'boardTokenRemoved',
      token: encounter.tokens.find(({ kind }) => kind === 'loot')!.id,
      by: null,
      how: 'explosion',
      rule: 'p.67',
    },
  ];
  expect([...openedLoot(events, encounter)]).toEqual(['jade']);
});

test('hidden texts stay hidden until they are revealed', () => {
  const position = locks();
  const { encounter } = position;
  const { container } = render(<EncounterPanel position={position} />);
  const secrets = [
    ...Object.values(encounter.totems ?? {}),
    ...(encounter.objectives ?? []),
    ...(encounter.achievements ?? []),
  ];
  expect(secrets.length).toBeGreaterThan(5);
  for (const { text } of secrets) expect(container).not.toHaveTextContent(text);
  expect(container).not.toHaveTextContent('Drowned Castellan');
  const known = region('Totems, objectives, achievements');
  expect(known).toHaveTextContent('Face down totem at 17,11. Revealed when a hero first sees it.');
});

test('how each Objective is activated is known from the start (p.17), what it reveals is not', () => {
  const position = locks();
  const { rerender } = render(<EncounterPanel position={position} />);
  const known = () => region('Totems, objectives, achievements');
  expect(known()).toHaveTextContent(/blue objective at 16,7\. Turn the sluice wheel: an Encounter Action/);
  expect(known()).toHaveTextContent(
    'red objective at 14,3. When an adventurer enters one of the spaces 12,2 to 17,3.',
  );
  expect(known()).toHaveTextContent('Objective: At the start of round 5.');
  expect(known()).not.toHaveTextContent(/Drowned Castellan|spawn|check/i);

  // Once the Combatant it tells of is there, all know that one too; what has come about is not announced any more.
  const castellan = { ...position.state.figures.at(-1)!, id: 'boss', card: 'drowned-castellan' };
  const figures = [...position.state.figures, castellan];
  const done = position.encounter.objectives!.flatMap(({ id, when }) =>
    when.is === 'round-begins' ? [id] : [],
  );
  rerender(<EncounterPanel position={{ ...position, state: { ...position.state, figures, done } }} />);
  expect(known()).toHaveTextContent('Objective: When a Drowned Castellan is defeated.');
  expect(known()).not.toHaveTextContent('At the start of round 5');
});

test('an Objective at a token that is not on the board is not told, a token no Objective names says so', () => {
  const position = locks();
  const boardTokens = position.state.boardTokens.map((one) =>
    one.id === 'wheel' ? { ...one, id: 'other' } : one,
  );
  render(<EncounterPanel position={{ ...position, state: { ...position.state, boardTokens } }} />);
  const known = region('Totems, objectives, achievements');
  expect(known).not.toHaveTextContent('sluice wheel');
  expect(known).toHaveTextContent(/blue objective at 16,7\. Hidden text says how to activate it/);
});

test('what was revealed is told with what it does, and only as far as it was shown', () => {
  const position = locks();
  const text = position.encounter.totems!.amber!.text;
  const by = position.state.figures[0]!;
  const events: EncounterEvent[] = [
    { type: 'totemSeen', token: 'totem-gallery', colour: 'amber', by: by.id, rule: 'p.17' },
  ];
  const { rerender } = render(<EncounterPanel position={position} events={events} shown={0} />);
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  rerender(<EncounterPanel position={position} events={events} shown={1} />);
  const known = region('Totems, objectives, achievements');
  expect(known).toHaveTextContent(`Totem, ${en.tell(position).figure(by.id)}`);
  expect(within(known).getByText(text)).toBeInTheDocument();
  expect(known).toHaveTextContent(/Spawn 2 Silt Imps on space 15,10/i);
});

test('Currents and Dynamite as the board lies now', () => {
  const position = locks();
  const { rerender } = render(<EncounterPanel position={position} />);
  expect(region('On the board')).toHaveTextContent(/On 10 spaces: .*carried 2 spaces south/);
  expect(region('On the board')).toHaveTextContent('At 4,3. Lit Dynamite: explodes at the end of round 2.');
  const upper = position.state.board.currents!.filter((one) => one.spaces === 2).map((one) => one.at);
  const board = withTerrain(position.state.board, upper, 'normal');
  rerender(<EncounterPanel position={{ ...position, state: { ...position.state, board } }} />);
  expect(region('On the board')).not.toHaveTextContent('2 spaces south');
});

import { describe, expect, test } from 'vitest';
import { type EncounterEvent, type Scope, term } from '../../../../src/engine/index.ts';
import { freshCombatant } from '../../../../src/engine/procedures/core/deal.ts';
import { instructionWords, questionWords } from '../../../../src/words/en/card-words.ts';
import { en } from '../../../../src/words/en/index.ts';
import { content, sessionOf } from '../../../support/table-of-memory.ts';

const session = sessionOf('words', 'when-the-locks-opened');
const ada = session.state.figures.find((one) => one.kind === 'adventurer')!;
const rng = [1, 2, 3, 4] as const;

const n = en.tell({ state: session.state, encounter: session.encounter, cards: content().cards });
const tell = (event: EncounterEvent) => n.event(event);
const imp = freshCombatant(content().cards.combatants['silt-imp']!, 1, [4, 2], null);
const adaName = n.figureName(ada);
const world: readonly (readonly [EncounterEvent, string])[] = [
  [
    {
      type: 'terrainPlaced',
      spaces: [
        [8, 9],
        [9, 9],
      ],
      terrain: 'normal',
      by: null,
      rule: 'p.21',
    },
    'Planks cover 8,9; 9,9',
  ],
  [
    { type: 'terrainPlaced', spaces: [[8, 9]], terrain: 'water', by: ada.id, rule: 'p.21' },
    `${adaName}: Water terrain appears at 8,9`,
  ],
  [
    {
      type: 'figureSpawned',
      figure: imp,
      by: null,
      rule: 'p.19',
    },
    'Silt Imp 1 appears at 4,2',
  ],
  [
    {
      type: 'trackArranged',
      track: [],
      cause: { kind: 'said', text: 'two cards change places' },
      rule: 'p.38',
    },
    'The Initiative Track changes: two cards change places',
  ],
  [
    { type: 'trackArranged', track: [], cause: term('joins-group'), rule: 'p.54' },
    'The Initiative Track changes: joins its Group',
  ],
  [
    { type: 'boardTokenPlaced', token: session.state.boardTokens[0]!, rule: 'p.19' },
    'The blue loot is placed at 3,2',
  ],
  [
    { type: 'boardTokenMoved', token: 'loot-red', to: [9, 3], cause: term('current'), rule: 'p.22' },
    'The red loot drifts to 9,3 (Current)',
  ],
  [
    { type: 'boardTokenTurned', token: 'totem-gallery', colour: 'jade', rng, rule: 'p.17' },
    'The token is turned over: it is jade',
  ],
  [
    { type: 'boardTokenRemoved', token: 'loot-blue', by: ada.id, how: 'opened', rule: 'p.17' },
    `${adaName} opens the blue loot`,
  ],
  [
    { type: 'boardTokenRemoved', token: 'loot-blue', by: null, how: 'explosion', rule: 'p.67' },
    'The blue loot is destroyed by the explosion',
  ],
  [
    { type: 'boardTokenRemoved', token: 'loot-red', by: null, how: 'dangerous-terrain', rule: 'p.21' },
    'The red loot is lost in Dangerous terrain',
  ],
  [
    { type: 'boardTokenRemoved', token: 'wheel', by: ada.id, how: 'text', rule: 'p.19' },
    'The wheel leaves the board',
  ],
  [
    { type: 'dynamitePlaced', token: 'dynamite-1', at: [4, 3], lit: 1, by: ada.id, rule: 'p.67' },
    `${adaName} places lit dynamite at 4,3: it explodes at the end of round 2`,
  ],
  [
    { type: 'dynamiteTaken', token: 'dynamite-1', by: ada.id, rule: 'p.67' },
    `${adaName} picks up the dynamite`,
  ],
  [
    { type: 'dynamiteExploded', token: 'dynamite-1', at: [4, 3], rule: 'p.67' },
    'The dynamite explodes at 4,3',
  ],
  [
    {
      type: 'figureFelled',
      figure: ada.id,
      by: null,
      cause: { kind: 'said', text: 'no HP left' },
      rule: 'p.71',
    },
    `${adaName} goes down until its next turn (no HP left)`,
  ],
  [
    { type: 'figureReturned', figure: ada.id, at: [1, 8], damage: 9, rule: 'p.71' },
    `${adaName} is back at 1,8 with 9 damage`,
  ],
  [
    { type: 'figurePassed', figure: ada.id, passed: 'coin-crab-1', rule: 'p.32' },
    `${adaName} moves through Coin Crab 1’s space`,
  ],
];

const gain = (card: string, gold = 0): EncounterEvent => ({
  type: 'lootDrawn',
  gain: { figure: ada.id, card, gold },
  rng,
  rule: 'p.55',
});
const gains = (place: 'pack' | 'stash'): EncounterEvent => ({
  ...{ type: 'itemGained', figure: ada.id, place, rule: 'p.67' },
  item: { ...ada.cards[0]!, id: `${ada.id}.great-hammer`, ref: 'great-hammer', type: 'item' },
});

describe('the feed tells Skill Checks (p.66)', () => {
  const check = (figure: string, passed: boolean): EncounterEvent => ({
    ...{ type: 'checkMade', figure, skill: 'agility', difficulty: 10, passed, rule: 'p.66' },
    total: { total: 12, entries: [{ cause: term('dice'), amount: 12, rule: 'p.66' }] },
  });
  const keeper = session.state.figures.find((one) => one.kind === 'command')!;

  test.each([
    [`${adaName} passes Agility: 12 (needed 10)`, check(ada.id, true), 1],
    [`${n.figureName(keeper)} fails Agility: a skull`, check(keeper.id, false), 0],
  ])('%s', (text, event, sums) => {
    expect(tell(event)).toMatchObject({ text });
    expect(tell(event)!.sums).toHaveLength(sums);
  });
});

describe('the feed tells what is won', () => {
  test.each([
    ['Combatant loot: 5 gold', gain('gold:5', 5)],
    ['Combatant loot: Item Loot', gain('item')],
    ['Combatant loot: Great Hammer', gain('card:great-hammer')],
    [`${adaName} gains Great Hammer`, gains('pack')],
    [`${adaName} gains Great Hammer for the party stash`, gains('stash')],
  ])('%s', (text, event) => {
    expect(tell(event)!.text).toBe(text);
  });
});

describe('the feed tells what happens to the board', () => {
  test.each(world.map(([event, text]) => [event.type, text, event] as const))(
    '%s: %s',
    (_type, text, event) => {
      expect(tell(event)!.text).toBe(text);
    },
  );

  test('text that comes to light stands by itself', () => {
    const { encounter } = session;
    const seen = tell({
      type: 'totemSeen',
      token: 'totem-violet',
      colour: 'violet',
      by: ada.id,
      rule: 'p.17',
    });
    expect(seen).toMatchObject({
      text: `${adaName} sees the violet totem`,
      tone: 'told',
      quote: encounter.totems!.violet!.text,
    });
    const wheel = encounter.objectives!.find(({ id }) => id === 'turn-the-wheel')!;
    const done = tell({ type: 'objectiveActivated', objective: wheel.id, by: null, rule: 'p.17' });
    expect(done).toMatchObject({ text: 'An Objective is activated', tone: 'told', quote: wheel.text });
    const stream = encounter.achievements!.find(({ id }) => id === 'against-the-stream')!;
    const achieved = tell({ type: 'achievementCompleted', achievement: stream.id, by: ada.id, rule: 'p.18' });
    expect(achieved).toMatchObject({ text: `${adaName} completes an Achievement`, quote: stream.text });
  });
});

test('the end is told in the words of its End Condition, or ours where no encounter writes them', () => {
  const end = session.encounter.endConditions[0]!;
  const told = (condition: string, result: 'won' | 'lost') =>
    tell({ type: 'outcomeReached', outcome: { result, condition }, rule: 'p.14' });
  expect(told(end.id, 'won')).toMatchObject({ text: end.text, tone: 'good' });
  expect(told('urgency', 'lost')).toMatchObject({ text: 'Urgency ran out.', tone: 'bad' });
});

test('a mark goes by the card that puts it, one of no card by its key', () => {
  const marked = (mark: string) =>
    tell({ type: 'figureMarked', figure: ada.id, mark, by: ada.id, rule: 'p.48' })?.text;
  expect(marked('pact')).toBe(`${adaName} is marked: Soul Pact`);
  expect(marked('old-grudge')).toBe(`${adaName} is marked: old grudge`);
});

test('a roll for a skill says which, and what it takes; a lost turn what it was lost to', () => {
  const scope = { kind: 'check', figure: ada.id, skill: 'agility', difficulty: 10, rolled: [] } as const;
  const under = en.tell({
    state: { ...session.state, scopes: [scope] },
    encounter: session.encounter,
    cards: content().cards,
  });
  const roll = {
    type: 'diceRolled',
    figure: ada.id,
    purpose: 'check',
    dice: [],
  } as unknown as EncounterEvent;
  expect(under.event(roll)?.text).toBe(`${adaName} rolls Agility: needs 10`);
  const cause = { kind: 'effect', effect: 'paralyze' } as const;
  expect(tell({ type: 'effectRemoved', figure: ada.id, effect: 'paralyze', cause, rule: 'S3' })?.text).toBe(
    `${adaName} loses this turn: Paralyze`,
  );
  expect(en.ui.panels.trace.barred(['Rook', 'Remi'])).toBe('2 cannot be chosen: Rook, Remi');
});

test('a check that is a jump says so, over what, and what came of it; another is none', () => {
  const move = { kind: 'move', figure: imp.id, way: [[4, 2]], passed: [] } as unknown as Scope;
  const check = (figure: string, skill: 'agility' | 'perception'): Scope => ({
    ...{ kind: 'check', figure, skill, difficulty: 10, rolled: [] },
  });
  const other = { ...freshCombatant(content().cards.combatants['silt-imp']!, 2, [3, 2], null) };
  const at = (scopes: readonly Scope[], over: Partial<typeof session.state> = {}) =>
    en.tell({
      state: { ...session.state, figures: [...session.state.figures, imp, other], scopes, ...over },
      encounter: session.encounter,
      cards: content().cards,
    });
  const roll = (figure: string) =>
    ({ type: 'diceRolled', figure, purpose: 'check', dice: [], rule: 'p.66' }) as never;
  const made = (figure: string, skill: 'agility' | 'perception', passed: boolean) =>
    ({ type: 'checkMade', figure, skill, difficulty: 10, passed, total: { total: 0, entries: [] } }) as never;

  const jumps = at([move, check(imp.id, 'agility')]);
  expect(jumps.event(roll(imp.id), undefined, [3, 2])?.text).toBe(
    'Silt Imp 1 tries to jump over Silt Imp 2: Agility, fails only on a skull',
  );
  expect(jumps.event(made(imp.id, 'agility', true))?.text).toBe(
    'Silt Imp 1 passes Agility: no skull, the jump works',
  );
  const catches = at([move, check(other.id, 'perception')]);
  expect(catches.event(roll(other.id))?.text).toBe(
    'Silt Imp 2 tries to catch Silt Imp 1: Perception, fails only on a skull',
  );
  expect(catches.event(made(other.id, 'perception', false))?.text).toBe(
    'Silt Imp 2 fails Perception: a skull, no catch',
  );
  expect(at([check(imp.id, 'agility')]).event(roll(imp.id))?.text).toBe(
    'Silt Imp 1 rolls Agility: fails only on a skull',
  );

  const lands = {
    type: 'figureMoved',
    figure: imp.id,
    from: [4, 2],
    to: [2, 2],
    how: 'jump',
    cost: 2,
  } as never;
  expect(at([move]).event(lands)?.text).toBe('Silt Imp 1 jumps over Silt Imp 2 (2 steps)');
  const turn = { figure: imp.id, movementOver: true } as never;
  expect(at([move], { turn }).event(lands)?.text).toBe(
    'The jump fails: Silt Imp 1 lands short and moves no more',
  );
});

test('ids of steps and instructions are never shown', () => {
  const { cards } = content();
  for (const [ref, card] of Object.entries(cards.combatants)) {
    for (const step of card.ai) {
      expect(questionWords(cards, ref, step.id)).not.toBe(step.id);
      step.do.forEach((_, i) => {
        expect(instructionWords(cards, ref, `${step.id}.${i + 1}`)).not.toContain(`${step.id}.`);
      });
    }
  }
  for (const id of ['last-step', 'gone']) {
    expect(questionWords(cards, 'coin-crab', id)).not.toContain(id);
    expect(instructionWords(cards, 'coin-crab', `${id}.1`)).not.toContain(id);
  }
});

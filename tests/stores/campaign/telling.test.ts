import { describe, expect, test } from 'vitest';
import { aftermathIn, chaptersOf, roadOf, toldOf } from '../../../src/stores/campaign/chronicle.ts';
import {
  decisionOf,
  endingsOf,
  endingText,
  paragraphsOf,
  stepText,
} from '../../../src/stores/campaign/told.ts';
import { wouldChange } from '../../../src/stores/campaign/would-change.ts';
import { answer, begin, scene, storyOf } from '../../campaign/support.ts';
import { gameContent } from '../../support/games.ts';
import { tableWith } from '../../support/table-of-memory.ts';
import { begun, decide, LITTLE, shelfOf, toEncounter } from './support.ts';

describe('what a campaign tells of itself', () => {
  const encounter = gameContent.encounters['training-yard']!;
  const won = encounter.endConditions.find(({ result }) => result === 'won')!;
  const session = answer(
    begin(LITTLE),
    'read-on',
    'roll',
    'buy:katar',
    'done',
    'done',
    'read-on',
    `told:${won.id}`,
  );

  test('is in chapters by scenes, without what only keeps the books', () => {
    const chapters = chaptersOf(session.events);
    expect(chapters.map((one) => one.scene)).toEqual(['first', 'second', 'end']);
    const [first, second] = chapters.map((one) => one.events.map(({ type }) => type));
    expect(first).toEqual(['checkMade', 'roundEntered', 'itemBought', 'roundLeft']);
    expect(second).toContain('encounterEnded');
    expect(toldOf(session.events).map(({ type }) => type)).not.toContain('tasksPut');
  });

  test('draws the visited scenes alone on the road, with rests and results (B3.7)', () => {
    expect(roadOf(session.events)).toEqual([
      { scene: 'first', results: [], isRest: true },
      { scene: 'second', results: ['won'], isRest: false },
      { scene: 'end', results: [], isRest: false },
    ]);
  });

  test('has the end of an encounter and what came of it, of the decision that told it alone', () => {
    const from = session.marks.at(-1)!;
    const aftermath = aftermathIn(session.events, from);
    expect(aftermath?.ended).toMatchObject({ encounter: 'training-yard', result: 'won' });
    expect(aftermath?.events.map(({ type }) => type)).toContain('goldChanged');
    expect(aftermathIn(session.events.slice(0, from), 0)).toBeNull();
  });

  test('reads its Ending (p.13)', () => {
    const ended = answer(session.fork(), 'read-on');
    expect(endingText(LITTLE, ended.state)).toEqual(['The end.']);
    expect(endingText(LITTLE, session.state)).toEqual([]);
  });
});

test('a Decision is found however deep it lies, and one that is not there is none', () => {
  const inner = { do: 'decide', id: 'inner', options: [{ id: 'yes', text: 'Yes.', do: [] }] } as const;
  const outer = { do: 'decide', id: 'outer', options: [{ id: 'on', text: 'On.', do: [inner] }] } as const;
  const { stories } = storyOf([scene('first', [outer])]);
  expect(decisionOf(stories, 'first', 'inner')).toBe(inner);
  expect(decisionOf(stories, 'first', 'other')).toBeNull();
});

test('a paragraph that hangs on something is read where it holds alone', () => {
  const text = ['Always.', { if: [{ is: 'flag', flag: 'met' } as const], text: 'Met.' }];
  const content = storyOf([scene('first', [{ do: 'flag', flag: 'met' }, { do: 'exchange' }], text)]);
  const session = begin(content);
  expect(paragraphsOf(content, 'first', session.state)).toEqual(['Always.']);
  expect(paragraphsOf(content, 'first', answer(session, 'read-on').state)).toEqual(['Always.', 'Met.']);
});

test('before each encounter of a Scenario stands the text of its own step (p.9)', () => {
  const step = 'training-yard';
  const scenario = {
    id: 'crawl',
    type: 'scenario',
    name: 'Crawl',
    sources: { default: 'original' },
    rank: 1,
    start: { gold: 0, xp: 0 },
    intro: '',
    store: { items: [], upgrades: [] },
    steps: [
      { encounter: step, text: ['First.'] },
      { encounter: step, text: ['Second.'] },
    ],
    end: 'Won.',
  } as const;
  const content = storyOf([], { scenarios: [scenario] });
  const party = Object.keys(gameContent.encounters['training-yard']!.loadouts);
  const session = begin(content, { story: { mode: 'crawl', scenario: 'crawl', party } });
  const text = () => stepText(content, session.state, session.events);
  answer(session, 'done');
  expect(text()).toEqual(['First.']);
  const won = gameContent.encounters['training-yard']!.endConditions.find(({ result }) => result === 'won')!;
  answer(session, `told:${won.id}`);
  expect(text()).toEqual(['Second.']);
  answer(session, `told:${won.id}`);
  expect(endingText(content, session.state)).toEqual(['Won.']);
});

describe('what an item would change (p.13: a shop one wants to browse)', () => {
  const { state, content } = begin(LITTLE);
  const of = (item: string) => wouldChange(state, item, content.cards);

  test('is told of each with both numbers, and where something would have to come off', () => {
    const rook = of('padded-coat').find(({ member }) => member === 'rook-lars')!;
    // He wears a Cuirass: a second armor is over the limit (p.24).
    expect(rook.overLimit).toBe(true);
    expect(rook.changes.length).toBeGreaterThan(0);
    for (const { from, to } of rook.changes) expect(from).not.toBe(to);
  });

  test('is nothing for whom it changes nothing', () => {
    expect(of('vitality-juice-box').every(({ changes }) => changes.length === 0)).toBe(true);
  });
});

test('a game that belongs to a campaign says so in its list and its file, and one that does not does not', async () => {
  const table = tableWith({});
  const about = answer(begin(LITTLE), 'read-on', 'roll', 'done', 'done', 'read-on').pending!.about;
  if (about.of !== 'encounter') throw new Error('no encounter is asked for');
  const game = await table.begin(about.setup, 'Yard', 'lamps');
  expect(game.campaign).toBe('lamps');
  expect(game.record().campaign).toBe('lamps');
  const alone = await table.begin(about.setup, 'Alone');
  expect('campaign' in alone.record()).toBe(false);
  await table.idle();
  await table.refresh();
  const list = table.store.getState().games!;
  expect(list.find(({ id }) => id === game.id)?.campaign).toBe('lamps');
  expect(list.find(({ id }) => id === alone.id)?.campaign).toBeUndefined();
  const opened = await table.open(game.id);
  expect(opened.ok && opened.value.campaign).toBe('lamps');
});

describe('Endings (B3.6)', () => {
  const { stories } = storyOf([
    scene('first', [
      {
        do: 'decide',
        id: 'where',
        options: [
          { id: 'a', text: 'A', do: [{ do: 'continue', to: 'good' }] },
          { id: 'b', text: 'B', do: [{ do: 'continue', to: 'bad' }] },
        ],
      },
    ]),
    scene('good', [{ do: 'ending', text: ['Good.'], over: false }]),
    scene('bad', [{ do: 'ending', text: ['Bad.'], over: true }]),
    scene('elsewhere', [{ do: 'ending', text: ['Of another story.'], over: false }]),
  ]);

  test('are named once they were seen; of the others there is only how many', () => {
    expect(endingsOf(stories, 'story', new Set())).toEqual({ seen: [], unseen: 2 });
    expect(endingsOf(stories, 'story', new Set(['bad', 'elsewhere']))).toEqual({ seen: ['bad'], unseen: 1 });
  });

  test('The Lamps of Hallow Street has three, and each is where the Adventure leads', () => {
    const all = endingsOf(gameContent.stories, 'the-lamps-of-hallow-street', new Set(['high-water']));
    expect(all).toEqual({ seen: ['High Water'], unseen: 2 });
  });

  test('a campaign’s line says which of which Adventure it came to, so that other branches count it', async () => {
    const shelf = shelfOf(LITTLE);
    const campaign = await toEncounter(await begun(shelf));
    await decide(campaign, 'told', 'read-on');
    await shelf.campaigns.refresh();
    const [line] = shelf.campaigns.store.getState().list!;
    expect(line!.ending).toMatchObject({ of: { adventure: 'story', scene: 'over' } });
  });
});

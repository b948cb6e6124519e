import { describe, expect, test } from 'vitest';
import { RULES_VERSION } from '../../../src/engine/index.ts';
import { beginLesson } from '../../../src/stores/lesson/begin-lesson.ts';
import { FIRST_FIGHT } from '../../../src/stores/lesson/first-fight.ts';
import { beginFirstFight } from '../../../src/stores/lesson/first-fight-ready.ts';
import { makeFirstFight } from '../../../src/stores/lesson/make-first-fight.ts';
import { createGame, type Game } from '../../../src/stores/middara/game.ts';
import { HeldEncounter, type KeptMoment } from '../../../src/stores/middara/held-encounter.ts';
import { createRulesOfPage, type MiddaraRules } from '../../../src/stores/middara/rules-of-page.ts';
import { en } from '../../../src/words/en/index.ts';
import { content, HandTimer } from '../../support/table-of-memory.ts';

/** As the page fetches it. */
const fetched = (): KeptMoment => JSON.parse(JSON.stringify(makeFirstFight(content())));

/** Rules that come when the test says so. */
function laterRules() {
  let come: (rules: MiddaraRules) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const page = createRulesOfPage(() => new Promise((done, broken) => ([come, fail] = [done, broken])));
  return {
    page,
    come: async () => come(await import('../../../src/stores/middara/middara-rules.ts')),
    fail: (error: Error) => fail(error),
  };
}

function onTable(page = laterRules().page): Game {
  const session = new HeldEncounter(fetched(), content(), page);
  return createGame(
    { id: 'held', name: 'Held', notes: [], session },
    { timer: new HandTimer(), words: en, speed: () => 'instant', save: () => null },
  );
}

/** Answers the open question by the first answer, and waits until it is carried out. */
const soon = () => new Promise((done) => setTimeout(done));

describe('the guided first fight as the build makes it ready', () => {
  test('is what the rules set up: its log, its events, its question, and what it began with', () => {
    const held = new HeldEncounter(fetched(), content(), laterRules().page);
    const played = beginLesson(FIRST_FIGHT, content());
    expect(held.toLog()).toEqual(played.toLog());
    expect(held.events).toEqual(played.events);
    expect(held.marks).toEqual(played.marks);
    expect(held.beginning).toEqual(played.beginning);
    expect(held.pending?.options).toEqual(played.pending?.options);
    expect(held.pending?.refused).toEqual(played.pending?.refused);
    expect(held.position.seatNames).toEqual(played.position.seatNames);
  });

  test('goes on as that does, decision by decision, to the same end', async () => {
    const later = laterRules();
    const held = new HeldEncounter(fetched(), content(), later.page);
    const coming = later.page.fetch();
    await later.come();
    await coming;
    const played = beginLesson(FIRST_FIGHT, content());
    for (let n = 0; n < 300 && played.pending; n++) {
      const option = played.pending.options[(n * 7) % played.pending.options.length]!.id;
      held.decide(option);
      played.decide(option);
      expect(held.hash).toBe(played.hash);
    }
    expect(held.events).toEqual(played.events);
    expect(held.fork(1).decisions).toHaveLength(1);
    held.rewind(0);
    expect(held.pending?.kind).toBe('placement');
  });

  test('is shown before there are rules, and an answer pressed meanwhile is given when they come', async () => {
    const later = laterRules();
    const game = onTable(later.page);
    const { pending } = game.store.getState();
    expect(pending?.question).toEqual({ ask: 'turn' });
    game.decide('end-turn');
    // One answer waits, not two.
    game.decide('move');
    expect(game.store.getState().decisions).toBe(2);
    await later.come();
    await soon();
    expect(game.store.getState().decisions).toBe(3);
    expect(game.session.decisions[2]?.option).toBe('end-turn');
    expect(game.store.getState().fault).toBeNull();
  });

  test('says so where they do not come, and asks for them again at the next answer', async () => {
    const later = laterRules();
    const game = onTable(later.page);
    game.decide('end-turn');
    later.fail(new Error('no line'));
    await soon();
    expect(game.store.getState()).toMatchObject({ fault: 'no line', decisions: 2 });
    game.forgiveFault();
    game.decide('end-turn');
    await later.come();
    await soon();
    expect(game.store.getState()).toMatchObject({ fault: null, decisions: 3 });
  });

  test('takes a placement back without rules, and places again with them', async () => {
    const later = laterRules();
    const game = onTable(later.page);
    game.undo();
    expect(game.store.getState().pending?.kind).toBe('placement');
    game.redo();
    await later.come();
    await soon();
    expect(game.store.getState().pending?.question).toEqual({ ask: 'turn' });
  });
});

describe('where it is not to be had', () => {
  test.each([
    ['other content', async () => ({ ...fetched(), contentHash: 'other' })],
    ['other rules', async () => ({ ...fetched(), rules: `${RULES_VERSION}-older` })],
    ['no file', () => Promise.reject(new Error('404'))],
  ])('%s: the rules set it up', async (_, ready) => {
    const session = await beginFirstFight(content(), ready);
    expect(session).not.toBeInstanceOf(HeldEncounter);
    expect(session.toLog()).toEqual(beginLesson(FIRST_FIGHT, content()).toLog());
  });

  test('as shipped it is taken', async () => {
    expect(await beginFirstFight(content(), async () => fetched())).toBeInstanceOf(HeldEncounter);
  });
});

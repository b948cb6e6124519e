import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readContentFolder } from '../../../src/content/files/node-files.ts';
import { loadContent } from '../../../src/content/index.ts';
import type { EncounterSession } from '../../../src/engine/index.ts';
import { sceneOf } from '../../../src/sim/cases/scene-of.ts';
import { createFinished } from '../../../src/stores/lesson/finished-lessons.ts';
import { DEEDS, deedsDone } from '../../../src/stores/lesson/lesson-deeds.ts';
import { SHORT_LESSONS, type ShortLesson, shortLessonIn } from '../../../src/stores/lesson/short-lessons.ts';
import { sessionOfScene } from '../../../src/stores/middara/scene-session.ts';
import { lessons } from '../../../src/words/en/ui/short-lessons.ts';

const all = loadContent(readContentFolder(new URL('../../../content', import.meta.url).pathname));
const content = { cards: all.cards, encounters: { ...all.encounters, ...all.trials }, packs: all.packs };

function begin(lesson: ShortLesson): EncounterSession {
  const text = readFileSync(new URL(`../../../lessons/${lesson}.json`, import.meta.url), 'utf8');
  return sessionOfScene(sceneOf(JSON.parse(text), lesson, all.cards), 'Anna', content);
}

/** What its words tell one to do, an answer after the other; other questions are declined, or answered as proposed. */
const TOLD: Readonly<Record<ShortLesson, readonly string[]>> = {
  flanking: ['move', 'step:2,3', 'step:3,3', 'step:3,2', 'end', 'attack:animate'],
  'line-of-sight': ['move', 'step:0,1', 'step:0,0', 'end', 'attack:imp-1'],
  jumping: ['move', 'step:2,2', 'jump:4,2', 'end', 'attack:loa'],
  spells: ['use:zeke.gore-shot/cast', 'target:sickle', 'no', 'use:zeke.gore-shot/cast', 'target:hand', 'no'],
  'counter-of-a-counter': ['attack:knight', 'no', 'no', 'counter:rook.buckler/counter', 'no', 'best'],
};

/** Follows the words to the end of them; gives how many deeds were done after each answer. */
function follow(session: EncounterSession, lesson: ShortLesson): number[] {
  const told = [...TOLD[lesson]];
  const done: number[] = [];
  for (let n = 0; n < 40 && deedsDone(lesson, session.events) < DEEDS[lesson].length; n++) {
    const options = session.pending?.options ?? [];
    const isOn = (id: string) => options.some((option) => option.id === id);
    const next = told[0] !== undefined && isOn(told[0]) ? told.shift()! : null;
    const other = ['best', 'pass', 'no', 'end'].find(isOn);
    const option = next ?? other;
    expect(option, `${lesson}: ${session.pending?.kind}, ${options.map(({ id }) => id)}`).toBeDefined();
    session.decide(option!);
    done.push(deedsDone(lesson, session.events));
  }
  return done;
}

describe.each(SHORT_LESSONS)('%s', (lesson) => {
  test('has a line for each deed', () => {
    expect(lessons[lesson].deeds).toHaveLength(DEEDS[lesson].length);
    expect(shortLessonIn(lesson)).toBe(lesson);
  });

  test('is finished by whoever does what it says, deed after deed, in a few answers', () => {
    const session = begin(lesson);
    expect(deedsDone(lesson, session.events)).toBe(0);
    const done = follow(session, lesson);
    expect(done.at(-1)).toBe(DEEDS[lesson].length);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect(done.length).toBeLessThanOrEqual(12);
    // Nobody fell by learning it.
    expect(session.state.figures.filter(({ side, defeated }) => side === 'adventurers' && defeated)).toEqual(
      [],
    );
  });

  test('what was taken back is to be done again', () => {
    const session = begin(lesson);
    follow(session, lesson);
    session.rewind(0);
    expect(deedsDone(lesson, session.events)).toBe(0);
  });
});

describe('what the words promise', () => {
  test('flanking: +1 to the roll and +3 to the damage, and none from beside', () => {
    const session = begin('flanking');
    follow(session, 'flanking');
    const flanking = session.events.flatMap((event) =>
      event.type === 'attackLedgerAdded' && JSON.stringify(event.entry.cause).includes('flanking')
        ? [[event.to, event.entry.amount]]
        : [],
    );
    expect(flanking).toContainEqual(['toHit', 1]);
  });

  test('jumping: with Rook at the edge no roll can fail', () => {
    const session = begin('jumping');
    for (const option of ['move', 'step:2,2', 'jump:4,2']) session.decide(option);
    const checked = session.events.find((event) => event.type === 'checkMade');
    expect(checked).toMatchObject({ difficulty: 10, passed: true });
    // Her Agility and his Strength: two PURPLE are 2 at the least.
    expect(checked?.total.entries.slice(1).map(({ amount }) => amount)).toEqual([5, 6]);
  });

  test('there is no such way past the pillar from where Zeke stands', () => {
    const ids = begin('line-of-sight').pending!.options.map(({ id }) => id);
    expect(ids).toContain('attack:imp-2');
    expect(ids).not.toContain('attack:imp-1');
  });
});

test('lessons that were gone through are kept, each once, and only those there are', () => {
  const finished = createFinished();
  finished.getState().finish('jumping');
  finished.getState().finish('jumping');
  expect(finished.getState().lessons).toEqual(['jumping']);
});

import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { defaultSetup, EncounterSession, figureIn } from '../../../src/engine/index.ts';
import { beginLesson } from '../../../src/stores/lesson/begin-lesson.ts';
import { type Course, createCourse, type Press, type Shown } from '../../../src/stores/lesson/course.ts';
import { FIRST_FIGHT } from '../../../src/stores/lesson/first-fight.ts';
import type { HintId } from '../../../src/stores/lesson/lesson.ts';
import { lessonFor } from '../../../src/stores/lesson/lessons.ts';
import { createProgress, type ProgressStore } from '../../../src/stores/lesson/progress.ts';
import { createHand, type Hand } from '../../../src/stores/middara/hand.ts';
import * as later from '../../../src/stores/middara/hand-later.ts';
import type { By } from '../../../src/stores/middara/hand-press.ts';
import { content, gameOf, HandTimer } from '../../support/table-of-memory.ts';

beforeEach(() => globalThis.localStorage?.clear());

/** A table without a screen: what is pressed does what it does there. */
class Pupil {
  readonly progress: ProgressStore = createProgress();
  readonly course: Course = createCourse(FIRST_FIGHT, this.progress);
  readonly told: HintId[] = [];
  /** What was pressed, one after the other. */
  readonly presses: string[] = [];
  readonly hand: Hand;
  private readonly timer = new HandTimer();
  private readonly game;
  constructor(
    readonly session: EncounterSession,
    private readonly by: By = 'mouse',
  ) {
    this.game = gameOf(session, { timer: this.timer });
    this.hand = createHand(this.game, { timer: this.timer, unasked: () => [], later: () => later });
    onTestFinished(this.hand.follow());
    this.look();
  }

  get shown(): Shown | null {
    return this.course.store.getState().shown;
  }

  look(): void {
    this.timer.runAll();
    const { pending, view, decisions } = this.game.store.getState();
    const { choice, sure } = this.hand.store.getState();
    const held = choice?.kind === 'answer' ? choice.option.id : (choice?.to.space ?? null);
    const position = this.game.positionOf(view);
    const { events } = this.session;
    this.course.look({ position, pending, events, decisions, chosen: sure?.answer ?? held });
    const id = this.shown?.id;
    if (id && id !== 'next' && !this.told.includes(id)) this.told.push(id);
  }

  decide(option: string): void {
    this.game.decide(option);
    this.look();
  }

  /** Nothing but what the hint lights up. */
  press(): void {
    const { isRead, press, pending } = this.shown!;
    this.presses.push(`${pending.figure}: ${isRead ? 'got it' : named(press)}`);
    if (isRead) this.course.skip();
    else this.pressed(press);
    this.look();
  }

  private pressed(press: Press): void {
    const { hand } = this;
    if (press.at === 'space') hand.pressSpace(press.space, this.by);
    else if (press.at === 'figure') hand.pressFigure(press.figure, this.by);
    else if (press.at === 'answer') hand.answer(press.option);
    else if (press.at === 'end') this.endTurn();
    else if (hand.store.getState().sure) hand.go();
    else hand.confirm();
  }

  private endTurn(): void {
    const end = this.game.store.getState().pending!.options.find(({ act }) => act.do === 'end-turn');
    if (end) this.hand.answer(end);
    else this.hand.endTurn();
  }
}

function named(press: Press): string {
  switch (press.at) {
    case 'space':
      return press.space.join();
    case 'figure':
      return press.figure;
    case 'answer':
      return press.option.act.do;
    case 'confirm':
      return `then ${named(press.of)}`;
    case 'end':
      return 'end turn';
  }
}

function playOut(pupil: Pupil, most = 200): Pupil {
  for (let n = 0; n < most && pupil.shown; n++) pupil.press();
  return pupil;
}

const begun = () => beginLesson(FIRST_FIGHT, content());

describe('the first fight', () => {
  test('is won in 20 presses by whoever presses only what is lit', () => {
    const pupil = playOut(new Pupil(begun()));
    expect(pupil.session.state.outcome).toMatchObject({ result: 'won', condition: 'through-the-gate' });
    expect(pupil.presses).toHaveLength(20);
    expect(pupil.presses.filter((one) => one.includes('end-movement'))).toEqual([]);
    // The throw is enough: what could help it is not asked about (face.md 12).
    expect(pupil.presses.filter((one) => /: (use|pass)$/.test(one))).toEqual([]);
  });

  test('by touch each of its three ways is shown first', () => {
    const pupil = playOut(new Pupil(begun(), 'touch'));
    expect(pupil.session.state.outcome).toMatchObject({ result: 'won' });
    expect(pupil.presses).toHaveLength(23);
  });

  test('tells eight things on its way, each once, and of a fall only where one threatens', () => {
    const pupil = playOut(new Pupil(begun()));
    expect(pupil.told).toEqual(['goal', 'go', 'attack', 'close', 'strike', 'keep', 'dodge', 'exit']);
    expect(FIRST_FIGHT.hints.map(({ id }) => id).filter((id) => !pupil.told.includes(id))).toEqual(['fall']);
  });

  test('with other dice the hints lead out as well, and never press what changes nothing', () => {
    const { cards, encounters } = content();
    const lost: string[] = [];
    for (let n = 0; n < 12; n++) {
      const setup = defaultSetup(encounters['first-fight']!, `other-${n}`);
      const pupil = playOut(new Pupil(new EncounterSession(setup, { cards, encounters })), 400);
      expect(pupil.session.state.outcome, setup.seed).not.toBeNull();
      if (pupil.session.state.outcome?.result !== 'won') lost.push(setup.seed);
      expect(pupil.presses.length, setup.seed).toBeLessThan(70);
    }
    expect(lost.length).toBeLessThan(3);
  });

  test('a hint is done with by doing, whatever else was pressed; taken back it stays done', () => {
    const pupil = new Pupil(begun());
    pupil.press();
    expect(pupil.shown?.id).toBe('go');
    // Somebody moves elsewhere, by the list.
    pupil.decide('move');
    expect(pupil.shown?.id).toBe('go');
    pupil.decide(pupil.session.pending!.options.find(({ act }) => act.do === 'step')!.id);
    expect(pupil.shown?.id).not.toBe('go');
    expect(pupil.progress.getState().done['first-fight']).toEqual(['goal', 'go']);
  });

  test('an opponent is attacked out of a movement: nobody ends that first', () => {
    const pupil = new Pupil(begun());
    pupil.press();
    pupil.press();
    expect(pupil.session.pending?.kind).toBe('move');
    expect(pupil.shown?.press).toMatchObject({ at: 'figure' });
    const { figure } = pupil.shown!.press as Extract<Press, { at: 'figure' }>;
    expect(figureIn(pupil.session.state, figure).card).toBe('silt-imp');
    pupil.press();
    expect(pupil.shown?.press).toMatchObject({ at: 'confirm', of: { at: 'figure', figure } });
  });

  test('one hint is skipped, all are put away, and all come again from the first', () => {
    const pupil = new Pupil(begun());
    pupil.course.skip();
    expect(pupil.shown?.id).toBe('go');
    pupil.course.skip();
    expect(pupil.shown?.id).toBe('next');
    pupil.course.skip();
    expect(pupil.shown?.id).toBe('next');
    pupil.progress.getState().hush();
    expect(pupil.shown).toBeNull();
    pupil.progress.getState().again('first-fight');
    expect(pupil.shown?.id).toBe('goal');
    pupil.course.close();
    pupil.progress.getState().hush();
    expect(pupil.shown?.id).toBe('goal');
  });

  test('its encounter has it however it was set up, others have none', () => {
    expect(lessonFor('first-fight')).toBe(FIRST_FIGHT);
    expect(lessonFor('training-yard')).toBeNull();
    expect(() => beginLesson(FIRST_FIGHT, { ...content(), encounters: {} })).toThrow('first-fight');
  });
});

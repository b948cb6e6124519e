import { beforeEach, describe, expect, test } from 'vitest';
import {
  defaultSetup,
  EncounterSession,
  isSameSpace,
  listMoveDestinations,
  type Option,
  type Space,
} from '../../../src/engine/index.ts';
import { beginLesson } from '../../../src/stores/lesson/begin-lesson.ts';
import { type Course, createCourse, type Shown } from '../../../src/stores/lesson/course.ts';
import { FIRST_FIGHT } from '../../../src/stores/lesson/first-fight.ts';
import type { Chosen } from '../../../src/stores/lesson/holds.ts';
import type { HintId } from '../../../src/stores/lesson/lesson.ts';
import { lessonFor } from '../../../src/stores/lesson/lessons.ts';
import { createProgress, type ProgressStore } from '../../../src/stores/lesson/progress.ts';
import { stakeOf } from '../../../src/stores/middara/stakes.ts';
import { content } from '../../support/table-of-memory.ts';

beforeEach(() => globalThis.localStorage?.clear());

/** A table without a screen: what is pressed does what it does there. */
class Pupil {
  readonly progress: ProgressStore = createProgress();
  readonly course: Course = createCourse(FIRST_FIGHT, this.progress);
  readonly told: HintId[] = [];
  private chosen: Chosen = null;
  constructor(readonly session: EncounterSession) {
    this.look();
  }

  get shown(): Shown | null {
    return this.course.store.getState().shown;
  }

  look(): void {
    const { session, chosen } = this;
    const { position, pending, events, decisions } = session;
    this.course.look({ position, pending, events, decisions: decisions.length, chosen });
    const id = this.shown?.id;
    if (id && id !== this.told.at(-1)) this.told.push(id);
  }

  decide(option: string): void {
    this.session.decide(option);
    this.chosen = null;
    this.look();
  }

  /** Nothing but what the hint lights up. */
  press(): void {
    const shown = this.shown!;
    const { target } = shown;
    if (shown.isRead) this.course.skip();
    else if (target.at === 'part' || target.at === 'figure') this.course.pressed();
    else if (target.at === 'space') this.chosen = target.space;
    else if (target.at === 'answer') this.answer(target.option);
    else if ('act' in target.of) this.decide(target.of.id);
    else this.walk(target.of);
    this.look();
  }

  /** Asked about once more where something is at stake. */
  private answer(option: Option): void {
    const { position, pending } = this.session;
    if (stakeOf(position, pending!, option) === null) this.decide(option.id);
    else this.chosen = option.id;
  }

  /** As the table walks: step by step, until something comes between. */
  private walk(to: Space): void {
    const { figure } = this.session.pending!;
    const there = listMoveDestinations(this.session.position, figure).find((one) =>
      isSameSpace(one.space, to),
    );
    if (this.session.pending!.kind === 'turn') this.session.decide('move');
    for (const space of there!.way) {
      const options = () => (this.session.pending?.kind === 'move' ? this.session.pending.options : []);
      const stepTo = () => options().find(({ act }) => act.do === 'step' && isSameSpace(act.space, space));
      const bought = stepTo() ? undefined : options().find(({ act }) => act.do === 'buy-movement');
      if (bought) this.session.decide(bought.id);
      const step = stepTo();
      if (!step) break;
      this.session.decide(step.id);
    }
    this.chosen = null;
    this.look();
  }
}

const playOut = (pupil: Pupil, most = 200): void => {
  for (let n = 0; n < most && pupil.session.pending; n++) pupil.press();
};

describe('the first fight', () => {
  test('is won by whoever presses only what the hints light up, and every idea comes up', () => {
    const pupil = new Pupil(beginLesson(FIRST_FIGHT, content()));
    expect(pupil.session.pending).toMatchObject({ kind: 'turn' });
    playOut(pupil);
    expect(pupil.session.state.outcome).toMatchObject({ result: 'won', condition: 'through-the-gate' });
    const ideas = FIRST_FIGHT.hints.map(({ id }) => id);
    // Nobody is near to falling here, and the way leads round the Muck.
    expect(ideas.filter((id) => !pupil.told.includes(id))).toEqual(['muck', 'fall']);
    expect(pupil.session.decisions.length).toBeLessThan(60);
  });

  test('with other dice the hints lead out as well', () => {
    const { cards, encounters } = content();
    const lost: string[] = [];
    for (let n = 0; n < 12; n++) {
      const setup = defaultSetup(encounters['first-fight']!, `other-${n}`);
      const pupil = new Pupil(new EncounterSession(setup, { cards, encounters }));
      playOut(pupil, 400);
      expect(pupil.session.state.outcome, setup.seed).not.toBeNull();
      if (pupil.session.state.outcome?.result !== 'won') lost.push(setup.seed);
    }
    expect(lost.length).toBeLessThan(3);
  });

  test('a hint is done with by doing, whatever else was pressed; taken back it stays done', () => {
    const pupil = new Pupil(beginLesson(FIRST_FIGHT, content()));
    pupil.press();
    pupil.press();
    expect(pupil.shown?.id).toBe('go');
    // Somebody moves elsewhere, by the list.
    pupil.decide('move');
    expect(pupil.shown?.id).toBe('go');
    pupil.decide(pupil.session.pending!.options.find(({ act }) => act.do === 'step')!.id);
    expect(pupil.shown?.id).not.toBe('go');
    expect(pupil.progress.getState().done['first-fight']).toEqual(['goal', 'stamina', 'go']);
  });

  test('one hint is skipped, all are put away, and all come again from the first', () => {
    const pupil = new Pupil(beginLesson(FIRST_FIGHT, content()));
    pupil.course.skip();
    pupil.course.skip();
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

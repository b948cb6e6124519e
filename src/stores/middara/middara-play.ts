import { SCENE_ROOM } from '../../content/index.ts';
import {
  applyEvent,
  type CardIndex,
  type EncounterDefinition,
  type EncounterState,
  type Position,
  type SeatId,
  sameState,
} from '../../engine/index.ts';
import type { Words } from '../../words/words.ts';
import type { Play } from '../game/play.ts';
import { fullest } from '../whole-words.ts';
import { type ApproachTaken, nextApproachStep } from './approach-course.ts';
import { autoAnswer } from './auto-pass.ts';
import { endingOf } from './endings.ts';
import { paceOf } from './event-pace.ts';
import { foldEvents } from './fold-events.ts';
import { forMeAnswer } from './for-me.ts';
import { keysNow, volleyAnswer } from './for-now.ts';
import { hasteOf, isToldInItsTime } from './haste.ts';
import { lastMomentOf } from './last-moment-of.ts';
import { endedBy, momentOf } from './moment.ts';
import { revealedBy } from './reveals.ts';
import { type EndThen, nextEndStep, nextRouteStep, type Route } from './route.ts';
import { nextStrikeStep, type Strike } from './strike.ts';
import type { Middara } from './types.ts';

/** What stands under the states of one game: its cards, its encounter and what its players are called. */
export interface Ground {
  readonly cards: CardIndex;
  readonly encounter: EncounterDefinition;
  readonly seatNames: Readonly<Record<SeatId, string>>;
}

/** Courses of answers: a way, an attack, both, the end of a movement with what follows it. */
export type Course = Route | Strike | ApproachTaken | EndThen;

/** Middara as showing, feed, undo and replay need it, in a language. */
export function middaraPlay(ground: Ground, words: Words): Play<Middara> {
  const positionOf = (state: EncounterState): Position => ({ state, ...ground });
  return {
    copy: sameState,
    fold: foldEvents,
    apply: applyEvent,
    describe(event, view, before) {
      // What opponents asked themselves is written on their cards.
      const told = fullest(words).tell(positionOf(view)).event(event, before);
      if (!told) return null;
      const opened = event.type === 'scopeOpened' ? 1 : 0;
      const depth = view.scopes.filter((scope) => scope.kind !== 'move').length - opened;
      return { ...told, depth: Math.max(0, depth) };
    },
    reveals: revealedBy,
    pace: (event, view, thrown, haste = 1) =>
      paceOf(event, positionOf(view), thrown) * (isToldInItsTime(event) ? 1 : haste),
    haste: (events, index, view, thrown) => hasteOf(events, index, positionOf(view), thrown),
    ends: endingOf,
    summary: (state, question) => ({
      encounter: ground.encounter.name,
      of: ground.encounter.id,
      ...(ground.encounter.id === SCENE_ROOM && { tried: true }),
      seats: state.seats.map(({ id }) => ground.seatNames[id] ?? id),
      round: state.clock.round,
      result: state.outcome?.result ?? null,
      waiting: question && words.tell(positionOf(state)).question(question),
      moment: lastMomentOf(positionOf(state)),
    }),
    momentOf: (view, events) => momentOf(view, events, events.length),
    momentAfter(before, view, events, index, last) {
      const over = last.resolution?.over ? last.resolution : null;
      const kept = events[index]!.type === 'turnBegan' ? null : (endedBy(before, events, index) ?? over);
      return momentOf(view, events, index + 1, kept);
    },
    unasked: (question, passed, view) => {
      const keys = keysNow(passed, view);
      if (!question) return null;
      const answer =
        autoAnswer(question, keys) ??
        volleyAnswer(question, view, keys) ??
        forMeAnswer(question, positionOf(view), keys);
      return answer?.id ?? null;
    },
    toldUnasked: (question, view) => words.ui.table.unasked(words.tell(positionOf(view)).question(question)),
    onward(course, view, question) {
      if ('way' in course) return nextRouteStep(course, view, question);
      if ('walk' in course) return nextApproachStep(course, positionOf(view), question);
      return 'next' in course
        ? nextEndStep(course, positionOf(view), question)
        : nextStrikeStep(course, positionOf(view), question);
    },
  };
}

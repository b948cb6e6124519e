import { expect, test } from 'vitest';
import { type EncounterEvent, EncounterSession, type Prompt } from '../../../src/engine/index.ts';
import { readRecord } from '../../../src/sim/sim-records.ts';
import { traceBefore } from '../../../src/stores/middara/ai-trace.ts';
import { autoAnswer, listOffers } from '../../../src/stores/middara/auto-pass.ts';
import { bannerOf } from '../../../src/stores/middara/banners.ts';
import { timesOf } from '../../../src/stores/middara/beat-times.ts';
import { beatsOf, contactOf, strikeTime } from '../../../src/stores/middara/beats.ts';
import { partsOf } from '../../../src/stores/middara/deed-parts.ts';
import { createDeeds } from '../../../src/stores/middara/deeds.ts';
import { endingOf } from '../../../src/stores/middara/endings.ts';
import { paceOf } from '../../../src/stores/middara/event-pace.ts';
import { focusOf } from '../../../src/stores/middara/focus.ts';
import { foldEvents } from '../../../src/stores/middara/fold-events.ts';
import { groundOf } from '../../../src/stores/middara/game.ts';
import { strikesIn } from '../../../src/stores/middara/luck.ts';
import { endedBy, momentOf } from '../../../src/stores/middara/moment.ts';
import { figuresFor, spaceOf } from '../../../src/stores/middara/options.ts';
import { deedPlaces, roundPlaces } from '../../../src/stores/middara/places.ts';
import { revealedBy } from '../../../src/stores/middara/reveals.ts';
import { soundsOf } from '../../../src/stores/middara/sounds.ts';
import { stakeOf } from '../../../src/stores/middara/stakes.ts';
import { nextStrikeStep, strikeAt } from '../../../src/stores/middara/strike.ts';
import { tallyOf } from '../../../src/stores/middara/tally.ts';
import { trayOf } from '../../../src/stores/middara/tray.ts';
import { gameContent } from '../../support/games.ts';
import { keep } from '../../support/keep.ts';

const RECORDS = ['yard-simple', 'old-loas-eager'];

/** All that is made of a game to be shown, event by event and question by question, without its words. */
test.each(RECORDS)('%s is shown as it was', (name) => {
  const { log } = readRecord(new URL(`../../replays/${name}.json`, import.meta.url).pathname);
  const session = new EncounterSession(log.setup, gameContent);
  const answers: unknown[] = [];
  for (const { option } of log.decisions) {
    answers.push(answersShown(session, session.pending!));
    session.decide(option);
  }
  const { events, marks, beginning } = session;
  const deeds = createDeeds().upTo(events, events.length, []);
  const shown = eventsShown(session);
  expect(shown).toHaveLength(events.length);
  keep({
    shown,
    answers,
    deeds,
    parts: partsOf(events, 0),
    places: [roundPlaces(session), ...deeds.map((one) => deedPlaces(one, marks))],
    luck: strikesIn(beginning, session.encounter, events).map(({ asked, ...struck }) => [
      struck,
      asked.attacker,
      asked.target,
      asked.empower,
      asked.dodge,
    ]),
    tally: [tallyOf(events), tallyOf(events, 40)],
  });
});

function eventsShown(session: EncounterSession): unknown[] {
  const { events, beginning } = session;
  const ground = groundOf(session);
  let view = beginning;
  return events.map((event: EncounterEvent, i) => {
    const before = { state: view, ...ground };
    const ended = endedBy(view, events, i);
    view = foldEvents(view, [event]);
    const after = { state: view, ...ground };
    const beats = beatsOf(event, before, after);
    const moment = momentOf(view, events, i + 1, ended);
    return [
      beats.map((beat) => [beat, timesOf(beat)]),
      [contactOf(beats), strikeTime(view)],
      [soundsOf(event, view, true), soundsOf(event, view, false)],
      [paceOf(event, after), paceOf(event, after, true), endingOf(event, view), bannerOf(event, view)],
      [focusOf(event), revealedBy(event), ended],
      [moment, trayOf(event, moment, view)],
      traceBefore(events, i + 1),
    ];
  });
}

function answersShown({ position }: EncounterSession, prompt: Prompt): unknown[] {
  const offers = listOffers(prompt);
  const { options, figure } = prompt;
  return [
    offers,
    autoAnswer(
      prompt,
      offers.map(({ key }) => key),
    ),
    figuresFor(prompt),
    options.map((option) => [spaceOf(option.act), stakeOf(position, prompt, option)]),
    [true, null].map((empower) =>
      nextStrikeStep({ ...strikeAt(figure, figure, empower), begun: true }, position, prompt),
    ),
  ];
}

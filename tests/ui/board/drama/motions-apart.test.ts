import { expect, test } from 'vitest';
import { EncounterSession, type Position } from '../../../../src/engine/index.ts';
import { listRecords, readRecord } from '../../../../src/sim/sim-records.ts';
import { timesOf } from '../../../../src/stores/middara/beat-times.ts';
import { beatsOf } from '../../../../src/stores/middara/beats.ts';
import { paceOf } from '../../../../src/stores/middara/event-pace.ts';
import { foldEvents } from '../../../../src/stores/middara/fold-events.ts';
import { groundOf } from '../../../../src/stores/middara/game.ts';
import { motionOf } from '../../../../src/ui/board/drama/motions.ts';
import { gameContent } from '../../../support/content.ts';
import { proved, sampleOf } from '../../../support/depth.ts';

const RECORDS = sampleOf(listRecords('tests/replays'), 2, 'motions apart');

/** Until when a figure itself moves in a beat, at normal speed; null where it stands. */
function movesUntil(beat: ReturnType<typeof beatsOf>[number]): number | null {
  if (beat.do === 'death' || beat.do === 'down' || beat.do === 'pit') return beat.at + timesOf(beat).contact;
  const motion = motionOf(beat);
  return motion && beat.at + motion.poses.at(-1)!.ms;
}

test.each(RECORDS)('%s: no figure begins a motion before its last one is over', (file) => {
  const { setup, decisions } = readRecord(file).log;
  const session = new EncounterSession(setup, gameContent);
  for (const { option } of decisions) session.decide(option);
  const ground = groundOf(session);
  const over = new Map<string, { at: number; by: string }>();
  let before: Position = { state: session.beginning, ...ground };
  let now = 0;
  let motions = 0;
  for (const event of session.events) {
    const after: Position = { state: foldEvents(before.state, [event]), ...ground };
    // A spell flies to several from one figure, which moves once.
    const throws = new Set<string>();
    for (const beat of beatsOf(event, before, after)) {
      const until = movesUntil(beat);
      if (until === null || !('figure' in beat)) continue;
      if (beat.do === 'shot' && throws.has(beat.figure)) continue;
      if (beat.do === 'shot') throws.add(beat.figure);
      const last = over.get(beat.figure);
      if (last)
        expect(last.at, `${beat.figure}: ${last.by}, then ${event.type}`).toBeLessThanOrEqual(now + beat.at);
      over.set(beat.figure, { at: now + until, by: `${event.type} (${beat.do})` });
      motions += 1;
    }
    now += paceOf(event, after, true);
    before = after;
  }
  expect(motions).toBeGreaterThan(20);
  proved({ motions });
});

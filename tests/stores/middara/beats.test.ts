import { expect, test } from 'vitest';
import {
  type EncounterEvent,
  EncounterSession,
  type EncounterState,
  hpOf,
  type Position,
} from '../../../src/engine/index.ts';
import { listRecords, readRecord } from '../../../src/sim/sim-records.ts';
import type { Beat } from '../../../src/stores/middara/beat.ts';
import { READ, timesOf } from '../../../src/stores/middara/beat-times.ts';
import { beatsOf, contactOf } from '../../../src/stores/middara/beats.ts';
import { blowOf } from '../../../src/stores/middara/blow.ts';
import { paceOf } from '../../../src/stores/middara/event-pace.ts';
import { groundOf } from '../../../src/stores/middara/game.ts';
import { middaraPlay } from '../../../src/stores/middara/middara-play.ts';
import { en } from '../../../src/words/en/index.ts';
import { proved, provedTest, sampleOf } from '../../support/depth.ts';
import { drive, gameContent, newGame } from '../../support/games.ts';

interface Shown {
  readonly event: EncounterEvent;
  readonly before: Position;
  readonly after: Position;
  readonly beats: readonly Beat[];
}

/** Every event of a game, the table before and after it, and what is seen. */
function* shownOf(session: EncounterSession): Generator<Shown> {
  const ground = groundOf(session);
  const play = middaraPlay(ground, en);
  let before: Position = { state: play.copy(session.beginning), ...ground };
  for (const event of session.events) {
    const after: Position = { state: play.fold(before.state, [event]) as EncounterState, ...ground };
    yield { event, before, after, beats: beatsOf(event, before, after) };
    before = after;
  }
}

function recorded(file: string): EncounterSession {
  const { setup, decisions } = readRecord(file).log;
  const session = new EncounterSession(setup, gameContent);
  for (const { option } of decisions) session.decide(option);
  return session;
}

const GAMES: readonly (readonly [string, () => EncounterSession])[] = [
  ...listRecords('tests/replays').map((file) => [file, () => recorded(file)] as const),
  ...(['when-the-locks-opened', 'under-hallow-street'] as const).map(
    (id) => [`${id} by a bot`, () => drive(newGame(id, 'beats'), 'simple', 'beats', 220)] as const,
  ),
];

/** A game or two at every run: each of their deeds is looked at three times. */
const SOME = sampleOf(GAMES, 2);

const kinds = (beats: readonly Beat[]) => beats.map((beat) => beat.do);
const standing = (position: Position, id: string) =>
  position.state.figures.find((figure) => figure.id === id)!;

test.each(SOME)('%s: every deed is seen, each exactly as it was', (_, play) => {
  let seen = 0;
  for (const { event, before, after, beats } of shownOf(play())) {
    seen += beats.length;
    switch (event.type) {
      case 'damageDealt': {
        const figure = standing(after, event.figure);
        const left = Math.max(0, hpOf(after, figure) - figure.damage);
        const attack = after.state.scopes.findLast((scope) => scope.kind === 'attack');
        const blow = attack?.kind === 'attack' ? blowOf(attack, after, event) : null;
        if (blow && !blow.isFirst) {
          expect(kinds(beats)).toEqual(['recoil', 'drain']);
          break;
        }
        expect(kinds(beats)).toEqual([expect.stringMatching(/^(recoil|crash)$/), 'number', 'drain']);
        expect(beats[1]).toMatchObject({
          figure: event.figure,
          amount: blow ? blow.dealt : event.amount,
          kind: event.damageType,
          onUs: figure.side === 'adventurers',
        });
        expect(beats[2]).toMatchObject({ figure: event.figure, from: left + event.amount, to: left });
        break;
      }
      case 'damageHealed':
        expect(beats[0]).toMatchObject({ do: 'heal', figure: event.figure, amount: event.amount });
        break;
      case 'finalDamageDetermined':
        expect(kinds(beats)[0]).toMatch(/^(lunge|shot)$/);
        expect(kinds(beats).slice(1)).toEqual(event.sum.total > 0 ? [] : ['block']);
        break;
      case 'attackJudged':
        expect(kinds(beats)).toEqual(
          event.hit ? [] : [expect.stringMatching(/^(lunge|shot)$/), expect.stringMatching(/^(dodge|miss)$/)],
        );
        break;
      case 'figureMoved':
        expect(beats).toMatchObject([{ figure: event.figure, from: event.from, to: event.to }]);
        break;
      case 'figureDefeated':
      case 'figureFelled': {
        const { kind, at } = standing(before, event.figure);
        const falls = kind === 'adventurer' ? /^(down|pit)$/ : /^(death|pit)$/;
        expect(kinds(beats)).toEqual(at ? [expect.stringMatching(falls)] : []);
        break;
      }
      case 'effectInflicted':
      case 'effectRemoved':
        expect(beats).toMatchObject([{ do: 'status', figure: event.figure, effect: event.effect }]);
        break;
    }
  }
  expect(seen).toBeGreaterThan(30);
  proved({ beats: seen });
});

test.each(SOME)('%s: what is seen has its time, and the next deed waits for its contact', (_, play) => {
  for (const { event, after, beats } of shownOf(play())) {
    if (beats.length === 0) continue;
    const pace = paceOf(event, after);
    expect(pace, event.type).toBeGreaterThanOrEqual(contactOf(beats));
    for (const beat of beats) {
      const { contact, lasts, held } = timesOf(beat);
      expect(lasts).toBeGreaterThanOrEqual(contact);
      expect(held).toBeGreaterThanOrEqual(beat.do === 'drain' ? 300 : 600);
      // It can be read before the next thing happens; where a figure falls, its number and the fall are one.
      if (beat.do === 'number') {
        const { damage, kind } = standing(after, beat.figure);
        const falls = damage >= hpOf(after, standing(after, beat.figure));
        const fall = kind === 'adventurer' ? 900 : 520;
        // An attack's own is read into its end; what it brings with it stands while things go on.
        const inAttack = after.state.scopes.some((scope) => scope.kind === 'attack');
        const own = event.type === 'damageDealt' && event.cause.kind === 'attack';
        const stands = pace + (falls ? fall : inAttack ? 150 : 0);
        expect(stands).toBeGreaterThanOrEqual(inAttack && !own ? 300 : READ);
      }
    }
  }
});

test.each(SOME)('%s: a blow strikes once, whatever it leads to', (_, play) => {
  let strikes = 0;
  let numbers = 0;
  for (const { event, after, beats } of shownOf(play())) {
    if (event.type === 'scopeOpened' && event.scope.kind === 'attack') strikes = 0;
    const struck = beats.filter(
      (beat) => beat.do === 'lunge' || (beat.do === 'shot' && beat.as === 'arrow'),
    ).length;
    expect(struck).toBeLessThanOrEqual(1);
    strikes += struck;
    if (event.type === 'attackEnded') expect(strikes).toBeLessThanOrEqual(2);
    const attack = after.state.scopes.findLast((scope) => scope.kind === 'attack');
    const isMore = attack?.kind === 'attack' && blowOf(attack, after, event)?.isFirst === false;
    const due = event.type === 'damageDealt' && !isMore ? 1 : 0;
    numbers += beats.filter((beat) => beat.do === 'number').length - due;
  }
  // No number without damage, and none twice: a blow of several types has one.
  expect(numbers).toBe(0);
});

provedTest(
  'blows, shots, spells, pushes, jumps, blocks, dodges, falls and effects are all among them',
  () => {
    const all = new Set(
      GAMES.flatMap(([, play]) => [...shownOf(play())].flatMap(({ beats }) => kinds(beats))),
    );
    for (const kind of [
      'step',
      'jump',
      'push',
      'crash',
      'lunge',
      'shot',
      'recoil',
      'number',
      'drain',
      'block',
    ])
      expect(all).toContain(kind);
    for (const kind of [
      'miss',
      'brace',
      'dodge',
      'resist',
      'heal',
      'status',
      'halo',
      'death',
      'down',
      'arrive',
    ])
      expect(all).toContain(kind);
  },
);

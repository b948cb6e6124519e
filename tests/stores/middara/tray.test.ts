import { expect, test } from 'vitest';
import { EncounterSession } from '../../../src/engine/index.ts';
import { listRecords, readRecord } from '../../../src/sim/sim-records.ts';
import { bannerOf } from '../../../src/stores/middara/banners.ts';
import { focusOf } from '../../../src/stores/middara/focus.ts';
import { groundOf } from '../../../src/stores/middara/game.ts';
import { middaraPlay } from '../../../src/stores/middara/middara-play.ts';
import { trayOf } from '../../../src/stores/middara/tray.ts';
import { en } from '../../../src/words/en/index.ts';
import { proved, sampleOf } from '../../support/depth.ts';
import { gameContent } from '../../support/games.ts';

/** Every event of a recorded game as the table shows it. */
function* shownOf(file: string) {
  const { setup, decisions } = readRecord(file).log;
  const session = new EncounterSession(setup, gameContent);
  for (const { option } of decisions) session.decide(option);
  const play = middaraPlay(groundOf(session), en);
  let view = play.copy(session.beginning);
  let moment = play.momentOf(view, []);
  for (const [i, event] of session.events.entries()) {
    const before = view;
    view = play.fold(view, [event]);
    moment = play.momentAfter(before, view, session.events, i, moment);
    yield { event, view, moment };
  }
}

test.each(sampleOf(listRecords('tests/replays'), 2))(
  'of every roll of %s the tray has its faces; of an attack, what it came to',
  (file) => {
    const says = new Set<string>();
    for (const { event, view, moment } of shownOf(file)) {
      const tray = trayOf(event, moment, view);
      if (event.type === 'diceRolled' || event.type === 'diceRerolled')
        expect(tray).toMatchObject({ isNew: true, verdict: null, roll: { dice: event.dice } });
      if (event.type === 'attackJudged') {
        const { roll, defense } = tray!.score!;
        expect([roll.total, defense.total]).toEqual([event.roll.total, event.defense.total]);
        // What is said of it adds up.
        for (const sum of [roll, defense])
          expect(
            Math.max(
              0,
              sum.entries.reduce((all, { amount }) => all + amount, 0),
            ),
          ).toBe(sum.total);
        if (event.hit) expect(tray?.verdict).toMatchObject({ says: 'hit', damage: null });
        else expect(['missed', 'dodged']).toContain(tray?.verdict?.says);
        says.add(tray!.verdict!.says);
      }
      if (event.type === 'finalDamageDetermined')
        expect(tray?.verdict).toMatchObject({
          says: 'hit',
          damage: event.sum.total === 0 ? 0 : null,
        });
      // What the target takes, no more than the HP it had (face.md 4).
      const attack = moment.resolution?.scope;
      if (event.type === 'damageDealt' && attack?.kind === 'attack' && event.figure === attack.target) {
        // Of several types there is no number before the last of them.
        const { dealt } = moment.resolution!;
        const isCut = dealt.some(({ amount, sum }) => amount < sum.total);
        const isWhole = isCut || dealt.reduce((all, { sum }) => all + sum.total, 0) >= attack.finalDamage!;
        expect(tray?.verdict).toMatchObject({
          says: 'hit',
          damage: isWhole ? dealt.reduce((sum, { amount }) => sum + amount, 0) : null,
        });
      }
      if (event.type === 'turnBegan' || event.type === 'figureMoved') expect(tray).toBeNull();
    }
    expect(says).toContain('hit');
    proved({ games: 1 });
  },
);

test('a dice row of before is known where some are thrown again', () => {
  const seen = listRecords('tests/replays').flatMap((file) =>
    [...shownOf(file)].flatMap(({ event, view, moment }) => {
      if (event.type !== 'diceRerolled') return [];
      const { before } = trayOf(event, moment, view)!;
      if (!before) return [];
      const stay = event.dice.filter((_, i) => !event.which.includes(i));
      expect(before.filter((_, i) => !event.which.includes(i))).toEqual(stay);
      return [event];
    }),
  );
  expect(seen.length).toBeGreaterThan(0);
});

test('rounds, turns, falls and the end are announced, ours and theirs apart', () => {
  const kinds = new Set<string>();
  for (const file of listRecords('tests/replays'))
    for (const { event, view } of shownOf(file)) {
      const banner = bannerOf(event, view);
      if (!banner) continue;
      kinds.add('ours' in banner ? `${banner.kind} ${banner.ours}` : banner.kind);
      expect([
        'roundBegan',
        'turnBegan',
        'effectRemoved',
        'figureDefeated',
        'figureFelled',
        'outcomeReached',
      ]).toContain(event.type);
    }
  for (const kind of ['round', 'turn true', 'turn false', 'fall false', 'end']) expect(kinds).toContain(kind);
});

test('an attack is looked at where both stand', () => {
  for (const { event } of shownOf(listRecords('tests/replays')[0]!)) {
    if (event.type === 'scopeOpened' && event.scope.kind === 'attack')
      expect(focusOf(event)).toEqual([event.scope.attacker, event.scope.target]);
    if (event.type === 'figureMoved') expect(focusOf(event)).toEqual([event.figure]);
    if (event.type === 'spSpent') expect(focusOf(event)).toEqual([]);
  }
});

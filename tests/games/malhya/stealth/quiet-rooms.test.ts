import { describe, expect, test } from 'vitest';
import { provePlayed } from '../../../../src/engine/kernel/played-out.ts';
import { TEMPERS } from '../../../../src/games/malhya/bot.ts';
import { type MalhyaSession, malhya } from '../../../../src/games/malhya/rules/malhya-game.ts';
import type { MalhyaState } from '../../../../src/games/malhya/rules/model/state.ts';
import { linesIn } from '../../../../src/games/malhya/rules/queries/booklets.ts';
import { diceOwed, oddsOfDice } from '../../../../src/games/malhya/rules/stealth/quiet-here.ts';
import { STEALTH_PROMPTS } from '../../../../src/games/malhya/rules/stealth/stealth-prompts.ts';
import { alarmSpace } from '../../../../src/games/malhya/rules/stealth/threat.ts';
import { faultOfState } from '../../../../src/games/malhya/table/state-faults.ts';
import { STEALTH_EVENTS } from '../../../../src/games/malhya/table/stealth-schema.ts';
import { optionNote, optionText, questionText } from '../../../../src/games/malhya/words/en/questions.ts';
import { many, proved } from '../../../support/depth.ts';
import { dealer } from '../../../support/table-of-memory.ts';
import { byBot, quaySetup } from '../fights/quay.ts';
import { tellAnew } from '../told-anew.ts';
import { content, trial } from '../trial.ts';

const seatName = (seat: string) => seat;
const QUIET = ['drying-hall', 'sluice-room'] as const;

/** A room entered quietly, at its first question. */
function inQuietRoom(n: number, byHand = false): MalhyaSession {
  const session = trial(quaySetup(n, 2 + (n % 4), { mission: 'quay-by-night', byHand }));
  session.decide(`choose:${n % QUIET.length}`);
  return session;
}

/** What is never so in stealth; empty where all is well. */
function broken({ stealth, now, place, heroes }: MalhyaState): string[] {
  const quiet = place?.quiet;
  return [
    ...((now.mode === 'stealth') !== (stealth !== null)
      ? ['a board without the mode, or the mode without it']
      : []),
    ...(stealth && stealth.threat > alarmSpace(stealth.level) ? ['past the track'] : []),
    ...(stealth && place && ['initiative', 'improvement', 'action'].includes(place.phase) ? ['a fight'] : []),
    ...(quiet?.vigilance ?? []).flatMap(({ enemy }) =>
      place!.figures.some(({ id }) => id === enemy) ? [] : [`${enemy} watches no more`],
    ),
    ...(quiet?.corpses ?? []).flatMap(({ id }) =>
      place!.figures.some((one) => one.id === id) ? [`${id} is dead and alive`] : [],
    ),
    ...Object.keys(quiet?.out ?? {}).flatMap((id) =>
      place!.heroes[heroes.findIndex((one) => one.id === id)]!.at ? [`${id} is out and in`] : [],
    ),
    ...heroes.flatMap(({ ap }) => (ap < 0 ? ['below 0'] : [])),
  ];
}

describe('quiet rooms, by chance and by bots', () => {
  const seen = { events: new Set<string>(), prompts: new Set<string>() };
  const ROOMS = many(3, 80);

  test.each(Array.from({ length: ROOMS }, (_, n) => n))('room %i', (n) => {
    const session = inQuietRoom(n, n % 4 === 3);
    const pick = dealer(n + 1);
    while (session.pending) {
      const { pending, state } = session;
      const named = { content, state, seatName };
      seen.prompts.add(pending.kind);
      expect(new Set(pending.options.map(({ id }) => id)).size).toBe(pending.options.length);
      expect(broken(state)).toEqual([]);
      if (state.stealth) {
        expect(questionText(pending, named)).toMatch(/^(?!.*(undefined|NaN)).+$/);
        for (const option of pending.options) {
          expect(optionText(option, pending, named)).toMatch(/^(?!.*(undefined|NaN)).+$/);
          expect(optionNote(option, pending, named) ?? '').not.toMatch(/undefined|NaN/);
        }
        if (session.decisions.length % 5 === 0)
          expect(faultOfState(JSON.parse(JSON.stringify(state)), content, '$')).toBeNull();
      }
      // By chance nobody sneaks for long: every other room is a bot's, but for a choice now and then.
      const byChance = n % 2 === 0 && pick(4) > 0;
      const { id } = pending.options[pick(pending.options.length)]!;
      session.decide(byChance ? id : byBot(TEMPERS[n % 2]!)(pending, session));
    }
    expect(session.state.over).not.toBeNull();
    tellAnew(session, session.toLog().setup, /undefined|NaN/, ({ type }) => seen.events.add(type));
    provePlayed(malhya(content), session.toLog());
  });

  test('meet what can be asked and what can happen, when enough are played', () => {
    expect(seen.events.has('alarmRaised')).toBe(true);
    if (ROOMS < 50) return;
    const rare = ['called', 'come-back', 'explore', 'exit-by', 'reroll-threat', 'avert'];
    expect(STEALTH_PROMPTS.filter((kind) => !seen.prompts.has(kind) && !rare.includes(kind))).toEqual([]);
    const rarely = [
      'heroRevived',
      'heroReturned',
      'threatDieRerolled',
      'alarmOrdered',
      'noiseMade',
      'corpseMoved',
    ];
    const never = Object.keys(STEALTH_EVENTS).filter((type) => !seen.events.has(type));
    expect(never.filter((type) => !rarely.includes(type))).toEqual([]);
  });
});

describe('quiet rooms of bots', () => {
  // 2,000 when it is proved; each is played again and rewound to its hash.
  const ROOMS = many(6, 2000);

  test('end without a fault, unseen or after an alarm, and come to the same hash', () => {
    const ends = { alarm: 0, unseen: 0 };
    for (let n = 0; n < ROOMS; n++) {
      const session = inQuietRoom(n);
      const answer = byBot(TEMPERS[Math.floor(n / 2) % 2]!);
      while (session.pending) {
        const { pending, state } = session;
        session.decide(pending.kind === 'choice' && !state.place ? 'choose:0' : answer(pending, session));
      }
      expect(session.state.over).not.toBeNull();
      ends[session.events.some(({ type }) => type === 'alarmRaised') ? 'alarm' : 'unseen'] += 1;
      if (n % many(5, 1) === 0) provePlayed(malhya(content), session.toLog());
    }
    proved({ rooms: ROOMS });
    expect(ends.alarm + ends.unseen).toBe(ROOMS);
    expect(ends.unseen).toBeGreaterThan(0);
    expect(ends.alarm).toBeGreaterThan(0);
  }, 3_600_000);
});

describe('what the files have for stealth', () => {
  const cards = Object.values(content.actions).map(({ stealth }) => stealth!);

  test('thirty cards: 24 of four colours, 3 of noise, 3 of corpses (M347, M365; o)', () => {
    expect(cards).toHaveLength(30);
    const to = (colour: string) => cards.filter(({ one }) => one?.to === colour).length;
    expect(['red', 'yellow', 'green', 'blue', 'noise'].map(to)).toEqual([6, 6, 6, 6, 3]);
    expect(cards.filter(({ corpses }) => corpses)).toHaveLength(3);
    expect(cards.every(({ one, two, corpses }) => (one ? one.to === 'noise' || two : corpses))).toBe(true);
  });

  test('every sign of enemies is on some card (M330, M624)', () => {
    const signs = new Set(Object.values(content.enemies).flatMap(({ stealth = {} }) => Object.keys(stealth)));
    expect([...signs].sort()).toEqual([
      'looksBothWays',
      'meleeKill',
      'moves',
      'noKill',
      'noRangedKill',
      'sees',
    ]);
  });

  test('quiet rooms have tokens of all four colours, a north, shadows or water, and a way out (M247, M387)', () => {
    for (const ref of QUIET) {
      const { tokens, rows } = content.places[ref]!;
      const colours = tokens.filter(({ kind }) => kind === 'invocation').map(({ id }) => id);
      expect(colours.sort()).toEqual(['blue', 'green', 'red', 'yellow']);
      expect(tokens.some(({ exit }) => exit !== undefined)).toBe(true);
      expect(rows.join('')).toMatch(/[sw]/);
    }
  });

  test('both difficulties are ordered by a chapter (M304)', () => {
    const levels = content.books['quiet-rooms']!.chapters.flatMap(({ lines }) =>
      [...linesIn(lines)].flatMap(([, line]) =>
        (line.do ?? []).flatMap((effect) => ('stealth' in effect ? [effect.stealth] : [])),
      ),
    );
    expect(levels).toEqual(['normal', 'extreme']);
  });
});

test('a state from a file has the board, the deck and dice that are owed as they were (M132, MA-83)', () => {
  const session = inQuietRoom(1);
  const answer = byBot('careful');
  while (session.pending!.kind !== 'quiet-turn') session.decide(answer(session.pending!, session));
  const state = JSON.parse(JSON.stringify(session.state)) as MalhyaState;
  expect(faultOfState(state, content, '$')).toBeNull();
  expect([state.stealth?.level, state.deck.draw.length]).toEqual(['extreme', 30]);
  const { id } = session.pending!.options.find(({ act }) => act.do === 'move')!;
  session.decide(id);
  const position = { content, state: session.state };
  if (!session.state.stealth) throw new Error('seen at once');
  const hero = session.pending!.hero!;
  expect(diceOwed(position, hero)).toEqual(['white']);
  expect(oddsOfDice(position, hero)?.alarm).toEqual([0, 1]);
  const wrong = { ...state, stealth: { ...state.stealth!, threat: 19 } };
  expect(faultOfState(wrong, content, '$')?.path).toBe('$.stealth.threat');
});

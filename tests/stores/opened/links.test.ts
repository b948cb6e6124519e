import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashText, type KernelQuestion } from '../../../src/engine/index.ts';
import { packLog, unpackLog } from '../../../src/stores/opened/link.ts';
import { linkDictionary } from '../../../src/stores/opened/link-dictionary.ts';
import { readPicks, writePicks } from '../../../src/stores/opened/picks.ts';
import { spellOut } from '../../../src/stores/opened/spell.ts';
import { addressOf, hashTo } from '../../../src/ui/page/use-route.ts';
import { drive, gameContent, newGame, sampleGames } from '../../support/games.ts';
import { tableOf } from '../../support/table-of-memory.ts';

/** A game of these questions, one after the other, whatever is answered. */
const gameOf = (questions: readonly KernelQuestion[], breaksAt = Number.POSITIVE_INFINITY) => {
  let n = 0;
  return {
    get pending() {
      return questions[n] ?? null;
    },
    decide() {
      if (n === breaksAt) throw new Error('a rule that breaks');
      n += 1;
    },
  };
};

const asking = (ids: readonly string[]): KernelQuestion => ({
  kind: 'toy',
  seat: 'one',
  options: ids.map((id) => ({ id })),
});

const aQuestion = fc
  .uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 40 })
  .chain((ids) => fc.record({ ids: fc.constant(ids), chosen: fc.constantFrom(...ids) }));
const aGame = fc.array(aQuestion, { maxLength: 60 });

describe('what stands around a link in a sentence is no part of it', () => {
  const session = newGame('training-yard', 'around');
  session.decide(session.pending!.options[0]!.id);
  const packed = packLog(session.toLog(), session.questions)!;
  const known = unpackLog(packed);

  test.each([
    ...[
      '.',
      ',',
      ')',
      ').',
      '>',
      ']',
      '”',
      '’',
      '»',
      '…',
      '!',
      ';',
      '*',
      '**',
      '_',
      '__',
      '`',
      '|',
      '。',
      '）',
    ],
    ...['\u200b', '\u200e', '\u2060', '\ufeff', '\u00ad', '\u202c', ' ', '\n', '\u00a0'],
    ...['?utm_source=chat&utm_medium=share', '&fbclid=IwAR0', ') and so on'],
  ])('%j behind it', (behind) => {
    expect(known.ok).toBe(true);
    expect(unpackLog(packed + behind)).toEqual(known);
    const address = addressOf(`#/link/${packed}${behind}`);
    expect([address.screen, unpackLog(address.rest)]).toEqual(['link', known]);
    // As browsers write into the address what is no letter.
    expect(unpackLog(addressOf(`#/link/${packed}${encodeURI(behind)}`).rest)).toEqual(known);
  });

  test('nor a sign in its middle that is not seen; where some of it is missing it is refused all the same', () => {
    const middle = packed.length >> 1;
    expect(unpackLog(`${packed.slice(0, middle)}\u200b${packed.slice(middle)}`)).toEqual(known);
    expect(unpackLog(`${packed.slice(0, middle)}…`).ok).toBe(false);
  });

  test('addresses of other screens alike', () => {
    expect(addressOf('#/set-up/training-yard).')).toEqual({ screen: 'set-up', rest: 'training-yard' });
    expect(addressOf('#/learn.')).toEqual({ screen: 'learn', rest: '' });
    expect(addressOf('#/rules/p.43')).toEqual({ screen: 'rules', rest: 'p.43' });
    expect(addressOf(hashTo('workshop', 'draft:my-pack/tiles/yard.json')).rest).toBe(
      'draft:my-pack/tiles/yard.json',
    );
  });
});

describe('decisions as numbers', () => {
  test('come back as they were, whatever was offered and in whatever order it is listed', () => {
    fc.assert(
      fc.property(aGame, (game) => {
        const options = game.map(({ chosen }) => chosen);
        const bytes = writePicks(
          options,
          game.map(({ ids }) => asking(ids)),
        )!;
        const listedOtherwise = game.map(({ ids }) => asking([...ids].reverse()));
        expect(readPicks(bytes, options.length, gameOf(listedOtherwise))).toEqual(options);
        const bits = game.reduce((sum, { ids }) => sum + Math.log2(ids.length), 0);
        expect(bytes.length).toBeLessThanOrEqual((bits + 4 * Math.ceil(game.length / 16)) / 8 + 1);
      }),
      { seed: 12 },
    );
  });

  test('are told no further than to the check before the first question that asks otherwise', () => {
    const ids = Array.from({ length: 7 }, (_, i) => `option ${i}`);
    const options = Array.from({ length: 90 }, (_, i) => ids[(i * i) % 7]!);
    const bytes = writePicks(
      options,
      options.map(() => asking(ids)),
    )!;
    let late = 0;
    for (let other = 0; other < 90; other++) {
      const today = options.map((_, i) => asking(i === other ? ['another', ...ids] : ids));
      const told = readPicks(bytes, 90, gameOf(today));
      // By chance a check of sixteen values lets some through; nothing before that place is ever lost.
      expect(told.slice(0, other - (other % 16))).toEqual(options.slice(0, other - (other % 16)));
      if (told.length > other) late += 1;
    }
    expect(late).toBeLessThan(90 / 8);
  });

  test('are told to where the game breaks or ends', () => {
    const options = ['b', 'a', 'b', 'b'];
    const questions = options.map(() => asking(['a', 'b']));
    const bytes = writePicks(options, questions)!;
    expect(readPicks(bytes, 4, gameOf(questions, 2))).toEqual(['b', 'a', 'b']);
    expect(readPicks(bytes, 4, gameOf(questions.slice(0, 2)))).toEqual(['b', 'a']);
  });

  test('that were not offered, or of which nobody knows what was asked, are not written', () => {
    expect(writePicks(['c'], [asking(['a', 'b'])])).toBeNull();
    expect(writePicks(['a', 'a'], [asking(['a', 'b'])])).toBeNull();
  });

  test.each([0, 1, 9, 50])('of %i bytes that say nothing end', (length) => {
    const noise = Uint8Array.from({ length }, (_, i) => (i * 151 + 7) % 256);
    expect(readPicks(noise, 20, gameOf(Array(15).fill(asking(['a', 'b', 'c'])))).length).toBeLessThan(20);
  });
});

describe('a link of decisions as numbers', () => {
  test.each(sampleGames(4))('$policy, $encounter, $seed: the same log, in few letters', (game) => {
    const session = drive(newGame(game.encounter, game.seed), game.policy, game.seed);
    const log = JSON.parse(JSON.stringify(session.toLog())) as ReturnType<typeof session.toLog>;
    const packed = packLog(log, session.questions)!;
    expect(packed.length).toBeLessThan(packLog(log)!.length / 2);
    const parsed = unpackLog(packed);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const nameless = log.decisions.map(({ option }) => ({ kind: '', seat: '', option }));
    expect(spellOut(parsed.value, gameContent)).toEqual({ ...log, decisions: nameless });

    const { checkpoint: _, ...plain } = log;
    // The set-up is some 150 letters, however long the game.
    const bare = packLog(plain, session.questions)!;
    expect(bare.length).toBeLessThan(250 + log.decisions.length);
  });

  test('opens at the same position, and a fork of the game has the same', async () => {
    const session = drive(newGame('under-hallow-street', 'opens'), 'simple', 'opens', 70);
    const packed = packLog(session.toLog(), session.questions)!;
    const fork = session.fork(40);
    for (const { option } of session.decisions.slice(40)) fork.decide(option);
    expect(packLog(fork.toLog(), fork.questions)).toBe(packed);
    const table = tableOf();
    const loaded = await table.loadLink(packed);
    if (!loaded.ok) throw new Error(JSON.stringify(loaded));
    const opened = await table.open(loaded.value);
    expect(opened.ok && opened.value.session.hash).toBe(session.hash);
  });

  test('of rules that offered something else says so, shows where the game stood, and is taken up there', async () => {
    const session = drive(newGame('under-hallow-street', 'other'), 'simple', 'other', 75);
    while (session.checkpoint.decisions === session.decisions.length)
      session.decide(session.pending!.options[0]!.id);
    const log = JSON.parse(JSON.stringify(session.toLog())) as ReturnType<typeof session.toLog>;
    const asked = session.questions.map((one, i) =>
      i === 20 ? { ...one, options: [{ id: 'a' }, ...one.options] } : one,
    );
    const table = tableOf();
    const refused = await table.loadLink(packLog({ ...log, rules: '1.0.0' }, asked)!);
    if (refused.ok) throw new Error('it was taken');
    expect(refused).toMatchObject({
      fault: { fault: 'older-rules', rules: '1.0.0' },
      still: true,
      resume: { decisions: log.decisions.length, of: log.decisions.length },
    });
    expect(refused.problems[0]!.path).toMatch(/^link\.decisions\[\d+\]\.option$/);
    const shown = await table.watch(refused.watch!);
    if (!shown.ok) throw new Error(shown.why);
    expect(shown.value.store.getState().view).toEqual(log.checkpoint!.state);
    const taken = await table.resume(refused.resume!.id);
    if (!taken.ok) throw new Error(taken.why);
    const game = await table.open(taken.value);
    expect(game.ok && game.value.session.hash).toBe(log.hash);
  });

  test('with numbers that are not those of its game is refused in words', async () => {
    const session = drive(newGame('under-hallow-street', 'wrong'), 'random', 'wrong', 30);
    const asked = session.questions.map((one) => ({ ...one, options: [{ id: 'a' }, ...one.options] }));
    const refused = await tableOf().loadLink(packLog(session.toLog(), asked)!);
    if (refused.ok) throw new Error('it was taken');
    expect(refused.fault).toEqual({ fault: 'other-rules' });
    expect(refused.problems).toHaveLength(1);
  });

  test('that is cut anywhere is refused', () => {
    const session = drive(newGame('under-hallow-street', 'cut'), 'random', 'cut', 30);
    const packed = packLog(session.toLog(), session.questions)!;
    for (let end = 0; end < packed.length - 1; end += 7)
      expect(unpackLog(packed.slice(0, end)).ok).toBe(false);
  });

  test('is packed with a dictionary of which no letter changes', () => {
    expect(hashText(String.fromCharCode(...linkDictionary()))).toBe('ce20025368e9cd09');
  });

  test('made on the day they were first made is read as it was', async () => {
    const link = [
      'Bw9ARBZMxjxKFeEJpJx0OwgAA1YFZJdXZslGqakmliYGacbGiRap5oTKLycID2cZZpaSZp6YZGFkmJqYapmabIm7TAO2ZTL',
      'zQGFTCYqI0fINVr5lpxaA5zPxl3F--UUlGbgLumBgGgZKj5Z2Q620Gy0CiSwCjcwtLVMMTFKTU1LNk9KMoa1LSJFoYlALAA',
    ].join('');
    expect(unpackLog(link)).toMatchObject({
      ok: true,
      value: { rules: '2.2.0', setup: { encounter: 'training-yard', seed: 'kept' }, picks: { count: 40 } },
    });
    // Rules and content change; then why it does not run is told.
    const loaded = await tableOf().loadLink(link);
    expect(loaded.ok || loaded.why !== '').toBe(true);
  });
});

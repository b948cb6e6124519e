import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLate } from '../../src/online/late-reading.ts';
import type { Verdict } from '../../src/online/reader-verdict.ts';
import { TableReader } from '../../src/online/table-reader.ts';
import type { Received } from '../../src/online/transport.ts';
import { many } from '../support/depth.ts';
import { type Evening, gameOf, host, optionsOf, textOf } from '../support/fake-stream.ts';
import { type Gesture, gesture, madeUp } from '../support/made-up-evening.ts';
import { type ToyKept, toyAtTable } from '../support/toy-at-table.ts';

const evenings = fc.record({
  gestures: fc.array(gesture(), { minLength: 20, maxLength: 45 }),
  witnessed: fc.boolean(),
  party: fc.boolean(),
});
const RUNS = { numRuns: many(3, 120), seed: 33 };
interface MadeUp {
  readonly gestures: readonly Gesture[];
  readonly witnessed: boolean;
  readonly party: boolean;
}

const standing = (reader: TableReader) => ({ held: reader.held(), log: gameOf(reader).log });
/** Whoever comes late compares the last states alone. */
const told = (verdicts: readonly Verdict[]) => verdicts.map(({ otherState, ...verdict }) => verdict);

const readFrom = (reader: TableReader, messages: readonly Received[]) =>
  messages.map((one) => reader.read(one));

const cutAt = ({ stream }: Evening, part: number) => Math.floor(stream.all.length * part);

describe('whatever honest and hostile pages send', () => {
  test('is read alike by whoever reads along and whoever reads it all at the end', () => {
    const ways = new Set<string>();
    let decided = 0;
    fc.assert(
      fc.property(evenings, ({ gestures, ...toy }: MadeUp) => {
        const evening = madeUp(gestures, toy);
        const afterwards = new TableReader(optionsOf(toy));
        const verdicts = readFrom(afterwards, evening.stream.all);
        expect(standing(afterwards)).toEqual(standing(evening.reader));
        expect(afterwards.taken).toEqual(evening.reader.taken);
        const late = readLate(optionsOf(toy), evening.stream.all);
        expect(standing(late.reader)).toEqual(standing(evening.reader));
        expect(told(late.verdicts)).toEqual(told(verdicts));
        ways.add(late.looked);
        decided += evening.options.length;
      }),
      RUNS,
    );
    expect(ways).toContain('each');
    expect(decided).toBeGreaterThan(many(15, 50));
  });

  test('is read alike from the last signatures alone, where nobody cheats', () => {
    const ways = new Set<string>();
    const honest = fc.array(gesture(false), { minLength: 10, maxLength: 40 });
    fc.assert(
      fc.property(honest, (gestures) => {
        const evening = madeUp(gestures);
        const late = readLate(optionsOf(), evening.stream.all);
        expect(standing(late.reader)).toEqual(standing(evening.reader));
        ways.add(late.looked);
      }),
      RUNS,
    );
    expect(ways).toContain('heads');
  });

  test('is read on alike from what was kept at any moment', () => {
    fc.assert(
      fc.property(
        evenings,
        fc.double({ min: 0, max: 1, noNaN: true }),
        ({ gestures, ...toy }: MadeUp, part) => {
          let at = Math.floor(gestures.length * part);
          let kept: { json: unknown; game: ToyKept; read: number } | null = null;
          const evening = madeUp(gestures, toy, ({ reader, stream }) => {
            if (at-- !== 0) return;
            kept = {
              json: JSON.parse(JSON.stringify(reader.held())),
              game: gameOf(reader).kept(),
              read: stream.all.length,
            };
          });
          if (kept === null) return;
          const { json, game, read } = kept as { json: unknown; game: ToyKept; read: number };
          const options = {
            ...optionsOf(),
            open: ({ seats }: { seats: readonly string[] }, mix: string) =>
              toyAtTable(seats, mix, { party: toy.party, kept: game }),
          };
          const on = TableReader.from(json, options, host.id)!;
          const verdicts = readFrom(on, evening.stream.all.slice(read));
          const whole = readFrom(new TableReader(optionsOf(toy)), evening.stream.all).slice(read);
          expect(verdicts).toEqual(whole);
          expect(standing(on)).toEqual(standing(evening.reader));
        },
      ),
      RUNS,
    );
  });

  test('comes to the same when a server lost its end and the host sends it again', () => {
    fc.assert(
      fc.property(
        evenings,
        fc.double({ min: 0.2, max: 1, noNaN: true }),
        ({ gestures, ...toy }: MadeUp, part) => {
          const evening = madeUp(gestures, toy);
          const { all } = evening.stream;
          const cut = cutAt(evening, part);
          const reader = new TableReader(optionsOf(toy));
          readFrom(reader, all.slice(0, cut));
          const { sequence, nanos } = all[cut - 1] ?? { sequence: 0, nanos: '0' };
          const from = cut === 0 ? 1 : 0; // what begins the table is none to be sent again
          readFrom(reader, all.slice(0, from));
          const agains = all.slice(cut + from).map((was, i) => ({
            sequence: sequence + 1 + from + i,
            nanos: String(BigInt(nanos) + 3_600_000_000_000n + BigInt(i)),
            key: host.id,
            text: textOf(host, JSON.stringify({ do: 'again', was })),
          }));
          const verdicts = readFrom(reader, agains);
          expect(verdicts.every((verdict) => verdict.again !== undefined)).toBe(true);
          const { sequence: _, ...before } = evening.reader.held()!;
          const { sequence: __, ...after } = reader.held()!;
          expect(after).toEqual(before);
          expect(gameOf(reader).log).toEqual(gameOf(evening.reader).log);
          expect(reader.taken).toEqual(evening.reader.taken);
          const late = readLate(optionsOf(toy), [...all.slice(0, cut + from), ...agains]);
          expect(standing(late.reader)).toEqual(standing(reader));
        },
      ),
      { numRuns: many(2, 80), seed: 33 },
    );
  });
});

import { describe, expect, test, vi } from 'vitest';
import { EncounterSession, type Prompt } from '../../../../src/engine/index.ts';
import type { Act } from '../../../../src/engine/model/messages/act.ts';
import { idOf, mayName, optionOf, refusalOf } from '../../../../src/engine/model/option-id.ts';
import { ask } from '../../../../src/engine/procedures/core/ask.ts';
import { type Offer, type OfferLine, Offers } from '../../../../src/engine/procedures/core/offers.ts';
import { arena, runRule } from '../../../support/arena.ts';
import { adventurer } from '../../../support/encounter-arena.ts';
import { drive, gameContent, newGame, street, yard } from '../../../support/games.ts';

/** What is listed while something is done: each list once, however often it is read. */
function listedBy(does: () => void): { entries: number; notes: number } {
  const offer = vi.spyOn(Offers.prototype as unknown as { offer(): Offer }, 'offer');
  does();
  const offers = new Set(offer.mock.results.map(({ value }) => value as Offer));
  offer.mockRestore();
  const options = [...offers].flatMap((one) => one.options);
  const refused = [...offers].flatMap((one) => one.refused);
  return { entries: options.length + refused.length, notes: options.filter(({ note }) => note).length };
}

/** A question with three lines, and how often each was listed. */
function asking() {
  const position = arena({ figures: [adventurer('rook', [0, 0], { sp: 3 })] });
  const listed = [0, 0, 0];
  const lines: OfferLine[] = [
    {
      acts: ['step'],
      list({ state }) {
        listed[0]! += 1;
        const { sp } = state.figures[0]!;
        return {
          options: [optionOf({ do: 'step', space: [1, 0], cost: sp, unit: 'point' })],
          refused: [
            refusalOf({ do: 'step', space: [0, 1], cost: 1, unit: 'point' }, { why: 'exhausted' }, ''),
          ],
        };
      },
    },
    {
      acts: ['end-movement'],
      list() {
        listed[1]! += 1;
        return { options: [optionOf({ do: 'end-movement' })], refused: [] };
      },
      stands: () => true,
    },
    {
      acts: ['jump'],
      list() {
        listed[2]! += 1;
        return { options: [], refused: [] };
      },
    },
  ];
  const { session } = runRule(
    position,
    function* (table) {
      yield* ask(table, () => ({
        kind: 'move',
        figure: 'rook',
        question: { ask: 'move', left: 1, unit: 'point' },
        rule: 'p.48',
        options: new Offers('rook', lines),
      }));
      table.emit({
        type: 'spSpent',
        figure: 'rook',
        amount: 2,
        on: { kind: 'term', term: 'move' },
        rule: 'p.48',
      });
      yield* ask<Act>(table, () => ({
        kind: 'choose',
        figure: 'rook',
        question: { ask: 'which-first' },
        rule: 'p.48',
        options: [optionOf({ do: 'use-now' }), optionOf({ do: 'decline' })],
      }));
    },
    { kept: false },
  );
  return { session, listed };
}

const STEP = 'step:1,0';

describe('answers are listed when somebody looks', () => {
  test('it is asked on the first lines that make a choice of it, and answered by the line of the answer', () => {
    const { session, listed } = asking();
    expect(listed).toEqual([1, 0, 0]);
    session.decide('end');
    expect(session.pending?.kind).toBe('choose');
    expect(listed).toEqual([1, 1, 0]);
  });

  test('whoever reads has each line listed once', () => {
    const { session, listed } = asking();
    const { pending } = session;
    for (let i = 0; i < 3; i++) expect(pending?.options.map(({ id }) => id)).toEqual([STEP, 'end']);
    expect(pending?.refused?.map(({ id }) => id)).toEqual(['step:0,1']);
    expect(listed).toEqual([1, 1, 1]);
    expect(() => session.decide('jump:1,1')).toThrow(/expected one of: step:1,0, end/);
  });

  test('the question is as plain as any: JSON, copies and spreads have its answers', () => {
    const { pending } = asking().session;
    const plain = JSON.parse(JSON.stringify(pending)) as Prompt;
    expect(Object.keys(plain).sort()).toEqual(
      ['figure', 'kind', 'options', 'question', 'refused', 'rule', 'seat'].sort(),
    );
    expect(plain.options).toHaveLength(2);
    expect(structuredClone(pending)).toEqual({ ...pending });
    expect({ ...pending }).toEqual(pending);
  });

  test('read after it is answered it says what was asked then', () => {
    const { session } = asking();
    const { pending } = session;
    session.decide(STEP);
    expect(session.state.figures[0]!.sp).toBe(1);
    expect(pending?.options[0]?.act).toMatchObject({ cost: 3 });
    session.rewind(0);
    expect(session.pending?.options.map(({ id }) => id)).toEqual([STEP, 'end']);
    expect(() => session.decide('nothing')).toThrow();
    session.decide('end');
  });
});

test.each([street, yard])('%s: to run a log again lists a fraction of what its player read', (encounter) => {
  const played = newGame(encounter, 'offers');
  const reading = listedBy(() =>
    drive(played, 'random', 'offers', 200, ({ pending }) => {
      expect(pending?.refused?.length ?? 0).toBeGreaterThanOrEqual(0);
    }),
  );
  const log = played.toLog();
  const again = () => new EncounterSession(log.setup, gameContent);
  const rerun = listedBy(() => {
    const session = again();
    for (const { option } of log.decisions) session.decide(option);
    expect(session.hash).toBe(log.hash);
  });
  expect(rerun.entries / log.decisions.length).toBeLessThan(2);
  expect(rerun.entries).toBeLessThan(reading.entries * 0.6);
  expect(rerun.notes).toBeLessThan(reading.notes / 2);
  expect(played.questions.map(({ options }) => options.length)).not.toContain(1);
});

test('the word of an id is that of its act', () => {
  const session = drive(newGame(street, 'words'), 'random', 'words', 150, ({ pending }) => {
    for (const { id, act } of pending?.options ?? []) {
      expect(id).toBe(idOf(act));
      expect(mayName(id, act.do)).toBe(true);
      expect(mayName(`${id}x`, act.do)).toBe(id.includes(':'));
    }
  });
  expect(session.decisions.length).toBeGreaterThan(100);
});

import { describe, expect, test } from 'vitest';
import { LOG_FORMAT, LoggedSession } from '../../../src/engine/kernel/log.ts';
import { type PileEvent, pileOf, pileRules } from '../../support/pile.ts';

describe('LoggedSession', () => {
  test('writes down what the game needs to be run again, and no more of a pack than a log needs', () => {
    const pack = { id: 'stones', name: 'Stones', version: '1', hash: 'ab', folder: '/home/me' };
    const session = new LoggedSession({ ...pileRules(), packs: [pack] }, { stones: 9 });
    session.decide('3');
    expect(session.toLog()).toEqual({
      format: LOG_FORMAT,
      game: 'pile',
      rules: '1.0.0',
      contentHash: 'none',
      packs: [{ id: 'stones', name: 'Stones', version: '1', hash: 'ab' }],
      setup: { stones: 9 },
      decisions: [{ kind: 'take', seat: 'north', option: '3' }],
      checkpoint: { state: { left: 9, turn: 'north' }, decisions: 0 },
      hash: session.hash,
    });
  });

  test('taken up from a checkpoint it goes on as the other would, and says where it is from', () => {
    const session = pileOf(9, '2', '3');
    const { state } = session.checkpoint;
    const taken = new LoggedSession(pileRules(), { stones: 9 }, state);
    for (const one of [session, taken]) one.decide(one === taken ? '3' : 'protest');
    taken.decide('protest');
    expect(taken.state).toEqual(session.state);
    expect(taken.hash).toBe(session.hash);
    expect(taken.beginning).toEqual({ left: 7, turn: 'south' });
    expect(session.beginning).toEqual({ left: 9, turn: 'north' });
    expect(taken.toLog()).toMatchObject({ from: { left: 7, turn: 'south' }, setup: { stones: 9 } });
    expect(session.toLog()).not.toHaveProperty('from');
    expect(state).toEqual({ left: 7, turn: 'south' });
    const again = new LoggedSession(pileRules(), taken.toLog().setup, taken.toLog().from);
    for (const { option } of taken.toLog().decisions) again.decide(option);
    expect(again.hash).toBe(taken.hash);
  });
});

describe('fork', () => {
  const counted = (...answers: string[]) => {
    const applied: PileEvent[] = [];
    const session = new LoggedSession(
      pileRules((event) => applied.push(event)),
      { stones: 30 },
    );
    for (const answer of answers) session.decide(answer);
    return { session, applied };
  };

  test('runs nothing until it is answered, and then from the checkpoint before', () => {
    const { session, applied } = counted(...'12121212', '3');
    const before = applied.length;
    const fork = session.fork();
    expect(applied.slice(before)).toEqual([]);
    expect(fork.state).toEqual(session.state);
    expect(fork.events).toEqual(session.events);
    expect(fork.marks).toEqual(session.marks);
    expect(fork.decisions).toEqual(session.decisions);
    expect(fork.pending).toEqual(session.pending);
    fork.decide('pass');
    session.decide('pass');
    const [taken, ...after] = applied.slice(before);
    // Of the turn under way alone: three stones, taken before the protest that was asked for.
    expect(taken).toEqual({ type: 'taken', rule: 'p.1', stones: 3 });
    expect(after.slice(0, after.length / 2)).toEqual(after.slice(after.length / 2));
    expect(fork.events).toEqual(session.events);
  });

  test('to any decision it is what a rewind there gives, and leaves the other alone', () => {
    const { session } = counted('1', '3', 'protest', '2', '3', 'pass');
    const log = session.toLog();
    for (let n = 0; n <= session.decisions.length; n++) {
      const fork = session.fork(n);
      const rewound = session.fork();
      rewound.rewind(n);
      expect(fork.state).toEqual(rewound.state);
      expect(fork.events).toEqual(rewound.events);
      expect(fork.pending).toEqual(rewound.pending);
      expect(fork.canRedo).toBe(false);
      fork.decide(fork.pending!.options[0]!.id);
      expect(session.toLog()).toEqual(log);
    }
  });

  test('has the marks of what was known up to its place, and no later ones', () => {
    const { session } = counted('1', '3');
    for (const decision of [0, 1, 2]) session.know({ decision, saw: ['dice'] });
    const marks = (n?: number) => session.fork(n).foreknown.map(({ decision }) => decision);
    expect([marks(0), marks(1), marks(2), marks()]).toEqual([[0], [0, 1], [0, 1, 2], [0, 1, 2]]);
  });

  test('is a session of its kind, with a log of its own', () => {
    const { session } = counted('1', '3');
    const fork = session.fork(1);
    fork.decide('2');
    expect(fork.toLog()).toMatchObject({ game: 'pile', decisions: [{ option: '1' }, { option: '2' }] });
    fork.rewind(0);
    expect(fork.toLog().decisions).toEqual([]);
    expect(session.toLog().decisions).toHaveLength(2);
  });
});

/** What every transport promises, whatever carries it: each adapter's own test runs these. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NotAcknowledged, type Received, type Transport } from '../../../src/online/transport.ts';

/** One stream, which several come to. */
export interface UnderTest {
  /** A transport of whoever has key number so and so. */
  join(who: number): Transport | Promise<Transport>;
  /** The id of that key. */
  key(who: number): string;
  /** Takes a message out of the stream, so that there is a gap; absent where none can be. */
  drop?(sequence: number): Promise<void>;
  /** Everybody's line goes down; absent where it never does. */
  cut?(): Promise<void>;
  mend?(): Promise<void>;
  end?(): Promise<void>;
}

const soon = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 10 });

export function promisesOfTransport(
  begin: () => Promise<UnderTest>,
  can: { gaps: boolean; cuts: boolean },
): void {
  let at: UnderTest;
  const open: Transport[] = [];
  const join = async (who: number) => {
    const transport = await at.join(who);
    open.push(transport);
    await soon(() => expect(transport.line.is).toBe('there'));
    return transport;
  };
  const heardBy = (transport: Transport, from = 1) => {
    const messages: Received[] = [];
    const caughtUp = vi.fn();
    const end = transport.follow(from, (message) => messages.push(message), caughtUp);
    return { messages, caughtUp, end };
  };
  const texts = (messages: readonly Received[]) => messages.map(({ text }) => text);
  const numbered = (count: number, name = 'n') => Array.from({ length: count }, (_, i) => `${name}${i}`);

  beforeEach(async () => {
    at = await begin();
  });
  afterEach(async () => {
    for (const transport of open.splice(0)) transport.close();
    await at.end?.();
  });

  test('everybody hears every message once, in one order, with one time that never goes back', async () => {
    const [one, two] = [await join(1), await join(2)];
    const heard = [heardBy(one), heardBy(two)];
    await Promise.all(
      numbered(20).flatMap((text) => [one.send(`a${text}`, `a${text}`), two.send(`b${text}`, `b${text}`)]),
    );
    await soon(() => {
      for (const { messages } of heard) expect(messages).toHaveLength(40);
    });
    expect(heard[1]!.messages).toEqual(heard[0]!.messages);
    const { messages } = heard[0]!;
    expect(new Set(texts(messages)).size).toBe(40);
    for (const [i, { sequence, nanos, key, text }] of messages.entries()) {
      expect(key).toBe(at.key(text.startsWith('a') ? 1 : 2));
      expect(nanos).toMatch(/^\d{19}$/);
      if (i === 0) continue;
      expect(sequence).toBeGreaterThan(messages[i - 1]!.sequence);
      expect(BigInt(nanos)).toBeGreaterThanOrEqual(BigInt(messages[i - 1]!.nanos));
    }
  });

  test('whoever comes late reads all that was said, is told when that is done, and hears what comes after', async () => {
    const one = await join(1);
    for (const text of numbered(30)) await one.send(text, text);
    const two = await join(2);
    const late = heardBy(two);
    await soon(() => expect(late.caughtUp).toHaveBeenCalledTimes(1));
    expect(texts(late.messages)).toEqual(numbered(30));
    const sent = await one.send('after', 'after');
    await soon(() => expect(late.messages).toHaveLength(31));
    expect(late.messages.at(-1)).toMatchObject({ text: 'after', ...(sent as { sequence: number }) });
    expect(late.caughtUp).toHaveBeenCalledTimes(1);
    const end = heardBy(two, late.messages[29]!.sequence);
    await soon(() => expect(texts(end.messages)).toEqual(['n29', 'after']));
    end.end();
    await one.send('last', 'last');
    await soon(() => expect(late.messages).toHaveLength(32));
    expect(end.messages).toHaveLength(2);
  });

  test('nothing was said: that is caught up with as well', async () => {
    const { messages, caughtUp } = heardBy(await join(1));
    await soon(() => expect(caughtUp).toHaveBeenCalledTimes(1));
    expect(messages).toEqual([]);
  });

  test('the same id twice is one message, and has one place', async () => {
    const [one, two] = [await join(1), await join(2)];
    const { messages } = heardBy(two);
    const first = await one.send('once', 'id', 0);
    expect(await one.send('once', 'id', 0)).toEqual(first);
    await one.send('twice', 'other');
    await soon(() => expect(texts(messages)).toEqual(['once', 'twice']));
  });

  test('what was known is no longer the last: it is behind, and not in the stream', async () => {
    const [one, two] = [await join(1), await join(2)];
    const { messages } = heardBy(one);
    const first = (await one.send('first', '1', 0)) as { sequence: number };
    expect(await two.send('late', '2', 0)).toBe('behind');
    const both = await Promise.all([one.send('a', 'a', first.sequence), two.send('b', 'b', first.sequence)]);
    expect(both.filter((sent) => sent === 'behind')).toHaveLength(1);
    const won = both[0] === 'behind' ? 'b' : 'a';
    const at = both.find((sent) => sent !== 'behind') as { sequence: number };
    expect(await one.send('ahead', 'ahead', at.sequence + 7)).toBe('behind');
    await one.send('end', 'end');
    await soon(() => expect(texts(messages)).toEqual(['first', won, 'end']));
  });

  test('what is only said is heard by whoever else is there, and lies nowhere', async () => {
    const [one, two] = [await join(1), await join(2)];
    const heard = { one: vi.fn(), two: vi.fn() };
    one.hears(heard.one);
    const quiet = two.hears(heard.two);
    await soon(() => {
      one.say('here');
      expect(heard.two).toHaveBeenCalled();
    });
    expect(heard.two.mock.calls[0]).toEqual([{ key: at.key(1), text: 'here' }]);
    two.say('back');
    await soon(() => expect(heard.one).toHaveBeenCalledExactlyOnceWith({ key: at.key(2), text: 'back' }));
    quiet();
    const { messages } = heardBy(two);
    await one.send('in the stream', 'x');
    await soon(() => expect(texts(messages)).toEqual(['in the stream']));
  });

  test('beside the stream things lie by name, long ones too, and can be taken away', async () => {
    const [one, two] = [await join(1), await join(2)];
    expect(await two.beside.get('start')).toBeNull();
    const long = numbered(20_000, 'é😀').join();
    await one.beside.put('start', 'short');
    await one.beside.put('start', long);
    expect(await two.beside.get('start')).toBe(long);
    await one.beside.put('start', '');
    expect(await two.beside.get('start')).toBe('');
    await one.beside.remove('start');
    expect(await two.beside.get('start')).toBeNull();
  });

  test('closed, it hears nothing more and sends nothing', async () => {
    const [one, two] = [await join(1), await join(2)];
    const closed = heardBy(two);
    await one.send('before', 'before');
    await soon(() => expect(closed.messages).toHaveLength(1));
    two.close();
    await one.send('after', 'after');
    await expect(two.send('never', 'never')).rejects.toThrow(NotAcknowledged);
    const { messages } = heardBy(one);
    await soon(() => expect(texts(messages)).toEqual(['before', 'after']));
    expect(closed.messages).toHaveLength(1);
  });

  if (can.gaps)
    test('a gap is passed over, by who reads from before it and by who is there', async () => {
      const [one, two] = [await join(1), await join(2)];
      const there = heardBy(two);
      const places: number[] = [];
      for (const text of numbered(9))
        places.push(((await one.send(text, text)) as { sequence: number }).sequence);
      await soon(() => expect(there.messages).toHaveLength(9));
      for (const place of [0, 3, 4]) await at.drop!(places[place]!);
      const late = heardBy(await join(3));
      await soon(() => expect(late.caughtUp).toHaveBeenCalled());
      expect(texts(late.messages)).toEqual(['n1', 'n2', 'n5', 'n6', 'n7', 'n8']);
      await one.send('end', 'end');
      await soon(() => expect(late.messages).toHaveLength(7));
      expect(late.messages.at(-1)!.sequence).toBe(places[8]! + 1);
    });

  if (can.cuts)
    test('a line that was down comes back, with what was missed and before what is new', async () => {
      const [one, two] = [await join(1), await join(2)];
      const lines: string[] = [];
      two.watch(({ is }) => lines.push(is));
      const { messages, caughtUp } = heardBy(two);
      await one.send('before', 'before');
      await soon(() => expect(messages).toHaveLength(1));
      await at.cut!();
      await soon(() => expect(two.line.is).not.toBe('there'));
      await expect(two.send('lost', 'lost')).rejects.toThrow(NotAcknowledged);
      await at.mend!();
      await soon(() => expect(one.line.is).toBe('there'));
      for (const text of numbered(5)) await one.send(text, text);
      await soon(() => expect(two.line.is).toBe('there'));
      await two.send('lost', 'lost');
      await soon(() => expect(texts(messages)).toEqual(['before', ...numbered(5), 'lost']));
      expect(caughtUp).toHaveBeenCalledTimes(1);
      expect(lines[0]).not.toBe('there');
      expect(lines.at(-1)).toBe('there');
    });

  test('woken, it tells nothing twice', async () => {
    const [one, two] = [await join(1), await join(2)];
    const { messages } = heardBy(two);
    for (const text of numbered(3)) await one.send(text, text);
    for (let i = 0; i < 3; i++) {
      two.wake();
      await one.send(`w${i}`, `w${i}`);
    }
    await soon(() => expect(two.line.is).toBe('there'));
    await two.send('end', 'end');
    await soon(() => expect(texts(messages)).toEqual([...numbered(3), 'w0', 'w1', 'w2', 'end']));
  });
}

/** Whose hand is open before a page, where hands are closed. */
import { act, renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { GuestTypes } from '../../../src/stores/opened/guest-kind.ts';
import type { HiddenHands } from '../../../src/ui/guests/guest-look.ts';
import { useCover } from '../../../src/ui/guests/table/use-cover.ts';

interface Hands extends GuestTypes {
  readonly setup: { readonly closed: boolean };
  readonly state: { readonly rng: readonly [number, number, number, number]; readonly for?: string | null };
}

const STATE: Hands['state'] = { rng: [1, 2, 3, 4] };
const hands: HiddenHands<Hands> = {
  closed: ({ closed }) => closed,
  needsLook: ({ kind }) => kind === 'hand',
  masked: (view, seat) => ({ ...view, for: seat }),
};

const ask = (seat: string, kind = 'hand') => ({ kind, seat, options: [] });

function coverOf(mine: readonly string[] | null, closed = true) {
  const hook = renderHook(
    ({ asked }: { asked: ReturnType<typeof ask> | null }) => useCover(hands, { closed }, asked, mine),
    { initialProps: { asked: ask('ann') as ReturnType<typeof ask> | null } },
  );
  const now = () => {
    const { masked, to, elsewhere } = hook.result.current;
    return { sees: masked(STATE).for, to, elsewhere };
  };
  return {
    now,
    ask: (seat: string | null, kind?: string) =>
      hook.rerender({ asked: seat === null ? null : ask(seat, kind) }),
    take: () => act(() => hook.result.current.take()),
  };
}

describe('closed hands', () => {
  test('handed round, whoever is asked takes the screen first', () => {
    const cover = coverOf(null);
    expect(cover.now()).toEqual({ sees: null, to: 'ann', elsewhere: null });
    cover.take();
    expect(cover.now()).toEqual({ sees: 'ann', to: null, elsewhere: null });
    cover.ask('ben');
    expect(cover.now()).toEqual({ sees: null, to: 'ben', elsewhere: null });
    cover.ask('ben', 'open');
    expect(cover.now()).toEqual({ sees: null, to: null, elsewhere: null });
  });

  test('a page of one seat is that seat’s: no cover, and what is asked of others is theirs', () => {
    const cover = coverOf(['ann']);
    expect(cover.now()).toEqual({ sees: 'ann', to: null, elsewhere: null });
    cover.ask('ben');
    expect(cover.now()).toEqual({ sees: 'ann', to: null, elsewhere: 'ben' });
    cover.take();
    cover.ask('ben', 'open');
    expect(cover.now()).toEqual({ sees: 'ann', to: null, elsewhere: null });
    cover.ask(null);
    expect(cover.now()).toEqual({ sees: 'ann', to: null, elsewhere: null });
  });

  test('two who share a page hand it to one another, and to nobody else', () => {
    const cover = coverOf(['ann', 'cat']);
    expect(cover.now()).toEqual({ sees: null, to: 'ann', elsewhere: null });
    cover.take();
    expect(cover.now().sees).toBe('ann');
    cover.ask('ben');
    expect(cover.now()).toEqual({ sees: null, to: null, elsewhere: 'ben' });
    cover.ask('cat');
    expect(cover.now()).toEqual({ sees: null, to: 'cat', elsewhere: null });
  });

  test('a watcher sees no hand, whatever is pressed', () => {
    const cover = coverOf([]);
    for (const seat of ['ann', 'ben', null]) {
      cover.ask(seat);
      cover.take();
      expect(cover.now()).toEqual({ sees: null, to: null, elsewhere: seat });
    }
  });

  test('where they lie open nothing is hidden from anybody', () => {
    expect(coverOf([], false).now()).toEqual({ sees: undefined, to: null, elsewhere: null });
  });
});

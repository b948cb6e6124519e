import type { OneTab, Wish } from '../../src/stores/table/one-tab.ts';

/** Tabs of one browser, as far as holding goes: each call is another of them. */
export function twoTabs(): () => OneTab {
  const held = new Map<string, { readonly by: object; readonly wish: Wish }>();
  return () => {
    const by = {};
    return {
      deleted: (id) => held.get(id)?.wish.onDeleted(),
      async hold(id, wish) {
        const there = held.get(id);
        if (there && there.by !== by) {
          if (!wish.takeOver) return null;
          held.delete(id);
          there.wish.onLost();
        }
        const mine = { by, wish };
        held.set(id, mine);
        return {
          release() {
            if (held.get(id) === mine) held.delete(id);
          },
        };
      },
    };
  };
}

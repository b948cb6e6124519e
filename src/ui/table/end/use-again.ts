/** Playing again what has ended: from its start, easier, or from the beginning of a round, always with other dice. */
import { useState } from 'react';
import type { EncounterSetup } from '../../../engine/index.ts';
import { newGameId } from '../../../stores/kept/saved-game.ts';
import { messageOf } from '../../../stores/message-of.ts';
import { goTo } from '../../page/use-route.ts';
import { useGame, useTable } from '../../page/use-table.ts';

const newSeed = () => newGameId().slice(0, 8);

export function useAgain() {
  const table = useTable();
  const game = useGame();
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);

  async function go(begin: () => Promise<{ readonly id: string } | null>) {
    setBusy(true);
    setWhy(null);
    try {
      const begun = await begin();
      if (begun) return goTo('play', begun.id);
    } catch (error) {
      setWhy(messageOf(error));
    }
    setBusy(false);
  }

  return {
    busy,
    /** Why nothing came of it. */
    why,
    anew: (how: Partial<EncounterSetup> = {}) =>
      go(() => table.begin({ ...game.session.setup, ...how, seed: newSeed() }, game.store.getState().name)),
    fromDecision: (decision: number) =>
      go(async () => {
        const opened = await table.watch(game.id);
        if (!opened.ok) throw new Error(opened.why);
        return table.playOn(opened.value, decision, { seed: newSeed() });
      }),
  };
}

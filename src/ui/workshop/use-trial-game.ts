import { useState } from 'react';
import { defaultSetup } from '../../engine/index.ts';
import { newGameId } from '../../stores/kept/saved-game.ts';
import { messageOf } from '../../stores/message-of.ts';
import type { Shelving } from '../../stores/workshop/workshop.ts';
import { goTo } from '../page/use-route.ts';
import { useTable } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';
import { keepWayBack } from '../page/way-back.ts';
import { useShelving } from './use-shelving.ts';

/** A game of an encounter in work, once its pack lies on the table. `at`: what it comes back to, behind `#/workshop/`. */
export function useTrialGame(id: string | undefined, at: string) {
  const table = useTable();
  const { seats } = useWholeWords().ui.screens;
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);

  /** What may go wrong on the way to the table and to the first question is told. */
  const begin = async () => {
    const encounter = id === undefined ? undefined : table.library.playable().encounters[id];
    if (!encounter) return;
    const setup = defaultSetup(encounter, newGameId().slice(0, 8), [seats.player(1)]);
    const game = await table.begin(setup, encounter.name);
    keepWayBack({ game: game.id, at });
    goTo('play', game.id);
  };
  const { shelve, asking } = useShelving(begin);
  async function play(how: Shelving) {
    setBusy(true);
    setWhy(null);
    await shelve(how).catch((error: unknown) => setWhy(messageOf(error)));
    setBusy(false);
  }
  return { play, busy, why, asking };
}

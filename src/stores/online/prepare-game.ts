/** A game made ready for an online table: from what lies beside the stream, or as this browser kept it. */

import type { Begin } from '../../online/table-messages.ts';
import type { Slicing } from '../game/in-slices.ts';
import { gameApart } from '../table/apart.ts';
import type { Table } from '../table/table-store.ts';
import { type GameAtTable, gameAtTable, type StandsAtTable } from './at-game.ts';
import { botOf } from './bot-of.ts';
import { forgetMixes } from './forget-mixes.ts';
import { startOf } from './game-start.ts';
import { type OnScreen, screensOf } from './on-screen.ts';
import { ANOTHER_START, type Came } from './online-tables.ts';
import type { Prepared } from './prepared.ts';
import { snapshotsOfGame } from './snapshot-log.ts';

interface Started {
  readonly decisions: readonly unknown[];
  readonly mixesBehind?: readonly string[];
}

export type Preparing = Pick<Table, 'guests' | 'run' | 'loadFile' | 'ground' | 'amend' | 'remove'>;

/** `text`: what the table is begun with; `kept`: the game here that follows it already. */
export async function prepareGame(
  table: Preparing,
  begin: Begin,
  mix: string,
  text: string,
  kept: string | null,
  slicing?: Slicing,
): Promise<Came<Prepared>> {
  const start = startOf(text, mix);
  if (start === null) return ANOTHER_START;
  let id = kept;
  let apart = id === null ? null : await gameApart(table, id);
  if (!apart?.ok || id === null) {
    const loaded = await table.loadFile(start);
    if (!loaded.ok) return faultOf(begin, loaded.fault, loaded.why);
    id = loaded.value;
    await table.amend(id, { name: begin.name });
    apart = await gameApart(table, id);
    if (!apart.ok) return faultOf(begin, apart.fault, apart.why);
  }
  const { session, play } = apart.value;
  const { version, contentHash } = session.rules;
  if (version !== begin.rules)
    return { ok: false, fault: 'other-version', theirs: begin.rules, here: version };
  if (contentHash !== begin.content) return { ok: false, fault: 'other-content', packs: [] };
  const { decisions, mixesBehind = [] } = JSON.parse(start) as Started;
  const begun = decisions.length;
  const bot = await botOf(apart.value);
  const first = session.fork(begun);
  // What was decided since is known to the stream alone.
  forgetMixes(first, begun);
  first.keepMixes(mixesBehind, begun);
  const game = id;
  return {
    ok: true,
    value: {
      id,
      seatNames: seatNamesIn(session.setup),
      isHidden: play.fences !== undefined,
      route: `play/${id}`,
      open: () => gameAtTable({ session: first.fork(), play }, bot),
      screens: (at, desk) =>
        screensOf(
          game,
          at as () => GameAtTable | null,
          desk,
          () => table.ground.seated as OnScreen | null,
          () => table.ground.isOnline(game),
          slicing,
        ),
      snapshots: snapshotsOfGame(table, bot),
      standing: textOf,
      async playOn(at) {
        const loaded = await table.loadFile(textOf(at));
        if (!loaded.ok) throw new Error(loaded.why);
        return loaded.value;
      },
    },
  };
}

const textOf = (at: StandsAtTable): string => JSON.stringify((at as GameAtTable).session.toLog());

/** What its set-up calls the seats; by their ids where it calls them nothing. */
export function seatNamesIn(setup: unknown): Readonly<Record<string, string>> {
  const { seats = [] } = setup as {
    readonly seats?: readonly { readonly id: string; readonly name?: string }[];
  };
  return Object.fromEntries(seats.map(({ id, name }) => [id, name ?? id]));
}

function faultOf(
  begin: Begin,
  fault: { readonly fault: string; rules?: string; today?: string; packs?: readonly { name: string }[] },
  why: string,
): Came<never> {
  if (fault.fault === 'newer-rules' || fault.fault === 'older-rules')
    return { ok: false, fault: 'other-version', theirs: begin.rules, here: fault.today ?? '' };
  if (fault.fault === 'packs-missing' || fault.fault === 'packs-changed')
    return { ok: false, fault: 'other-content', packs: (fault.packs ?? []).map(({ name }) => name) };
  return { ok: false, fault: 'refused', why };
}

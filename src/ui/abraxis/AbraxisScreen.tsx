/** The screen of Abraxis (`#/abraxis`). */
import { useEffect, useMemo, useState } from 'react';
import type { AbraxisSetup } from '../../abraxis/index.ts';
import type { AbraxisWords } from '../../stores/abraxis/abraxis-play.ts';
import { type AbraxisTable, createAbraxisTable } from '../../stores/abraxis/abraxis-table.ts';
import type { Campaign } from '../../stores/campaign/campaign.ts';
import { NOBODY } from '../../stores/game/desk.ts';
import { browserTimer } from '../../stores/game/pace.ts';
import { messageOf } from '../../stores/message-of.ts';
import { shownAs } from '../../stores/table/settings-store.ts';
import type { Table } from '../../stores/table/table-store.ts';
import type { Words } from '../../words/words.ts';
import { Notice } from '../kit/Notice.tsx';
import { Elsewhere } from '../opening/Elsewhere.tsx';
import { Wait } from '../opening/Wait.tsx';
import { useStore } from '../page/use-store.ts';
import { useTable } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';
import { AtTable } from './AtTable.tsx';
import { AbraxisContext, type InCampaign, useAbraxis } from './abraxis-context.ts';
import { SitDown } from './SitDown.tsx';
import './abraxis.css';
import './abraxis-dock.css';

/** One table of Abraxis for the table of the app, and one for each campaign, also while its screen is left. */
const tables = new WeakMap<
  Table | Campaign,
  { readonly of: AbraxisSetup | null; readonly table: AbraxisTable }
>();

function abraxisOf(table: Table, words: Words, said: AbraxisWords, of: InCampaign | null): AbraxisTable {
  const key = of?.campaign ?? table;
  const known = tables.get(key);
  // What is asked again after something was taken back is another game.
  if (known && known.of === (of?.setup ?? null)) return known.table;
  const { ground } = table;
  const { cells, tabs, stakes } = ground;
  const made = createAbraxisTable({
    cells,
    tabs,
    stakes,
    timer: browserTimer,
    words,
    said,
    ...shownAs(table.settings),
    content: () => of?.campaign.session.content ?? table.content,
    ...(of ? { campaign: { id: of.campaign.id, setup: of.setup } } : {}),
    seat(game) {
      ground.abraxis = game;
      if (ground.isOnline(game.id, game.campaign)) game.sitAt(NOBODY);
    },
  });
  tables.set(key, { of: of?.setup ?? null, table: made });
  return made;
}

/** The dice game of p.70: for practice, or as a campaign asks for it. */
export function AbraxisScreen({ inCampaign = null }: { inCampaign?: InCampaign | null }) {
  const table = useTable();
  const words = useWholeWords();
  const [said, setSaid] = useState<AbraxisWords | { readonly why: string } | null>(null);
  useEffect(() => {
    let gone = false;
    words
      .abraxis()
      .catch((error: unknown) => ({ why: words.ui.screens.failed(messageOf(error)) }))
      .then((what) => {
        if (!gone) setSaid(what);
      });
    return () => {
      gone = true;
    };
  }, [words]);
  const tools = useMemo(
    () =>
      said && !('why' in said)
        ? { words: said, table: abraxisOf(table, words, said, inCampaign), inCampaign }
        : null,
    [said, table, words, inCampaign],
  );
  useEffect(() => void tools?.table.open(), [tools]);
  if (said && 'why' in said) return <Broken why={said.why} />;
  if (!tools) return <Wait text={words.ui.screens.first.settingTable} />;
  return (
    <AbraxisContext value={tools}>
      <OnTable table={tools.table} />
    </AbraxisContext>
  );
}

function OnTable({ table }: { table: AbraxisTable }) {
  const { settingTable } = useWholeWords().ui.screens.first;
  const { words, inCampaign } = useAbraxis();
  const { elsewhere, oneAtATime, takeOver } = words.setUp;
  const { toGames } = useWholeWords().ui.screens.ways;
  const game = useStore(table.store, (state) => state.game);
  const isElsewhere = useStore(table.store, (state) => state.elsewhere);
  if (isElsewhere)
    return (
      <Elsewhere
        title={elsewhere}
        about={oneAtATime}
        take={takeOver}
        onTake={() => void table.takeOver()}
        back={{ href: '#/', name: toGames }}
      />
    );
  if (game === null) return <Wait text={settingTable} />;
  if (game !== 'none') return <AtTable key={game.id} game={game} />;
  // A campaign's table that was left is led back from.
  return inCampaign ? null : <SitDown />;
}

function Broken({ why }: { why: string }) {
  const { ways } = useWholeWords().ui.screens;
  return (
    <main className="page">
      <Notice alone title={why}>
        <p className="notice-ways">
          <a className="btn" href="#/">
            {ways.toGames}
          </a>
        </p>
      </Notice>
    </main>
  );
}

import { useCallback, useEffect, useMemo, useState } from 'react';
import { MOST_OF_GAME } from '../../stores/kept/saved-game.ts';
import { messageOf } from '../../stores/message-of.ts';
import type { NotOpened } from '../../stores/opened/opened.ts';
import { encounterSummaries } from '../../stores/packs/encounter-summaries.ts';
import { LooksButton } from '../frame/bar/LooksButton.tsx';
import { Advanced } from '../home/Advanced.tsx';
import { Doors } from '../home/Doors.tsx';
import { PICTURES } from '../home/pictures.tsx';
import { SoundSwitch } from '../home/SoundSwitch.tsx';
import { StagedContext } from '../home/staged.ts';
import { Notice } from '../kit/Notice.tsx';
import { NewerNotice } from '../opening/NewerNotice.tsx';
import { OtherWays } from '../opening/OtherWays.tsx';
import { useCampaignList } from '../page/use-campaign-list.ts';
import { useHiddenFrom } from '../page/use-hidden-encounters.ts';
import { goTo } from '../page/use-route.ts';
import { useStore } from '../page/use-store.ts';
import { useContent, useGames, useTable } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';
import { ContentProblems } from './ContentProblems.tsx';
import { CreditsDialog } from './CreditsDialog.tsx';
import { GameList } from './GameList.tsx';
import { HomePage } from './HomePage.tsx';
import { KnowsStories } from './KnowsStories.tsx';
import { ProvingGrounds } from './ProvingGrounds.tsx';

interface Props {
  /** By an address that leads nowhere. */
  readonly strayed?: boolean;
  /** Files that were chosen before the table was there; gives how to stop. */
  readonly files?: { taken(take: (file: File) => void): () => void };
}

/** The first screen with all that belongs to it. */
export function HomeScreen({ strayed = false, files }: Props) {
  const table = useTable();
  const games = useGames();
  const content = useContent();
  const words = useWholeWords();
  const campaigns = useCampaignList(words.ui.table.noAnswer);
  const hidden = useHiddenFrom(campaigns);
  const encounters = useMemo(
    () => encounterSummaries(content).filter(({ id }) => !hidden.has(id)),
    [content, hidden],
  );
  const { home, games: ofGames, encounters: ofEncounters, credits: creditWords, ways } = words.ui.screens;
  const said = { home, encounters: ofEncounters };
  const trouble = useStore(table.store, (state) => state.keepsNothing ?? state.trouble);
  const unread = useStore(table.store, (state) => state.unread);
  const [refused, setRefused] = useState<NotOpened | null>(null);
  /** A file that the browser itself does not give. */
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const [credits, setCredits] = useState(false);
  const [isStaged, setStaged] = useState(false);
  const staged = useMemo(() => ({ isDone: isStaged, done: () => setStaged(true) }), [isStaged]);
  useEffect(() => void table.refresh(), [table]);

  const load = useCallback(
    async (file: File) => {
      setRefused(null);
      setUnreadable(null);
      if (file.size > MOST_OF_GAME) {
        setUnreadable(home.tooLarge(file.name, file.size, MOST_OF_GAME));
        return;
      }
      try {
        const opened = await table.loadFile(await file.text());
        if (opened.ok) goTo('play', opened.value);
        else setRefused(opened);
      } catch (error) {
        setUnreadable(home.notReadFile(file.name, messageOf(error)));
      }
    },
    [table, home],
  );
  useEffect(() => files?.taken((file) => void load(file)), [files, load]);

  return (
    <StagedContext value={staged}>
      <HomePage
        games={games}
        encounters={encounters}
        campaigns={campaigns}
        words={said}
        onFile={load}
        pictures={PICTURES}
        sound={<SoundSwitch />}
        notices={
          <>
            <NewerNotice />
            {strayed && <Notice calm title={home.strayed} />}
            {refused && (
              <Notice title={refused.why} problems={refused.problems}>
                <p className="notice-ways">
                  <OtherWays refused={refused} />
                  <button type="button" className="btn btn-quiet" onClick={() => setRefused(null)}>
                    {ways.dismiss}
                  </button>
                </p>
              </Notice>
            )}
            {unreadable && <Notice title={unreadable} />}
            {unread && <Notice title={home.notRead(unread)} />}
            {trouble && <Notice title={home.keepsNoGames(trouble)} />}
          </>
        }
      >
        <KnowsStories hidden={hidden} />
        <GameList games={games ?? []} words={ofGames} onRemove={table.remove} pictures={PICTURES} />
        <ProvingGrounds
          encounters={encounters.filter(({ training }) => training)}
          games={games}
          words={said}
          pictures={PICTURES}
        />
        <Doors />
        <Advanced encounters={encounters} />
        <ContentProblems />
        <footer className="flex wrap middle between gap-2 sm faint">
          <LooksButton />
          <button type="button" className="btn btn-quiet btn-small" onClick={() => setCredits(true)}>
            {creditWords.title}
          </button>
          <p>{home.unofficial}</p>
        </footer>
        <CreditsDialog open={credits} onClose={() => setCredits(false)} />
      </HomePage>
    </StagedContext>
  );
}

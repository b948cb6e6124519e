import { useEffect, useMemo } from 'react';
import { MOST_OF_GAME } from '../../stores/kept/saved-game.ts';
import type { NotOpened } from '../../stores/opened/opened.ts';
import { encounterSummaries } from '../../stores/packs/encounter-summaries.ts';
import { useGuests } from '../guests/guests-context.ts';
import { Advanced } from '../home/Advanced.tsx';
import { Doors } from '../home/Doors.tsx';
import { PICTURES } from '../home/pictures.tsx';
import { SoundSwitch } from '../home/SoundSwitch.tsx';
import { Staging } from '../home/Staging.tsx';
import { useDoor } from '../page/brought.ts';
import { useCampaignsKept } from '../page/use-campaign-list.ts';
import { useChosenFile } from '../page/use-chosen-file.ts';
import { useHiddenFrom } from '../page/use-hidden-encounters.ts';
import { goTo, useAddress } from '../page/use-route.ts';
import { useContent, useGames, useTable } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';
import { ContentProblems } from './ContentProblems.tsx';
import { GameList } from './GameList.tsx';
import { HomeFoot } from './HomeFoot.tsx';
import { HomeNotices } from './HomeNotices.tsx';
import { HomePage } from './HomePage.tsx';
import { KnowsStories } from './KnowsStories.tsx';
import { ONLINE } from './online-part.ts';
import { ProvingGrounds } from './ProvingGrounds.tsx';

interface Props {
  /** By an address that leads nowhere. */
  readonly strayed?: boolean;
}

const WAYS = ['join', 'back', 'host'] as const;

/** What has no screen of its own in the first script: links of online tables, and else the first screen. */
export function HomeScreen(props: Props) {
  const { screen, rest } = useAddress();
  const guests = useGuests();
  const way = WAYS.find((one) => one === screen);
  if (!way) return <Home {...props} />;
  return (
    <>
      <ONLINE.Screen way={way} tail={rest} guests={guests} />
      {way === 'host' && <Home />}
    </>
  );
}

/** The first screen with all that belongs to it. */
function Home({ strayed = false }: Props) {
  const table = useTable();
  const games = useGames();
  const content = useContent();
  const words = useWholeWords();
  const campaigns = useCampaignsKept();
  const hidden = useHiddenFrom(campaigns);
  const encounters = useMemo(
    () => encounterSummaries(content).filter(({ id }) => !hidden.has(id)),
    [content, hidden],
  );
  const { home, games: ofGames, encounters: ofEncounters } = words.ui.screens;
  const said = { home, encounters: ofEncounters };
  const file = useChosenFile<NotOpened>({
    most: MOST_OF_GAME,
    read: table.loadFile,
    onRead: (id) => goTo('play', id),
    tooLarge: home.tooLarge,
    notRead: home.notReadFile,
  });
  const choose = useDoor('game', ({ file: one }) => one && file.take(one));
  useEffect(() => void table.refresh(), [table]);

  return (
    <Staging>
      <HomePage
        games={games}
        encounters={encounters}
        campaigns={campaigns}
        words={said}
        onFile={choose}
        pictures={PICTURES}
        sound={<SoundSwitch />}
        notices={
          <HomeNotices
            strayed={strayed}
            refused={file.refused}
            onDismiss={file.dismiss}
            unreadable={file.unreadable}
          />
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
        <HomeFoot />
      </HomePage>
    </Staging>
  );
}

import { useCallback, useMemo } from 'react';
import { GuestBar } from '../../../ui/frame/bar/GuestBar.tsx';
import { LooksButton } from '../../../ui/frame/bar/LooksButton.tsx';
import type { GuestModule } from '../../../ui/guests/guest.ts';
import { CannotOpen } from '../../../ui/opening/CannotOpen.tsx';
import { KeepingNotice } from '../../../ui/opening/KeepingNotice.tsx';
import { OpenedGame } from '../../../ui/opening/OpenedGame.tsx';
import { OpenedNotices, type OpenedWith } from '../../../ui/opening/OpenedNotices.tsx';
import { useOpened } from '../../../ui/opening/use-opened.ts';
import { Wait } from '../../../ui/opening/Wait.tsx';
import { goTo, momentIn } from '../../../ui/page/use-route.ts';
import { AnyGameContext, useTable } from '../../../ui/page/use-table.ts';
import { useWords } from '../../../ui/page/use-words.ts';
import { ReplayFrame } from '../../../ui/watch/ReplayFrame.tsx';
import { AtReplay } from '../screens/AtReplay.tsx';
import { AtTable } from '../screens/AtTable.tsx';
import { SetUp } from '../screens/SetUp.tsx';
import { folkloreContent } from './content-here.ts';
import {
  type FolkloreGame,
  type FolkloreGames,
  type FolkloreReplay,
  folkloreGames,
} from './folklore-guest.ts';

/** Its games on the table of the page. */
const useGames = (): FolkloreGames => folkloreGames(folkloreContent(), useTable().ground);

function SetUpScreen() {
  const games = useGames();
  const { ways } = useWords().ui.screens;
  return (
    <SetUp
      content={folkloreContent()}
      toGames={ways.toGames}
      onBegin={async (setup, name) => goTo('play', (await games.begin(setup, name)).id)}
    />
  );
}

function PlayScreen({ id }: { readonly id: string }) {
  const { open } = useGames();
  return (
    <OpenedGame id={id} open={open}>
      {(game, opened) => <Played game={game} opened={opened} />}
    </OpenedGame>
  );
}

function Played({ game, opened }: { readonly game: FolkloreGame; readonly opened: OpenedWith }) {
  return (
    <AnyGameContext value={game}>
      <AtTable
        game={game}
        content={folkloreContent()}
        bar={({ undo, help, drawer, why }) => (
          <GuestBar game={game} drawer={drawer} why={why} onUndo={undo} onHelp={help} />
        )}
        notices={
          <>
            <KeepingNotice />
            <OpenedNotices {...opened} />
          </>
        }
      />
    </AnyGameContext>
  );
}

function WatchScreen({ of }: { readonly of: string }) {
  const { game: id, moment } = momentIn(of);
  const games = useGames();
  const { settingTable } = useWords().ui.screens.first;
  const open = useCallback(async () => {
    const result = await games.watch(id);
    if (result.ok && moment !== null) result.value.seek(moment);
    return result;
  }, [games, id, moment]);
  const opened = useOpened(open);
  if (!opened) return <Wait text={settingTable} />;
  if (!opened.ok) return <CannotOpen refused={opened} />;
  return <Watched replay={opened.value} games={games} />;
}

function Watched({ replay, games }: { readonly replay: FolkloreReplay; readonly games: FolkloreGames }) {
  const { ways } = useWords().ui.screens;
  const rounds = useMemo(() => roundsOf(replay), [replay]);
  return (
    <AtReplay
      replay={replay}
      content={folkloreContent()}
      bar={
        <>
          <LooksButton />
          <a className="btn btn-small btn-quiet" href="#/">
            {ways.toGames}
          </a>
        </>
      }
      tape={
        <ReplayFrame
          replay={replay}
          rounds={rounds}
          firstRound={1}
          foreknown={replay.foreknown}
          onPlayOn={replay.session ? (decision, how) => games.playOn(replay, decision, how) : undefined}
        />
      }
    />
  );
}

/** Where each round begins, in events before it. */
const roundsOf = ({ events }: FolkloreReplay) =>
  events.flatMap((event, i) => (event.type === 'leaderPassed' ? [{ round: event.round, at: i + 1 }] : []));

/** Folklore at this table. */
export const FOLKLORE: GuestModule = {
  gamesOn: (ground) => folkloreGames(folkloreContent(), ground),
  SetUp: SetUpScreen,
  Play: PlayScreen,
  Watch: WatchScreen,
};

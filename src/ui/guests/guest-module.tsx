import { type ComponentType, useCallback, useMemo } from 'react';
import type { GuestTypes, GuestWatched } from '../../stores/opened/guest-kind.ts';
import type { Ground } from '../../stores/table/ground.ts';
import type { GamesOfGuest } from '../../stores/table/guest-games.ts';
import { CannotOpen } from '../opening/CannotOpen.tsx';
import { KeepingNotice } from '../opening/KeepingNotice.tsx';
import { OpenedGame } from '../opening/OpenedGame.tsx';
import { OpenedNotices } from '../opening/OpenedNotices.tsx';
import { useOpened } from '../opening/use-opened.ts';
import { Wait } from '../opening/Wait.tsx';
import { goTo, momentIn } from '../page/use-route.ts';
import { AnyGameContext, useTable } from '../page/use-table.ts';
import { useWords } from '../page/use-words.ts';
import { ReplayFrame } from '../watch/ReplayFrame.tsx';
import type { GuestModule } from './guest.ts';
import type { GuestLook } from './guest-look.ts';
import { GuestReplay } from './table/GuestReplay.tsx';
import { GuestTable } from './table/GuestTable.tsx';

interface SetUpProps<G extends GuestTypes> {
  /** Sets it up, under that name, and goes there. */
  readonly onBegin: (setup: G['setup'], name: string) => Promise<void>;
}

/** What a guest brings to this page. */
export interface GuestParts<G extends GuestTypes> {
  /** Its games on a table (`gamesByGround`). */
  gamesOn(ground: Ground): GamesOfGuest<G>;
  /** The same each time. */
  look(): GuestLook<G>;
  readonly SetUp: ComponentType<SetUpProps<G>>;
  /** The round that begins with that event; null for all others. */
  roundOf(event: G['event']): number | null;
}

/** The screens of a guest and its games on a table, made of what it brings. */
export function guestModule<G extends GuestTypes>({
  gamesOn,
  look,
  SetUp,
  roundOf,
}: GuestParts<G>): GuestModule {
  const beginsOf = (games: GamesOfGuest<G>) => async (setup: G['setup'], name: string) =>
    goTo('play', (await games.begin(setup, name)).id);
  const useGames = (): GamesOfGuest<G> => gamesOn(useTable().ground);

  function SetUpScreen() {
    const games = useGames();
    return <SetUp onBegin={beginsOf(games)} />;
  }

  function PlayScreen({ id }: { readonly id: string }) {
    const games = useGames();
    const { open } = games;
    return (
      <OpenedGame id={id} open={open}>
        {(game, opened) => (
          <AnyGameContext value={game}>
            <GuestTable
              game={game}
              look={look()}
              onBegin={beginsOf(games)}
              notices={
                <>
                  <KeepingNotice />
                  <OpenedNotices {...opened} />
                </>
              }
            />
          </AnyGameContext>
        )}
      </OpenedGame>
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

  function Watched({ replay, games }: { readonly replay: GuestWatched<G>; readonly games: GamesOfGuest<G> }) {
    const rounds = useMemo(
      () =>
        replay.events.flatMap((event, i) => {
          const round = roundOf(event);
          return round === null ? [] : [{ round, at: i + 1 }];
        }),
      [replay],
    );
    return (
      <GuestReplay
        replay={replay}
        look={look()}
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

  return { gamesOn, SetUp: SetUpScreen, Play: PlayScreen, Watch: WatchScreen };
}

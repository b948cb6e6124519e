import { type ReactNode, Suspense, useCallback, useEffect, useMemo } from 'react';
import type { Pool } from '../stores/game/pool.ts';
import type { LabWork } from '../stores/lab/lab-work.ts';
import type { ProgressStore } from '../stores/lesson/progress.ts';
import type { BoardPictures } from '../stores/middara/board-pictures.ts';
import type { Choices } from '../stores/middara/choices.ts';
import type { KeptMoment } from '../stores/middara/held-encounter.ts';
import type { Odds } from '../stores/middara/odds.ts';
import type { Scenes } from '../stores/middara/scenes.ts';
import type { OnlineOffer } from '../stores/online/online-door.ts';
import { type NewerPage, noNewerPage } from '../stores/table/newer-page.ts';
import type { Table } from '../stores/table/table-store.ts';
import { PicturesContext } from '../ui/board/ground/use-painted.ts';
import { type Explain, ExplainContext } from '../ui/cards/explain-context.ts';
import { NamesContext } from '../ui/cards/names-context.ts';
import { type Guest, partsOf } from '../ui/guests/guest.ts';
import { GuestsContext, useGuests } from '../ui/guests/guests-context.ts';
import { OfItsGame } from '../ui/guests/OfItsGame.tsx';
import { RulesHost } from '../ui/learn/RulesHost.tsx';
import { ErrorScreen } from '../ui/opening/ErrorScreen.tsx';
import { FilesHost } from '../ui/opening/FilesHost.tsx';
import { MishapNotice } from '../ui/opening/MishapNotice.tsx';
import { Wait } from '../ui/opening/Wait.tsx';
import type { Brought } from '../ui/page/brought.ts';
import { downloadGame } from '../ui/page/download.ts';
import type { HandOver } from '../ui/page/hand-over.ts';
import { OnlineContext } from '../ui/page/online-context.ts';
import { useArrival } from '../ui/page/use-arrival.ts';
import { BackupContext, type Backups } from '../ui/page/use-backup.ts';
import { useFinish } from '../ui/page/use-finish.ts';
import { LabContext } from '../ui/page/use-lab.ts';
import { useLeaveGuard } from '../ui/page/use-leave-guard.ts';
import { FirstFightContext, LessonsContext } from '../ui/page/use-lessons.ts';
import { NewerContext } from '../ui/page/use-newer.ts';
import { type Address, gamesIn, momentIn, useAddress } from '../ui/page/use-route.ts';
import { TableContext, useCards } from '../ui/page/use-table.ts';
import { useWords, WordsContext } from '../ui/page/use-words.ts';
import {
  ABRAXIS,
  AFTER,
  CAMPAIGN,
  CAMPAIGNS,
  HOME,
  LAB,
  LEARN,
  LINK,
  MIRROR,
  PLAY,
  RULES,
  SAFE,
  SET_UP,
  WATCH,
  WORKSHOP,
} from '../ui/parts.ts';
import { ChoicesContext } from '../ui/table/context/use-choice-odds.ts';
import { OddsContext } from '../ui/table/context/use-odds.ts';
import { ScenesContext, useScenesShelf } from '../ui/table/lesson/scenes-context.ts';
// With the page, and not a file for each dialog that is fetched.
import '../ui/kit/choices.css';
import '../ui/kit/dialog.css';
import '../ui/kit/panels.css';
import '../ui/kit/sheet.css';

interface Props {
  /** With the language the page speaks. */
  readonly table: Table;
  /** Newer builds of the page. */
  readonly newer?: NewerPage;
  /** Who works out the odds of attacks; absent: nobody. */
  readonly odds?: Odds;
  /** Who works out the odds of answers; absent: nobody. */
  readonly choices?: Choices;
  /** Who paints boards; absent: nobody. */
  readonly pictures?: BoardPictures;
  /** Where bots play and think; absent: nowhere. */
  readonly lab?: Pool<LabWork>;
  /** How far one is with the lessons; absent: there are none. */
  readonly lessons?: ProgressStore;
  /** The guided first fight as it begins; absent: the rules set it up. */
  readonly firstFight?: () => Promise<KeptMoment>;
  /** Fetches positions to be played; absent: there are none. */
  readonly scenes?: () => Promise<Scenes>;
  /** The other games of this table; absent: there are none. */
  readonly guests?: readonly Guest[];
  /** Fetches who makes backups; absent: nobody. */
  readonly backup?: () => Promise<Backups>;
  /** Offers tables that are played online; absent: there are none. */
  readonly online?: OnlineOffer;
  /** What was chosen or dropped on the first screen, and is dropped since. */
  readonly files?: HandOver<Brought>;
}

/** The app: one screen at a time, by the address. Whatever breaks, wherever, there is a screen that says so. */
export function App({
  table,
  newer = noNewerPage,
  odds,
  choices,
  pictures,
  lab,
  lessons,
  firstFight,
  scenes,
  guests,
  backup,
  online,
  files,
}: Props) {
  const { words } = table.ground;
  const save = useCallback(() => {
    const record = table.ground.seated?.record();
    if (record) {
      downloadGame(record);
      table.handedOver(record.id);
    }
    return record !== undefined;
  }, [table]);
  const shelf = useScenesShelf(scenes);
  useLeaveGuard(table);
  useFinish(table);
  useEffect(() => {
    document.documentElement.lang = words.tag;
  }, [words]);
  const explain = useMemo<Explain>(() => {
    const explanations: Readonly<Record<string, ReturnType<Explain>>> = words.keywords;
    return (keyword) => (Object.hasOwn(explanations, keyword) ? explanations[keyword] : undefined);
  }, [words]);
  return (
    <WordsContext value={words}>
      <MishapNotice onSave={save} game={() => table.ground.seated !== null} />
      <ErrorScreen onSave={save}>
        <TableContext value={table}>
          <ExplainContext value={explain}>
            <NewerContext value={newer}>
              <OddsContext value={odds ?? null}>
                <ChoicesContext value={choices ?? null}>
                  <PicturesContext value={pictures ?? null}>
                    <LabContext value={lab ?? null}>
                      <LessonsContext value={lessons ?? null}>
                        <FirstFightContext value={firstFight ?? null}>
                          <ScenesContext value={shelf}>
                            <Named>
                              <GuestsContext value={guests ?? NO_GUESTS}>
                                <OnlineContext value={online ?? null}>
                                  <BackupContext value={backup ?? null}>
                                    <RulesHost>
                                      <FilesHost brought={files}>
                                        <Screen onSave={save} />
                                      </FilesHost>
                                    </RulesHost>
                                  </BackupContext>
                                </OnlineContext>
                              </GuestsContext>
                            </Named>
                          </ScenesContext>
                        </FirstFightContext>
                      </LessonsContext>
                    </LabContext>
                  </PicturesContext>
                </ChoicesContext>
              </OddsContext>
            </NewerContext>
          </ExplainContext>
        </TableContext>
      </ErrorScreen>
    </WordsContext>
  );
}

const NO_GUESTS: readonly Guest[] = [];

/** Cards speak of other cards by the names they have. */
function Named({ children }: { children: ReactNode }) {
  const cards = useCards();
  const { namesOf } = useWords().cards;
  const names = useMemo(() => namesOf(cards), [namesOf, cards]);
  return <NamesContext value={names}>{children}</NamesContext>;
}

function Screen({ onSave }: { onSave: () => boolean }) {
  const address = useAddress();
  const { settingTable } = useWords().ui.screens.first;
  useArrival(address);
  const screen = useMemo(() => screenOf(address), [address]);
  return (
    <ErrorScreen key={keyOf(address)} onSave={onSave}>
      <Suspense fallback={<Wait text={settingTable} />}>{screen}</Suspense>
    </ErrorScreen>
  );
}

/** A game that is looked at: a guest has one screen for that. */
function Watched({ of, own }: { readonly of: string; readonly own: ReactNode }) {
  return <OfItsGame id={momentIn(of).game} own={own} guest={({ watch }) => <watch.Screen of={of} />} />;
}

/** Another game, before it begins. */
function GuestSetUp({ id }: { readonly id: string }) {
  const guest = useGuests().find((one) => one.id === id);
  if (!guest) return <HOME.Screen strayed />;
  const { setUp } = partsOf(guest);
  return <setUp.Screen />;
}

/**
 * Another address is another screen, but for the rules, where one reads on and what was searched for stays, for the
 * set-up, where another encounter keeps who sits at the table, for the workshop, where one goes from file to file, and for
 * a campaign, which stays open while one looks at its sheet.
 */
const LASTING: readonly string[] = ['rules', 'set-up', 'workshop', 'campaign', 'back', 'host'];
const keyOf = ({ screen, rest }: Address): string =>
  LASTING.includes(screen) ? screen : `${screen}/${rest}`;

function screenOf({ screen, rest, cut }: Address) {
  switch (screen) {
    case 'set-up':
      return <SET_UP.Screen encounter={rest} />;
    case 'play':
      return (
        <OfItsGame
          id={rest}
          own={<PLAY.Screen id={rest} />}
          guest={({ play }) => <play.Screen id={rest} />}
        />
      );
    case 'watch':
      return <Watched of={rest} own={<WATCH.Screen of={rest} />} />;
    case 'after':
      return <Watched of={gamesIn(rest).game} own={<AFTER.Screen of={rest} />} />;
    case 'mirror':
      return <Watched of={rest} own={<MIRROR.Screen id={rest} />} />;
    case 'guest':
      return <GuestSetUp id={rest} />;
    case 'link':
      return <LINK.Screen packed={rest} />;
    case 'lab':
      return <LAB.Screen of={rest} />;
    case 'learn':
      return <LEARN.Screen />;
    case 'rules':
      return <RULES.Screen at={rest} />;
    case 'campaigns':
      return <CAMPAIGNS.Screen at={rest} />;
    case 'campaign':
      return <CAMPAIGN.Screen at={rest} />;
    case 'abraxis':
      return <ABRAXIS.Screen />;
    case 'workshop':
      return <WORKSHOP.Screen at={rest} />;
    case 'safe':
      return <SAFE.Screen />;
    default:
      return <HOME.Screen strayed={cut || screen !== ''} />;
  }
}

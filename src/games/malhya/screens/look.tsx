import type { GuestLook, Page, Placed, Seen } from '../../../ui/guests/guest-look.ts';
import { setupAfter } from '../rules/campaign/save-sheet.ts';
import type { MalhyaContent } from '../rules/model/content.ts';
import type { MalhyaOption, MalhyaPrompt } from '../rules/model/prompts.ts';
import { bookOf, chapterOf } from '../rules/queries/booklets.ts';
import { type Malhya, resultOf } from '../table/play.ts';
import { campaignWords } from '../words/en/campaign-words.ts';
import { fightAim, fightAloud } from '../words/en/fight-aloud.ts';
import { stage } from '../words/en/fight-stage.ts';
import { foresight } from '../words/en/foresight-words.ts';
import { heroesAloud } from '../words/en/heroes-words.ts';
import { roadAloud } from '../words/en/land-questions.ts';
import { cardName, type Named, SHAPE } from '../words/en/names.ts';
import { aimOf, optionText, questionText } from '../words/en/questions.ts';
import { missionName, screens } from '../words/en/screens.ts';
import { quietAim, quietAloud, quietDock } from '../words/en/stealth-aloud.ts';
import { oddsShown } from './answer-odds.ts';
import { Board } from './Board.tsx';
import { noteWithLosses } from './fight/note-with-losses.ts';
import { HeroBlock } from './HeroBlock.tsx';
import { ForesightPanel, Help, HeroSheets, WatchPanel } from './late-stages.ts';
import { MalhyaTrack } from './MalhyaTrack.tsx';
import './malhya.css';

/** What lies together under one card. */
const GROUPS: Readonly<
  Partial<Record<MalhyaOption['act']['do'], 'uses' | 'trades' | 'crafts' | 'moves' | 'sales' | 'copies'>>
> = {
  potion: 'uses',
  use: 'uses',
  cure: 'uses',
  exchange: 'trades',
  wear: 'trades',
  don: 'trades',
  doff: 'trades',
  rearm: 'uses',
  'three-for-one': 'uses',
  craft: 'crafts',
  journey: 'moves',
  'move-by': 'moves',
  sell: 'sales',
  'sell-cube': 'sales',
  'sell-paper': 'sales',
  copy: 'copies',
};

/** Spaces of the board that lie together. */
const ON_BOARD: Readonly<Record<string, string>> = {
  walk: stage.walk,
  put: stage.put,
  corpse: quietDock.corpses,
};

/** An enemy's equal ways lie together by whom they are about, where they are many. */
const MANY = 3;
const ofWay = (who: string, attacks: boolean): string => `way:${attacks}:${who}`;

/** Potions and objects lie together, and so does what is alike on the road; what ends something lower right. */
const placedIn = ({ act, id }: MalhyaOption, { options }: MalhyaPrompt): Placed => {
  if (act.do === 'way' && options.length > MANY)
    return { under: ofWay(id.split(':')[1]!, act.attacks), at: 'first' };
  const group = GROUPS[act.do];
  if (group) return { under: group, at: 'last' };
  if (act.do === 'move') return { under: 'walk', at: 'first' };
  if (act.do === 'corpse') return { under: 'corpse', at: 'last' };
  if (act.do === 'put') return { under: 'put', at: 'first' };
  if (act.do === 'end' || act.do === 'back' || act.do === 'on' || act.do === 'done' || act.do === 'alarm')
    return 'end';
  return act.do === 'enough' || act.do === 'decline' || act.do === 'leave' ? 'end' : 'main';
};

/** Whether a place is laid out, and no chapter is read in it. */
const isInPlace = ({ view }: Pick<Seen<Malhya>, 'view'>): boolean =>
  view.place !== null && !view.place.reading;

/** What Malhya draws and says at the table. */
export function malhyaLook(content: MalhyaContent): GuestLook<Malhya> {
  const namedIn = ({ view, seatName }: Pick<Seen<Malhya>, 'view' | 'seatName'>): Named => ({
    content,
    state: view,
    seatName,
  });
  const wayName = (group: string): string | null => {
    const [kind, attacks, who = ''] = group.split(':');
    if (kind !== 'way') return null;
    const name = content.heroes[who]?.name;
    if (name === undefined) return stage.go;
    return attacks === 'true' ? stage.attackOn(name) : stage.goTowards(name);
  };
  const asked = ({ pending, view }: Seen<Malhya>): number | null => pending?.hero ?? view.check?.at ?? null;
  return {
    id: 'malhya',
    className: 'malhya',
    data: ({ view }) => ({
      'data-check': view.check !== null,
      'data-read': view.book.read.length,
      'data-phase': view.place?.phase,
    }),
    seatsOf: ({ seats }) => seats,
    track: (seen) => <MalhyaTrack named={namedIn(seen)} asked={asked(seen)} drawer={seen.drawer} />,
    goal: (seen) => {
      const aim = seen.view.stealth ? quietAim : fightAim;
      return isInPlace(seen) ? aim(namedIn(seen)) : aimOf(namedIn(seen));
    },
    board: (seen) => <Board seen={seen} named={namedIn(seen)} />,
    hero: ({ hero }, seen) =>
      hero === null ? null : <HeroBlock named={namedIn(seen)} seats={seen.seats} hero={hero} />,
    drawers: {
      encounter: {
        title: screens.heroes,
        content: (seen) => (
          <HeroSheets named={namedIn(seen)} seats={seen.seats} asked={asked(seen)} events={seen.events} />
        ),
      },
      thoughts: {
        title: foresight.title,
        label: foresight.label,
        content: (seen) =>
          seen.view.stealth ? <WatchPanel named={namedIn(seen)} /> : <ForesightPanel named={namedIn(seen)} />,
        isThere: isInPlace,
      },
    },
    intro({ setup }): Page {
      const { name, text } = content.missions[setup.mission]!;
      return { title: name, text };
    },
    pageOf(event, seen): Page | null {
      if (event.type !== 'chapterOpened') return null;
      const named = namedIn(seen);
      const chapter = chapterOf(named, event.book, event.chapter);
      return (
        (chapter && {
          title: `${SHAPE[event.book]} ${event.chapter} · ${bookOf(named, event.book).name}`,
          text: chapter.text,
        }) ??
        null
      );
    },
    question: (prompt, seen) => questionText(prompt, namedIn(seen)),
    answer: (option, prompt, seen) => optionText(option, prompt, namedIn(seen)),
    note: (option, prompt, seen) => noteWithLosses(option, prompt, namedIn(seen)),
    odds: (option, prompt, seen) => oddsShown(option, prompt, namedIn(seen)),
    placed: placedIn,
    under: (group) => ON_BOARD[group] ?? wayName(group) ?? screens[group as 'uses'],
    underNote: (group, n) => (group in ON_BOARD || wayName(group) ? stage.onBoard(n) : null),
    aloud: (seen) =>
      isInPlace(seen)
        ? (seen.view.stealth ? quietAloud : fightAloud)(namedIn(seen))
        : [roadAloud(namedIn(seen)), heroesAloud(namedIn(seen))].filter((one) => one !== null).join(' '),
    ended({ view }) {
      const how = resultOf(view);
      if (!how) return null;
      const { gold, points } = view.group;
      return {
        title: screens.ended[how],
        how,
        numbers: [
          { name: screens.read, value: view.book.read.length },
          { name: screens.points, value: points },
          { name: screens.gold, value: gold },
        ],
      };
    },
    next({ view, setup }) {
      const after = setupAfter(setup, view, content);
      if (!after) return null;
      const title = cardName(content, 'missions', after.setup.mission);
      return {
        label: after.again ? campaignWords.again(title) : campaignWords.next(title),
        setup: after.setup,
        name: missionName(content, after.setup),
      };
    },
    help: {
      title: screens.title,
      Parts: Help,
      keys: screens.keys,
      credits: screens.credits,
    },
  };
}

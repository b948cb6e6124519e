import { isolated } from '../../../check/isolated.ts';
import type { Play } from '../../../stores/game/play.ts';
import type { AtTable, GuestTypes } from '../../../stores/opened/guest-kind.ts';
import { guestPlay, readingTime } from '../../../stores/opened/guest-play.ts';
import { applyFolklore } from '../rules/model/apply.ts';
import type { FolkloreContent } from '../rules/model/content.ts';
import type { FolkloreEvent } from '../rules/model/events.ts';
import type { FolklorePrompt } from '../rules/model/prompts.ts';
import type { FolkloreSetup } from '../rules/model/setup.ts';
import type { FolkloreState } from '../rules/model/state.ts';
import { endText } from '../words/en/adventure-end.ts';
import { questionText } from '../words/en/questions.ts';
import { toldEvent } from '../words/en/told.ts';

/** Its types by name. Nothing stands beside its view. */
export interface Folklore extends GuestTypes {
  readonly setup: FolkloreSetup;
  readonly state: FolkloreState;
  readonly event: FolkloreEvent;
  readonly question: FolklorePrompt;
  readonly moment: null;
}

export type FolklorePlay = Play<AtTable<Folklore>>;

/** How long each event stays, in milliseconds at normal speed; all others not at all. */
const PACE: Readonly<Partial<Record<FolkloreEvent['type'], number>>> = {
  leaderChosen: 600,
  groupMoved: 900,
  groupRested: 700,
  fightBegan: 900,
  counterSet: 800,
  skirmishRoundBegan: 500,
  attackRolled: 750,
  counterLowered: 800,
  searched: 350,
  itemDrawn: 800,
  itemUsed: 400,
  ghostRose: 900,
  ghostReturned: 700,
  fightEnded: 700,
  leaderPassed: 600,
  firstStrike: 1000,
  fieldRoundBegan: 500,
  sideBegan: 300,
  figureMoved: 500,
  fieldAttack: 900,
  foeHurt: 300,
  figureFell: 700,
  tokenSearched: 600,
  weaponBroke: 800,
  devastated: 600,
  pushed: 600,
  auraFelt: 400,
  flameFelt: 400,
  mended: 600,
  summoned: 700,
  handsChanged: 300,
  tokenPassed: 600,
  knockedDown: 500,
  turnMissed: 600,
  checkRolled: 900,
  featureDone: 400,
  wallsOpened: 500,
  flamesLit: 400,
  controlled: 600,
  goalSolved: 800,
  restedHere: 500,
  fieldEnded: 700,
};
/** What was drawn or rolled nobody knew before. */
export function revealedBy({ type }: FolkloreEvent): ReturnType<FolklorePlay['reveals']> {
  if (type === 'dieRolled' || type === 'attackRolled' || type === 'fieldAttack') return 'dice';
  if (type === 'searched' || type === 'tokenSearched' || type === 'firstStrike') return 'dice';
  if (type === 'checkRolled') return 'dice';
  return type === 'eventDrawn' || type === 'itemDrawn' ? 'draw' : null;
}

/** Text of the chapter that is read, and stays until somebody goes on. */
export function pageOf(event: FolkloreEvent, content: FolkloreContent, chapter: string): string | null {
  if (event.type === 'eventDrawn') return content.events[event.card]?.text ?? null;
  if (event.type === 'choiceTaken') return content.events[event.card]?.choices?.[event.choice]?.text ?? null;
  if (event.type === 'fieldSet') {
    const { adventure, ground } = event.field;
    return (adventure ? content.adventures[adventure.card] : content.grounds[ground])?.text ?? null;
  }
  if (event.type === 'adventureEnded') return endText(event, content);
  if (event.type !== 'chapterEnded') return null;
  const card = content.chapters[chapter];
  return (event.ending === 'won' ? card?.won : card?.lost) ?? null;
}

/** Folklore as showing, feed, undo and replay need it. */
export function folklorePlay(content: FolkloreContent, setup: FolkloreSetup): FolklorePlay {
  const seatName = (id: string) => isolated(setup.seats.find((seat) => seat.id === id)?.name ?? id);
  return guestPlay<Folklore>({
    apply: applyFolklore,
    describe(event, view, before) {
      const told = toldEvent(event, { content, view, before });
      return (
        told && {
          ...told,
          depth:
            (view.fight && event.type !== 'fightBegan') || (view.field && event.type !== 'fieldSet') ? 1 : 0,
        }
      );
    },
    reveals: revealedBy,
    async bot() {
      const { botAnswer } = await import('../bot.ts');
      return (question, state) => botAnswer({ state, content }, question, 'road').id;
    },
    pace(event, view) {
      const page = pageOf(event, content, view.chapter);
      return page === null ? (PACE[event.type] ?? 0) : readingTime(page);
    },
    ends(event, view) {
      if (pageOf(event, content, view.chapter) !== null) return 'page';
      if (event.type === 'fieldAttack') return 'deed';
      return event.type === 'counterLowered' ? 'result' : null;
    },
    summary: (state, question) => ({
      encounter: content.chapters[state.chapter]?.name ?? state.chapter,
      of: `folklore/${state.chapter}`,
      guest: { id: 'folklore', name: 'Folklore' },
      seats: setup.seats.map(({ name }) => name),
      round: state.round,
      result: state.ending === null ? null : state.ending === 'won' ? 'won' : 'lost',
      waiting: question && questionText(question, { content, state, seatName }),
    }),
  });
}

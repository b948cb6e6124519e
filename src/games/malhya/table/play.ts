import { isolated } from '../../../check/isolated.ts';
import type { RngWords } from '../../../engine/rng/rng-words.ts';
import type { Play } from '../../../stores/game/play.ts';
import type { AtTable, GuestTypes } from '../../../stores/opened/guest-kind.ts';
import { guestPlay } from '../../../stores/opened/guest-play.ts';
import type { GrowingEvent } from '../rules/growing/growth.ts';
import type { LandEvent } from '../rules/land/land-events.ts';
import { applyMalhya } from '../rules/model/apply.ts';
import type { MalhyaContent } from '../rules/model/content.ts';
import type { MalhyaEvent } from '../rules/model/events.ts';
import type { MalhyaPrompt } from '../rules/model/prompts.ts';
import type { MalhyaSetup } from '../rules/model/setup.ts';
import type { MalhyaState } from '../rules/model/state.ts';
import type { SpellEvent } from '../rules/spells/spell-events.ts';
import { cardName } from '../words/en/names.ts';
import { questionText } from '../words/en/questions.ts';
import { missionName } from '../words/en/screens.ts';
import { toldEvent } from '../words/en/told.ts';
import { ENDS_IN_PLACE, PLACE_PACE } from './paces-of-places.ts';

/** Its types by name. Nothing stands beside its view. */
export interface Malhya extends GuestTypes {
  readonly setup: MalhyaSetup;
  readonly state: MalhyaState;
  readonly event: MalhyaEvent;
  readonly question: MalhyaPrompt;
  readonly moment: null;
}

export type MalhyaPlay = Play<AtTable<Malhya>>;

/** Those of the road. */
const LAND_PACE: Readonly<Partial<Record<LandEvent['type'], number>>> = {
  journeyBegan: 700,
  travelDrawn: 900,
  restLaid: 700,
  eventDrawn: 500,
  travelTokensChanged: 400,
  groupMoved: 700,
  dayEnded: 900,
  campfireRolled: 700,
  wholeAgain: 400,
  harvestBegan: 500,
  crafted: 400,
  villageEntered: 700,
  marketOpened: 500,
  dungeonEntered: 700,
  tileCrystals: 500,
  trackerSet: 300,
  stateTaken: 600,
  stateHealed: 500,
  gearTurned: 500,
  targetHarmed: 600,
  challengeBegan: 700,
  heroPlaced: 400,
  partStruck: 700,
  stageBegan: 700,
  rivalMoved: 600,
  pageTurn: 500,
};

/** Those of spells. */
const SPELL_PACE: Readonly<Partial<Record<SpellEvent['type'], number>>> = {
  spellLearned: 700,
  spellLost: 500,
  talentLost: 600,
  castBegan: 500,
  castRolled: 600,
  castPaid: 400,
  castFailed: 900,
  castStopped: 500,
  castBrings: 500,
  spellBegan: 500,
  spellEnded: 400,
  upgradeBlanked: 600,
  stoneCharged: 700,
  stoneSpent: 500,
  auraLent: 400,
};

/** Those of growing. */
const GROWING_PACE: Readonly<Partial<Record<GrowingEvent['type'], number>>> = {
  levelBegan: 900,
  valueRaised: 500,
  bonusGained: 500,
  talentsDrawn: 700,
  talentGained: 700,
  talentImproved: 700,
  giftDrawn: 700,
  artifactWorn: 500,
  artifactOff: 400,
  auraSurged: 500,
  peopleUsed: 500,
  talentCopied: 500,
};

/** How long each event stays, in milliseconds at normal speed; all others not at all. */
const PACE: Readonly<Partial<Record<MalhyaEvent['type'], number>>> = {
  numberTried: 900,
  lineMarked: 350,
  choiceMade: 350,
  bookClosed: 500,
  standingActed: 900,
  goldChanged: 350,
  crystalsChanged: 500,
  cardsChanged: 400,
  actionDrawn: 800,
  healed: 400,
  harmed: 500,
  auraChanged: 400,
  cubeGained: 400,
  cubeLost: 300,
  cubeLeft: 500,
  gearGained: 500,
  gearLost: 500,
  gearLeft: 300,
  potionUsed: 400,
  objectUsed: 400,
  threatOwed: 500,
  deckShuffled: 300,
  checkBegan: 700,
  heroBegan: 400,
  pickChosen: 400,
  auraDieTaken: 500,
  diceRolled: 900,
  dieRerolled: 700,
  tokensTaken: 600,
  stopsCleared: 600,
  heroFailed: 900,
  heroStopped: 700,
  levelAttained: 900,
  ...LAND_PACE,
  ...GROWING_PACE,
  ...SPELL_PACE,
  ...PLACE_PACE,
};

/** What a chapter tells is a page; what came of something is read as long as somebody likes. */
const ENDS: Readonly<Partial<Record<MalhyaEvent['type'], ReturnType<MalhyaPlay['ends']>>>> = {
  chapterOpened: 'page',
  heroFailed: 'result',
  levelAttained: 'result',
  castFailed: 'result',
  ...ENDS_IN_PLACE,
};

/** All that chance is asked for. */
const BY_CHANCE: Readonly<
  Record<Exclude<Extract<MalhyaEvent, { rng: RngWords }>['type'], 'mixed'>, 'dice' | 'draw'>
> = {
  diceRolled: 'dice',
  dieRerolled: 'dice',
  attackRolled: 'dice',
  defenseRolled: 'dice',
  campfireRolled: 'dice',
  threatRolled: 'dice',
  threatDieRerolled: 'dice',
  actionDrawn: 'draw',
  objectFound: 'draw',
  travelDrawn: 'draw',
  eventDrawn: 'draw',
  marketOpened: 'draw',
  roomDrawn: 'draw',
  upgradeDrawn: 'draw',
  talentsDrawn: 'draw',
  giftDrawn: 'draw',
  domainRaised: 'draw',
  spellLearned: 'draw',
  stoneCharged: 'draw',
};

/** Chapters nobody may look at before (L1415) are drawn like cards. */
const REVEALED: Readonly<Partial<Record<MalhyaEvent['type'], 'dice' | 'draw'>>> = {
  ...BY_CHANCE,
  chapterOpened: 'draw',
  numberTried: 'draw',
};

/** What was drawn, read or rolled nobody knew before. The spell of a school comes with its talent. */
export const revealedBy = (event: MalhyaEvent): ReturnType<MalhyaPlay['reveals']> =>
  event.type === 'spellLearned' && !event.drawn ? null : (REVEALED[event.type] ?? null);

/** How it ended for all of them; null while it is under way. */
export const resultOf = ({ over }: Pick<MalhyaState, 'over'>): 'won' | 'lost' | null =>
  over && (over.won ? 'won' : 'lost');

/** Malhya as showing, log, undo and replay need it. */
export function malhyaPlay(content: MalhyaContent, setup: MalhyaSetup): MalhyaPlay {
  const seatName = (id: string) => isolated(setup.seats.find((seat) => seat.id === id)?.name ?? id);
  return guestPlay<Malhya>({
    apply: applyMalhya,
    describe(event, view, before) {
      const name = (hero: number) => cardName(content, 'heroes', view.heroes[hero]?.id ?? '');
      const told = toldEvent(event, { content, view, before, name });
      return told && { ...told, depth: before.check ? 1 : 0 };
    },
    reveals: revealedBy,
    async bot() {
      const { botAnswer } = await import('../bot.ts');
      return (question, state) => botAnswer({ state, content }, question, 'careful').id;
    },
    pace: ({ type }) => PACE[type] ?? 0,
    ends: ({ type }) => ENDS[type] ?? null,
    summary: (state, question) => ({
      encounter: missionName(content, setup),
      of: `malhya/${setup.mission}`,
      guest: { id: 'malhya', name: 'Malhya' },
      seats: setup.seats.map(({ name }) => name),
      round: state.book.read.length,
      result: resultOf(state),
      waiting: question && questionText(question, { content, state, seatName }),
    }),
  });
}

import { isolated } from '../../../check/isolated.ts';
import type { Play } from '../../../stores/game/play.ts';
import type { AtTable, GuestTypes } from '../../../stores/opened/guest-kind.ts';
import { guestPlay } from '../../../stores/opened/guest-play.ts';
import { applyMidgard } from '../rules/model/apply.ts';
import type { MidgardContent } from '../rules/model/content.ts';
import type { MidgardEvent } from '../rules/model/events.ts';
import type { MidgardPrompt } from '../rules/model/prompts.ts';
import type { MidgardSetup } from '../rules/model/setup.ts';
import type { MidgardState } from '../rules/model/state.ts';
import { questionText } from '../words/en/questions.ts';
import { tableName } from '../words/en/screens.ts';
import { toldEvent } from '../words/en/told.ts';
import { machinesOf } from './machines.ts';

/** Its types by name. Nothing stands beside its view. */
export interface Midgard extends GuestTypes {
  readonly setup: MidgardSetup;
  readonly state: MidgardState;
  readonly event: MidgardEvent;
  readonly question: MidgardPrompt;
  readonly moment: null;
}

export type MidgardPlay = Play<AtTable<Midgard>>;

/** How long each event stays, in milliseconds at normal speed; all others not at all. */
const PACE: Readonly<Partial<Record<MidgardEvent['type'], number>>> = {
  turnBegan: 500,
  cardPlayed: 500,
  moved: 450,
  abilityChanged: 500,
  bought: 500,
  skillGained: 600,
  healed: 400,
  sentToTower: 800,
  leftTower: 400,
  attemptBegan: 500,
  aidAnswered: 350,
  checkMade: 1100,
  resistanceBought: 500,
  resistanceRolled: 1100,
  tokenTaken: 600,
  destinyDrawn: 1300,
  tokenRevealed: 1300,
  taskDone: 900,
  handedInVain: 800,
  treasureTaken: 700,
  rewardDrawn: 900,
  combatBegan: 700,
  initiativeRolled: 900,
  attackMade: 900,
  defenseMade: 1000,
  surprised: 500,
  foeHurt: 450,
  lpLost: 450,
  fell: 900,
  spellUsed: 500,
  retreated: 500,
  combatEnded: 600,
  adventurePut: 900,
  adventureBegan: 700,
  challengeRevealed: 1000,
  challengeSolved: 500,
  challengeFailed: 500,
  bossRevealed: 1000,
  adventureEnded: 800,
  shadowPut: 1000,
  shadowGone: 700,
  dealOffered: 400,
  thingPassed: 600,
  theftEnded: 500,
};

const DICE: ReadonlySet<MidgardEvent['type']> = new Set(['dieRolled']);
const DRAWS: ReadonlySet<MidgardEvent['type']> = new Set([
  'cardDrawn',
  'pileOffered',
  'destinyDrawn',
  'tokenRevealed',
  'tokensSeen',
  'handSeen',
  'rewardDrawn',
  'challengeRevealed',
  'adventurePut',
]);
/** What has a result to be read. */
const RESULTS: ReadonlySet<MidgardEvent['type']> = new Set([
  'resistanceRolled',
  'destinyDrawn',
  'tokenRevealed',
]);

/** What was drawn, looked at or rolled nobody knew before. */
export function revealedBy({ type }: MidgardEvent): ReturnType<MidgardPlay['reveals']> {
  if (DICE.has(type)) return 'dice';
  return DRAWS.has(type) ? 'draw' : null;
}

/**
 * With closed hands nobody goes back past a question to another person, who has looked at the screen since, nor past the
 * end of a turn, where a card came into a hand (section 9). One person alone has nobody to hide from.
 */
export function fencesOf({ hands, seats }: Pick<MidgardSetup, 'hands' | 'seats'>): MidgardPlay['fences'] {
  const persons = seats.filter(({ bot }) => bot === undefined);
  if (hands === 'open' || persons.length < 2) return undefined;
  return (event) =>
    event.type === 'turnEnded' || (event.type === 'seatChanged' && seats[event.player]?.bot === undefined);
}

/** How it ended for the persons at the table; null while it is under way. */
export function resultOf(
  { over }: Pick<MidgardState, 'over'>,
  { seats }: MidgardSetup,
): 'won' | 'lost' | null {
  if (!over) return null;
  return over.winner === null || seats[over.winner]?.bot !== undefined ? 'lost' : 'won';
}

/** Midgard as showing, log, undo and replay need it. */
export function midgardPlay(content: MidgardContent, setup: MidgardSetup): MidgardPlay {
  const seatName = (id: string) => isolated(setup.seats.find((seat) => seat.id === id)?.name ?? id);
  const fences = fencesOf(setup);
  const machines = machinesOf(content, setup);
  return guestPlay<Midgard>({
    apply: applyMidgard,
    describe(event, view, before) {
      const name = (player: number) => seatName(view.players[player]?.seat ?? '');
      const told = toldEvent(event, { content, view, before, name });
      const within = before.attempt ?? before.combat ?? before.adventure;
      return told && { ...told, depth: within ? 1 : 0 };
    },
    reveals: revealedBy,
    ...(fences ? { fences } : {}),
    machines,
    // A person's seat that is given away is played plainly.
    bot: async () => machines.answer,
    pace: ({ type }) => PACE[type] ?? 0,
    ends(event) {
      const { type } = event;
      // A machine reads no hand on the screen.
      if (type === 'handSeen') return setup.seats[event.player]?.bot === undefined ? 'page' : null;
      if (RESULTS.has(type)) return 'result';
      return type === 'attackMade' || type === 'defenseMade' ? 'deed' : null;
    },
    summary: (state, question) => ({
      encounter: tableName(setup),
      of: `midgard/${setup.table}`,
      guest: { id: 'midgard', name: 'Midgard' },
      seats: setup.seats.map(({ name }) => name),
      round: state.round,
      result: resultOf(state, setup),
      waiting: question && questionText(question, { content, state, seatName }),
    }),
  });
}

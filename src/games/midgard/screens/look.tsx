import type { GuestLook, Page, Seen } from '../../../ui/guests/guest-look.ts';
import { helpPart } from '../../../ui/guests/parts/help-part.tsx';
import type { MidgardContent } from '../rules/model/content.ts';
import type { MidgardPrompt } from '../rules/model/prompts.ts';
import type { Midgard } from '../table/play.ts';
import { groupText } from '../words/en/action-words.ts';
import { actionCardText } from '../words/en/card-facts.ts';
import { type Named, playerName } from '../words/en/names.ts';
import { playersAloud } from '../words/en/players-words.ts';
import { aimOf, optionNote, optionText, questionText } from '../words/en/questions.ts';
import { screens } from '../words/en/screens.ts';
import { oddsShown } from './answer-odds.ts';
import { Board } from './Board.tsx';
import { outcomeOf } from './ended-shown.ts';
import { closedTo, drawnFrom, handSeenBy } from './eyes.ts';
import { handShown } from './hand-shown.ts';
import { LineNumbers } from './LineNumbers.tsx';
import { MidgardTrack } from './MidgardTrack.tsx';
import { PlayerBlock, PlayerSheets } from './PlayerSheets.tsx';
import { needsLook, placedIn } from './placed.ts';
import { tradeShown } from './trade-shown.ts';
import { WhyNot } from './WhyNot.tsx';
import './midgard.css';

const Help = helpPart(async () => (await import('../words/en/help.ts')).helpParts);

/** Asked of others in between: it takes no answer at once. */
const OUT_OF_TURN: ReadonlySet<MidgardPrompt['kind']> = new Set([
  'aid',
  'react',
  'reaction-card',
  'join',
  'willing',
  'fight-on',
  'deal-answer',
  'yield',
  'lp-from',
]);

/** What Midgard draws and says at the table. */
export function midgardLook(content: MidgardContent): GuestLook<Midgard> {
  const namedIn = ({ view, seatName }: Seen<Midgard>): Named => ({
    content,
    state: drawnFrom(view),
    seatName,
  });
  const playerIn = ({ pending, view }: Seen<Midgard>): number =>
    pending?.player ?? view.asked ?? view.turn.player;
  return {
    id: 'midgard',
    className: 'midgard',
    data: ({ view }) => ({ 'data-phase': view.turn.phase }),
    seatsOf: ({ seats }) => seats,
    track: (seen) => (
      <MidgardTrack named={namedIn(seen)} asked={seen.pending?.player ?? null} drawer={seen.drawer} />
    ),
    goal: (seen) => aimOf(namedIn(seen)),
    board: (seen) => <Board seen={seen} named={namedIn(seen)} player={playerIn(seen)} />,
    hero: ({ player }, seen) => <PlayerBlock named={namedIn(seen)} seats={seen.seats} player={player} />,
    drawers: {
      encounter: {
        title: screens.players,
        content: (seen) => <PlayerSheets named={namedIn(seen)} seats={seen.seats} asked={playerIn(seen)} />,
      },
      thoughts: {
        title: screens.whyNot,
        label: screens.whyNot,
        content: (seen) => seen.pending && <WhyNot named={namedIn(seen)} prompt={seen.pending} />,
        isThere: ({ pending }) => pending?.kind === 'action' || pending?.kind === 'bonus',
      },
    },
    pageOf(event, seen): Page | null {
      if (event.type !== 'handSeen') return null;
      const hand = handSeenBy(drawnFrom(seen.view), event.player, event.of);
      if (hand === null) return null;
      const cards = hand.flatMap((ref) =>
        content.actions[ref] ? [actionCardText(content.actions[ref])] : [],
      );
      return {
        title: screens.handOf(playerName(namedIn(seen), event.of)),
        text: cards.join(' · ') || screens.noCards,
      };
    },
    question: (prompt, seen) => questionText(prompt, namedIn(seen)),
    answer: (option, prompt, seen) => optionText(option, prompt, namedIn(seen)),
    note: (option, prompt, seen) => optionNote(option, prompt, namedIn(seen)),
    odds: (option, prompt, seen) => oddsShown(option, prompt, namedIn(seen)),
    placed: placedIn,
    under: groupText,
    dieOf: ({ kind }) => (kind === 'die-face' ? 20 : null),
    comesByItself: ({ kind }) => OUT_OF_TURN.has(kind),
    trade: (prompt, seen) => tradeShown(prompt, namedIn(seen)),
    numbers: (event, seen) => <LineNumbers named={namedIn(seen)} event={event} />,
    aloud: (seen) => playersAloud(namedIn(seen)),
    ended: (seen) => outcomeOf(namedIn(seen), seen.setup),
    hand: (seen) => (seen.view.over ? null : handShown(namedIn(seen), playerIn(seen), seen.pending)),
    hands: {
      closed: ({ hands }) => hands === 'closed',
      needsLook,
      masked: closedTo,
    },
    help: { title: screens.title, Parts: Help, keys: screens.keys, credits: screens.credits },
  };
}

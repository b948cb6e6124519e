import { NodeMap } from '../../src/ui/frame/NodeMap.tsx';
import type { Guest } from '../../src/ui/guests/guest.ts';
import type { GuestLook } from '../../src/ui/guests/guest-look.ts';
import { guestModule } from '../../src/ui/guests/guest-module.tsx';
import { HeroInDock, HeroSheet } from '../../src/ui/guests/parts/HeroSheet.tsx';
import { helpPart } from '../../src/ui/guests/parts/help-part.tsx';
import { Plates } from '../../src/ui/guests/parts/Plates.tsx';
import { GuestSetUp } from '../../src/ui/guests/set-up/GuestSetUp.tsx';
import { type CardsGame, type CardsSetup, cardsOn } from './toy-cards.ts';

const CITIES = ['Ash', 'Birch', 'Cedar', 'Dogwood'].map((name, i) => ({
  id: name,
  name,
  at: [50 + 100 * (i % 2), 50 + 100 * Math.floor(i / 2)] as const,
}));
const seatOf = (turn: number): string => `seat-${turn + 1}`;

/** All the toy draws and says. */
const look: GuestLook<CardsGame> = {
  id: 'cards',
  className: 'toy',
  seatsOf: ({ seats }) => seats,
  track: ({ seats, pending, drawer }) => (
    <Plates
      label="Players"
      drawer={drawer}
      plates={seats.map(({ id, name }) => ({
        id,
        emblem: null,
        label: name,
        name,
        isAsked: id === pending?.seat,
      }))}
    />
  ),
  goal: () => 'Come to twelve',
  board: ({ view }) => (
    <NodeMap
      label="Cities"
      size={[200, 200]}
      card={[90, 90]}
      places={CITIES}
      here="Ash"
      open={new Set()}
      describe={({ name }) => `${name}: ${view.total}`}
      onChoose={() => {}}
      mark={({ name }) => name}
    />
  ),
  hero: ({ seat }, { seatName, view }) => (
    <HeroInDock
      emblem={null}
      name={seatName(seat)}
      seat={seat}
      left={[{ id: 'total', name: 'Sum', value: view.total, of: 12 }]}
    />
  ),
  drawers: {
    encounter: {
      title: 'Everybody',
      content: ({ seats, view }) => (
        <ul>
          {seats.map(({ id, name }, at) => (
            <HeroSheet
              key={id}
              id={id}
              emblem={null}
              name={name}
              by={id}
              bars={[]}
              numbers={[{ name: 'Cards', value: view.hands[at]!.length }]}
              things={[{ name: 'Coat', title: 'Warm', spent: 'worn out' }]}
              isAsked={view.turn === at}
            />
          ))}
        </ul>
      ),
    },
  },
  question: ({ kind }) => (kind === 'turn' ? 'What next?' : 'What does it show?'),
  answer: ({ id }) => id,
  odds: ({ act }) => (act === 'throw' ? [{ name: 'wins', value: '1 in 6', share: 1 / 6, is: 'gain' }] : []),
  placed: ({ act }) => (act === 'play' ? { under: 'cards', at: 'first' } : 'main'),
  under: (_, n) => `Play a card (${n})`,
  dieOf: ({ kind }) => (kind === 'face' ? 6 : null),
  trade(prompt, { view }) {
    const things = (hand: readonly number[], whose: string) =>
      hand.map((card, i) => ({ id: String(i), name: `${whose} ${card}` }));
    const deals = prompt.options
      .filter(({ act }) => act === 'change')
      .map(({ id, at = [] }) => ({ ours: String(at[0]), theirs: String(at[1]), option: id }));
    const ours = view.hands[view.turn]!;
    return deals.length === 0
      ? null
      : { ours: things(ours, 'own'), theirs: things(view.hands[1 - view.turn]!, 'their'), deals };
  },
  aloud: ({ view }) => `The sum is ${view.total}`,
  ended: ({ view }) =>
    view.total < 12 ? null : { title: 'Twelve!', how: 'won', numbers: [{ name: 'Sum', value: view.total }] },
  hand({ view, pending }) {
    const hand = view.hands[view.turn]!;
    if (hand.includes(0)) return hand.length;
    return hand.map((card, i) => ({
      id: String(i),
      title: `card ${card}`,
      big: String(card),
      option: pending?.kind === 'turn' ? `play:${i}` : undefined,
    }));
  },
  hands: {
    closed: ({ hands }) => hands === 'closed',
    needsLook: ({ kind }) => kind === 'turn',
    masked: (view, seat) => ({
      ...view,
      hands: view.hands.map((hand, at) => (seatOf(at) === seat ? hand : hand.map(() => 0))),
    }),
  },
  help: {
    title: 'How to play',
    Parts: helpPart(async () => [{ title: 'Twelve', page: '1', lines: ['Count.'] }]),
    keys: '1–9',
    credits: 'A toy',
  },
};

function SetUp({ onBegin }: { readonly onBegin: (setup: CardsSetup, name: string) => Promise<void> }) {
  return (
    <GuestSetUp
      title="Cards"
      about="A toy."
      credits="A toy."
      players={{ most: 2, first: 2 }}
      cards={[
        { id: 'red', name: 'Red' },
        { id: 'blue', name: 'Blue' },
      ]}
      emblem={() => null}
      facts={({ name }) => <p>{name} it is</p>}
      machines
      byHand
      rows={{
        hands: {
          title: 'Hands',
          items: ['open', 'closed'],
          told: (name) => ({ name }),
          proposed: (persons) => (persons > 1 ? 'closed' : 'open'),
        },
      }}
      onBegin={({ seats, choice, byHand, seed }) =>
        onBegin(
          {
            seats: seats.map(({ id, name }) => ({ id, name })),
            machines: seats.flatMap(({ id, isMachine }) => (isMachine ? [id] : [])),
            hands: choice.hands,
            byHand,
            seed,
          },
          'Cards',
        )
      }
    />
  );
}

/** The toy as the page has guests. */
export const CARDS: Guest = {
  id: 'cards',
  name: 'Cards',
  line: 'A toy of cards.',
  players: [2, 2],
  minutes: [1, 2],
  load: async () =>
    guestModule<CardsGame>({
      gamesOn: cardsOn,
      look: () => look,
      SetUp,
      roundOf: ({ type }) => (type === 'seatChanged' ? 1 : null),
    }),
};

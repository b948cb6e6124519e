import { describe, expect, test } from 'vitest';
import { LoggedSession } from '../../../../src/engine/kernel/log.ts';
import { botAnswer } from '../../../../src/games/malhya/bot.ts';
import { chaptersReached } from '../../../../src/games/malhya/reached.ts';
import { type MalhyaSession, malhya } from '../../../../src/games/malhya/rules/malhya-game.ts';
import type { Effect, MalhyaContent } from '../../../../src/games/malhya/rules/model/content.ts';
import type { MalhyaEvent } from '../../../../src/games/malhya/rules/model/events.ts';
import type { PlaceCard } from '../../../../src/games/malhya/rules/model/place-content.ts';
import type { MalhyaPrompt } from '../../../../src/games/malhya/rules/model/prompts.ts';
import { faultOfState } from '../../../../src/games/malhya/table/state-faults.ts';
import { spaceText } from '../../../../src/games/malhya/words/en/space-words.ts';
import { content } from '../trial.ts';
import { quaySetup } from './quay.ts';

const HALL = content.places['drying-hall']!;

/** The drying hall as a test has it. */
const hallWith = (more: Partial<PlaceCard>, others: Partial<MalhyaContent> = {}): MalhyaContent => ({
  ...content,
  ...others,
  places: { ...content.places, 'drying-hall': { ...HALL, setUp: [], ...more } },
});

/** The lines of the lamp quay's chapters that lead into the hall, with what a test adds to them. */
function enteredWith(more: object): MalhyaContent {
  const rooms = content.books['rooms-on-the-quay']!;
  const chapters = rooms.chapters.map((chapter) => ({
    ...chapter,
    lines: chapter.lines.map((line) => (line.enter ? { ...line, enter: { ...line.enter, ...more } } : line)),
  }));
  return { ...content, books: { ...content.books, 'rooms-on-the-quay': { ...rooms, chapters } } };
}

/** The booklets with a chest that does so. */
function chestThat(effects: readonly Effect[]): MalhyaContent['books'] {
  const quay = content.books['the-lamp-quay']!;
  const chapters = quay.chapters.map((chapter) =>
    chapter.id === 20 ? { ...chapter, lines: [{ do: effects }, { back: true as const }] } : chapter,
  );
  return { ...content.books, 'the-lamp-quay': { ...quay, chapters } };
}

/** In the hall, brought to the first question that is so. */
function inHall(
  cards: MalhyaContent,
  is: (prompt: MalhyaPrompt, session: MalhyaSession) => boolean,
  heroes = 2,
  i = 0,
): MalhyaSession {
  const session: MalhyaSession = new LoggedSession(malhya(cards), quaySetup(i, heroes));
  session.decide('choose:0');
  while (session.pending && !is(session.pending, session))
    session.decide(botAnswer({ state: session.state, content: cards }, session.pending, 'careful').id);
  expect(faultOfState(JSON.parse(JSON.stringify(session.state)), cards, '$')).toBeNull();
  return session;
}

const eventsOf = <T extends MalhyaEvent['type']>({ events }: MalhyaSession, type: T) =>
  events.filter((event): event is Extract<MalhyaEvent, { readonly type: T }> => event.type === type);
const isTurn = ({ kind }: MalhyaPrompt) => kind === 'turn';

describe('a place is laid out by its signs', () => {
  test('the exploration booklet is opened when the adventure calls for it, and holds the plan (M076)', () => {
    const session = inHall(content, () => true);
    expect(eventsOf(session, 'chapterOpened').map(({ book, chapter }) => [book, chapter])).toEqual([
      ['place', 61],
    ]);
    expect(session.state.place!.ref).toBe('drying-hall');
  });

  test('a token that is not placed is not there, and with an invocation token its enemies (M653, MA-190)', () => {
    const signs = [{ text: 'Nobody by the racks.', without: ['red', 'net-chest'] }];
    const { state, events } = inHall(hallWith({ setUp: signs }), isTurn);
    expect(state.place!.tokens.map(({ id }) => id)).not.toContain('red');
    expect(state.place!.tokens.map(({ id }) => id)).not.toContain('net-chest');
    expect(state.place!.figures.map(({ type }) => type)).not.toContain('eel-hound');
    expect(events.some(({ type }) => type === 'setUpFollowed')).toBe(true);
  });

  test('a line beside the plan whose condition is not met is passed over', () => {
    const signs = [{ text: 'Five of you.', if: { size: { from: 5 } }, without: ['red'] }];
    const { state, events } = inHall(hallWith({ setUp: signs }), isTurn);
    expect(state.place!.tokens.map(({ id }) => id)).toContain('red');
    expect(events.some(({ type }) => type === 'setUpFollowed')).toBe(false);
  });

  test('tokens alike bear a number, and one of them is discarded by it (M653)', () => {
    let n = 0;
    const tokens = HALL.tokens.map((token) =>
      token.kind === 'invocation' ? { ...token, number: ++n } : token,
    );
    const second = tokens.find(({ number }) => number === 2)!;
    const books = chestThat([{ place: { lift: [second.id] } }]);
    const cards = hallWith({ tokens, arrival: [{ text: 'Gone.', go: 20 }] }, { books });
    const left = inHall(cards, isTurn).state.place!.tokens.flatMap(({ number }) => number ?? []);
    expect(left).toEqual([...tokens.flatMap(({ number }) => number ?? [])].filter((one) => one !== 2));
    const text = spaceText(second.at, {
      zone: 'floor',
      figures: [],
      tokens: [second],
      answers: [],
      barred: null,
      sight: null,
      foreseen: [],
    });
    expect(text).toContain('invocation token 2');
  });

  test('a door that is open or broken stands where its red line was (M611)', () => {
    const signs = [{ text: 'Somebody was here.', open: [0], broken: [4] }];
    const { state } = inHall(hallWith({ setUp: signs }), isTurn);
    expect(state.place!.doors).toEqual([
      { at: HALL.red[0], is: 'open' },
      { at: HALL.red[4], is: 'broken' },
    ]);
    expect(state.place!.red).toEqual([HALL.red[1], HALL.red[2], HALL.red[3]]);
  });

  test('the chapter that leads in may say so, too', () => {
    const { state } = inHall(enteredWith({ broken: [1], without: ['green'], bans: ['ranged'] }), isTurn);
    expect(state.place!.doors).toHaveLength(1);
    expect(state.place!.tokens.map(({ id }) => id)).not.toContain('green');
    expect(state.place!.bans).toEqual(['ranged']);
  });

  test('doors that chapters open one after another are those they name (M611)', () => {
    const books = chestThat([{ place: { open: [0] } }, { place: { open: [2] } }, { place: { broken: [4] } }]);
    const cards = hallWith({ arrival: [{ text: 'A draught.', go: 20 }] }, { books });
    const { state } = inHall(cards, isTurn);
    expect(state.place!.red).toEqual([HALL.red[1], HALL.red[3]]);
    expect(state.place!.doors.map(({ is }) => is)).toEqual(['open', 'open', 'broken']);
  });
});

describe('special instructions on arrival', () => {
  test('are followed when all stand, before the first turn (M396)', () => {
    const cards = hallWith({ arrival: [{ text: 'The tide is in.', go: 21 }] });
    const session = inHall(cards, isTurn);
    const order = session.events.map(({ type }) => type);
    expect(order.indexOf('arrivalFollowed')).toBeGreaterThan(order.lastIndexOf('heroDeployed'));
    expect(order.indexOf('arrivalFollowed')).toBeLessThan(order.indexOf('turnBegan'));
    expect(session.state.heroes.map(({ life }) => life.shock)).toEqual([1, 1]);
    expect(chaptersReached(cards, cards.missions['quay-of-lamps']!)).toContain('the-lamp-quay:21');
  });

  test('those of another mode, and those whose condition is not met, are not (M396)', () => {
    const cards = hallWith({
      arrival: [
        { text: 'Quietly.', mode: 'stealth', go: 21 },
        { text: 'Five of you.', if: { size: { from: 5 } }, go: 21 },
      ],
    });
    expect(eventsOf(inHall(cards, isTurn), 'arrivalFollowed')).toEqual([]);
  });

  test('a scenario card that is held may have some (M396)', () => {
    const card = {
      ...content.scenario['lamp-list']!,
      arrival: [{ text: 'No shots.', bans: ['ranged' as const] }],
    };
    const cards = hallWith({}, { scenario: { ...content.scenario, 'lamp-list': card } });
    const first = content.books['the-lamp-quay']!.chapters[0]!;
    const holding = {
      ...cards,
      books: {
        ...cards.books,
        'the-lamp-quay': {
          ...cards.books['the-lamp-quay']!,
          chapters: cards.books['the-lamp-quay']!.chapters.map((chapter) =>
            chapter === first
              ? { ...chapter, lines: [{ do: [{ cards: { take: ['lamp-list'] } }] }, ...chapter.lines] }
              : chapter,
          ),
        },
      },
    };
    const session = inHall(holding, isTurn);
    expect(eventsOf(session, 'arrivalFollowed')).toMatchObject([{ card: 'lamp-list', bans: ['ranged'] }]);
    expect(session.state.place!.bans).toEqual(['ranged']);
  });
});

describe('what they forbid (M654)', () => {
  const banned = (ban: 'tokens' | 'token-effects' | 'ranged') =>
    hallWith({ arrival: [{ text: 'Not here.', bans: [ban] }] });

  test('no upgrade tokens: none is drawn', () => {
    const session = inHall(banned('tokens'), isTurn);
    expect(eventsOf(session, 'upgradeDrawn')).toEqual([]);
    expect(eventsOf(inHall(hallWith({}), isTurn), 'upgradeDrawn').length).toBeGreaterThan(0);
  });

  test('tokens without effect: drawn, and nothing comes of them, no special side either', () => {
    const seen = Array.from({ length: 6 }, (_, i) => inHall(banned('token-effects'), isTurn, 2, i));
    expect(seen.flatMap((session) => eventsOf(session, 'upgradeDrawn')).length).toBeGreaterThan(0);
    for (const session of seen) {
      expect(eventsOf(session, 'specialActionFired')).toEqual([]);
      expect(eventsOf(session, 'enemiesQuicker')).toEqual([]);
    }
    const free = Array.from({ length: 6 }, (_, i) => inHall(hallWith({}), isTurn, 2, i));
    expect(free.flatMap((session) => eventsOf(session, 'specialActionFired')).length).toBeGreaterThan(0);
  });

  test('no ranged attacks: a hero with a bow strikes nobody, beside it neither', () => {
    const shoots = (cards: MalhyaContent) => {
      const session = inHall(
        cards,
        ({ kind, hero }, { state }) => kind === 'turn' && state.heroes[hero!]!.id === 'wayfinder',
        5,
      );
      return session.pending!.options.some(({ act }) => act.do === 'strike');
    };
    const close = {
      tokens: HALL.tokens.map((token) => (token.id === 'blue' ? { ...token, at: [2, 3] as const } : token)),
    };
    expect(shoots(hallWith(close))).toBe(true);
    expect(shoots(hallWith({ ...close, arrival: [{ text: 'No shots.', bans: ['ranged'] }] }))).toBe(false);
  });
});

import { expect, test } from 'vitest';
import type { MalhyaSession } from '../../../../src/games/malhya/rules/malhya-game.ts';
import { answersOfFight } from '../../../../src/games/malhya/screens/fight/answers-of-fight.ts';
import { fightOddsShown } from '../../../../src/games/malhya/screens/fight/attack-shown.ts';
import { tokensAt } from '../../../../src/games/malhya/screens/fight/fight-view.ts';
import { pressLooking, sightAt } from '../../../../src/games/malhya/screens/fight/looking.ts';
import { noteWithLosses } from '../../../../src/games/malhya/screens/fight/note-with-losses.ts';
import { areasShown } from '../../../../src/games/malhya/screens/fight/outcome-of-answer.ts';
import { trackOf, viewOfPlace } from '../../../../src/games/malhya/screens/fight/view-of-place.ts';
import { outcome } from '../../../../src/games/malhya/words/en/fight-outcomes.ts';
import { fightAt } from '../fights/fight-at.ts';
import { byBot, inRoom, quaySetup } from '../fights/quay.ts';
import { content } from '../trial.ts';

const namedIn = ({ state }: MalhyaSession) => ({ content, state, seatName: (seat: string) => seat });
const viewIn = (session: MalhyaSession) => viewOfPlace(namedIn(session), session.events);

test('initials tell figures apart', () => {
  const { figures } = viewIn(fightAt(({ kind }) => kind === 'turn', 2, 5));
  const initials = figures.map((one) => one.initials);
  expect(new Set(initials).size).toBe(initials.length);
  expect(figures.some(({ size }) => size === 4)).toBe(true);
});

test('L3315–L3335: the free move is told as whole, begun, used up or lost with the reason', () => {
  const own = (session: MalhyaSession) =>
    viewIn(session).figures.find(({ id }) => id === session.state.heroes[session.pending!.hero!]!.id)!
      .notes[0];
  const freeOf = ({ state, pending }: MalhyaSession) => state.place!.heroes[pending!.hero!]!.free;
  const at = (is: (free: unknown) => boolean) =>
    fightAt((prompt, session) => prompt.kind === 'turn' && is(freeOf(session)), 0, 2);
  expect(own(at((free) => free === 'whole'))).toBe('free move whole');
  expect(own(at((free) => free === 'gone'))).toMatch(/^free move (used|lost: )/);
});

test('an answer says what of the free move it would lose', () => {
  const session = fightAt(
    ({ kind, hero }, { state }) => kind === 'turn' && state.place!.heroes[hero!]!.free === 'whole',
  );
  const { pending, state } = session;
  const note = (id: string) =>
    noteWithLosses(pending!.options.find((one) => one.id === id)!, pending!, namedIn(session));
  expect(note('end')).toBe(`loses ${state.heroes[pending!.hero!]!.movement} free spaces`);
  const move = pending!.options.find(({ act }) => act.do === 'move')!;
  expect(note(move.id)).toMatch(/^\d+ spaces?: /);
});

test('answers that mean a place of the board are there, each once', () => {
  for (const kind of ['turn', 'put-enemy', 'put-hero', 'enemy-way'] as const) {
    const session = fightAt((prompt) => prompt.kind === kind && prompt.options.length > 2);
    const answers = answersOfFight(namedIn(session), viewIn(session).field, session.pending);
    expect(answers.length).toBeGreaterThan(1);
    expect(new Set(answers.map(({ option }) => option)).size).toBe(answers.length);
  }
});

test('every plan of an attack and of a defense shows its mean and its chance of a wound', () => {
  for (const kind of ['plan', 'defense'] as const) {
    const session = fightAt((prompt) => prompt.kind === kind);
    const plans = session.pending!.options.filter(({ act }) => act.do === 'plan');
    for (const option of plans) {
      const odds = fightOddsShown(namedIn(session), session.pending!, option)!;
      expect(odds.map(({ name }) => name).slice(0, 2)).toEqual(['wounds on average', 'a wound']);
      expect(odds[0]!.is).toBe(kind === 'plan' ? 'gain' : 'harm');
    }
  }
});

test('the Initiative track has every hero on the board and every type of enemy', () => {
  const session = fightAt(({ kind }) => kind === 'turn');
  const { figures, heroes } = session.state.place!;
  const track = trackOf(namedIn(session));
  const types = new Set(figures.map(({ type }) => type));
  expect(track).toHaveLength(heroes.filter(({ at }) => at).length + types.size);
});

test('L3530: who looks is chosen, let go, and sees no line to itself', () => {
  const session = fightAt(({ kind }) => kind === 'turn');
  const view = viewIn(session);
  const [one, other] = view.figures.filter(({ standing }) => standing !== 'down');
  const chosen = pressLooking(view, { eye: null, aim: null }, one!.at);
  expect(chosen).toEqual({ eye: one!.id, aim: null });
  expect(pressLooking(view, chosen, other!.at)).toEqual({ eye: one!.id, aim: other!.at });
  expect(pressLooking(view, chosen, one!.at)).toEqual({ eye: null, aim: null });
  expect(sightAt(view.field, one!.id, one!.at, 'combat')).toBeNull();
  expect(sightAt(view.field, one!.id, other!.at, 'combat')).not.toBeNull();
});

test('L4500–L4536: of a fallen hero it is told whose potions could raise it, for what, and when it is back', () => {
  const session = fightAt(
    ({ kind }, { state }) =>
      kind === 'turn' && state.place!.heroes.some(({ down, returns }) => down && !returns),
    1,
  );
  const fallen = viewIn(session).figures.filter(({ standing }) => standing === 'down');
  expect(fallen.length).toBeGreaterThan(0);
  for (const { notes } of fallen)
    expect(notes.join()).toMatch(/^a potion of who acts, no action point.*its own potion, 1 AP|shocks alone/);
});

test('section 7.5: a space beside an enemy says on the board what of the free move is lost there', () => {
  const session = fightAt(
    (prompt, one) =>
      prompt.kind === 'turn' &&
      answersOfFight(namedIn(one), viewIn(one).field, prompt).some(
        ({ does }) => does.kind === 'go' && does.loses > 0,
      ),
  );
  const go = answersOfFight(namedIn(session), viewIn(session).field, session.pending).find(
    ({ does }) => does.kind === 'go' && does.loses > 0,
  )!;
  const option = session.pending!.options.find(({ id }) => id === go.option)!;
  const loses = go.does.kind === 'go' ? go.does.loses : 0;
  expect(noteWithLosses(option, session.pending!, namedIn(session))).toContain(
    `loses ${loses} free space${loses === 1 ? '' : 's'}`,
  );
});

test('section 7.8: where an enemy may go otherwise for as much, each way is drawn as it is gone', () => {
  const session = fightAt(
    ({ kind, options }) =>
      kind === 'enemy-way' && options.some(({ act }) => act.do === 'way' && act.way.length > 1),
  );
  const who = session.pending!.who!;
  const answers = answersOfFight(namedIn(session), viewIn(session).field, session.pending);
  const at = answers.findIndex(({ does }) => does.kind === 'way' && does.way.length > 1);
  const { does, option } = answers[at]!;
  const before = session.events.length;
  session.decide(option);
  const gone = session.events
    .slice(before)
    .flatMap((event) => (event.type === 'enemyMoved' && event.figure === who ? [event.to] : []));
  expect(does.kind === 'way' && does.way.slice(0, gone.length)).toEqual(gone);
  expect(gone.length).toBeGreaterThan(0);
});

test('answers without dice say what they come to: Initiative, waiting', () => {
  const noted = (is: Parameters<typeof fightAt>[0], option: string | RegExp, room = 0) => {
    const session = fightAt(is, room);
    const one = session.pending!.options.find(({ id }) => id.match(option))!;
    return noteWithLosses(one, session.pending!, namedIn(session));
  };
  expect(noted(({ kind }) => kind === 'initiative', 'raise:1')).toMatch(
    /^\d AP; \d AP left; Initiative \d+; before .+$/,
  );
  expect(
    noted(({ kind, options }) => kind === 'turn' && options.some(({ id }) => id === 'wait'), /^wait$/),
  ).toMatch(/^\d action points?; \d left/);
});

test('section 7.9: an area says in each direction whom it hits', () => {
  const session = fightAt(({ kind, options }) => kind === 'area' && options.length > 1, 0, 5);
  const { pending } = session;
  for (const { hits } of areasShown(namedIn(session), pending!.hero!)) expect(hits.length).toBeGreaterThan(0);
  for (const option of pending!.options) {
    expect(noteWithLosses(option, pending!, namedIn(session))).toMatch(/^hits .+/);
    const answers = answersOfFight(namedIn(session), viewIn(session).field, pending);
    expect(answers.find((one) => one.option === option.id)?.does.kind).toBe('area');
  }
});

test('a push says how far it goes, and what is in the way', () => {
  expect(outcome.shoved({ way: [[2, 3]], damage: 1, stop: 'figure', fell: false }, false)).toBe(
    'to C4; 1 damage: a figure is in the way',
  );
  expect(outcome.shoved({ way: [[2, 3]], damage: 0, stop: null, fell: true }, true)).toBe(
    'to C4; falls into the rift: unconscious',
  );
  expect(outcome.lifeLeft(0)).toBe('unconscious then');
});

test('L5183: each push and pull that is offered says where it would end', () => {
  const answer = byBot('careful');
  let shown = 0;
  for (let i = 0; i < 12 && shown === 0; i++) {
    const session = inRoom(0, quaySetup(i, 5));
    while (session.pending && session.state.place && shown === 0) {
      const { pending } = session;
      for (const option of pending.options.filter(({ act }) => act.do === 'shove')) {
        expect(noteWithLosses(option, pending, namedIn(session))).toMatch(/^(to [A-J]\d|stays)/);
        shown += 1;
      }
      // The third line of a boathook pushes or pulls.
      const pushes = pending.options.find(({ act }) => act.do === 'plan' && act.plan.lines.includes(2));
      session.decide(pushes?.id ?? answer(pending, session));
    }
  }
  expect(shown).toBeGreaterThan(0);
});

test('L6046: a door stands on the board between its spaces, and is told of both', () => {
  const session = inRoom(0, quaySetup(0, 4));
  const view = viewIn(session);
  const [door] = session.state.place!.doors;
  expect(door?.is).toBe('broken');
  for (const side of door!.at) expect(tokensAt(view, side).map(({ kind }) => kind)).toContain('broken-door');
  expect(tokensAt(view, [0, 0]).map(({ kind }) => kind)).not.toContain('broken-door');
});

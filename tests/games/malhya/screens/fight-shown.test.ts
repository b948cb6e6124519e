import { expect, test } from 'vitest';
import type { MalhyaSession } from '../../../../src/games/malhya/rules/malhya-game.ts';
import { answersOfFight } from '../../../../src/games/malhya/screens/fight/answers-of-fight.ts';
import { fightOddsShown } from '../../../../src/games/malhya/screens/fight/attack-shown.ts';
import { pressLooking, sightAt } from '../../../../src/games/malhya/screens/fight/looking.ts';
import { noteWithLosses } from '../../../../src/games/malhya/screens/fight/note-with-losses.ts';
import { trackOf, viewOfPlace } from '../../../../src/games/malhya/screens/fight/view-of-place.ts';
import { fightAt } from '../fights/fight-at.ts';
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

import { describe, expect, test } from 'vitest';
import type { EncounterSession, Prompt } from '../../../src/engine/index.ts';
import { listOffers } from '../../../src/stores/middara/auto-pass.ts';
import { keysNow, keyThisRound, volleyAnswer, volleyOf } from '../../../src/stores/middara/for-now.ts';
import { boldOption, dealer, gameOf, playUntil, sessionOf } from '../../support/table-of-memory.ts';

const figureAt = (session: EncounterSession, id: string) =>
  session.state.figures.find((figure) => figure.id === id)!.at;

const spOf = (session: EncounterSession, id: string): number =>
  session.state.figures.find((figure) => figure.id === id)!.sp;

/** A game at a Dodge that others of the attacker's kind may ask for again. */
function atVolley(): EncounterSession {
  for (let seed = 1; seed < 6; seed++) {
    const session = sessionOf(`volley-${seed}`, 'under-hallow-street');
    const isVolley = (prompt: Prompt) =>
      volleyOf(prompt, session.position) !== null &&
      spOf(session, prompt.figure) >= 1 &&
      prompt.options.some(({ id }) => id === 'dodge');
    try {
      playUntil(session, isVolley, seed);
      return session;
    } catch {
      // Another seed.
    }
  }
  throw new Error('no volley in any game');
}

describe('an offer for the round', () => {
  test('its key holds in its round alone, one for good in all', () => {
    const { state } = sessionOf('keys');
    const now = { ...state, clock: { ...state.clock, round: 3 } };
    const later = { ...state, clock: { ...state.clock, round: 4 } };
    const keys = [keyThisRound('rook:dodge', now), 'rook:counter'];
    expect(keysNow(keys, now)).toEqual(['rook:dodge', 'rook:counter']);
    expect(keysNow(keys, later)).not.toContain('rook:dodge');
    expect(keysNow(keys, later)).toContain('rook:counter');
  });

  test('said at the question it is passed at once, and asked again in the next round; an undo asks again', () => {
    const session = sessionOf('pass');
    playUntil(session, ({ kind }) => kind === 'dodge');
    const game = gameOf(session);
    const asked = session.pending!;
    const { round } = session.state.clock;
    const before = session.decisions.length;
    game.answerForNow(listOffers(asked).map(({ key }) => keyThisRound(key, session.state)));
    expect(session.decisions[before]).toMatchObject({ kind: 'dodge', option: 'no' });
    const pick = dealer(3);
    let later = 0;
    for (let n = 0; n < 300 && game.store.getState().pending && later === 0; n++) {
      const { pending } = game.store.getState();
      const isOffered = pending!.figure === asked.figure && pending!.options.some(({ id }) => id === 'dodge');
      if (pending!.kind === 'dodge' && isOffered) {
        expect(session.state.clock.round).toBeGreaterThan(round);
        later += 1;
      } else game.decide(boldOption(pending!, pick).id);
    }
    expect(later).toBe(1);
    while (session.decisions.length > before) game.undo();
    expect(game.store.getState().pending).toEqual(asked);
    expect(game.store.getState().forNow).toEqual([]);
  });
});

describe('a volley', () => {
  test('answered with none, nobody of that kind is asked about again in this activation', () => {
    const session = atVolley();
    const asked = session.pending!;
    const volley = volleyOf(asked, session.position)!;
    expect(volley.toCome.length).toBeGreaterThan(0);
    const game = gameOf(session);
    const before = session.decisions.length;
    game.answerForNow([volley.none]);
    expect(session.decisions[before]!.option).toBe('no');
    const { pending } = game.store.getState();
    const isSame = pending !== null && volleyOf(pending, session.position)?.none === volley.none;
    expect(isSame).toBe(false);
  });

  test('answered with all, it Dodges for SP as long as there are any, and asks again where there are none', () => {
    const session = atVolley();
    const { state, pending } = session;
    const { all } = volleyOf(pending!, session.position)!;
    expect(volleyAnswer(pending!, state, [all])?.id).toBe('dodge');
    const broke: Prompt = { ...pending!, options: pending!.options.filter(({ id }) => id !== 'dodge') };
    expect(volleyAnswer(broke, state, [all])).toBeNull();
  });

  test('one that strikes the same figure twice is asked about once (p.60)', () => {
    const session = sessionOf('asked-1', 'proving-ground-hounds', ['Anna', 'Ben']);
    const isTwice = (prompt: Prompt) =>
      volleyOf(prompt, session.position)?.toCome.includes(session.state.turn!.figure) === true &&
      prompt.options.some(({ id }) => id === 'dodge');
    playUntil(session, isTwice, 1);
    const asked = session.pending!;
    const attacker = session.state.turn!.figure;
    const game = gameOf(session);
    game.answerForNow([volleyOf(asked, session.position)!.none]);
    const { pending } = game.store.getState();
    const isAgain =
      pending?.question.ask === 'dodge' &&
      pending.figure === asked.figure &&
      pending.question.attacker === attacker;
    expect(isAgain).toBe(false);
  });

  test('who cannot come near with all the movement of its card is none to follow: then there is no volley', () => {
    const session = atVolley();
    const { position, pending } = session;
    const { toCome } = volleyOf(pending!, position)!;
    const far = position.state.figures.map((figure) =>
      toCome.includes(figure.id) && figure.id !== session.state.turn!.figure
        ? { ...figure, at: [figure.at![0] + 200, figure.at![1]] as const }
        : figure,
    );
    const volley = volleyOf(pending!, { ...position, state: { ...position.state, figures: far } });
    expect(volley?.toCome ?? []).toEqual(toCome.filter((id) => id === session.state.turn!.figure));
  });

  test('two cards of one kind on the track, one behind the other, are one volley; a hero between them ends it', () => {
    const session = sessionOf('kinds-1', 'under-hallow-street');
    const kindOf = (id: string) => session.state.figures.find((figure) => figure.id === id)!.card;
    const isAsked = (prompt: Prompt) =>
      prompt.question.ask === 'dodge' &&
      prompt.options.some(({ id }) => id === 'dodge') &&
      session.state.turn?.figure === prompt.question.attacker &&
      kindOf(prompt.question.attacker) === 'cave-sickle';
    playUntil(session, isAsked, 1);
    const { position, pending } = session;
    const groups = session.state.track.filter(({ figures }) => kindOf(figures[0]!) === 'cave-sickle');
    expect(groups.length).toBeGreaterThan(1);
    const attacker = session.state.turn!.figure;
    const own = groups.find(({ figures }) => figures.includes(attacker))!;
    const near = position.state.figures.map((figure) =>
      kindOf(figure.id) === 'cave-sickle'
        ? { ...figure, at: figureAt(session, pending!.figure), defeated: false, felled: false }
        : figure,
    );
    const other = { ...groups.find(({ id }) => id !== own.id)!, acted: false };
    const hero = { id: 'hero', figures: [pending!.figure], acted: false };
    const toCome = (track: readonly { id: string; figures: readonly string[]; acted: boolean }[]) => {
      const state = {
        ...position.state,
        figures: near,
        track,
        clock: { ...position.state.clock, queue: [] },
      };
      const volley = volleyOf(pending!, { ...position, state });
      return volley?.toCome.filter((id) => id !== attacker) ?? [];
    };
    expect(toCome([other, hero])).toEqual(other.figures);
    expect(toCome([hero, other])).toEqual([]);
  });

  test('it is none where somebody else acts, or a life hangs on it', () => {
    const session = atVolley();
    const { state } = session;
    const { all, none } = volleyOf(session.pending!, session.position)!;
    const other = { ...state, turn: { ...state.turn!, figure: session.pending!.figure } };
    expect(volleyOf(session.pending!, { ...session.position, state: other })).toBeNull();
    const falls: Prompt = { ...session.pending!, kind: 'reaction', question: { ask: 'about-to-fall' } };
    expect(volleyAnswer(falls, state, [all, none])).toBeNull();
  });
});

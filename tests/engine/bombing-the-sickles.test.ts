import { describe, expect, test } from 'vitest';
import { AimedBot } from '../../src/bots/planner/aimed-bot.ts';
import { warningsOf } from '../../src/content/lint/warnings.ts';
import { EncounterSession, figureIn, hpOf, type Option, terrainAt } from '../../src/engine/index.ts';
import { term } from '../../src/engine/model/messages/cause.ts';
import { resolveDefeat } from '../../src/engine/procedures/consequences/defeat.ts';
import { moverOf } from '../../src/engine/queries/figures/mover.ts';
import { occupantsFor } from '../../src/engine/queries/figures/sight.ts';
import { jumpsFrom } from '../../src/engine/queries/geometry/jumps.ts';
import { setupAfter } from '../../src/stores/middara/go-on.ts';
import { plainParts } from '../../src/words/en/cards/parts.ts';
import { en } from '../../src/words/en/index.ts';
import { problemLines } from '../../src/words/en/problems.ts';
import { eventsOf, optionsOf, type Roll } from '../support/arena.ts';
import { editFigure } from '../support/edit.ts';
import { playFrom, run } from '../support/encounter-arena.ts';
import { sickles, storyContent, storyGame } from '../support/story-pack.ts';

/** The book's example encounter (pp.14-16, p.48), in our words: every part of it, then a game to each exit. */

const BOMB = 'bug-bomb';
const PASSED: readonly Roll[] = [
  ['purple', 6],
  ['purple', 6],
];
const FAILED: readonly Roll[] = [
  ['purple', 1],
  ['purple', 1],
];

/** A game whose party stands in the cave with the bomb in Rook's hands, at the first turn. */
function begun(seed = 'cave'): EncounterSession {
  const session = storyGame(sickles, seed);
  while (session.pending?.question.ask !== 'turn') {
    const { options, question } = session.pending!;
    session.decide(question.ask === 'who-carries' ? 'target:rook' : options[0]!.id);
  }
  return session;
}

/** Lets the bot answer until it is over; `first` may answer before it. */
function playOut(session: EncounterSession, first: (options: readonly Option[]) => Option | undefined): void {
  const bot = new AimedBot({ aim: 'leave', manner: 'plain' });
  for (let i = 0; i < 2000 && session.pending; i++)
    session.decide((first(session.pending.options) ?? { id: bot.choose(session) }).id);
}

describe('Bombing the Sickles', () => {
  test('is in order, and nothing in it is doubted', () => {
    expect(problemLines(storyContent.problems)).toEqual([]);
    const own = storyContent.packs.filter(({ id }) => id === 'story-pack');
    const doubted = warningsOf(storyContent, own).filter(({ file }) =>
      file.endsWith('bombing-the-sickles.json'),
    );
    expect(doubted).toEqual([]);
  });

  test('the players say who brings the bomb (X131)', () => {
    const session = storyGame(sickles, 'cave');
    while (session.pending?.question.ask !== 'who-carries') session.decide(session.pending!.options[0]!.id);
    expect(session.pending.options).toHaveLength(4);
    session.decide('target:zeke');
    expect(session.state.carried).toEqual([
      { token: { id: BOMB, kind: 'objective', colour: 'green' }, by: 'zeke' },
    ]);
    const [line] = en.story.listThings(session.position);
    expect([line!.name, plainParts(line!.words)]).toEqual(['The Bug Bomb', 'Zeke carries it.']);
  });

  test('Cave Sickles do not jump over the chasm, Adventurers may (p.16 Afraid of Falling)', () => {
    const { position } = begun();
    const over = (id: string) => {
      editFigure(position.state, id).at = [6, 3];
      const figure = figureIn(position.state, id);
      const field = jumpsFrom(
        position.state.board,
        moverOf(position, figure),
        [6, 3],
        occupantsFor(position, figure),
        {
          points: 6,
        },
      );
      return field.filter(({ dangerous }) => dangerous).length;
    };
    expect(over('cave-sickle-1')).toBe(0);
    editFigure(position.state, 'cave-sickle-1').at = [9, 2];
    expect(over('rook')).toBeGreaterThan(0);
    expect(plainParts(en.story.ruleChanges(position, 'Afraid of Falling'))).toBe(
      'Cave Sickle: It does not jump over Dangerous Terrain.',
    );
  });

  /** Rook's turn from the position begun, he and others put where the test wants them. */
  const turnOf = (figure: string, places: Readonly<Record<string, object>>, rolls: readonly Roll[] = []) => {
    const { position } = begun();
    const { state } = position;
    for (const [id, change] of Object.entries(places)) Object.assign(editFigure(state, id), change);
    state.turn = { ...state.turn!, figure, phase: 'action' };
    return playFrom(position, rolls);
  };
  const atTheRock = (rolls: readonly Roll[]) => turnOf('rook', { rook: { at: [3, 1], sp: 5 } }, rolls);

  test('the rock is heaved by whoever stands beside it alone (p.48)', () => {
    const far = turnOf('rook', {}).pending!.refused!.find(({ id }) => id === 'encounter:heave');
    expect(far?.reason.why).toBe('not-beside');
    expect(optionsOf(atTheRock([]))).toContain('encounter:heave');
  });

  test('it moves into an empty space beside it, and what lay under it is bare (X133)', () => {
    const session = atTheRock(PASSED);
    session.decide('encounter:heave');
    expect(session.pending?.question).toEqual({ ask: 'piece-where', piece: 'rock' });
    expect(optionsOf(session)).not.toContain('space:3,1');
    expect(optionsOf(session)).not.toContain('space:4,0');
    expect(terrainAt(session.state.board, [4, 1])).toBe('obstructing');
    session.decide('space:5,1');
    expect(terrainAt(session.state.board, [4, 1])).toBe('normal');
    expect(terrainAt(session.state.board, [5, 1])).toBe('obstructing');
    expect(session.state.pieces).toMatchObject([{ id: 'rock', spaces: [[5, 1]] }]);
  });

  test('into the chasm it is gone, as tokens are (p.21)', () => {
    const session = atTheRock(PASSED);
    session.decide('encounter:heave');
    session.decide('space:5,2');
    expect(eventsOf(session, 'pieceRemoved')).toMatchObject([{ piece: 'rock', how: 'dangerous-terrain' }]);
    expect(terrainAt(session.state.board, [5, 2])).toBe('dangerous');
    expect(optionsOf(session)).not.toContain('encounter:heave');
  });

  test('a check that is failed may be made again (X134)', () => {
    const session = atTheRock(FAILED);
    session.decide('encounter:heave');
    expect(eventsOf(session, 'checkMade')).toMatchObject([
      { skill: 'strength', difficulty: 10, passed: false },
    ]);
    expect(optionsOf(session)).toContain('encounter:heave');
    expect(session.state.figures.find(({ id }) => id === 'rook')?.sp).toBe(4);
  });

  test('where its bearer falls the bomb lies (p.16)', () => {
    const { position } = begun();
    Object.assign(editFigure(position.state, 'rook'), { at: [2, 3] });
    const session = run(position, (table) => resolveDefeat(table, 'rook', null, term('urgency')));
    expect(session.state.boardTokens.find(({ id }) => id === BOMB)?.at).toEqual([2, 3]);
    expect(session.state.carried).toEqual([]);
    expect(session.state.outcome).toBeNull();
  });

  test('any Adventurer on or beside it picks it up by an Encounter Action (p.16, X131)', () => {
    const { position } = begun();
    const { state } = position;
    const token = { id: BOMB, kind: 'objective', colour: 'green', at: [2, 3] } as const;
    state.boardTokens = [...state.boardTokens, token];
    state.carried = [];
    Object.assign(editFigure(state, 'zeke'), { at: [2, 2], sp: 5 });
    Object.assign(editFigure(state, 'remi'), { at: [0, 2], sp: 5 });
    state.turn = { ...state.turn!, figure: 'zeke', phase: 'action' };
    const session = playFrom(position);
    session.decide(`pick-up:${BOMB}`);
    expect(session.state.carried?.[0]?.by).toBe('zeke');
    expect(eventsOf(session, 'tokenTaken')).toMatchObject([{ by: 'zeke', rule: 'X131' }]);
    expect(session.state.figures.find(({ id }) => id === 'zeke')?.sp).toBe(4);
  });

  test('in the chasm it is lost, and so is the encounter (p.16)', () => {
    const { position } = begun();
    Object.assign(editFigure(position.state, 'rook'), { at: [5, 3] });
    const session = run(position, (table) => resolveDefeat(table, 'rook', null, term('fell')));
    expect(eventsOf(session, 'boardTokenRemoved')).toMatchObject([{ token: BOMB, how: 'dangerous-terrain' }]);
    expect(session.state.outcome).toEqual({ result: 'lost', condition: 'bomb-lost' });
  });

  test('played through: a bot gets to an exit, and the party goes on (p.14, F42)', () => {
    const reached = new Set<string>();
    for (let seed = 0; seed < 12 && reached.size < 2; seed++) {
      const session = storyGame(sickles, `play-${seed}`);
      playOut(session, (options) => options.find(({ id }) => id === 'target:remi'));
      const { outcome } = session.state;
      if (!outcome || reached.has(outcome.condition)) continue;
      reached.add(outcome.condition);
      const next = setupAfter(session, 'next');
      const kept = outcome.condition === 'red-exit';
      expect(next?.encounter).toBe(
        { 'red-exit': 'story-pack:sickles-upon-sickles', 'blue-exit': 'story-pack:dank-grotto' }[
          outcome.condition
        ] ?? 'story-pack:inexperienced',
      );
      expect(next?.kept !== undefined).toBe(kept);
      if (kept) goesOn(session, next!);
    }
    expect(reached).toContain('red-exit');
  });

  /** The board lies as it was left, who stood stands there, who had fallen comes beside an ally (F42, X139). */
  function goesOn(before: EncounterSession, setup: NonNullable<ReturnType<typeof setupAfter>>): void {
    const after = new EncounterSession(setup, storyContent);
    const party = before.state.figures.filter(({ kind }) => kind === 'adventurer');
    expect(after.state.board).toEqual(before.state.board);
    for (const { id, at, defeated } of party)
      if (!defeated && String(at) !== '9,3') expect(figureIn(after.state, id).at).toEqual(at);
    const fallen = party.filter(({ defeated }) => defeated).length;
    if (fallen > 0) expect(after.pending?.kind).toBe('placement');
    // What is left of them comes along (p.14, X200, X202): damage up to the half, tokens, the loot deck.
    party.forEach(({ id, damage, tokens }) => {
      const figure = figureIn(after.state, id);
      expect(figure.damage).toBe(Math.min(damage, Math.ceil(hpOf(after.position, figure) / 2)));
      expect(figure.tokens).toEqual(tokens);
      expect(figure.defeated).toBe(false);
    });
    expect(party.some(({ damage }) => damage > 0)).toBe(true);
    expect(after.state.loot.deck).toEqual(before.state.loot.deck);
  }
});

import { expect, test } from 'vitest';
import {
  applyEvent,
  type EncounterEvent,
  encounterGame,
  loneTurnOf,
  type Position,
  Session,
  type Space,
  shortfallsOf,
  whyNotSpace,
  whyNotTarget,
} from '../../../src/engine/index.ts';
import { arena, brute, hero } from '../../support/arena.ts';
import { editFigure } from '../../support/edit.ts';
import { gameContent } from '../../support/games.ts';
import { keep, keptSession } from '../../support/keep.ts';
import { faces } from '../../support/monster-play.ts';
import { crossesWall, randomBoard, seededRandom } from '../../support/random-boards.ts';

const [WIDTH, HEIGHT] = [11, 8];

/** A Combatant of that card on rough ground among two of its own and four against it, hurt and struck at by chance. */
function scene(card: string, seed: number): Position | null {
  const next = seededRandom(seed);
  const mix = { terrain: seed % 2 ? '......hhwsd#' : '..........hd', levels: '111111112', wallEvery: 24 };
  const board = randomBoard(next, WIDTH, HEIGHT, mix);
  const size = gameContent.cards.combatants[card]!.size ?? [1, 1];
  const taken = new Set<string>();
  /** Open ground for a base, or null where the tries come to none. */
  const place = ([w, h]: readonly number[]): Space | null => {
    for (let tries = 0; tries < 60; tries++) {
      const [x, y] = [next(WIDTH - w! + 1), next(HEIGHT - h! + 1)];
      const spaces = Array.from(
        { length: w! * h! },
        (_, i) => [x + (i % w!), y + Math.floor(i / w!)] as const,
      );
      const free = spaces.every(
        ([a, b]) =>
          !taken.has(`${a},${b}`) && '.h'.includes(board.rows[b]![a]!) && board.elevation[b]![a] === '1',
      );
      if (!free || crossesWall(board, [x, y], [w!, h!])) continue;
      for (const [a, b] of spaces) taken.add(`${a},${b}`);
      return [x, y];
    }
    return null;
  };
  const at = place(size);
  if (!at) return null;
  const one = [1, 1];
  const others = ['anna', 'ben', 'cleo', 'dora'].map((id, i) =>
    hero(
      id,
      place(one)!,
      { hp: 8 + next(8), defense: 5 + next(5), armor: i },
      { sp: next(6), damage: next(5) },
    ),
  );
  const friends = ['eve', 'finn'].map((id) => brute(id, place(one)!));
  const position = arena({
    board: { ...board },
    figures: [{ id: 'beast', card, at, damage: next(4) }, ...others, ...friends],
    active: 'beast',
    // Every other scene asks the table about ties (C5).
    ruleset: { tableChoosesTies: seed % 2 === 0 },
    play: 'turn',
  });
  editFigure(position.state, 'beast').wasTargeted = next(2) === 0;
  return position;
}

const cards = Object.keys(gameContent.cards.combatants).filter(
  (card) => (gameContent.cards.combatants[card]!.ai ?? []).length > 0,
);

test.each(cards)('%s takes on rough ground the turns it took, for the same reasons (pp.56–60)', (card) => {
  for (let n = 0; n < 2; n++) {
    const position = scene(card, cards.indexOf(card) * 7 + n);
    if (!position) continue;
    const beginning = structuredClone(position.state);
    const game = encounterGame(position, faces(2 + n * 2, { black: 1 + n }), false, loneTurnOf('beast'));
    const session = keptSession(new Session(game, position.state));
    for (let i = 0; i < 60 && session.pending; i++) {
      const { options } = session.pending;
      session.decide((options.find(({ proposed }) => proposed) ?? options[0]!).id);
    }
    expect(session.pending).toBeNull();
    keep({ why: reasonsIn({ ...position, state: beginning }, session.events) });
  }
});

/** Why not elsewhere, and why nobody else, of each choice on the way: what a player is told who asks. */
function reasonsIn(position: Position, events: readonly EncounterEvent[]): unknown[] {
  const told: unknown[] = [];
  for (const event of events) {
    if (event.type === 'aiTargetChosen')
      told.push(position.state.figures.map(({ id }) => whyNotTarget(event, id)));
    if (event.type === 'aiWayChosen') {
      const ends = event.rejected.slice(0, 12).map(({ end }) => end);
      const shortfall = shortfallsOf(position, event, null);
      const spaces: readonly Space[] = [...ends, [0, 0], [5, 4], [10, 7]];
      told.push(spaces.map((end) => [whyNotSpace(event, end), shortfall?.(end) ?? null]));
    }
    applyEvent(position.state, event);
  }
  return told;
}

import { bench, describe } from 'vitest';
import { readContentFolder } from '../../src/content/files/node-files.ts';
import { type ContentFile, loadContent } from '../../src/content/index.ts';
import { listWays } from '../../src/engine/ai/ways.ts';
import { tableFor } from '../../src/engine/encounter-session.ts';
import {
  applyEvent,
  attackProfileOf,
  attackVerdict,
  cloneState,
  type EncounterState,
  listMoveDestinations,
  listOpponents,
  listStanding,
  oddsOf,
  reachFor,
  sightOf,
} from '../../src/engine/index.ts';
import { resolveAction } from '../../src/engine/procedures/turn/actions.ts';
import { seededChance } from '../../src/engine/rng/chance.ts';
import { replayFault } from '../../src/sim/sim-game.ts';
import { foldEvents } from '../../src/stores/middara/fold-events.ts';
import { drive, gameContent, newGame, street } from '../support/games.ts';

/** An Adventurer's turn in the thick of it. */
const turn = newGame(street, 'bench');
drive(turn, 'simple', 'bench', 70);
while (turn.pending && turn.pending.kind !== 'turn') turn.decide(turn.pending.options.at(-1)!.id);
const { position } = turn;
const active = turn.pending!.figure;

/** A whole game, and what it was. */
const game = drive(newGame(street, 'bench'), 'simple', 'bench');
const log = game.toLog();
const { events } = game;

const figures = listStanding(position.state);
const pairs = figures.flatMap((from) => listOpponents(position.state, from).map((to) => [from, to] as const));
const legal = pairs.find(
  ([from, to]) => attackVerdict(position, from, to, attackProfileOf(position, from)).legal,
);
const monster = figures.find((figure) => figure.kind === 'intelligent')!;
const content = new URL('../../content', import.meta.url).pathname;
const files = readContentFolder(content);
const parsed: ContentFile[] = files.map(({ path, text = '' }) => ({ path, json: JSON.parse(text) }));

describe('a turn', () => {
  bench('list the legal options', () => {
    resolveAction(
      tableFor(position, position.state, () => {}, seededChance, false),
      active,
    ).next();
  });
  bench('destinations of a move, with ways, prices and Break Attacks', () => {
    listMoveDestinations(position, active);
  });
});

describe('geometry', () => {
  bench(`lines of sight between ${pairs.length} pairs`, () => {
    for (const [from, to] of pairs) sightOf(position, from, to);
  });
  bench('reach with 6 points', () => {
    reachFor(position, figures[0]!, 6);
  });
  bench('ways of a monster, jumps and Break Attacks weighed', () => {
    listWays(position, monster, { jump: 2 });
  });
});

describe('odds', () => {
  const [from, to] = legal ?? pairs[0]!;
  bench('an attack of two dice', () => {
    oddsOf(position, from.id, to.id);
  });
  bench('an attack of two dice, Empowered and Dodged', () => {
    oddsOf(position, from.id, to.id, { empower: true, dodge: true });
  });
});

describe('whole games', () => {
  bench('a bot game', () => {
    drive(newGame(street, 'bench'), 'simple', 'bench');
  });
  bench(`replay of ${log.decisions.length} decisions`, () => {
    replayFault(log, gameContent);
  });
  bench('rewind by one and redo', () => {
    game.rewind(game.decisions.length - 1);
    game.redo();
  });
});

describe(`fold of ${events.length} events`, () => {
  const start = (): EncounterState => cloneState(newGame(street, 'bench').fork(0).state);
  const first = start();
  const later = events.slice(game.marks[0]);
  bench('in place, as the engine does', () => {
    const state = cloneState(first);
    for (const event of later) applyEvent(state, event);
  });
  bench('event by event, as the table shows it', () => {
    let view = first;
    for (const event of later) view = foldEvents(view, [event]);
  });
});

describe('content', () => {
  bench(`read, load and check ${files.length} files`, () => {
    loadContent(files);
  });
  bench(`load and check ${parsed.length} files, parsed`, () => {
    loadContent(parsed);
  });
});

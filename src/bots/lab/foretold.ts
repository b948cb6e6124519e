/** What was foreseen of a turn, as games can be held against it. */
import {
  type EncounterContent,
  type EncounterEvent,
  type EncounterSession,
  type FigureId,
  type ForeseenTurn,
  figureIn,
  finished,
  foreseeNext,
  innermost,
  lookAhead,
  passingAnswer,
} from '../../engine/index.ts';
import { sessionFrom } from './lab-moment.ts';
import type { Moment } from './moment-of.ts';
import type { Share } from './surprise.ts';

/** What is foreseen of the next Combatant's turn, if the turn under way ended now; null where there is none. */
export function foreseenAt(session: EncounterSession): ForeseenTurn | null {
  const { state, decisions } = session.checkpoint;
  const { content, encounter } = session;
  const from = lookAhead({ state, since: session.decisions.slice(decisions) });
  return finished(foreseeNext({ cards: content.cards, encounter }, from))?.turn ?? null;
}

/** What came of a Combatant's turn in one game. */
interface TurnCame {
  readonly deed: string;
  readonly hits: readonly boolean[];
  readonly harm: ReadonlyMap<FigureId, number>;
  readonly fell: ReadonlySet<FigureId>;
}

/**
 * Plays a moment on with so many dice of their own, players letting all pass, to the end of that Combatant's turn, and
 * counts in how many games came about what is foreseen: its deed, its blows, the damage, the falls.
 */
export function playForeseen(
  moment: Moment,
  turn: ForeseenTurn,
  content: EncounterContent,
  games: number,
): Share[] {
  const counts = expected(turn);
  for (let i = 0; i < games; i++) {
    const came = playTurn(sessionFrom(moment, `foretold-${i}`, content), turn.figure);
    for (const one of counts) if (one.is(came)) one.came += 1;
  }
  return counts.map(({ what, chance, came }) => ({ what, chance, came }));
}

interface Counted {
  readonly what: string;
  readonly chance: number;
  readonly is: (came: TurnCame) => boolean;
  came: number;
}

function expected({ way, thoughts, blows, harm, chance }: ForeseenTurn): Counted[] {
  const targets = thoughts.map((one) => (one.type === 'aiTargetChosen' ? one.target : ''));
  const deed = deedOf(
    way,
    targets.filter((one) => one !== ''),
  );
  const does = (came: TurnCame) => came.deed === deed;
  const counts = [{ what: 'its way and targets', chance, is: does, came: 0 }];
  for (const [i, { target, made, hit }] of blows.entries()) {
    const name = `blow ${i + 1} at ${target}`;
    const isMade = (came: TurnCame) => does(came) && came.hits.length > i;
    counts.push({ what: `${name} is made`, chance: chance * made, is: isMade, came: 0 });
    counts.push({
      what: `${name} hits`,
      chance: chance * made * hit,
      is: (came) => isMade(came) && came.hits[i]!,
      came: 0,
    });
  }
  for (const [figure, { spread, falls }] of Object.entries(harm)) {
    for (const [points, likely] of spread)
      counts.push({
        what: `${points} to ${figure}`,
        chance: likely,
        is: ({ harm }) => (harm.get(figure) ?? 0) === points,
        came: 0,
      });
    const known = new Set(spread.map(([points]) => points));
    counts.push({
      what: `anything else to ${figure}`,
      chance: 0,
      is: ({ harm }) => !known.has(harm.get(figure) ?? 0),
      came: 0,
    });
    counts.push({ what: `${figure} falls`, chance: falls, is: ({ fell }) => fell.has(figure), came: 0 });
  }
  counts.push({
    what: 'harm to anybody else',
    chance: 0,
    is: (came) => [...came.harm.keys(), ...came.fell].some((figure) => harm[figure] === undefined),
    came: 0,
  });
  return counts;
}

const deedOf = (way: ForeseenTurn['way'], targets: readonly (string | null)[]): string =>
  `${way.join(' ')}|${targets.join(' ')}`;

const OVER = new Error('over');

/** One game, as the rules play it, looked at from outside. */
function playTurn(game: EncounterSession, figure: FigureId): TurnCame {
  const way: ForeseenTurn['way'][number][] = [];
  const targets: (string | null)[] = [];
  const hits: boolean[] = [];
  const harm = new Map<FigureId, number>();
  const fell = new Set<FigureId>();
  let isItsTurn = false;
  game.subscribe((event: EncounterEvent) => {
    if (event.type === 'turnBegan') isItsTurn = event.figure === figure;
    if (event.type === 'turnEnded' && event.figure === figure) throw OVER;
    if (!isItsTurn) return;
    switch (event.type) {
      case 'figureMoved':
        if (event.figure === figure) way.push(event.to);
        break;
      case 'aiTargetChosen':
        if (event.figure === figure) targets.push(event.target);
        break;
      case 'attackJudged':
        if (innermost(game.state, 'attack')?.attacker === figure) hits.push(event.hit);
        break;
      case 'damageDealt':
        if (figureIn(game.state, event.figure).side === 'adventurers')
          harm.set(event.figure, (harm.get(event.figure) ?? 0) + event.amount);
        break;
      case 'figureDefeated':
      case 'figureFelled':
        if (figureIn(game.state, event.figure).side === 'adventurers') fell.add(event.figure);
    }
  });
  try {
    while (game.pending) game.decide(passingAnswer(game.pending));
  } catch (error) {
    if (error !== OVER) throw error;
  }
  return { deed: deedOf(way, targets), hits, harm, fell };
}

/** Dice thrown again that could only do worse than they lie, by the very odds that would stand on the answers (face.md 3.1). */
import {
  choiceMomentOf,
  type Encounter,
  type FigureId,
  figureIn,
  innermostAttack,
  isDamageAllSymbolsBuy,
  type Option,
  type OptionOdds,
  OverBudget,
  type Position,
  type Prompt,
  readsShieldsAlone,
  workOutOption,
} from '../../engine/index.ts';
import { stepped } from '../game/stepped.ts';

/** Steps to work out all its odds in; where it takes more it is asked. */
const WORKED_OUT = 300_000;
/** Ways of choosing dice that are worked out: all of three. */
const CHOSEN = 7;
/** What sums of doubles may be out by. */
const ROUNDED = 1e-9;

/**
 * Whether a throw again is foretold no better in anything than what lies: an attack on a foe hits no more often, fells no
 * more often and deals no more on average, one of a foe no less; so nobody would pay for it. Only of rolls on which
 * nothing else hangs: an own attack whose symbols buy nothing but damage, an own Dodge read for its shields.
 * `dice`: the answers to which dice, none where it asks for none.
 */
export function* isOnlyWorse(
  session: Encounter,
  prompt: Prompt,
  again: Option,
  pass: Option,
  dice: readonly Option[],
): Generator<void, boolean> {
  if (session.pending !== prompt || dice.length > CHOSEN) return false;
  if (!isOwnDodge(session, prompt) && !isOwnAttack(session, prompt)) return false;
  const moment = choiceMomentOf(session)!;
  const allowance = { left: WORKED_OUT };
  const oddsOf = (option: Option, next?: string) =>
    stepped(workOutOption(moment, { kind: prompt.kind, option }, next), allowance);
  try {
    const lying = yield* oddsOf(pass);
    for (const next of dice.length > 0 ? dice.map(({ id }) => id) : [undefined]) {
      const thrown = yield* oddsOf(again, next);
      if (lying.throws !== null || thrown.throws !== null) return false;
      if (!isNoBetterThan(lying, thrown, session.position, prompt)) return false;
    }
    return true;
  } catch (error) {
    if (error instanceof OverBudget) return false;
    throw error;
  }
}

/** Whether the roll that lies is such a Dodge of whoever is asked or a friend, from a foe's attack. */
function isOwnDodge(session: Encounter, prompt: Prompt): boolean {
  const { position } = session;
  const roll = lyingRoll(session);
  const attack = innermostAttack(position.state);
  return (
    roll !== undefined &&
    attack !== null &&
    readsShieldsAlone(position, roll) &&
    isFriend(position, roll.figure, prompt) &&
    !isFriend(position, attack.attacker, prompt)
  );
}

/** Whether it is the attack of whoever is asked or a friend, on a foe. */
function isOwnAttack(session: Encounter, prompt: Prompt): boolean {
  const { position } = session;
  const roll = lyingRoll(session);
  const attack = innermostAttack(position.state);
  return (
    roll?.purpose === 'attack' &&
    attack?.attacker === roll.figure &&
    isFriend(position, attack.attacker, prompt) &&
    !isFriend(position, attack.target, prompt) &&
    isDamageAllSymbolsBuy(position)
  );
}

/** The roll that lies, as the last event of one tells it. */
export const lyingRoll = ({ events }: Pick<Encounter, 'events'>) =>
  events.findLast((event) => event.type === 'diceRolled' || event.type === 'diceRerolled');

const isFriend = ({ state }: Position, id: FigureId, { figure }: Prompt): boolean =>
  figureIn(state, id).side === figureIn(state, figure).side;

/** Whether thrown again the attack suits the side asked no better, and nobody is the better for it. */
function isNoBetterThan(lying: OptionOdds, thrown: OptionOdds, position: Position, prompt: Prompt): boolean {
  const attack = innermostAttack(position.state)!;
  const [hits, misses] = isFriend(position, attack.attacker, prompt) ? [lying, thrown] : [thrown, lying];
  const ids = new Set([...lying.figures, ...thrown.figures].map((one) => one.figure));
  return (
    (hits.hit ?? 0) >= (misses.hit ?? 0) - ROUNDED &&
    [...ids].every((id) => {
      const [again, lies] = [harmOf(thrown, id), harmOf(lying, id)];
      if (isFriend(position, id, prompt)) return isAtLeast(again, lies);
      // What is dealt beyond the last point is lost.
      return lies.falls >= 1 - ROUNDED || isAtLeast(lies, again);
    })
  );
}

type Harm = OptionOdds['figures'][number];

const harmOf = ({ figures }: OptionOdds, id: FigureId): Harm =>
  figures.find(({ figure }) => figure === id) ?? { figure: id, damage: [[0, 1]], expected: 0, falls: 0 };

/** Whether one harm is on average as great as the other, and as likely to fell. */
const isAtLeast = (one: Harm, other: Harm): boolean =>
  one.falls >= other.falls - ROUNDED && one.expected >= other.expected - ROUNDED;

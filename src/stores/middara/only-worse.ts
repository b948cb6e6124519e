/** Dice thrown again that could only do worse than they lie, by the very odds that would stand on the answers (face.md 3.1). */
import {
  choiceMomentOf,
  type Encounter,
  type FigureId,
  figureIn,
  innermostAttack,
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
const WORKED_OUT = 3_000_000;
/** Ways of choosing dice that are worked out: all of three. */
const CHOSEN = 7;
/** What sums of doubles may be out by. */
const ROUNDED = 1e-9;

/**
 * Whether a throw again is no better in anything than what lies: no less likely to hit, and to
 * hurt by as much or more. Only of an own Dodge read for its shields: nothing but whether and how hard it hits hangs on those.
 * `dice`: the answers to which dice, none where it asks for none.
 */
export function* isOnlyWorse(
  session: Encounter,
  prompt: Prompt,
  again: Option,
  pass: Option,
  dice: readonly Option[],
): Generator<void, boolean> {
  if (session.pending !== prompt || dice.length > CHOSEN || !isOwnDodge(session, prompt)) return false;
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
function isOwnDodge({ position, events }: Encounter, { figure }: Prompt): boolean {
  const roll = events.findLast((event) => event.type === 'diceRolled' || event.type === 'diceRerolled');
  const attack = innermostAttack(position.state);
  if (!roll || !attack || !readsShieldsAlone(position, roll)) return false;
  const side = (id: FigureId) => figureIn(position.state, id).side;
  return side(roll.figure) === side(figure) && side(attack.attacker) !== side(figure);
}

/** Whether it hits no less often, hurts no friend less and no foe more or less. */
function isNoBetterThan(
  lying: OptionOdds,
  thrown: OptionOdds,
  { state }: Position,
  { figure }: Prompt,
): boolean {
  const ids = new Set([...lying.figures, ...thrown.figures].map((one) => one.figure));
  return (
    (thrown.hit ?? 0) >= (lying.hit ?? 0) - ROUNDED &&
    [...ids].every((id) => {
      const [again, lies] = [harmOf(thrown, id), harmOf(lying, id)];
      const isFriend = figureIn(state, id).side === figureIn(state, figure).side;
      return isAtLeast(again, lies) && (isFriend || isAtLeast(lies, again));
    })
  );
}

type Harm = OptionOdds['figures'][number];

const harmOf = ({ figures }: OptionOdds, id: FigureId): Harm =>
  figures.find(({ figure }) => figure === id) ?? { figure: id, damage: [[0, 1]], expected: 0, falls: 0 };

/** Whether one harm is as likely as the other to come to any number of points or more, and to fell. */
function isAtLeast(one: Harm, other: Harm): boolean {
  const reaches = ({ damage }: Harm, points: number): number =>
    damage.reduce((sum, [dealt, chance]) => (dealt >= points ? sum + chance : sum), 0);
  return (
    one.falls >= other.falls - ROUNDED &&
    other.damage.every(([points]) => reaches(one, points) >= reaches(other, points) - ROUNDED)
  );
}

/** How the planner values a position. */
import {
  type Figure,
  hpOf,
  listStanding,
  type Position,
  remainingHpOf,
  spacesOf,
} from '../../engine/index.ts';
import { wayTo } from '../way-to.ts';
import { type Aim, isWinHidden, openObjectives, placesOf } from './aims.ts';

/** What a run came to. */
export interface Outlook {
  /** As the planner values it, in points of damage; more is better for the Adventurers. */
  readonly worth: number;
  readonly won: number;
  readonly lost: number;
  /** Adventurers that are down. */
  readonly fallen: number;
  /** HP the party has left. */
  readonly hp: number;
  /** Opponents that stand, and the HP they have left. */
  readonly foes: number;
  readonly foesHp: number;
}

/** Points of damage that things are worth. */
const WORTH = {
  won: 150,
  lost: -150,
  /** Later is worse. */
  round: 1,
  standing: 10,
  hp: 1,
  /** The last points of HP count more: who is near its end cannot go where it should. */
  lastHp: 0.6,
  sp: 0.5,
  foe: 4,
  foeHp: 1,
  objective: 8,
  /** Where nothing else leads to a win. */
  onlyWay: 60,
  loot: 1,
  urgency: 3,
  /** A step between the party and where it wants to be. */
  step: 0.3,
} as const;

/** What is to be said of a game that was run on so far, with that aim. */
export function outlookOf(position: Position, aim: Aim): Outlook {
  const { figures, outcome, clock, boardTokens, urgency } = position.state;
  const party = figures.filter(({ kind }) => kind === 'adventurer');
  const up = party.filter(({ defeated, felled }) => !defeated && !felled);
  const foes = listStanding(position.state).filter(({ side }) => side === 'combatants');
  const hp = up.reduce((sum, figure) => sum + remainingHpOf(position, figure), 0);
  const foesHp = foes.reduce((sum, figure) => sum + remainingHpOf(position, figure), 0);
  const ended = outcome === null ? 0 : WORTH[outcome.result];
  const rest =
    outcome?.result === 'lost' ? 0 : up.reduce((sum, figure) => sum + worthOf(position, figure), 0);
  const threat = outcome === null ? foes.length * WORTH.foe + foesHp * WORTH.foeHp : 0;
  const ahead =
    outcome === null
      ? openObjectives(position).length * (isWinHidden(position) ? WORTH.onlyWay : WORTH.objective) +
        boardTokens.filter(({ kind }) => kind === 'loot').length * WORTH.loot +
        urgency * WORTH.urgency +
        stepsLeft(position, aim, up, foes) * WORTH.step
      : 0;
  return {
    worth: ended + rest - threat - ahead - clock.round * WORTH.round,
    won: Number(outcome?.result === 'won'),
    lost: Number(outcome?.result === 'lost'),
    fallen: party.length - up.length,
    hp,
    foes: foes.length,
    foesHp,
  };
}

function worthOf(position: Position, figure: Figure): number {
  const left = remainingHpOf(position, figure);
  const most = hpOf(position, figure);
  const low = Math.min(left, most / 2);
  return WORTH.standing + left * WORTH.hp + low * WORTH.lastHp + figure.sp * WORTH.sp;
}

/** From whoever of the party is nearest. */
function stepsLeft(position: Position, aim: Aim, up: readonly Figure[], foes: readonly Figure[]): number {
  const left = up.flatMap((figure) => {
    const places = aim === 'fight' ? foes.flatMap(spacesOf) : placesOf(position, aim, figure.id);
    if (places.length === 0) return [];
    const from = spacesOf(figure);
    return wayTo(position, from, places).steps(from) ?? 30;
  });
  return left.length === 0 ? 0 : Math.min(...left);
}

/** Of several runs. */
export function meanOutlook(runs: readonly Outlook[]): Outlook {
  const mean = (of: (one: Outlook) => number): number =>
    runs.reduce((sum, one) => sum + of(one), 0) / Math.max(1, runs.length);
  return {
    worth: mean((one) => one.worth),
    won: mean((one) => one.won),
    lost: mean((one) => one.lost),
    fallen: mean((one) => one.fallen),
    hp: mean((one) => one.hp),
    foes: mean((one) => one.foes),
    foesHp: mean((one) => one.foesHp),
  };
}

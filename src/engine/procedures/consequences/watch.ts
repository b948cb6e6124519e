import { familyOf } from '../../model/cards/cards.ts';
import type { Objective, Reveal, Trigger } from '../../model/encounter.ts';
import { figureIn } from '../../model/figures.ts';
import type { FigureId } from '../../model/ids.ts';
import { type Cause, textCause } from '../../model/messages/cause.ts';
import type { Figure } from '../../model/state.ts';
import {
  inTrackOrder,
  isBesideSpace,
  isStanding,
  listStanding,
  spacesOf,
} from '../../queries/figures/figures.ts';
import { sightToSpace } from '../../queries/figures/sight.ts';
import { rangeBetween } from '../../queries/geometry/adjacency.ts';
import { choice, pick } from '../core/ask.ts';
import { turnToken } from '../core/random-token.ts';
import type { Rule, Table } from '../core/table.ts';
import { resolveReveal } from './reveal.ts';

/**
 * Totems, Objectives and Achievements, pp.17-18: looked at whenever a figure has moved or been defeated, as a round
 * begins, and before each phase and action of a turn. A Totem wakes when any Adventurer has line of sight to it, at any range; opponents block that.
 * `felledBy` Defeated whoever has just fallen.
 */
export function* watchEncounter(table: Table, felledBy: FigureId | null = null): Rule<void> {
  const { totems, objectives, achievements } = table.encounter;
  if (!totems && !objectives && !achievements) return;
  const moment = table.moments.at(-1);
  if (moment) {
    moment.look = true; // once it is over (X85)
    moment.felledBy = felledBy ?? moment.felledBy;
    return;
  }
  for (let due = listDue(table, felledBy); due.length > 0; due = listDue(table, felledBy)) {
    const next = yield* chooseFirst(table, due);
    yield* next.happen();
  }
}

/** Something that comes about now. */
interface Due {
  readonly id: string;
  readonly cause: Cause;
  /** Only gold comes of it: the order cannot matter. */
  readonly plain: boolean;
  happen(): Rule<void>;
}

/** What comes about now, in printed order. */
function listDue(table: Table, felledBy: FigureId | null): Due[] {
  const { objectives = [], achievements = [] } = table.encounter;
  return [
    ...listTotemsSeen(table),
    ...objectives.flatMap((one) => dueOf(table, one, 'objectiveActivated', felledBy)),
    ...achievements.flatMap((one) => dueOf(table, one, 'achievementCompleted', felledBy)),
  ];
}

/** Of several at the same time whoever takes the turn says which is first (p.67); without a player, as printed. */
function* chooseFirst(table: Table, due: readonly Due[]): Rule<Due> {
  const active = table.state.turn?.figure;
  if (due.length === 1 || due.every(({ plain }) => plain)) return due[0]!;
  if (active === undefined || figureIn(table.state, active).seat === null) return due[0]!;
  const first = yield* pick(table, () => ({
    kind: 'choose',
    figure: active,
    question: { ask: 'which-first' },
    rule: 'X31',
    choices: due.map((one) => choice({ do: 'resolve-first', due: one.id, cause: one.cause }, one)),
  }));
  return first ?? due[0]!;
}

function listTotemsSeen(table: Table): Due[] {
  return table.state.boardTokens.flatMap((token) => {
    if (token.kind !== 'totem') return [];
    const seer = listAdventurers(table).find((figure) => sightToSpace(table, figure, token.at).clear);
    if (!seer) return [];
    const cause = textCause('totem', token.colour);
    const plain = isPlain(table.encounter.totems?.[token.colour]);
    return [{ id: `totem:${token.id}`, cause, plain, happen: () => wake(table, token.id, seer.id) }];
  });
}

const isPlain = (reveal: Reveal | undefined): boolean =>
  reveal?.do.every((op) => op.do === 'gain-gold') ?? false;

function* wake(table: Table, token: string, seer: FigureId): Rule<void> {
  const colour = turnToken(table, token, Object.keys(table.encounter.totems ?? {}));
  const reveal = table.encounter.totems?.[colour];
  table.emit({ type: 'totemSeen', token, colour, by: seer, rule: 'p.17' });
  if (reveal) yield* resolveReveal(table, reveal.do, seer, textCause('totem', colour));
}

function dueOf(
  table: Table,
  objective: Objective,
  type: 'objectiveActivated' | 'achievementCompleted',
  felledBy: FigureId | null,
): Due[] {
  if (table.state.done.includes(objective.id)) return [];
  const by = broughtAboutBy(table, objective.when, felledBy);
  if (by === null) return [];
  return [
    {
      id: objective.id,
      cause: textCause(PLACE_OF[type], objective.id),
      plain: isPlain(objective),
      happen: () => resolveObjective(table, objective, by, type),
    },
  ];
}

const PLACE_OF = { objectiveActivated: 'objective', achievementCompleted: 'achievement' } as const;

/** Who brought something about; where that is not clear the players say who gains its items (p.67, X99). */
interface Doer {
  readonly id: FigureId;
  readonly isClear: boolean;
}

/** Turns an Objective or Achievement over, once, for whoever brought it about. */
export function* resolveObjective(
  table: Table,
  objective: Objective,
  { id: by, isClear }: Doer,
  type: 'objectiveActivated' | 'achievementCompleted' = 'objectiveActivated',
): Rule<void> {
  const { id } = objective;
  if (type === 'objectiveActivated') table.emit({ type, objective: id, by, rule: 'p.17' });
  else table.emit({ type, achievement: id, by, rule: 'p.18' });
  yield* resolveReveal(table, objective.do, by, textCause(PLACE_OF[type], id), isClear);
}

const listAdventurers = (table: Table) =>
  inTrackOrder(
    table.state,
    listStanding(table.state).filter((f) => f.kind === 'adventurer'),
  );

/** The Adventurer for whom a trigger holds now; null where it does not. */
function broughtAboutBy(table: Table, when: Trigger, felledBy: FigureId | null): Doer | null {
  switch (when.is) {
    case 'adventurer-beside': {
      const token = table.state.boardTokens.find((t) => t.id === when.token);
      return token ? firstWhere(table, (f) => isBesideSpace(table, f.id, token.at)) : null;
    }
    case 'adventurer-enters':
      return firstWhere(table, (f) => rangeBetween(spacesOf(f), when.spaces) === 0);
    case 'defeated': {
      const fallen = table.state.figures.filter(
        (f) => (f.card === when.card || familyOf(table.cards, f.card) === when.card) && f.defeated,
      ).length;
      return fallen >= (when.count ?? 1) ? (adventurerOf(table, felledBy) ?? activeOrFirst(table)) : null;
    }
    case 'round-begins':
      return table.state.clock.round >= when.round ? activeOrFirst(table) : null;
    case 'encounter-action':
      return null; // by the action alone
  }
}

function firstWhere(table: Table, holds: (figure: Figure) => boolean): Doer | null {
  const found = listAdventurers(table).find(holds);
  return found ? { id: found.id, isClear: true } : null;
}

/** The Adventurer itself, or whose Loyal Esper it is (p.68). */
function adventurerOf({ state }: Table, id: FigureId | null): Doer | null {
  const by = state.figures.find((figure) => figure.id === id);
  const owner = state.figures.find((figure) => figure.id === (by?.summoner ?? id));
  return owner?.kind === 'adventurer' ? { id: owner.id, isClear: true } : null;
}

function activeOrFirst(table: Table): Doer | null {
  const active = table.state.turn?.figure;
  if (active && isStanding(table, active) && figureIn(table.state, active).kind === 'adventurer')
    return { id: active, isClear: true };
  const [first] = listAdventurers(table);
  return first ? { id: first.id, isClear: false } : null;
}

import type { Objective, Reveal, Trigger } from '../../model/encounter.ts';
import { figureIn } from '../../model/figures.ts';
import type { FigureId } from '../../model/ids.ts';
import { familyOf } from '../../queries/cards/family.ts';
import {
  inTrackOrder,
  isBesideSpace,
  isStanding,
  listStanding,
  spacesOf,
} from '../../queries/figures/figures.ts';
import { sightToSpace } from '../../queries/figures/sight.ts';
import { rangeBetween } from '../../queries/geometry/adjacency.ts';
import { ask } from '../core/ask.ts';
import { turnToken } from '../core/random-token.ts';
import type { Rule, Table } from '../core/table.ts';
import { carryOutReveal } from './reveal.ts';

/**
 * Totems, Objectives and Achievements, pp.17-18: looked at whenever a figure has moved or been defeated, and as
 * a round begins. A Totem wakes when any Adventurer has line of sight to it, at any range; opponents block that.
 */
export function* watchEncounter(table: Table): Rule<void> {
  const { totems, objectives, achievements } = table.encounter;
  if (!totems && !objectives && !achievements) return;
  for (let due = listDue(table); due.length > 0; due = listDue(table)) {
    const next = yield* chooseFirst(table, due);
    yield* next.happen();
  }
}

/** Something that comes about now. */
interface Due {
  readonly id: string;
  readonly label: string;
  /** Only gold comes of it: the order cannot matter. */
  readonly plain: boolean;
  happen(): Rule<void>;
}

/** What comes about now, in printed order. */
function listDue(table: Table): Due[] {
  const { objectives = [], achievements = [] } = table.encounter;
  return [
    ...listTotemsSeen(table),
    ...objectives.flatMap((one) => dueOf(table, one, 'objectiveActivated')),
    ...achievements.flatMap((one) => dueOf(table, one, 'achievementCompleted')),
  ];
}

/** Of several at the same time whoever takes the turn says which is first (p.67); without a player, as printed. */
function* chooseFirst(table: Table, due: readonly Due[]): Rule<Due> {
  const active = table.state.turn?.figure;
  if (due.length === 1 || due.every(({ plain }) => plain)) return due[0]!;
  if (active === undefined || figureIn(table.state, active).seat === null) return due[0]!;
  const answer = yield* ask(table, () => ({
    kind: 'choose',
    figure: active,
    text: 'Several things come about at once. Which is first?',
    rule: 'X31',
    options: due.map(({ id, label }) => ({ id: `first:${id}`, label })),
  }));
  return due.find(({ id }) => answer === `first:${id}`) ?? due[0]!;
}

function listTotemsSeen(table: Table): Due[] {
  return table.state.boardTokens.flatMap((token) => {
    if (token.kind !== 'totem') return [];
    const seer = listAdventurers(table).find((figure) => sightToSpace(table, figure, token.at).clear);
    if (!seer) return [];
    const label = `The ${token.colour === 'random' ? 'unknown' : token.colour} Totem`;
    const plain = isPlain(table.encounter.totems?.[token.colour]);
    return [{ id: `totem:${token.id}`, label, plain, happen: () => wake(table, token.id, seer.id) }];
  });
}

const isPlain = (reveal: Reveal | undefined): boolean =>
  reveal?.do.every((op) => op.do === 'gain-gold') ?? false;

function* wake(table: Table, token: string, seer: FigureId): Rule<void> {
  const colour = turnToken(table, token, Object.keys(table.encounter.totems ?? {}));
  const reveal = table.encounter.totems?.[colour];
  table.emit({ type: 'totemSeen', token, by: seer, text: reveal?.text ?? '', rule: 'p.17' });
  if (reveal) yield* carryOutReveal(table, reveal.do, seer, `${colour} totem`);
}

function dueOf(
  table: Table,
  objective: Objective,
  type: 'objectiveActivated' | 'achievementCompleted',
): Due[] {
  if (table.state.done.includes(objective.id)) return [];
  const by = broughtAboutBy(table, objective.when);
  if (by === null) return [];
  const what = type === 'objectiveActivated' ? 'Objective' : 'Achievement';
  return [
    {
      id: objective.id,
      label: `${what}: ${nameOfTrigger(table, objective.when)}`,
      plain: isPlain(objective),
      happen: () => activate(table, objective, by, type),
    },
  ];
}

/** Everybody knows when an Objective activates (p.17): that may be said, its text not. */
function nameOfTrigger(table: Table, when: Trigger): string {
  switch (when.is) {
    case 'adventurer-beside':
    case 'encounter-action':
      return `the ${table.state.boardTokens.find((t) => t.id === when.token)?.colour ?? ''} token`;
    case 'adventurer-enters':
      return `entering ${when.spaces.map((space) => space.join(',')).join(' or ')}`;
    case 'defeated':
      return `${table.cards.combatants[when.card]?.name ?? when.card} defeated`;
    case 'round-begins':
      return `round ${when.round}`;
  }
}

/** Turns an Objective or Achievement over, once, for whoever brought it about. */
export function* activate(
  table: Table,
  objective: Objective,
  by: FigureId,
  type: 'objectiveActivated' | 'achievementCompleted' = 'objectiveActivated',
): Rule<void> {
  const { id, text } = objective;
  if (type === 'objectiveActivated') table.emit({ type, objective: id, by, text, rule: 'p.17' });
  else table.emit({ type, achievement: id, by, text, rule: 'p.18' });
  yield* carryOutReveal(table, objective.do, by, id);
}

const listAdventurers = (table: Table) =>
  inTrackOrder(
    table.state,
    listStanding(table.state).filter((f) => f.kind === 'adventurer'),
  );

/** The Adventurer for whom a trigger holds now; null where it does not. */
function broughtAboutBy(table: Table, when: Trigger): FigureId | null {
  switch (when.is) {
    case 'adventurer-beside': {
      const token = table.state.boardTokens.find((t) => t.id === when.token);
      return token
        ? (listAdventurers(table).find((f) => isBesideSpace(table, f.id, token.at))?.id ?? null)
        : null;
    }
    case 'adventurer-enters':
      return listAdventurers(table).find((f) => rangeBetween(spacesOf(f), when.spaces) === 0)?.id ?? null;
    case 'defeated': {
      const fallen = table.state.figures.filter(
        (f) => (f.card === when.card || familyOf(table.cards, f.card) === when.card) && f.defeated,
      ).length;
      return fallen >= (when.count ?? 1) ? activeOrFirst(table) : null;
    }
    case 'round-begins':
      return table.state.clock.round >= when.round ? activeOrFirst(table) : null;
    case 'encounter-action':
      return null; // by the action alone
  }
}

function activeOrFirst(table: Table): FigureId | null {
  const active = table.state.turn?.figure;
  if (active && isStanding(table, active) && figureIn(table.state, active).kind === 'adventurer')
    return active;
  return listAdventurers(table)[0]?.id ?? null;
}

import { familyOf } from '../../model/cards/cards.ts';
import type { EncounterDefinition, Objective, Reveal, Trigger } from '../../model/encounter.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { CardRef, FigureId } from '../../model/ids.ts';
import { keptBy } from '../../model/kept.ts';
import { type Cause, textCause } from '../../model/messages/cause.ts';
import type { Figure } from '../../model/state.ts';
import type { SpecialTerrain } from '../../model/story.ts';
import { heldMark, insideMark, openedMark, takenMark, timeMark, toldMark } from '../../model/story-marks.ts';
import { bearerOf, conditionsHold, isAt, placeOfToken } from '../../queries/figures/conditions-hold.ts';
import {
  inTrackOrder,
  isBesideSpace,
  isStanding,
  listStanding,
  spacesOf,
} from '../../queries/figures/figures.ts';
import { concerns, standsInSpecial } from '../../queries/figures/from-encounter.ts';
import { sightToSpace } from '../../queries/figures/sight.ts';
import { rangeBetween } from '../../queries/geometry/adjacency.ts';
import { choice, pick } from '../core/ask.ts';
import { turnToken } from '../core/random-token.ts';
import type { Rule, Table } from '../core/table.ts';
import { checkEndConditions, hasOpenEnds } from './objectives.ts';
import { resolveReveal } from './reveal.ts';

/**
 * Totems, Objectives and Achievements, pp.17-18: looked at whenever a figure has moved or been defeated, as a round
 * begins, and before each phase and action of a turn. A Totem wakes when any Adventurer has line of sight to it, at any range; opponents block that.
 * `felledBy` Defeated whoever has just fallen.
 */
export function* watchEncounter(table: Table, felledBy: FigureId | null = null): Rule<void> {
  if (!hasText(table.encounter)) return;
  const moment = table.moments.at(-1);
  if (moment) {
    moment.look = true; // once it is over (X85)
    moment.felledBy = felledBy ?? moment.felledBy;
    return;
  }
  const open = hasOpenEnds(table.encounter.endConditions);
  if (open) checkEndConditions(table);
  rearm(table);
  for (let due = listDue(table, felledBy); due.length > 0; due = listDue(table, felledBy)) {
    const next = yield* chooseFirst(table, due);
    yield* next.happen();
    if (open) checkEndConditions(table);
    rearm(table);
  }
}

/** Whether an encounter has any text to be looked for, or ends that any change may meet. */
const hasText = keptBy(
  ({ totems, objectives, achievements, endConditions, special }: EncounterDefinition): boolean =>
    totems !== undefined ||
    objectives !== undefined ||
    achievements !== undefined ||
    hasOpenEnds(endConditions) ||
    endConditions.some(({ goesOn }) => goesOn) ||
    (special ?? []).some(({ enters }) => enters),
);

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
    ...listGoneOn(table),
    ...listEntered(table),
  ];
}

/** What End Conditions say with which the same board goes on (p.14), once each is met. */
function listGoneOn(table: Table): Due[] {
  return table.encounter.endConditions.flatMap(({ id, goesOn }) => {
    if (!goesOn || !table.state.done.includes(id) || table.state.done.includes(toldMark(id))) return [];
    const by = activeOrFirst(table);
    const cause = textCause('end', id);
    return [{ id: `end:${id}`, cause, plain: isPlain(goesOn), happen: () => goOn(table, id, goesOn, by) }];
  });
}

function* goOn(table: Table, condition: string, { do: ops }: Reveal, by: Doer | null): Rule<void> {
  table.emit({ type: 'wentOnTold', condition, by: by?.id ?? null, rule: 'p.14' });
  if (by) yield* resolveReveal(table, ops, by.id, textCause('end', condition), by.isClear);
}

/** Figures that have come to stand in SPECIAL terrain whose rule says what happens then (X135). */
function listEntered(table: Table): Due[] {
  return (table.encounter.special ?? []).flatMap((special) => {
    const { enters, name } = special;
    if (!enters) return [];
    return listStanding(table.state)
      .filter(
        (figure) =>
          concerns(table, figure, special) &&
          standsInSpecial(table, figure, special) &&
          !table.state.done.includes(insideMark(name, figure.id)),
      )
      .map(({ id: figure }) => ({
        id: `special:${name}:${figure}`,
        cause: textCause('special', name),
        plain: false,
        happen: () => enterSpecial(table, special, figure),
      }));
  });
}

function* enterSpecial(table: Table, { name, enters }: SpecialTerrain, figure: FigureId): Rule<void> {
  table.emit({ type: 'specialEntered', special: name, figure, rule: 'X135' });
  yield* resolveReveal(table, enters ?? [], figure, textCause('special', name));
}

/** Who ends its turn in SPECIAL terrain has what its rule says of that (X135). */
export function* endTurnInSpecial(table: Table, figureId: FigureId): Rule<void> {
  for (const special of table.encounter.special ?? []) {
    const figure = figureIn(table.state, figureId);
    if (!special.ends || !isStanding(table, figureId) || !concerns(table, figure, special)) continue;
    if (standsInSpecial(table, figure, special))
      yield* resolveReveal(table, special.ends, figureId, textCause('special', special.name));
  }
}

/** What has stopped holding may come about again (X134): repeated Objectives, and SPECIAL terrain that was left. */
function rearm(table: Table): void {
  const { objectives = [], achievements = [], special = [] } = table.encounter;
  for (const objective of [...objectives, ...achievements]) {
    const mark = heldMark(objective.id);
    if (!objective.repeat || !table.state.done.includes(mark)) continue;
    if (broughtAboutBy(table, objective.when, null) === null)
      table.emit({ type: 'objectiveRearmed', objective: objective.id, mark, rule: 'X134' });
  }
  for (const one of special) {
    if (!one.enters) continue;
    for (const figure of table.state.figures)
      if (table.state.done.includes(insideMark(one.name, figure.id)) && !standsInSpecial(table, figure, one))
        table.emit({ type: 'specialLeft', special: one.name, figure: figure.id, rule: 'X135' });
  }
}

/** Whether any text waits for the end of a round: only then is the board looked at there. */
export const asksForRoundEnds = keptBy((encounter: EncounterDefinition): boolean =>
  waits(encounter, 'round-ends'),
);

/** The same of the end of a turn. */
export const asksForTurnEnds = keptBy((encounter: EncounterDefinition): boolean =>
  waits(encounter, 'turn-ends-on'),
);

const waits = ({ objectives = [], achievements = [] }: EncounterDefinition, is: Trigger['is']): boolean =>
  [...objectives, ...achievements].some(({ when }) => when.is === is);

/** What happens at one moment and then no more: Objectives that wait for it come about by it alone. */
export type StoryMoment =
  | { readonly is: 'encounter-begins' }
  | { readonly is: 'round-begins' | 'round-ends'; readonly round: number }
  | { readonly is: 'turn-ends-on'; readonly figure: FigureId };

/** Objectives and Achievements that wait for such a moment, then all that the board shows by now. */
export function* tellMoment(table: Table, moment: StoryMoment): Rule<void> {
  const { objectives = [], achievements = [] } = table.encounter;
  const dueNow = (told: ReadonlySet<string>): Due[] =>
    (
      [
        ['objectiveActivated', objectives],
        ['achievementCompleted', achievements],
      ] as const
    ).flatMap(([type, list]) =>
      list.flatMap((one): Due[] => {
        if (told.has(one.id) || (table.state.done.includes(one.id) && !comesAgain(one))) return [];
        const by = isItsMoment(table, one.when, one, moment);
        if (by === null || !conditionsHold(table, one.if, by.id)) return [];
        const cause = textCause(PLACE_OF[type], one.id);
        const happen = () => resolveObjective(table, one, by, type);
        return [{ id: one.id, cause, plain: isPlain(one), happen }];
      }),
    );
  const told = new Set<string>();
  for (let due = dueNow(told); due.length > 0; due = dueNow(told)) {
    const next = yield* chooseFirst(table, due);
    told.add(next.id);
    yield* next.happen();
  }
  yield* watchEncounter(table);
}

const comesAgain = ({ repeat, when }: Objective): boolean =>
  repeat === true || ('every' in when && when.every !== undefined);

/** A round's beginning waits for its moment where it comes again or hangs on something: else it is as good later (p.17). */
const waitsForMoment = ({ when, if: conditions }: Objective): boolean =>
  when.is !== 'round-begins' || when.every !== undefined || conditions !== undefined;

function isItsMoment(table: Table, when: Trigger, objective: Objective, moment: StoryMoment): Doer | null {
  switch (moment.is) {
    case 'encounter-begins':
      return when.is === moment.is ? activeOrFirst(table) : null;
    case 'round-begins':
    case 'round-ends': {
      if (when.is !== moment.is || !waitsForMoment(objective)) return null;
      const since = moment.round - when.round;
      const isDue = when.every === undefined ? since === 0 : since >= 0 && since % when.every === 0;
      return isDue ? activeOrFirst(table) : null;
    }
    case 'turn-ends-on': {
      if (when.is !== moment.is || !isStanding(table, moment.figure)) return null;
      const figure = figureIn(table.state, moment.figure);
      return figure.kind === 'adventurer' && isAt(table, figure, when)
        ? { id: figure.id, isClear: true }
        : null;
    }
  }
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
  const mark = nextMark(table, objective);
  if (mark === null || (objective.when.is === 'round-begins' && waitsForMoment(objective))) return [];
  const by = broughtAboutBy(table, objective.when, felledBy);
  if (by === null || !conditionsHold(table, objective.if, by.id)) return [];
  return [
    {
      id: objective.id,
      cause: textCause(PLACE_OF[type], objective.id),
      plain: isPlain(objective),
      happen: () => resolveObjective(table, objective, by, type, mark),
    },
  ];
}

/** How the next time of an Objective is noted: by its id where it comes about once; null where it has. */
function nextMark({ state, cards }: Table, { id, when, repeat }: Objective): string | null {
  if (!repeat) return state.done.includes(id) ? null : id;
  if (when.is !== 'defeated') return state.done.includes(heldMark(id)) ? null : heldMark(id);
  const times = Math.floor(countFallen(state, cards, when.card) / (when.count ?? 1));
  for (let n = 1; n <= times; n++) if (!state.done.includes(timeMark(id, n))) return timeMark(id, n);
  return null;
}

const countFallen = ({ figures, left = [] }: Table['state'], cards: Table['cards'], card: CardRef): number =>
  figures.filter(
    (f) => f.defeated && !left.includes(f.id) && (f.card === card || familyOf(cards, f.card) === card),
  ).length;

const PLACE_OF = { objectiveActivated: 'objective', achievementCompleted: 'achievement' } as const;

/** Who brought something about; where that is not clear the players say who gains its items (p.67, X99). */
interface Doer {
  readonly id: FigureId;
  readonly isClear: boolean;
}

/** Turns an Objective or Achievement over for whoever brought it about; `mark` notes it beside its id. */
export function* resolveObjective(
  table: Table,
  objective: Objective,
  { id: by, isClear }: Doer,
  type: 'objectiveActivated' | 'achievementCompleted' = 'objectiveActivated',
  mark: string = objective.id,
): Rule<void> {
  const { id } = objective;
  const noted = mark === id ? {} : { mark };
  if (type === 'objectiveActivated') table.emit({ type, objective: id, by, ...noted, rule: 'p.17' });
  else table.emit({ type, achievement: id, by, ...noted, rule: 'p.18' });
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
      const fallen = countFallen(table.state, table.cards, when.card);
      return fallen >= (when.count ?? 1) ? (adventurerOf(table, felledBy) ?? activeOrFirst(table)) : null;
    }
    case 'round-begins':
      return table.state.clock.round >= when.round ? activeOrFirst(table) : null;
    case 'holds':
      return conditionsHold(table, when.if, table.state.turn?.figure ?? null) ? activeOrFirst(table) : null;
    case 'token-taken':
      return doerOf(table, bearerOf(table.state, when.token));
    case 'token-dropped':
      return table.state.done.includes(takenMark(when.token)) && placeOfToken(table, when.token) === 'board'
        ? activeOrFirst(table)
        : null;
    case 'token-lost':
      return placeOfToken(table, when.token) === 'gone' ? activeOrFirst(table) : null;
    case 'token-brought': {
      const bearer = bearerOf(table.state, when.token);
      return firstWhere(table, (f) => f.id === bearer && isAt(table, f, when));
    }
    case 'door-opened':
      return table.state.doors?.[when.door] === 'open' && table.state.done.includes(openedMark(when.door))
        ? activeOrFirst(table)
        : null;
    case 'encounter-action':
    case 'encounter-begins':
    case 'round-ends':
    case 'turn-ends-on':
      return null; // at its moment alone
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

const doerOf = (table: Table, id: FigureId | null): Doer | null =>
  id !== null && isStanding(table, id) ? { id, isClear: true } : null;

function activeOrFirst(table: Table): Doer | null {
  const active = table.state.turn?.figure;
  if (active && isStanding(table, active) && figureIn(table.state, active).kind === 'adventurer')
    return { id: active, isClear: true };
  const [first] = listAdventurers(table);
  return first ? { id: first.id, isClear: false } : null;
}

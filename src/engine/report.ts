/** What is left of a party as it is reported out of an encounter (pp.14, 18), and carried on. */

import { hashOf } from './kernel/json-fingerprint.ts';
import { stashedAs } from './model/cards/in-stash.ts';
import { loadoutOf, placesOf } from './model/cards/loadout.ts';
import { lootOutOf, NO_LOOT_OUT } from './model/cards/loot-deck.ts';
import type {
  CardState,
  CarriedAlly,
  CarriedFlags,
  Carry,
  EncounterReport,
  ItemGain,
  MemberReport,
} from './model/carry.ts';
import type { EncounterEvent } from './model/events.ts';
import type { CardRef } from './model/ids.ts';
import { ownCardOf } from './model/own-shape.ts';
import type { Position } from './model/position.ts';
import { counterOf } from './model/set-up-holds.ts';
import type { CardInstance, Figure } from './model/state.ts';
import { resultOf } from './queries/encounter/result.ts';
import { hpOf } from './queries/figures/stats.ts';
import type { KeptBoard } from './set-up-encounter.ts';

/** What a party begins with that has been nowhere. */
export const NOTHING_CARRIED: Carry = {
  members: [],
  lootOut: NO_LOOT_OUT,
  away: [],
  unlocked: [],
  flags: {},
};

/**
 * What is left of a party when an encounter has ended, of its last state and all its events; null while it goes on. With
 * a question open (the trading of a Restore) it is that of the moment, and so is its hash.
 */
export function reportOf(position: Position, events: readonly EncounterEvent[]): EncounterReport | null {
  const { state, encounter, cards } = position;
  const result = resultOf(position);
  if (!result) return null;
  const party = state.figures.filter(({ kind }) => kind === 'adventurer');
  const doneOf = (list: readonly { readonly id: string }[] = []) =>
    list.flatMap(({ id }) => (state.done.includes(id) ? [id] : []));
  return {
    result: result.result,
    condition: result.condition,
    rounds: result.rounds,
    gold: result.gold,
    xp: result.xp,
    members: party.map((figure): MemberReport => {
      const { tokens } = figure;
      const card = ownCardOf(figure);
      const loadout = loadoutOf(figure, cards);
      const lies = { tokens, cards: cardsNotAsNew(figure), ids: idsOf(figure) };
      return { card, loadout, ...hurtOf(position, figure), ...lies };
    }),
    stash: result.stash,
    ...(result.companions ? { companions: result.companions } : {}),
    ...usedBy(events),
    ...removedBy(events),
    lootOut: lootOutOf(state.loot.level, state.loot.deck),
    gained: listGains(party, events),
    achievements: doneOf(encounter.achievements),
    objectives: doneOf(encounter.objectives),
    flags: Object.fromEntries((encounter.flags ?? []).map((name) => [name, counterOf(state, name)])),
    allies: state.figures
      .filter(({ kind, summoner, spawnedByFigure }) => kind === 'command' && !summoner && !spawnedByFigure)
      .map((figure): CarriedAlly => ({ card: figure.card, ...hurtOf(position, figure) })),
    beaten: countByCard(position, result.beaten),
    restored: events.some(({ type }) => type === 'adventurersRestored'),
    hash: hashOf(state),
  };
}

/**
 * Damage tokens, and whether the figure lies Defeated: those down for now (p.71) do, those who left do not (X140), nor
 * do those whom a Restore has freed of all damage since (p.67). The last Urgency token Defeats whoever stands (p.18, X410).
 */
function hurtOf(position: Position, figure: Figure) {
  const { id, damage, defeated, felled, kind } = figure;
  const { left, outcome } = position.state;
  const hasLeft = left?.includes(id) ?? false;
  if (kind === 'adventurer' && outcome?.condition === 'urgency' && !hasLeft)
    return { damage: hpOf(position, figure), defeated: true };
  return { damage, defeated: (defeated || felled) && !hasLeft && damage > 0 };
}

const idsOf = (figure: Figure): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...placesOf(figure)].flatMap(([place, { id }]) =>
      /^(items|pack)\.\d+$/.test(place) ? [[place, id]] : [],
    ),
  );

const cardsNotAsNew = (figure: Figure): MemberReport['cards'] =>
  Object.fromEntries(
    [...placesOf(figure)].flatMap(([place, card]) => {
      const lies = stateOf(card);
      return Object.keys(lies).length > 0 ? [[place, lies]] : [];
    }),
  );

const stateOf = ({ exhausted, flipped, used, energy }: CardInstance): CardState => ({
  ...(exhausted ? { exhausted } : {}),
  ...(flipped ? { flipped } : {}),
  ...(used.length > 0 ? { used } : {}),
  ...(energy ? { energy } : {}),
});

function listGains(party: readonly Figure[], events: readonly EncounterEvent[]): ItemGain[] {
  const memberOf = new Map(party.map(({ id }, i) => [id, i]));
  return events.flatMap((event): ItemGain[] => {
    if (event.type !== 'itemGained') return [];
    const member = memberOf.get(event.figure);
    return member === undefined
      ? []
      : [{ item: event.item.ref, member, place: event.place, card: event.item.id }];
  });
}

/** What somebody used of the party stash as it was before. */
function usedBy(events: readonly EncounterEvent[]): Pick<EncounterReport, 'used'> {
  const used = events.flatMap((event) => {
    const stashed = event.type === 'cardDiscarded' ? stashedAs(event.card) : null;
    return stashed?.pile === 'inStash' ? [stashed.ref] : [];
  });
  return used.length > 0 ? { used } : {};
}

function removedBy(events: readonly EncounterEvent[]): Pick<EncounterReport, 'removed'> {
  const removed = events.flatMap((event) =>
    event.type === 'itemTaken' && event.permanently ? [event.item] : [],
  );
  return removed.length > 0 ? { removed } : {};
}

function countByCard({ state }: Position, beaten: readonly string[]): Readonly<Record<CardRef, number>> {
  const counts: Record<CardRef, number> = {};
  for (const { id, card } of state.figures) if (beaten.includes(id)) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

/** The stash as whoever may use it finds it next. */
function stashAfter(
  before: Carry['stash'],
  { stash, used = [] }: Pick<EncounterReport, 'stash' | 'used'>,
): Pick<Carry, 'stash'> {
  if (!before) return {};
  const left = [...before];
  for (const ref of used) left.splice(left.indexOf(ref), 1);
  return { stash: [...left, ...stash] };
}

/**
 * What the next encounter begins from, where nothing happens in between: the party as the report leaves it, its new
 * stash and what is removed away, the shared flags as they stand. `before` is what this one began from: of it go on what is away, what is
 * opened, flags this encounter does not know, and the allies it lent, who are the story's to lend.
 */
export function carryFrom(report: EncounterReport, before: Carry = NOTHING_CARRIED): Carry {
  const { members, lootOut, stash, removed = [] } = report;
  const allies = lentStill(report.allies, before.allies);
  return {
    members: members.map(({ damage, defeated, tokens, cards }) => ({ damage, defeated, tokens, cards })),
    ...(allies.length > 0 ? { allies } : {}),
    lootOut,
    away: [...before.away, ...stash, ...removed],
    ...stashAfter(before.stash, report),
    unlocked: before.unlocked,
    flags: flagsAfter(before.flags, report.flags),
  };
}

/** For each ally that was lent, in that order, the next of its card as the encounter leaves it. */
function lentStill(now: readonly CarriedAlly[], lent: readonly CarriedAlly[] = []): CarriedAlly[] {
  const left = [...now];
  return lent.map((ally) => {
    const at = left.findIndex(({ card }) => card === ally.card);
    return at < 0 ? ally : left.splice(at, 1)[0]!;
  });
}

/** A flag that is off is none; one that is as it was stays as it was written. */
function flagsAfter(before: CarriedFlags, now: EncounterReport['flags']): CarriedFlags {
  const kept = Object.entries(before).filter(([name]) => !Object.hasOwn(now, name));
  const standing = Object.entries(now).flatMap(([name, value]): [string, number | true][] => {
    if (value === 0) return [];
    const was = Object.hasOwn(before, name) ? before[name]! : value;
    return [[name, Number(was) === value ? was : value]];
  });
  return Object.fromEntries([...kept, ...standing]);
}

/** The board as an encounter leaves it, doors, terrain and the places of those who stand, in the order of the party (F42, X139). */
export const keptBoardOf = ({ board, doors, pieces, figures }: Position['state']): KeptBoard => ({
  board,
  ...(doors ? { doors } : {}),
  ...(pieces ? { pieces } : {}),
  places: figures.flatMap(({ kind, at, defeated }) => (kind === 'adventurer' ? [defeated ? null : at] : [])),
});

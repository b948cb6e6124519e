import {
  type CardRef,
  type EncounterReport,
  type EncounterSetup,
  placesOf,
  setUpEncounter,
} from '../../engine/index.ts';
import type { LeftOf } from '../model/events.ts';
import type { CampaignState, Held } from '../model/state.ts';
import type { CampaignContent } from '../procedures/table.ts';
import { leftOf } from './left.ts';

/** A copy of an item: with whom, where, and what the encounter called it. */
interface Copy {
  readonly held: Held;
  readonly member: number;
  readonly list: 'items' | 'pack';
  readonly at: number;
  readonly id?: string | undefined;
}

/**
 * What an encounter has left of each, with the marks of what a Bounty under way gave (X405): a copy keeps its own wherever
 * it went, one that was gained there has one, one that is used up is gone with it.
 */
export function leftOfRun(
  { state, content }: { readonly state: CampaignState; readonly content: CampaignContent },
  report: EncounterReport,
  setup: EncounterSetup,
): readonly LeftOf[] {
  const left = report.members.map(leftOf);
  if (state.run?.of !== 'bounty') return left;
  const encounter = content.encounters[setup.encounter]!;
  const begun = setUpEncounter(setup, encounter, content.cards).figures.map(placesOf);
  const was = setup.party.map(({ card }) => state.members.find((one) => one.card === card)!);
  const before = was.flatMap((member, i) => copiesOf(member, i, (place) => begun[i]?.get(place)?.id));
  const after = left.flatMap((member, i) => copiesOf(member, i, (place) => report.members[i]!.ids?.[place]));
  const marked = markedAfter(before, after, report);
  const had = new Map<CardRef, Held>();
  for (const one of [...state.stash, ...state.members.flatMap((member) => member.companion ?? [])])
    had.set(one.ref, one);
  return left.map((member, i): LeftOf => {
    const list = (name: 'items' | 'pack') =>
      member[name].map((held, at) => {
        const copy = after.find((one) => one.member === i && one.list === name && one.at === at)!;
        return marked.has(copy) ? markOf(held) : held;
      });
    const { companion } = member;
    // There is one of each: which it is needs no more than its name (p.66).
    const isGiven = companion && (had.has(companion.ref) ? had.get(companion.ref)!.ofRun : true);
    return {
      ...member,
      items: list('items'),
      pack: list('pack'),
      disciplines: member.disciplines.map((held) =>
        was[i]!.disciplines.some(({ ref, ofRun }) => ref === held.ref && ofRun) ? markOf(held) : held,
      ),
      ...(companion ? { companion: isGiven ? markOf(companion) : companion } : {}),
    };
  });
}

const markOf = (held: Held): Held => ({ ...held, ofRun: true });

const copiesOf = (
  of: Pick<LeftOf, 'items' | 'pack'>,
  member: number,
  idOf: (place: string) => string | undefined,
): Copy[] =>
  (['items', 'pack'] as const).flatMap((list) =>
    of[list].map((held, at) => ({ held, member, list, at, id: idOf(`${list}.${at}`) })),
  );

/** Which of those that are left a Bounty gave. */
function markedAfter(
  before: readonly Copy[],
  after: readonly Copy[],
  { gained }: EncounterReport,
): ReadonlySet<Copy> {
  const marked = new Set<Copy>();
  const ids = new Set(after.map(({ id }) => id));
  const isKnown =
    !ids.has(undefined) && ids.size === after.length && gained.every(({ card }) => card !== undefined);
  if (isKnown) {
    const fresh = new Set(gained.map(({ card }) => card));
    const own = new Map(before.map((copy) => [copy.id, copy]));
    // A number of a card that is gone may be given anew: what was gained last is what has it.
    for (const copy of after) if (fresh.has(copy.id!) || own.get(copy.id)?.held.ofRun) marked.add(copy);
    return marked;
  }
  const open = new Set(after);
  const left = new Set(before);
  const claim = (isSame: (was: Copy, now: Copy) => boolean) => {
    for (const now of [...open]) {
      const found = [...left].find((was) => was.held.ref === now.held.ref && isSame(was, now));
      if (!found) continue;
      left.delete(found);
      open.delete(now);
      if (found.held.ofRun) marked.add(now);
    }
  };
  const isAlike = (a: Copy, b: Copy) => namesOn(a) === namesOn(b);
  claim((a, b) => a.member === b.member && a.list === b.list && a.at === b.at && isAlike(a, b));
  claim((a, b) => a.member === b.member && a.list === b.list && isAlike(a, b));
  for (const { item, member, place } of gained) {
    const list = place === 'equipped' ? 'items' : place;
    const mine = [...open].filter((one) => one.held.ref === item);
    const now = mine.find((one) => one.member === member && one.list === list) ?? mine[0];
    if (!now || place === 'stash' || place === 'discarded') continue;
    open.delete(now);
    marked.add(now);
  }
  claim(isAlike);
  claim(() => true);
  return marked;
}

const namesOn = ({ held }: Copy): string => (held.upgrades ?? []).map(({ ref }) => ref).join();

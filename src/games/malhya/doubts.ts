/** What is legal in the content of Malhya, and surely not what its author meant. */
import { doubtsOfGame } from '../../check/guest-content.ts';
import type { Warning } from '../../check/problem.ts';
import { cardsTaken, chaptersReached } from './reached.ts';
import type { Line, MalhyaContent } from './rules/model/content.ts';
import { linesIn } from './rules/queries/booklets.ts';
import * as wanted from './words/wanted.ts';

/** Of content that is loaded, faulty or not; each with the file and the place it is of. Never throws. */
export function doubtsOf(content: MalhyaContent): readonly Warning[] {
  const { doubts, doubt, namedTwice } = doubtsOfGame('malhya');
  const { heroes, talents, gear, scenario, books, missions, places, enemies } = content;
  for (const [folder, cards] of Object.entries({
    heroes,
    talents,
    gear,
    scenario,
    books,
    missions,
    places,
    enemies,
  }))
    namedTwice(folder, cards, wanted.NAMED_TWICE);
  const lines = Object.values(books).flatMap(({ chapters }) =>
    chapters.flatMap((chapter) => [...linesIn(chapter.lines)].map(([, line]) => line)),
  );
  const begin = Object.values(heroes);
  for (const { id, normal, improved } of Object.values(talents)) {
    for (const [side, { abilities = [], does = [], fight, quiet, spell }] of Object.entries({
      normal,
      improved,
    }))
      if (abilities.length + does.length === 0 && !fight && !quiet && !spell)
        doubt('talents', id, [side], wanted.NEVER_USED);
  }
  const held = new Set([
    ...begin.flatMap(({ weapon, armour, artifacts = [], objects = [] }) => [
      weapon ?? '',
      armour ?? '',
      ...artifacts,
      ...objects,
    ]),
    ...lines.flatMap(gainedBy),
  ]);
  // Objects are found by chance as well.
  for (const { id, kind, stall } of Object.values(gear))
    if (kind !== 'object' && stall === undefined && !held.has(id)) doubt('gear', id, [], wanted.NEVER_HAD);
  const taken = new Set([
    ...lines.flatMap(cardsTaken),
    ...Object.values(content.markets).flatMap(({ papers }) => papers),
  ]);
  // Those of the mode of the game are chosen at the set-up.
  for (const { id, mode } of Object.values(scenario))
    if (!mode && !taken.has(id)) doubt('scenario', id, [], wanted.NEVER_HAD);
  const reached = new Set(
    Object.values(missions).flatMap((mission) => [...chaptersReached(content, mission)]),
  );
  for (const book of Object.values(books))
    for (const [i, { id }] of book.chapters.entries())
      if (!reached.has(`${book.id}:${id}`)) doubt('books', book.id, ['chapters', i], wanted.NEVER_READ);
  const entered = new Set(lines.flatMap(({ enter }) => (enter ? [enter.place] : [])));
  for (const { id } of Object.values(places))
    if (!entered.has(id)) doubt('places', id, [], wanted.NEVER_ENTERED);
  const met = new Set([
    ...Object.values(places).flatMap(({ deploy }) => deploy.flatMap(({ put }) => Object.values(put).flat())),
    ...lines.flatMap(({ do: effects = [] }) =>
      effects.flatMap((effect) => ('arrive' in effect ? effect.arrive.types : [])),
    ),
  ]);
  for (const { id } of Object.values(enemies)) if (!met.has(id)) doubt('enemies', id, [], wanted.NEVER_MET);
  return doubts;
}

const gainedBy = ({ do: effects = [] }: Line): readonly string[] =>
  effects.flatMap((effect) => ('gain' in effect ? [effect.gain.gear] : []));

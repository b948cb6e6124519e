import { doubtsOfGame } from '../../check/guest-content.ts';
import type { Warning } from '../../check/problem.ts';
import type { Effect, EventCard, FolkloreContent } from './rules/model/content.ts';
import * as wanted from './words/wanted.ts';

/** What is legal in the content, and surely not what its author meant. */
export function doubtsOf(content: FolkloreContent): Warning[] {
  const { heroes, items, foes, events, maps, chapters, adventures } = content;
  const { doubts, doubt, namedTwice } = doubtsOfGame('folklore');
  for (const [folder, cards] of Object.entries({ heroes, items, foes, events, maps, chapters, adventures }))
    namedTwice(folder, cards, wanted.NAMED_TWICE);
  const given = new Set(Object.values(heroes).flatMap((hero) => hero.items));
  for (const { id, copies } of Object.values(items))
    if (copies === 0 && !given.has(id)) doubt('items', id, ['copies'], wanted.NEVER_FOUND);
  const fought = new Set(Object.values(chapters).map(({ last }) => last));
  const led = Object.values(adventures).flatMap(({ primary, optional, unsolved }) =>
    [primary, optional, unsolved].flatMap((end) => end?.do ?? []),
  );
  const all = [...Object.values(events).flatMap(effectsOf), ...led];
  for (const id of Object.keys(adventures))
    if (!all.some((effect) => 'adventure' in effect && effect.adventure === id))
      doubt('adventures', id, [], wanted.NEVER_EXPLORED);
  for (const effect of all)
    if ('fight' in effect) fought.add(effect.fight);
    else if ('encounter' in effect) for (const { foe } of effect.encounter.foes) fought.add(foe);
  for (const { field } of Object.values(chapters)) for (const { foe } of field.foes) fought.add(foe);
  for (const id of Object.keys(foes)) if (!fought.has(id)) doubt('foes', id, [], wanted.NEVER_FOUGHT);
  for (const id of Object.keys(maps))
    if (!Object.values(chapters).some(({ map }) => map === id)) doubt('maps', id, [], wanted.NEVER_WALKED);
  for (const { id, choices = [] } of Object.values(events))
    for (const [i, { needs, do: effects }] of choices.entries()) {
      const taken = effects.reduce(
        (sum, effect) => sum - ('coins' in effect ? Math.min(0, effect.coins) : 0),
        0,
      );
      if ((needs?.coins ?? 0) > taken) doubt('events', id, ['choices', i, 'needs', 'coins'], wanted.OVERPAID);
    }
  return doubts;
}

const effectsOf = ({ do: first = [], choices = [] }: EventCard): readonly Effect[] => [
  ...first,
  ...choices.flatMap((choice) => choice.do),
];

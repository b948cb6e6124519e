/** Deal 1 item with another adventurer in the same city (A 13): an item for an item, or an item for 1 gold either way. */
import type { MidgardOption } from '../model/prompts.ts';
import { idOfThing, offersOf } from '../queries/things.ts';
import { passThing } from './loot.ts';
import { makeRoom } from './pack.ts';
import { ask, askWhether, type MidgardTable, type Rule } from './table.ts';

/** The active player proposes, the other answers; refused, the point is spent all the same. */
export function* deal(table: MidgardTable, player: number, other: number): Rule {
  const { emit } = table;
  const act = yield* ask(table, player, {
    kind: 'deal',
    options: listOffers(table, player, other),
    about: other,
    rule: 'A 13',
  });
  if (act.do !== 'offer') return;
  const { gives, takes } = act;
  emit({ type: 'dealOffered', by: player, to: other, gives, takes, rule: 'A 13' });
  const yes = yield* askWhether(table, other, {
    kind: 'deal-answer',
    about: player,
    deal: { gives, takes },
    rule: 'A 13',
  });
  emit({ type: 'dealAnswered', by: other, yes, rule: 'A 13' });
  if (!yes) return;
  passThing(table, player, other, gives, false, 'A 13');
  passThing(table, other, player, takes, false, 'A 13');
  for (const one of [player, other]) yield* makeRoom(table, one);
}

function listOffers(table: MidgardTable, player: number, other: number): MidgardOption[] {
  const theirs = offersOf(table, other, false);
  const offers = offersOf(table, player, true).flatMap((gives) =>
    theirs
      .filter((takes) => gives.of !== 'gold' || takes.of !== 'gold')
      .map(
        (takes): MidgardOption => ({
          id: `offer:${idOfThing(gives)}/${idOfThing(takes)}`,
          act: { do: 'offer', gives, takes },
        }),
      ),
  );
  return [...offers, { id: 'none', act: { do: 'no' } }];
}

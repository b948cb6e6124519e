/**
 * Reveal 1 random token (A 9).
 * a) A forgery, b) an item: picked up without a further action.
 * c) An event: it lies face up on the city, and works at once.
 * d) A creature: combat (K 1).
 * e) An encounter: a check; passed, it is out of the game; failed, it lies face down again (MI-14).
 */
import { NEED } from '../model/fixed-numbers.ts';
import { cityAt } from '../queries/cities.ts';
import { abilitySum } from '../queries/numbers.ts';
import { fightCreature } from './creature.ts';
import { gainGood, makeRoom } from './pack.ts';
import type { MidgardTable, Rule } from './table.ts';
import { throwAsked } from './throw.ts';

export function* revealToken(table: MidgardTable, player: number): Rule {
  const { state, content, chance, emit } = table;
  const city = state.players[player]!.at;
  const down = cityAt(state, city)
    .randoms.filter(({ up }) => !up)
    .map(({ ref }) => ref);
  const { value, words } = chance.pick(state.rng, down.length, 'draw:token', down);
  const token = down[value]!;
  emit({ type: 'tokenRevealed', player, city, token, rng: words, rule: 'A 9' });
  const card = content.randoms[token]!;
  switch (card.kind) {
    case 'forgery':
      emit({ type: 'forgeryTaken', player, city, token, rule: 'A 9a' });
      yield* makeRoom(table, player);
      break;
    case 'item':
      emit({ type: 'itemTaken', player, city, token, good: card.good, rule: 'A 9b' });
      yield* gainGood(table, player, card.good, 'A 9b');
      break;
    case 'event':
      break;
    case 'creature':
      yield* fightCreature(table, player, token);
      break;
    case 'encounter': {
      const { sum, passed, natural } = yield* throwAsked(table, player, {
        what: 'encounter',
        sum: abilitySum(table, player, card.ability, 'A 9e'),
        need: NEED,
        contested: false,
        rule: 'A 9e',
      });
      emit({ type: 'checkMade', player, what: 'encounter', sum, need: NEED, passed, natural, rule: 'A 9e' });
      if (passed) emit({ type: 'tokenGone', city, token, rule: 'A 9e' });
      else emit({ type: 'tokenTurnedDown', city, token, rule: 'A 9e' });
    }
  }
}

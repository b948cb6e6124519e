import { expect, test } from 'vitest';
import type { Ability } from '../../src/engine/index.ts';
import { hasPrice } from '../../src/engine/procedures/core/price.ts';
import { abilitiesThat, effectsIn } from '../support/every-ability.ts';
import {
  alone,
  BRINGS,
  broughtAbout,
  heldBy,
  offersOf,
  type Walked,
  wrongOf,
} from '../support/walk-scenes.ts';

/** Every ability on a card of the content that has a price or is optional, offered and declined, or on offer to nobody. */

test('declined, it is not asked for again on the same occasion (pp.43 4a, 48)', () => {
  const answers = abilitiesThat(
    (one) => one.when in BRINGS && !one.fallen && (hasPrice(one) || one.may === true),
  );
  const wrong = wrongOf(answers, (ability) => {
    const isSo = (walked: Walked) => offersOf(walked, ability).length > 0;
    const walked = broughtAbout(ability, isSo, heldBy(ability));
    if (!walked) return 'never on offer';
    const times = offersOf(walked, ability).length;
    return times === 1 ? null : `asked ${times} times`;
  });
  expect(wrong).toEqual([]);
  expect(answers.length).toBeGreaterThanOrEqual(229);
});

test('what nothing could come of now is not on offer in a turn (p.48)', () => {
  const moves = (one: Ability) =>
    effectsIn(one).some((op) => op.do === 'free-move' || op.do === 'move-action');
  const acts = abilitiesThat((one) => one.when === 'action' && hasPrice(one) && !moves(one));
  const wrong = wrongOf(acts, (ability) => {
    const came = alone(ability);
    return came === null || came.length > 0 ? null : 'paid for nothing';
  });
  expect(wrong).toEqual([]);
  expect(acts.length).toBeGreaterThanOrEqual(141);
});

import { describe, expect, test } from 'vitest';
import { startsAction } from '../../src/engine/abilities/answer.ts';
import type { Ability, EffectOp, EncounterEvent, GrantEnd } from '../../src/engine/index.ts';
import { hasPrice } from '../../src/engine/procedures/core/price.ts';
import { abilitiesThat, effectsIn } from '../support/every-ability.ts';
import {
  BRINGS,
  broughtAbout,
  type Happening,
  happens,
  heldBy,
  isUsed,
  lasting,
  offersOf,
  type Walked,
  wrongOf,
} from '../support/walk-scenes.ts';

/** Every card of the content that answers something, found by what stands on it, and played (X430-X434). */

const firstOf = ({ effects = [] }: Ability): EffectOp['do'] | undefined => effects[0]?.do;
const indexOf = (events: readonly EncounterEvent[], isMeant: (event: EncounterEvent) => boolean) =>
  events.findIndex(isMeant);

/** Effects after which nothing is left of what they answer: nobody has a use for a second. */
const ONCE: ReadonlySet<EffectOp['do'] | undefined> = new Set([
  'dodge',
  'make-miss',
  'redirect',
  'empower',
  'turn-damage',
  'pass-check',
  'counter',
  'survive',
] as const);

test('after another has taken the occasion away it is neither on offer nor paid (X431)', () => {
  const answers = abilitiesThat((one) => hasPrice(one) && one.when in BRINGS && ONCE.has(firstOf(one)));
  const wrong = wrongOf(answers, (ability) => {
    const held =
      ability.of === undefined ? { me: [ability, ability] } : { mate: [ability], third: [ability] };
    const isSo = ({ events }: Walked) => events.some(({ type }) => type === 'abilityUsed');
    const walked = broughtAbout(ability, isSo, held, [`/${ability.id}`]);
    const used = walked?.events.filter((event) => event.type === 'abilityUsed').length ?? 0;
    return used === 1 ? null : `used ${used} times`;
  });
  expect(wrong).toEqual([]);
  expect(answers.length).toBeGreaterThanOrEqual(36);
});

describe('what is told of a miss, a hit or a Dodge is of nothing else (p.43, X434)', () => {
  const asksForMiss = (one: Ability) => JSON.stringify(one.conditions?.if ?? []).includes('would-miss');
  const rows: readonly [string, (one: Ability) => boolean, Happening, Happening, number][] = [
    ['an attack that missed', (one) => one.when === 'after-miss', 'i-miss', 'i-hit', 10],
    ['an attack that would miss', asksForMiss, 'i-miss', 'i-hit', 1],
    ['being missed', (one) => one.when === 'missed', 'i-am-missed', 'i-am-hit', 3],
    ['having Dodged', (one) => one.when === 'dodged', 'i-dodge', 'i-am-missed', 9],
    ['being hit', (one) => one.when === 'struck', 'i-am-hit', 'i-am-missed', 2],
  ];
  test.each(rows)('%s', (_, isMeant, so, otherwise, least) => {
    const found = abilitiesThat(isMeant);
    const wrong = wrongOf(found, (ability) => {
      const answersIt = (happening: Happening) => {
        const walked = happens(happening, heldBy(ability), [`own/${ability.id}`]);
        return offersOf(walked, ability).length > 0 || isUsed(walked, ability);
      };
      if (!answersIt(so)) return 'does not answer it';
      return answersIt(otherwise) ? `answers ${otherwise}, too` : null;
    });
    expect(wrong).toEqual([]);
    expect(found.length).toBeGreaterThanOrEqual(least);
  });
});

describe('after is not before', () => {
  test('what a spell does to whom it affects comes before what follows on that (X433)', () => {
    const found = abilitiesThat(({ when }) => when === 'affects');
    const wrong = wrongOf(found, (ability) => {
      const { events } = happens('i-cast', heldBy(ability), [`own/${ability.id}`]);
      const affected = indexOf(events, (e) => e.type === 'effectInflicted' && e.effect === 'darkness');
      const used = indexOf(events, ({ type }) => type === 'abilityUsed');
      return affected >= 0 && used > affected ? null : 'comes before';
    });
    expect(wrong).toEqual([]);
    expect(found.length).toBeGreaterThanOrEqual(1);
  });

  test('an Action that answers in an attack begins after it (pp.43 8, 49, X75, X433)', () => {
    const found = abilitiesThat(
      (one) => one.when in BRINGS && one.of?.side !== 'opponent' && startsAction(one.effects ?? []),
    );
    const wrong = wrongOf(found, (ability) => {
      const isSo = (walked: Walked) => isUsed(walked, ability);
      const walked = broughtAbout(ability, isSo, heldBy(ability), [`own/${ability.id}`]);
      if (!walked) return 'never used';
      const { events } = walked;
      const ended = indexOf(events, ({ type }) => type === 'attackEnded');
      const begun = events.findIndex(
        (event, i) =>
          i > 0 &&
          event.type === 'scopeOpened' &&
          event.scope.kind !== 'occasion' &&
          i > indexOf(events, ({ type }) => type === 'scopeOpened'),
      );
      if (begun < 0) return null; // it found nobody
      return ended >= 0 && ended < begun ? null : 'begins within it';
    });
    expect(wrong).toEqual([]);
    expect(found.length).toBeGreaterThanOrEqual(34);
  });
});

describe('what ends an Action ends it (X430)', () => {
  const target = { who: 'target' } as const;
  const after: EffectOp = { do: 'gain-token', token: 'heal', amount: 1, to: { who: 'self' } };
  const sweep: readonly EffectOp[] = [
    { do: 'attack', kind: 'melee', targets: { who: 'all', side: 'opponent', within: 'adjacent' } },
    after,
  ];
  const twice: readonly EffectOp[] = [{ do: 'attack', kind: 'melee', at: target, times: 2 }, after];

  test('of every card that says so', () => {
    const found = abilitiesThat((one) =>
      effectsIn(one).some(({ do: does }) => does === 'end-action' || does === 'end-turn'),
    );
    const wrong = wrongOf(found, (ability) => {
      const dodged = ability.when === 'dodged';
      const walked = happens(
        ability.when === 'defeats' ? 'i-fell' : dodged ? 'i-dodge' : 'i-hit',
        heldBy(ability),
        [`own/${ability.id}`],
        dodged ? twice : sweep,
      );
      if (!isUsed(walked, ability)) return 'never used';
      const doer = dodged ? 'foe' : 'me';
      const attacks = walked.events.filter(
        (event) =>
          event.type === 'scopeOpened' && event.scope.kind === 'attack' && event.scope.attacker === doer,
      );
      const own = effectsIn(ability).some((op) => op.do === 'attack') && !dodged ? 1 : 0;
      if (attacks.length > 1 + own) return `${attacks.length} attacks`;
      return walked.state.figures.find(({ id }) => id === doer)?.tokens.heal ? 'the rest was done' : null;
    });
    expect(wrong).toEqual([]);
    expect(found.length).toBeGreaterThanOrEqual(5);
  });
});

describe('what is granted lasts as long as the card says, and no longer', () => {
  const granting = abilitiesThat((one) => effectsIn(one).some(({ do: does }) => does === 'grant'));
  const grantsOf = (ability: Ability) => effectsIn(ability).flatMap((op) => (op.do === 'grant' ? [op] : []));

  test('what is given in answer to an attack is over with it', () => {
    const isAnswer = ({ when }: Ability) =>
      ['empower', 'to-hit', 'dodge', 'struck', 'counter', 'missed', 'dodged', 'damage-reduction'].includes(
        when,
      );
    const found = granting.filter(({ ability }) => isAnswer(ability));
    const wrong = wrongOf(found, (ability) => {
      const isSo = (walked: Walked) => isUsed(walked, ability);
      const walked = broughtAbout(ability, isSo, heldBy(ability), [`own/${ability.id}`]);
      if (!walked) return 'never used';
      if (!walked.events.some(({ type }) => type === 'abilityGranted')) return 'grants nothing';
      return walked.state.figures.some(({ granted = [] }) => granted.length > 0) ? 'lasts longer' : null;
    });
    expect(wrong).toEqual([]);
    expect(found.length).toBeGreaterThanOrEqual(1);
  });

  /** So many ends of its holder's turns it outlives, of two. */
  const OUTLIVES: Readonly<Partial<Record<GrantEnd, number>>> = {
    'end-of-turn': 0,
    'end-of-round': 0,
    'end-of-next-turn': 1,
    'end-of-encounter': 2,
  };

  test('of every card that grants, turn by turn', () => {
    const grants = granting.flatMap((printed) =>
      grantsOf(printed.ability)
        .filter(({ until }) => until in OUTLIVES)
        .map((op) => ({ name: `${printed.card}/${printed.ability.id}`, op })),
    );
    const wrong = grants.flatMap(({ name, op }) => {
      const wanted = OUTLIVES[op.until];
      const outlived = lasting({ ...op, to: { who: 'self' } });
      return outlived === wanted ? [] : [`${name}: ${outlived} instead of ${wanted}`];
    });
    expect(wrong).toEqual([]);
    expect(grants.length).toBeGreaterThanOrEqual(14);
  });
});

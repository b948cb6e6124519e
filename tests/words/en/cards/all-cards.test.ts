import { describe, expect, test } from 'vitest';
import type { Card } from '../../../../src/engine/model/cards/cards.ts';
import {
  type Ability,
  type EffectOp,
  type Target,
  type Test,
  TIMINGS,
} from '../../../../src/engine/model/language/abilities.ts';
import type { AiQuestion } from '../../../../src/engine/model/language/ai.ts';
import { conditionText } from '../../../../src/words/en/cards/ai-text.ts';
import { isRolled } from '../../../../src/words/en/cards/amount-text.ts';
import { namesOf } from '../../../../src/words/en/cards/card-names.ts';
import { cardText, plainText } from '../../../../src/words/en/cards/card-text.ts';
import { effectText } from '../../../../src/words/en/cards/effect-text.ts';
import { momentText } from '../../../../src/words/en/cards/moment-text.ts';
import { plainParts } from '../../../../src/words/en/cards/parts.ts';
import { isMany, targetText } from '../../../../src/words/en/cards/target-text.ts';
import { testText } from '../../../../src/words/en/cards/test-text.ts';
import { gameContent } from '../../../support/content.ts';

const { cards } = gameContent;
const names = namesOf(cards);
const all: Card[] = [
  ...Object.values(cards.adventurers),
  ...Object.values(cards.items),
  ...Object.values(cards.upgrades),
  ...Object.values(cards.disciplines),
  ...Object.values(cards.familiars),
  ...Object.values(cards.companions),
  ...Object.values(cards.exalted),
  ...Object.values(cards.combatants),
];
const texts = all.map((card) => [card, plainText(cardText(card), names)] as const);

/** Everything within the cards that has such a field. */
function within(value: unknown, field: string): Record<string, unknown>[] {
  if (value === null || typeof value !== 'object') return [];
  const inner = Object.values(value).flatMap((one) => within(one, field));
  return field in value ? [value as Record<string, unknown>, ...inner] : inner;
}
const different = <T>(values: readonly unknown[]): T[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value as T])).values(),
];

const abilities = different<Ability>(within(all, 'when'));
const effects = different<EffectOp>(within(all, 'do').filter(({ do: what }) => typeof what === 'string'));
const tests = different<Test>([
  ...abilities.flatMap(({ conditions }) => conditions?.if ?? []),
  ...within(all, 'tests').flatMap((one) => one.tests),
]);
const questions = different<AiQuestion>(
  Object.values(cards.combatants)
    .flatMap(({ ai }) => within(ai, 'if'))
    .flatMap((one) => within(one.if, 'is'))
    .filter(({ is }) => !['otherwise', 'not', 'all'].includes(is as string)),
);
const targets = different<Target>(within(all, 'who').filter(({ who }) => typeof who === 'string'));
const DENIAL = /\b(no|not|nobody|without|less|fewer|more than|anybody)\b/i;

test('there is something to look at', () => {
  for (const some of [abilities, effects, tests, questions, targets]) expect(some.length).toBeGreaterThan(9);
});

describe('names', () => {
  test('whatever a card names has the name of a card, and no id is read', () => {
    const ids = new Set(within(all, 'id').map(({ id }) => String(id)));
    const spoken = [...ids].filter((id) => id.includes('-'));
    for (const [card, text] of texts) {
      const named = cardText(card).flatMap(({ parts, question = [] }) => [...parts, ...question]);
      for (const part of named)
        if ('card' in part) expect(names(part.card), `${card.id}: ${part.card}`).toBeDefined();
      const found = spoken.filter((id) => ` ${text} `.includes(` ${id} `));
      // "Two-handed" and its like are words, not ids.
      expect(found, card.id).toEqual([]);
    }
  });

  test('a mark goes by the card that puts it', () => {
    expect(names('tethered')).toBe('Wretched Tether');
    expect(plainText(cardText(cards.disciplines['wretched-tether']!), names)).toContain(
      'your Wretched Tether mark',
    );
  });
});

describe('two timings are never one sentence', () => {
  const told = (ability: Partial<Ability> & Pick<Ability, 'when'>, voice: 'you' | 'it') => {
    const parts = momentText({ id: 'a', ...ability }, voice);
    return parts && plainParts(parts);
  };
  const changes = [{ do: 'modify', stat: 'piercing', amount: 1 }] as const;

  test.each([
    ['you', undefined],
    ['it', undefined],
    ['you', { side: 'opponent', within: 'soi' }],
    ['it', { side: 'another-ally', within: 'board' }],
  ] as const)('of all there are: %s, %j', (voice, of) => {
    const said = TIMINGS.flatMap((when) => [told({ when, of }, voice) ?? []].flat());
    expect(new Set(said).size).toBe(said.length);
    expect(said).not.toContain(told({ when: 'determine-damage', of, effects: changes }, voice));
  });

  test('on all cards', () => {
    const whens = new Map<string, Set<string>>();
    for (const ability of abilities)
      for (const voice of ['you', 'it'] as const) {
        const said = told(ability, voice);
        if (said !== null) whens.set(said, (whens.get(said) ?? new Set()).add(ability.when));
      }
    for (const [said, by] of whens) expect([...by], said).toHaveLength(1);
  });
});

describe('negatives', () => {
  test.each(tests.map((one) => [JSON.stringify(one), one] as const))('of %s', (_, one) => {
    for (const voice of ['you', 'it'] as const) {
      const so = plainParts(testText(one, voice));
      const not = plainParts(testText({ is: 'not', test: one }, voice));
      expect(not).not.toBe(so);
      expect(DENIAL.test(not) || DENIAL.test(so), not).toBe(true);
      expect(plainParts(testText({ is: 'not', test: { is: 'not', test: one } }, voice))).toBe(so);
      expect(not).not.toMatch(/not so|not not|no no\b/);
    }
  });

  test.each(questions.map((one) => [JSON.stringify(one), one] as const))('of the question %s', (_, of) => {
    const so = plainParts(conditionText(of));
    const not = plainParts(conditionText({ is: 'not', of }));
    expect(not).not.toBe(so);
    expect(DENIAL.test(not) || DENIAL.test(so), not).toBe(true);
  });
});

test('"any ally" is oneself as well, "another ally" is not (p.48)', () => {
  for (const target of targets)
    for (const voice of ['you', 'it'] as const) {
      if (target.who !== 'choose' && target.who !== 'all') continue;
      if (target.with?.loyal || target.with?.defeated || (target.who === 'choose' && target.other)) continue;
      const text = plainParts(targetText(target, { voice, target: 'the target' }, 'object'));
      if (target.side === 'ally') {
        expect(text).not.toMatch(/another/);
        expect(text).toMatch(/^any |yourself|itself|^all /);
      }
      if (target.side === 'another-ally') {
        expect(text).toMatch(/^another |other |^all adjacent/);
        expect(text).not.toMatch(/yourself|itself|^any /);
      }
    }
});

test('dice for several are said to be thrown once or for each', () => {
  const speaking = { voice: 'you', target: 'the target' } as const;
  const rolled = /rolled once for all|one roll for all|rolled separately|one roll each/;
  let seen = 0;
  for (const effect of effects) {
    const inner =
      effect.do === 'each' ? effect.who : effect.do === 'force' || effect.do === 'spell' ? effect.to : null;
    const dealt = inner && isMany(inner) && 'effects' in effect ? effect.effects : [];
    const isForEach = dealt.some(
      (one) => one.do === 'damage' && one.to.who === 'target' && isRolled(one.amount),
    );
    const isForAll = effect.do === 'damage' && isMany(effect.to) && isRolled(effect.amount);
    if (!isForEach && !isForAll) continue;
    seen += 1;
    expect(plainParts(effectText(effect, speaking))).toMatch(rolled);
  }
  expect(seen).toBeGreaterThan(4);
});

test('what is cheaper for some is said behind all it does (p.48)', () => {
  const cheaper = abilities.filter(({ conditions }) => conditions?.spLess);
  expect(cheaper.length).toBeGreaterThan(2);
  for (const [, text] of texts)
    for (const line of text.split('\n'))
      if (line.includes('Costs ')) expect(line).toMatch(/Costs \d SP less if [^.]*\.$/);
});

test('no card says what reads unlike print', () => {
  for (const [card, text] of texts) {
    const outside = text.replaceAll(/“[^”]*”/g, '');
    for (const line of outside.split('\n')) {
      const at = `${card.id}: ${line}`;
      expect(line, at).not.toMatch(/preferring|against every|\bin (your|its) SOI|choose: |number X of SP/);
      // Options have lines; whoever was chosen is named once; nobody "is chosen" twice.
      expect(line, at).not.toMatch(/; or |That figure (HEALS|gains)|whoever was chosen/i);
      // Prices and what may be done are orders; terms are the book's; "to … equal to" is read in two ways.
      expect(line, at).not.toMatch(
        /by spending|you may:|in sight|\d at most|DMG to (?:(?! and )[^.;:])* equal to|; if not\b/i,
      );
      // The target is named, or it is "it": never twice in full.
      expect(line, at).not.toMatch(/the target and all \w+ adjacent to the target/);
    }
  }
});

test('steps of an AI ask as the book asks, and only where they begin (p.58)', () => {
  const steps = Object.values(cards.combatants).flatMap((card) =>
    cardText(card).flatMap(({ question, parts }) =>
      question ? [[plainParts(question), plainParts(parts)] as const] : [],
    ),
  );
  expect(steps.length).toBeGreaterThan(100);
  for (const [question, parts] of steps) {
    expect(question).toMatch(
      /^(Is there|Are there|Is it|Does it|Does another|Does an|Does no|Can it|Otherwise:)/,
    );
    expect(parts, parts).not.toContain('?');
    expect(parts, parts).not.toMatch(/(beside|adjacent to) it\b/);
  }
});

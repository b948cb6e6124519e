import type { Condition } from '../../rules/model/conditions.ts';
import type { MalhyaContent } from '../../rules/model/content.ts';
import { aCube, CHARACTERISTIC, CLASS, cardName, GEM, listed, several } from './names.ts';

const MODE = { story: 'outside of stealth and combat', stealth: 'in stealth', combat: 'in combat' } as const;

/** What a condition asks for. */
export function conditionText(condition: Condition, content: MalhyaContent): string {
  const told = (one: Condition) => conditionText(one, content);
  if ('tokens' in condition) return `hold token ${listed(condition.tokens.map(String))}`;
  if ('card' in condition) return `hold ${cardName(content, 'scenario', condition.card)}`;
  if ('symbol' in condition) return `hold a card with the sign “${condition.symbol.replaceAll('-', ' ')}”`;
  if ('not' in condition) return `not: ${told(condition.not)}`;
  if ('all' in condition) return listed(condition.all.map(told));
  if ('any' in condition) return listed(condition.any.map(told), 'or');
  if ('size' in condition) {
    const { from, to } = condition.size;
    if (from === undefined) return `at most ${several(to ?? 0, 'hero', 'heroes')}`;
    return to === undefined
      ? `at least ${several(from, 'hero', 'heroes')}`
      : `${from} to ${several(to, 'hero', 'heroes')}`;
  }
  if ('characteristic' in condition)
    return listed(
      Object.entries(condition.characteristic).map(
        ([name, least]) => `${CHARACTERISTIC[name as keyof typeof CHARACTERISTIC]} ${least}`,
      ),
    );
  if ('talents' in condition) {
    const { classes, from } = condition.talents;
    const of = listed(
      classes.map((one) => CLASS[one]),
      'or',
    );
    return several(from, `talent of ${of}`, `talents of ${of}`);
  }
  if ('spells' in condition) {
    const { from, only } = condition.spells;
    return several(from, only ? `${only} spell` : 'spell');
  }
  if ('heavy' in condition) return several(condition.heavy, 'heavy piece');
  if ('cube' in condition) return `hold ${aCube(condition.cube.kind, condition.cube.colour)}`;
  if ('crystals' in condition) return several(condition.crystals, 'crystal');
  if ('gold' in condition) return `${condition.gold} gold`;
  if ('triangle' in condition) return `triangle ${condition.triangle} checked`;
  if ('points' in condition) return several(condition.points, 'point');
  if ('gem' in condition) return `a ${GEM[condition.gem]} drawn`;
  if ('mode' in condition) return MODE[condition.mode];
  if ('period' in condition) return `it is ${condition.period}`;
  if ('weather' in condition) return `${condition.weather} weather`;
  if ('days' in condition) return `${several(condition.days, 'day')} over`;
  if ('corpses' in condition) return several(condition.corpses, 'corpse');
  if ('fast' in condition) return 'fast mode';
  return `the ${condition.interest.replaceAll('-', ' ')} still there`;
}

import { type AbraxisCard, isDrawnFor } from '../../abraxis/model/card.ts';
import { type Finding, jsonPath, shown } from '../../check/problem.ts';
import type { CardIndex } from '../../engine/model/cards/cards.ts';
import { checkSources } from './check-card.ts';

/** What the shape alone does not say of an Abraxis card: its rounds stand once each, and what is drawn is there (X219). */
export function checkAbraxis(card: AbraxisCard, items: CardIndex['items']): Finding[] {
  const found = checkSources(card);
  card.eachRound?.forEach((rule, i) => {
    if (Array.isArray(rule.in)) {
      rule.in.forEach((round, j) => {
        if (rule.in!.indexOf(round as never) === j) return;
        const path = jsonPath(['eachRound', i, 'in', j]);
        found.push({ path, expected: { what: 'round-of-its-own' }, got: shown(round) });
      });
    }
    if (!('draw' in rule)) return;
    if (Object.values(items).some((item) => isDrawnFor(item, rule.draw))) return;
    const expected = { what: 'item-to-draw', ...rule.draw } as const;
    found.push({ path: jsonPath(['eachRound', i, 'draw']), expected, got: shown(rule.draw) });
  });
  return found;
}

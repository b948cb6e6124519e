/**
 * An adventure or a shadow is put into a city without either (A 10t, A 11p). Adventures of level 1 come first, then of
 * level 2, then of level 3 (A 11); shadows in the order of their levels (A 12). The active player says where (MI-28).
 */
import type { MidgardOption } from '../model/prompts.ts';
import { adventuresNext } from '../queries/party.ts';
import { ask, type MidgardTable, type Rule } from './table.ts';

const listFree = ({ state }: MidgardTable): MidgardOption[] =>
  state.cities
    .filter(({ adventure, shadow }) => adventure === null && shadow === null)
    .map(({ number }) => ({ id: `city:${number}`, act: { do: 'city', to: number } }));

export function* putAdventure(table: MidgardTable, player: number): Rule {
  const { state, chance, emit } = table;
  const next = adventuresNext(table);
  const options = listFree(table);
  if (!state.parts.adventures || next.length === 0 || options.length === 0) return;
  const act = yield* ask(table, player, { kind: 'put', options, rule: 'A 10t' });
  if (act.do !== 'city') return;
  const { value, words } = chance.pick(state.rng, next.length, 'draw:adventures', next);
  emit({ type: 'adventurePut', city: act.to, adventure: next[value]!, rng: words, rule: 'A 10t' });
}

export function* putShadow(table: MidgardTable, player: number): Rule {
  const { state, content, emit } = table;
  const shadow = state.shadows[0];
  const options = listFree(table);
  if (shadow === undefined || options.length === 0) return;
  const act = yield* ask(table, player, { kind: 'put', options, card: shadow, rule: 'A 11p' });
  if (act.do !== 'city') return;
  emit({ type: 'shadowPut', city: act.to, shadow, lp: content.shadows[shadow]!.lp, rule: 'A 11p' });
}

/** States that go (L5585–5591, L5859–5861): for plants on the road or at a campfire, for gold in a village. */
import type { MalhyaOption } from '../model/prompts.ts';
import { ask, type MalhyaTable, type Rule } from '../procedures/table.ts';
import { type Cure, type CureAt, curesAt } from './states-and-gear.ts';

export const cureOptions = (table: Pick<MalhyaTable, 'state' | 'content'>, at: CureAt): MalhyaOption[] =>
  curesAt(table, at).map(({ hero, card }) => ({
    id: `cure:${table.state.heroes[hero]!.id}:${card}`,
    act: { do: 'cure', hero, card },
  }));

/** Pays for one and takes it off. */
export function* cure(table: MalhyaTable, { hero, card, plants, gold }: Cure): Rule {
  const { state, emit } = table;
  if (gold > 0) emit({ type: 'goldChanged', amount: -gold, rule: 'L5591' });
  for (let i = 0; i < plants; i++) {
    const act = yield* ask(table, {
      kind: 'plants',
      hero,
      options: [...new Set(state.heroes[hero]!.cubes.plant)].map(
        (colour): MalhyaOption => ({ id: `plant:${colour}`, act: { do: 'plant', colour } }),
      ),
      rule: 'L5591',
    });
    if (act.do === 'plant')
      emit({ type: 'cubeLost', hero, kind: 'plant', colour: act.colour, rule: 'L5591' });
  }
  emit({ type: 'stateHealed', hero, card, rule: 'L5585' });
}

/** The one that was chosen there. */
export function* cureChosen(table: MalhyaTable, at: CureAt, hero: number, card: string): Rule {
  const chosen = curesAt(table, at).find((one) => one.hero === hero && one.card === card);
  if (chosen) yield* cure(table, chosen);
}

/** As many as the table likes. */
export function* cureSome(table: MalhyaTable, at: CureAt): Rule {
  for (;;) {
    const options = cureOptions(table, at);
    const act = yield* ask(table, {
      kind: 'cure',
      hero: null,
      options: [{ id: 'done', act: { do: 'done' } }, ...options],
      rule: 'L5585',
    });
    if (act.do !== 'cure') return;
    yield* cureChosen(table, at, act.hero, act.card);
  }
}

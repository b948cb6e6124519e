/**
 * Harvest (L2335–2360).
 * 1. After the event of the card, once a card (MA-70): one travel token (L2341), on one of the four terrains (MA-69).
 * 2. One hero draws (L2349). Before it an aura token or an object may bring more cards (L1309, L5875, L5883, MA-260).
 * 3. Each gem is one resource, of those the wheel offers the table's choice; it goes to whom the table says (L2351).
 */
import { MOST_VALUE } from '../model/fixed-numbers.ts';
import type { MalhyaOption } from '../model/prompts.ts';
import { drawAction } from '../procedures/deck.ts';
import { ask, askHero, type MalhyaTable, type Rule } from '../procedures/table.ts';
import { conscious } from '../queries/holds.ts';
import { auraFor } from '../spells/aura-reserve.ts';
import { payingAura } from '../spells/bonus-cards.ts';
import { type HarvestHelp, harvestCards, isTerrain, offersOf } from './harvesting.ts';
import { groundOf } from './hexes.ts';
import { HARVEST_PRICE } from './land-numbers.ts';
import { changeTokens, only, regionOf, travelOf } from './lay.ts';
import { shareCube } from './share.ts';

export function mayHarvest(table: Pick<MalhyaTable, 'state' | 'content'>): boolean {
  const travel = table.state.land.travel!;
  return (
    travel.drawn &&
    !travel.harvested &&
    travel.tokens >= HARVEST_PRICE &&
    isTerrain(groundOf(regionOf(table), travel.hex)) &&
    conscious(table).length > 0
  );
}

export function* harvest(table: MalhyaTable): Rule {
  const { state, content, emit } = table;
  const terrain = groundOf(regionOf(table), travelOf(table).hex);
  if (!isTerrain(terrain)) return;
  changeTokens(table, -HARVEST_PRICE, 'L2341');
  const hero = yield* askHero(table, conscious(table), { kind: 'whose', rule: 'L2349' });
  const help = yield* helpFor(table, hero);
  const group = conscious(table).map((at) => state.heroes[at]!);
  const { total } = harvestCards(content, state.heroes[hero]!, help, group);
  emit({ type: 'harvestBegan', hero, cards: total, rule: 'L2349' });
  for (let i = 0; i < total; i++) {
    const card = drawAction(table, hero, 'L2349');
    if (!card) return;
    const act = yield* ask(table, {
      kind: 'resource',
      hero,
      options: offersOf(only(content.wheels), terrain, card.gem).map(
        ({ kind, colour }): MalhyaOption => ({
          id: `resource:${kind}:${colour}`,
          act: { do: 'resource', kind, colour },
        }),
      ),
      rule: 'L2351',
    });
    if (act.do === 'resource') yield* shareCube(table, { kind: act.kind, colour: act.colour }, hero, 'L2351');
  }
}

function* helpFor(table: MalhyaTable, harvester: number): Rule<HarvestHelp> {
  const { state, content, emit } = table;
  let help: HarvestHelp = { people: false, object: null };
  for (;;) {
    const isSpent = help.people || help.knowledge === true;
    const mayKnowMore =
      !isSpent &&
      auraFor(table, harvester) > 0 &&
      state.heroes[harvester]!.characteristics.knowledge < MOST_VALUE;
    const auras = state.heroes.flatMap(({ id }, hero): MalhyaOption[] =>
      !isSpent && auraFor(table, hero) > 0 && content.heroes[id]!.road?.includes('harvest')
        ? [{ id: `aura:${id}`, act: { do: 'spend-aura', hero } }]
        : [],
    );
    const objects = state.heroes.flatMap(({ id, objects: held }, hero): MalhyaOption[] =>
      help.object !== null
        ? []
        : held
            .filter((gear) => content.gear[gear]!.harvest !== undefined)
            .map((gear) => ({ id: `object:${id}:${gear}`, act: { do: 'spend-object', hero, gear } })),
    );
    const act = yield* ask(table, {
      kind: 'harvest-help',
      hero: null,
      options: [
        { id: 'done', act: { do: 'done' } },
        ...(mayKnowMore ? [{ id: 'aura', act: { do: 'aura' } } as const] : []),
        ...auras,
        ...objects,
      ],
      rule: 'L5875',
    });
    if (act.do === 'aura') {
      yield* payingAura(table, harvester, () =>
        emit({ type: 'auraChanged', hero: harvester, amount: -1, rule: 'L1309' }),
      );
      help = { ...help, knowledge: true };
    } else if (act.do === 'spend-aura') {
      yield* payingAura(table, act.hero, () =>
        emit({ type: 'auraChanged', hero: act.hero, amount: -1, rule: 'L5875' }),
      );
      help = { ...help, people: true };
    } else if (act.do === 'spend-object') {
      emit({ type: 'gearHanded', hero: act.hero, gear: act.gear, rule: 'L5883' });
      help = { ...help, object: act.gear };
    } else return help;
  }
}

import { type CardRef, hashText } from '../../engine/index.ts';
import type { Mechanic, StoryRef } from '../model/content.ts';
import { putMechanics } from './scene.ts';
import { askLazily, type CampaignRule, type CampaignTable } from './table.ts';

/** Dice pairs there are (X242). */
const AT_THE_TABLE = 4;

/** Abraxis (p.70) is a game of its own, and one decision here: played at this table, or told by how many are still in. */
export function* resolveAbraxis(
  table: CampaignTable,
  { card, rewards }: Extract<Mechanic, { readonly do: 'abraxis' }>,
  scene: StoryRef,
): CampaignRule<void> {
  const members: readonly CardRef[] = table.state.active.slice(0, AT_THE_TABLE);
  const seed = hashText(`${table.state.rng.join(' ')} abraxis ${card}`);
  const about = { of: 'abraxis', scene, card, members, seed } as const;
  const act = yield* askLazily(table, 'abraxis', about, () => ({
    options: [
      ...[...table.played.abraxis].flatMap(([hash, game]) =>
        game.seed === seed ? [{ id: `played:${hash}`, act: { do: 'played' as const, hash } }] : [],
      ),
      ...[...members, null].map((_, count) => ({
        id: `survivors:${count}`,
        act: { do: 'survivors' as const, count },
      })),
    ],
    refused: [],
  }));
  const hash = act.do === 'played' ? act.hash : null;
  const survivors =
    hash !== null ? table.played.abraxis.get(hash)!.survivors : act.do === 'survivors' ? act.count : 0;
  table.emit({ type: 'abraxisEnded', card, survivors, hash, rule: 'p.70' });
  putMechanics(table, rewards[String(survivors)] ?? [], scene, 'p.70');
}

import { canonicalJson } from '../../engine/index.ts';
import type { Mechanic, StoryRef } from '../model/content.ts';
import { abraxisSetupOf } from '../queries/abraxis-setup.ts';
import { readyGroup } from './active-group.ts';
import { putMechanics } from './read-scene.ts';
import { askLazily, type CampaignRule, type CampaignTable } from './table.ts';

/**
 * Abraxis (p.70) is a game of its own, and one decision here: played at this table, and named by the hash of its log, or
 * told by how many are still in (X242, X260).
 */
export function* resolveAbraxis(
  table: CampaignTable,
  { card, rewards }: Extract<Mechanic, { readonly do: 'abraxis' }>,
  scene: StoryRef,
): CampaignRule<void> {
  yield* readyGroup(table, scene);
  const members = table.state.active;
  // Nobody can sit down, and nobody is left (X402).
  if (members.length === 0 && !table.asBefore) {
    table.emit({ type: 'abraxisEnded', card, survivors: 0, hash: null, rule: 'X402' });
    return putMechanics(table, rewards['0'] ?? [], scene, 'p.70');
  }
  const setup = abraxisSetupOf(table.state, card, table);
  const wanted = canonicalJson(setup);
  const about = {
    of: 'abraxis',
    scene,
    card,
    members: members.slice(0, setup.players.length),
    setup,
  } as const;
  const act = yield* askLazily(table, 'abraxis', about, () => ({
    options: [
      ...[...table.played.abraxis].flatMap(([hash, game]) =>
        game.setup === wanted ? [{ id: `played:${hash}`, act: { do: 'played' as const, hash } }] : [],
      ),
      ...[...about.members, null].map((_, count) => ({
        id: `survivors:${count}`,
        act: { do: 'survivors' as const, count },
      })),
    ],
    refused: [],
  }));
  const game = act.do === 'played' ? table.played.abraxis.get(act.hash)! : null;
  const survivors = game ? game.result.left : act.do === 'survivors' ? act.count : 0;
  table.emit({
    type: 'abraxisEnded',
    card,
    survivors,
    hash: act.do === 'played' ? act.hash : null,
    ...(game
      ? { points: game.result.players.map(({ points }, i) => ({ member: about.members[i]!, points })) }
      : {}),
    rule: 'p.70',
  });
  putMechanics(table, rewards[String(survivors)] ?? [], scene, 'p.70');
}

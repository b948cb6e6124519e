import type { SavedCampaign } from '../../stores/campaign/saved-campaign.ts';
import { HOSTILE_TEXTS, PROTOTYPE_NAMES, withDepths } from './hostile.ts';
import type { CampaignInput } from './try-campaign.ts';

type Place = Record<string | number, unknown>;
type Edit = (file: Place) => void;

const at = (file: Place, path: string): Place =>
  path === '' ? file : path.split('.').reduce((place, key) => place[key] as Place, file);

/** Attacks on a campaign's file: on what is run again, on what is only read, and on what a table goes on from. */
export function namedCampaigns(real: SavedCampaign): readonly CampaignInput[] {
  const edited = (edit: Edit): string => {
    const copy = JSON.parse(JSON.stringify(real)) as Place;
    edit(copy);
    return withDepths(JSON.stringify(copy));
  };
  /** So that it does not run, and is read as it was recorded. */
  const stale =
    (edit: Edit): Edit =>
    (file) => {
      at(file, 'log').hash = 'ffff';
      edit(file);
    };
  const put =
    (path: string, key: string | number, value: unknown): Edit =>
    (file) => {
      at(file, path)[key] = value;
    };
  const odd = [null, 1e308, -1, [], {}, 'x'.repeat(100_000), ...PROTOTYPE_NAMES, HOSTILE_TEXTS[0]];
  const edits: Edit[] = [
    // One that is as it should be: what is refused is refused for its faults.
    () => {},
    stale(() => {}),
    ...odd.flatMap((value) => [
      put('recorded', 0, value),
      put('', 'past', [value]),
      stale(put('recorded.0', 'type', value)),
      stale(put('log.checkpoint', 'state', value)),
      stale(put('log.checkpoint.state', 'members', value)),
      stale(put('log.checkpoint.state.members.0', 'card', value)),
      stale(put('log.checkpoint.state.members.0', 'items', [value])),
      stale(put('log.checkpoint.state', 'agenda', [value])),
      stale(put('log.checkpoint.state', 'flags', value)),
      stale(put('log.checkpoint.state', 'story', value)),
      put('log.setup.story', 'adventure', value),
      put('log', 'checkpoint', value),
      put('log', 'from', value),
      put('', 'games', value),
      put('', 'abraxis', { x: value }),
      put('', 'notes', value),
      put('', 'name', value),
    ]),
    stale(put('log.checkpoint.state', 'agenda', [{ do: 'mechanic', mechanic: { do: 'x' }, scene: 'x' }])),
    stale(
      put('log.checkpoint.state', 'agenda', [{ do: 'step', of: 'bounty', ref: 'x', step: 0, scene: 'x' }]),
    ),
    stale(put('', 'past', [{ type: 'goldChanged', rule: 'p.1', amount: 'much', why: null }])),
  ];
  const texts = edits.map(edited);
  return texts.flatMap((text, i): CampaignInput[] => [
    { as: 'file', text },
    ...(i % 3 === 0 ? [{ as: 'record', text } as const] : []),
  ]);
}

import type { SortOfContent } from '../../check/messages.ts';

/** What a pack has a folder for. */
type Sort = SortOfContent;

/** The sorts of content: as a file is referred to (`an item`), and as they are counted. */
export const SORTS: {
  readonly [S in Sort]: { readonly a: string; readonly one: string; readonly many: string };
} = {
  adventurers: { a: 'an adventurer', one: 'adventurer', many: 'adventurers' },
  items: { a: 'an item', one: 'item', many: 'items' },
  upgrades: { a: 'an upgrade', one: 'upgrade', many: 'upgrades' },
  disciplines: { a: 'a discipline', one: 'discipline', many: 'disciplines' },
  familiars: { a: 'a familiar', one: 'familiar', many: 'familiars' },
  companions: { a: 'a companion', one: 'companion', many: 'companions' },
  exalted: { a: 'an exalted esper', one: 'exalted esper', many: 'exalted espers' },
  ubiquitous: { a: 'a Ubiquitous card', one: 'Ubiquitous card', many: 'Ubiquitous cards' },
  combatants: { a: 'a combatant', one: 'monster', many: 'monsters' },
  tokens: { a: 'a token', one: 'token', many: 'tokens' },
  tiles: { a: 'a tile', one: 'tile', many: 'tiles' },
  encounters: { a: 'an encounter', one: 'encounter', many: 'encounters' },
  adventures: { a: 'an adventure', one: 'adventure', many: 'adventures' },
  scenes: { a: 'a scene', one: 'scene', many: 'scenes' },
  bounties: { a: 'a bounty', one: 'bounty', many: 'bounties' },
  scenarios: { a: 'a scenario', one: 'scenario', many: 'scenarios' },
  abraxis: { a: 'an Abraxis card', one: 'Abraxis card', many: 'Abraxis cards' },
};

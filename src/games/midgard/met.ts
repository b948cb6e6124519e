/** Which cards came up in a race: for whoever looks what nobody ever meets. */
import type { MidgardContent } from './rules/model/content.ts';
import type { MidgardEvent, Thing } from './rules/model/events.ts';

/** The folders whose cards may or may not come up. */
export const FOLDERS_MET = [
  'actions',
  'tokens',
  'randoms',
  'goods',
  'spells',
  'skills',
  'destiny',
  'treasures',
  'rewards',
  'artifacts',
  'adventures',
  'challenges',
  'shadows',
] as const;
export type FolderMet = (typeof FOLDERS_MET)[number];

/** By folder; what the heroes of it begin with is among them. */
export function metIn(
  events: readonly MidgardEvent[],
  heroes: readonly string[],
  content: MidgardContent,
): Readonly<Record<FolderMet, ReadonlySet<string>>> {
  const met = Object.fromEntries(FOLDERS_MET.map((folder) => [folder, new Set<string>()])) as Record<
    FolderMet,
    Set<string>
  >;
  for (const hero of heroes) {
    const { skill, goods } = content.heroes[hero]!;
    met.skills.add(skill);
    for (const good of goods) met.goods.add(good);
  }
  for (const event of events) for (const [folder, card] of cardsOf(event)) met[folder].add(card);
  return met;
}

const ofThing = (thing: Thing): readonly (readonly [FolderMet, string])[] =>
  thing.of === 'gold' || thing.of === 'forgeries' ? [] : [[thing.of, thing.ref]];

function cardsOf(event: MidgardEvent): readonly (readonly [FolderMet, string])[] {
  switch (event.type) {
    case 'cardPlayed':
      return [['actions', event.card]];
    case 'tokenTaken':
      return [['tokens', event.token]];
    case 'tokenRevealed':
      return [['randoms', event.token]];
    case 'goodGained':
      return [['goods', event.good]];
    case 'bought':
      return event.pile === 'spells' ? [['spells', event.card]] : [['goods', event.card]];
    case 'skillGained':
      return [['skills', event.skill]];
    case 'destinyDrawn':
      return [['destiny', event.card]];
    case 'treasureTaken':
      return [['treasures', event.treasure]];
    case 'rewardDrawn':
      return [['rewards', event.card]];
    case 'artifactGained':
      return [['artifacts', event.artifact]];
    case 'adventureBegan':
      return [['adventures', event.adventure.ref]];
    case 'challengeRevealed':
      return [['challenges', event.card]];
    case 'shadowPut':
      return [['shadows', event.shadow]];
    case 'thingPassed':
      return ofThing(event.thing);
    default:
      return [];
  }
}

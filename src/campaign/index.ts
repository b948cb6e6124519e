/** The public surface of the campaign's rules. */
export * from './campaign-session.ts';
export { applyCampaignEvent } from './model/apply.ts';
export * from './model/content.ts';
export * from './model/events.ts';
export * from './model/prompts.ts';
export * from './model/state.ts';
export type { PartyLeft } from './procedures/free.ts';
export { difficultyNow } from './procedures/rules.ts';
export type { CampaignContent, PlayedAbraxis, PlayedEncounter } from './procedures/table.ts';
export { type Achieved, listAchieved } from './queries/achieved.ts';
export { loadoutOfMember, memberIn } from './queries/held.ts';
export { maxHpOf, partyPosition } from './queries/party-position.ts';
export { type Fifth, leftOfShare, type Share, shareOfFifth } from './queries/share-of-fifth.ts';
export { passesOf36, skillOfMember } from './queries/skills.ts';
export { copiesFree, countOut, isStoreVisit } from './queries/stock.ts';
export { encountersOf, type MechanicOf, mechanicsIn, scenesOf } from './queries/stories.ts';
export { storyHolds } from './queries/story-holds.ts';

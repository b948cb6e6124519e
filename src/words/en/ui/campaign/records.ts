import type { CampaignEvent, RuleChange } from '../../../../campaign/index.ts';
import { capital, points, signed, spelled } from '../../grammar.ts';
import { switchText } from '../../switch-words.ts';

/** The campaign sheet (p.72). */
export const sheet = {
  title: 'Campaign sheet',
  print: 'Print',
  flags: 'Story so far',
  noFlags: 'Nothing yet.',
  achievements: 'Achievements',
  noAchievements: 'None yet.',
  gold: 'Gold',
  stash: 'Stash',
  empty: 'empty',
  members: 'The party',
  xp: (free: number, gained: number) => `${free} XP to spend (${gained} total)`,
  damage: (damage: number, hp: number) => `${damage} damage of ${hp} HP`,
  injured: 'Injured',
  unselectable: 'Unselectable',
  defeated: 'Defeated',
  waits: 'not in the Active Group',
  disciplines: 'Disciplines',
  items: 'Equipped',
  pack: 'Pack',
  familiar: 'Familiar',
  companion: 'Companion',
  tokens: 'Tokens',
  none: '–',
  endings: 'Endings seen',
  noEndings: 'None yet.',
  unseen: (n: number) => `${n} more to find.`,
  notes: 'Your notes',
  notesHint: 'Saved with the campaign.',
  rules: 'Rules',
};

export const chronicle = {
  title: 'Chronicle',
  about: 'Everything you read, decided, rolled and fought, in order.',
  before: 'Beginning',
  replay: 'Replay',
  asText: 'Save as text',
  /** A game of Abraxis, step by step. */
  abraxisOf: (had: number, locked: number) => `${points(had, 'point')}, ${locked} kept`,
  stepOn: 'Next',
  stepBack: 'Back',
  stepOf: (n: number, all: number) => `${n} of ${all}`,
  noReplay: 'Played by other rules: there is no replay.',
  close: 'Close',
  nothing: 'Nothing has happened yet.',
};

export const road = {
  title: 'Road',
  about: 'Where you have been. What lies ahead is hidden.',
  rest: 'rest',
  won: 'won',
  lost: 'lost',
  here: 'you are here',
};

/** What the chronicle's lines need to know of names. */
export interface ChronicleNames {
  /** An Adventurer. */
  who(card: string): string;
  /** Any other card. */
  card(ref: string): string;
  /** A scene, encounter, Bounty, Scenario or Abraxis card. */
  place(ref: string): string;
  /** What an option said; null where it is not there any more. */
  option(scene: string, decision: string, option: string): string | null;
  /** A Flag in the story's words. */
  flag(flag: string): string;
  achievement(id: string): string;
}

/** A switch, and what it stands at from now on. */
function ruleText({ rule, to }: RuleChange): string {
  if (rule === 'difficulty') return `Difficulty, ${to}`;
  if (rule === 'xpLeniency') return `XP Leniency, ${to ? 'on' : 'off'}`;
  const { label, values } = switchText(rule);
  return `${label}, ${values.find(({ value }) => value === to)?.short ?? to}`;
}

/** An event of a campaign as a line of its chronicle; null for what only keeps the books. */
export function chronicleLine(event: CampaignEvent, names: ChronicleNames): string | null {
  const { who, card, place } = names;
  switch (event.type) {
    case 'storyBegun':
      return `Started: ${place(event.story)}`;
    case 'optionDecided': {
      const said = names.option(event.scene, event.decision, event.option);
      return `Decided: ${said ?? spelled(event.option)}`;
    }
    case 'checkMade': {
      const { member, skill, difficulty, total, passed } = event;
      return `${who(member)}: ${capital(skill)} ${total.total} vs ${difficulty}, ${passed ? 'passed' : 'failed'}`;
    }
    case 'goldChanged':
      return `${signed(event.amount)} Gold`;
    case 'xpGained':
      return `${who(event.member)}: ${signed(event.amount)} XP`;
    case 'xpTakenBack':
      return `${who(event.member)} loses ${event.amount} XP`;
    case 'itemGained':
      return event.to === 'stash'
        ? `${card(event.item.ref)} goes to the stash`
        : `${who(event.to.member)} takes ${card(event.item.ref)}`;
    case 'notGained':
      return `${card(event.card)}: no copy left in the box`;
    case 'disciplineLost':
      return `${who(event.member)} loses ${card(event.ref)}`;
    case 'itemLost':
      return `${card(event.item.ref)} is lost`;
    case 'itemBought':
      return `Bought ${card(event.ref)} for ${event.price} Gold`;
    case 'itemSold':
      return `Sold ${card(event.item.ref)} for ${event.price} Gold`;
    case 'upgradeAttached':
      return `Attached ${card(event.upgrade)} to an item for ${event.price} Gold`;
    case 'companionGained':
      return `${card(event.card)} joins ${who(event.member)}`;
    case 'disciplineLearned':
      return `${who(event.member)} learns ${card(event.ref)}`;
    case 'respecced':
      return `${who(event.member)} retrains (${event.back} XP back)`;
    case 'familiarChosen':
      return `${who(event.member)} takes ${card(event.card)}`;
    case 'flagSet':
      return event.value > 0 ? names.flag(event.flag) : `No longer true: ${names.flag(event.flag)}`;
    case 'achievementGained':
      return `Achievement: ${names.achievement(event.achievement)}`;
    case 'achievementTold':
      return `Achievement in ${place(event.encounter)} (entered by hand)`;
    case 'memberJoined':
      return `${who(event.member.card)} joins the party`;
    case 'memberLeft':
      return `${who(event.card)} leaves the party`;
    case 'stateSet':
      if (event.state === 'injured')
        return `${who(event.card)} is ${event.on ? 'Injured' : 'no longer Injured'}`;
      return `${who(event.card)} ${event.on ? 'cannot be chosen' : 'can be chosen again'}`;
    case 'memberHarmed':
      return `${who(event.card)} takes ${event.amount} damage`;
    case 'tokensGained':
      return `${who(event.card)}: ${signed(event.amount)} ${spelled(event.token)}`;
    case 'partyRestored':
      return 'Everyone is restored';
    case 'activeChosen':
      return `Active Group: ${event.active.map(who).join(', ')}`;
    case 'cardRevealed':
      return `Revealed: ${card(event.card)}`;
    case 'cardRemoved':
      return `${card(event.card)} is removed from the game`;
    case 'allySet':
      return `${card(event.card)} ${event.on ? 'joins as an ally' : 'leaves'}`;
    case 'encounterEnded': {
      const how = event.hash === null ? ' (entered by hand)' : ` in ${points(event.rounds, 'round')}`;
      return `${place(event.encounter)}: ${event.result}${how}`;
    }
    case 'abraxisEnded': {
      const had = event.points?.map((one) => `${who(one.member)} ${one.points}`).join(', ');
      const how = had === undefined ? ' (entered by hand)' : `, with points: ${had}`;
      return `Abraxis, ${place(event.card)}: ${event.survivors} still in${how}`;
    }
    case 'roundEntered':
      return event.seen.unique === null ? null : `Unique item on sale: ${card(event.seen.unique)}`;
    case 'roundLeft':
      return event.lost === null ? null : `${card(event.lost)} was not bought and is gone`;
    case 'questBegun':
      return `Side Quest: ${place(event.scene)}`;
    case 'runBegun':
      return `Started: ${place(event.run.ref)}`;
    case 'runEnded':
      return `${place(event.ref)}: ${event.result}`;
    case 'belongingsBack':
      return 'Everything is as it was before the Scenario';
    case 'ruleChanged':
      return `Rules changed: ${ruleText(event.change)}`;
    case 'endingReached':
      return event.over ? `Game Over: ${place(event.scene)}` : `Ending: ${place(event.scene)}`;
    default:
      return null;
  }
}

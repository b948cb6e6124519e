import type { CampaignReason, Origin } from '../../../../campaign/index.ts';
import { capital, points, spelled } from '../../grammar.ts';

/** The Book: a scene as it is read, and what it asks. */
export const book = {
  readOn: 'Continue',
  theEnd: 'The end',
  enter: 'Enter',
  soFar: 'Result',
  readToMe: 'Read aloud',
  stopReading: 'Stop reading',
  decide: 'Your decision',
  cannot: (why: string) => `Not available: ${why}`,
  check: (skill: string, difficulty: number) => `${capital(skill)} ${difficulty}`,
  checkOf: 'Skill Check',
  allCheck: (needs: number, of: number, passed: number) =>
    `Everyone in the Active Group rolls: ${needs} of ${of} must pass. Passed so far: ${passed}.`,
  whoChecks: 'Who tries?',
  makes: (name: string) => `${name} tries`,
  chance: (of36: number) => `${Math.round((100 * of36) / 36)} %`,
  chanceAbout: 'chance to pass',
  skillIs: (name: string, skill: string) => `${name}: ${capital(skill)}`,
  needs: (n: number) => (n <= 0 ? 'passes with any roll' : `needs ${n}+ on two purple dice`),
  roll: 'Roll',
  typeFace: (n: number) => `what does the ${n === 1 ? 'first' : 'second'} die show?`,
  passed: 'Passed',
  failed: 'Failed',
  total: (total: number, difficulty: number) => `${total} (needed ${difficulty})`,
  whoGains: (card: string) => `Who takes ${card}?`,
  keeps: (name: string) => `Which Familiar does ${name} keep?`,
  toStash: 'To the stash',
  whoOf: (count: number) => (count === 1 ? 'Choose one Adventurer' : `Choose ${count} Adventurers`),
  loses: 'You must give something up. Choose what.',
  losesCopy: (name: string) => `Which ${name} goes?`,
  lose: (name: string) => `Give up ${name}`,
  whose: (name: string) => `carried by ${name}`,
  ofStash: 'in the stash',
  abraxis: 'Abraxis',
  abraxisAbout: (n: number) =>
    `${['Nobody plays', 'One of you plays', 'Two of you play', 'Three of you play'][n] ?? 'Four of you play'} Battle Dice (p.70). The result depends on how many are still in after five rounds.`,
  sitDown: 'Start the dice game',
  backToTable: 'Back to the dice game',
  abraxisTold: 'How many were still in at the end?',
  survivors: (n: number) => (n === 0 ? 'Nobody was still in' : `${points(n, 'was', 'were')} still in`),
  ending: 'The end',
  gameOver: 'Game Over',
  nobodyLeft: 'Nobody in the party can continue.',
  again: 'Try again',
  againAbout: 'Each starts a new branch. This one stays in the list with its Ending.',
  retry: {
    encounter: 'Before the last encounter',
    round: 'In the last Story Round',
    beginning: 'From the beginning',
  } as const,
  toCampaigns: 'Campaigns',
  toChronicle: 'Read the chronicle',
};

/** Why something may not be done; cards and Adventurers by the names `name` gives. */
export function reason(why: CampaignReason, name: (ref: string) => string): string {
  switch (why.why) {
    case 'gold':
      return `costs ${why.needs} Gold, you have ${why.has}`;
    case 'xp':
      return `costs ${why.needs} XP, you have ${why.has}`;
    case 'no-copies':
      return 'every copy is in use';
    case 'material':
      return `needs ${name(why.material)}`;
    case 'level':
      return `needs ${capital(spelled(why.tree))} LVL ${why.level}`;
    case 'known':
      return 'already known';
    case 'no-fifth':
      return 'the party has no fifth Adventurer';
    case 'over-limit':
      return `${why.members.map(name).join(' and ')}: too many items equipped or packed (p.24)`;
    case 'no-familiar':
      return `${why.members.map(name).join(' and ')}: choose a Familiar first (p.68)`;
    case 'nobody':
      return 'nobody is fit to go';
    case 'not-sold':
      return 'you cannot sell it (p.27)';
    case 'state':
      return why.state === 'injured' ? 'Injured' : 'unavailable';
    case 'rating':
      return 'too hard for this Story Round';
    case 'tried':
      return 'already tried';
    case 'completed':
      return 'completed';
    case 'too-many':
      return 'too many chosen';
    case 'too-few':
      return 'too few chosen';
    case 'told':
      return why.text;
    case 'rank':
      return `Rank ${why.rank} is already won`;
  }
}

/** Where something came from; `name` names scenes, encounters, Bounties and Scenarios. */
export function origin(from: Origin, name: (ref: string) => string): string {
  switch (from.from) {
    case 'scene':
      return name(from.scene);
    case 'encounter':
      return name(from.encounter);
    case 'bounty':
      return name(from.bounty);
    case 'scenario':
      return name(from.scenario);
    case 'shop':
      return 'the store';
    case 'table':
      return 'the rules';
  }
}

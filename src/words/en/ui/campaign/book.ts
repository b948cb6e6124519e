import type { CampaignReason, Origin } from '../../../../campaign/index.ts';
import { capital, points, spelled } from '../../grammar.ts';

/** The Book: a scene as it is read, and what it asks. */
export const book = {
  readOn: 'Read on',
  theEnd: 'The end',
  enter: 'Enter',
  pageAgain: 'The page again',
  soFar: 'What came of it',
  readToMe: 'Read to me',
  stopReading: 'Stop reading',
  decide: 'The party decides',
  cannot: (why: string) => `Not now: ${why}`,
  check: (skill: string, difficulty: number) => `${capital(skill)} ${difficulty}`,
  checkOf: 'Skill Check',
  whoChecks: 'Who tries?',
  makes: (name: string) => `${name} tries it`,
  chance: (of36: number) => `${of36} of 36`,
  chanceAbout: 'throws of two PURPLE pass',
  skillIs: (name: string, skill: string) => `${name}: ${capital(skill)}`,
  needs: (n: number) => (n <= 0 ? 'passes whatever the dice show' : `needs ${n} of two PURPLE`),
  roll: 'Roll',
  typeFace: (n: number) => `Which face shows the ${n === 1 ? 'first' : 'second'} die?`,
  passed: 'Passed',
  failed: 'Failed',
  total: (total: number, difficulty: number) => `${total} of ${difficulty}`,
  whoGains: (card: string) => `Who takes ${card}?`,
  toStash: 'Into the stash',
  whoOf: (count: number) => (count === 1 ? 'Choose one of you' : `Choose ${count} of you`),
  loses: 'Something has to be given up. What?',
  lose: (name: string) => `Give up ${name}`,
  whose: (name: string) => `of ${name}`,
  ofStash: 'in the stash',
  abraxis: 'Abraxis',
  abraxisAbout: (n: number) =>
    `${['Nobody sits', 'One of you sits', 'Two of you sit', 'Three of you sit'][n] ?? 'Four of you sit'} down to Battle Dice (p.70); what comes of it depends on how many are still in after five rounds.`,
  sitDown: 'Sit down at the table',
  backToTable: 'Back to the table',
  abraxisTold: 'How many of you were still in at the end?',
  survivors: (n: number) => (n === 0 ? 'Nobody was left in' : `${points(n, 'was', 'were')} still in`),
  ending: 'The end',
  gameOver: 'Game Over',
  again: 'Try again',
  againAbout: 'Each makes another branch; this one stays in the list with its Ending.',
  retry: {
    encounter: 'Before the last encounter',
    round: 'In the last Story Round',
    beginning: 'From the beginning',
  } as const,
  toCampaigns: 'To the campaigns',
  toChronicle: 'Read the chronicle',
};

/** Why something may not be done; cards and Adventurers by the names `name` gives. */
export function reason(why: CampaignReason, name: (ref: string) => string): string {
  switch (why.why) {
    case 'gold':
      return `costs ${why.needs} Gold, there are ${why.has}`;
    case 'xp':
      return `costs ${why.needs} XP, ${why.has} free`;
    case 'no-copies':
      return 'every copy is in use';
    case 'material':
      return `needs ${name(why.material)}`;
    case 'level':
      return `needs ${capital(spelled(why.tree))} LVL ${why.level}`;
    case 'known':
      return 'known';
    case 'no-fifth':
      return 'there is no fifth Adventurer in the party';
    case 'over-limit':
      return `${why.members.map(name).join(' and ')}: more is equipped or stored than allowed (p.24)`;
    case 'not-sold':
      return 'nobody buys it (p.27)';
    case 'state':
      return why.state === 'injured' ? 'Injured' : 'not at hand';
    case 'rating':
      return 'too hard for this Story Round';
    case 'tried':
      return 'tried in this Story Round';
    case 'completed':
      return 'completed';
    case 'too-many':
      return 'too many are chosen';
    case 'too-few':
      return 'too few are chosen';
    case 'told':
      return why.text;
    case 'rank':
      return `Rank ${why.rank} is won`;
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
      return 'the table';
  }
}

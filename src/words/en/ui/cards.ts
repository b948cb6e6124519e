import type { Card, ItemFace, Skill, Tier } from '../../../engine/index.ts';
import { capital, spelled } from '../grammar.ts';

/** How a number is made. */
export const ledger = {
  total: 'Total',
  working: (of: string) => `Working of ${of}`,
  /** A number that unfolds, and what it is a number of. */
  number: (of: string, text: string) => `${of}: ${text}`,
};

/** Numbers of a figure or a card, each beside its sign. */
export const stat = {
  hands: 'Hands',
  range: 'Range',
  armor: 'Armor',
  defense: 'Defense',
  hp: 'HP',
  hpLeft: 'HP left',
  tooMuch: 'Too complex to show its numbers.',
  movement: 'Movement',
  stamina: 'SP recovered and most SP',
  spMost: 'Most SP',
  attackRange: (kind: 'melee' | 'ranged') => `Range, ${kind}`,
  spRecovered: (recovery: number) => `SP, ${recovery} recovered each turn`,
  conviction: 'Conviction',
  casting: 'Casting',
  gold: 'Cost in gold',
  xp: 'Cost in XP',
};

export const skill = (name: Skill): string => name;

export const tier = (name: Tier): string => name;

export const sp = (amount: number): string => `${amount} SP`;

export const page = (number: number): string => `p.${number}`;

/** A tag in the corner of a card. */
export const tag = (name: string): string => spelled(name);
export const tags = 'Tags';

/** How a card lies. */
export const stamp = { exhausted: 'Exhausted', flipped: 'Flipped', idle: 'Not on this side' };

export const card = {
  otherSide: 'Other side',
  otherSideOf: (name: string) => `Other side of ${name}`,
  upgrades: 'Upgrades',
  use: 'Use',
  /** Before the name of the card. */
  turnOver: 'Turn over ',
  /** A button of a card: what it does, to which card. */
  doTo: (does: string, name: string) => `${does} ${name}`,
};

const FITS = {
  weapon: 'a weapon',
  armor: 'armor',
  core: 'a core',
  'armor-and-shield': 'armor or a shield',
} as const;

/** The line under a card's name: what it is. */
export function typeLine(what: Card, face: ItemFace | null): string {
  switch (what.type) {
    case 'item': {
      const kind = face?.kind ? `${face.kind} ` : '';
      const unique = what.unique ? 'unique ' : '';
      return capital(`${what.tier} ${unique}${kind}${what.itemType}`);
    }
    case 'upgrade':
      return `Upgrade for ${FITS[what.fits]}`;
    case 'familiar':
      return 'Familiar';
    case 'companion':
      return 'Companion';
    case 'exalted':
      return what.level ? `Exalted Esper, level ${what.level}` : 'Exalted Esper';
    case 'ubiquitous':
      return 'Ubiquitous card';
    case 'token':
      return what.polarity ? `${capital(what.polarity)} token` : 'Token';
    case 'discipline':
      return `${capital(what.tree)} discipline, ${what.story ? 'story' : `level ${what.level}`}`;
    case 'adventurer':
      return 'Adventurer';
    case 'combatant':
      return `${capital(what.kind)} enemy, ${what.tier}, strength ${what.dr}`;
  }
}

import type { Topic } from './topic.ts';

/** The owner of what means the same wherever it stands and is not said otherwise. */
export const ANYWHERE = '*';

/** The owner of what means the same in files of every folder. */
export const FILES = 'files';

export const anywhere: Topic = {
  keys: {
    [FILES]: {
      $schema: 'Where the editor finds the JSON Schema of this file; the table does not read it.',
      id: 'Its name in files: that of the file, without .json.',
      extends: 'The file of the same folder it takes every field from that it does not have itself.',
      name: 'Its name at the table.',
      sources: 'Where its numbers come from.',
      note: 'A remark for whoever reads the file; shown nowhere.',
      type: 'What sort of file this is.',
      abilities: 'The printed abilities, in their order.',
      symbolAbilities: 'What symbols of its roll may be spent on.',
      icon: 'A picture, by its name in the game-icons set.',
      look: 'What its figure is drawn of; of its family, or chosen for it, where absent.',
      stock:
        'How many of the card are in the box; where absent 1 of what is unique, Monster Loot or of the story, 2 of what is mundane, 1 of the rest.',
      hidden: 'It lies hidden until the story reveals it: on no shelf, in no search, in no draw (p.18).',
    },
    [ANYWHERE]: {
      abilities: 'Abilities, while it lasts.',
      modifiers: 'Standing changes, while it lasts.',
      range: 'How far at most, in spaces (p.45).',
      reach: 'How far a melee attack goes, in spaces; 1 where absent (p.33).',
      effect: 'Which positive or negative effect (p.74).',
      skill: 'The skill that is checked.',
      difficulty: 'What the Skill Check must reach (p.66).',
    },
  },
  values: {
    '*.kind': {
      melee: 'An attack on spaces within Reach, most often adjacent.',
      ranged: 'An attack as far as its Range, in line of sight.',
      'melee/ranged': 'Either, at the choice of whoever wields it.',
    },
    '*.side': {
      ally: 'The user and whoever is on its side.',
      'another-ally': 'Whoever is on its side, but not the user.',
      opponent: 'Whoever is on the other side.',
      figure: 'Anybody, the user as well.',
    },
    '*.within': {
      adjacent: 'On a space beside it, diagonals too, with no wall between.',
      soi: 'In its Sphere of Influence: up to 4 spaces, seen past figures, not through walls (p.45).',
      range: 'Up to `range` spaces away.',
      reach: 'As far as the user’s own attack goes.',
      board: 'Anywhere on the board.',
      target: 'The spaces of the target.',
    },
    '*.hands': { 1: 'One-handed.', 2: 'Two-handed.' },
    '*.face': {
      lowest: 'The lowest number of the die.',
      highest: 'The highest number of the die.',
      any: 'Any face, at the user’s choice.',
      skull: 'A skull.',
      book: 'At least one book.',
      shield: 'At least one shield.',
      burst: 'At least one burst.',
    },
    '*.until': {
      'end-of-turn': 'To the end of the turn under way.',
      'end-of-next-turn': 'To the end of the next turn of whoever granted it.',
      'end-of-round': 'To the end of the round.',
      'end-of-encounter': 'To the end of the encounter.',
      'end-of-next-attack': 'Until the next attack is over.',
      'end-of-next-action': 'Until the next standard action of whoever has it is over (p.40).',
      'end-of-attack': 'Until the attack under way is over.',
    },
    '*.from': {
      target: 'Measured from the target.',
      space: 'Measured from the space chosen in `at-space`.',
    },
    '*.polarity': {
      positive: 'Barrier, Courage or Haste.',
      negative: 'Condemn, Darkness, Disease, Paralyze, Poison or Wilt.',
    },
    '*.card': { this: 'The card the ability is on.', choose: 'A card of the user’s choice.' },
    '*.level': {
      0: 'None, as where it is absent: the story gives it.',
      1: 'LVL 1.',
      2: 'LVL 2.',
      3: 'LVL 3.',
      4: 'LVL 4.',
    },
  },
};

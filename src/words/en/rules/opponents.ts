/** The rules of Combatants, in our words. */
import type { ChapterTexts } from '../../rules/rule-text.ts';

export const OPPONENTS: ChapterTexts<'opponents'> = {
  combatants: {
    title: 'Combatants',
    also: 'monster, enemy, intelligent combatant, command combatant, tags of combatants, dr',
    text: 'Everyone on the board except adventurers. You play Command Combatants. Intelligent ones follow the steps on their card: no SP, no choices. DR is how strong they are.',
  },
  groups: {
    title: 'Several of one kind',
    also: 'group, activation number, cave sickles, swarm order',
    text: 'Up to three of a kind share a card on the track and act one by one, lowest number first. Each has its own damage and effects. The card leaves the track with the last of them. More than three make two groups.',
  },
  'ai-steps': {
    title: 'How an enemy decides',
    also: 'ai, steps, monster turn, intelligent combatant, behaviour, why did it',
    text: 'Its card is a list of questions, and it takes the first that is true. Press Why? after its turn to see each one answered.',
    steps: [
      'Read the first bold question. If the answer is no, or nothing under it is possible, go to the next.',
      'If yes: do everything under it, part by part.',
      'CONTINUE DOWN: read on. Otherwise the turn is over.',
      'If nothing applies, it does nothing. That counts towards Urgency.',
    ],
  },
  'golden-rules': {
    title: 'The golden rules',
    also: 'exploit, monsters hurt themselves, suicide, no actions available',
    text:
      'Enemies cannot be tricked into harming themselves. They choose what is worst for you. They take risks their card demands, but prefer the safer way. They never do what would surely defeat them. ' +
      'An enemy that was attacked and has no step to follow comes after you: from then on its card ends with a move towards its nearest target.',
  },
  targeting: {
    title: 'Who they attack',
    also: 'targeting priority, target, who is attacked, aggro',
    text:
      'They choose among targets in range and in sight, or in the Sphere of Influence for a spell. The card may ask for the nearest, the most wounded or the weakest. ' +
      'In a tie, it is the one nearest the front of the track.',
  },
  'their-ways': {
    title: 'Where they go',
    also: 'path, monster movement, where it moves',
    text:
      'They look for a space where they can do the step. They take the way that does not defeat them, then the one with the fewest Break Attacks, then the fewest risky jumps, then the shortest. They jump two spaces at most. ' +
      'Of several good spaces they take the safest; then melee fighters prefer more of you beside them, ranged ones fewer.',
  },
  'then-and-continue': {
    title: 'THEN and CONTINUE DOWN',
    also: 'then, continue down, next instruction',
    text: 'THEN joins the parts of a step; an impossible part is skipped, the rest still happens. After CONTINUE DOWN the enemy goes to the next step instead of ending its turn.',
  },
  'up-to-and-within': {
    title: '“Up to” and “within”',
    also: 'up to, within, maximum',
    text: '“Up to 3 spaces”: an enemy moves as far as it can. “Within 3”: it stops as soon as it is close enough, and may not move at all. You may always do less.',
  },
  boss: {
    title: 'BOSS',
    also: 'boss, phases',
    text: 'A strong enemy with its own rules. Some turn their card over during the fight: numbers and steps change, damage and Effects stay.',
  },
  'loot-tags': {
    title: 'SWARM, TRIVIAL, GILDED, AVARICE',
    also: 'tags of combatants, how much loot',
    text: 'SWARM: only the last of the group leaves loot. TRIVIAL: no loot. GILDED: always its own loot. AVARICE: that many extra cards.',
  },
};

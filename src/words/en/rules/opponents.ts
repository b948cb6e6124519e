/** The rules of Combatants, in our words. */
import type { ChapterTexts } from '../../rules/rule-text.ts';

export const OPPONENTS: ChapterTexts<'opponents'> = {
  combatants: {
    title: 'Combatants',
    also: 'monster, enemy, intelligent combatant, command combatant, tags of combatants, dr',
    text: 'Everybody on the board who is no adventurer. Command Combatants fight for you and are played by you. Intelligent ones play themselves: no SP, no choices, only the steps on their card. DR says how hard they are to beat.',
  },
  groups: {
    title: 'Several of one kind',
    also: 'group, activation number, cave sickles, swarm order',
    text: 'Three of a kind share a card on the track, and take their turns one by one, lowest number first. Each has its own damage and effects. The card leaves the track with the last of them. Where there are more than three there are two such groups.',
  },
  'ai-steps': {
    title: 'How an enemy decides',
    also: 'ai, steps, monster turn, intelligent combatant, behaviour, why did it',
    text: 'Its card is a list of questions, and it takes the first that is true. Press Why? after its turn to see each one answered.',
    steps: [
      'Read the first bold question. Not true, or nothing under it can be done? Go to the next.',
      'True: do all that stands under it, part by part.',
      'CONTINUE DOWN? Then go on reading; otherwise the turn is over.',
      'Nothing true at all: it stands still, which counts towards Urgency.',
    ],
  },
  'golden-rules': {
    title: 'The golden rules',
    also: 'exploit, monsters hurt themselves, suicide, no actions available',
    text:
      'Enemies cannot be tricked into harming themselves. Given a choice, they take what is worst for you. They take risks that their card demands, but prefer the safer way. They never do what would certainly kill them. ' +
      'One that was attacked and finds no true step comes after you: from then on its card ends with a move towards the nearest enemy.',
  },
  targeting: {
    title: 'Whom they attack',
    also: 'targeting priority, target, who is attacked, aggro',
    text:
      'They choose among targets in range and in sight, or in the Sphere of Influence for a spell. The card may ask for the nearest, the most wounded or the weakest. ' +
      'If several fit equally well, it is the one whose card lies nearer the front of the track.',
  },
  'their-ways': {
    title: 'Which way they go',
    also: 'path, monster movement, where it moves',
    text:
      'They look for a space from which the step can be done. Of the ways there they take one that does not kill them, then the one with the fewest Break Attacks, then with the fewest risky jumps, then the cheapest. They jump two spaces at the most. ' +
      'Of several good places they like the safest; then close company if they fight hand to hand, none if they shoot.',
  },
  'then-and-continue': {
    title: 'THEN and CONTINUE DOWN',
    also: 'then, continue down, next instruction',
    text: 'THEN parts one thing a step does from the next; what cannot be done is skipped, and the rest still follows. CONTINUE DOWN sends the enemy on to the next true step instead of ending its turn.',
  },
  'up-to-and-within': {
    title: '“Up to” and “within”',
    also: 'up to, within, maximum',
    text: 'An enemy told to go up to so many spaces uses as many as it can. Told to be within so many, it stops as soon as that is so, and may not stir at all. You yourself may always take less.',
  },
  boss: {
    title: 'BOSS',
    also: 'boss, phases',
    text: 'A strong enemy with rules of its own. Some turn their card over during the fight: numbers and steps change, damage and Effects stay.',
  },
  'loot-tags': {
    title: 'SWARM, TRIVIAL, GILDED, AVARICE',
    also: 'tags of combatants, how much loot',
    text: 'They say what is left behind: of a SWARM only the last of the group leaves loot, TRIVIAL ones leave none, GILDED ones always what is theirs, and AVARICE adds so many cards on top.',
  },
};

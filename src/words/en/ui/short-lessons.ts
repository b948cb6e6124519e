/** The words of the lessons of two minutes. */
import type { ShortLesson } from '../../../stores/lesson/short-lessons.ts';

interface LessonText {
  readonly title: string;
  /** What it is for, on the shelf. */
  readonly about: string;
  /** What to do, a line a deed. */
  readonly deeds: readonly string[];
  /** What was seen, once all is done. */
  readonly done: string;
}

export const shelf = 'Two-minute lessons';
export const shelfAbout = 'Each teaches one thing. You can undo anything.';
export const lesson = 'Lesson';
export const begin = 'Start';
export const again = 'Play again';
export const beginLesson = (title: string): string => `Start the lesson: ${title}`;
export const isDone = 'done';
export const step = (now: number, of: number): string => `${now} of ${of}`;
export const finished = 'Lesson done';
export const next = (title: string): string => `Next: ${title}`;

export const lessons: Readonly<Record<ShortLesson, LessonText>> = {
  flanking: {
    title: 'Flanking',
    about: 'Two friends, one target between them: cheap extra damage.',
    deeds: [
      'Zeke is right of the Animate. Move Remi to the space on its left.',
      'Attack the Animate. Look at the chance first, and at the roll after.',
      'Confirm the attack and answer the questions.',
    ],
    done: 'Flanking added 1 to the roll, and 3 to the damage of every hit. Press the numbers under Attack to see why. Other spaces beside the Animate add nothing.',
  },
  'line-of-sight': {
    title: 'Line of sight',
    about: 'A pillar, a friend and an enemy in the way: find a place to shoot from.',
    deeds: [
      'Imp 1 hides behind the pillar, imp 3 behind imp 2. Rook is in the way of imp 2: −1. Move Zeke to where nothing is between him and imp 1, such as the top row.',
      'Attack imp 1. If you cannot, something is still in the way: “Not possible now” says why. Undo the move and try another space.',
      'Answer the questions.',
    ],
    done: 'Line of sight is a straight line from middle to middle. Pillars and enemies block it; friends and rubble only cost you 1. One or two steps aside often open it.',
  },
  jumping: {
    title: 'Jumping',
    about: 'A deadly gap, an enemy beyond, and a strong friend at the edge.',
    deeds: [
      'Move Nightingale one step right. Now she is beside the pit and beside Rook.',
      'In the same move, jump across the pit, straight on. You jump over one space, so the check is Agility 10. Rook adds his Strength to her roll.',
      'She landed beside the Earth Loa: attack it.',
    ],
    done: 'Two purple dice + 5 Agility could fail. With Rook’s 6 Strength they cannot. Each extra space makes the jump 2 harder, and failing over a pit is deadly.',
  },
  spells: {
    title: 'Spells',
    about: 'Magic passes friends and enemies, and ignores Defense.',
    deeds: [
      'Use Zeke’s Gore Shot for 1 SP and choose the Cave Sickle. Rook in between does not matter. The die he rolls is the Force.',
      'The Sickle rolls its two Conviction dice. If they reach the Force, nothing happens.',
      'Use it again, on the Drowned Hand behind. An arrow cannot reach it, a spell can.',
    ],
    done: 'No attack roll, no Defense, no Armor: Force against Conviction, within four spaces. Each card says what else you may pay.',
  },
  'counter-of-a-counter': {
    title: 'Counter of a Counter',
    about: 'If an attack does no damage, its target may strike back. So may you.',
    deeds: [
      'Attack the Mirror Knight with Rook, without Empower. It will do no damage, and the Knight strikes back. If it does damage, undo it.',
      'The Knight’s Counter is an ordinary attack. Do not Dodge it. When it fails, Counter in turn: the Buckler does it for 1 SP.',
      'Answer the rest of your own Counter.',
    ],
    done: 'Three attacks for little more than the price of one. A Counter ends the attack it answers, Follow-ups included, and it is still Rook’s turn.',
  },
};

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

export const shelf = 'Lessons of two minutes';
export const shelfAbout =
  'A position each, and one thing to find out by doing it. Nothing can be spoilt: take back what went wrong.';
export const lesson = 'Lesson';
export const begin = 'Begin';
export const again = 'Once more';
export const beginLesson = (title: string): string => `Begin the lesson: ${title}`;
export const isDone = 'done';
export const step = (now: number, of: number): string => `${now} of ${of}`;
export const finished = 'That is it';
export const next = (title: string): string => `Next: ${title}`;

export const lessons: Readonly<Record<ShortLesson, LessonText>> = {
  flanking: {
    title: 'Flanking',
    about: 'Two friends, one target between them: the cheapest damage there is.',
    deeds: [
      'Zeke stands to the right of the Animate. Move Remi to the space exactly opposite him, 3,2.',
      'Now attack the Animate. Look at the chance before you do, and at the roll when it falls.',
      'Go through with the attack: the table asks for the rest.',
    ],
    done: 'Flanking added 1 to the roll, and 3 to the damage of every hit. Tap the numbers under Attack to see its lines. Had Remi stopped anywhere else beside the Animate there would have been none.',
  },
  'line-of-sight': {
    title: 'Line of sight',
    about: 'A pillar, a friend and a foe in the way: find the place to shoot from.',
    deeds: [
      'Imp 1 hides behind the pillar, imp 3 behind imp 2; the way to imp 2 leads past Rook, at −1. Move Zeke to where nothing lies between him and imp 1: along the top row, say.',
      'Attack imp 1. If it is not among the answers, something is still in between: “Why not?” says what. Take the move back and try another place.',
      'Let the arrow fly: answer what the table asks.',
    ],
    done: 'A straight line from middle to middle decides it all. Pillars and foes close it, friends and rubble only cost you 1, and a step or two aside often opens it.',
  },
  jumping: {
    title: 'Jumping',
    about: 'A deadly gap, an enemy beyond, and a strong friend at the edge.',
    deeds: [
      'Move Nightingale one step to the right, to 2,2. She stands beside the pit then, and beside Rook.',
      'Still in the same move, jump across to 4,2. One space is jumped over, so the check is Agility 10; Rook’s Strength is added to her roll.',
      'She landed beside the Earth Loa: attack it.',
    ],
    done: 'Two PURPLE and 5 Agility might have failed; with Rook’s 6 Strength there was no roll that could. A longer leap is 2 harder for each space, and a failed one over a pit is the end.',
  },
  spells: {
    title: 'Spells',
    about: 'Magic looks past friend and foe, and needs no Defense to be beaten.',
    deeds: [
      'Zeke has Gore Shot. Use it for 1 SP and choose the Cave Sickle; Rook in between does not matter. The die he rolls makes the Force.',
      'The Sickle rolls both its Conviction dice: at the Force or above, nothing happens.',
      'Once more, at the Drowned Hand behind it. An arrow could not reach it, a spell does.',
    ],
    done: 'No attack roll, no Defense, no Armor: Force against Conviction, within four spaces. What you choose to pay for it is up to the card.',
  },
  'counter-of-a-counter': {
    title: 'Counter of a Counter',
    about: 'When a blow hurts nobody, the one who was struck may answer. So may you.',
    deeds: [
      'Attack the Mirror Knight with Rook, without Empower. It will do no harm, and the Knight strikes back at once. Should it hurt after all, take it back.',
      'The Knight’s answer is an attack like any other. Let it come, without a Dodge, and when it fails, Counter in your turn: the Buckler does it for 1 SP.',
      'Answer the rest of your own Counter.',
    ],
    done: 'Three attacks for the price of one and a bit. A Counter ends the attack it answers, Follow-ups and all, and it is still Rook’s turn.',
  },
};

/** How each question is answered: in which form, whether with odds and where, with which sound, on which sheet. */
import type { Prompt, QuestionKey } from '../../engine/index.ts';

/**
 * `cards`: the cards of a turn; `board`: spaces or figures pointed at; `answers`: a few, side by side; `dice`: dice as
 * switches; `faces`: those of a die that was thrown by hand; `number`: numbers as buttons; `sheet`: a sheet of its own.
 */
export type Form = 'cards' | 'board' | 'answers' | 'dice' | 'faces' | 'number' | 'sheet';
export type Sheet = 'gear' | 'loot' | 'exalted';

export interface AskCard {
  readonly form: Form;
  /** Where odds are wanted, if there are any: at what is pointed at, or on each answer. */
  readonly odds: 'none' | 'target' | 'answer';
  /** What is heard when it comes. */
  readonly sound: 'turn' | 'danger' | 'ask' | 'loot' | null;
  /** Of form `sheet`. */
  readonly sheet?: Sheet;
  /** A life hangs on it: what may be used at any time are its answers, before all else. */
  readonly rescue?: true;
  /** A blow out of turn: Empower is asked with it. */
  readonly blow?: true;
}

const space = { form: 'board', odds: 'none', sound: null } as const satisfies AskCard;
const target = { form: 'board', odds: 'target', sound: 'ask' } as const satisfies AskCard;
const plain = { form: 'answers', odds: 'none', sound: 'ask' } as const satisfies AskCard;
const weighed = { form: 'answers', odds: 'answer', sound: 'ask' } as const satisfies AskCard;
const blow = { ...weighed, blow: true } as const satisfies AskCard;
const danger = { form: 'answers', odds: 'answer', sound: 'danger' } as const satisfies AskCard;
const dice = { form: 'dice', odds: 'answer', sound: null } as const satisfies AskCard;
const gear = { form: 'sheet', odds: 'none', sound: null, sheet: 'gear' } as const satisfies AskCard;
const loot = { form: 'sheet', odds: 'none', sound: 'loot', sheet: 'loot' } as const satisfies AskCard;

/** By every question there is: a new one does not compile until it is said here how it is answered. */
export const ASKS: { readonly [A in QuestionKey]: AskCard } = {
  placement: space,
  turn: { form: 'cards', odds: 'target', sound: 'turn' },
  'next-turn': plain,
  'status-order': weighed,
  'which-first': plain,
  move: { form: 'board', odds: 'target', sound: null },
  'moved-where': { form: 'board', odds: 'target', sound: null },
  'moved-how-far': { form: 'number', odds: 'answer', sound: null },
  where: space,
  'summoned-where': space,
  'spawned-where': space,
  'which-space': { form: 'board', odds: 'target', sound: null },
  'terrain-where': space,
  'dynamite-where': { form: 'board', odds: 'target', sound: null },
  story: plain,
  'who-carries': plain,
  'who-checks': weighed,
  'who-loses': plain,
  'piece-where': space,
  'attack-whom': target,
  empower: weighed,
  'empower-spell': weighed,
  dodge: danger,
  'break-attack': blow,
  counter: blow,
  'spend-symbols': weighed,
  resist: danger,
  'which-dodge-roll': dice,
  'dodge-again': weighed,
  'combat-dice': dice,
  upgrades: weighed,
  vow: weighed,
  'which-dice': dice,
  'which-face': dice,
  'die-face': { form: 'faces', odds: 'none', sound: null },
  offer: weighed,
  'about-to-fall': { ...danger, rescue: true },
  use: weighed,
  whom: target,
  whether: weighed,
  'how-many': { form: 'number', odds: 'answer', sound: 'ask' },
  'which-part': weighed,
  'which-effect': weighed,
  'which-card': plain,
  'which-exalted': { form: 'sheet', odds: 'answer', sound: 'ask', sheet: 'exalted' },
  'which-discipline': weighed,
  're-equip': gear,
  trade: gear,
  'pack-over-full': gear,
  'pack-full': loot,
  'who-gains': loot,
  'which-ware': loot,
  'whose-companion': plain,
};

/** How a question is answered. */
export const askOf = ({ question }: Pick<Prompt, 'question'>): AskCard => ASKS[question.ask];

import { isolated } from '../../../check/isolated.ts';
import { listed, points } from '../grammar.ts';
import { nameless } from './online.ts';

/** A turn laid out before it is taken. */
export const title = 'Plan';
export const about = 'Press spaces and enemies to try a turn. Nothing really happens.';
export const whose = 'Whose turn';
export const notYet = (name: string) => `As if it were ${name}’s turn now, with ◆ recovered.`;
export const steps = 'Steps of the plan';
export const none = 'No steps yet.';
export const go = (spaces: number) => `Move ${points(spaces, 'space')}`;
export const strike = (name: string, empower: boolean) =>
  `${empower ? 'Empowered attack' : 'Attack'}: ${name}`;
export const sp = (n: number) => `${n} ◆`;
export const left = (n: number) => `${n} ◆ left after this`;
export const cut = 'Remove this step and all after it';
export const hits = (hit: string, damage: string, defeat: string | null) =>
  `hit ${hit} · ${damage}${defeat === null ? '' : ` · defeats ${defeat}`}`;
export const working = 'Calculating odds …';
export const broken = 'The next step is not possible now.';
export const plain = 'Normal';
export const empowered = 'Empowered';
export const chooseStrike = (name: string) => `How to attack ${name}?`;
export const take = 'Do this plan';
export const takeLater = (name: string) => `You can do this on ${name}’s turn`;
export const copy = 'Copy the plan';
export const drop = 'Delete the plan';
export const leave = 'Back to the game';
/** Beside other buttons. */
export const leaveShort = 'Back';
export const nth = (n: number, name: string) => `${n}: ${name}`;
/** Of a friend at an online table. */
export const nthBy = (n: number, name: string, friend: string) =>
  `${n}: ${name}, by ${isolated(friend || nameless)}`;
export const copyTheirs = 'Copy this plan to change it';
export const beside = 'Compare with';
export const besideNothing = 'no other plan';
export const sums = {
  sp: '◆ left',
  breaks: 'Break Attacks',
};

/** Beside the board, once it is put away. */
export const running = 'Doing the plan …';
/** How one that was being done ended before its end. */
export const ended = {
  done: '',
  'not-on-offer': 'The plan stopped: its next step is not possible now.',
  'another-turn': 'The plan stopped: the turn is over.',
};
export const gone = (names: readonly string[]) => `The turn is over: plans for ${listed(names)} are gone.`;
export const shown = (plans: number) => `${points(plans, 'plan', 'plans')} from friends: press Plan.`;
export const kept = (plans: number) => `${points(plans, 'plan', 'plans')} kept: press Plan.`;

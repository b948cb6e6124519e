import { listed, points } from '../grammar.ts';

/** A turn laid out before it is taken. */
export const title = 'Plan';
export const about = 'Planning: choose spaces and enemies. Nothing really happens.';
export const whose = 'Whose turn';
export const notYet = (name: string) => `As if ${name}’s turn came now, with the SP recovered for it.`;
export const steps = 'Steps of the plan';
export const none = 'No steps yet.';
export const go = (to: readonly [number, number]) => `Go to ${to.join(',')}`;
export const breaks = (names: readonly string[]) => `Break Attacks by ${listed(names)}`;
export const strike = (name: string, empower: boolean) =>
  `${empower ? 'Empowered attack' : 'Attack'}: ${name}`;
export const sp = (n: number) => `${n} SP`;
export const left = (n: number) => `${points(n, 'SP', 'SP')} left after it`;
export const cut = 'Take this step out, and those after it';
export const hits = (hit: string, damage: string, defeat: string | null) =>
  `hits ${hit} · ${damage} damage${defeat === null ? '' : ` · Defeats ${defeat}`}`;
export const working = 'The odds are being worked out …';
export const broken = 'The next step is not possible as things stand now.';
export const plain = 'Plain';
export const empowered = 'Empowered';
export const chooseStrike = (name: string) => `How to strike ${name}?`;
export const take = 'Do this plan';
export const takeLater = (name: string) => `You can do this in ${name}’s turn`;
export const copy = 'New plan';
export const drop = 'Discard';
export const leave = 'Back to the game';
export const nth = (n: number, name: string) => `${n}: ${name}`;
export const beside = 'Beside it';
export const besideNothing = 'no other plan';
export const sums = {
  sp: 'SP left',
  damage: 'damage to be expected',
  breaks: 'Break Attacks on the way',
  ends: 'ends at',
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
export const kept = (plans: number) => `${points(plans, 'plan', 'plans')} kept: press Plan.`;

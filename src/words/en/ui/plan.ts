import { listed, points } from '../grammar.ts';

/** A turn laid out before it is taken. */
export const title = 'A plan';
export const about =
  'The board is a ghost: press a space to go there, an opponent to strike. Dice decide nothing here, and nothing of it is in the game.';
export const whose = 'Whose turn';
export const notYet = (name: string) => `As if ${name}’s turn came now, with the SP recovered for it.`;
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
export const take = 'Take it';
export const takeLater = (name: string) => `It can be taken in ${name}’s turn`;
export const copy = 'Try it another way';
export const drop = 'Throw it away';
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

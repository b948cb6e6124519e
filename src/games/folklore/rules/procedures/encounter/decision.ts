import { type FolkloreTable, type Rule, roll } from '../table.ts';

/**
 * “Let the Dice decide” (p.26): one of several, each as likely. Drawn under the name `decision`; where dice are typed,
 * a die with enough faces is rolled, and once more where it shows one too many (FK-34).
 */
export function* decide<T>(table: FolkloreTable, among: readonly T[]): Rule<T> {
  if (among.length === 1) return among[0]!;
  if (!table.byHand) {
    const { value, words } = table.chance.pick(table.state.rng, among.length, 'decision');
    table.emit({ type: 'dieRolled', sides: among.length, face: value + 1, rng: words, rule: 'p.26' });
    return among[value]!;
  }
  const sides = DICE.find((faces) => faces >= among.length) ?? 20;
  for (;;) {
    const face = yield* roll(table, sides, 'p.26');
    const shares = Math.floor(sides / among.length) * among.length;
    if (face <= shares) return among[(face - 1) % among.length]!;
  }
}

const DICE = [2, 4, 6, 8, 10, 12] as const;

import { type AbraxisCard, AbraxisSession, type AbraxisSetup, PAIRS } from '../../src/abraxis/index.ts';
import { type ChancePort, type Die, FACES, ScriptedChance, seededChance } from '../../src/engine/index.ts';

/** A card with nothing but its symbols, unless told. */
export const cardOf = (symbols: AbraxisCard['symbols'], more: Partial<AbraxisCard> = {}): AbraxisCard => ({
  id: 'card',
  type: 'abraxis',
  name: 'Card',
  sources: { default: 'original' },
  symbols,
  ...more,
});

/** A face by the number on it, as players name it: `W4` is what lies when a WHITE die shows 4. */
export function face(name: string): readonly [Die, number] {
  const die = (['white', 'purple', 'teal', 'orange', 'green', 'red', 'blue', 'grey'] as const).find(
    (one) => one[0]!.toUpperCase() === name[0] || (one === 'grey' && name[0] === 'Y'),
  )!;
  const at = FACES[die].findIndex(({ number }) => number === Number(name.slice(1)));
  return [die, at + 1];
}

/** What lies after a roll, die by die: `W4 W2 P5 P7`. */
export const rolls = (...lines: readonly string[]): (readonly [Die, number])[] =>
  lines.flatMap((line) => line.split(/\s+/).map(face));

interface Sitting {
  readonly players?: number;
  readonly byHand?: boolean;
  readonly seed?: string;
  readonly items?: ConstructorParameters<typeof AbraxisSession>[1]['cards']['items'];
  readonly owned?: readonly string[];
  readonly chance?: ChancePort;
}

export function sitDown(card: AbraxisCard, sitting: Sitting = {}): AbraxisSession {
  const { players = 1, byHand = false, seed = 'seed', items = {}, owned, chance = seededChance } = sitting;
  const setup: AbraxisSetup = {
    card: card.id,
    players: PAIRS.slice(0, players).map((_, i) => ({ seat: `seat-${i + 1}`, name: `Player ${i + 1}` })),
    seed,
    byHand,
    ...(owned ? { owned } : {}),
  };
  return new AbraxisSession(setup, { abraxis: { [card.id]: card }, cards: { items, hash: 'h' } }, chance);
}

/** The same with its first rolls told beforehand, and then as it comes. */
export function toldRolls(...lines: readonly string[]): ChancePort {
  const told = rolls(...lines);
  const script = new ScriptedChance(told);
  let left = told.length;
  return {
    pick(words, n, what, among) {
      if (left === 0) return seededChance.pick(words, n, what, among);
      left -= 1;
      return script.pick(words, n, what, among);
    },
  };
}

export const idsOf = ({ pending }: Pick<AbraxisSession, 'pending'>): string[] =>
  (pending?.options ?? []).map(({ id }) => id);

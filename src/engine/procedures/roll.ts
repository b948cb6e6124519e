import type { RollPurpose } from '../model/abilities.ts';
import { faceOf } from '../model/dice.ts';
import { figureIn } from '../model/figures.ts';
import type { FigureId } from '../model/ids.ts';
import type { RolledDie } from '../model/scopes.ts';
import type { Die } from '../model/vocabulary.ts';
import type { Rule, Table } from './table.ts';

/**
 * Rolls dice for a figure: the one way chance enters a procedure. Then whoever rolled, or watches
 * it, may re-roll with an ability, once with each (D4). Faces come from the port, or from the players' own dice.
 */
export function* rollDice(
  table: Table,
  figure: FigureId,
  dice: readonly Die[],
  purpose: RollPurpose,
  rule: string,
): Rule<RolledDie[]> {
  let rolled = yield* throwDice(table, figure, dice, purpose, (faces, rng) => {
    table.emit({ type: 'diceRolled', figure, purpose, dice: faces, rng, rule });
  });
  const answered: string[] = [];
  for (;;) {
    const lying: readonly RolledDie[] = rolled;
    const { reroll } = yield* table.hooks.react(table, 'after-roll', figure, {
      roll: { purpose, dice: lying },
      answered,
    });
    if (!reroll) return rolled;
    const again = reroll.map((index) => lying[index]!.die);
    yield* throwDice(table, figure, again, purpose, (faces, rng) => {
      rolled = lying.map((die, i) => faces[reroll.indexOf(i)] ?? die);
      table.emit({
        type: 'diceRerolled',
        figure,
        purpose,
        which: [...reroll],
        dice: rolled,
        rng,
        rule: 'D4',
      });
    });
  }
}

function* throwDice(
  table: Table,
  figure: FigureId,
  dice: readonly Die[],
  purpose: RollPurpose,
  lie: (faces: RolledDie[], rng: Table['state']['rng']) => void,
): Rule<RolledDie[]> {
  const faces: RolledDie[] = [];
  let words = table.state.rng;
  for (const die of dice) {
    if (table.byHand) {
      faces.push({ die, face: yield* typedFace(table, figure, die, purpose) });
      continue;
    }
    const picked = table.chance.pick(words, 6, die);
    words = picked.words;
    faces.push({ die, face: picked.value + 1 });
  }
  lie(faces, words);
  return faces;
}

/** Players who roll real dice type what lies up, one die at a time. */
function* typedFace(table: Table, figure: FigureId, die: Die, purpose: RollPurpose): Rule<number> {
  const { seat, name } = figureIn(table.state, figure);
  const answer = yield {
    kind: 'die-face',
    seat: seat ?? table.state.seats[0]?.id ?? 'table',
    figure,
    die,
    text: `Roll ${die} for ${name} (${purpose})`,
    rule: 'p.5',
    options: [1, 2, 3, 4, 5, 6].map((face) => ({ id: `face:${face}`, label: faceText({ die, face }) })),
  };
  return Number(answer.slice('face:'.length));
}

/** A face in words: `6 BS`, `skull`. */
export function faceText(die: RolledDie): string {
  const face = faceOf(die);
  if (face.skull) return 'skull';
  const symbols = 'B'.repeat(face.book) + 'S'.repeat(face.shield) + 'U'.repeat(face.burst);
  return [die.die === 'black' ? '' : String(face.number), symbols].filter(Boolean).join(' ');
}

/** One of n things drawn at random (initiative, loot): not a die. The caller's event carries `rng`. */
export function drawOne(
  table: Table,
  n: number,
  what: string,
): { value: number; rng: Table['state']['rng'] } {
  const picked = table.chance.pick(table.state.rng, n, `draw:${what}`);
  return { value: picked.value, rng: picked.words };
}

import { addSymbols, symbolsOf } from '../../model/dice.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import type { RollPurpose } from '../../model/language/abilities.ts';
import type { LedgerEntry } from '../../model/ledger.ts';
import { optionOf } from '../../model/option-id.ts';
import type { RolledDie } from '../../model/scopes.ts';
import type { Die, Symbol as DieSymbol, SymbolCount } from '../../model/vocabulary.ts';
import { pickEach } from '../../rng/chance.ts';
import type { OfferResult, Rule, Table } from './table.ts';

/** What abilities add to a roll, beside its faces. */
export interface RollNotes {
  readonly plus: LedgerEntry[];
  readonly symbols: SymbolCount;
  /** The symbols this roll is read for: others need not be added (X94). */
  readonly counting: readonly DieSymbol[];
  /** The check is passed whatever lies. */
  passes?: boolean;
}

export const rollNotes = (counting: readonly DieSymbol[] = []): RollNotes => ({
  plus: [],
  symbols: {},
  counting,
});

/** Symbols of the faces and those added. */
export function symbolsWith(rolled: readonly RolledDie[], { symbols }: RollNotes): SymbolCount {
  const found = symbolsOf(rolled);
  addSymbols(found, symbols);
  return found;
}

/**
 * Rolls dice for a figure: the one way chance enters a procedure. Before it, whoever rolls or watches may change
 * what it counts for; after it they may re-roll or turn a die with an ability, once with each (D4). What is added
 * lies in `notes`. Faces come from the port, or from the players' own dice.
 */
export function* rollDice(
  table: Table,
  figure: FigureId,
  dice: readonly Die[],
  purpose: RollPurpose,
  rule: string,
  notes: RollNotes = rollNotes(),
): Rule<RolledDie[]> {
  const { counting } = notes;
  const take = ({ entries, symbols, passes }: OfferResult) => {
    if (passes) notes.passes = true;
    for (const entry of entries) {
      table.emit({ type: 'rollModified', figure, purpose, entry, rule: 'X47' });
      notes.plus.push(entry);
    }
    addSymbols(notes.symbols, symbols);
  };
  take(
    yield* table.hooks.react(table, 'before-roll', figure, {
      roll: { purpose, dice: [], counting },
    }),
  );
  let rolled = yield* throwDice(table, figure, dice, purpose, (faces, rng) => {
    table.emit({ type: 'diceRolled', figure, purpose, dice: faces, rng, rule });
  });
  const answered: string[] = [];
  for (;;) {
    if (notes.passes) return rolled;
    const lying: readonly RolledDie[] = rolled;
    const result = yield* table.hooks.react(table, 'after-roll', figure, {
      roll: { purpose, dice: lying, counting },
      answered,
    });
    take(result);
    const { reroll, turned } = result;
    if (turned) {
      rolled = lying.map((die, i) => (i === turned.which ? { ...die, face: turned.face } : die));
      table.emit({
        type: 'diceRerolled',
        figure,
        purpose,
        which: [turned.which],
        turned: true,
        dice: rolled,
        rng: table.state.rng,
        rule: 'X47',
      });
      continue;
    }
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
  if (table.byHand) {
    const faces: RolledDie[] = [];
    for (const [i, die] of dice.entries())
      faces.push({ die, face: yield* typedFace(table, figure, dice.slice(i), purpose) });
    lie(faces, table.state.rng);
    return faces;
  }
  const { values, words } = pickEach(table.chance, table.state.rng, 6, dice);
  const faces = dice.map((die, i) => ({ die, face: values[i]! + 1 }));
  lie(faces, words);
  return faces;
}

/** Players who roll real dice type what lies up, one die at a time: the first of those still to be typed. */
function* typedFace(
  table: Table,
  figure: FigureId,
  dice: readonly Die[],
  purpose: RollPurpose,
): Rule<number> {
  const die = dice[0]!;
  const { seat } = figureIn(table.state, figure);
  const options = FACES_OF_A_DIE.map((face) => optionOf({ do: 'type-face', die, face }));
  const answer: string = yield {
    kind: 'die-face',
    seat: seat ?? table.state.seats[0]?.id ?? 'table',
    figure,
    die,
    question: { ask: 'die-face', die, ...(dice.length > 1 ? { dice } : {}), purpose },
    rule: 'p.5',
    options,
  };
  return options.find(({ id }) => id === answer)!.act.face;
}

const FACES_OF_A_DIE = [1, 2, 3, 4, 5, 6];

/** One of several things drawn at random, by their names (loot): not a die. The caller's event carries `rng`. */
export function drawOne(
  table: Table,
  among: readonly string[],
  what: string,
): { value: number; rng: Table['state']['rng'] } {
  const picked = table.chance.pick(table.state.rng, among.length, `draw:${what}`, among);
  return { value: picked.value, rng: picked.words };
}

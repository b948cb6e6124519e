import { addSymbols, FACES, faceOf } from '../model/dice.ts';
import type { FigureId } from '../model/ids.ts';
import type { EffectOp, RollPurpose } from '../model/language/abilities.ts';
import type { LedgerEntry } from '../model/ledger.ts';
import { innermostAttack, type RolledDie } from '../model/scopes.ts';
import type { SymbolCount } from '../model/vocabulary.ts';
import { choice, pick } from '../procedures/core/ask.ts';
import type { Occasion, OfferResult, Rule, Table } from '../procedures/core/table.ts';
import { totalOf } from './amounts.ts';
import type { EffectOf } from './carriers.ts';
import type { Use } from './use.ts';

type RollOp = EffectOf<'modify-roll' | 'add-symbol'>;

/** Rolls whose number is of use. */
const NUMBERED: readonly RollPurpose[] = ['attack', 'dodge', 'force', 'conviction', 'check', 'damage'];

/** Whether an ability would change anything about a roll. */
export function canMatterToRoll(
  effects: readonly EffectOp[],
  { purpose, dice, counting }: NonNullable<Occasion['roll']>,
): boolean {
  return effects.every((op) => {
    switch (op.do) {
      case 'pass-check':
        return purpose === 'conviction' || purpose === 'check';
      case 'modify-roll':
        return NUMBERED.includes(purpose);
      case 'add-symbol':
        return counting.includes(op.symbol);
      case 'reroll':
      case 'set-die':
        return listTurnable(dice, op.notBlack).length > 0;
      default:
        return true;
    }
  });
}

/** What an ability makes of the roll on the table (D4, X47). That of an attack keeps its own ledger. */
export function* answerRoll(
  table: Table,
  effects: readonly EffectOp[],
  use: Use,
  { roll }: Occasion,
): Rule<Required<Omit<OfferResult, 'next'>>> {
  const entries: LedgerEntry[] = [];
  const symbols: SymbolCount = {};
  const passes = roll !== undefined && effects.some((op) => op.do === 'pass-check');
  for (const op of roll ? effects : []) {
    if (op.do === 'reroll') {
      const which = yield* chooseDice(table, use.by, roll!.dice, op);
      return { entries, symbols, passes, reroll: which, turned: null };
    }
    if (op.do === 'set-die') {
      const turned = yield* chooseFace(table, use.by, roll!.dice, op);
      return { entries, symbols, passes, reroll: null, turned };
    }
    if (roll!.purpose === 'attack') continue;
    if (op.do === 'modify-roll')
      entries.push({ cause: use.cause, amount: yield* signedTotal(table, op, use), rule: 'X47' });
    if (op.do === 'add-symbol') addSymbols(symbols, { [op.symbol]: yield* totalOf(table, op.amount, use) });
  }
  return { entries, symbols, passes, reroll: null, turned: null };
}

function* signedTotal(table: Table, op: RollOp, use: Use): Rule<number> {
  return typeof op.amount === 'number' ? op.amount : yield* totalOf(table, op.amount, use);
}

/** The same for the attack under way. */
export function* changeAttackRoll(table: Table, op: RollOp, use: Use): Rule<void> {
  const { purpose } = use.about;
  if (!innermostAttack(table.state)) return;
  if (purpose !== undefined && purpose !== 'attack') return; // that roll's own notes have it
  const amount = yield* signedTotal(table, op, use);
  if (op.do === 'modify-roll') {
    const entry = { cause: use.cause, amount, rule: 'X47' };
    table.emit({ type: 'attackLedgerAdded', to: 'toHit', entry, rule: 'X47' });
  } else if (amount > 0) {
    table.emit({ type: 'symbolsAdded', added: { [op.symbol]: amount }, by: use.cause, rule: 'X47' });
  }
}

const listTurnable = (dice: readonly RolledDie[], notBlack: true | undefined): number[] =>
  dice.flatMap(({ die }, i) => (notBlack && die === 'black' ? [] : [i]));

/** Which dice to throw again: all, or those the roller picks. */
function* chooseDice(
  table: Table,
  figure: FigureId,
  dice: readonly RolledDie[],
  { pick: picked, notBlack }: EffectOf<'reroll'>,
): Rule<number[]> {
  const all = listTurnable(dice, notBlack);
  if (picked === 'all' || all.length < 2) return all;
  const sets = picked === 'one' ? all.map((i) => [i]) : subsets(all);
  const chosen = yield* pick(table, () => ({
    kind: 'choose-dice',
    figure,
    question: { ask: 'which-dice' },
    rule: 'D4',
    choices: sets.map((which) =>
      choice({ do: 'choose-dice', which, dice: which.map((i) => dice[i]!) }, which),
    ),
  }));
  return chosen ?? all;
}

/** Which die is turned, and to which face. Alike faces are told once. */
function* chooseFace(
  table: Table,
  figure: FigureId,
  dice: readonly RolledDie[],
  { face, notBlack }: EffectOf<'set-die'>,
): Rule<{ which: number; face: number } | null> {
  const options = listTurnable(dice, notBlack).flatMap((which) =>
    facesOf(dice[which]!, face).map((one) => ({ which, face: one })),
  );
  return yield* pick(table, () => ({
    kind: 'choose-dice',
    figure,
    question: { ask: 'which-face' },
    rule: 'X47',
    choices: options.map((one) => choice({ do: 'turn-die', ...one, from: dice[one.which]! }, one)),
  }));
}

function facesOf(die: RolledDie, wanted: 'highest' | 'lowest' | 'any'): number[] {
  const numbers = FACES[die.die].map(({ number }) => number);
  const bound = wanted === 'highest' ? Math.max(...numbers) : Math.min(...numbers);
  const seen = new Set<string>([JSON.stringify(faceOf(die))]);
  return [1, 2, 3, 4, 5, 6].filter((face) => {
    const up = faceOf({ ...die, face });
    if (wanted !== 'any' && up.number !== bound) return false;
    if (seen.has(JSON.stringify(up))) return false;
    seen.add(JSON.stringify(up));
    return true;
  });
}

const subsets = (items: readonly number[]): number[][] =>
  Array.from({ length: 2 ** items.length - 1 }, (_, bits) =>
    items.filter((_item, i) => ((bits + 1) >> i) & 1),
  );

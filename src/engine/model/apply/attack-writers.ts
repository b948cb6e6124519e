import { addSymbols } from '../dice.ts';
import type { AttackEvent, DiceEvent, SpellEvent } from '../events.ts';
import type { LedgerEntry } from '../ledger.ts';
import type { AttackScope } from '../scopes.ts';
import { SYMBOLS, type SymbolCount } from '../vocabulary.ts';
import { changeScope } from './changed.ts';
import { told, type Writers } from './writers.ts';

/** Dice, attacks and spells. */
export const ATTACK_WRITERS = {
  mixed: (state, event) => {
    state.rng = event.rng;
  },
  diceRolled: (state, event) => {
    state.rng = event.rng;
  },
  diceRerolled: (state, event) => {
    state.rng = event.rng;
  },
  rollModified: told,
  checkMade: told,

  attackStepBegan: (state, event) => {
    changeScope(state, 'attack', { step: event.step });
  },
  combatDiceChosen: (state, event) => {
    changeScope(state, 'attack', { dice: event.dice });
  },
  attackEmpowered: (state) => {
    changeScope(state, 'attack', ({ dice }) => ({ empowered: true, dice: [...dice, 'black'] }));
  },
  attackDodged: (state, event) => {
    changeScope(state, 'attack', { dodge: event.shields });
  },
  attackRollRecorded: (state, event) => {
    changeScope(state, 'attack', ({ symbols }) => ({
      rolled: event.dice,
      symbols: given(symbols, event.symbols),
    }));
  },
  attackLedgerAdded: (state, event) => {
    const { to, entry, spent } = event;
    changeScope(state, 'attack', (attack) => withLine(attack, to, entry));
    if (spent) changeScope(state, 'attack', ({ symbols }) => ({ symbols: taken(symbols, spent) }));
  },
  symbolsAdded: (state, event) => {
    changeScope(state, 'attack', ({ symbols }) => ({ symbols: given(symbols, event.added) }));
  },
  symbolsSpent: (state, event) => {
    changeScope(state, 'attack', ({ symbols }) => ({ symbols: taken(symbols, event.spent) }));
  },
  attackDamageTypeChanged: (state, event) => {
    changeScope(state, 'attack', (attack) => turnedDamage(attack, event.damageType));
  },
  attackJudged: (state, event) => {
    const { hit, roll, defense } = event;
    changeScope(state, 'attack', { hit, toHit: roll.entries, defense: defense.entries });
  },
  attackTurned: (state, event) => {
    changeScope(state, 'attack', { hit: event.hit });
  },
  attackRedirected: (state, event) => {
    changeScope(state, 'attack', { target: event.to });
  },
  finalDamageDetermined: (state, event) => {
    changeScope(state, 'attack', { final: event.sum.entries, finalDamage: event.sum.total });
  },
  counterDeclared: told,
  attackEnded: (state) => {
    changeScope(state, 'attack', { ended: true });
  },
  attackNotMade: told,

  spellStepBegan: (state, event) => {
    changeScope(state, 'spell', { step: event.step });
  },
  spellEmpowered: (state) => {
    changeScope(state, 'spell', ({ dice }) => ({ empowered: true, dice: [...dice, 'black'] }));
  },
  forceDetermined: (state, event) => {
    changeScope(state, 'spell', { force: event.force.entries, forceTotal: event.force.total });
  },
  spellFailed: (state) => {
    changeScope(state, 'spell', { failed: true });
  },
  convictionChecked: told,
} satisfies Writers<(DiceEvent | AttackEvent | SpellEvent)['type']>;

/** One more line, written out by name: a name worked out would be looked up anew in every object it is put into. */
function withLine(
  attack: AttackScope,
  to: Extract<AttackEvent, { readonly type: 'attackLedgerAdded' }>['to'],
  entry: LedgerEntry,
): Partial<AttackScope> {
  switch (to) {
    case 'toHit':
      return { toHit: [...attack.toHit, entry] };
    case 'defense':
      return { defense: [...attack.defense, entry] };
    case 'physical':
      return { physical: [...attack.physical, entry] };
    case 'magic':
      return { magic: [...attack.magic, entry] };
    case 'irreducible':
      return { irreducible: [...attack.irreducible, entry] };
    case 'piercing':
      return { piercing: [...attack.piercing, entry] };
  }
}

/** What an ability added before the roll is there already. */
function given(symbols: Readonly<SymbolCount>, added: SymbolCount): SymbolCount {
  const sum: SymbolCount = { ...symbols };
  addSymbols(sum, added);
  return sum;
}

function taken(symbols: Readonly<SymbolCount>, spent: SymbolCount): SymbolCount {
  const left: SymbolCount = { ...symbols };
  for (const symbol of SYMBOLS) {
    const taken = spent[symbol];
    if (taken !== undefined) left[symbol] = (left[symbol] ?? 0) - taken;
  }
  return left;
}

/** The attack's own damage so far becomes that type, and so does what it adds from now on (p.44). */
const turnedDamage = (attack: AttackScope, type: AttackScope['damageType']): Partial<AttackScope> =>
  attack.damageType === type
    ? {}
    : { [type]: [...attack[type], ...attack[attack.damageType]], [attack.damageType]: [], damageType: type };

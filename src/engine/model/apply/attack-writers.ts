import { addSymbols } from '../dice.ts';
import type { AttackEvent, DiceEvent, SpellEvent } from '../events.ts';
import type { AttackScope } from '../scopes.ts';
import { SYMBOLS, type SymbolCount } from '../vocabulary.ts';
import { scopeIn } from './under-way.ts';
import { told, type Writers } from './writers.ts';

/** Dice, attacks and spells. */
export const ATTACK_WRITERS = {
  diceRolled: (state, event) => {
    state.rng = [...event.rng];
  },
  diceRerolled: (state, event) => {
    state.rng = [...event.rng];
  },
  rollModified: told,
  checkMade: told,

  attackStepBegan: (state, event) => {
    scopeIn(state, 'attack').step = event.step;
  },
  combatDiceChosen: (state, event) => {
    scopeIn(state, 'attack').dice = [...event.dice];
  },
  attackEmpowered: (state) => {
    const attack = scopeIn(state, 'attack');
    attack.empowered = true;
    attack.dice.push('black');
  },
  attackDodged: (state, event) => {
    scopeIn(state, 'attack').dodge = event.shields;
  },
  attackRollRecorded: (state, event) => {
    const attack = scopeIn(state, 'attack');
    attack.rolled = event.dice.map((die) => ({ ...die }));
    giveSymbols(attack, event.symbols);
  },
  attackLedgerAdded: (state, event) => {
    const attack = scopeIn(state, 'attack');
    attack[event.to].push({ ...event.entry });
    takeSymbols(attack, event.spent ?? {});
  },
  symbolsAdded: (state, event) => {
    giveSymbols(scopeIn(state, 'attack'), event.added);
  },
  symbolsSpent: (state, event) => {
    takeSymbols(scopeIn(state, 'attack'), event.spent);
  },
  attackDamageTypeChanged: (state, event) => {
    turnDamage(scopeIn(state, 'attack'), event.damageType);
  },
  attackJudged: (state, event) => {
    const attack = scopeIn(state, 'attack');
    attack.hit = event.hit;
    attack.toHit = event.roll.entries.map((entry) => ({ ...entry }));
    attack.defense = event.defense.entries.map((entry) => ({ ...entry }));
  },
  attackTurned: (state, event) => {
    scopeIn(state, 'attack').hit = event.hit;
  },
  attackRedirected: (state, event) => {
    scopeIn(state, 'attack').target = event.to;
  },
  finalDamageDetermined: (state, event) => {
    const attack = scopeIn(state, 'attack');
    attack.final = event.sum.entries.map((entry) => ({ ...entry }));
    attack.finalDamage = event.sum.total;
  },
  counterDeclared: told,
  attackEnded: (state) => {
    scopeIn(state, 'attack').ended = true;
  },
  attackNotMade: told,

  spellStepBegan: (state, event) => {
    scopeIn(state, 'spell').step = event.step;
  },
  spellEmpowered: (state) => {
    const spell = scopeIn(state, 'spell');
    spell.empowered = true;
    spell.dice.push('black');
  },
  forceDetermined: (state, event) => {
    const spell = scopeIn(state, 'spell');
    spell.force = event.force.entries.map((entry) => ({ ...entry }));
    spell.forceTotal = event.force.total;
  },
  spellFailed: (state) => {
    scopeIn(state, 'spell').failed = true;
  },
  convictionChecked: told,
} satisfies Writers<(DiceEvent | AttackEvent | SpellEvent)['type']>;

/** What an ability added before the roll is there already. */
function giveSymbols(attack: AttackScope, added: SymbolCount): void {
  const symbols: SymbolCount = { ...attack.symbols };
  addSymbols(symbols, added);
  attack.symbols = symbols;
}

function takeSymbols(attack: AttackScope, spent: SymbolCount): void {
  for (const symbol of SYMBOLS) {
    const taken = spent[symbol];
    if (taken !== undefined) attack.symbols[symbol] = (attack.symbols[symbol] ?? 0) - taken;
  }
}

/** The attack's own damage so far becomes that type, and so does what it adds from now on (p.44). */
function turnDamage(attack: AttackScope, type: AttackScope['damageType']): void {
  if (attack.damageType === type) return;
  attack[type].push(...attack[attack.damageType]);
  attack[attack.damageType] = [];
  attack.damageType = type;
}

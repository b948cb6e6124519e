import { withTerrain } from '../board.ts';
import { copyOf } from '../copy.ts';
import type { EncounterEvent } from '../events.ts';
import { figureIn } from '../figures.ts';
import type { AttackScope, MoveScope, SpellScope } from '../scopes.ts';
import type { EncounterState } from '../state.ts';
import { SYMBOLS, type SymbolCount } from '../vocabulary.ts';
import { applyFigureEvent } from './apply-figure-event.ts';
import { applyWorldEvent } from './apply-world-event.ts';

function innermost<K extends 'attack' | 'move' | 'spell'>(
  state: EncounterState,
  kind: K,
): K extends 'attack' ? AttackScope : K extends 'move' ? MoveScope : SpellScope {
  for (let i = state.scopes.length - 1; i >= 0; i--) {
    const scope = state.scopes[i]!;
    if (scope.kind === kind) return scope as never;
  }
  throw new Error(`no ${kind} under way`);
}

/**
 * The only writer of an encounter (I1). Events hold facts and amounts; this puts them on the table. What it
 * is given is copied, since a store may freeze it. Throws Error when an event names what is not there.
 */
export function applyEvent(state: EncounterState, event: EncounterEvent): void {
  switch (event.type) {
    case 'initiativeDealt':
      state.track = event.track.map((card) => ({ ...card, figures: [...card.figures] }));
      state.rng = [...event.rng];
      return;
    case 'encounterBegan':
      state.clock.phase = 'round-start';
      state.clock.opponentsSpawned = true; // C8: figures set up count as spawned in round 1
      return;
    case 'roundBegan':
      state.clock.round = event.round;
      state.clock.phase = 'turns';
      for (const card of state.track) card.acted = false;
      return;
    case 'roundEnded':
      state.clock.phase = 'round-start';
      delete state.clock.used;
      state.clock.opponentsActed = false;
      state.clock.opponentsSpawned = false;
      return;
    case 'urgencyAdded':
      state.urgency = event.count;
      return;
    case 'initiativeCardReached':
      state.clock.queue = [...event.figures];
      for (const card of state.track) if (card.id === event.group) card.acted = true;
      return;
    case 'turnBegan':
      state.clock.queue = state.clock.queue.filter((id) => id !== event.figure);
      figureIn(state, event.figure).turnsTaken += 1;
      state.turn = {
        figure: event.figure,
        phase: 'start',
        moved: false,
        movementOver: false,
        statusDone: [],
        breakAttacked: [],
        used: [],
        aiStep: 0,
        aiActed: false,
      };
      return;
    case 'phaseBegan':
      turnOf(state).phase = event.phase;
      return;
    case 'statusResolved':
      turnOf(state).statusDone.push(event.source);
      return;
    case 'turnEnded':
      state.turn = null;
      for (const figure of state.figures) figure.paralyzedThisTurn = false;
      return;
    case 'outcomeReached':
      state.outcome = { ...event.outcome };
      state.scopes = [];
      state.turn = null;
      state.clock.phase = 'over';
      return;
    case 'scopeOpened':
      state.scopes.push(copyOf(event.scope));
      if (event.scope.kind === 'attack' && state.turn) {
        const { attacker, target } = event.scope;
        state.turn.attacks = [...(state.turn.attacks ?? []), { attacker, target }];
      }
      return;
    case 'scopeClosed': {
      const closed = state.scopes.pop();
      if (closed?.kind !== event.kind)
        throw new Error(`closed ${event.kind} inside ${closed?.kind ?? 'nothing'}`);
      return;
    }
    case 'moveActionUsed':
      turnOf(state).moved = true;
      return;
    case 'movementBought':
      innermost(state, 'move').points += event.points;
      return;
    case 'figurePassed': {
      const { passed } = innermost(state, 'move');
      if (!passed.includes(event.passed)) passed.push(event.passed);
      return;
    }
    case 'terrainPlaced':
      state.board = withTerrain(state.board, event.spaces, event.terrain);
      return;
    case 'figureSpawned':
    case 'cardTurned':
    case 'trackArranged':
    case 'boardTokenPlaced':
    case 'boardTokenMoved':
    case 'boardTokenTurned':
    case 'totemSeen':
    case 'objectiveActivated':
    case 'achievementCompleted':
    case 'dynamitePlaced':
    case 'dynamiteTaken':
    case 'dynamiteExploded':
    case 'dynamiteLost':
    case 'figureFelled':
    case 'figureReturned':
    case 'adventurersRestored':
    case 'wardPlaced':
      applyWorldEvent(state, event);
      return;
    case 'movementStopped':
      turnOf(state).movementOver = true;
      return;
    case 'breakAttackProvoked':
      turnOf(state).breakAttacked.push(event.by);
      return;
    case 'diceRolled':
    case 'diceRerolled':
    case 'effectDrawn':
      state.rng = [...event.rng];
      return;
    case 'attackStepBegan':
      innermost(state, 'attack').step = event.step;
      return;
    case 'attackEmpowered': {
      const attack = innermost(state, 'attack');
      attack.empowered = true;
      attack.dice.push('black');
      return;
    }
    case 'attackDodged':
      innermost(state, 'attack').dodge = event.shields;
      return;
    case 'attackRollRecorded': {
      const attack = innermost(state, 'attack');
      attack.rolled = event.dice.map((d) => ({ ...d }));
      addSymbols(attack, event.symbols);
      return;
    }
    case 'attackLedgerAdded': {
      const attack = innermost(state, 'attack');
      attack[event.to].push({ ...event.entry });
      takeSymbols(attack, event.spent ?? {});
      return;
    }
    case 'symbolsAdded':
      addSymbols(innermost(state, 'attack'), event.added);
      return;
    case 'attackTurned':
      innermost(state, 'attack').hit = event.hit;
      return;
    case 'attackRedirected':
      innermost(state, 'attack').target = event.to;
      return;
    case 'symbolsSpent':
      takeSymbols(innermost(state, 'attack'), event.spent);
      return;
    case 'attackDamageTypeChanged':
      turnDamage(innermost(state, 'attack'), event.damageType);
      return;
    case 'attackJudged': {
      const attack = innermost(state, 'attack');
      attack.hit = event.hit;
      attack.toHit = event.roll.entries.map((e) => ({ ...e }));
      attack.defense = event.defense.entries.map((e) => ({ ...e }));
      return;
    }
    case 'finalDamageDetermined': {
      const attack = innermost(state, 'attack');
      attack.final = event.sum.entries.map((e) => ({ ...e }));
      attack.finalDamage = event.sum.total;
      return;
    }
    case 'attackEnded':
      innermost(state, 'attack').ended = true;
      return;
    case 'spellStepBegan':
      innermost(state, 'spell').step = event.step;
      return;
    case 'spellEmpowered': {
      const spell = innermost(state, 'spell');
      spell.empowered = true;
      spell.dice.push('black');
      return;
    }
    case 'forceDetermined': {
      const spell = innermost(state, 'spell');
      spell.force = event.force.entries.map((e) => ({ ...e }));
      spell.forceTotal = event.force.total;
      return;
    }
    case 'spellFailed':
      innermost(state, 'spell').failed = true;
      return;
    case 'boardTokenRemoved':
      state.boardTokens = state.boardTokens.filter((token) => token.id !== event.token);
      return;
    case 'lootDrawn': {
      if (event.gain.card in state.loot.deck) state.loot.deck[event.gain.card]! -= 1;
      state.loot.gold += event.gain.gold;
      state.loot.gained.push({ ...event.gain });
      state.rng = [...event.rng];
      return;
    }
    case 'goldGained':
      state.loot.gold += event.amount;
      return;
    case 'aiConditionChecked':
      if (event.value) {
        const turn = state.turn;
        if (turn) turn.aiActed = true;
      }
      return;
    case 'aiStepFollowed':
      state.clock.opponentsActed = true;
      return;
    case 'rollModified':
    case 'checkMade':
    case 'convictionChecked':
    case 'counterDeclared':
    case 'attackNotMade':
    case 'aiTargetChosen':
    case 'aiWayChosen':
    case 'aiInstructionSkipped':
      return; // told, not written: what follows from them comes as events of its own
    default:
      applyFigureEvent(state, event);
  }
}

/** What an ability added before the roll is there already. */
function addSymbols(attack: AttackScope, added: SymbolCount): void {
  const symbols: SymbolCount = { ...attack.symbols };
  for (const key of SYMBOLS) if (added[key]) symbols[key] = (symbols[key] ?? 0) + added[key];
  attack.symbols = symbols;
}

function takeSymbols(attack: AttackScope, spent: SymbolCount): void {
  for (const [symbol, n] of Object.entries(spent)) {
    const key = symbol as 'book' | 'shield' | 'burst';
    attack.symbols[key] = (attack.symbols[key] ?? 0) - n;
  }
}

function turnOf(state: EncounterState) {
  if (!state.turn) throw new Error('no turn under way');
  return state.turn;
}

/** The attack's own damage so far becomes that type, and so does what it adds from now on (p.44). */
function turnDamage(attack: AttackScope, type: AttackScope['damageType']): void {
  if (attack.damageType === type) return;
  attack[type].push(...attack[attack.damageType]);
  attack[attack.damageType] = [];
  attack.damageType = type;
}

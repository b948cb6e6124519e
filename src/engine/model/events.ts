import type { AiEvent } from './ai-events.ts';
import type { BoardToken, Space } from './board.ts';
import type { AbilityKey, CardRef, FigureId, GroupId } from './ids.ts';
import type { RollPurpose } from './language/abilities.ts';
import type { LedgerEntry, Sum } from './ledger.ts';
import type { LootEvent } from './loot-events.ts';
import type { Cause } from './messages/cause.ts';
import type { Reason } from './messages/reason.ts';
import type { RolledDie, Scope } from './scopes.ts';
import type { CardInstance, Figure, Grant, InitiativeCard, Outcome, TurnPhase, Ward } from './state.ts';
import type { StoryEvent } from './story-events.ts';
import type { AbilityToken, DamageType, Die, Effect, Skill, SymbolCount, Terrain } from './vocabulary.ts';

export type { LootEvent, TokenRemoval } from './loot-events.ts';
export type { StoryEvent } from './story-events.ts';

type Rng = readonly [number, number, number, number];

/** How an attack ended: missed (p.43 step 7), Countered (6d, A3), or carried out to its end. */
export const ATTACK_ENDS = ['resolved', 'missed', 'countered'] as const;
export type AttackEnd = (typeof ATTACK_ENDS)[number];

/** Every event: past tense, JSON, facts and amounts, and the rule it applies (I11): `rule` is a citation, nothing goes by it. */
export type EncounterEvent = { readonly rule: string } & (
  | SetUpEvent
  | ClockEvent
  | CostEvent
  | MoveEvent
  | WorldEvent
  | DiceEvent
  | AttackEvent
  | SpellEvent
  | FigureEvent
  | GrantEvent
  | LootEvent
  | StoryEvent
  | AiEvent
);
export type EventType = EncounterEvent['type'];

export type SetUpEvent =
  | { readonly type: 'figurePlaced'; readonly figure: FigureId; readonly at: Space }
  | { readonly type: 'initiativeDealt'; readonly track: readonly InitiativeCard[]; readonly rng: Rng }
  | { readonly type: 'encounterBegan' };

export type ClockEvent =
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'roundEnded'; readonly round: number }
  | { readonly type: 'urgencyAdded'; readonly count: number; readonly cause: Cause }
  | { readonly type: 'initiativeCardReached'; readonly group: GroupId; readonly figures: readonly FigureId[] }
  | { readonly type: 'turnBegan'; readonly figure: FigureId }
  | { readonly type: 'phaseBegan'; readonly figure: FigureId; readonly phase: TurnPhase }
  | {
      readonly type: 'statusResolved';
      readonly figure: FigureId;
      readonly source: string;
      readonly cause: Cause;
    }
  | { readonly type: 'turnEnded'; readonly figure: FigureId }
  | { readonly type: 'outcomeReached'; readonly outcome: Outcome };

export type CostEvent =
  | { readonly type: 'spGained'; readonly figure: FigureId; readonly amount: number; readonly cause: Cause }
  | { readonly type: 'spSpent'; readonly figure: FigureId; readonly amount: number; readonly on: Cause }
  | { readonly type: 'cardsReadied'; readonly figure: FigureId; readonly cards: readonly string[] }
  /** `ability`: only that one, by an Exhausted token (Command Combatants, p.55). */
  | {
      readonly type: 'cardExhausted';
      readonly figure: FigureId;
      readonly card: string;
      readonly ability?: string;
    }
  | { readonly type: 'cardFlipped'; readonly figure: FigureId; readonly card: string }
  /** A flipped card lies as it did. */
  | { readonly type: 'cardTurnedBack'; readonly figure: FigureId; readonly card: string }
  | { readonly type: 'cardDiscarded'; readonly figure: FigureId; readonly card: string }
  /** Taken by the text (p.19): its card goes to the box, or out of the Adventure. */
  | {
      readonly type: 'itemTaken';
      readonly figure: FigureId;
      readonly card: string;
      readonly item: CardRef;
      readonly permanently?: true;
    }
  | {
      readonly type: 'abilityUsed';
      readonly figure: FigureId;
      readonly ability: AbilityKey;
      readonly limit: 'none' | 'turn' | 'round' | 'encounter' | 'attack';
    }
  | {
      readonly type: 'cardsArranged';
      readonly figure: FigureId;
      readonly cards: readonly CardInstance[];
      readonly pack: readonly CardInstance[];
    };

export type MoveEvent =
  | { readonly type: 'scopeOpened'; readonly scope: Scope }
  | { readonly type: 'scopeClosed'; readonly kind: Scope['kind'] }
  /** `another`: beside the turn's own (X192). */
  | { readonly type: 'moveActionUsed'; readonly figure: FigureId; readonly another?: true }
  | { readonly type: 'movementBought'; readonly figure: FigureId; readonly points: number }
  | { readonly type: 'movementStopped'; readonly figure: FigureId; readonly cause: Cause }
  /** `cost` in the points (or spaces) of the move under way. */
  | {
      readonly type: 'figureMoved';
      readonly figure: FigureId;
      readonly from: Space;
      readonly to: Space;
      readonly how: 'step' | 'jump' | 'push' | 'pull' | 'shove' | 'swap' | 'warp' | 'current' | 'text';
      readonly cost: number;
    }
  /** CRUSH and RELENTLESS: an opponent's space was moved through (pp.32, 33). */
  | { readonly type: 'figurePassed'; readonly figure: FigureId; readonly passed: FigureId }
  | {
      readonly type: 'breakAttackProvoked';
      readonly figure: FigureId;
      readonly by: FigureId;
      readonly at: Space;
    };

export type DiceEvent =
  /** From here on the dice come of the mix of a decision. */
  | { readonly type: 'mixed'; readonly rng: Rng }
  | {
      readonly type: 'diceRolled';
      readonly figure: FigureId;
      readonly purpose: RollPurpose;
      readonly dice: readonly RolledDie[];
      readonly rng: Rng;
    }
  | {
      readonly type: 'diceRerolled';
      readonly figure: FigureId;
      readonly purpose: RollPurpose;
      /** Positions in the roll that were thrown again. */
      readonly which: readonly number[];
      /** Turned by hand, not thrown. */
      readonly turned?: true;
      /** The whole roll as it lies now. */
      readonly dice: readonly RolledDie[];
      readonly rng: Rng;
    }
  /** A roll counts for more or less by an ability. */
  | {
      readonly type: 'rollModified';
      readonly figure: FigureId;
      readonly purpose: RollPurpose;
      readonly entry: LedgerEntry;
    }
  | {
      readonly type: 'checkMade';
      readonly figure: FigureId;
      readonly skill: Skill;
      readonly total: Sum;
      readonly difficulty: number;
      readonly passed: boolean;
    };

/** What changes on the board and the track beside the figures' own doings. */
export type WorldEvent =
  | {
      readonly type: 'terrainPlaced';
      readonly spaces: readonly Space[];
      readonly terrain: Terrain;
      readonly by: FigureId | null;
    }
  /** A phase of a BOSS: the card is turned over to another. */
  | {
      readonly type: 'cardTurned';
      readonly figure: FigureId;
      readonly from: CardRef;
      readonly to: CardRef;
      /** An Adventurer takes the shape of that CONDUIT with these cards before it, or its own again (p.68). */
      readonly shape?: 'conduit' | 'own';
      readonly cards?: readonly CardInstance[];
    }
  | { readonly type: 'figureSpawned'; readonly figure: Figure; readonly by: FigureId | null }
  | { readonly type: 'trackArranged'; readonly track: readonly InitiativeCard[]; readonly cause: Cause }
  /** `watched`: the text asks later what became of it. */
  | { readonly type: 'boardTokenPlaced'; readonly token: BoardToken; readonly watched?: true }
  | { readonly type: 'boardTokenMoved'; readonly token: string; readonly to: Space; readonly cause: Cause }
  /** A token placed face down (colour `random`) turns out to be of that colour (p.17). */
  | { readonly type: 'boardTokenTurned'; readonly token: string; readonly colour: string; readonly rng: Rng }
  | { readonly type: 'totemSeen'; readonly token: string; readonly colour: string; readonly by: FigureId }
  | {
      readonly type: 'objectiveActivated';
      readonly objective: string;
      /** Noted beside its id, where it may come about again. */
      readonly mark?: string;
      readonly by: FigureId | null;
    }
  | {
      readonly type: 'achievementCompleted';
      readonly achievement: string;
      readonly mark?: string;
      readonly by: FigureId | null;
    }
  | {
      readonly type: 'dynamitePlaced';
      readonly token: string;
      readonly at: Space;
      readonly lit: number;
      readonly by: FigureId | null;
    }
  | { readonly type: 'dynamiteTaken'; readonly token: string; readonly by: FigureId }
  /** In Dangerous Terrain, unexploded (p.21). */
  | { readonly type: 'dynamiteLost'; readonly token: string; readonly at: Space }
  | { readonly type: 'dynamiteExploded'; readonly token: string; readonly at: Space }
  | { readonly type: 'wardPlaced'; readonly ward: Ward }
  /** `deck`: the Combatant Loot Deck, whole again (p.55). */
  | { readonly type: 'adventurersRestored'; readonly deck: Readonly<Record<string, number>> }
  | {
      readonly type: 'figureFelled';
      readonly figure: FigureId;
      readonly by: FigureId | null;
      readonly cause: Cause;
    }
  | {
      readonly type: 'figureReturned';
      readonly figure: FigureId;
      readonly at: Space;
      readonly damage: number;
    };

export type AttackEvent =
  | { readonly type: 'attackStepBegan'; readonly step: number }
  /** All the dice of the pool, before EMPOWER. */
  | { readonly type: 'combatDiceChosen'; readonly figure: FigureId; readonly dice: readonly Die[] }
  | { readonly type: 'attackEmpowered'; readonly figure: FigureId; readonly by: Cause }
  | {
      readonly type: 'attackDodged';
      readonly figure: FigureId;
      readonly shields: number;
      readonly skull: boolean;
    }
  | {
      readonly type: 'attackRollRecorded';
      readonly dice: readonly RolledDie[];
      readonly symbols: SymbolCount;
    }
  | {
      readonly type: 'attackLedgerAdded';
      readonly to: 'toHit' | 'defense' | 'physical' | 'magic' | 'irreducible' | 'piercing';
      readonly entry: LedgerEntry;
      readonly spent?: SymbolCount;
    }
  | { readonly type: 'attackDamageTypeChanged'; readonly damageType: DamageType; readonly by: Cause }
  | {
      readonly type: 'attackJudged';
      readonly hit: boolean;
      readonly roll: Sum;
      readonly defense: Sum;
      readonly skull: boolean;
    }
  /** A hit turned into a miss. */
  | { readonly type: 'attackTurned'; readonly hit: boolean; readonly by: Cause }
  | { readonly type: 'attackRedirected'; readonly to: FigureId; readonly by: Cause }
  | { readonly type: 'symbolsAdded'; readonly added: SymbolCount; readonly by: Cause }
  | { readonly type: 'symbolsSpent'; readonly figure: FigureId; readonly spent: SymbolCount }
  | { readonly type: 'finalDamageDetermined'; readonly sum: Sum }
  | {
      readonly type: 'counterDeclared';
      readonly figure: FigureId;
      readonly against: FigureId;
      readonly sp: number;
    }
  | {
      readonly type: 'attackEnded';
      readonly attacker: FigureId;
      readonly target: FigureId;
      readonly because: AttackEnd;
    }
  | {
      readonly type: 'attackNotMade';
      readonly attacker: FigureId;
      readonly target: FigureId | null;
      readonly reason: Reason;
    };

export type SpellEvent =
  | { readonly type: 'spellStepBegan'; readonly step: number }
  | { readonly type: 'spellEmpowered'; readonly figure: FigureId }
  | { readonly type: 'forceDetermined'; readonly figure: FigureId; readonly force: Sum }
  | { readonly type: 'spellFailed'; readonly figure: FigureId; readonly because: 'skull' }
  | {
      readonly type: 'convictionChecked';
      readonly figure: FigureId;
      readonly total: Sum;
      readonly force: number;
      readonly passed: boolean;
      /** An ally that failed on purpose rolls nothing (p.51). */
      readonly onPurpose?: boolean;
    };

export type FigureEvent =
  | {
      readonly type: 'damageDealt';
      readonly figure: FigureId;
      readonly amount: number;
      readonly damageType: DamageType;
      readonly sum: Sum;
      readonly by: FigureId | null;
      readonly cause: Cause;
    }
  | {
      readonly type: 'damageHealed';
      readonly figure: FigureId;
      readonly amount: number;
      readonly cause: Cause;
    }
  /** It would have been Defeated: so much damage is taken off instead. */
  | {
      readonly type: 'defeatPrevented';
      readonly figure: FigureId;
      readonly amount: number;
      readonly cause: Cause;
    }
  /** One of the effects a figure lacks, drawn at random. */
  | {
      readonly type: 'effectDrawn';
      readonly figure: FigureId;
      readonly effect: Effect;
      readonly rng: Rng;
    }
  /** Damage tokens that went from one card to another: they are not dealt. */
  | {
      readonly type: 'damageMoved';
      readonly from: FigureId;
      readonly to: FigureId;
      readonly amount: number;
    }
  | {
      readonly type: 'effectInflicted';
      readonly figure: FigureId;
      readonly effect: Effect;
      readonly by: FigureId | null;
    }
  | {
      readonly type: 'effectRemoved';
      readonly figure: FigureId;
      readonly effect: Effect;
      readonly cause: Cause;
    }
  | {
      readonly type: 'tokenGained';
      readonly figure: FigureId;
      readonly token: AbilityToken;
      readonly amount: number;
    }
  | { readonly type: 'tokenSpent'; readonly figure: FigureId; readonly token: AbilityToken }
  | { readonly type: 'figureTargeted'; readonly figure: FigureId; readonly by: FigureId }
  | {
      readonly type: 'figureDefeated';
      readonly figure: FigureId;
      readonly by: FigureId | null;
      readonly cause: Cause;
    };

export type GrantEvent =
  /** `amount` below 0: spent. */
  | {
      readonly type: 'energyChanged';
      readonly figure: FigureId;
      readonly card: string;
      readonly amount: number;
    }
  | {
      readonly type: 'figureMarked';
      readonly figure: FigureId;
      readonly mark: string;
      readonly by: FigureId;
    }
  | {
      readonly type: 'markRemoved';
      readonly figure: FigureId;
      readonly mark: string;
      readonly by: FigureId;
    }
  | { readonly type: 'abilityGranted'; readonly figure: FigureId; readonly grant: Grant }
  /** What was granted for a while is over. */
  | { readonly type: 'grantsEnded'; readonly figure: FigureId; readonly grants: readonly string[] };

/** Paralyze goes by itself at the end of a turn in which nothing could be done (S3). */
export const isTurnLost = ({
  effect,
  cause,
}: Pick<Extract<EncounterEvent, { type: 'effectRemoved' }>, 'effect' | 'cause'>): boolean =>
  effect === 'paralyze' && cause.kind === 'effect';

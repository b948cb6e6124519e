/** What happens in a place and in its fights. Heroes by their places at the table, or as enemies by their names. */
import type { RngWords } from '../../../../engine/rng/rng-words.ts';
import type { AttackDie, DefenseDie, RolledDie } from '../combat/fight-dice.ts';
import type { HandlingPlan } from '../combat/handling.ts';
import type { ResultKind } from '../combat/outcome-of-attack.ts';
import type { Wounds } from '../combat/pools.ts';
import type { EnemyDecision } from '../combat/priority.ts';
import type { FreeMove } from '../place/free-move.ts';
import type { Shove, ShoveStop } from '../place/push.ts';
import type { Space } from '../place/space.ts';
import type { Ban, DOORS } from './arrival.ts';
import type { CardRef } from './content.ts';
import type { AttackState, Figure, Phase, PlaceState, PlaceToken } from './place-state.ts';
import type { BookKind, Colour, CubeKind } from './vocabulary.ts';

/** What goes from hand to hand, or lies on the ground. */
export type Thing = { readonly gear: CardRef } | { readonly kind: CubeKind; readonly colour: Colour };

export const FREE_LOSSES = ['action', 'engaged', 'waiting', 'ended', 'given'] as const;

export type PlaceEvent =
  | { readonly type: 'placeEntered'; readonly place: PlaceState }
  /** Shocks are life again; who is at 0 has 1 (L5146, L5156). */
  | { readonly type: 'placeLeft'; readonly heroes: readonly number[] }
  | { readonly type: 'readingBegan'; readonly book: BookKind }
  | { readonly type: 'readingEnded' }
  | { readonly type: 'enemiesArrive'; readonly token: string; readonly types: readonly CardRef[] }
  | { readonly type: 'enemyDeployed'; readonly figure: Figure; readonly column: number }
  | { readonly type: 'heroDeployed'; readonly hero: number; readonly at: Space }
  | {
      readonly type: 'placeChanged';
      readonly open: readonly number[];
      /** The doors that are where a red line goes. */
      readonly doors: (typeof DOORS)[number];
      readonly lay: readonly PlaceToken[];
      readonly lift: readonly string[];
    }
  | { readonly type: 'instructionActed'; readonly at: number }
  /** A line beside the plan, a special instruction: of the place, else of that scenario card. */
  | { readonly type: 'setUpFollowed'; readonly at: number }
  | {
      readonly type: 'arrivalFollowed';
      readonly card: CardRef | null;
      readonly at: number;
      readonly bans: readonly Ban[];
    }
  | { readonly type: 'damageDiscarded'; readonly figure: string; readonly amount: number }
  | { readonly type: 'shocksToLife'; readonly hero: number; readonly amount: number }
  | { readonly type: 'tokenReached'; readonly hero: number; readonly token: string }
  | { readonly type: 'gearLaid'; readonly at: Space; readonly gear: CardRef }
  | { readonly type: 'gearTaken'; readonly hero: number; readonly gear: CardRef };

export type TurnEvent =
  /** All AP are there again, free moves whole, tokens back in the bag. */
  | {
      readonly type: 'turnBegan';
      readonly turn: number;
      readonly tracker: number;
      readonly initiative: Readonly<Record<string, number>>;
    }
  | { readonly type: 'initiativeRaised'; readonly hero: number; readonly ap: number; readonly to: number }
  | { readonly type: 'phaseSet'; readonly phase: Phase }
  | {
      readonly type: 'upgradeDrawn';
      readonly enemy: CardRef;
      readonly token: CardRef;
      /** By a special action (MA-54). */
      readonly more: boolean;
      readonly rng: RngWords;
    }
  | { readonly type: 'specialActionFired'; readonly enemy: CardRef }
  | { readonly type: 'enemiesQuicker'; readonly enemy: CardRef; readonly to: number }
  | { readonly type: 'enemiesWhole' }
  | { readonly type: 'turnTaken'; readonly who: string; readonly initiative: number }
  | { readonly type: 'turnDone'; readonly who: string }
  | { readonly type: 'heroWaits'; readonly hero: number; readonly ap: number }
  | { readonly type: 'turnTakenUp'; readonly hero: number }
  /** Nobody took it up: what is left of its AP is lost (MA-50). */
  | { readonly type: 'waitingOver'; readonly hero: number }
  | { readonly type: 'heroRaised'; readonly hero: number; readonly returns: 'this-turn' | 'next-turn' }
  | { readonly type: 'heroBack'; readonly hero: number; readonly at: Space };

export type FightEvent =
  | {
      readonly type: 'heroMoved';
      readonly hero: number;
      readonly to: Space;
      readonly free: number;
      readonly paid: number;
      readonly ap: number;
      readonly left: FreeMove;
    }
  | { readonly type: 'freeMoveKept'; readonly hero: number; readonly kept: boolean }
  | {
      readonly type: 'freeMoveLost';
      readonly hero: number;
      readonly why: (typeof FREE_LOSSES)[number];
    }
  /** What an enemy does, and why. */
  | ({
      readonly type: 'enemyDecided';
      readonly figure: string;
      readonly line: number;
      readonly target: string | null;
      readonly to: Space;
      readonly attacks: boolean;
    } & Pick<EnemyDecision, 'option' | 'because' | 'decidedBy'>)
  | { readonly type: 'enemyIdle'; readonly figure: string; readonly line: number }
  | { readonly type: 'enemyMoved'; readonly figure: string; readonly to: Space; readonly cost: number }
  | {
      readonly type: 'weaponChanged';
      readonly hero: number;
      readonly weapon: CardRef | null;
      readonly stored: CardRef | null;
    }
  | { readonly type: 'traded'; readonly from: number; readonly to: number; readonly thing: Thing }
  | { readonly type: 'attackBegan'; readonly attack: AttackState }
  | { readonly type: 'defenseChosen'; readonly who: string; readonly plan: HandlingPlan }
  | { readonly type: 'attackRolled'; readonly dice: readonly RolledDie<AttackDie>[]; readonly rng: RngWords }
  | {
      readonly type: 'defenseRolled';
      readonly who: string;
      readonly dice: readonly RolledDie<DefenseDie>[];
      readonly rng: RngWords;
    }
  | { readonly type: 'armourBroken'; readonly hero: number; readonly gear: CardRef }
  | {
      readonly type: 'attackResolved';
      readonly who: string;
      readonly kind: ResultKind;
      readonly wounds: Wounds;
      readonly shields: number;
      readonly suffered: Wounds;
    }
  | { readonly type: 'countered'; readonly who: string; readonly amount: number }
  | { readonly type: 'attackEnded' }
  /** It cannot be pushed or pulled (L5888). */
  | { readonly type: 'stoodFast'; readonly figure: string }
  /** The tokens of its type have no effect any more in this turn (L6050). */
  | { readonly type: 'tokensCancelled'; readonly enemy: CardRef }
  | { readonly type: 'enemyHurt'; readonly figure: string; readonly amount: number }
  | { readonly type: 'enemyGone'; readonly figure: string; readonly why: 'wounds' | 'rift' }
  /** Its token lies there. */
  | { readonly type: 'heroFell'; readonly hero: number; readonly at: Space | null }
  | { readonly type: 'initiativeLost'; readonly hero: number }
  | { readonly type: 'movementLost'; readonly hero: number }
  | {
      readonly type: 'shoved';
      readonly who: string;
      readonly shove: Shove;
      readonly way: readonly Space[];
      readonly damage: number;
      readonly stop: ShoveStop | null;
      readonly fell: boolean;
    }
  | { readonly type: 'stepped'; readonly who: string; readonly to: Space };

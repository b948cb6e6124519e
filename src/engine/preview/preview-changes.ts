/** What became of figures, cards and the board between two states, for previews. */
import { isSameSpace, type Space } from '../model/board.ts';
import type { EncounterEvent } from '../model/events.ts';
import { figureIn, listCards } from '../model/figure-in.ts';
import type { CardRef, CardType, FigureId } from '../model/ids.ts';
import type { Cause } from '../model/messages/cause.ts';
import type { Position } from '../model/position.ts';
import type { AttackCause, Scope } from '../model/scopes.ts';
import type { CardInstance, Figure, Outcome } from '../model/state.ts';
import type { DoorState } from '../model/story.ts';
import {
  ABILITY_TOKENS,
  type AbilityToken,
  type DamageType,
  EFFECTS,
  type Effect,
  type Skill,
  type Terrain,
} from '../model/vocabulary.ts';
import { hpOf, remainingHpOf } from '../queries/figures/stats.ts';

/** What became of a card. `used`: its Used token of the encounter (p.30). */
export type CardChange =
  | 'exhausted'
  | 'flipped'
  | 'readied'
  | 'used'
  | 'turned'
  | 'equipped'
  | 'stored'
  | 'gone';

/** One thing that is certain to come of an answer, summed up: what stands at its end against what stood before. */
export type Change =
  /** HP left; `grown`: by how many of them its HP themselves are more, or fewer, for an item or an ability. */
  | {
      readonly is: 'hp';
      readonly figure: FigureId;
      readonly from: number;
      readonly to: number;
      readonly most: number;
      readonly grown: number;
    }
  | { readonly is: 'falls'; readonly figure: FigureId }
  | {
      readonly is: 'sp';
      readonly figure: FigureId;
      readonly spent: number;
      readonly gained: number;
      readonly left: number;
    }
  | {
      readonly is: 'moves' | 'stands';
      readonly figure: FigureId;
      readonly to: Space;
      readonly byOthers: boolean;
    }
  | { readonly is: 'movement'; readonly figure: FigureId; readonly points: number }
  | { readonly is: 'provokes'; readonly figure: FigureId; readonly by: FigureId }
  | {
      readonly is: 'attack';
      readonly attacker: FigureId;
      readonly target: FigureId;
      readonly cause: AttackCause;
    }
  | {
      readonly is: 'spell';
      readonly caster: FigureId;
      readonly targets: readonly FigureId[];
      readonly cause: Cause;
    }
  | { readonly is: 'check'; readonly figure: FigureId; readonly skill: Skill; readonly difficulty: number }
  | { readonly is: 'effect'; readonly figure: FigureId; readonly effect: Effect; readonly gained: boolean }
  /** `amount` below 0: spent or lost. */
  | { readonly is: 'token'; readonly figure: FigureId; readonly token: AbilityToken; readonly amount: number }
  | {
      readonly is: 'card';
      readonly figure: FigureId;
      readonly type: CardType;
      readonly card: CardRef;
      readonly how: CardChange;
    }
  | { readonly is: 'item'; readonly figure: FigureId; readonly item: CardRef; readonly place: ItemPlace }
  | { readonly is: 'energy'; readonly figure: FigureId; readonly amount: number }
  /** A sum of the attack under way grows or shrinks. */
  | { readonly is: 'sum'; readonly to: AttackSum; readonly amount: number }
  | { readonly is: 'hit' | 'miss' | 'empowered' | 'symbols' | 'track' }
  | { readonly is: 'damage-type'; readonly type: DamageType }
  | { readonly is: 'redirected'; readonly to: FigureId }
  | { readonly is: 'granted'; readonly figure: FigureId; readonly cause: Cause }
  | { readonly is: 'marked'; readonly figure: FigureId; readonly gone: boolean }
  | { readonly is: 'terrain'; readonly terrain: Terrain; readonly spaces: number }
  | { readonly is: 'dynamite'; readonly how: 'taken' | 'placed' }
  | { readonly is: 'ward'; readonly at: Space }
  | { readonly is: 'conviction'; readonly figure: FigureId; readonly passed: boolean }
  | { readonly is: 'opened' | 'taken'; readonly token: string }
  | { readonly is: 'dropped'; readonly token: string; readonly at: Space }
  | { readonly is: 'door'; readonly door: string; readonly to: DoorState }
  /** `at` null: it is gone. */
  | { readonly is: 'piece'; readonly piece: string; readonly at: Space | null }
  | { readonly is: 'leaves'; readonly figure: FigureId }
  | { readonly is: 'spawned'; readonly card: CardRef }
  | { readonly is: 'gold'; readonly amount: number }
  | { readonly is: 'urgency'; readonly count: number }
  | { readonly is: 'turn-ends'; readonly figure: FigureId; readonly sp: number }
  | { readonly is: 'outcome'; readonly result: Outcome['result'] };

type AttackSum = Extract<EncounterEvent, { readonly type: 'attackLedgerAdded' }>['to'];
type ItemPlace = Extract<EncounterEvent, { readonly type: 'itemGained' }>['place'];

/** What an answer's events came to. */
export function changesOf(before: Position, after: Position, events: readonly EncounterEvent[]): Change[] {
  return [...figuresChanged(before, after, events), ...events.flatMap((event) => told(event, after))];
}

function figuresChanged(before: Position, after: Position, events: readonly EncounterEvent[]): Change[] {
  const moved = new Set(
    events.flatMap((e) =>
      e.type === 'figureMoved' && e.how !== 'step' && e.how !== 'jump' ? [e.figure] : [],
    ),
  );
  return after.state.figures.flatMap((now): Change[] => {
    const was = before.state.figures.find(({ id }) => id === now.id);
    if (!was || was === now) return [];
    return [
      ...hpChanged(before, after, was, now),
      ...tokensChanged(was, now),
      ...effectsChanged(was, now),
      ...cardsChanged(was, now),
      ...placeChanged(was, now, moved.has(now.id)),
      ...spChanged(now, events),
    ];
  });
}

function hpChanged(before: Position, after: Position, was: Figure, now: Figure): Change[] {
  if (isDown(now)) return isDown(was) ? [] : [{ is: 'falls', figure: now.id }];
  const [from, to] = [remainingHpOf(before, was), remainingHpOf(after, now)];
  const most = hpOf(after, now);
  const grown = most - hpOf(before, was);
  return from === to ? [] : [{ is: 'hp', figure: now.id, from, to, most, grown }];
}

const isDown = (figure: Figure): boolean => figure.defeated || figure.felled;

const tokensChanged = (was: Figure, now: Figure): Change[] =>
  ABILITY_TOKENS.flatMap((token): Change[] => {
    const amount = (now.tokens[token] ?? 0) - (was.tokens[token] ?? 0);
    return amount === 0 || isDown(now) ? [] : [{ is: 'token', figure: now.id, token, amount }];
  });

const effectsChanged = (was: Figure, now: Figure): Change[] =>
  EFFECTS.flatMap((effect): Change[] => {
    const [had, has] = [was.effects.includes(effect), now.effects.includes(effect)];
    return had === has || isDown(now) ? [] : [{ is: 'effect', figure: now.id, effect, gained: has }];
  });

function cardsChanged(was: Figure, now: Figure): Change[] {
  const later = listCards(now);
  return listCards(was).flatMap((card): Change[] => {
    const how = cardChange(
      was,
      now,
      card,
      later.find(({ id }) => id === card.id),
    );
    return how ? [{ is: 'card', figure: now.id, type: card.type, card: card.ref, how }] : [];
  });
}

function cardChange(
  was: Figure,
  now: Figure,
  card: CardInstance,
  later: CardInstance | undefined,
): CardChange | null {
  if (!later) return 'gone';
  if (later.exhausted !== card.exhausted) return later.exhausted ? 'exhausted' : 'readied';
  if (later.flipped !== card.flipped) return later.flipped ? 'flipped' : 'readied';
  if (later.used.length > card.used.length) return 'used';
  if (later.face !== card.face) return 'turned';
  const isPacked = ({ pack }: Figure) => pack.some(({ id }) => id === card.id);
  if (isPacked(was) !== isPacked(now)) return isPacked(now) ? 'stored' : 'equipped';
  return null;
}

function placeChanged(was: Figure, now: Figure, byOthers: boolean): Change[] {
  if (!now.at || isDown(now) || (was.at && isSameSpace(was.at, now.at))) return [];
  return [{ is: was.at ? 'moves' : 'stands', figure: now.id, to: now.at, byOthers }];
}

function spChanged(now: Figure, events: readonly EncounterEvent[]): Change[] {
  const sum = (type: 'spSpent' | 'spGained') =>
    events.reduce((n, e) => (e.type === type && e.figure === now.id ? n + e.amount : n), 0);
  const [spent, gained] = [sum('spSpent'), sum('spGained')];
  return spent === 0 && gained === 0 ? [] : [{ is: 'sp', figure: now.id, spent, gained, left: now.sp }];
}

/** What only its event tells. */
function told(event: EncounterEvent, { state }: Position): Change[] {
  switch (event.type) {
    case 'scopeOpened':
      return begun(event.scope);
    case 'movementBought':
      return [{ is: 'movement', figure: event.figure, points: event.points }];
    case 'breakAttackProvoked':
      return [{ is: 'provokes', figure: event.figure, by: event.by }];
    case 'attackEmpowered':
    case 'spellEmpowered':
      return [{ is: 'empowered' }];
    case 'attackLedgerAdded':
      return [{ is: 'sum', to: event.to, amount: event.entry.amount }];
    case 'attackTurned':
      return [{ is: event.hit ? 'hit' : 'miss' }];
    case 'attackJudged':
      return [{ is: event.hit ? 'hit' : 'miss' }];
    case 'attackRedirected':
      return [{ is: 'redirected', to: event.to }];
    case 'symbolsAdded':
      return [{ is: 'symbols' }];
    case 'attackDamageTypeChanged':
      return [{ is: 'damage-type', type: event.damageType }];
    case 'energyChanged':
      return [{ is: 'energy', figure: event.figure, amount: event.amount }];
    case 'abilityGranted':
      return [{ is: 'granted', figure: event.figure, cause: event.grant.cause }];
    case 'figureMarked':
    case 'markRemoved':
      return [{ is: 'marked', figure: event.figure, gone: event.type === 'markRemoved' }];
    case 'terrainPlaced':
      return [{ is: 'terrain', terrain: event.terrain, spaces: event.spaces.length }];
    case 'dynamitePlaced':
    case 'dynamiteTaken':
      return [{ is: 'dynamite', how: event.type === 'dynamiteTaken' ? 'taken' : 'placed' }];
    case 'trackArranged':
      return [{ is: 'track' }];
    case 'wardPlaced':
      return [{ is: 'ward', at: event.ward.at }];
    case 'boardTokenRemoved':
      return [{ is: 'opened', token: event.token }];
    case 'tokenTaken':
      return [{ is: 'taken', token: event.token.id }];
    case 'tokenDropped':
      return [{ is: 'dropped', token: event.token, at: event.at }];
    case 'doorChanged':
      return [{ is: 'door', door: event.door, to: event.to }];
    case 'pieceMoved':
      return [{ is: 'piece', piece: event.piece, at: event.to[0]! }];
    case 'pieceRemoved':
      return [{ is: 'piece', piece: event.piece, at: null }];
    case 'figureLeft':
      return [{ is: 'leaves', figure: event.figure }];
    case 'figureSpawned':
      return [{ is: 'spawned', card: event.figure.card }];
    case 'goldGained':
      return [{ is: 'gold', amount: event.amount }];
    case 'goldSpent':
      return [{ is: 'gold', amount: -event.amount }];
    case 'itemGained':
      return [{ is: 'item', figure: event.figure, item: event.item.ref, place: event.place }];
    case 'urgencyAdded':
      return [{ is: 'urgency', count: event.count }];
    case 'convictionChecked':
      return [{ is: 'conviction', figure: event.figure, passed: event.passed }];
    case 'turnEnded':
      return [{ is: 'turn-ends', figure: event.figure, sp: figureIn(state, event.figure).sp }];
    case 'outcomeReached':
      return [{ is: 'outcome', result: event.outcome.result }];
    default:
      return [];
  }
}

function begun(scope: Scope): Change[] {
  switch (scope.kind) {
    case 'attack':
      return [{ is: 'attack', attacker: scope.attacker, target: scope.target, cause: scope.cause }];
    case 'spell':
      return [{ is: 'spell', caster: scope.caster, targets: scope.targets, cause: scope.cause }];
    case 'check':
      return [{ is: 'check', figure: scope.figure, skill: scope.skill, difficulty: scope.difficulty }];
    case 'move':
      return scope.mode === 'forced' ? [] : [{ is: 'movement', figure: scope.figure, points: scope.points }];
    case 'occasion':
      return [];
  }
}

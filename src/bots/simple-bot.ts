import {
  type ActKind,
  abilityOfAct,
  type CardRef,
  convictionValueOf,
  defenseOf,
  type Effect,
  type EncounterSession,
  faceOf,
  figureIn,
  hasSkull,
  isSameSpace,
  numberOf,
  type Option,
  type Position,
  type Prompt,
  type RolledDie,
  remainingHpOf,
  type Space,
} from '../engine/index.ts';
import { actionWorth, cures, exaltedWorth, isWorthInterjecting } from './ability-worth.ts';
import { attackWorth, targetWorth } from './attack-worth.ts';
import type { Bot } from './bot.ts';
import { type Plan, planWalk } from './walk.ts';

/**
 * Plays as a first-time player would: strikes what it can strike best, closes in, picks up loot on the way, drinks
 * when hurt, dodges while it has the SP, ends its turn. It looks one action ahead and never at the dice to come.
 */
export class SimpleBot implements Bot {
  private plan: Plan | null = null;

  /** `worth`: how it judges an attack; by the exact odds if not told. */
  constructor(private readonly worth: typeof attackWorth = attackWorth) {}

  /** The way of the Move Action it has just chosen; null where it chose another. */
  get way(): readonly Space[] | null {
    return this.plan?.way ?? null;
  }

  choose(session: EncounterSession): string {
    const prompt = session.pending!;
    const { position } = session;
    const drink = prompt.options.find((o) => o.interjection && isWorthInterjecting(position, o));
    if (drink) return drink.id;
    const own = prompt.options.filter(({ interjection, act }) => !interjection && act.do !== 'attack-ally');
    return this.answer(session, position, prompt, own) ?? own[0]!.id;
  }

  private answer(
    session: EncounterSession,
    position: Position,
    prompt: Prompt,
    own: readonly Option[],
  ): string | undefined {
    switch (prompt.kind) {
      case 'turn':
        return this.turn(position, prompt, own);
      case 'move':
        return this.step(position, prompt, own);
      case 'empower':
        return empower(position, own, this.worth);
      case 'dodge':
        return (own.find(({ act }) => act.do === 'dodge' && act.with === 'token') ?? answerTo(own, 'dodge'))
          ?.id;
      case 'break-attack':
        return pick(own, 'break-attack');
      case 'after-roll':
        return reroll(session, position) ? own[0]!.id : pick(own, 'pass', 'decline');
      case 'choose-dice':
        return chooseDice(session, own);
      case 'spend-symbols':
        return pick(own, 'spend-best') ?? pick(own, 'done');
      case 'counter':
        return pick(own, 'counter-with') ?? pick(own, 'counter');
      case 'attack-target':
      case 'choose-target':
        return chooseTarget(position, prompt, own, this.worth);
      case 'choose':
        return chooseExalted(position, prompt, own) ?? chooseCure(position, prompt, own);
      case 'gain-item':
        return dearest(position, own);
      case 'optional':
      case 'conviction':
        return pick(own, 'decline') ?? pick(own, 'resist');
      case 're-equip':
        return (
          own.find(({ act }) => act.do === 'equip' && !isWeapon(position, act.ref))?.id ?? pick(own, 'done')
        );
      default:
        return undefined; // the first: use the ability, keep the item, whichever is named first
    }
  }

  /** Between actions: free gains, the best blow, then the way to it, then loot; SP left over is for dodging. */
  private turn(position: Position, prompt: Prompt, own: readonly Option[]): string | undefined {
    const figure = figureIn(position.state, prompt.figure);
    this.plan = null;
    const gain = own.find((o) => (o.sp ?? 0) === 0 && actionWorth(position, o) >= 1);
    if (gain) return gain.id;
    const heal = own.find(({ act }) => act.do === 'use-token' && act.token === 'heal');
    if (heal && figure.damage >= 6) return heal.id;
    const summon = answerTo(own, 'summon');
    if (summon) return summon.id;
    const token = answerTo(own, 'take-token');
    if (token) return token.id;
    const attack = best(own, ({ act }) =>
      act.do === 'attack'
        ? targetWorth(position, figure.id, act.target, this.worth)
        : Number.NEGATIVE_INFINITY,
    );
    if (attack?.act.do === 'attack' && this.worth(position, figure.id, attack.act.target).expected > 0.3)
      return attack.id;
    const move = answerTo(own, 'move');
    if (move) {
      this.plan = planWalk(position, figure.id, figure.sp - (move.sp ?? 1));
      if (this.plan) return move.id;
    }
    const ability = best(
      own.filter((o) => abilityOfAct(o.act) !== null && actionWorth(position, o) > 1),
      (o) => actionWorth(position, o) / (o.sp ?? 1),
    );
    if (ability) return ability.id;
    return (
      pick(own, 'open-loot', 'encounter-action') ??
      own.find(({ act }) => act.do === 'turn-door' && act.to === 'open')?.id ??
      pick(own, 'end-turn')
    );
  }

  private step(position: Position, prompt: Prompt, own: readonly Option[]): string | undefined {
    const { at } = figureIn(position.state, prompt.figure);
    if (this.plan?.figure !== prompt.figure) this.plan = planWalk(position, prompt.figure, 2);
    const way = this.plan?.way ?? [];
    const done = way.findIndex((space) => space[0] === at![0] && space[1] === at![1]);
    const next = way[done + 1];
    const step = next && own.find(({ act }) => act.do === 'step' && isSameSpace(act.space, next));
    if (step) return step.id;
    return (
      pick(own, 'end-movement') ??
      own.find(({ act, note }) => act.do === 'step' && note?.note !== 'defeats')?.id
    );
  }
}

/** The first answer that does one of these. */
const answerTo = (options: readonly Option[], ...kinds: readonly ActKind[]): Option | undefined =>
  options.find(({ act }) => kinds.includes(act.do));

const pick = (options: readonly Option[], ...kinds: readonly ActKind[]): string | undefined =>
  answerTo(options, ...kinds)?.id;

/** The option of the highest score; of equals the first. */
function best(options: readonly Option[], score: (option: Option) => number): Option | undefined {
  let found: Option | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const value = score(option);
    if (value > most) {
      most = value;
      found = option;
    }
  }
  return found;
}

/** 1 SP for a die is worth most of a point of damage. */
function empower(position: Position, own: readonly Option[], worth: typeof attackWorth): string {
  const free = answerTo(own, 'use');
  if (free) return free.id;
  const attack = position.state.scopes.findLast((scope) => scope.kind === 'attack');
  const no = pick(own, 'decline')!;
  const yes = pick(own, 'empower');
  if (attack?.kind !== 'attack' || !yes) return no;
  const { attacker, target } = attack;
  const gain = worth(position, attacker, target, true).expected;
  return gain - worth(position, attacker, target).expected >= 0.8 ? yes : no;
}

/** The dice that were thrown last. */
function lastRoll(session: EncounterSession): readonly RolledDie[] {
  const event = session.events.findLast((e) => e.type === 'diceRolled' || e.type === 'diceRerolled');
  return event && 'dice' in event ? event.dice : [];
}

/** A roll is thrown again when it has come to nothing. */
function reroll(session: EncounterSession, position: Position): boolean {
  const event = session.events.findLast((e) => e.type === 'diceRolled' || e.type === 'diceRerolled');
  if (event?.type !== 'diceRolled' && event?.type !== 'diceRerolled') return false;
  const { purpose, dice } = event;
  if (hasSkull(dice)) return true;
  const scope = position.state.scopes.at(-1);
  switch (purpose) {
    case 'attack':
      return (
        scope?.kind === 'attack' &&
        numberOf(dice) < defenseOf(position, figureIn(position.state, scope.target)).total
      );
    case 'dodge':
      return dice.every((die) => faceOf(die).shield === 0);
    case 'conviction':
      return scope?.kind === 'spell' && numberOf(dice) < (scope.forceTotal ?? 0);
    case 'force':
      return (
        scope?.kind === 'spell' &&
        scope.targets.every(
          (id) => numberOf(dice) < convictionValueOf(position, figureIn(position.state, id)),
        )
      );
    default:
      return false;
  }
}

/** The dice that lie low. */
function chooseDice(session: EncounterSession, own: readonly Option[]): string {
  const low = lastRoll(session).flatMap((die, i) => (faceOf(die).skull || faceOf(die).number < 4 ? [i] : []));
  const those = own.find(({ act }) => act.do === 'choose-dice' && act.which.join() === low.join());
  return (those ?? own.at(-1)!).id;
}

/** An opponent that is nearly down; among allies whoever is hurt most. */
function chooseTarget(
  position: Position,
  prompt: Prompt,
  own: readonly Option[],
  worth: typeof attackWorth,
): string {
  const side = figureIn(position.state, prompt.figure).side;
  return best(own, ({ act }) => {
    if (!('target' in act)) return -1; // nobody else
    const figure = figureIn(position.state, act.target);
    if (figure.side === side) return figure.damage;
    if (prompt.kind === 'attack-target') return 1000 + targetWorth(position, prompt.figure, figure.id, worth);
    return 1000 - remainingHpOf(position, figure);
  })!.id;
}

/** Of EXALTED ESPERS the one whose deed comes to most. */
function chooseExalted(position: Position, prompt: Prompt, own: readonly Option[]): string | undefined {
  if (prompt.question.ask !== 'which-exalted') return undefined;
  const user = figureIn(position.state, prompt.figure);
  return best(own, ({ act }) => {
    const card = act.do === 'choose-exalted' ? position.cards.exalted[act.card] : undefined;
    return card ? exaltedWorth(position, user, card) : -1;
  })?.id;
}

/** Of several cures the one somebody needs. */
function chooseCure(position: Position, prompt: Prompt, own: readonly Option[]): string | undefined {
  const user = figureIn(position.state, prompt.figure);
  return own.find(
    ({ act }) =>
      act.do === 'choose-part' &&
      cures(position, user, { do: 'remove-effect', effect: act.part as Effect, to: { who: 'self' } }),
  )?.id;
}

/** Of what is offered what prints the most Gold; undefined where nothing is. */
const dearest = ({ cards }: Position, own: readonly Option[]): string | undefined =>
  best(own, ({ act }) =>
    act.do === 'take-ware' ? (cards.items[act.item]?.cost ?? 0) : Number.NEGATIVE_INFINITY,
  )?.id;

const isWeapon = (position: Position, ref: CardRef): boolean =>
  position.cards.items[ref]?.itemType === 'weapon';

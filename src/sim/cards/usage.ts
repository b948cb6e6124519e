import type {
  CardInstance,
  CardRef,
  Cause,
  EncounterEvent,
  EncounterSession,
  LedgerEntry,
} from '../../engine/index.ts';

/** What one card did in one game. */
export interface CardUse {
  /** Abilities used, attacks made with a weapon, and numbers it added to. */
  uses: number;
  /** Damage dealt by its abilities and its attacks, and damage it added to attacks. */
  damage: number;
  /** Damage tokens it took away. */
  healed: number;
  /** Turns of its holder; a standing ability that shows in no number is in force for as long. */
  turns: number;
}

/** What each card of the Adventurers did in a game, by ref; cards found on the way among them. */
export function usageOf(session: EncounterSession): Map<CardRef, CardUse> {
  const { cards } = session.position;
  const uses = new Map<CardRef, CardUse>();
  const holders = new Map<string, Map<string, CardInstance>>();
  /** The Adventurers' own cards, as abilities tell of them. */
  const own = new Set<CardRef>();
  const tallyOf = (ref: CardRef): CardUse => {
    const use = uses.get(ref) ?? { uses: 0, damage: 0, healed: 0, turns: 0 };
    uses.set(ref, use);
    return use;
  };
  const add = (figure: string, instance: CardInstance) => {
    const held = holders.get(figure) ?? new Map<string, CardInstance>();
    holders.set(figure, held);
    for (const one of [instance, ...(instance.upgrades ?? [])]) {
      held.set(one.id, one);
      tallyOf(one.ref);
      own.add(one.ref);
    }
  };
  for (const figure of session.fork(0).state.figures)
    if (figure.kind === 'adventurer')
      for (const one of [...figure.cards, ...figure.pack]) add(figure.id, one);

  /** `ability` is a card's id and the ability's. */
  const count = (figure: string, ability: string) => {
    const card = holders.get(figure)?.get(ability.slice(0, ability.lastIndexOf('/')));
    if (card) tallyOf(card.ref).uses += 1;
  };
  const ledger = (entries: readonly LedgerEntry[]) => {
    for (const { cause } of entries) {
      const card = cardOf(cause);
      if (card !== undefined && uses.has(card)) tallyOf(card).uses += 1;
    }
  };
  let attacker: string | null = null;
  const weaponsOf = (figure: string): CardRef[] =>
    [...(holders.get(figure)?.values() ?? [])].flatMap(({ ref, type }) =>
      type === 'item' && cards.items[ref]?.front.hands !== undefined ? [ref] : [],
    );
  const look = (event: EncounterEvent): void => {
    switch (event.type) {
      case 'itemGained':
        add(event.figure, event.item);
        return;
      case 'turnBegan':
        for (const { ref } of holders.get(event.figure)?.values() ?? []) tallyOf(ref).turns += 1;
        return;
      case 'abilityUsed':
        count(event.figure, event.ability);
        return;
      case 'statusResolved':
        count(event.figure, event.source);
        return;
      case 'scopeOpened':
        if (event.scope.kind !== 'attack') return;
        attacker = event.scope.attacker;
        for (const ref of weaponsOf(attacker)) tallyOf(ref).uses += 1;
        return;
      case 'attackJudged':
        ledger([...event.roll.entries, ...event.defense.entries]);
        return;
      case 'attackLedgerAdded': {
        const { cause, amount } = event.entry;
        const card = cardOf(cause);
        if (card === undefined || !uses.has(card)) return;
        tallyOf(card).uses += 1;
        if (['physical', 'magic', 'irreducible'].includes(event.to)) tallyOf(card).damage += amount;
        return;
      }
      case 'finalDamageDetermined':
        ledger(event.sum.entries);
        return;
      case 'forceDetermined':
        ledger(event.force.entries);
        return;
      case 'convictionChecked':
      case 'checkMade':
        ledger(event.total.entries);
        return;
      case 'damageDealt': {
        const source = cardOf(event.cause);
        if (source !== undefined && own.has(source)) tallyOf(source).damage += event.amount;
        else if (event.by !== null && event.by === attacker)
          for (const ref of weaponsOf(event.by)) tallyOf(ref).damage += event.amount;
        ledger(event.sum.entries);
        return;
      }
      case 'damageHealed': {
        const source = cardOf(event.cause);
        if (source !== undefined && own.has(source)) tallyOf(source).healed += event.amount;
        return;
      }
      default:
        return;
    }
  };
  for (const event of session.events) look(event);
  return uses;
}

/** The card a number or a blow comes from; undefined for what is on no card. */
const cardOf = (cause: Cause): CardRef | undefined =>
  'card' in cause ? cause.card : 'of' in cause && typeof cause.of === 'object' ? cardOf(cause.of) : undefined;

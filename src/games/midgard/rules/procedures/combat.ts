/**
 * Combat (C 2 to C 4r).
 * 2. Initiative: flag + d20 + other bonuses; the highest has the first attack (MI-6: as much, the adventurer or who is
 *    assaulted).
 * 3. Attack: base + weapon + bonuses + d20; below 20 it fails.
 * 4. Defense: base + shield + bonuses + d20.
 * Attack greater than defense: at least 1 Life Point is lost, with weapon or spell perhaps more; else nothing.
 */
import type { CardRef, FoeNumbers } from '../model/content.ts';
import { NEED } from '../model/fixed-numbers.ts';
import { type Cause, type Entry, sumOf, withLines } from '../model/ledger.ts';
import type { MidgardOption } from '../model/prompts.ts';
import type { Combat } from '../model/state.ts';
import { attackSum, defenseSum, initiativeSum, meets, usable } from '../queries/numbers.ts';
import { castSpell } from './cast.ts';
import { type InPlace, inPlaceOf, placedDice, type Thrown } from './die.ts';
import { loseLp } from './harm.ts';
import { hiddenCard, seesOwnCards, somethingOf } from './hidden-card.ts';
import { ask, cardsThat, dieLine, type MidgardTable, type Rule, rollDie } from './table.ts';
import { throwAsked, throwD20 } from './throw.ts';

/** The numbers of whoever is fought, by its card. */
export function foeOf(
  { content }: Pick<MidgardTable, 'content'>,
  foe: NonNullable<Combat['foe']>,
): FoeNumbers {
  switch (foe.folder) {
    case 'randoms': {
      const card = content.randoms[foe.ref]!;
      if (card.kind === 'creature') return card;
      break;
    }
    case 'destiny': {
      const { does } = content.destiny[foe.ref]!;
      if ('guardian' in does) return does.guardian;
      break;
    }
    case 'adventures':
      return content.adventures[foe.ref]!.boss;
    case 'shadows':
      return content.shadows[foe.ref]!;
  }
  throw new Error(`${foe.folder}/${foe.ref} fights nobody`);
}

/** Begins a combat of one adventurer, or of a party against a shadow. */
export function beginCombat(
  table: MidgardTable,
  kind: Combat['kind'],
  players: readonly number[],
  foe: Combat['foe'],
  party: readonly number[],
  rule: string,
): void {
  const combat: Combat = {
    kind,
    foe,
    players,
    party,
    round: 0,
    first: true,
    lost: {},
    spells: [],
    struck: [],
  };
  table.emit({ type: 'combatBegan', combat, rule });
}

const ofFoe = ({ folder, ref }: NonNullable<Combat['foe']>): Cause => ({ from: 'card', folder, card: ref });

/** C 2 for an adventurer against the foe; whether the adventurer has the first attack. */
export function* initiative(table: MidgardTable, player: number, roller = player): Rule<boolean> {
  const { state, emit } = table;
  const { foe, party } = state.combat!;
  const base = initiativeSum(table, player, party);
  const { sum } = yield* throwAsked(table, roller, {
    what: 'initiative',
    sum: base,
    need: 0,
    contested: true,
    rule: 'C 2',
  });
  const face = yield* rollDie(table, player, 'initiative', 'C 2');
  const flag = foeOf(table, foe!).flag;
  const other = sumOf([{ cause: ofFoe(foe!), amount: flag, rule: 'C 2' }, dieLine(face, 'C 2')]);
  const first = sum.total >= other.total;
  emit({ type: 'initiativeRolled', player, sum, other, first, rule: 'C 2' });
  return first;
}

/** What an adventurer strikes with: Life Points a hit costs, and whether a shield helps against it. */
interface Strike {
  readonly thrown: Thrown;
  readonly damage: number;
  readonly unshielded: boolean;
}

/** C 3: spells and draughts first, then the weapon and the die. */
export function* makeAttack(table: MidgardTable, player: number, of: number | null): Rule<Strike> {
  const { state, content, emit } = table;
  let drunk = sumOf([]);
  let spellDamage: number | null = null;
  for (;;) {
    const extra = drunk;
    const weapons: readonly (CardRef | null)[] = usable(table, player, 'weapon').map(({ id }) => id);
    const hands: readonly (CardRef | null)[] = weapons.length > 0 ? [...new Set(weapons)] : [null];
    const sumWith = (weapon: CardRef | null) => withLines(attackSum(table, player, weapon), ...extra.entries);
    const act = yield* ask(table, player, {
      kind: 'attack',
      options: [
        ...hands.map(
          (weapon): MidgardOption => ({ id: `strike:${weapon ?? 'bare'}`, act: { do: 'strike', weapon } }),
        ),
        ...hands.flatMap((weapon) =>
          placedDice(table, player, weapon, { cards: seesOwnCards(table, player) }),
        ),
        ...somethingOf(table, player),
        ...listCasts(table, player, 'attack'),
        ...listDraughts(table, player, 'attack'),
      ],
      roll: { what: 'attack', sum: sumWith(hands[0] ?? null), need: NEED, rolled: false, by: player },
      rule: 'C 3',
    });
    if (act.do === 'cast') {
      const worked = yield* castSpell(table, player, act.spell);
      const { does } = content.spells[act.spell]!;
      if (worked && 'damage' in does) spellDamage = does.damage;
      if (worked && !state.combat) drunk = withLines(drunk, spellLine(table, act.spell, 'attack'));
      if (state.players[player]!.tower) return MISSED;
      continue;
    }
    if (act.do === 'use') {
      drunk = withLines(drunk, draughtLine(table, act.good, 'attack'));
      emit({ type: 'goodUsed', player, good: act.good, rule: 'C 3.3' });
      continue;
    }
    let weapon: CardRef | null = hands[0] ?? null;
    let inPlace: InPlace = null;
    if (act.do === 'something') {
      const hidden = yield* hiddenCard(table, player, {
        need: NEED,
        what: 'attack',
        sum: sumWith(weapon),
        rule: 'C 3.4',
      });
      inPlace = hidden && 'card' in hidden ? hidden : null;
    } else if (act.do === 'strike') weapon = act.weapon;
    else if (act.do === 'replace' || act.do === 'twenty') {
      weapon = act.weapon ?? null;
      inPlace = inPlaceOf(act);
    }
    const thrown = yield* throwD20(
      table,
      player,
      { what: 'attack', sum: sumWith(weapon), need: NEED, contested: true, rule: 'C 3.4' },
      inPlace,
    );
    const card = weapon === null ? null : content.goods[weapon]!;
    const unshielded = card?.unshielded === true && !state.combat?.struck.includes(player);
    emit({ type: 'attackMade', by: player, of, sum: thrown.sum, success: thrown.passed, rule: 'C 3.4' });
    return { thrown, damage: spellDamage ?? card?.damage ?? 1, unshielded };
  }
}

const MISSED: Strike = {
  thrown: { sum: sumOf([]), natural: false, passed: false },
  damage: 0,
  unshielded: false,
};

/** C 4: whether an adventurer holds against an attack; `surprise`: a card averts it wholly (MI-5). */
export function* makeDefense(
  table: MidgardTable,
  player: number,
  attack: number,
  {
    unshielded = false,
    surprise = false,
    atLeast = attack,
  }: { unshielded?: boolean; surprise?: boolean; atLeast?: number } = {},
): Rule<boolean> {
  const { emit } = table;
  let drunk = sumOf([]);
  for (;;) {
    const sum = withLines(defenseSum(table, player, unshielded), ...drunk.entries);
    const open = seesOwnCards(table, player);
    const surprises = surprise && open ? cardsThat(table, player, 'surprise') : [];
    const act = yield* ask(table, player, {
      kind: 'defend',
      options: [
        { id: 'roll', act: { do: 'roll' } },
        ...placedDice(table, player, undefined, { cards: open }),
        ...surprises.map(
          (card): MidgardOption => ({ id: `surprise:${card}`, act: { do: 'surprise', card } }),
        ),
        ...somethingOf(table, player),
        ...listCasts(table, player, 'defense'),
        ...listDraughts(table, player, 'defense'),
      ],
      roll: { what: 'defense', sum, need: atLeast, rolled: false, by: player },
      rule: 'C 4',
    });
    if (act.do === 'cast') {
      const worked = yield* castSpell(table, player, act.spell);
      if (table.state.players[player]!.tower) return true;
      if (worked && !table.state.combat) drunk = withLines(drunk, spellLine(table, act.spell, 'defense'));
      continue;
    }
    if (act.do === 'use') {
      drunk = withLines(drunk, draughtLine(table, act.good, 'defense'));
      emit({ type: 'goodUsed', player, good: act.good, rule: 'C 4.3' });
      continue;
    }
    let inPlace = inPlaceOf(act);
    if (act.do === 'something') {
      const hidden = yield* hiddenCard(table, player, {
        what: 'defense',
        sum,
        need: atLeast,
        surprise,
        rule: 'C 4.4',
      });
      if (hidden && 'surprise' in hidden) return averted(table, player, hidden.surprise);
      inPlace = hidden;
    }
    if (act.do === 'surprise') return averted(table, player, act.card);
    const { sum: total, natural } = yield* throwD20(
      table,
      player,
      { what: 'defense', sum, need: atLeast, contested: false, rule: 'C 4.4' },
      inPlace,
    );
    // A natural 20 holds, whatever the attack (MI-1).
    const held = natural || total.total >= atLeast;
    emit({ type: 'defenseMade', by: player, sum: total, against: attack, held, rule: 'C 4r' });
    return held;
  }
}

function averted({ emit }: MidgardTable, player: number, card: CardRef): true {
  emit({ type: 'cardPlayed', player, card, as: 'surprise', rule: 'C 1' });
  emit({ type: 'surprised', player, rule: 'C 1' });
  return true;
}

/** Spells of a combat that can be cast now (C 3.3, C 4.3). */
function listCasts(table: MidgardTable, player: number, what: 'attack' | 'defense'): MidgardOption[] {
  const { state, content } = table;
  return state.players[player]!.spells.flatMap(({ ref, turned }): MidgardOption[] => {
    const { does, needs } = content.spells[ref]!;
    const fits =
      ('combat' in does && what in does.combat) ||
      (what === 'attack' && 'damage' in does) ||
      (what === 'attack' && 'shadow' in does && state.combat?.kind === 'shadow');
    return fits && !turned && meets(table, player, needs)
      ? [{ id: `cast:${ref}`, act: { do: 'cast', spell: ref } }]
      : [];
  });
}

function listDraughts(
  { state, content }: MidgardTable,
  player: number,
  what: 'attack' | 'defense',
): MidgardOption[] {
  const goods = [...new Set(state.players[player]!.goods.map(({ ref }) => ref))];
  return goods.flatMap((good): MidgardOption[] => {
    const { use } = content.goods[good]!;
    return use && what in use ? [{ id: `use:${good}`, act: { do: 'use', good } }] : [];
  });
}

/** A spell in the one attack of who was to be robbed (A 14c1), where there is no combat that would keep it. */
function spellLine({ content }: MidgardTable, spell: CardRef, what: 'attack' | 'defense'): Entry {
  const { does } = content.spells[spell]!;
  const combat: { readonly attack?: number; readonly defense?: number } = 'combat' in does ? does.combat : {};
  const rule = what === 'attack' ? 'C 3.3' : 'C 4.3';
  return { cause: { from: 'card', folder: 'spells', card: spell }, amount: combat[what] ?? 0, rule };
}

function draughtLine({ content }: MidgardTable, good: CardRef, what: 'attack' | 'defense') {
  const { use } = content.goods[good]!;
  const amount =
    use && 'attack' in use && what === 'attack' ? use.attack : use && 'defense' in use ? use.defense : 0;
  const rule = what === 'attack' ? 'C 3.3' : 'C 4.3';
  return { cause: { from: 'card', folder: 'goods', card: good }, amount, rule } as const;
}

/** An adventurer attacks the foe, which defends; true once it has no Life Points. */
export function* strikeFoe(table: MidgardTable, player: number): Rule<boolean> {
  const { state, emit } = table;
  const { thrown, damage } = yield* makeAttack(table, player, null);
  if (!thrown.passed) return false;
  const { foe } = state.combat!;
  const face = yield* rollDie(table, player, 'defense', 'C 4.4');
  const defense = foeOf(table, foe!).defense;
  const sum = sumOf([{ cause: ofFoe(foe!), amount: defense, rule: 'C 4.1' }, dieLine(face, 'C 4.4')]);
  const held = face === NEED || thrown.sum.total <= sum.total;
  emit({ type: 'defenseMade', by: null, sum, against: thrown.sum.total, held, rule: 'C 4r' });
  if (!held) emit({ type: 'foeHurt', amount: damage, rule: 'C 4r' });
  return state.combat!.foe!.lp === 0;
}

/** The foe attacks; `defended`: the adventurer may defend (else MI-26: it must still roll 20). Whether they still stand. */
export function* foeStrikes(
  table: MidgardTable,
  player: number,
  defended: boolean,
  rule: string,
): Rule<boolean> {
  const { state, emit } = table;
  const { foe } = state.combat!;
  const { attack, damage } = foeOf(table, foe!);
  const face = yield* rollDie(table, player, 'attack', 'C 3.4');
  const sum = sumOf([{ cause: ofFoe(foe!), amount: attack, rule: 'C 3.1' }, dieLine(face, 'C 3.4')]);
  const success = face === NEED || sum.total >= NEED;
  emit({ type: 'attackMade', by: null, of: player, sum, success, rule });
  if (!success) return true;
  if (defended && (yield* makeDefense(table, player, sum.total))) return true;
  return yield* loseLp(table, player, damage, 'C 4r');
}

/** A round between one adventurer and the foe (C 2a): how it stands. */
export function* combatRound(table: MidgardTable, player: number): Rule<'won' | 'fell' | 'open'> {
  const { state, emit } = table;
  const { round, first } = state.combat!;
  emit({ type: 'combatRoundBegan', round: round + 1, rule: 'C 2a' });
  for (const turn of first ? (['hero', 'foe'] as const) : (['foe', 'hero'] as const)) {
    if (turn === 'foe') {
      if (!(yield* foeStrikes(table, player, true, 'C 3.4'))) return 'fell';
    } else {
      if (yield* strikeFoe(table, player)) return 'won';
      if (state.players[player]!.tower) return 'fell';
    }
  }
  return 'open';
}

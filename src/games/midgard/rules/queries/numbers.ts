/** The numbers of a player before a die, each with its working (C 3, C 4, M 1, A 8, A 14). */
import type {
  Ability,
  Adds,
  CardRef,
  FixedToken,
  GoodCard,
  MidgardContent,
  Needs,
} from '../model/content.ts';
import { ABILITIES } from '../model/content.ts';
import { AIDE, BACKPACK, BLESSED, GOLD_BONUS, MOST_AIDES, UNTRAINED } from '../model/fixed-numbers.ts';
import { type Entry, type Sum, sumOf } from '../model/ledger.ts';
import type { Attempt, MidgardState } from '../model/state.ts';
import { prestigeIn } from '../model/state.ts';

/** A state with the cards it is about. */
export interface Position {
  readonly state: MidgardState;
  readonly content: MidgardContent;
}

/** What skills and worn treasures add to one number (B 1). */
function added({ state, content }: Position, player: number, what: keyof Adds, rule: string): Entry[] {
  const { skills, treasures } = state.players[player]!;
  return [
    ...skills.map(
      (card): Entry => ({
        cause: { from: 'card', folder: 'skills', card },
        amount: content.skills[card]!.adds?.[what] ?? 0,
        rule,
      }),
    ),
    ...treasures.map(
      ({ ref }): Entry => ({
        cause: { from: 'card', folder: 'treasures', card: ref },
        amount: content.treasures[ref]!.adds?.[what] ?? 0,
        rule,
      }),
    ),
  ];
}

/** An ability, with what treasures and skills add (C 3.1). */
export function abilitySum(position: Position, player: number, ability: Ability, rule: string): Sum {
  const own: Entry = {
    cause: { from: 'ability', ability },
    amount: position.state.players[player]![ability],
    rule,
  };
  return sumOf([own, ...added(position, player, ability, rule)]);
}

export const abilityOf = (position: Position, player: number, ability: Ability): number =>
  abilitySum(position, player, ability, 'A 3').total;

/** The greatest of three (an *Ability* challenge asks for any, A 11.4c). */
export const bestAbility = (position: Position, player: number): Ability =>
  ABILITIES.reduce((best, one) =>
    abilityOf(position, player, one) > abilityOf(position, player, best) ? one : best,
  );

export const has = (
  { state, content }: Position,
  player: number,
  base: 'proficiency' | 'blessing' | 'spellcasting',
) => state.players[player]!.skills.some((skill) => content.skills[skill]!.base === base);

const BASES = {
  attack: ['proficiency', 'strength'],
  defense: ['proficiency', 'dexterity'],
  magic: ['spellcasting', 'intelligence'],
} as const;

/** Untrained 4, or the ability, or the ability with Divine Blessing: the greatest counts (C 3.1, C 4.1, M 1). */
function baseOf(
  position: Position,
  player: number,
  kind: keyof typeof BASES,
  rule: string,
): readonly Entry[] {
  const [skill, ability] = BASES[kind];
  const ways: Entry[][] = [[{ cause: { from: 'untrained' }, amount: UNTRAINED, rule }]];
  const { entries } = abilitySum(position, player, ability, rule);
  if (has(position, player, skill)) ways.push([...entries]);
  if (has(position, player, 'blessing'))
    ways.push([...entries, { cause: { from: 'blessing' }, amount: BLESSED, rule }]);
  return ways.reduce((best, way) => (sumOf(way).total > sumOf(best).total ? way : best));
}

/** Whether an ability suffices for a card (A 3r). */
export const meets = (position: Position, player: number, needs: Needs = {}): boolean =>
  ABILITIES.every((ability) => abilityOf(position, player, ability) >= (needs[ability] ?? 0));

/** The goods a player has and may use, of some kinds. */
export const usable = (
  position: Position,
  player: number,
  ...kinds: readonly GoodCard['kind'][]
): GoodCard[] =>
  position.state.players[player]!.goods.map(({ ref }) => position.content.goods[ref]!).filter(
    (good) => kinds.includes(good.kind) && meets(position, player, good.needs),
  );

const ofGood = (card: CardRef, amount: number, rule: string): Entry => ({
  cause: { from: 'card', folder: 'goods', card },
  amount,
  rule,
});

/** Spells of this combat that add to attacks or defenses (C 3.3, C 4.3). */
const ofSpells = (
  { state, content }: Position,
  player: number,
  what: 'attack' | 'defense',
  rule: string,
): Entry[] =>
  (state.combat?.spells ?? [])
    .filter((one) => one.player === player)
    .map(({ ref }) => {
      const { does } = content.spells[ref]!;
      const combat: { readonly attack?: number; readonly defense?: number } =
        'combat' in does ? does.combat : {};
      return { cause: { from: 'card', folder: 'spells', card: ref }, amount: combat[what] ?? 0, rule };
    });

/** Attack before the die, with a weapon or bare hands (C 3.1 to C 3.3). */
export function attackSum(position: Position, player: number, weapon: CardRef | null): Sum {
  const value = weapon === null ? 0 : (position.content.goods[weapon]!.attack ?? 0);
  return sumOf([
    ...baseOf(position, player, 'attack', 'C 3.1'),
    ...(weapon === null ? [] : [ofGood(weapon, value, 'C 3.2')]),
    ...added(position, player, 'attack', 'C 3.3'),
    ...ofSpells(position, player, 'attack', 'C 3.3'),
  ]);
}

/** Defense before the die, with the best shield (C 4.1 to C 4.3); `unshielded`: no shield helps against it. */
export function defenseSum(position: Position, player: number, unshielded = false): Sum {
  const shields = unshielded ? [] : usable(position, player, 'shield');
  const best = shields.reduce<GoodCard | null>(
    (one, other) => (one === null || (other.defense ?? 0) > (one.defense ?? 0) ? other : one),
    null,
  );
  return sumOf([
    ...baseOf(position, player, 'defense', 'C 4.1'),
    ...(best ? [ofGood(best.id, best.defense ?? 0, 'C 4.2')] : []),
    ...added(position, player, 'defense', 'C 4.3'),
    ...ofSpells(position, player, 'defense', 'C 4.3'),
  ]);
}

/** Magic before the die (M 1, M 2). */
export const magicSum = (position: Position, player: number, spell: CardRef): Sum =>
  sumOf([
    ...baseOf(position, player, 'magic', 'M 1'),
    {
      cause: { from: 'card', folder: 'spells', card: spell },
      amount: position.content.spells[spell]!.value,
      rule: 'M 2',
    },
  ]);

/** Initiative before the die: flag and bonuses (C 2); the weapon that adds most, armor, and captains of the party. */
export function initiativeSum(position: Position, player: number, party: readonly number[] = []): Sum {
  const { state, content } = position;
  const hero = state.players[player]!.hero;
  const weapon = usable(position, player, 'weapon').reduce<GoodCard | null>(
    (one, other) => (one === null || (other.initiative ?? 0) > (one.initiative ?? 0) ? other : one),
    null,
  );
  const worn = usable(position, player, 'shield', 'armor', 'helmet', 'thing');
  const captains = party.length < 2 ? [] : party.flatMap((one) => state.players[one]!.skills);
  return sumOf([
    {
      cause: { from: 'card', folder: 'heroes', card: hero },
      amount: content.heroes[hero]!.flag,
      rule: 'C 2',
    },
    ...added(position, player, 'initiative', 'C 2'),
    ...(weapon ? [ofGood(weapon.id, weapon.initiative ?? 0, 'C 2')] : []),
    ...worn.map((good) => ofGood(good.id, good.initiative ?? 0, 'C 2')),
    ...captains.map(
      (card): Entry => ({
        cause: { from: 'card', folder: 'skills', card },
        amount: content.skills[card]!.captain ?? 0,
        rule: 'C 2',
      }),
    ),
  ]);
}

/** An attempt before the die (A 8m): ability, aides, gold, support cards, skills. */
export function attemptSum(position: Position, attempt: Attempt): Sum {
  const { content, state } = position;
  const { player, gold, support } = attempt;
  const token: FixedToken = content.tokens[attempt.token]!;
  const ability = token.abilities[attempt.check]!;
  const aides = Math.min(MOST_AIDES, attempt.aides.length);
  return sumOf([
    ...abilitySum(position, player, ability, 'A 8').entries,
    ...state.players[player]!.skills.map((card): Entry => {
      const { tokens } = content.skills[card]!;
      const amount = tokens?.ability === ability ? tokens.bonus : 0;
      return { cause: { from: 'card', folder: 'skills', card }, amount, rule: 'A 8' };
    }),
    { cause: { from: 'gold', count: gold }, amount: gold * GOLD_BONUS, rule: 'F 8' },
    { cause: { from: 'aides', count: aides }, amount: aides * AIDE, rule: 'F 1' },
    ...support.map((card): Entry => {
      const { use } = content.actions[card]!;
      const amount = 'support' in use ? use.support : 0;
      return { cause: { from: 'card', folder: 'actions', card }, amount, rule: 'F 2' };
    }),
  ]);
}

/** The resistance of a token before its die (A 8b), with what the player's treasures take off it. */
export const resistanceSum = ({ state, content }: Position, player: number, token: CardRef): Sum =>
  sumOf([
    {
      cause: { from: 'card', folder: 'tokens', card: token },
      amount: content.tokens[token]!.resistance,
      rule: 'A 8b',
    },
    ...state.players[player]!.treasures.map(
      ({ ref }): Entry => ({
        cause: { from: 'card', folder: 'treasures', card: ref },
        amount: content.treasures[ref]!.resistance ?? 0,
        rule: 'A 8b',
      }),
    ),
  ]);

/** The roll of a forgery before its die (A 10.1b, A 10.2b). */
export const forgerySum = ({ state, content }: Position, player: number, forgery: CardRef): Sum => {
  const card = content.randoms[forgery]!;
  return sumOf([
    {
      cause: { from: 'card', folder: 'randoms', card: forgery },
      amount: card.kind === 'forgery' ? card.value : 0,
      rule: 'A 10',
    },
    ...state.players[player]!.skills.map(
      (skill): Entry => ({
        cause: { from: 'card', folder: 'skills', card: skill },
        amount: content.skills[skill]!.forgeries ?? 0,
        rule: 'A 10',
      }),
    ),
  ]);
};

/** Basic Life Points at most, with *Robust* and treasures. */
export function mostLp(position: Position, player: number): number {
  const { hero } = position.state.players[player]!;
  return sumOf([...added(position, player, 'lp', 'A 6')]).total + position.content.heroes[hero]!.lp;
}

/** Prestige of all its sources, and of artifacts that lie open (section 6). */
export function prestigeOf({ state, content }: Position, player: number): number {
  const { prestige, artifacts } = state.players[player]!;
  const open = artifacts.filter((one) => one.open).map(({ ref }) => content.artifacts[ref]!.prestige ?? 0);
  return prestigeIn(prestige) + open.reduce((sum, one) => sum + one, 0);
}

/** Places of the backpack, and how many are taken (B 1 to B 5, MI-30). */
export function backpackOf({ state, content }: Position, player: number): { places: number; taken: number } {
  const { goods, tokens, forgeries } = state.players[player]!;
  const cards = goods.map(({ ref }) => content.goods[ref]!);
  return {
    places: BACKPACK + cards.reduce((sum, { places }) => sum + (places ?? 0), 0),
    taken:
      cards.filter(({ carried }) => carried === 'pack').length +
      tokens.filter((token) => content.tokens[token]!.carried === 'pack').length +
      forgeries.length,
  };
}

/** A shadow's fixed attack on a player (K 5), with what an open artifact of theirs takes off it. */
export function shadowAttack(
  { state, content }: Position,
  player: number,
): { attack: number; damage: number } {
  const { attack, damage } = content.shadows[state.combat!.foe!.ref]!;
  const off = state.players[player]!.artifacts.reduce(
    (sum, { ref, open }) => sum + (open ? (content.artifacts[ref]!.shadow ?? 0) : 0),
    0,
  );
  return { attack: attack + off, damage };
}

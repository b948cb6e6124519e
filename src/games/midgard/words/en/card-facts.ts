/** What cards do, in few words: made of their numbers. */
import type {
  ActionCard,
  Adds,
  ArtifactCard,
  CardUse,
  ChallengeCard,
  Failure,
  FixedToken,
  FoeNumbers,
  GoodCard,
  MidgardContent,
  Needs,
  RandomToken,
  SkillCard,
  SpellCard,
  TreasureCard,
  UnderShadow,
} from '../../rules/model/content.ts';
import { ABILITY, cardName, several, signed } from './names.ts';

/** What an action card does beside its actions and hearts. */
export function otherUse(use: CardUse): string {
  if ('support' in use) return `support ${signed(use.support)}`;
  if ('replace' in use) return `die shows ${use.replace}`;
  if ('luck' in use) return 'luck';
  if ('reaction' in use) return `reaction ${signed(use.reaction)}`;
  return 'surprise';
}

/** Which of its kind: `2 actions, luck`. */
export const actionCardText = ({ actions, use }: ActionCard): string =>
  `${several(actions, 'action')}, ${otherUse(use)}`;

const hearts = (count: number): string => (count === 0 ? 'no hearts' : several(count, 'heart'));

export const heartsText = ({ hearts: count }: ActionCard): string => hearts(count);

const ADDS: Readonly<Record<keyof Adds, string>> = {
  ...ABILITY,
  attack: 'attack',
  defense: 'defense',
  initiative: 'initiative',
  lp: 'LP',
};

const addsText = (adds: Adds = {}): string[] =>
  (Object.keys(adds) as (keyof Adds)[]).map((what) => `${ADDS[what]} ${signed(adds[what] ?? 0)}`);

const needsText = (needs: Needs = {}): string[] =>
  (Object.keys(needs) as (keyof Needs)[]).map((one) => `needs ${ABILITY[one]} ${needs[one]}`);

const ALLOWED: Readonly<Record<UnderShadow, string>> = {
  buy: 'buy',
  token: 'try tokens',
  reveal: 'turn up tokens',
  deliver: 'hand in tokens',
};

const allowsText = (allows: readonly UnderShadow[] = []): string[] =>
  allows.length === 0 ? [] : [`under a shadow you may ${allows.map((one) => ALLOWED[one]).join(' and ')}`];

function usedOnce({ use }: GoodCard): string[] {
  if (!use) return [];
  if ('attack' in use) return [`once: attack ${signed(use.attack)}`];
  if ('defense' in use) return [`once: defense ${signed(use.defense)}`];
  return 'heal' in use ? [`once: heal ${use.heal} LP`] : ['once: roll a die again'];
}

const joined = (parts: readonly string[], none = ''): string => parts.join(' · ') || none;

export function goodText(good: GoodCard): string {
  const { attack, damage, defense, initiative, lp, stealing } = good;
  return joined(
    [
      ...(attack === undefined ? [] : [`attack ${signed(attack)}`]),
      ...(damage === undefined ? [] : [`${damage} damage`]),
      ...(good.unshielded ? ['first attack ignores shields'] : []),
      ...(defense === undefined ? [] : [`defense ${signed(defense)}`]),
      ...(initiative === undefined ? [] : [`initiative ${signed(initiative)}`]),
      ...(lp === undefined ? [] : [`${lp} LP of its own`]),
      ...usedOnce(good),
      ...(good.places === undefined ? [] : [`${several(good.places, 'more place')} in the pack`]),
      ...(good.gait === undefined ? [] : [`one move a turn goes ${good.gait} cities`]),
      ...(good.pouch === undefined ? [] : [`${good.pouch} gold are safe from thieves`]),
      ...(stealing === undefined ? [] : [`stealing ${signed(stealing.thief)}`]),
      ...allowsText(good.allows),
      ...needsText(good.needs),
    ],
    'solves challenges',
  );
}

export function spellText({ value, does, fails, needs, stays }: SpellCard): string {
  const effect = (): string => {
    if ('heal' in does) return `heal ${does.heal} LP`;
    if ('combat' in does)
      return 'attack' in does.combat
        ? `attack ${signed(does.combat.attack)} in this fight`
        : `defense ${signed(does.combat.defense)} in this fight`;
    if ('damage' in does) return `${does.damage} damage with this attack`;
    if ('look' in does) return 'see the tokens of this city';
    if ('move' in does) return 'one free move';
    if ('undo' in does) return 'cancel a reaction against you';
    if ('resistance' in does) return `resistance ${signed(does.resistance)}`;
    return 'leave' in does ? 'leave the tower' : `${signed(does.shadow)} damage against shadows`;
  };
  return joined([
    effect(),
    `spell value ${signed(value)}`,
    ...(fails === undefined ? [] : [`fails: −${fails} LP`]),
    ...(stays ? ['stays ready'] : []),
    ...needsText(needs),
  ]);
}

export function skillText(skill: SkillCard): string {
  const { base, adds, stealing, cheaper, tokens, forgeries, captain, allows, needs } = skill;
  const BASE = {
    proficiency: 'fight with Strength and Dexterity',
    blessing: 'fight and cast with abilities −2',
    spellcasting: 'cast with Intelligence',
  } as const;
  return joined([
    ...(base ? [BASE[base]] : []),
    ...addsText(adds),
    ...(stealing ? [`stealing ${signed(stealing.thief)}, victim ${signed(stealing.victim)}`] : []),
    ...(cheaper === undefined ? [] : [`buying costs ${cheaper} less`]),
    ...(tokens ? [`tokens by ${ABILITY[tokens.ability]} ${signed(tokens.bonus)}`] : []),
    ...(forgeries === undefined ? [] : [`forgery rolls ${signed(forgeries)}`]),
    ...(captain === undefined ? [] : [`initiative ${signed(captain)} for the party`]),
    ...allowsText(allows),
    ...needsText(needs),
  ]);
}

export const treasureText = ({ adds, resistance, single, haste, twenty }: TreasureCard): string =>
  joined([
    ...addsText(adds),
    ...(resistance === undefined ? [] : [`resistance ${signed(resistance)}`]),
    ...(single ? ['tokens with two checks need one'] : []),
    ...(haste === undefined ? [] : [`a card of 2 actions gives ${haste}`]),
    ...(twenty ? ['once a game a die shows 20'] : []),
  ]);

export const artifactText = ({ prestige, look, reactions, leave, shadow }: ArtifactCard): string =>
  joined([
    ...(prestige === undefined ? [] : [`${prestige} prestige`]),
    ...(look ? ['look at one hand, once a round'] : []),
    ...(reactions === undefined ? [] : [`reactions against you cost ${several(reactions, 'card')}`]),
    ...(leave === undefined ? [] : [`leave the tower for ${several(leave, 'action')}`]),
    ...(shadow === undefined ? [] : [`attacks of shadows ${signed(shadow)}`]),
  ]);

export const foeText = ({ attack, defense, lp, damage }: FoeNumbers): string =>
  joined([`attack ${attack}`, `defense ${defense}`, `${lp} LP`, ...(damage > 1 ? [`${damage} damage`] : [])]);

export const tokenText = (content: MidgardContent, token: FixedToken): string =>
  joined([
    `${token.abilities.map((one) => ABILITY[one]).join(', then ')}`,
    `resistance ${token.resistance}`,
    `for ${Object.values(content.cities).find(({ number }) => number === token.city)?.name ?? token.city}`,
  ]);

export function randomText(content: MidgardContent, token: RandomToken): string {
  switch (token.kind) {
    case 'creature':
      return foeText(token);
    case 'forgery':
      return `forgery, value ${token.value}`;
    case 'item':
      return goodText(content.goods[token.good]!);
    case 'event':
      return joined([
        ...(token.cheaper === undefined ? [] : [`buying costs ${token.cheaper} less here`]),
        ...(token.leaving === undefined ? [] : [`moving out costs ${token.leaving} actions`]),
      ]);
    case 'encounter':
      return `${ABILITY[token.ability]} check`;
  }
}

const FAILS: Readonly<Record<Failure, string>> = {
  none: 'no harm',
  lp: '−1 LP',
  tower: 'the tower',
  intelligence: '−1 Intelligence for good',
  'all-card': 'all lose 1 card',
  'all-lp': 'all −1 LP',
  'all-reward': '1 reward card less',
  over: 'the party fails',
  'all-tower': 'all into the tower',
  failed: 'all fall to 0 LP',
};

/** What a challenge asks for, and what failing it costs. */
export function challengeText(content: MidgardContent, card: ChallengeCard): string {
  if (card.asks === 'solution') return 'Solved at once';
  if (card.creature !== undefined) return `Fight: ${cardName(content, 'randoms', card.creature)}`;
  const asks = card.asks === 'ability' ? 'Any ability' : ABILITY[card.asks];
  return card.help ? `${asks}, helped` : asks;
}

export const failsText = ({ asks, creature, fails }: ChallengeCard): string | null =>
  asks === 'solution' || creature !== undefined ? null : `Failing: ${FAILS[fails]}`;

import type { FightDie, RolledDie } from '../../rules/combat/fight-dice.ts';
import type { AuraUse, HandlingPlan } from '../../rules/combat/handling.ts';
import type { Wounds } from '../../rules/combat/pools.ts';
import type { Because, Decider } from '../../rules/combat/priority.ts';
import type { MalhyaContent } from '../../rules/model/content.ts';
import type { Thing } from '../../rules/model/fight-events.ts';
import type { MalhyaState } from '../../rules/model/state.ts';
import type { Contact } from '../../rules/place/sight.ts';
import { heroIndex } from '../../rules/queries/field-of.ts';
import { boardOf } from '../../rules/queries/fighters.ts';
import { CHARACTERISTIC, cardName, cubeName, harmText, heroName, listed, type Named } from './names.ts';

type Read = Pick<Named, 'content' | 'state'>;

/** What a hero, a type of enemy or a figure is called; figures with the number they came in. */
export function whoName({ content, state }: Read, who: string): string {
  const hero = heroIndex(state, who);
  if (hero >= 0) return heroName({ content, state }, hero);
  const type = content.enemies[who];
  if (type) return type.name;
  const [, base = who, number = ''] = /^(.*)-(\d+)$/.exec(who) ?? [];
  return `${content.enemies[base]?.name ?? base} ${number}`.trim();
}

/** A name of its own, or one that begins with an article. */
const OWN_NAME = /^[Tt]he |^\p{Lu}\S*( \p{Lu}\S*)+$/u;

/** The same in a sentence: a type of enemy has an article, a figure with its number has none. */
export function theName(named: Read, who: string): string {
  const name = whoName(named, who);
  return named.content.enemies[who] && !OWN_NAME.test(name) ? `the ${name}` : name;
}

/** Whom an enemy sees: where it is none of the heroes, a corpse. */
export const seenName = (named: Read, who: string): string =>
  heroIndex(named.state, who) >= 0 ? whoName(named, who) : `the corpse of ${whoName(named, who)}`;

export const spaceName = ([x, y]: readonly [number, number]): string =>
  `${String.fromCharCode(65 + x)}${y + 1}`;

export const DIE: Readonly<Record<FightDie, string>> = {
  attack: 'Attack',
  power: 'Power',
  defense: 'Defense',
  dodge: 'Dodge',
};

export const faceText = (face: RolledDie['face'], die: FightDie): string => {
  if (face === 'special') return 'special';
  if (face === 'dodged') return 'dodge';
  if (face === 0) return 'blank';
  const one = die === 'attack' || die === 'power' ? 'damage' : face === 1 ? 'shield' : 'shields';
  return `${face} ${one}`;
};

export const diceText = (dice: readonly RolledDie[]): string =>
  dice.length === 0 ? 'no dice' : listed(dice.map(({ die, face }) => faceText(face, die)));

export const woundsText = (wounds: Wounds): string => {
  const parts = (['damage', 'injury', 'shock'] as const).flatMap((kind) =>
    wounds[kind] > 0 ? [harmText(wounds[kind], kind)] : [],
  );
  return parts.length > 0 ? listed(parts) : 'no wound';
};

export const thingName = (content: MalhyaContent, thing: Thing): string =>
  'gear' in thing ? cardName(content, 'gear', thing.gear) : cubeName(thing.kind, thing.colour);

function auraText(named: Read, hero: number, use: AuraUse): string {
  if (use.on === 'characteristic') return `${CHARACTERISTIC[use.characteristic]} +1`;
  if (use.on === 'line') return `the extra of line ${use.line + 1}`;
  return boardOf(named as { content: MalhyaContent; state: MalhyaState }, hero).aura[use.effect]?.text ?? '';
}

/** `Lines 1 and 2, aura: Dexterity +1`. */
export function planText(named: Read, hero: number, { lines, aura, arrow }: HandlingPlan): string {
  const used =
    lines.length === 0
      ? 'No line'
      : lines.length === 1
        ? `Line ${lines[0]! + 1}`
        : `Lines ${listed(lines.map((line) => `${line + 1}`))}`;
  return [
    used,
    ...(aura ? [`aura: ${auraText(named, hero, aura)}`] : []),
    ...(arrow ? [cubeName('arrow', arrow)] : []),
  ].join(', ');
}

/** Why an enemy does what it does. */
export const BECAUSE: Readonly<Record<Because, string>> = {
  engaged: 'it is engaged',
  leaves: 'its token lets it move away',
  'cannot-leave': 'it cannot move away',
  'in-reach': 'in reach',
  'nobody-in-reach': 'nobody is in reach',
  'moves-to-see': 'it moves to see',
  sees: 'in sight',
  'sees-nobody': 'it sees nobody',
  'nobody-stands': 'no hero is left',
};

export const DECIDED: Readonly<Record<Decider, string>> = {
  'most-hit': 'most are hit',
  engaged: 'engaged heroes first',
  'not-engaged': 'heroes who are not engaged first',
  'already-attacked': 'already attacked this turn',
  'not-attacked': 'not attacked yet this turn',
  'was-beside': 'it was beside this hero',
  nearest: 'the nearest',
  'without-penalty': 'without penalty',
  'clean-sight': 'clear sight',
  'any-sight': 'any sight',
  farthest: 'as far away as it can',
  'full-movement': 'all its movement',
  'comes-nearest': 'comes nearest',
  engages: 'comes beside the target',
  'cheapest-way': 'the cheapest way',
  clearest: 'the clearest way',
  table: 'you decide',
};

export const CONTACT: Readonly<Record<Contact['what'], string>> = {
  red: 'a blocking line',
  yellow: 'a hindering line',
  adversary: 'an enemy in the line',
};

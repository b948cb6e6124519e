import type {
  Ability,
  AttackOp,
  AttackWith,
  GrantEnd,
  GrantedRules,
  Modifier,
  Stat,
} from '../../../engine/index.ts';
import { KEYWORDS } from '../keywords.ts';
import { abilityBlock, modifiersText, modifierText } from './ability-text.ts';
import { chosenNumber, isChosen, isPlain, numberText } from './amount-text.ts';
import { statText } from './effect-text.ts';
import { join, kw, line, type Parts, PERSON, uncapital, type Voice } from './parts.ts';
import { pricesText } from './rule-change-text.ts';
import { type Speaking, targetText } from './target-text.ts';
import { andList } from './together-text.ts';

/** What is given, and to whom: bonuses, then changed rules, then abilities as they would be printed. */
export function grantedText(
  given: GrantedRules,
  voice: Voice,
  who: Parts = line`${voice}`,
  many = false,
): Parts {
  return bonusesText(given, voice, line`${who} ${many ? 'have' : PERSON[voice].have} `);
}

/** The same without saying who has it. `holder` is whose numbers are counted. */
export function bonusesText(
  { modifiers = [], abilities = [] }: GrantedRules,
  voice: Voice,
  has: Parts = [],
  holder = voice,
): Parts {
  const plain = modifiers.filter((modifier) => !isSentence(modifier));
  const given = [
    ...modifiersText(plain, voice, holder),
    ...abilities.map((ability) => line`“${abilityText(ability, voice)}”`),
  ];
  const said = modifiers.filter(isSentence);
  const prices = pricesText(said, voice);
  const rules = prices ? [prices] : modifiersText(said, voice, holder);
  return join(
    [...(given.length > 0 ? [line`${has}${andList(given)}`] : []), ...rules.map(uncapital)],
    ', and ',
  );
}

/** Modifiers said with a verb of their own: "your COUNTER costs no SP". */
const isSentence = (modifier: Modifier): boolean =>
  'stat' in modifier
    ? OF_ATTACKS.has(modifier.stat)
    : !['tag', 'finesse', 'casting', 'conviction', 'reach', 'skill', 'immunity', 'resistance'].some(
        (field) => field in modifier,
      );
const OF_ATTACKS: ReadonlySet<Stat> = new Set([
  'attack-roll',
  'physical-damage',
  'magic-damage',
  'irreducible-damage',
]);

export function abilityText(ability: Ability, voice: Voice): Parts {
  const { tags, sp, parts } = abilityBlock(ability, voice, true);
  // What a Follow-up of one attack costs is told in its lead; "PASSIVE" would say it of a card.
  const printed = tags.filter((tag) => ability.when !== 'follow-up' || tag !== KEYWORDS.passive.name);
  const lead = [...printed, ...(sp === undefined ? [] : [`${sp} SP`])].join(', ');
  const text = parts.at(-1);
  const whole =
    text && 'text' in text && !('keyword' in text) && text.text.endsWith('.')
      ? [...parts.slice(0, -1), { text: text.text.slice(0, -1) }].filter(
          (part) => !('text' in part) || part.text !== '',
        )
      : parts;
  return lead === '' ? whole : line`${lead}: ${whole}`;
}

/** Until when something is given. */
export function untilText(until: GrantEnd, voice: Voice): string {
  const my = voice === 'you' ? 'your' : 'its';
  return {
    'end-of-turn': 'until the end of the turn',
    'end-of-next-turn': `until the end of ${my} next turn`,
    'end-of-round': 'until the end of the round',
    'end-of-encounter': 'until the end of the encounter',
    'end-of-next-attack': 'until the next attack has ended',
    'end-of-next-action': `until ${my} next standard action is over`,
    'end-of-attack': 'until this attack has ended',
  }[until];
}

/** ATK: how many, against whom, and what holds for it alone. */
export function attackText(attack: AttackOp, speaking: Speaking): Parts {
  const { voice } = speaking;
  const more = withText(attack.with, voice);
  if (attack.sameTarget)
    return line`make another ${kw('atk')} of the same kind against the same target${more}`;
  const kind = attack.kind ? `${attack.kind} ` : '';
  const times =
    attack.times === undefined
      ? line`${attack.empower || !attack.kind ? 'an ' : 'a '}`
      : typeof attack.times === 'number'
        ? line`up to ${attack.times} `
        : isChosen(attack.times)
          ? line`up to ${chosenNumber(attack.times)} `
          : line`as many `;
  const as =
    attack.times === undefined || isPlain(attack.times)
      ? line``
      : line` as ${numberText(attack.times, voice)}`;
  const s = attack.times === undefined ? '' : 's';
  const empowered = attack.empower ? line`${kw('empowered', 'EMPOWERED')} ` : line``;
  const range = !attack.range
    ? line``
    : attack.kind === 'melee'
      ? line` with ${kw('reach')} ${attack.range}`
      : line` at ${kw('range')} ${attack.range}`;
  const plus = attack.plusRange ? line` with +${attack.plusRange} ${kw('range')}` : line``;
  const at = attack.at ?? attack.targets;
  const against = at ? line` against ${targetText(at, speaking, 'object')}` : line``;
  const different = attack.differentTargets ? ', each against a different target' : '';
  const unseen = attack.unseen ? line` that ignores ${kw('range')} and Line of Sight` : line``;
  return line`make ${times}${empowered}${kind}${kw('atk')}${s}${as}${range}${plus}${against}${different}${unseen}${more}`;
}

/** What an attack or spell has beside what its maker always has. */
export function withText(given: AttackWith | undefined, voice: Voice): Parts {
  if (!given) return [];
  const { modifiers = [], abilities = [] } = given;
  const may: string[] = [];
  if (given.noDodge) may.push('DODGED');
  if (given.noCounter) may.push('COUNTERED');
  const not = may.length > 0 ? line` that cannot be ${may.join(' or ')}` : line``;
  const bonuses = modifiers.map((modifier) =>
    'stat' in modifier ? statText(modifier.stat, modifier.amount, voice) : modifierText(modifier, voice),
  );
  const plus = bonuses.length > 0 ? line`, with ${join(bonuses, ' and ')}` : line``;
  return line`${not}${plus}${abilities.flatMap((ability) => line`. ${abilityText(ability, voice)}`)}`;
}

/** Spells in words: schools, what they do, what their cards say. */
import type { MagicCause } from '../../rules/model/ledger.ts';
import type { FightSign } from '../../rules/model/place-content.ts';
import type { WhyNotCast } from '../../rules/spells/cast-spell.ts';
import type { Lasts, School, SpellCard, SpellEffect } from '../../rules/spells/spell-cards.ts';
import type { OutOfSpell } from '../../rules/spells/spell-targets.ts';
import { attackPartText, defensePartText } from './fight-parts.ts';
import { CHARACTERISTIC, several } from './names.ts';

export const SCHOOL: Readonly<Record<School, string>> = {
  body: 'School of the body',
  elemental: 'School of elemental magic',
  time: 'School of time',
  spirit: 'School of the spirit',
};

export const WHY_NOT_CAST: Readonly<Record<WhyNotCast, string>> = {
  banned: 'an instruction forbids spells here',
  mode: 'not in this mode',
  ap: 'too few action points',
  target: 'nobody it would do anything to in sight and range',
};

export const OUT_OF_SPELL: Readonly<Record<OutOfSpell, string>> = {
  'no-sight': 'no line of sight',
  'too-far': 'too far',
  'no-use': 'it would do nothing',
};

export const UNTIL: Readonly<Record<Lasts, string>> = {
  hero: 'until the hero leaves the board',
  group: 'until the group leaves the board',
  turn: 'until the end of the turn',
};

const SHOVE = { push: 'push', pull: 'pull', 'push-or-pull': 'push or pull' } as const;

/** What a running spell gives. */
export const signText = ({ attack, defense, shields }: FightSign): string =>
  [
    ...(attack ? [`attack + ${attackPartText(attack)}`] : []),
    ...(defense ? [`defense + ${defensePartText(defense)}`] : []),
    ...(shields ? [several(shields, 'auratic shield')] : []),
  ].join(', ');

/** An effect, so many times. */
export function spellEffectText(effect: SpellEffect, card: SpellCard, times = 1): string {
  if ('damage' in effect) return `${effect.damage * times} damage`;
  if ('around' in effect) return `${effect.around * times} damage to each enemy beside the target`;
  if ('shove' in effect) return `${SHOVE[effect.shove]} ${several(effect.spaces * times, 'space')}`;
  if ('heal' in effect) return `heal ${effect.heal * times}`;
  if ('aura' in effect) return `turn back ${several(effect.aura * times, 'own aura token')}`;
  if ('ap' in effect) return `regain ${several(effect.ap * times, 'action point')}`;
  if ('step' in effect) return `move up to ${several(effect.step * times, 'space')}`;
  if ('slower' in effect) return `Initiative −${effect.slower * times} this turn`;
  if ('blank' in effect) return `cover ${several(times, 'upgrade token')}`;
  if ('range' in effect) return `range +${effect.range * times}`;
  if ('carry' in effect)
    return `move a ${card.aim === 'corpse' ? 'corpse' : 'noise token'} ${several(effect.carry * times, 'space')}`;
  if ('calm' in effect) return `threat −${effect.calm * times}`;
  return card.lasting ? `${signText(card.lasting.fight)}, ${UNTIL[card.lasting.until]}` : '';
}

/** Everything a card says, one line each. */
export const spellLines = (card: SpellCard): readonly string[] => [
  ...(card.check
    ? [
        `one skill die for each level against ${several(card.check.difficulty, 'difficulty die', 'difficulty dice')}`,
      ]
    : []),
  ...spellRules(card),
];

/** The same without its dice. */
export function spellRules(card: SpellCard): readonly string[] {
  const { check, does = [], master, passive } = card;
  return [
    ...(check
      ? [
          ...check.brings.map(
            ({ per, does: one }) => `${several(per, 'success', 'successes')}: ${spellEffectText(one, card)}`,
          ),
          `each stop: ${several(check.stop, 'action point')} at once`,
          ...(check.shields ? ['each auratic shield makes specials of the difficulty dice a stop'] : []),
          ...(check.threat ? [`each special of the difficulty dice: threat +${check.threat}`] : []),
        ]
      : does.map((one) => spellEffectText(one, card))),
    ...(master?.ap ? [`${SCHOOL[card.school]}: ${several(master.ap, 'action point')} fewer`] : []),
    ...(master?.special ? [`${SCHOOL[card.school]}: specials of the skill dice are successes`] : []),
    ...(passive?.does ?? []).map(
      ({ special = 0 }) =>
        `always: in ${passive?.of ? `${CHARACTERISTIC[passive.of]} checks` : 'checks'} each special of the skill dice is ${several(special, 'success', 'successes')} more`,
    ),
  ];
}

const spellKind = ({ kind, school, mode, ap, range }: SpellCard): string =>
  [
    SCHOOL[school],
    kind === 'attack' ? 'attack spell' : 'classic spell',
    mode,
    several(ap, 'action point'),
    ...(range === undefined ? [] : [`range ${range}`]),
  ].join(', ');

/** A card in one paragraph. */
export const spellText = (card: SpellCard): string =>
  `${spellKind(card)}; ${spellLines(card).join('; ')}. ${card.text}`;

/** What made a line of a cast's numbers. */
export function magicCause(cause: MagicCause): string {
  switch (cause.from) {
    case 'spell':
      return 'spell card';
    case 'stone':
      return 'Aura Stone';
    case 'school':
      return 'school mastered';
    case 'successes':
      return 'successes';
    case 'mhay-talents':
      return several(cause.count, 'Mhaÿ talent');
    case 'shields':
      return several(cause.count, 'auratic shield');
  }
}

/** Around a cast on the screen. */
export const casting = {
  title: 'The spell',
  ap: 'Price',
  range: 'Range',
  dice: 'Skill dice',
  special: 'Successes per special',
  difficulty: 'Difficulty dice',
  stops: 'Stops per special',
  left: (ap: number) => `${several(ap, 'action point')} left for stops; one stop more, and the spell fails.`,
  at: (name: string) => `at ${name}`,
  noSight: 'It needs no line of sight.',
  sight: 'Allies, enemies and hindering lines do not hamper it.',
  goesOn: (spell: string, until: string) => `${spell}, ${until}`,
  stone: 'Aura Stone, level 3',
  targets: 'Within its reach',
  shields: (n: number) => several(n, 'auratic shield'),
  auratic: (n: number) =>
    `${several(n, 'Dodge die', 'Dodge dice')} more: auratic shields against an auratic attack`,
  reserve: (n: number) => several(n, 'aura token'),
};

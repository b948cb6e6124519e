/** The rules of Effects, in our words. */
import type { ChapterTexts } from '../../rules/rule-text.ts';

export const EFFECTS: ChapterTexts<'effects'> = {
  effects: {
    title: 'Effects',
    also: 'status effects, conditions, positive, negative, buff, debuff',
    text:
      'Six bad ones, Condemn, Darkness, Disease, Paralyze, Poison and Wilt, and three good ones, Barrier, Courage and Haste. A figure bears each of them once at most. ' +
      'They stay until something removes them, or the encounter ends.',
  },
  condemn: {
    title: 'Condemn',
    also: 'doom, skull, instant death',
    text: 'In each of your Status Phases you roll BLACK. A skull, one chance in six, and you are Defeated.',
  },
  darkness: {
    title: 'Darkness',
    also: 'blind',
    text: 'Your Defense is 1 lower and you cannot Dodge.',
  },
  disease: {
    title: 'Disease',
    also: 'sick, cannot heal',
    text: 'No good Effect stays on you, no damage comes off, and neither do other Effects. It has to be got rid of itself before anything gets better.',
  },
  paralyze: {
    title: 'Paralyze',
    also: 'stun, paralysed, frozen',
    text: 'No actions and no abilities until the end of your next turn; an action under way stops. You neither Dodge nor strike at those who leave, and you are no partner for Flanking. What is always on still works, SP still come, and others can move you.',
  },
  poison: {
    title: 'Poison',
    also: 'venom, toxin',
    text: 'In each Status Phase you take IRREDUCIBLE damage: half the HP you have left, rounded up. At 9 left it takes 5; at 1, the last.',
  },
  wilt: {
    title: 'Wilt',
    also: 'weaken, vulnerable',
    text: 'Whenever an attack hits you, BLACK is rolled too: each book is 1 IRREDUCIBLE damage more.',
  },
  barrier: { title: 'Barrier', also: 'armor effect', text: 'Your Armor is 1 higher while you have it.' },
  courage: {
    title: 'Courage',
    also: 'brave, attack bonus',
    text: 'Your attacks deal 1 damage more, until one of them misses; then the token goes.',
  },
  haste: {
    title: 'Haste',
    also: 'speed, quick, extra sp',
    text: 'You gain 1 SP in each of your Status Phases.',
  },
  'ability-tokens': {
    title: 'Ability tokens',
    also: 'tokens, limit of tokens',
    text: 'Small bonuses, spent when you like: Dodge, Heal, Intervention, Vow and Summon. You hold three Dodge at most, one Intervention, five Vow, and as many of the others as you get. They outlast the encounter, but not being Restored.',
  },
  'dodge-token': {
    title: 'Dodge token',
    also: 'free dodge',
    text: 'Spend it in place of the SP of a Dodge.',
  },
  'heal-token': {
    title: 'Heal token',
    also: 'healing token',
    text: 'Spend it and 1 SP: one figure within your Sphere of Influence heals 6.',
  },
  'intervention-token': {
    title: 'Intervention token',
    also: 're-roll, reroll token, second chance',
    text: 'Spend it right after a roll of yours to roll all of those dice again. The second throw stands, unless another card changes it.',
  },
  'vow-token': {
    title: 'Vow token',
    also: 'extra damage token',
    text: 'Spend it when you deal damage to deal 2 more of that kind. It is added before armor, so armor can reduce it.',
  },
  'summon-token': {
    title: 'Summon token',
    also: 'summoning token',
    text: 'Spend it with 1 SP towards the COST of a Loyal Esper. It does nothing else.',
  },
};

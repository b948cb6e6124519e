/** The rules of Effects, in our words. */
import type { ChapterTexts } from '../../rules/rule-text.ts';

export const EFFECTS: ChapterTexts<'effects'> = {
  effects: {
    title: 'Effects',
    also: 'status effects, conditions, positive, negative, buff, debuff',
    text:
      'Six are bad (Condemn, Darkness, Disease, Paralyze, Poison, Wilt), three are good (Barrier, Courage, Haste). A figure has each at most once. ' +
      'They stay until something removes them, or the encounter ends.',
  },
  condemn: {
    title: 'Condemn',
    also: 'doom, skull, instant death',
    text: 'Roll BLACK in each of your Status Phases. A skull (1 in 6) defeats you.',
  },
  darkness: {
    title: 'Darkness',
    also: 'blind',
    text: '−1 Defense, and you cannot Dodge.',
  },
  disease: {
    title: 'Disease',
    also: 'sick, cannot heal',
    text: 'You have no good Effects, and your damage and other Effects cannot be removed. Remove Disease first.',
  },
  paralyze: {
    title: 'Paralyze',
    also: 'stun, paralysed, frozen',
    text: 'No actions and no abilities until the end of your next turn; an action under way stops. You cannot Dodge, make Break Attacks or help with Flanking. Passive abilities still work, you still recover SP, and others can move you.',
  },
  poison: {
    title: 'Poison',
    also: 'venom, toxin',
    text: 'In each Status Phase you take IRREDUCIBLE damage: half your remaining HP, rounded up. With 9 HP left you take 5; with 1 left you take 1.',
  },
  wilt: {
    title: 'Wilt',
    also: 'weaken, vulnerable',
    text: 'When an attack hits you, roll BLACK too: each book is 1 more IRREDUCIBLE damage.',
  },
  barrier: { title: 'Barrier', also: 'armor effect', text: 'Your Armor is 1 higher while you have it.' },
  courage: {
    title: 'Courage',
    also: 'brave, attack bonus',
    text: 'Your attacks deal 1 more damage until one misses.',
  },
  haste: {
    title: 'Haste',
    also: 'speed, quick, extra sp',
    text: 'Gain 1 SP in each of your Status Phases.',
  },
  'ability-tokens': {
    title: 'Ability tokens',
    also: 'tokens, limit of tokens',
    text: 'Small bonuses to spend when you like: Dodge (3 at most), Intervention (1), Vow (5), Heal and Summon. You keep them after the encounter, until you are Restored.',
  },
  'dodge-token': {
    title: 'Dodge token',
    also: 'free dodge',
    text: 'Spend it instead of SP to Dodge.',
  },
  'heal-token': {
    title: 'Heal token',
    also: 'healing token',
    text: 'Spend it and 1 SP: one figure within your Sphere of Influence heals 6.',
  },
  'intervention-token': {
    title: 'Intervention token',
    also: 're-roll, reroll token, second chance',
    text: 'Spend it right after your roll to re-roll all those dice. The second roll counts, unless another card changes it.',
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

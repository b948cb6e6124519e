/** The rules of figures and their keywords, in our words. */
import type { ChapterTexts } from '../../rules/rule-text.ts';

export const FIGURES: ChapterTexts<'figures'> = {
  allies: {
    title: 'Allies, opponents, figures',
    also: 'friend, enemy, foe, ally, opponent, another ally, side',
    text: 'Allies are everyone on the acting figure’s side, itself included, unless a card says another or other. Opponents are the other side. Figure means anyone. On an enemy’s card, you are the opponents.',
  },
  flight: {
    title: 'FLIGHT',
    also: 'fly, flying, wings',
    text: 'Flyers ignore all terrain except obstacles, and heights. They move over figures without Break Attacks, but must land on a free space. If FLIGHT ends over a pit, they are defeated.',
  },
  heavy: {
    title: 'HEAVY',
    also: 'weight, slow',
    text: '−1 Movement and −1 Agility, and free movement and pushes move it 1 space less. Two HEAVY items count double.',
  },
  hulking: { title: 'HULKING', also: 'immovable', text: 'Neither enemies nor Currents can move it.' },
  colossal: {
    title: 'COLOSSAL',
    also: 'giant, huge',
    text: 'It sees over all figures and heights, and is seen over them.',
  },
  crush: {
    title: 'CRUSH',
    also: 'trample',
    text: 'It moves through figures. Enemies it moves through take a PURPLE die of IRREDUCIBLE damage. A figure under it at the end is moved to the nearest free space, without Break Attacks.',
  },
  relentless: {
    title: 'RELENTLESS',
    also: 'drag along, charge',
    text: 'Like CRUSH, but it drags the figures along: they end beside it, or take a second die if there is no room.',
  },
  unstoppable: {
    title: 'UNSTOPPABLE',
    also: 'break walls, smash',
    text: 'It walks through Obstructing Terrain and turns it into Hindering Terrain.',
  },
  familiars: {
    title: 'Familiars',
    also: 'familiar, pet',
    text: 'An adventurer with that Discipline has one small creature. It is a card, not a figure on the board. Its benefit always works, flipped or not, except the one it was flipped for.',
  },
  conduits: {
    title: 'Conduits',
    also: 'conduction summoning, shape, change shape, transform',
    text:
      'With Conduction Summoning an Adventurer takes the shape of a CONDUIT with a LVL up to its best ASSEMBLAGE card. ' +
      'It then uses the Combatant card: numbers, attacks, abilities, and BLACK for Skill Checks. HP and damage, SP, tokens and the place on the track stay; all other cards do nothing until it returns to its own shape.',
  },
  companions: {
    title: 'Companions',
    also: 'companion, mule, guide, friend of the story',
    text:
      'A character who travels with an Adventurer: a card, not a figure or item; one at most, never in the Pack. Flipped, it does what its back says. ' +
      'While Re-Equipping you may take the Companion of an adjacent Adventurer; if you have one, you swap.',
  },
  'exalted-espers': {
    title: 'Exalted Espers',
    also: 'exalted summoning, esper, call',
    text:
      'With Exalted Summoning you choose one of them and use the one ability on its card; its Sphere of Influence is yours. Then it leaves; it is never a figure on the board. ' +
      'One with a LVL needs an ASSEMBLAGE card of that LVL.',
  },
  'loyal-espers': {
    title: 'Loyal Espers',
    also: 'summon, esper, summoning, cost, lvl',
    text:
      'With the Summoning Discipline you may call one: pay its COST in Summon tokens, and 1 SP for each. Its LVL may be up to your best ASSEMBLAGE card. ' +
      'It appears within your Sphere of Influence, at the back of the track, with 3 SP, and you control it. You get the loot of what it defeats.',
  },
};

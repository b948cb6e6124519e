/** The rules of figures and their keywords, in our words. */
import type { ChapterTexts } from '../../rules/rule-text.ts';

export const FIGURES: ChapterTexts<'figures'> = {
  allies: {
    title: 'Allies, opponents, figures',
    also: 'friend, enemy, foe, ally, opponent, another ally, side',
    text: 'Allies are everybody on the acting figure’s side, itself included, unless a card says another or other. Opponents are the other side, and figure means anyone. For an opponent’s card it is the other way round: you are its opponents.',
  },
  flight: {
    title: 'FLIGHT',
    also: 'fly, flying, wings',
    text: 'Flyers ignore all ground but obstacles, and heights as well. As they move they pass over figures and provoke no one, though they must land on a free space. When FLIGHT ends above a pit, so do they.',
  },
  heavy: {
    title: 'HEAVY',
    also: 'weight, slow',
    text: 'Movement and Agility are each 1 lower, and whatever moves the figure, free movement as well as a push, does it 1 space less. Two heavy things weigh double.',
  },
  hulking: { title: 'HULKING', also: 'immovable', text: 'Neither enemies nor Currents can move it.' },
  colossal: {
    title: 'COLOSSAL',
    also: 'giant, huge',
    text: 'It sees over every head and height, and can be seen over them just the same.',
  },
  crush: {
    title: 'CRUSH',
    also: 'trample',
    text: 'It moves through figures as if they were not there. Enemies it went through take a PURPLE die of IRREDUCIBLE damage, and whoever is under it at the end is shoved to the nearest free space, without provoking anyone.',
  },
  relentless: {
    title: 'RELENTLESS',
    also: 'drag along, charge',
    text: 'Like CRUSH, but it drags along those it runs through: they end up beside it, or take a second die if there is no room.',
  },
  unstoppable: {
    title: 'UNSTOPPABLE',
    also: 'break walls, smash',
    text: 'It walks through Obstructing Terrain, and what it broke is Hindering Terrain from then on.',
  },
  familiars: {
    title: 'Familiars',
    also: 'familiar, pet',
    text: 'Whoever learned the Discipline of that name keeps one small creature. It is no figure on the board but a card, whose benefit is always there, flipped or not, save for what it was flipped for.',
  },
  conduits: {
    title: 'Conduits',
    also: 'conduction summoning, shape, change shape, transform',
    text:
      'With Conduction Summoning an Adventurer takes the shape of a CONDUIT whose LVL is no higher than its best ASSEMBLAGE card. ' +
      'The Combatant card then does everything: its numbers, its attacks, its abilities, and BLACK for Skill Checks. HP and damage, SP, tokens and the place on the track stay; all other cards wait until it has its own shape again.',
  },
  companions: {
    title: 'Companions',
    also: 'companion, mule, guide, friend of the story',
    text:
      'Somebody of the story goes along with an Adventurer: a card, no figure and no item, one at most, never in the Pack. Flipped, it does what its back says. ' +
      'While Re-Equipping you may take the Companion of an adjacent Adventurer; if you have one of your own, it goes the other way.',
  },
  'exalted-espers': {
    title: 'Exalted Espers',
    also: 'exalted summoning, esper, call',
    text:
      'With Exalted Summoning you choose one of them and use the one ability on its card; its Sphere of Influence is yours. Then it is gone: it is never a figure on the board. ' +
      'One with a LVL comes only to whoever knows an ASSEMBLAGE card as high.',
  },
  'loyal-espers': {
    title: 'Loyal Espers',
    also: 'summon, esper, summoning, cost, lvl',
    text:
      'With the Summoning Discipline you may call one: pay as many Summon tokens as its COST, and 1 SP for each. Its LVL may be no higher than your best ASSEMBLAGE card. ' +
      'It appears within your Sphere of Influence, at the back of the track, with 3 SP, and you command it. What it defeats pays its loot to you.',
  },
};

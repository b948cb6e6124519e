import type { FolkloreOption, FolklorePrompt } from '../../rules/model/prompts.ts';
import type { FolkloreState } from '../../rules/model/state.ts';
import { REST_HERE } from '../../rules/procedures/encounter/hero-parts.ts';
import { kindOf, stepsTo } from '../../rules/queries/destinations.ts';
import { strideOf } from '../../rules/queries/numbers.ts';
import { adventureAim, deedNote, deedText } from './deed-words.ts';
import {
  atBeginning,
  figureName,
  heroName,
  itemName,
  type Named,
  placeName,
  several,
  spaceName,
  theHero,
} from './names.ts';

/** Where a question is asked. */
export interface Asked extends Named {
  readonly state: FolkloreState;
  /** What the player at a seat is called. */
  seatName(seat: string): string;
}

/** What is wanted just now. */
export function aimOf(asked: Asked): string {
  const { content, state } = asked;
  if (state.fight) return 'Bring the Skirmish Counter to 0';
  if (state.field?.adventure) return adventureAim(asked);
  if (state.field) return 'Win the fight on the map';
  const { goal } = content.chapters[state.chapter]!;
  return `Reach ${placeName(asked, state.chapter, goal)} by round ${state.limit}`;
}

/** A question in a sentence. */
export function questionText(prompt: FolklorePrompt, asked: Asked): string {
  const name = heroName(asked, prompt.hero);
  const { content, state } = asked;
  switch (prompt.kind) {
    case 'leader':
      return 'Who leads first?';
    case 'travel':
      return `${name} leads. Where to?`;
    case 'event-choice':
      return `${content.events[state.event ?? '']?.name ?? 'An event'}: what do you do?`;
    case 'share':
      return 'Who takes it?';
    case 'stance':
      return `${name}: attack or defend?`;
    case 'skirmish-turn':
      return `${name}’s turn`;
    case 'encounter-turn': {
      const figure = state.field?.figures[prompt.figure ?? -1];
      const who = figure?.hero === null ? atBeginning(figureName(asked, figure.id)) : name;
      return `${who}’s turn`;
    }
    case 'transition':
      return `${name}: leave this place, or stay for the other goal?`;
    case 'devastating-strike':
      return 'Natural 100: choose a bonus';
    case 'trade':
      return `${name}: change what you hold, or trade?`;
    case 'die-face':
      return `What does the d${prompt.sides ?? 0} show?`;
  }
}

/** An answer in few words. */
export function optionText(
  { act }: FolkloreOption,
  prompt: Pick<FolklorePrompt, 'hero' | 'kind'>,
  asked: Asked,
): string {
  const { hero } = prompt;
  const { content, state } = asked;
  const ability = content.heroes[state.heroes[hero]?.card ?? '']?.ability.name ?? '';
  switch (act.do) {
    case 'lead':
      return heroName(asked, act.hero);
    case 'go':
      return `${placeName(asked, state.chapter, act.to)}`;
    case 'stay':
      return 'Stay here';
    case 'rest':
      return 'Rest';
    case 'give': {
      const item = state.heroes[act.from]?.items[act.place]?.ref ?? '';
      return `${itemName(asked, item)}: from ${theHero(asked, act.from)} to ${theHero(asked, act.to)}`;
    }
    case 'choose':
      return content.events[state.event ?? '']?.choices?.[act.choice]?.label ?? `${act.choice + 1}`;
    case 'take':
      return heroName(asked, act.hero);
    case 'stance': {
      const stance = act.stance === 'attack' ? 'Attack' : 'Defend';
      return act.ability ? `${stance}, with ${ability}` : stance;
    }
    case 'strike':
      return act.ability ? `Attack with ${ability}` : 'Attack';
    case 'use':
      return `Use ${itemName(asked, state.heroes[hero]?.items[act.place]?.ref ?? '')}`;
    case 'walk':
      return `Go to ${spaceName(act.to)}`;
    case 'attack': {
      const foe = figureName(asked, act.target);
      return act.ability ? `Attack ${foe}, with ${ability}` : `Attack ${foe}`;
    }
    case 'ability':
      return ability;
    case 'douse':
      return `Put out the flames on ${spaceName(act.at)}`;
    case 'search':
      return `Search ${spaceName(act.at)}`;
    case 'hold':
      return 'Wait';
    case 'equip':
    case 'stow':
    case 'interact':
    case 'rite':
    case 'loose':
    case 'command':
    case 'leave':
    case 'linger':
      return deedText(act, hero, asked);
    case 'end':
      return prompt.kind === 'trade' ? 'Done' : 'End the turn';
    case 'again':
      return 'Move and Act again';
    case 'power':
      return 'Recover all Power';
    case 'type-face':
      return String(act.face);
  }
}

/** What an answer costs or brings, in small print; null where its name says all. */
export function optionNote(
  { act }: FolkloreOption,
  { hero }: Pick<FolklorePrompt, 'hero'>,
  asked: Asked,
): string | null {
  const { content, state } = asked;
  const card = content.heroes[state.heroes[hero]?.card ?? ''];
  switch (act.do) {
    case 'go':
      return `${several(act.way.length, 'space')} ${directionOf(asked, act.to)} · ${drawnAt(asked, act.to)}`;
    case 'lead':
      return `Stride ${strideOf(asked, act.hero).total}`;
    case 'stay':
      return 'Draw an event.';
    case 'rest':
      return state.field
        ? `+${REST_HERE} Vita, Power, Ghost. No movement this turn. Once on this map`
        : '+4 Vita, Power, Ghost. Then an event.';
    case 'choose': {
      const needs = content.events[state.event ?? '']?.choices?.[act.choice]?.needs;
      if (!needs) return null;
      const of = [
        ...(needs.coins ? [several(needs.coins, 'coin')] : []),
        ...(needs.lore ? [`${needs.lore} Lore in the group`] : []),
      ];
      return of.length > 0 ? `Needs ${of.join(' and ')}` : null;
    }
    case 'stance':
    case 'strike':
      return act.ability && card ? `${card.ability.power} Power. ${effectOf(card.ability.text)}` : null;
    case 'use':
      return effectOf(content.items[state.heroes[hero]?.items[act.place]?.ref ?? '']?.text ?? '') || null;
    case 'attack':
      return act.ability && card ? `${card.ability.power} Power. ${effectOf(card.ability.text)}` : null;
    case 'ability':
      if (state.field?.adventure)
        return card ? `${card.ability.power} Power. +${card.ability.check} to skill checks this turn` : null;
      return card
        ? `${card.ability.power} Power. ${effectOf(card.ability.text)} Until the hero’s next turn.`
        : null;
    case 'walk':
      return several(act.way.length, 'space');
    case 'douse':
      return 'Uses the Act';
    case 'search':
      return state.field?.adventure
        ? '6+ on a d10 finds an item. Each token once'
        : '6+ on a d10 finds an item. One interaction a turn';
    case 'hold':
      return 'Act after everyone else, enemies too';
    case 'equip':
    case 'interact':
    case 'rite':
    case 'loose':
    case 'leave':
    case 'linger':
      return deedNote(act, hero, asked);
    default:
      return null;
  }
}

/** A card’s text ends with what it does: the sentences before that are told where there is room for them. */
export const effectOf = (text: string): string => text.replace(/^.*[.!?]\s+(?=\S)/s, '');

/**
 * Which way it leads: nearer to the goal, farther from it, or neither. Between two places of the road it goes by the road
 * alone: whoever walks back to where a short cut begins walks back.
 */
function directionOf({ content, state }: Asked, to: string): string {
  const { goal, map } = content.chapters[state.chapter]!;
  const drawn = content.maps[map]!;
  const isRoad = [state.at, to].every((place) => kindOf(drawn, place) === 'road');
  const steps = stepsTo(drawn, goal, isRoad);
  const nearer = (steps.get(state.at) ?? 0) - (steps.get(to) ?? 0);
  return nearer > 0 ? 'ahead' : nearer < 0 ? 'back' : 'aside';
}

/** What comes of it where the group stops: the goal draws nothing. */
function drawnAt({ content, state }: Asked, to: string): string {
  const chapter = content.chapters[state.chapter]!;
  if (to === chapter.goal) return 'the last fight';
  const place = content.maps[chapter.map]!.places.find(({ id }) => id === to);
  return place?.kind === 'off-road' ? 'off-road event' : 'road event';
}

import { harvestCards } from '../../rules/land/harvesting.ts';
import { groundOf } from '../../rules/land/hexes.ts';
import { MOVE_PRICE, PEOPLE } from '../../rules/land/land-numbers.ts';
import type { LandAct } from '../../rules/land/land-prompts.ts';
import { costOf, halfOf, resourcePrice, saleMore } from '../../rules/land/prices.ts';
import { campfireShare, matchShare } from '../../rules/land/road-odds.ts';
import { curesAt } from '../../rules/land/states-and-gear.ts';
import { cardsLeft, periodNow } from '../../rules/land/timeline.ts';
import type { MalhyaPrompt } from '../../rules/model/prompts.ts';
import { gearFacts } from './card-facts.ts';
import { cubesListed, hexName, landName, recipeName, WEATHER } from './land-names.ts';
import { aCube, cardName, cubeName, heroName, type Named, several } from './names.ts';

/** Questions of the road in a sentence. */
export const LAND_QUESTIONS = {
  travel: 'What does the group do?',
  'token-or-village': 'A travel token, or the village?',
  hex: 'Which hex does the group move to?',
  'harvest-help': 'Spend something for more cards?',
  resource: 'Which resource do you take?',
  share: 'Who takes it?',
  give: 'What changes hands?',
  village: 'What do you do in the village?',
  market: 'What do you buy or sell?',
  cure: 'Heal a state?',
  plants: 'Which plant do you discard?',
  'gear-card': 'The group keeps one gear card. Which one?',
  zone: 'Who goes where?',
} as const;

/** Where the question says of what it is. */
export function landQuestion({ kind, hero, found }: MalhyaPrompt, named: Named): string | null {
  const question = LAND_QUESTIONS[kind as keyof typeof LAND_QUESTIONS];
  if (question === undefined) return null;
  if (kind === 'share' && found && 'kind' in found)
    return `Who takes the ${cubeName(found.kind, found.colour)}?`;
  if (kind === 'give' && hero === null) return 'Who gives?';
  if (kind === 'give') return `${heroName(named, hero!)}: give what?`;
  if (kind === 'zone' && hero !== null) return `${heroName(named, hero)}: begin where?`;
  if (kind === 'village') return villageQuestion(named);
  if (kind === 'market')
    return `${landName(named.content, 'markets', named.state.land.market?.ref ?? '')}: ${named.state.group.gold} gold`;
  return question;
}

function villageQuestion({ state }: Named): string {
  const step = state.land.village?.step;
  if (step === 'inn') return 'The inn: eat here?';
  return step === 'room' ? 'Take a room for the night?' : 'Leave the village?';
}

/** What ends a question of the road; null: of something else. */
export function doneText(
  { do: what }: { readonly do: string },
  { kind }: MalhyaPrompt,
  { state }: Named,
): string | null {
  if (what !== 'done') return null;
  const { step } = state.land.village ?? {};
  if (kind === 'village') return step === 'inn' ? 'Do not eat' : step === 'room' ? 'No rooms' : 'Leave';
  if (kind === 'market') return 'Leave market';
  if (kind === 'harvest-help') return 'Harvest';
  if (kind === 'zone') return 'No more moves';
  return null;
}

/** Answers of the road in a few words; null: it is none of them. */
export function landOption(
  act: LandAct | { readonly do: string },
  prompt: MalhyaPrompt,
  named: Named,
): string | null {
  const { content, state } = named;
  const one = act as LandAct;
  const region = content.regions[state.land.travel?.region ?? ''];
  const who = (hero: number) => heroName(named, hero);
  switch (one.do) {
    case 'travel':
      return `Draw a ${state.land.travel ? periodNow(state.land.travel) : 'day'} card`;
    case 'campfire':
      return 'Light a campfire';
    case 'journey':
      return `Move to ${hexName(region!, one.to)}`;
    case 'move-by':
      return `Move to ${hexName(region!, one.to)}, led by ${who(one.hero)}`;
    case 'hex':
      return hexName(region!, one.hex);
    case 'harvest':
      return 'Harvest';
    case 'spend-aura':
      return `${who(one.hero)}: spend an aura token`;
    case 'spend-object':
      return `${who(one.hero)}: discard ${cardName(content, 'gear', one.gear)}`;
    case 'resource':
      return cubeName(one.kind, one.colour);
    case 'craft':
      return `Craft: ${recipeName(content, one.recipe)}`;
    case 'exchange':
      return 'Trade';
    case 'give':
      return cardName(content, 'gear', one.gear);
    case 'give-cube':
      return cubeName(one.kind, one.colour);
    case 'wear':
      return one.gear === null
        ? `${who(one.hero)}: take off the armor`
        : `${who(one.hero)}: put on ${cardName(content, 'gear', one.gear)}`;
    case 'token':
      return 'Take a travel token';
    case 'village':
      return 'Visit the village';
    case 'inn':
      return 'Eat at the inn';
    case 'room':
      return 'Take rooms';
    case 'cure':
      return `${who(one.hero)}: heal ${cardName(content, 'scenario', one.card)}`;
    case 'plant':
      return cubeName('plant', one.colour);
    case 'buy':
      return `Buy ${cardName(content, 'gear', one.gear)}`;
    case 'buy-cube':
      return `Buy ${aCube(one.kind, one.colour)}`;
    case 'buy-paper':
      return `Buy ${cardName(content, 'scenario', one.card)}`;
    case 'sell':
      return `${who(one.hero)}: sell ${cardName(content, 'gear', one.gear)}`;
    case 'sell-cube':
      return `${who(one.hero)}: sell ${aCube(one.kind, one.colour)}`;
    case 'sell-paper':
      return `Sell ${cardName(content, 'scenario', one.card)}`;
    case 'paper':
      return cardName(content, 'scenario', one.card);
    case 'zone': {
      const page = content.challenges[state.land.challenge?.ref ?? ''];
      const zone = page?.zones.find(({ id }) => id === one.zone)?.name ?? one.zone;
      return prompt.hero === null ? `${who(one.hero)}: ${zone}` : zone;
    }
    default:
      return null;
  }
}

/** What an answer of the road brings or costs; null: nothing to say. */
export function landNote(
  act: LandAct | { readonly do: string },
  prompt: MalhyaPrompt,
  named: Named,
): string | null {
  const { content, state } = named;
  const { travel, market } = state.land;
  const one = act as LandAct;
  const sheet = content.markets[market?.ref ?? ''];
  const cost = (priced: { readonly price?: number }) =>
    sheet ? `${costOf(priced, sheet, market!.cheaper)} gold` : null;
  switch (one.do) {
    case 'travel':
      return travel && drawNote(named);
    case 'campfire': {
      const { of, all } = campfireShare(travel !== null && periodNow(travel) === 'night');
      return `each hero heals ${(of / all).toFixed(1)} on average; then an event`;
    }
    case 'journey':
      return `${MOVE_PRICE[state.now.weather]} of ${several(travel?.tokens ?? 0, 'travel token')}`;
    case 'move-by':
      return `${MOVE_PRICE.fair} travel tokens and an aura token`;
    case 'harvest':
      return `1 travel token; ${Math.max(...state.heroes.map((hero) => harvestCards(content, hero, NO_HELP, state.heroes).total))} cards at most`;
    case 'craft':
      return `from ${cubesListed(content.recipes[one.recipe]!.of)}`;
    case 'inn':
    case 'room':
      return goldNote(prompt.gold ?? 0, state.group.gold);
    case 'cure':
      return cureNote(prompt, named, one.hero, one.card);
    case 'spend-aura':
      return prompt.kind === 'harvest-help'
        ? `${PEOPLE.harvest} more cards`
        : `everything here costs ${PEOPLE.cheaper} gold less`;
    case 'spend-object':
      return `${content.gear[one.gear]!.harvest ?? 0} more cards`;
    case 'buy':
      return `${cost(content.gear[one.gear]!)}; ${gearFacts(content.gear[one.gear]!)}`;
    case 'buy-paper':
      return cost(content.scenario[one.card]!);
    case 'buy-cube':
      return cost(
        sheet?.resources.find(({ kind, colour }) => kind === one.kind && colour === one.colour) ?? {},
      );
    case 'sell':
      return `${halfOf(content.gear[one.gear]!, saleMore(named))} gold`;
    case 'sell-paper':
      return `${halfOf(content.scenario[one.card]!, saleMore(named))} gold`;
    case 'sell-cube':
      return sheet ? `${(resourcePrice(named, sheet, one) ?? 0) + saleMore(named)} gold` : null;
    case 'paper':
      return content.scenario[one.card]!.text;
    default:
      return null;
  }
}

const goldNote = (price: number, gold: number): string => `${price} gold; ${gold - price} left`;

const NO_HELP = { people: false, object: null };

/** The chance of an event, and how much is left of the day (row 15). */
function drawNote({ content, state }: Named): string {
  const travel = state.land.travel!;
  const region = content.regions[travel.region]!;
  const { of, all } = matchShare(travel, groundOf(region, travel.hex), content.travels);
  const left = cardsLeft(travel);
  const until = left.day > 0 ? `${left.day} until night` : `${left.night} until morning`;
  return `event with ${of} of ${several(all, 'card')}; ${until}`;
}

function cureNote({ kind }: MalhyaPrompt, named: Named, hero: number, card: string): string | null {
  const at = kind === 'travel' ? 'road' : kind === 'cure' ? 'campfire' : 'village';
  const cure = curesAt(named, at).find((one) => one.hero === hero && one.card === card);
  if (!cure) return null;
  return cure.gold > 0 ? goldNote(cure.gold, named.state.group.gold) : several(cure.plants, 'plant');
}

/** The weather and the day, for whoever does not look. */
export function roadAloud({ content, state }: Pick<Named, 'content' | 'state'>): string | null {
  const { travel } = state.land;
  if (!travel) return null;
  const here = hexName(content.regions[travel.region]!, travel.hex);
  return `You are at ${here}, in ${WEATHER[state.now.weather]}. Day ${travel.days + 1}, ${several(travel.slots.length, 'card')} drawn. ${several(travel.tokens, 'travel token')}.`;
}

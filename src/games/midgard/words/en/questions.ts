import type { RollKind, Thing } from '../../rules/model/events.ts';
import { AIDE, GOLD_BONUS, MOST_AIDES, NEED, RESISTANCE_PRICE } from '../../rules/model/fixed-numbers.ts';
import type { MidgardOption, MidgardPrompt } from '../../rules/model/prompts.ts';
import { leavingCost, priceOf } from '../../rules/queries/cities.ts';
import { actionText, costText, wayText } from './action-words.ts';
import {
  actionCardText,
  artifactText,
  challengeText,
  goodText,
  heartsText,
  randomText,
  skillText,
  spellText,
  tokenText,
  treasureText,
} from './card-facts.ts';
import { ABILITY, cardName, cityName, type Named, playerName, several, signed, thingName } from './names.ts';

/** What a die is rolled for. */
export const ROLL: Readonly<Record<RollKind, string>> = {
  token: 'attempt',
  resistance: 'resistance',
  encounter: 'encounter',
  challenge: 'challenge',
  forgery: 'forgery roll',
  spell: 'spell',
  attack: 'attack',
  defense: 'defense',
  initiative: 'initiative',
  thief: 'theft',
  victim: 'watch',
};

/** What is wanted just now. */
export function aimOf({ state }: Pick<Named, 'state'>): string {
  const { goal, limit } = state;
  return limit === null
    ? `Reach ${goal} prestige; the round is played to its end`
    : `Reach ${goal} prestige by the end of round ${limit}`;
}

/** A question in a sentence. */
export function questionText(prompt: MidgardPrompt, named: Named): string {
  const { content, state } = named;
  const { player, about, card = '', roll, deal } = prompt;
  const name = playerName(named, player);
  const other = about === undefined ? '' : playerName(named, about);
  const total = roll?.sum.total ?? 0;
  switch (prompt.kind) {
    case 'plan':
      return `${name}: play a card for its actions`;
    case 'action':
      return `${name}: ${several(state.turn.points, 'action')} left`;
    case 'bonus':
      return `${name}: take a bonus action`;
    case 'spell-choice':
      return `${name}: choose a first spell`;
    case 'pick-two':
      return `${name}: keep one`;
    case 'search':
      return `${name}: take one of the pile`;
    case 'skill':
      return `${name}: choose a skill`;
    case 'aid':
      return `${name}: help ${other} get ${cardName(content, 'tokens', card)}?`;
    case 'modifiers':
      return `${cardName(content, 'tokens', card)}: ${total} + d20, needs 20`;
    case 'replace':
      return `${name}, ${ROLL[roll?.what ?? 'token']}: ${total} + d20${needText(prompt)}`;
    case 'luck':
      return `${name}, ${ROLL[roll?.what ?? 'token']}: ${total}${needText(prompt)}. Roll again?`;
    case 'react':
      return `${name}: react to the ${total} of ${other}?`;
    case 'reaction-card':
      return about === undefined ? `${name}: play a card?` : `${name}: which card against ${total}?`;
    case 'resist':
      return roll?.need === null
        ? `Resistance: only a natural 20 holds it`
        : `Resistance: d20 + ${total} against ${roll?.need ?? 0}`;
    case 'attack':
      return `${name} attacks: ${total} + d20, needs ${attackNeed(named)}`;
    case 'defend':
      return `${name} defends: ${total} + d20${needText(prompt)}`;
    case 'spell':
      return `${name}: cancel the reaction?`;
    case 'lp-from':
      return `${name} loses 1 LP. From where?`;
    case 'combat-round':
    case 'guardian':
    case 'shadow-round':
      return `${name}: fight another round?`;
    case 'fight-on':
      return `${name}: fight the guardian for ${other}?`;
    case 'flee-to':
      return `${name}: flee to which city?`;
    case 'storm-to':
      return `${name}: where does the storm take you?`;
    case 'enter-shadow':
      return `${name}: a shadow lies here. Fight it now?`;
    case 'reward-ability':
      return `${name}: raise an ability by 1`;
    case 'pack-full':
      return `${name}: the pack is full. Drop one thing`;
    case 'discard':
      return `${name}: discard a card`;
    case 'hand-limit':
      return `${name}: more than 4 cards. Discard one`;
    case 'put':
      return card === ''
        ? `${name}: where does the next adventure begin?`
        : `${name}: where does ${cardName(content, 'shadows', card)} fall?`;
    case 'party':
      return `${name}: ask for company?`;
    case 'join':
      return `${name}: join ${other}?`;
    case 'challenge':
      return `${challengeText(content, content.challenges[card]!)}: who ${isSolution(named, prompt) ? 'takes it' : 'tries'}?`;
    case 'willing':
      return `${name}: will you try it?`;
    case 'between':
      return state.adventure?.cards.length === 3 ? 'Face the boss?' : 'Next challenge?';
    case 'boss':
      return 'Who fights the boss?';
    case 'without-reward':
      return 'Who gets no reward card?';
    case 'deal':
      return `${name}: what do you offer ${other}?`;
    case 'deal-answer':
      return deal
        ? `${name}: take ${thingName(content, deal.gives)} for ${thingName(content, deal.takes)}?`
        : `${name}: agree?`;
    case 'loot':
      return `${name}: take one thing from ${other}`;
    case 'yield':
      return `${name}: give up the fight?`;
    case 'die-face':
      return `${name}: what does the d20 show?`;
  }
}

/** What an attack must come to: a shadow's defense stands on its card and is rolled by nobody (K 5, C 4r). */
function attackNeed({ state, content }: Named): number {
  const foe = state.combat?.foe;
  return foe?.folder === 'shadows' ? Math.max(NEED, content.shadows[foe.ref]!.defense + 1) : NEED;
}

const needText = ({ roll }: MidgardPrompt): string => (roll?.need ? `, needs ${roll.need}` : '');

/** Questions whose yes and no say what they mean. */
const WHETHER: Readonly<Partial<Record<MidgardPrompt['kind'], readonly [yes: string, no: string]>>> = {
  aid: ['Help', 'Do not help'],
  'fight-on': ['Fight', 'Flee'],
  join: ['Join', 'Stay out'],
  willing: ['Try it', 'Decline'],
  'deal-answer': ['Accept', 'Refuse'],
  yield: ['Give up', 'Fight on'],
  react: ['', 'No reaction'],
  'reaction-card': ['', 'Play none'],
  spell: ['', 'Cast nothing'],
  luck: ['', 'Keep the roll'],
  'enter-shadow': ['', 'Lose 1 LP'],
  challenge: ['', 'Nobody tries'],
  deal: ['', 'Offer nothing'],
  loot: ['', 'Take nothing'],
};

/** An answer in few words. */
export function optionText({ act }: MidgardOption, prompt: MidgardPrompt, named: Named): string {
  const { content } = named;
  const weapon = 'weapon' in act && act.weapon ? ` with ${cardName(content, 'goods', act.weapon)}` : '';
  const held = (ref: string) => {
    const card = content.actions[ref];
    return card ? actionCardText(card) : '';
  };
  switch (act.do) {
    case 'yes':
    case 'no':
      return WHETHER[prompt.kind]?.[act.do === 'yes' ? 0 : 1] || (act.do === 'yes' ? 'Yes' : 'No');
    case 'end':
      return prompt.kind === 'bonus' ? 'Take no action' : 'End actions';
    case 'roll':
      return prompt.kind === 'resist' ? 'Roll for it' : 'Roll the die';
    case 'gold':
      return `Spend ${act.count} gold`;
    case 'support':
      return `Play ${held(act.card)}`;
    case 'ask':
      return `Ask ${playerName(named, act.player)}`;
    case 'replace': {
      const use = content.actions[act.card]?.use;
      return `Use a ${use && 'replace' in use ? use.replace : '?'}${weapon}`;
    }
    case 'twenty':
      return `Use a 20 of ${cardName(content, 'treasures', act.treasure)}${weapon}`;
    case 'strike':
      return act.weapon === null
        ? 'Strike with bare hands'
        : `Strike with ${cardName(content, 'goods', act.weapon)}`;
    case 'luck':
      return `Roll again (${held(act.card)})`;
    case 'again':
      return `Roll again (${cardName(content, 'goods', act.good)})`;
    case 'react':
    case 'surprise':
      return `Play ${held(act.card)}`;
    case 'something':
      return 'I have a card';
    case 'quiet':
      return 'Not again this turn';
    case 'pay':
      return `Pay ${RESISTANCE_PRICE} gold`;
    case 'take':
      return cardName(content, shelfOf(prompt, act.card, named), act.card);
    case 'drop':
      return `Drop ${thingName(content, act.thing)}`;
    case 'discard':
      return `Discard ${held(act.card)}`;
    case 'lose':
      return act.from === null ? 'Lose it yourself' : `From ${cardName(content, 'goods', act.from)}`;
    case 'fight':
      return prompt.kind === 'enter-shadow' ? 'Fight it now' : 'Fight on';
    case 'leave':
      return 'Leave';
    case 'flee':
      return 'Flee';
    case 'yield':
      return 'Give up';
    case 'surrender':
      return isHelper(prompt) ? 'Flee' : 'Surrender';
    case 'city':
      return cityName(named, act.to);
    case 'name': {
      const does = prompt.kind === 'boss' ? 'fights' : prompt.kind === 'challenge' ? 'tries' : 'goes without';
      return `${playerName(named, act.player)} ${isSolution(named, prompt) ? 'takes it' : does}`;
    }
    case 'item':
      return `Use ${cardName(content, 'goods', act.good)} of ${playerName(named, act.player)}`;
    case 'abort':
      return 'Stop here';
    case 'on':
      if (prompt.kind === 'party') return 'Begin';
      return named.state.adventure?.cards.length === 3 ? 'Face the boss' : 'Next challenge';
    case 'loot':
      return `Take ${thingName(content, act.thing)}`;
    case 'offer':
      return `${thingName(content, act.gives)} for ${thingName(content, act.takes)}`;
    case 'type-face':
      return String(act.face);
    case 'train':
      if (prompt.kind === 'reward-ability') return ABILITY[act.ability];
  }
  return actionText(act, prompt.player, named) ?? act.do;
}

/** On which shelf a card lies that may be taken. */
function shelfOf({ kind }: MidgardPrompt, card: string, { content }: Named) {
  if (kind === 'skill') return 'skills';
  return Object.hasOwn(content.spells, card) ? 'spells' : 'goods';
}

/** What an answer costs or brings, in small print; null where its name says all. */
export function optionNote({ act }: MidgardOption, prompt: MidgardPrompt, named: Named): string | null {
  const { content, state } = named;
  const { player } = prompt;
  switch (act.do) {
    case 'play':
    case 'discard': {
      const card = content.actions[act.card];
      return card ? heartsText(card) : null;
    }
    case 'renew':
      return '1 gold · discard all, end the turn';
    case 'move':
      return [
        costText(act.how === 'free' ? 0 : leavingCost(named, state.players[player]!.at), 0),
        wayText(named, act.to),
      ].join(' · ');
    case 'train':
      return prompt.kind === 'reward-ability' ? '+1' : `${costText(1, 4)}: +1`;
    case 'buy':
      return costText(1, priceOf(named, player, act.count));
    case 'learn':
      return costText(1, 3);
    case 'heal':
    case 'use':
    case 'draw':
    case 'repair':
    case 'reveal':
    case 'adventure':
    case 'shadow':
    case 'deal':
    case 'steal':
    case 'assault':
      return actNote(act.do, costText(1, 0));
    case 'deliver':
      return deliverNote(act, named);
    case 'lay-marker':
      return costText(2, 0);
    case 'buy-card':
      return costText(0, 3);
    case 'open':
      return `free · ${artifactText(content.artifacts[act.artifact]!)}`;
    case 'token':
      return tokenText(content, content.tokens[act.token]!);
    case 'cast':
      return spellText(content.spells[act.spell]!);
    case 'gold':
      return signed(act.count * GOLD_BONUS);
    case 'ask':
      return prompt.kind === 'modifiers' ? aidNote(named, player) : null;
    case 'take': {
      const shelf = shelfOf(prompt, act.card, named);
      if (shelf === 'skills') return skillText(content.skills[act.card]!);
      return shelf === 'spells' ? spellText(content.spells[act.card]!) : goodText(content.goods[act.card]!);
    }
    case 'pay':
      return 'takes the token for sure';
    case 'surrender':
      return isHelper(prompt) ? 'the next city; others may fight on' : 'the tower; others may fight on';
    case 'flee':
      return prompt.kind === 'shadow-round' ? 'lose LP, leave the city' : brokenOffNote(prompt, named);
    case 'leave':
      return 'unhurt: actions continue';
    case 'abort':
      return 'the party fails, actions are lost';
    case 'yield':
      return 'the winner takes one thing';
    case 'loot':
    case 'drop':
      return thingText(act.thing, named);
    case 'city':
      return prompt.kind === 'put' ? null : wayText(named, act.to);
    default:
      return null;
  }
}

const isSolution = ({ content }: Named, { kind, card = '' }: MidgardPrompt): boolean =>
  kind === 'challenge' && content.challenges[card]?.asks === 'solution';
/** Whether an aide is asked who took up the fight with a guardian: they flee, and sit in no tower (K 2c). */
const isHelper = ({ kind, rule }: MidgardPrompt): boolean => kind === 'guardian' && rule === 'K 2c';

/** An aide adds 4 up to twice (F 1), and has a bonus action in the turn of the active player alone (MI-42). */
function aidNote({ state }: Named, player: number): string {
  const more = signed((state.attempt?.aides.length ?? 0) < MOST_AIDES ? AIDE : 0);
  return state.turn.player === player ? `${more} · a bonus action for them` : more;
}

/** Only fleeing from a creature of the tokens costs the other actions as well, those of one's own turn (K 1b). */
const brokenOffNote = ({ rule, player }: MidgardPrompt, { state }: Named): string =>
  rule === 'K 1b' && state.turn.player === player && state.turn.points > 0
    ? 'one attack without defense, actions are lost'
    : 'one attack without defense';

const ACT_NOTES: Readonly<Record<string, string>> = {
  steal: 'then you hold the theft marker',
  assault: 'then you hold the attack marker',
  repair: 'all its LP',
};
const actNote = (what: string, cost: string): string =>
  ACT_NOTES[what] ? `${cost} · ${ACT_NOTES[what]}` : cost;

function deliverNote(
  { as, token }: { readonly as: 'original' | 'forgery'; readonly token: string },
  named: Named,
) {
  const { content, state } = named;
  const card = as === 'original' ? content.tokens[token]! : content.randoms[token]!;
  if (!('task' in card)) return null;
  const city = state.cities[card.city - 1];
  const there = city?.tasks[card.task];
  if (as === 'forgery')
    return there ? 'the task is done: it only goes' : randomText(content, content.randoms[token]!);
  if (there?.as === 'forgery') return 'a forgery lies there: roll against it';
  const done = (city?.tasks ?? []).filter((one) => one !== null).length;
  return ['1 prestige', '1 prestige, a treasure', '2 prestige, a reward card'][done] ?? null;
}

/** What something is good for that may change hands. */
export function thingText(thing: Thing, { content }: Pick<Named, 'content'>): string | null {
  switch (thing.of) {
    case 'gold':
      return null;
    case 'goods':
      return goodText(content.goods[thing.ref]!);
    case 'treasures':
      return treasureText(content.treasures[thing.ref]!);
    case 'artifacts': {
      const artifact = content.artifacts[thing.ref];
      return artifact ? artifactText(artifact) : null;
    }
    case 'tokens':
      return tokenText(content, content.tokens[thing.ref]!);
    case 'forgeries':
      return randomText(content, content.randoms[thing.ref]!);
  }
}

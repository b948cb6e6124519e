import type { CombatEvent, PartyEvent, RivalEvent } from '../../rules/model/events.ts';
import type { Combat } from '../../rules/model/state.ts';
import { challengeText, foeText } from './card-facts.ts';
import { cardName, cityName, listed, thingName } from './names.ts';
import {
  bad,
  good,
  isClosed,
  kept,
  type Place,
  plain,
  quoted,
  type TellersOf,
  type ToldLine,
} from './told-line.ts';

/** What the enemy of a fight is called. */
export function enemyName(content: Place['content'], { foe }: Pick<Combat, 'foe'>): string {
  if (!foe) return '';
  if (foe.folder === 'adventures') return content.adventures[foe.ref]?.boss.name ?? '';
  return cardName(content, foe.folder, foe.ref);
}

/** The same in the fight that was there when it happened. */
const enemy = ({ content, view, before }: Place): string => {
  const combat = view.combat ?? before.combat;
  return combat ? enemyName(content, combat) : '';
};

const byName = (place: Place, by: number | null): string => (by === null ? enemy(place) : place.name(by));

const RETREAT = {
  left: 'leaves the fight unhurt',
  fled: 'flees',
  surrendered: 'surrenders and sits in the tower',
  yielded: 'gives up the fight',
} as const;

export const PARTY_TELLERS: TellersOf<(CombatEvent | PartyEvent | RivalEvent)['type']> = {
  combatBegan({ combat }, place) {
    const { content, name } = place;
    if (!combat.foe) return turn(`${name(combat.players[0]!)} attacks ${name(combat.players[1]!)}.`);
    const { folder, ref } = combat.foe;
    const card = folder === 'adventures' ? content.adventures[ref]?.boss : null;
    return turn(`Fight: ${enemyName(content, combat)}${card ? ` (${foeText(card)})` : ''}.`);
  },
  initiativeRolled({ player, sum, other, first }, place) {
    const rival = place.view.combat?.players[1];
    const they = place.view.combat?.foe || rival === undefined ? enemy(place) : place.name(rival);
    const begins = first ? place.name(player) : they;
    return plain(`Initiative ${sum.total} against ${other.total}: ${begins} begins.`);
  },
  combatRoundBegan: ({ round }) => turn(`Round ${round} of the fight`),
  attackMade({ by, sum, success }, place) {
    const told = `${byName(place, by)} attacks: ${sum.total} (needed 20)`;
    const hit = success ? `${told}.` : `${told}. Miss.`;
    return by === null ? (success ? bad(hit) : good(hit)) : success ? good(hit) : plain(hit);
  },
  defenseMade({ by, sum, against, held }, place) {
    // Less than the attack is held by a natural 20 alone (N 1).
    const holds = sum.total < against ? 'A natural 20 holds.' : 'Holds.';
    const told = `${byName(place, by)} defends: ${sum.total} against ${against}. ${held ? holds : 'Hit.'}`;
    if (by === null) return held ? plain(told) : good(told);
    return held ? good(told) : plain(told);
  },
  surprised: ({ player }, { name }) => good(`${name(player)} avoids the special attack.`),
  foeHurt({ amount }, place) {
    return good(`${enemy(place)} loses ${amount} LP (${place.view.combat?.foe?.lp ?? 0} left).`);
  },
  lpLost({ player, amount, from }, { content, name, view }) {
    const left = view.players[player]?.lp;
    return bad(
      from === null
        ? `${name(player)} loses ${amount} LP (${left} left).`
        : `${name(player)}’s ${cardName(content, 'goods', from)} loses ${amount} LP.`,
    );
  },
  fell: ({ player, gold }, { name }) =>
    bad(`${name(player)} falls: into the tower with 2 LP${gold > 0 ? `, ${gold} gold lost` : ''}.`),
  spellUsed: ({ player, spell, worked }, { content, name }) =>
    worked
      ? good(`${name(player)} casts ${cardName(content, 'spells', spell)}.`)
      : bad(`${name(player)} fails to cast ${cardName(content, 'spells', spell)}.`),
  retreated: ({ player, how }, { name }) => plain(`${name(player)} ${RETREAT[how]}.`),
  joined: ({ player }, { name }) => plain(`${name(player)} fights.`),
  combatEnded({ won }, place) {
    const name = enemy(place);
    if (name === '') return null;
    return won ? good(`${name} is beaten.`) : plain(`${name} is not beaten.`);
  },
  adventurePut: ({ city, adventure }, place) =>
    quoted(
      `An adventure at ${at(place, city)}: ${cardName(place.content, 'adventures', adventure)}`,
      place.content.adventures[adventure],
    ),
  adventureBegan({ adventure }, { content, name }) {
    const party = listed(adventure.party.map(name));
    return turn(`${party}: ${cardName(content, 'adventures', adventure.ref)}.`);
  },
  partyJoined: ({ player }, { name }) => plain(`${name(player)} joins.`),
  challengeRevealed({ card }, { content, view }) {
    const challenge = content.challenges[card];
    const n = view.adventure?.cards.length ?? 1;
    return challenge ? turn(`Challenge ${n} of 3: ${challengeText(content, challenge)}.`) : null;
  },
  challengeTried: kept,
  mixed: kept,
  challengeSolved: ({ player }, { name }) => good(`${name(player)} solves the challenge.`),
  challengeFailed: ({ player }, { name }) => bad(`${name(player)} fails the challenge.`),
  rewardsLessened: () => bad('1 reward card less at the end.'),
  partyLeft: ({ player }, { name }) => bad(`${name(player)} is out of the adventure.`),
  bossRevealed(_, { content, view }) {
    const card = content.adventures[view.adventure?.ref ?? ''];
    return quoted(`The boss: ${card?.boss.name ?? ''}`, card);
  },
  adventureEnded: ({ passed }) => (passed ? good('The adventure is won.') : bad('The adventure has failed.')),
  shadowPut: ({ city, shadow }, place) =>
    quoted(
      `${cardName(place.content, 'shadows', shadow)} falls on ${at(place, city)}`,
      place.content.shadows[shadow],
    ),
  shadowGone: ({ city }, place) => good(`The shadow over ${at(place, city)} is gone.`),
  dealOffered({ by, to, gives, takes }, place) {
    const { content, name, before } = place;
    const isCovered =
      isClosed(place) &&
      gives.of === 'artifacts' &&
      before.players[by]?.artifacts.some(({ ref, open }) => ref === gives.ref && !open);
    const given = isCovered ? 'a covered artifact' : thingName(content, gives);
    return plain(`${name(by)} offers ${name(to)} ${given} for ${thingName(content, takes)}.`);
  },
  dealAnswered: ({ by, yes }, { name }) => plain(`${name(by)} ${yes ? 'accepts' : 'refuses'}.`),
  thingPassed({ from, to, thing, stolen }, place) {
    const { content, name, before } = place;
    const isCovered =
      isClosed(place) &&
      thing.of === 'artifacts' &&
      before.players[from]?.artifacts.some(({ ref, open }) => ref === thing.ref && !open);
    const what = isCovered ? 'a covered artifact' : thingName(content, thing);
    return stolen
      ? bad(`${name(to)} takes ${what} from ${name(from)}.`)
      : plain(`${name(from)} gives ${what} to ${name(to)}.`);
  },
  theftBegan: ({ player, of }, { name }) => turn(`${name(player)} tries to rob ${name(of)}.`),
  theftEnded({ player, taken, struck }, { name }) {
    if (struck) return bad(`${name(player)} is caught.`);
    return plain(`${name(player)} gets ${taken ? 'away with it' : 'nothing'}.`);
  },
  markerTaken: ({ player, marker }, { name }) =>
    plain(`${name(player)} holds the ${marker === 'thievery' ? 'theft' : 'attack'} marker.`),
  markerLaid: ({ player, marker }, { name }) =>
    good(`${name(player)} removes the ${marker === 'thievery' ? 'theft' : 'attack'} marker.`),
};

const turn = (text: string): ToldLine => ({ text, tone: 'turn' });

const at = (place: Place, city: number): string =>
  cityName({ content: place.content, state: place.view }, city);

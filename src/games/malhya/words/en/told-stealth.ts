import type { QuietEvent, WatchEvent } from '../../rules/stealth/stealth-events.ts';
import { threatRow } from '../../rules/stealth/threat.ts';
import { seenName, spaceName, theName } from './fight-names.ts';
import { listed, several } from './names.ts';
import {
  ALARM,
  CALLED,
  cardInStealth,
  compassText,
  gazeText,
  LEVEL,
  threatDiceText,
  threatFace,
} from './stealth-names.ts';
import { bad, good, kept, type Place, plain, quiet, type TellersOf, turn } from './told-line.ts';

/** Who is gone is named by how it was before. */
const named = ({ content, before }: Place, who: string): string => theName({ content, state: before }, who);

const seen = ({ content, before }: Place, who: string): string => seenName({ content, state: before }, who);

const QUIET_TELLERS: TellersOf<QuietEvent['type']> = {
  stealthEntered: ({ level }) => turn(`You go into stealth, ${LEVEL[level]}: threat 1.`),
  quietTurnBegan: ({ turn: number }) => turn(`Turn ${number}, in stealth`),
  quietTurnTaken: ({ who }, place) => turn(`Turn of ${named(place, who)}`),
  lineUsed: kept,
  enemyKilled({ hero, figure, by, ap, at }, place) {
    const noise = by === 'ranged-kill' ? ' It falls with a noise.' : '';
    const how = by === 'ranged-kill' ? 'from a distance' : 'in silence';
    return good(
      `${place.name(hero)} kills ${named(place, figure)} ${how} for ${several(ap, 'action point')}: a corpse on ${spaceName(at)}.${noise}`,
    );
  },
  corpseMoved({ hero, corpse, to, gone }, place) {
    const where = gone ? 'into the rift: it is gone' : `to ${spaceName(to)}`;
    return plain(`${place.name(hero)} moves ${seen(place, corpse)} ${where}.`);
  },
  heroRevived: ({ hero, at }, { name }) => good(`${name(hero)} stands again on ${spaceName(at)}.`),
  quietTurnDone: ({ hero }, { name, before }) => {
    const { ap } = before.heroes[hero]!;
    return ap > 0 ? quiet(`${name(hero)} ends the turn: ${several(ap, 'action point')} lost.`) : null;
  },
  heroLeft: ({ hero }, { name }) => good(`${name(hero)} has left the room.`),
  heroReturned: ({ hero, at }, { name }) => plain(`${name(hero)} is back on ${spaceName(at)}.`),
  threatRolled: ({ hero, dice }, { name }) =>
    dice.length === 0
      ? quiet(`${name(hero)} rolls no dice: nobody is left to notice.`)
      : plain(`Stealth dice of ${name(hero)}: ${threatDiceText(dice)}.`),
  threatDieRerolled: ({ hero, face }, { name }) =>
    plain(`${name(hero)} rolls a white die again: ${threatFace(face)}.`),
  threatMoved({ to, why }, { before }) {
    const { threat = to, level = 'normal' } = before.stealth ?? {};
    const because = { dice: '', corpses: ' for corpses', told: '', spell: ' by the spell' }[why];
    const [was, is] = [threatRow(level, threat), threatRow(level, to)];
    const more =
      was === is ? '' : ` Enemies see ${several(is.sight, 'space')} and turn ${several(is.cards, 'card')}.`;
    const line = `Threat ${to - threat >= 0 ? '+' : '−'}${Math.abs(to - threat)}${because}, to ${to}.${more}`;
    return to > threat ? bad(line) : good(line);
  },
  alarmOrdered: () => bad('This gives the alarm.'),
};

const WATCH_TELLERS: TellersOf<WatchEvent['type']> = {
  enemyPhaseBegan: ({ cards }) => turn(`Enemies: ${several(cards, 'action card')}`),
  stealthCardTurned: ({ card }, { content }) => plain(`${cardInStealth(content, card)}.`),
  enemiesCalled({ to, movers, passed }, place) {
    const names = (all: readonly string[]) => listed(all.map((one) => named(place, one)));
    const there = passed.filter(({ why }) => why === 'there').map(({ figure }) => figure);
    const far = passed.filter(({ why }) => why === 'no-nearer').map(({ figure }) => figure);
    const others = [
      ...(there.length > 0 ? [`already there: ${names(there)}`] : []),
      ...(far.length > 0 ? [`cannot come nearer: ${names(far)}`] : []),
    ];
    const also = others.length > 0 ? ` (${others.join('; ')})` : '';
    return movers.length > 0
      ? plain(`Nearest to ${CALLED[to]}: ${names(movers)}${also}.`)
      : quiet(`Nobody moves to ${CALLED[to]}${also}.`);
  },
  enemyPosted: ({ figure, on, towards, spaces }, place) =>
    figure === null
      ? quiet(`No enemy is on ${CALLED[on]}.`)
      : plain(
          `${named(place, figure)} on ${CALLED[on]} moves ${several(spaces, 'space')} ${compassText(towards)}.`,
        ),
  vigilanceLaid: ({ figure, gaze }, place) =>
    bad(`${named(place, figure)} watches ${gazeText(gaze)}, as far as it can see.`),
  vigilanceFailed: ({ figure }, place) =>
    quiet(`${named(place, figure)} has no free space before it: it looks all round.`),
  vigilanceLifted: ({ figure }, place) => quiet(`${named(place, figure)} looks all round again.`),
  noiseMade: ({ at }) => plain(`Noise on ${spaceName(at)}.`),
  noiseGone: ({ at }) => quiet(`The noise on ${spaceName(at)} has been looked into.`),
  spotted: ({ by, who, at }, place) =>
    bad(`${named(place, by)} sees ${seen(place, who)} on ${spaceName(at)}.`),
  alarmRaised: ({ why, by, who }, place) =>
    bad(
      by !== null && who !== null
        ? `Alarm: ${named(place, by)} has seen ${seen(place, who)}.`
        : `Alarm: ${ALARM[why]}.`,
    ),
  stealthEnded: () => plain('You come out into the open.'),
};

export const TELLERS_OF_STEALTH: TellersOf<(QuietEvent | WatchEvent)['type']> = {
  ...QUIET_TELLERS,
  ...WATCH_TELLERS,
};

import type { More } from '../../rules/model/apply-more.ts';
import { endText } from './adventure-end.ts';
import { SKILL_NAMES } from './deed-words.ts';
import { atBeginning, figureName, heroName, spaceName } from './names.ts';
import { bad, good, type Place, plain, type TellersOf } from './told-line.ts';

const who = ({ content, before, view }: Place, id: number): string =>
  figureName({ content, state: before.field ? before : view }, id);
const hero = ({ content, view }: Place, at: number): string => heroName({ content, state: view }, at);
const feature = ({ content, view }: Place, id: string) =>
  content.grounds[view.field?.ground ?? '']?.features?.find((one) => one.id === id);
const spaces = (all: readonly (readonly [number, number])[]): string => all.map(spaceName).join(', ');

/** Missed turns, checks, rites, commands and adventures, each in a line. */
export const DEED_TELLERS: TellersOf<More> = {
  knockedDown: ({ figure }, place) =>
    plain(`${atBeginning(who(place, figure))} lies down and misses its next turn.`),
  turnMissed: ({ figure }, place) =>
    plain(`${atBeginning(who(place, figure))} misses this turn and stands up.`),
  checkRolled({ hero: at, of, roll, need, done }, place) {
    const card = place.content.heroes[place.view.heroes[at]?.card ?? ''];
    const lies = 'feature' in of && of.feature !== undefined ? feature(place, of.feature) : undefined;
    const rite = 'rite' in of ? card?.rites?.find(({ id }) => id === of.rite) : undefined;
    const skill = SKILL_NAMES[lies?.check?.skill ?? 'nerve'];
    const text = `${hero(place, at)}: ${lies?.name ?? rite?.name ?? skill}, ${roll.total} with ${skill} (needed ${need})`;
    return done ? good(`${text}: done.`) : bad(`${text}: it fails.`);
  },
  checkHelped: ({ hero: at, amount }, place) =>
    good(`${hero(place, at)} adds ${amount} to skill checks in this turn.`),
  featureDone({ hero: at, feature: id }, place) {
    const done = feature(place, id);
    return {
      text: `${hero(place, at)}: ${done?.name ?? id}`,
      tone: 'told',
      ...(done ? { quote: done.text } : {}),
    };
  },
  wallsOpened: ({ spaces: at }) => good(`The way is open: ${spaces(at)}.`),
  flamesLit: ({ spaces: at }) => bad(`Flames on ${spaces(at)}.`),
  lightened: ({ figure }, place) => good(`It is light again around ${who(place, figure)}.`),
  controlled: ({ figure, by }, place) =>
    by === null
      ? plain(`${atBeginning(who(place, figure))} is its own master again.`)
      : good(
          `${atBeginning(who(place, figure))} will obey ${hero(place, by).replace(/^The /, 'the ')} next turn.`,
        ),
  commandBegan: ({ turn }, place) => plain(`${atBeginning(who(place, turn.figure))} acts.`),
  commandEnded: () => null,
  goalSolved: ({ goal }) =>
    good(goal === 'primary' ? 'The goal of the adventure is solved.' : 'The other goal is solved.'),
  restedHere: ({ hero: at }, place) => good(`${hero(place, at)} rests a little, and does not move.`),
  stayedHere: () => plain('The group stays for the other goal.'),
  adventureEnded(event, { content }) {
    const { card, solved } = event;
    const name = content.adventures[card]?.name ?? card;
    const quote = endText(event, content);
    return {
      text: solved.includes('primary') ? `${name}: solved` : `${name}: left unsolved`,
      tone: 'told',
      ...(quote === '' ? {} : { quote }),
    };
  },
};

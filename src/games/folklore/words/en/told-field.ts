import type { FieldEventType } from '../../rules/model/events.ts';
import { sideOf } from '../../rules/queries/encounter/ground.ts';
import { atBeginning, figureName, heroName, itemName, several, spaceName } from './names.ts';
import { DEED_TELLERS } from './told-deeds.ts';
import { bad, good, type Place, plain, type TellersOf } from './told-line.ts';
import { traceText } from './trace.ts';

/** Who is meant: by what stood there before, since whoever falls is named all the same. */
const who = ({ content, before, view }: Place, id: number): string =>
  figureName({ content, state: before.field ? before : view }, id);
/** Whether it is on the heroes’ side. */
const isHero = ({ before, view }: Place, id: number): boolean => {
  const figure = (before.field ?? view.field)?.figures[id];
  return figure !== undefined && sideOf(figure) === 'heroes';
};

/** What happens on a map, each in a line. */
export const FIELD_TELLERS: TellersOf<FieldEventType> = {
  fieldSet({ field }, { content }) {
    const ground = content.grounds[field.ground];
    const adventure = content.adventures[field.adventure?.card ?? ''];
    const what = adventure ? 'An adventure' : field.last ? 'The last fight' : 'An encounter';
    const quote = (adventure ?? ground)?.text ?? '';
    return { text: `${what}: ${(adventure ?? ground)?.name ?? ''}`, tone: 'told', quote };
  },
  firstStrike({ heroes, foes, first }) {
    const goes = first === 'heroes' ? 'the heroes go first' : 'the enemies go first';
    if (!heroes || !foes) return bad(`First Strike: in darkness, ${goes}.`);
    const text = `First Strike: ${heroes.total} against ${foes.total}, ${goes}.`;
    return first === 'heroes' ? good(text) : bad(text);
  },
  fieldRoundBegan: ({ round, side }, { view }) => ({
    text: view.field?.adventure
      ? `Round ${round} on the map`
      : `Round ${round}: ${side === 'heroes' ? 'heroes' : 'enemies'} first`,
    tone: 'round',
  }),
  sideBegan: ({ side, late }) => ({
    text: late ? 'Now those who waited' : side === 'heroes' ? 'The heroes’ turns' : 'The enemies’ turns',
    tone: 'turn',
  }),
  fieldTurnBegan: ({ turn }, place) => ({
    text: `${atBeginning(who(place, turn.figure))} acts.`,
    tone: 'turn',
  }),
  turnHeld: ({ figure }, place) => plain(`${atBeginning(who(place, figure))} waits.`),
  fieldTurnEnded: () => null,
  figureMoved({ figure, way }, place) {
    const to = way.at(-1);
    if (!to) return null;
    return plain(`${atBeginning(who(place, figure))} goes to ${spaceName(to)}.`);
  },
  foeChose: ({ figure, trace }, place) => ({
    text: traceText(trace, atBeginning(who(place, figure)), (id) => who(place, id)),
    tone: 'quiet',
  }),
  fieldAttack({ by, target, roll, need, hit, face, companion }, place) {
    const natural = companion ? '' : face === 100 ? ' Natural 100!' : face === 1 ? ' Natural 1.' : '';
    const name = companion ? itemName(place, companion) : atBeginning(who(place, by));
    const text = `${name} ${hit ? 'hits' : 'misses'} ${who(place, target)}: ${roll.total} (needed ${need.total}).${natural}`;
    if (!hit) return plain(text);
    return isHero(place, by) ? good(text) : bad(text);
  },
  foeHurt({ figure, amount }, place) {
    const left = place.view.field?.figures[figure]?.vita ?? 0;
    const text = `${atBeginning(who(place, figure))} loses ${amount} Vita (${left} now).`;
    return isHero(place, figure) ? bad(text) : good(text);
  },
  figureFell: ({ figure }, place) =>
    isHero(place, figure)
      ? bad(`${atBeginning(who(place, figure))} falls.`)
      : good(`${atBeginning(who(place, figure))} is defeated.`),
  actTaken: () => null,
  interacted: () => null,
  flameDoused: ({ at }) => good(`${spaceName(at)}: the flames are out.`),
  tokenSearched({ at, hero, face, found }, place) {
    const name = heroName({ content: place.content, state: place.view }, hero);
    const text = `${name} searches ${spaceName(at)}: rolls ${face}${found ? ', finds something.' : ', finds nothing.'}`;
    return found ? good(text) : plain(text);
  },
  weaponBroke({ figure, item }, place) {
    const owner = place.view.field?.figures[figure]?.hero;
    const held = item === undefined ? undefined : place.view.heroes[owner ?? -1]?.items[item];
    const what = held ? itemName(place, held.ref) : 'weapon';
    const then = held ? 'It is useless until a tinker mends it.' : 'Bare hands until a tinker mends it.';
    return bad(`Devastating Fault: ${who(place, figure)}’s ${what} breaks. ${then}`);
  },
  devastated: ({ figure, choice }, place) =>
    good(
      choice === 'again'
        ? `Devastating Strike: ${who(place, figure)} may Move and Act again.`
        : `Devastating Strike: ${who(place, figure)} recovers all Power.`,
    ),
  attackLost: ({ figure, misses }, place) =>
    good(
      misses
        ? `Devastating Fault: ${who(place, figure)} cannot attack next turn.`
        : `${atBeginning(who(place, figure))} cannot attack this turn.`,
    ),
  pushed({ figure, way, into }, place) {
    const name = atBeginning(who(place, figure));
    const far =
      way.length === 0
        ? `${name} is pushed and has nowhere to go`
        : `${name} is pushed ${several(way.length, 'space')}`;
    return bad(into === null ? `${far}.` : `${far}, into ${who(place, into)}.`);
  },
  darkened: ({ figure }, place) => bad(`It is dark around ${who(place, figure)}.`),
  flameFelt: ({ figure, on }, place) =>
    bad(
      on
        ? `${atBeginning(who(place, figure))} is in the flames on ${spaceName(on)}.`
        : `${atBeginning(who(place, figure))} is next to flames.`,
    ),
  auraFelt: ({ figure, source }, place) =>
    bad(`${atBeginning(who(place, figure))} is too near ${who(place, source)}.`),
  lastingBegan({ hero }, { content, view }) {
    const card = content.heroes[view.heroes[hero]!.card];
    return good(`${card?.name ?? ''}: ${card?.ability.name ?? ''}, until the hero’s next turn.`);
  },
  lastingEnded: () => null,
  summoned({ figure }, { content, view }) {
    const name = atBeginning(figureName({ content, state: view }, figure.id));
    return figure.ally === undefined
      ? bad(`${name} appears and acts from the next round.`)
      : good(`${name} appears, on your side.`);
  },
  ...DEED_TELLERS,
  fieldEnded: () => good('You win the encounter.'),
};

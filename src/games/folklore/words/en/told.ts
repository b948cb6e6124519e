import type { EventOf, FolkloreEvent, Stat } from '../../rules/model/events.ts';
import type { Declared } from '../../rules/model/state.ts';
import { foeName, heroName, inSentence, itemName, type Named, placeName, several, theHero } from './names.ts';
import { FIELD_TELLERS } from './told-field.ts';
import { bad, good, type Place, plain, type TellersOf, type ToldLine } from './told-line.ts';

/** An event in a line; null where it only keeps the books. */
export function toldEvent(event: FolkloreEvent, place: Place): ToldLine | null {
  const tell = TELLERS[event.type] as (event: FolkloreEvent, place: Place) => ToldLine | null;
  return tell(event, place);
}

const after = ({ content, view }: Place): Named => ({ content, state: view });

const STATS: Readonly<Record<Stat, readonly [one: string, many: string]>> = {
  vita: ['Vita', 'Vita'],
  power: ['Power', 'Power'],
  ghost: ['Ghost Point', 'Ghost Points'],
  coins: ['coin', 'coins'],
  lore: ['Lore', 'Lore'],
};

const STANCE = { attack: 'attacks', defend: 'defends' } as const;

function declaredText({ stance, ability }: Declared, name: string): string {
  return ability ? `${STANCE[stance]}, with ${name}` : STANCE[stance];
}

const TELLERS: TellersOf<FolkloreEvent['type']> = {
  stepBegan: () => null,
  leaderChosen: ({ leader }, place) => plain(`${heroName(after(place), leader)} leads first.`),
  groupMoved({ to, way }, place) {
    const { chapter } = place.view;
    const there = placeName(place, chapter, to);
    if (way.length === 0) return plain(`The group stays at ${there}.`);
    return { text: `The group goes ${several(way.length, 'space')}, to ${there}.`, tone: 'turn' };
  },
  groupRested: () => good('The group rests. Exhausted items are ready again.'),
  eventDrawn({ card, deck }, { content }) {
    const event = content.events[card];
    return {
      text: `${deck === 'road' ? 'On the road' : 'Off the road'}: ${event?.name ?? card}`,
      tone: 'told',
      ...(event ? { quote: event.text } : {}),
    };
  },
  choiceTaken({ card, choice }, { content }) {
    const taken = content.events[card]?.choices?.[choice];
    return {
      text: `Chosen: ${taken?.label ?? choice + 1}`,
      tone: 'told',
      ...(taken ? { quote: taken.text } : {}),
    };
  },
  statChanged({ hero, stat, amount }, place) {
    const [one, many] = STATS[stat];
    const text = `${heroName(after(place), hero)} ${amount < 0 ? 'loses' : 'gains'} ${several(Math.abs(amount), one, many)}`;
    const left = `${place.view.heroes[hero]![stat]} now`;
    if (stat === 'coins' || stat === 'lore') return { text: `${text} (${left}).`, tone: 'quiet' };
    return amount < 0 && stat === 'vita' ? bad(`${text} (${left}).`) : plain(`${text} (${left}).`);
  },
  ghostRose: ({ hero }, place) => bad(`${heroName(after(place), hero)} is a ghost.`),
  ghostReturned: ({ hero }, place) => good(`${heroName(after(place), hero)} is alive again.`),
  itemDrawn({ hero, item, anew }, place) {
    const found = `${heroName(after(place), hero)} draws ${itemName(place, item)}`;
    return good(anew ? `${found}; the deck is reshuffled.` : `${found}.`);
  },
  itemGiven({ from, place: at, to }, place) {
    const item = place.before.heroes[from]?.items[at]?.ref ?? '';
    return plain(
      `${heroName(after(place), from)} gives ${itemName(place, item)} to ${theHero(after(place), to)}.`,
    );
  },
  itemUsed({ hero, item, gone, stays }, place) {
    const used = `${heroName(after(place), hero)} uses ${itemName(place, item)}`;
    if (stays) return plain(`${used}.`);
    return plain(gone ? `${used} (used up).` : `${used} (exhausted).`);
  },
  handsChanged({ hero, held }, place) {
    const names = held.map((at) => itemName(place, place.view.heroes[hero]?.items[at]?.ref ?? ''));
    const what = names.length > 0 ? names.join(' and ') : 'nothing that was carried';
    return plain(`${heroName(after(place), hero)} now holds ${what}.`);
  },
  mended: ({ hero }, place) => good(`The tinker mends what ${theHero(after(place), hero)} fights with.`),
  fightBegan({ foe, last }, place) {
    const name = inSentence(foeName(place, foe));
    return {
      text: last ? `The last fight: ${name}.` : `A skirmish with ${name}.`,
      tone: 'turn',
      quote: place.content.foes[foe]?.text ?? '',
    };
  },
  counterSet: ({ strength }) =>
    plain(`Enemy strength ${strength.total}: the counter is at ${strength.total}.`),
  skirmishRoundBegan: ({ round }) => ({ text: `Skirmish, round ${round}`, tone: 'turn' }),
  stanceChosen({ hero, declared }, place) {
    const ability = place.content.heroes[place.view.heroes[hero]!.card]?.ability.name ?? '';
    return plain(`${heroName(after(place), hero)} ${declaredText(declared, ability)}.`);
  },
  // The stance or the attack says with what.
  abilityUsed: () => null,
  // What it is for says what it shows.
  dieRolled: () => null,
  mixed: () => null,
  attackRolled({ hero, foe, roll, need, hit }, place) {
    const { view } = place;
    const name = heroName(after(place), hero);
    const card = view.fight?.foe ?? '';
    const foes = inSentence(foeName(place, card));
    const count = place.content.foes[card]?.count ?? 1;
    const against = `${roll.total} (needed ${need.total})`;
    if (foe === null)
      return hit ? good(`${name} hits ${foes}: ${against}.`) : plain(`${name} misses ${foes}: ${against}.`);
    const one = place.content.foes[card]?.one ?? card;
    const which = count === 1 ? one : `${one} ${foe}`;
    const victim = theHero(after(place), hero);
    return hit
      ? bad(`${which} hits ${victim}: ${against}.`)
      : plain(`${which} misses ${victim}: ${against}.`);
  },
  counterLowered: ({ hits, counter }) =>
    hits === 0
      ? plain(`No hits: the counter stays at ${counter}.`)
      : good(`${several(hits, 'hit')}: the counter is now ${counter}.`),
  searched: ({ hero, face, found }, place) => ({
    text: `${heroName(after(place), hero)} searches, rolls ${face}${found ? ' and finds something' : ', finds nothing'}.`,
    tone: found ? 'good' : 'quiet',
  }),
  fightEnded: () => good('You win the skirmish.'),
  tokenPassed: ({ leader }, place) => plain(`${heroName(after(place), leader)} leads from here.`),
  leaderPassed: ({ leader, night, round }, place) => ({
    text: `Round ${round}, ${night ? 'night' : 'day'}: ${theHero(after(place), leader)} leads.`,
    tone: 'round',
  }),
  ...FIELD_TELLERS,
  chapterEnded({ ending }, { content, view }) {
    const chapter = content.chapters[view.chapter];
    const won = ending === 'won';
    return {
      text: ENDINGS[ending],
      tone: 'told',
      ...(chapter ? { quote: won ? chapter.won : chapter.lost } : {}),
    };
  },
};

export const ENDINGS: Readonly<Record<EventOf<'chapterEnded'>['ending'], string>> = {
  won: 'You won the chapter.',
  'all-ghosts': 'You lost: all of you are ghosts.',
  'too-late': 'You lost: you came too late.',
};

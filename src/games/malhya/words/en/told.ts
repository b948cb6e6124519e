import type { BookEvent, GroupEvent, HeroEvent, MalhyaEvent } from '../../rules/model/events.ts';
import { bookOf, chapterOf, lineAt, topFrame } from '../../rules/queries/booklets.ts';
import { CAMPAIGN_TELLERS } from './campaign-words.ts';
import { aCube, cardName, GEM, harmText, listed, SHAPE, several } from './names.ts';
import { CHECK_TELLERS } from './told-checks.ts';
import { TELLERS_OF_FIGHTS } from './told-fights.ts';
import { GROWING_TELLERS } from './told-growing.ts';
import { LAND_TELLERS } from './told-land.ts';
import { bad, good, kept, type Place, plain, quiet, type TellersOf, type ToldLine } from './told-line.ts';
import { SPELL_TELLERS } from './told-spells.ts';
import { TELLERS_OF_STEALTH } from './told-stealth.ts';

/** The text of a line of the chapter that is read. */
function lineText({ content, view }: Place, at: string): string | null {
  const frame = topFrame(view);
  const chapter = frame && chapterOf({ content, state: view }, frame.book, frame.chapter);
  return (chapter && lineAt(chapter.lines, at)?.text) ?? null;
}

const BOOK_TELLERS: TellersOf<BookEvent['type']> = {
  chapterOpened({ book, chapter, how }, { content, view }) {
    const text = chapterOf({ content, state: view }, book, chapter)?.text;
    const found = how === 'hidden' ? 'A hidden number: ' : '';
    const tone = 'round' as const;
    const title = `${found}${SHAPE[book]} ${chapter}, ${bookOf({ content, state: view }, book).name}`;
    return { text: title, tone, ...(text ? { quote: text } : {}) };
  },
  readersChosen: ({ heroes }, { name }) => plain(`${listed(heroes.map(name))} read this chapter.`),
  numberTried: ({ chapter, right }) =>
    right
      ? good(`${chapter}: the magnifying glass is there.`)
      : bad(`${chapter}: no magnifying glass. You return to where you were.`),
  lineReached: kept,
  lineMarked({ mark: { at, how } }, place) {
    const text = lineText(place, at);
    if (text === null) return null;
    return how === 'done' ? plain(text) : quiet(`Not now: ${text}`);
  },
  choiceMade({ at, choice }, { content, view }) {
    const frame = topFrame(view);
    const chapter = frame && chapterOf({ content, state: view }, frame.book, frame.chapter);
    const made = chapter && lineAt(chapter.lines, at)?.choose?.[choice];
    return made ? plain(`You choose: ${made.text}`) : null;
  },
  declined: () => quiet('You continue without it.'),
  bookClosed: ({ book }, { content, view }) =>
    quiet(`${bookOf({ content, state: view }, book).name} is closed.`),
  standingActed: ({ card }, { content }) => bad(`${cardName(content, 'scenario', card)} acts.`),
  standingLapsed: () => null,
  ended: ({ over }) => (over.won ? good('You have won.') : bad('You have lost.')),
};

const GROUP_TELLERS: TellersOf<GroupEvent['type']> = {
  goldChanged: ({ amount }, { view }) =>
    amount > 0
      ? good(`${amount} gold (${view.group.gold} now).`)
      : plain(`${-amount} gold paid (${view.group.gold} left).`),
  tokensChanged({ take, discard }) {
    const told = [
      ...(take.length > 0 ? [`Token ${listed(take.map(String))} taken`] : []),
      ...(discard.length > 0 ? [`Token ${listed(discard.map(String))} discarded`] : []),
    ];
    return told.length > 0 ? plain(`${told.join('. ')}.`) : null;
  },
  cardsChanged({ take, discard }, { content }) {
    const names = (refs: readonly string[]) => listed(refs.map((ref) => cardName(content, 'scenario', ref)));
    const told = [
      ...(take.length > 0 ? [`Taken: ${names(take)}`] : []),
      ...(discard.length > 0 ? [`Discarded: ${names(discard)}`] : []),
    ];
    return told.length > 0 ? plain(`${told.join('. ')}.`) : null;
  },
  crystalsChanged: ({ amount }, { view }) =>
    amount > 0
      ? bad(`${several(amount, 'crystal')} more (${view.group.crystals} now).`)
      : plain(`${several(-amount, 'crystal')} fewer (${view.group.crystals} now).`),
  triangleChecked: kept,
  pointsGained: ({ points }) => good(`${several(points, 'point')}.`),
  modeSet: ({ mode }) => plain(mode === 'story' ? 'You are out in the open again.' : `You go into ${mode}.`),
  periodSet: ({ period }) => plain(period === 'night' ? 'It is night.' : 'It is day.'),
  weatherSet: ({ weather }) => plain(`The weather is ${weather}.`),
  interestChanged: kept,
  actionDrawn({ card, hero, anew }, { content, name }) {
    const { gem } = content.actions[card]!;
    const who = hero === null ? 'An action card' : `${name(hero)} draws an action card`;
    return plain(`${who}: ${GEM[gem]}.${anew ? ' The deck was reshuffled first.' : ''}`);
  },
  deckShuffled: () => quiet('The action deck is reshuffled.'),
};

const HERO_TELLERS: TellersOf<HeroEvent['type']> = {
  healed: ({ hero, steps }, { name, view }) =>
    good(`${name(hero)} heals ${steps.length} (${several(view.heroes[hero]!.life.life, 'life point')} now).`),
  harmed: ({ hero, kind, amount }, { name, view }) =>
    bad(
      `${name(hero)}: ${harmText(amount, kind)} (${several(view.heroes[hero]!.life.life, 'life point')} left).`,
    ),
  auraChanged: ({ hero, amount }, { name }) =>
    amount > 0
      ? good(`${name(hero)} turns back ${several(amount, 'aura token')}.`)
      : bad(`${name(hero)} spends ${several(-amount, 'aura token')}.`),
  apChanged: ({ hero, amount }, { name }) =>
    amount > 0
      ? good(`${name(hero)} regains ${several(amount, 'action point')}.`)
      : plain(`${name(hero)} spends ${several(-amount, 'action point')}.`),
  apRefilled: () => quiet('Everyone has all action points again.'),
  cubeGained: ({ hero, kind, colour }, { name }) => good(`${name(hero)} gains ${aCube(kind, colour)}.`),
  cubeLost: ({ hero, kind, colour }, { name }) => plain(`${name(hero)} discards ${aCube(kind, colour)}.`),
  cubeLeft: ({ hero, kind, colour }, { name }) =>
    bad(`${name(hero)} has no room for ${aCube(kind, colour)}.`),
  gearGained: ({ hero, gear }, { content, name }) =>
    good(`${name(hero)} gains ${cardName(content, 'gear', gear)}.`),
  objectFound: kept,
  gearLost: ({ hero, gear }, { content, name }) =>
    bad(`${name(hero)} loses ${cardName(content, 'gear', gear)}.`),
  gearLeft: ({ hero, gear }, { content, name }) =>
    plain(`${name(hero)} leaves ${cardName(content, 'gear', gear)}.`),
  potionUsed: ({ hero, colour, to }, { name }) =>
    plain(`${name(hero)} uses a ${colour} potion${hero === to ? '' : ` for ${name(to)}`}.`),
  objectUsed: ({ hero, gear }, { content, name }) =>
    plain(`${name(hero)} uses ${cardName(content, 'gear', gear)}.`),
  threatOwed: ({ hero, die, count }, { name }) =>
    bad(
      `${name(hero)}: ${several(count, `${die} threat die`, `${die} threat dice`)} at the end of the turn.`,
    ),
};

const TELLERS: TellersOf<MalhyaEvent['type']> = {
  ...BOOK_TELLERS,
  ...GROUP_TELLERS,
  ...HERO_TELLERS,
  ...CHECK_TELLERS,
  ...LAND_TELLERS,
  ...GROWING_TELLERS,
  ...TELLERS_OF_FIGHTS,
  ...TELLERS_OF_STEALTH,
  ...SPELL_TELLERS,
  ...CAMPAIGN_TELLERS,
  mixed: kept,
};

/** An event in a line; null where it only keeps the books. */
export function toldEvent(event: MalhyaEvent, place: Place): ToldLine | null {
  const tell = TELLERS[event.type] as (event: MalhyaEvent, place: Place) => ToldLine | null;
  return tell(event, place);
}

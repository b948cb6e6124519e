/** How the bot travels: towards the next number it has not read, with a fire when somebody is nearly down. */
import { freeSpaces } from './rules/land/carrying.ts';
import { stagesBetween } from './rules/land/hexes.ts';
import type { HexId } from './rules/land/land-cards.ts';
import { TRAVEL_TOKENS } from './rules/land/land-numbers.ts';
import { partIn } from './rules/land/pages.ts';
import type { MalhyaOption, MalhyaPrompt } from './rules/model/prompts.ts';
import { chapterOf, checkNow, lineAt, type Position, topFrame } from './rules/queries/booklets.ts';
import { oddsOfAnswer } from './rules/queries/odds-of-answers.ts';

const DYING = 2;
/** So much of a way out of its own is gone for a destination. */
const DETOUR = 2;
/** So many crystals are enough of a dungeon: for few, for many. */
const FINDS = [3, 5] as const;

/** The answer to a question of the road; null: it is none. */
export function answerOnLand(position: Position, prompt: MalhyaPrompt): MalhyaOption | null {
  const { options, kind } = prompt;
  const of = (what: MalhyaOption['act']['do']) => options.find(({ act }) => act.do === what);
  const done = of('done');
  switch (kind) {
    case 'choice':
      return inDungeon(position, prompt);
    case 'travel':
      return onRoad(position, options);
    case 'hex':
      return nearest(position, options);
    case 'token-or-village':
      return (needsVillage(position) ? of('village') : of('token')) ?? options[0]!;
    case 'village':
      return of('cure') ?? (isHurt(position) ? (of('room') ?? of('inn')) : undefined) ?? done!;
    case 'market':
      return of('cure') ?? potionToBuy(position, options) ?? done!;
    case 'cure':
      return of('cure') ?? done!;
    case 'zone':
      return ofZones(position, prompt);
    case 'give':
    case 'harvest-help':
      return done ?? options[0]!;
    case 'resource':
    case 'share':
    case 'plants':
    case 'gear-card':
      return options.find(({ act }) => act.do !== 'leave') ?? options[0]!;
    default:
      return null;
  }
}

const livesOf = ({ state }: Position): number[] => state.heroes.map(({ life }) => life.life);
const isHurt = ({ state }: Position): boolean =>
  state.heroes.some(({ life }) => life.damage + life.injury > 1);
const needsVillage = (position: Position): boolean =>
  position.state.land.travel!.tokens === TRAVEL_TOKENS ||
  (position.state.group.gold > 1 &&
    (isHurt(position) || position.state.heroes.some(({ states }) => states.length > 0)));

function onRoad(position: Position, options: readonly MalhyaOption[]): MalhyaOption {
  const { state } = position;
  const { tokens, hex, slots } = state.land.travel!;
  const of = (what: MalhyaOption['act']['do']) => options.find(({ act }) => act.do === what);
  const fire = of('campfire');
  const isLate = slots.length > 3;
  if (of('cure')) return of('cure')!;
  if (fire && (Math.min(...livesOf(position)) <= DYING || (isLate && isHurt(position)))) return fire;
  const way = nearest(position, options);
  if (way && stagesTo(position, hexOf(way)!) < stagesTo(position, hex)) return way;
  const craft = options.find(({ act }) => act.do === 'craft' && hasUse(position, act.recipe));
  if (craft) return craft;
  // A token that is not enough for a hex is worth a harvest where a row has room.
  const isRoomy = state.heroes.some((hero) => freeSpaces(hero, 'plant') > 2);
  if (of('harvest') && tokens === 1 && isRoomy && slots.length % 3 === 0) return of('harvest')!;
  return of('travel')!;
}

/** In a dungeon: into the next room, until so many things were found or somebody is nearly down. */
function inDungeon(position: Position, { at = '', options }: MalhyaPrompt): MalhyaOption | null {
  const { state } = position;
  const frame = topFrame(state);
  if (!state.land.dungeon || !frame) return null;
  const choices = lineAt(chapterOf(position, frame.book, frame.chapter)!.lines, at)?.choose ?? [];
  const leadsOn = ({ act }: MalhyaOption) =>
    act.do === 'choose' &&
    choices[act.choice]!.lines.some(({ do: effects = [] }) => effects.some((effect) => 'room' in effect));
  const on = options.find(leadsOn);
  if (!on) return null;
  const isEnough =
    state.group.crystals >= FINDS[state.heroes.length > 3 ? 1 : 0] || Math.min(...livesOf(position)) <= 1;
  return isEnough ? (options.find((option) => option.act.do === 'choose' && !leadsOn(option)) ?? on) : on;
}

const hexOf = ({ act }: MalhyaOption): HexId | null =>
  act.do === 'journey' ? act.to : act.do === 'hex' ? act.hex : null;

/** Of the hexes offered the one from which there is least to go; null: none is. */
function nearest(position: Position, options: readonly MalhyaOption[]): MalhyaOption | null {
  const ways = options.filter((option) => hexOf(option) !== null);
  return ways.reduce<MalhyaOption | null>(
    (best, one) =>
      best === null || stagesTo(position, hexOf(one)!) < stagesTo(position, hexOf(best)!) ? one : best,
    null,
  );
}

/** To the nearest number nobody has read; a destination of a card counts only as a small detour. */
function stagesTo({ state, content }: Position, from: HexId): number {
  const region = content.regions[state.land.travel!.region]!;
  const isUnread = (go: number | { readonly book: string; readonly chapter: number }) =>
    !state.book.read.includes(typeof go === 'number' ? `adventure:${go}` : `${go.book}:${go.chapter}`);
  const printed = Object.entries(region.numbers).flatMap(([hex, go]) => (isUnread(go) ? [hex] : []));
  const placed = state.group.scenarioCards.flatMap(({ ref }) => {
    const { on } = content.scenario[ref]!;
    return on && isUnread(on.go) ? [on.hex] : [];
  });
  const far = (hex: HexId) => stagesBetween(region, from, hex) ?? Infinity;
  const near = placed.map(far).filter((stages) => stages <= DETOUR);
  return Math.min(...near, ...printed.map(far));
}

const hasUse = ({ state, content }: Position, recipe: string): boolean => {
  const { kind, colour } = content.recipes[recipe]!.makes;
  return kind === 'potion' && colour !== 'yellow' && state.heroes.some((hero) => freeSpaces(hero, kind) > 1);
};

function potionToBuy({ state }: Position, options: readonly MalhyaOption[]): MalhyaOption | undefined {
  if (state.group.gold < 6 || !state.heroes.some((hero) => freeSpaces(hero, 'potion') > 0)) return undefined;
  return options.find(({ act }) => act.do === 'buy-cube' && act.kind === 'potion');
}

/** Where there is something to strike, for who has nothing before it. */
function ofZones({ state, content }: Position, { options, hero }: MalhyaPrompt): MalhyaOption {
  const challenge = state.land.challenge!;
  const page = content.challenges[challenge.ref]!;
  if (hero !== null || page.kind === 'trial') return options[0]!;
  const hasPart = (zone: string | null) => zone !== null && partIn(page, challenge, zone) !== undefined;
  // A step nearer to a part that is left.
  const leadsOn = (zone: string) => page.zones.find(({ id }) => id === zone)!.next.some(hasPart);
  const idle = options.filter(({ act }) => act.do === 'zone' && !hasPart(challenge.zones[act.hero]!));
  return (
    idle.find(({ act }) => act.do === 'zone' && hasPart(act.zone)) ??
    idle.find(({ act }) => act.do === 'zone' && leadsOn(act.zone)) ??
    options.find(({ act }) => act.do === 'done')!
  );
}

/** Whether one more roll on a page brings more than it may lose: each success counts there. */
export function isSafeOnPage(position: Position, prompt: MalhyaPrompt, roll: MalhyaOption): boolean {
  const { check, now } = checkNow(position)!;
  const fails = oddsOfAnswer(position, prompt, roll).find(({ of }) => of === 'fails-next')?.share ?? 0;
  const dice = position.state.heroes[prompt.hero!]!.characteristics[check.characteristic];
  return (1 - fails) * (dice / 2) > fails * now.successes;
}

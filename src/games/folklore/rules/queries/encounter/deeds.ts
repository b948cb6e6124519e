/** What else a hero may do in a turn on a map: rites, features, companions, allies (pp.22, 25, 28). */
import type { Feature, Rite, Skill } from '../../model/content.ts';
import type { Figure, Space } from '../../model/field.ts';
import type { CompanionItem } from '../../model/item-cards.ts';
import { type Sum, sumOf } from '../../model/ledger.ts';
import type { FolkloreOption } from '../../model/prompts.ts';
import type { Position } from '../numbers.ts';
import { canAttack } from './encounter-numbers.ts';
import { apart, characters, type OnField, onField, spacesOf, standing, stands } from './ground.ts';
import { sees, seesSpace } from './sight.ts';
import { fits, waysOf } from './ways.ts';

/** The die of a skill check, and of an attempt at a prayer or ritual (FK-55). */
export const CHECK_DIE = 10;

const nameOf = ([x, y]: Space): string => `${x},${y}`;

/** Features that are still to be done, next to a hero or under it. */
export const featuresNear = (position: OnField, figure: Figure): Feature[] =>
  featuresLeft(position).filter(({ at }) => apart(spacesOf(position, figure), [at]) <= 1);

export const featuresLeft = ({ field, ground }: OnField): Feature[] =>
  (ground.features ?? []).filter(({ id }) => field.features?.includes(id));

/** What is added to the die of a check: of a rite the nerve of whoever attempts it. */
export function checkBonus({ state, content, field }: OnField, hero: number, skill: Skill): Sum {
  const card = content.heroes[state.heroes[hero]!.card]!;
  return sumOf([
    { cause: { from: 'skill', skill }, amount: card.skills?.[skill] ?? 0, rule: 'FK-55' },
    { cause: { from: 'ability', card: card.id }, amount: field.turn?.check ?? 0, rule: 'p.22' },
  ]);
}

/** Faces of ten that pass. */
export const passesOfTen = (need: number, bonus: number): number =>
  Math.min(CHECK_DIE, Math.max(0, CHECK_DIE - (need - bonus) + 1));

/** Prayers and rituals that would do something, each with whom or where it is for. */
export function listRites(position: OnField, figure: Figure): FolkloreOption[] {
  const { state, content } = position;
  const hero = state.heroes[figure.hero!]!;
  return (content.heroes[hero.card]!.rites ?? []).flatMap((rite) =>
    rite.power > hero.power ? [] : aimsOf(position, figure, rite),
  );
}

function aimsOf(position: OnField, figure: Figure, rite: Rite): FolkloreOption[] {
  const { does, id } = rite;
  const seen = (others: readonly Figure[]) => others.filter((other) => sees(position, figure, other));
  const plain: FolkloreOption = { id: `rite:${id}`, act: { do: 'rite', rite: id } };
  const at = (targets: readonly Figure[]) =>
    targets.map(
      (target): FolkloreOption => ({
        id: `rite:${id}:${target.id}`,
        act: { do: 'rite', rite: id, target: target.id },
      }),
    );
  if ('heals' in does) return seen(characters(position)).some((one) => isHurt(position, one)) ? [plain] : [];
  if ('lifts' in does) return seen(characters(position)).some(({ darkened }) => darkened) ? [plain] : [];
  const foes = seen(standing(position, 'foes'));
  if ('stuns' in does) return at(foes.filter(({ down }) => !down));
  if ('controls' in does)
    return at(
      foes.filter(
        ({ foe, controller = null }) =>
          controller === null && position.content.foes[foe!]!.kind === 'creature',
      ),
    );
  // Nobody is called where there is nobody to fight.
  if (standing(position, 'foes').length === 0) return [];
  if (position.field.figures.some((one) => one.summoner === figure.id && stands(position, one))) return [];
  return placesFor(position, figure, does.summons).map((space) => ({
    id: `rite:${id}:${nameOf(space)}`,
    act: { do: 'rite', rite: id, at: space },
  }));
}

const isHurt = ({ state, content }: OnField, { hero }: Figure): boolean =>
  state.heroes[hero!]!.vita < content.heroes[state.heroes[hero!]!.card]!.vita;

/** Spaces in sight where an ally of that card has room (p.28). */
function placesFor(position: OnField, caller: Figure, foe: string): Space[] {
  const { rows } = position.ground;
  const called: Figure = { ...caller, id: -1, hero: null, foe, ally: caller.hero! };
  const all = rows.flatMap((row, y) => Array.from(row, (_, x): Space => [x, y]));
  return all.filter(
    (at) =>
      fits(position, called, at) &&
      spacesOf(position, caller).some((from) => seesSpace(position.ground, from, at)),
  );
}

/** The trained companion of a hero, if it has one; of several the first (FK-57). */
export function companionOf({ state, content }: Position, hero: number): Required<CompanionItem> | null {
  for (const { ref } of state.heroes[hero]!.items) {
    const item = content.items[ref];
    if (item?.kind === 'companion' && item.attack) return item as Required<CompanionItem>;
  }
  return null;
}

/** Whom it may attack beside its hero’s attack (p.25). */
export function listLoose(position: OnField, figure: Figure): FolkloreOption[] {
  const companion = companionOf(position, figure.hero!);
  const { struck, loosed } = position.field.turn!;
  if (!companion || !struck || loosed) return [];
  const reach = companion.attack.reach ?? 1;
  return standing(position, 'foes').flatMap((foe): FolkloreOption[] => {
    const far = apart(spacesOf(position, figure), spacesOf(position, foe));
    if (far > reach || !sees(position, figure, foe)) return [];
    return [{ id: `loose:${foe.id}`, act: { do: 'loose', target: foe.id } }];
  });
}

/** Allies that have not acted in this turn (p.25), nor missed it before it was held (p.27). */
export const listCommands = (position: OnField, hero: number): FolkloreOption[] =>
  position.field.figures.flatMap((one): FolkloreOption[] => {
    const { turn, acted } = position.field;
    const isDone = one.down || acted.includes(one.id) || turn!.commanded?.includes(one.id);
    if (one.ally !== hero || isDone || !stands(position, one)) return [];
    return [{ id: `command:${one.id}`, act: { do: 'command', figure: one.id } }];
  });

/** What an ally may do, or a creature that obeys: attack a foe, walk, or no more (p.28). */
export function listCommanded(at: Position, id: number): FolkloreOption[] {
  const position = onField(at);
  const figure = position.field.figures[id]!;
  const { acts, steps } = position.field.turn!;
  const foes = standing(position, 'foes').filter((foe) => foe.id !== id && canAttack(position, figure, foe));
  return [
    ...(acts > 0 ? foes : []).map(
      (foe): FolkloreOption => ({
        id: `attack:${foe.id}`,
        act: { do: 'attack', target: foe.id, ability: false },
      }),
    ),
    ...waysOf(position, figure, { steps }).flatMap(({ to, way }): FolkloreOption[] =>
      way.length === 0 ? [] : [{ id: `walk:${nameOf(to)}`, act: { do: 'walk', to, way } }],
    ),
    { id: 'end', act: { do: 'end' } },
  ];
}

/** Whether a hero of an adventure may rest before all else: once a map, where it gives anything (FK-59). */
export function mayRest({ field, state, content }: OnField, hero: number): boolean {
  const { adventure, turn } = field;
  if (!adventure || turn!.begun || adventure.rested.includes(hero)) return false;
  const now = state.heroes[hero]!;
  const full = content.heroes[now.card]!;
  return now.vita < full.vita || now.power < full.power || now.ghost < full.ghost;
}

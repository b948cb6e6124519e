/**
 * A card of the enemy phase is turned (malhya.txt L3951–L4057).
 *
 * 1. **Step 1** so many enemies, those nearest to the token, go towards it (`stealth-cards.ts`); of equals the table decides.
 *    Each keeps its range of sight on every space it enters (L3994); noise it comes onto is gone (L4111); its Vigilance tokens
 *    go as it moves, and one it stops on (L4022).
 * 2. **Step 2** if no alarm was given: one enemy on the token, if any (L4008), goes in the direction and becomes watchful (L4016);
 *    types with the sign for it look the other way, too (L5888).
 * 3. A card of corpses: the cube goes on by one for each (L4057).
 * 4. Whoever waits may act before each enemy goes, amid its movement and before it looks (L3927, L3947). Then the card is
 *    discarded; the last of the deck: the alarm (L3787, MA-62).
 */
import type { MalhyaOption } from '../model/prompts.ts';
import { zoneAt } from '../place/ground.ts';
import { isSameSpace, keyOf, type Space, spacesFrom } from '../place/space.ts';
import type { Standing } from '../place/standing.ts';
import type { Walk } from '../place/walks.ts';
import { drawAction } from '../procedures/deck.ts';
import { noteEngaged } from '../procedures/engaged.ts';
import { ask, type MalhyaTable, type Rule } from '../procedures/table.ts';
import { moment } from '../procedures/waiting.ts';
import { fieldOf, figureOf, placeCardOf, placeOf, standingWith } from '../queries/field-of.ts';
import { moveThreat } from './enter-stealth.ts';
import { notice } from './notice.ts';
import { quietOf, signsOfFigure, vigilanceOn } from './quiet-here.ts';
import { quietTurn } from './quiet-turn.ts';
import {
  type CalledTo,
  COMPASS,
  type Compass,
  colourOfToken,
  directionOf,
  drawn,
  type StealthCard,
  stepOneMovers,
  stepTwoEnemies,
  stepTwoWay,
  vigilanceBefore,
} from './stealth-cards.ts';
import { corpsesOf } from './stealth-state.ts';
import { waysApart } from './ways-apart.ts';

export function* turnStealthCard(table: MalhyaTable): Rule {
  const card = drawAction(table, null, 'L3951');
  if (!card) return;
  const left = quietOf(table).cards - 1;
  table.emit({ type: 'stealthCardTurned', card: card.id, left, rule: 'L3951' });
  const { one, two, corpses } = card.stealth ?? {};
  if (one) yield* stepOne(table, one);
  if (two && placeOf(table).figures.length > 0) yield* stepTwo(table, two);
  if (corpses) moveThreat(table, corpsesOf(table.state), 'corpses', 'L4057');
  yield* notice(table, quietTurn);
}

/** Spaces of the tokens of a colour, or of all noise. */
export const targetsOf = (table: Pick<MalhyaTable, 'state'>, to: CalledTo): Space[] =>
  to === 'noise'
    ? [...quietOf(table).noise]
    : placeOf(table)
        .tokens.filter(({ kind, id }) => kind === 'invocation' && colourOfToken(id) === to)
        .map(({ at }) => at);

const moreOf = (table: MalhyaTable) => (enemy: string) => signsOfFigure(table, enemy).moves ?? 0;

function* stepOne(table: MalhyaTable, step: NonNullable<StealthCard['one']>): Rule {
  const { to, spaces } = step;
  const targets = () => targetsOf(table, to);
  const { all, sure, tied, choose } = stepOneMovers(fieldOf(table), targets(), step, moreOf(table));
  const movers = [...sure];
  let left = [...tied];
  for (let n = 0; n < choose; n++) {
    const who = yield* askOne(table, left, 'MA-61');
    movers.push(who);
    left = left.filter((one) => one !== who);
  }
  const passed = all.flatMap(({ id, passed: why }) => (why ? [{ figure: id, why }] : []));
  table.emit({ type: 'enemiesCalled', to, spaces, movers, passed, rule: 'L3967' });
  for (const id of movers) {
    const total = spaces + moreOf(table)(id);
    const next = function* (points: number): Rule<Walk | null> {
      const own = standingWith(fieldOf(table), id);
      const walks = own && targets().length > 0 ? drawn(fieldOf(table), own, targets(), points).walks : [];
      return yield* chooseWalk(table, id, walks);
    };
    yield* between(table, id);
    yield* walkOn(table, id, total, next);
  }
}

/** Before one of them goes, and before it looks: whoever waits may act (L3927, L3947). */
function* between(table: MalhyaTable, id: string): Rule {
  if (figureOf(table, id) && (yield* moment(table, id, quietTurn))) yield* notice(table, quietTurn);
}

/** By which space where there are several ways there. */
const wayId = ({ to, steps }: Walk, isFirst: boolean): string =>
  `way:nobody:${keyOf(to)}${
    isFirst
      ? ''
      : `:${steps
          .slice(0, -1)
          .map((step) => keyOf(step.to))
          .join('+')}`
  }`;

/** Of equals of which something else comes the table decides (L1540, MA-196). */
function* chooseWalk(table: MalhyaTable, id: string, ends: readonly Walk[]): Rule<Walk | null> {
  const walks = waysApart(table, id, ends);
  if (walks.length === 0) return null;
  const act = yield* ask(table, {
    kind: 'enemy-way',
    hero: null,
    who: id,
    options: walks.map(
      (walk, choice): MalhyaOption => ({
        id: wayId(walk, ends.includes(walk)),
        act: { do: 'way', choice, way: walk.steps.map((step) => step.to), attacks: false },
      }),
    ),
    rule: 'L1540',
  });
  return walks[act.do === 'way' ? act.choice : 0]!;
}

function* stepTwo(table: MalhyaTable, { on, spaces, towards, gaze }: NonNullable<StealthCard['two']>): Rule {
  const there = stepTwoEnemies(fieldOf(table), targetsOf(table, on));
  const figure = there.length === 0 ? null : yield* askOne(table, there, 'MA-60');
  table.emit({ type: 'enemyPosted', figure, on, towards, spaces, rule: 'L4008' });
  if (figure === null) return;
  const north = COMPASS[NORTHS.indexOf(placeCardOf(table).north)]!;
  yield* between(table, figure);
  if (!figureOf(table, figure)) return;
  yield* walkOn(table, figure, spaces + moreOf(table)(figure), function* (points): Rule<Walk | null> {
    return stepTwoWay(fieldOf(table), figure, directionOf(towards, north), points);
  });
  yield* between(table, figure);
  if (!figureOf(table, figure)) return;
  // One that could not move looks anew all the same (MA-147).
  lift(table, figure);
  look(table, figure, directionOf(gaze, north));
  if (signsOfFigure(table, figure).looksBothWays) look(table, figure, directionOf(across(gaze), north));
  yield* notice(table, quietTurn);
}

const NORTHS = ['up', 'right', 'down', 'left'] as const;

/** The other way. */
const across = (one: Compass): Compass => COMPASS[(COMPASS.indexOf(one) + 2) % 4]!;

function* askOne(table: MalhyaTable, all: readonly string[], rule: string): Rule<string> {
  const act = yield* ask(table, {
    kind: 'called',
    hero: null,
    options: all.map((who): MalhyaOption => ({ id: `call:${who}`, act: { do: 'call', who } })),
    rule,
  });
  return act.do === 'call' ? act.who : all[0]!;
}

/** Its Vigilance token, if there is a space for it (L4018–L4020). */
function look(table: MalhyaTable, figure: string, gaze: Space): void {
  const laid = vigilanceBefore(fieldOf(table), figure, gaze, quietOf(table).vigilance);
  if (laid) table.emit({ type: 'vigilanceLaid', figure, at: laid.at, gaze, rule: 'L4016' });
  else table.emit({ type: 'vigilanceFailed', figure, rule: 'L4020' });
}

/** Its own tokens go (L4022). */
function lift(table: MalhyaTable, id: string): void {
  for (const { enemy, at } of quietOf(table).vigilance)
    if (enemy === id) table.emit({ type: 'vigilanceLifted', figure: id, at, rule: 'L4022' });
}

/** Its way, a space after the other; after an interruption it goes on from where it is (L3947). */
function* walkOn(
  table: MalhyaTable,
  id: string,
  points: number,
  next: (points: number) => Rule<Walk | null>,
): Rule {
  let left = points;
  for (;;) {
    const walk = yield* next(left);
    if (!walk || walk.steps.length === 0) return;
    const gone = yield* stepOn(table, id, walk);
    if (gone.isOver) return;
    left -= gone.cost;
  }
}

interface Gone {
  readonly cost: number;
  /** Its way is done, or it is no more. */
  readonly isOver: boolean;
}

function* stepOn(table: MalhyaTable, id: string, { steps, to }: Walk): Rule<Gone> {
  let cost = 0;
  lift(table, id);
  for (const [i, step] of steps.entries()) {
    table.emit({ type: 'enemyMoved', figure: id, to: step.to, cost: step.cost, rule: 'L3992' });
    cost += step.cost;
    const own = standingWith(fieldOf(table), id)!;
    comeOnto(table, own, i === steps.length - 1);
    const isAmid = isBetween(table, own);
    if (!isAmid) noteEngaged(table, id);
    const interrupted = yield* notice(table, quietTurn);
    if (!figureOf(table, id) || isSameSpace(step.to, to)) return { cost, isOver: true };
    if (isAmid) continue;
    if ((yield* moment(table, id, quietTurn)) || interrupted) {
      yield* notice(table, quietTurn);
      return { cost, isOver: !figureOf(table, id) };
    }
  }
  return { cost, isOver: true };
}

/** Noise it comes onto is gone; so is a Vigilance token it stops on. */
function comeOnto(table: MalhyaTable, { at, size }: Standing, stops: boolean): void {
  for (const space of spacesFrom(at, size)) {
    if (quietOf(table).noise.some((one) => isSameSpace(one, space)))
      table.emit({ type: 'noiseGone', at: space, rule: 'L4111' });
    for (const { enemy } of stops ? vigilanceOn(table, space) : [])
      table.emit({ type: 'vigilanceLifted', figure: enemy, at: space, rule: 'L4022' });
  }
}

/** Over a rift, or on an ally's space: it does not stop there. */
function isBetween(table: MalhyaTable, { id, at, size }: Standing): boolean {
  const { ground, figures } = fieldOf(table);
  const isShared = figures.some((one) => one.id !== id && isSameSpace(one.at, at));
  return isShared || (size === 1 && zoneAt(ground, at) === 'rift');
}

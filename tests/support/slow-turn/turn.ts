/** A Combatant's turn by its phases, and the end of the round (pp.18, 22, 38, 56, 58, 67). */
import type { AiInstruction, AiStep, EffectOp, Space } from '../../../src/engine/index.ts';
import type { OwnFigure as Figure } from '../edit.ts';
import { printed } from '../slow-ai/numbers.ts';
import { aimOf, byPriority, holds, isPerformable, usefulFor } from '../slow-ai/reading.ts';
import { attackable, baseOf, beside, cardOf, range } from '../slow-ai/table.ts';
import { moverOf } from '../slow-ai/walks.ts';
import { charAt, slowDies, slowIsSpace, slowWall } from '../slow-geometry.ts';
import { attack } from './attack.ts';
import { blow, deal, defeat, moment } from './damage.ts';
import { affect, carryOut, nothingBefore } from './effects.ts';
import { drift } from './forced.ts';
import { abilitiesFor, canAct, figure, type Game, isAutomatic, leftOf, stands, use } from './game.ts';
import { moveBySteps } from './moving.ts';
import { numberOf } from './script.ts';
import { shedTokens } from './tokens.ts';
import { end, lookAtEnds } from './watch.ts';

/** C7. */
const LAST: AiStep = {
  id: 'last-step',
  if: { is: 'otherwise' },
  do: [{ do: 'move', to: { goal: 'towards', of: 'nearest' }, jump: 4 }],
};

export function takeTurn(game: Game, id: string): void {
  const { state } = game;
  const self = figure(game, id);
  state.clock.queue = state.clock.queue.filter((one) => one !== id);
  self.paralyzedThisTurn = false;
  self.turnsTaken += 1;
  state.turn = {
    ...{ figure: id, phase: 'start', moved: false, movementOver: false, statusDone: [], breakAttacked: [] },
    ...{ used: [], aiStep: 0, aiActed: false },
  };
  game.movementOver = false;
  // 1. Start of Turn.
  for (const ability of abilitiesFor(game, id, 'turn-start'))
    carryOut(game, ability.effects ?? [], { by: id, target: null });
  // 2. Status. 3. Activation. 4. End of Turn.
  if (stands(game, id)) status(game, id);
  if (stands(game, id)) activate(game, id);
  if (stands(game, id)) endOfTurn(game, id);
  state.turn = null;
  lookAtEnds(game, id);
}

/** S2; of several the order that is best for it (p.67). */
function status(game: Game, id: string): void {
  const self = figure(game, id);
  const heals = () => {
    for (const ability of abilitiesFor(game, id, 'status'))
      carryOut(game, ability.effects ?? [], { by: id, target: null });
  };
  const poison = () => {
    if (self.effects.includes('poison'))
      deal(game, id, { type: 'irreducible', amount: Math.ceil(leftOf(game, id) / 2) }, null);
  };
  // Half of what is left is least when less is left, so it heals after; but not when Poison would be its end.
  const first = leftOf(game, id) === 1 ? [heals, poison] : [poison, heals];
  for (const happen of first) if (stands(game, id)) happen();
  if (stands(game, id) && self.effects.includes('condemn'))
    if (game.script.throwDice(id, ['black']).some((face) => face.skull)) defeat(game, id, null);
}

function activate(game: Game, id: string): void {
  const { table } = game;
  const card = cardOf(table, figure(game, id));
  const isTrue = (step: AiStep) => {
    const self = figure(game, id);
    return holds(table, self, step.if) && isPerformable(table, self, step);
  };
  let followed = false;
  for (const step of card.ai) {
    if (!canAct(game, id)) return;
    if (!isTrue(step)) continue;
    followed = true;
    follow(game, id, step);
    if (!step.continueDown) return;
  }
  if (!canAct(game, id) || card.ai.length === 0) return;
  const self = figure(game, id);
  if (!self.hasLastStep) {
    if (followed || !self.wasTargeted) return;
    self.hasLastStep = true;
  }
  if (isTrue(LAST)) follow(game, id, LAST);
}

function follow(game: Game, id: string, step: AiStep): void {
  const { table } = game;
  game.state.clock.opponentsActed = true;
  let struck: string | null = null;
  for (const [index, one] of step.do.entries()) {
    if (!canAct(game, id)) return;
    if (one.if && !holds(table, figure(game, id), one.if)) continue;
    switch (one.do) {
      case 'attack':
        struck = attacks(game, id, one) ?? struck;
        break;
      case 'spell':
        struck = cast(game, id, one) ?? struck;
        break;
      case 'move':
        if ('from' in one.to && one.to.from === 'target' && struck === null) break;
        moveBySteps(game, id, `${step.id}.${index + 1}`, one, { step: step.do, index, struck });
        break;
      case 'effects': {
        const run = () => effects(game, id, one, struck);
        if (one.effects.every((op) => op.do === 'damage')) blow(game, run);
        else run();
      }
    }
  }
}

type Attacks = Extract<AiInstruction, { do: 'attack' }>;

/** X74: so many against the one selected, or once against each; gives whom it struck at last. */
function attacks(game: Game, id: string, one: Attacks): string | null {
  const struck: string[] = [];
  for (;;) {
    const aim = aimOf(game.table, id, one, struck);
    if (!aim) break;
    struck.push(aim.id);
    for (let i = 0; i < (one.times ?? 1) && canAct(game, id); i++) {
      const legal = attackable(game.table, figure(game, id), figure(game, id).at as Space, one);
      if (!legal.some((other) => other.id === aim.id)) break;
      attack(game, id, aim.id, one);
    }
    if (!one.each || !canAct(game, id)) break;
  }
  return struck.at(-1) ?? null;
}

function cast(game: Game, id: string, one: Extract<AiInstruction, { do: 'spell' }>): string | null {
  const aim = aimOf(game.table, id, one, []);
  if (!aim) return null;
  aim.wasTargeted = true;
  const { casting } = printed(game.table.cards, figure(game, id));
  const force = one.force + numberOf(game.script.throwDice(id, casting ? [casting] : []));
  affect(game, id, [aim.id], force, one.effects);
  return aim.id;
}

function effects(
  game: Game,
  id: string,
  one: Extract<AiInstruction, { do: 'effects' }>,
  struck: string | null,
): void {
  const before = nothingBefore();
  for (const op of one.effects) {
    if (!stands(game, id)) return;
    const chooses = 'to' in op && op.to?.who === 'choose';
    if (!chooses) {
      carryOut(game, [op], { by: id, target: struck, before });
      continue;
    }
    const aim = byPriority(game.table, figure(game, id), able(game, id, op), one.prioritise ?? [])[0];
    before.chosen = aim ? [aim.id] : [];
    if (aim)
      carryOut(game, [{ ...op, to: { who: 'target' } } as EffectOp], { by: id, target: aim.id, before });
  }
}

const able = (game: Game, id: string, op: EffectOp): Figure[] => usefulFor(game.table, figure(game, id), op);

/** M3, p.22, S3. */
function endOfTurn(game: Game, id: string): void {
  const self = figure(game, id);
  if (slowDies(game.state.board, moverOf(game.table, self, false), self.at as Space)) defeat(game, id, null);
  if (stands(game, id)) drift(game, id);
  if (!self.paralyzedThisTurn) self.effects = self.effects.filter((effect) => effect !== 'paralyze');
  shedTokens(game, id);
}

/** p.18, p.67, p.22: Urgency, Dynamite, Loot adrift, the round over. */
export function endRound(game: Game): void {
  const { state } = game;
  if (!state.clock.opponentsActed && !state.clock.opponentsSpawned) {
    state.urgency += 1;
    if (state.urgency >= state.ruleset.urgencyLimit) {
      moment(game, () => {
        for (const one of state.figures) if (one.kind === 'adventurer') defeat(game, one.id, null);
      });
      end(game, { id: 'urgency', result: 'lost' });
    }
  }
  // p.38: what cards do at the round's end, in the order of the track.
  for (const id of state.track.flatMap(({ figures }) => figures))
    if (stands(game, id) && isAutomatic(game, id))
      for (const ability of abilitiesFor(game, id, 'round-end')) {
        use(game, id, ability);
        carryOut(game, ability.effects ?? [], { by: id, target: null });
      }
  game.roundEnds = true;
  explode(game);
  game.roundEnds = false;
  driftLoot(game);
  lookAtEnds(game);
  // What was used once in the round, or in nobody's turn at its end, is there again (X81).
  state.clock = { ...state.clock, phase: 'round-start', used: [] };
  lookAtEnds(game);
}

function explode(game: Game): void {
  const { state, table } = game;
  const where = (one: (typeof state.dynamite)[number]): readonly Space[] =>
    one.carrier !== null ? baseOf(figure(game, one.carrier)) : one.at ? [one.at] : [];
  const near = (a: readonly Space[], b: readonly Space[]) => range(a, b) === 0 || beside(table, a, b);
  const due = state.dynamite.filter(({ lit }) => lit !== null && lit < state.clock.round);
  if (due.length === 0) return;
  blow(game, () => {
    const gone: string[] = [];
    for (let one = due.shift(); one; one = due.shift()) {
      if (gone.includes(one.id)) continue;
      gone.push(one.id);
      const at = where(one);
      state.dynamite = state.dynamite.filter(({ id }) => id !== one.id);
      for (const other of state.dynamite) if (!due.includes(other) && near(at, where(other))) due.push(other);
      state.boardTokens = state.boardTokens.filter(
        ({ kind, at: there }) => kind !== 'loot' || !near(at, [there]),
      );
      // Who rolls first does not matter: as they were set up.
      for (const caught of state.figures)
        if (stands(game, caught.id) && near(at, baseOf(caught)) && leftOf(game, caught.id) > 0) {
          const amount = numberOf(game.script.throwDice(caught.id, ['purple', 'purple', 'purple']));
          deal(game, caught.id, { type: 'irreducible', amount }, null);
        }
    }
  });
}

/** X23. */
function driftLoot(game: Game): void {
  const { board } = game.state;
  const way = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] } as const;
  game.state.boardTokens = game.state.boardTokens.flatMap((token) => {
    const current = board.currents?.find(({ at }) => String(at) === String(token.at));
    if (token.kind !== 'loot' || !current) return [token];
    let { at } = token;
    const [dx, dy] = way[current.direction];
    for (let i = 0; i < current.spaces; i++) {
      const next: Space = [at[0] + dx, at[1] + dy];
      if (!slowIsSpace(board, next) || slowWall(board, at, next)) break;
      at = next;
      if (charAt(board, at) === 'd') break;
    }
    return charAt(board, at) === 'd' && String(at) !== String(token.at) ? [] : [{ ...token, at }];
  });
}

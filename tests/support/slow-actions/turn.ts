/** An Adventurer's turn, phase by phase (pp.39-40, 74), its actions, and the end of the round. */
import { attack } from './attack.ts';
import { listActions } from './cards.ts';
import { carryOut } from './effects.ts';
import { deal, defeat, gainSp, remaining } from './harm.ts';
import { baseOf, beside, foesOf, friendsOf, mayAttack, under } from './lie.ts';
import { current } from './moved.ts';
import { canAct, canPay, plus, price, profileOf } from './numbers.ts';
import { Ended, type Play, roll } from './play.ts';
import { endOfRound, listDynamite, takeDynamiteAction } from './round.ts';
import { moveAction } from './walk.ts';
import { carryOutText, lookAround, lookForEnds, onOrBeside } from './watch.ts';
import { type Json, one } from './world.ts';

export function playTurn(play: Play): void {
  try {
    phases(play);
    endOfRound(play);
  } catch (ended) {
    if (!(ended instanceof Ended)) throw ended;
  }
}

function phases(play: Play): void {
  const { world } = play;
  const figure = one(world, world.active);
  lookAround(play); // p.17: what is in sight as the turn begins
  if (!figure.defeated) statusPhase(play);
  if (!figure.defeated) {
    if (world.round > 1)
      gainSp(play, figure.id, (figure.numbers.spRecovery ?? 3) + plus(figure, 'sp-recovery'));
    for (const card of figure.cards) card.exhausted = false;
    while (!figure.defeated && act(play));
  }
  if (!figure.defeated) lookAround(play);
  if (!figure.defeated) endOfTurn(play);
  lookForEnds(play, figure);
}

/** S2: in the order of its player. */
function statusPhase(play: Play): void {
  const { world, script } = play;
  const figure = one(world, world.active);
  const done: string[] = [];
  for (;;) {
    const due = ['condemn', 'poison', 'haste'].filter(
      (effect) => figure.effects.includes(effect) && !done.includes(effect),
    );
    if (due.length === 0) return;
    const { answer } = script.choose(
      'status-order',
      due.map((effect) => `status:${effect}`),
    );
    const effect = answer.slice('status:'.length);
    done.push(effect);
    if (effect === 'condemn' && roll(play, ['black']).skull) defeat(play, figure.id, null);
    if (effect === 'poison') deal(play, figure.id, 'irreducible', Math.ceil(remaining(figure) / 2), null);
    if (effect === 'haste') gainSp(play, figure.id, 1);
  }
}

/** One action; false when the turn is to end. */
function act(play: Play): boolean {
  const { world, script } = play;
  const id = world.active;
  const figure = one(world, id);
  lookAround(play);
  if (figure.defeated) return false;
  const options = ['end-turn'];
  const abilities = canAct(figure) ? listActions(play, id) : [];
  const how = profileOf(figure);
  if (canAct(figure)) {
    if (!world.turn.moved && !world.turn.over && canPay(world, id, 1)) options.push('move');
    if (canPay(world, id, 2))
      for (const other of [...foesOf(world, figure), ...friendsOf(world, figure)])
        if (mayAttack(world, figure, other, how)) options.push(`attack:${other.id}`);
    if (canPay(world, id, 1)) {
      for (const text of encounterActions(play)) options.push(`encounter:${text}`);
      for (const { id: stick } of listDynamite(play)) options.push(`dynamite:${stick}`);
      if (mayReEquip(play)) options.push('re-equip');
    }
    for (const { id: name } of abilities) options.push(name);
  }
  const { answer } = script.choose('turn', options);
  if (answer === 'end-turn') return false;
  const ability = abilities.find(({ id: name }) => name === answer);
  if (ability) {
    ability.pay();
    carryOut(play, ability.effects, id, null, { key: answer.slice('use:'.length) });
  } else if (answer === 'move') {
    figure.sp -= price(world, id, 1);
    moveAction(play, id);
  } else if (answer.startsWith('attack:')) {
    figure.sp -= price(world, id, 2);
    attack(play, id, answer.slice('attack:'.length), how);
  } else if (answer.startsWith('encounter:')) encounterAction(play, answer.slice('encounter:'.length));
  else if (answer.startsWith('dynamite:')) takeDynamiteAction(play, answer.slice('dynamite:'.length));
  else throw new Error(`the reading does not speak ${answer}`);
  return true;
}

/** Loot on or beside it, and what the encounter's text gives (pp.17, 48). */
function encounterActions(play: Play): string[] {
  const { world } = play;
  const figure = one(world, world.active);
  const loot = world.tokens.filter(({ kind, at }) => kind === 'loot' && onOrBeside(play, figure, at));
  const told = (world.encounter.objectives ?? []).filter(({ id, when }: Json) => {
    const token = world.tokens.find((other) => other.id === when.token);
    const open = when.is === 'encounter-action' && !world.done.includes(id);
    return open && token !== undefined && onOrBeside(play, figure, token.at);
  });
  return [...loot.map(({ id }) => id), ...told.map(({ id }: Json) => id)];
}

function encounterAction(play: Play, id: string): void {
  const { world } = play;
  const figure = one(world, world.active);
  figure.sp -= price(world, figure.id, 1);
  const token = world.tokens.find((one) => one.id === id && one.kind === 'loot');
  if (token) {
    world.tokens = world.tokens.filter((other) => other !== token);
    const reward = world.encounter.loot?.[token.colour] ?? {};
    world.gold += reward.gold ?? 0;
    carryOutText(play, reward.effects ? [{ do: 'effects', effects: reward.effects }] : [], figure.id);
    lookAround(play);
    return;
  }
  const text = world.encounter.objectives.find((one: Json) => one.id === id);
  world.done.push(id);
  carryOutText(play, text.do, figure.id);
  lookAround(play);
}

/** Something to store, or a neighbour's to take (p.48). */
function mayReEquip(play: Play): boolean {
  const figure = one(play.world, play.world.active);
  const near = friendsOf(play.world, figure).filter((other) =>
    beside(play.world, baseOf(figure), baseOf(other)),
  );
  return [figure, ...near].some(({ cards }) => cards.some(({ sort }) => sort === 'item'));
}

/** p.39 5: Dangerous, Currents, Paralyze. */
function endOfTurn(play: Play): void {
  const { world } = play;
  const figure = one(world, world.active);
  if (under(world, figure, 'd')) defeat(play, figure.id, null);
  const inCurrent = world.board.currents.some(({ at }) => at.join() === figure.at?.join());
  if (!figure.defeated && inCurrent) {
    lookForEnds(play, figure); // X82
    current(play, figure.id);
  }
  if (!figure.defeated && !figure.paralyzedNow)
    figure.effects = figure.effects.filter((effect) => effect !== 'paralyze');
}

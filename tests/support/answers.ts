import { type EncounterState, figureIn, type ItemFace, type Position } from '../../src/engine/index.ts';
import { resolveAttack } from '../../src/engine/procedures/attack/attack.ts';
import { type ArenaSession, optionsOf, proposalOf, type Roll } from './arena.ts';
import { inTurnOf, playFrom, run } from './encounter-arena.ts';

const PASSES = ['no', 'pass', 'done', 'resist', 'nobody-else'];

/** Says no until an option ends so, or (without one) until somebody's turn is asked for. */
function passUntil(session: ArenaSession, ending?: string): string | null {
  for (let i = 0; i < 20; i++) {
    const options = optionsOf(session);
    const wanted = ending === undefined ? undefined : options.find((id) => id.endsWith(ending));
    if (wanted !== undefined) return wanted;
    const no = PASSES.find((id) => options.includes(id)) ?? proposalOf(session);
    const pass = session.pending?.kind === 'turn' ? undefined : no;
    if (pass === undefined) break;
    session.decide(pass);
  }
  return null;
}

/** Answers in order: each is the end of an option's id; what is asked between and after is passed. */
export function choose(session: ArenaSession, ...endings: readonly string[]): ArenaSession {
  for (const ending of endings) {
    const id = passUntil(session, ending);
    if (id === null) throw new Error(`no ${ending} among ${optionsOf(session).join(', ')}`);
    session.decide(id);
  }
  passUntil(session);
  return session;
}

/** Plays from there with those rolls and answers. */
export const play = (
  position: Position,
  rolls: readonly Roll[],
  ...endings: readonly string[]
): ArenaSession => choose(playFrom(position, rolls), ...endings);

/** One attack by the attacker's own weapon, in its turn; the answers are whoever's are asked. */
export const strike = (
  position: Position,
  attacker: string,
  target: string,
  rolls: readonly Roll[],
  ...endings: readonly string[]
): ArenaSession => {
  const rule = inTurnOf(attacker, (table) =>
    resolveAttack(table, { attacker, target, profile: { kind: 'melee', range: 1 }, cause: 'action' }),
  );
  return choose(run(position, rule, rolls), ...endings);
};

export const damageOn = (session: { readonly state: EncounterState }, id: string): number =>
  figureIn(session.state, id).damage;
export const effectsOn = (session: { readonly state: EncounterState }, id: string): readonly string[] =>
  figureIn(session.state, id).effects;
export const spOf = (session: { readonly state: EncounterState }, id: string): number =>
  figureIn(session.state, id).sp;

/** The position with that front on an item of the content: a weapon made for one test. */
export function withFront(position: Position, ref: string, front: ItemFace): Position {
  const item = { ...position.cards.items[ref]!, front };
  return { ...position, cards: { ...position.cards, items: { ...position.cards.items, [ref]: item } } };
}

/** Plain weapons: no tags unless said, no abilities. */
export const knife: ItemFace = { hands: 1, kind: 'melee', dice: ['white'], tags: ['light'] };
export const pistol: ItemFace = { hands: 1, kind: 'ranged', range: 4, dice: ['white'] };
export const bow: ItemFace = { hands: 2, kind: 'ranged', range: 6, dice: ['white', 'white'] };

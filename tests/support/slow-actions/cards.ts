/** Abilities of cards, as their JSON has them (pp.30, 48-53): those used here are read, all others refused. */
import type { Blow } from './attack.ts';
import { candidates, carryOut, spellTargets, struckBy } from './effects.ts';
import { foesOf, mayAttack } from './lie.ts';
import { canPay, conditionsHold, price, profileOf, weapons } from './numbers.ts';
import type { Play } from './play.ts';
import { type Json, one, type SlowFigure } from './world.ts';

/** Something that may be used now. */
export interface Answer {
  readonly id: string;
  readonly effects: readonly Json[];
  pay(): void;
}

/** Abilities of that timing the figure may use and pay for. */
function usable(play: Play, timing: string, id: string, blow?: Blow): Answer[] {
  const { world } = play;
  const figure = one(world, id);
  return figure.cards.flatMap((card) =>
    (card.face.abilities ?? []).flatMap((ability: Json): Answer[] => {
      if (ability.when !== timing) return [];
      const { exhaust, perEncounter, sp = 0, if: tests = [], ...more } = ability.conditions ?? {};
      const key = `${card.id}/${ability.id}`;
      if ((exhaust && card.exhausted) || (perEncounter && card.used.includes(ability.id))) return [];
      if (!canPay(world, id, sp)) return [];
      const again = tests.some((test: Json) => test.is === 'not' && test.test.is === 'started-by-this');
      if (again && blow?.from === key) return [];
      const asked = again ? [] : tests;
      const about = blow ? { difference: blow.difference, attackKind: blow.how.kind } : {};
      if (!conditionsHold(figure, card, { ...more, if: asked }, about)) return [];
      // A Follow-up may be used to no purpose (X88); an action needs somebody to be aimed at.
      if (timing === 'action' && !canStart(play, figure, ability.effects)) return [];
      const pay = () => {
        figure.sp -= price(world, id, sp);
        if (exhaust) card.exhausted = true;
        if (perEncounter) card.used.push(ability.id);
      };
      return [{ id: `use:${key}`, effects: ability.effects ?? [], pay }];
    }),
  );
}

/** What its first effect needs: a target, a weapon of the kind, a Move left (pp.41, 48-49). */
function canStart(play: Play, figure: SlowFigure, effects: readonly Json[] = []): boolean {
  const { world } = play;
  const first = effects[0];
  if (first?.do === 'spell') return spellTargets(play, figure, first).length > 0;
  if (first?.do === 'attack') {
    const how = howOf(figure, first);
    if (how === null) return false;
    return (
      foesOf(world, figure).some((foe) => mayAttack(world, figure, foe, how)) ||
      (first.targets?.side === 'figure' && struckBy(play, figure, first).length > 0)
    );
  }
  if (first?.do === 'move-action') return !world.turn.moved && !world.turn.over;
  if (first?.do === 'free-move') return !world.turn.over;
  if (first?.to?.who === 'choose') return candidates(play, figure, first.to).length > 0;
  return true;
}

/** The kind asked of a weapon in hand (p.49); melee/ranged alone counts as both. */
export function howOf(figure: SlowFigure, effect: Json): ReturnType<typeof profileOf> | null {
  const plain = profileOf(figure);
  if (effect.kind === undefined || plain.kind === effect.kind) return plain;
  const kinds = weapons(figure).map(({ face }) => face.kind);
  if (kinds.length === 0 || !kinds.every((kind) => kind === 'melee/ranged')) return null;
  return { kind: effect.kind, range: effect.range ?? 1 };
}

/** Asks until it passes or nothing is left; each once, tokens while they last. */
export function offerAt(
  play: Play,
  timing: string,
  id: string,
  blow: Blow,
  work: (effect: Json) => void,
): void {
  const figure = one(play.world, id);
  if (figure.kind === 'intelligent') return;
  const used = new Set<string>();
  for (;;) {
    const open = usable(play, timing, id, blow).filter((answer) => !used.has(answer.id));
    if (timing === 'determine-damage' && (figure.tokens.vow ?? 0) > 0)
      open.push({
        id: 'token:vow',
        effects: [{ do: 'modify', stat: 'physical-damage', amount: 2 }],
        pay: () => spend(figure, 'vow'),
      });
    if (open.length === 0) return;
    const { answer } = play.script.choose(timing, [...open.map((one) => one.id), 'pass']);
    const chosen = open.find((one) => one.id === answer);
    if (!chosen) return;
    if (chosen.id !== 'token:vow') used.add(chosen.id);
    chosen.pay();
    for (const effect of chosen.effects) work(effect);
  }
}

export const spend = (figure: SlowFigure, token: string): void => {
  figure.tokens[token] = (figure.tokens[token] ?? 0) - 1;
};

/** Step 8; one that begins an Attack or Spell ends the attack first (p.43). */
export function followUps(play: Play, blow: Blow): void {
  const { world, script } = play;
  const used = new Set<string>();
  for (;;) {
    const figure = one(world, blow.by);
    if (figure.at === null || figure.kind === 'intelligent') return;
    const open = usable(play, 'follow-up', blow.by, blow).filter((answer) => !used.has(answer.id));
    if (open.length === 0) return;
    const { answer } = script.choose('follow-up', [...open.map((one) => one.id), 'pass']);
    const chosen = open.find((one) => one.id === answer);
    if (!chosen) return;
    used.add(chosen.id);
    chosen.pay();
    const starts = chosen.effects.some(({ do: what }: Json) => what === 'attack' || what === 'spell');
    carryOut(play, chosen.effects, blow.by, blow.target, { blow, key: chosen.id.slice('use:'.length) });
    if (starts) return;
  }
}

/** Abilities between actions, and the Heal token (pp.48, 74). */
export function listActions(play: Play, id: string): Answer[] {
  const figure = one(play.world, id);
  const answers = usable(play, 'action', id);
  if ((figure.tokens.heal ?? 0) > 0 && canPay(play.world, id, 1)) {
    const pay = () => {
      figure.sp -= price(play.world, id, 1);
      spend(figure, 'heal');
    };
    const effects = [{ do: 'heal', amount: 6, to: { who: 'choose', side: 'ally', within: 'soi' } }];
    answers.push({ id: 'token:heal', pay, effects });
  }
  return answers;
}

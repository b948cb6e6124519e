/**
 * Stealth dice are rolled (malhya.txt L3887–L3915), when a turn ends or waits.
 *
 * 1. One for each different line used, and those a check has ordered (MA-29); none once no enemy is left (L4155).
 * 2. An armour with the sign for it: one white die again (L5883), once a roll (MA-143).
 * 3. The cube goes on, die by die as they lie (MA-63); black special: the alarm.
 */
import type { RngWords } from '../../../../engine/rng/rng-words.ts';
import { cancelThreat, isSilent } from '../growing/quiet-signs.ts';
import type { MalhyaOption } from '../model/prompts.ts';
import { ask, type MalhyaTable, type Rule } from '../procedures/table.ts';
import { heavyInChecks } from '../queries/check-numbers.ts';
import { placeOf } from '../queries/field-of.ts';
import { diceOwed } from './quiet-here.ts';
import { STEALTH_FACES, type StealthDie, type StealthFace, threatRolled } from './stealth-dice.ts';
import type { ThreatDie } from './stealth-events.ts';
import { isAlarm } from './threat.ts';

export function* rollThreat(table: MalhyaTable, hero: number): Rule {
  const { state, emit } = table;
  const owed = diceOwed(table, hero);
  const silent = isSilent(table, hero);
  const nobody = placeOf(table).figures.length === 0 || silent;
  if (owed.length === 0 || !state.stealth) return;
  const dice: ThreatDie[] = [];
  let { rng } = state;
  for (const [i, die] of nobody ? [] : owed.entries()) {
    const thrown = yield* throwThreat(table, hero, die, rng, { n: i + 1, all: owed.length });
    rng = thrown.rng;
    dice.push({ die, face: thrown.face });
  }
  emit({ type: 'threatRolled', hero, dice, rng, rule: silent ? 'L5873' : nobody ? 'L4155' : 'L3891' });
  if (nobody) return;
  const rolled = yield* cancelThreat(table, hero, yield* rerolled(table, hero, dice));
  const { level, threat: before } = state.stealth;
  const { threat, alarm } = threatRolled(level, before, rolled, heavyInChecks(table, hero));
  if (threat === before && !alarm) return;
  const cause = alarm ? (isAlarm(level, threat) ? 'track' : 'black') : null;
  emit({ type: 'threatMoved', to: threat, why: 'dice', alarm: cause, rule: alarm ? 'L3913' : 'L3893' });
}

interface Thrown {
  readonly face: StealthFace;
  readonly rng: RngWords;
}

function* throwThreat(
  table: MalhyaTable,
  hero: number,
  of: StealthDie,
  rng: RngWords,
  place: { readonly n: number; readonly all: number },
): Rule<Thrown> {
  const faces = STEALTH_FACES[of];
  if (!table.byHand) {
    const { value, words } = table.chance.pick(rng, faces.length, of);
    return { face: faces[value]!, rng: words };
  }
  const act = yield* ask(table, {
    kind: 'threat-die',
    hero,
    threatDie: { of, ...place },
    options: [...new Set(faces)].map(
      (face): MalhyaOption => ({ id: `face:${face}`, act: { do: 'threat-face', face } }),
    ),
    rule: 'L3891',
  });
  // A mix may have come with the answer: what the state holds now is what counts.
  return { face: act.do === 'threat-face' ? act.face : 0, rng: table.state.rng };
}

function* rerolled(table: MalhyaTable, hero: number, dice: readonly ThreatDie[]): Rule<readonly ThreatDie[]> {
  const { armour } = table.state.heroes[hero]!;
  if (armour === null || !table.content.armours[armour]?.rerollsWhite) return dice;
  const whites = dice.flatMap(({ die, face }, at) => (die === 'white' && face !== 0 ? [at] : []));
  if (whites.length === 0) return dice;
  const act = yield* ask(table, {
    kind: 'reroll-threat',
    hero,
    options: [
      { id: 'keep', act: { do: 'keep' } },
      ...whites.map(
        (die): MalhyaOption => ({
          id: `again:${die}`,
          act: { do: 'throw-again', die, face: dice[die]!.face },
        }),
      ),
    ],
    rule: 'L5883',
  });
  if (act.do !== 'throw-again') return dice;
  const { face, rng } = yield* throwThreat(table, hero, 'white', table.state.rng, { n: 1, all: 1 });
  table.emit({ type: 'threatDieRerolled', hero, die: act.die, face, rng, rule: 'L5883' });
  return dice.map((one, at) => (at === act.die ? { ...one, face } : one));
}

/**
 * Stealth dice (malhya.txt L3887–L3921).
 *
 * 1. Who ends the turn or waits rolls a die for each different line used since its last roll (L3891, MA-5).
 * 2. Three white dice are one black one (L3911); four lines one black and one white (MA-5). Dice a check has ordered for
 *    the end of the turn are among them (MA-29).
 * 3. Each threat symbol: one space on (L3893). A white special: as many as the roller has heavy pieces, equipped or not
 *    (L3915). A black special: the alarm (L3913).
 * 4. They are rolled as they lie, one after another; the end of the track among them is the alarm (MA-63).
 */
import { gcd, Spread } from '../../../../engine/rng/spread.ts';
import { isAlarm, type StealthLevel, threatAfter, threatRow } from './threat.ts';

export type StealthDie = 'white' | 'black';
export type StealthFace = number | 'special';

/** Of our own (o). */
export const STEALTH_FACES: Readonly<Record<StealthDie, readonly StealthFace[]>> = {
  white: [0, 0, 0, 1, 1, 'special'],
  black: [0, 1, 1, 2, 2, 'special'],
};

/** The four lines of the board (L3760). */
export type StealthLine = 'move' | 'ranged-kill' | 'melee-kill' | 'corpse';

/** Dice for so many white ones owed. */
export const stealthDiceFor = (whites: number): StealthDie[] => [
  ...Array<StealthDie>(Math.floor(whites / 3)).fill('black'),
  ...Array<StealthDie>(whites % 3).fill('white'),
];

/** What a die brings: spaces of the track, or the alarm at once. */
export function stealthFace(die: StealthDie, face: StealthFace, heavy: number): number | 'alarm' {
  if (face !== 'special') return face;
  return die === 'black' ? 'alarm' : heavy;
}

/** Where the cube is after a roll. */
export interface ThreatRolled {
  readonly threat: number;
  readonly alarm: boolean;
}

export function threatRolled(
  level: StealthLevel,
  threat: number,
  rolled: readonly { readonly die: StealthDie; readonly face: StealthFace }[],
  heavy: number,
): ThreatRolled {
  let at: ThreatRolled = { threat, alarm: isAlarm(level, threat) };
  for (const { die, face } of rolled) {
    if (at.alarm) return at;
    const brings = stealthFace(die, face, heavy);
    if (brings === 'alarm') return { ...at, alarm: true };
    const next = threatAfter(level, at.threat, brings);
    at = { threat: next, alarm: isAlarm(level, next) };
  }
  return at;
}

export type StealthShare = readonly [numerator: number, denominator: number];

export interface StealthOdds {
  readonly alarm: StealthShare;
  /** The cube comes to another row, without the alarm. */
  readonly nextRow: StealthShare;
  /** Nothing happens at all. */
  readonly nothing: StealthShare;
}

const share = (numerator: bigint, denominator: bigint): StealthShare => {
  const divisor = gcd(numerator, denominator);
  return [Number(numerator / divisor), Number(denominator / divisor)];
};

/** What dice to come may bring, exactly. */
export function stealthOdds(
  level: StealthLevel,
  threat: number,
  dice: readonly StealthDie[],
  heavy: number,
): StealthOdds {
  const key = ({ threat: at, alarm }: ThreatRolled) => `${at} ${alarm}`;
  let now = new Spread<ThreatRolled>();
  const start = { threat, alarm: isAlarm(level, threat) };
  now.add(key(start), start, 1n, 1n);
  for (const die of dice) {
    const next = new Spread<ThreatRolled>();
    for (const { value, weight } of now.each())
      for (const face of STEALTH_FACES[die]) {
        const then = value.alarm ? value : threatRolled(level, value.threat, [{ die, face }], heavy);
        next.add(key(then), then, weight, now.whole * 6n);
      }
    now = next;
  }
  const row = threatRow(level, threat);
  const sum = (is: (one: ThreatRolled) => boolean): StealthShare =>
    share(
      [...now.each()].reduce((all, { value, weight }) => (is(value) ? all + weight : all), 0n),
      now.whole,
    );
  return {
    alarm: sum(({ alarm }) => alarm),
    nextRow: sum((one) => !one.alarm && threatRow(level, one.threat) !== row),
    nothing: sum((one) => !one.alarm && one.threat === threat),
  };
}

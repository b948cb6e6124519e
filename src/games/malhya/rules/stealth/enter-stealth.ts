/**
 * Stealth is entered, and what booklets do to it (malhya.txt L3636–L3657, L3921, L4165).
 *
 * 1. Each order to enter, even in stealth: the board with its side, the cube on the first space, all action cards shuffled
 *    (L3644–L3653). A room that is entered without such an order goes on with the board as it is (L3657, L4163).
 * 2. A booklet moves the cube; an alarm that comes of it waits for the end of its instructions (L3921).
 * 3. Without a place the alarm is combat for the next one (L4165); nobody was on a board, so each keeps its Initiative
 *    (MA-140).
 */
import type { Mode } from '../model/vocabulary.ts';
import type { MalhyaTable } from '../procedures/table.ts';
import { placeOf, tokenWith } from '../queries/field-of.ts';
import { isAlarm, type StealthLevel, threatAfter } from './threat.ts';

export function enterStealth({ emit }: MalhyaTable, level: StealthLevel): void {
  emit({ type: 'stealthEntered', level, rule: 'L3644' });
  emit({ type: 'deckShuffled', rule: 'L3653' });
}

/** In which mode a place is entered. */
export function modeOfEntry(table: MalhyaTable, wanted: Exclude<Mode, 'story'>): Exclude<Mode, 'story'> {
  alarmInBook(table);
  const { mode } = table.state.now;
  if (wanted === 'combat' || mode === 'combat') return 'combat';
  if (!table.state.stealth) enterStealth(table, 'normal');
  return 'stealth';
}

export function alarmInBook({ state, emit }: MalhyaTable): void {
  const why = state.stealth?.alarm;
  if (why) emit({ type: 'alarmRaised', why, by: null, who: null, rule: 'L4165' });
}

/** The cube goes on, or back; the end of the track is the alarm (L3779, MA-63). */
export function moveThreat(
  { state, emit }: MalhyaTable,
  change: number,
  why: 'corpses' | 'told' | 'spell',
  rule: string,
): void {
  if (!state.stealth) return;
  const { level, threat } = state.stealth;
  const to = threatAfter(level, threat, change);
  if (to !== threat) emit({ type: 'threatMoved', to, why, alarm: isAlarm(level, to) ? 'track' : null, rule });
}

/** A token of noise on a token's space (L4099). */
export function makeNoise(table: MalhyaTable, token: string): void {
  const { state, emit } = table;
  const at = state.place && tokenWith(placeOf(table), token)?.at;
  if (at && state.stealth) emit({ type: 'noiseMade', at, rule: 'L4099' });
}

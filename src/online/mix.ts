/** Chance that no guest can steer: what a decision's dice come from (DESIGN.md 1.1). */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text, as 64 hex digits. */
export const sha256Of = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/**
 * 128 bits as 32 hex digits, of what nobody at the table chooses: the stream's place and time of the message that was
 * taken. `decision`: its number in the game, -1 for the set-up.
 */
export const mixOf = (table: string, decision: number, sequence: number, nanos: string): string =>
  sha256Of(`${table}\n${decision}\n${sequence}\n${nanos}`).slice(0, 32);

/** What is witnessed beside: the next link of somebody's chain. */
export const witnessed = (mix: string, link: string): string => sha256Of(`${mix}\n${link}`).slice(0, 32);

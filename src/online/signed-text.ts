/** What is said at a table as its stream has it, and whether it was signed so: for just that table. */
import { hasSigned, type Key } from './keys.ts';
import { type Body, type Signed, toSign } from './table-messages.ts';

export function signedText({ sign }: Pick<Key, 'sign'>, table: string, body: Body): string {
  const text = JSON.stringify(body);
  const signed: Signed = { body: text, sig: sign(toSign(table, text)) };
  return JSON.stringify(signed);
}

/** `key`: whose subject it came on. */
export const isSignedBy = (key: string, table: string, { body, sig }: Signed): boolean =>
  hasSigned(key, toSign(table, body), sig);

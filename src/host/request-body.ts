/** What a request says: read up to a bound, as JSON of a schema, and whether the key it names has signed it. */
import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { readJson } from '../check/json-error.ts';
import { parseValue } from '../check/parse-value.ts';
import type { Finding } from '../check/problem.ts';
import { onlyFields, type Schema } from '../check/schemas.ts';
import { hasSigned, isKeyId } from '../online/keys.ts';
import { toSign } from '../online/table-messages.ts';

/** Why a request is refused. `sort` is a code; words are made of it in `words/en/host.ts`. */
export type Reason =
  | { readonly sort: 'wrong'; readonly findings: readonly Finding[] }
  | { readonly sort: 'too-large'; readonly most: number }
  | {
      readonly sort:
        | 'not-there'
        | 'only-post'
        | 'other-origin'
        | 'not-owner'
        | 'no-such-table'
        | 'no-such-code'
        | 'full'
        | 'out'
        | 'not-let-in'
        | 'not-host'
        | 'not-yours'
        | 'not-signed'
        | 'too-old'
        | 'used'
        | 'too-often'
        | 'table-taken'
        | 'too-many-tables'
        | 'too-much-beside'
        | 'disk-full'
        | 'server-away';
    };

export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(
    readonly status: number,
    readonly reason: Reason,
  ) {
    super(reason.sort);
  }
}

/** The text of a request. What is longer is not read to its end. */
async function textOf(request: IncomingMessage, most: number): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += (part as Buffer).length;
    if (length > most) throw new Refused(413, { sort: 'too-large', most });
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString('utf8');
}

function valueIn<T>(text: string, schema: Schema<T>, root: string): T {
  const json = readJson(text);
  if (!json.ok) throw new Refused(400, { sort: 'wrong', findings: [{ path: root, ...json.error }] });
  const parsed = parseValue(schema, json.value, root);
  if (!parsed.ok) throw new Refused(400, { sort: 'wrong', findings: parsed.problems.slice(0, 3) });
  return parsed.value;
}

const OF_A_BODY = 64 * 1024;

export const bodyOf = async <T>(request: IncomingMessage, schema: Schema<T>, most = OF_A_BODY): Promise<T> =>
  valueIn(await textOf(request, most), schema, '$');

export const keyText = v.custom<string>((key) => typeof key === 'string' && isKeyId(key));
export const tableText = v.pipe(v.string(), v.regex(/^[a-z2-7]{16}$/));
export const short = v.pipe(v.string(), v.maxLength(200));

const signedSchema = onlyFields({ body: v.string(), sig: v.pipe(v.string(), v.maxLength(128)) });

/** So old, in milliseconds, a signed request may be, or so far ahead. */
export const FRESH = 5 * 60_000;

/** What a key has signed for just this path, just now. */
export async function signedBody<T extends { readonly key: string; readonly at: number }>(
  request: IncomingMessage,
  path: string,
  schema: Schema<T>,
  now: number,
  most = OF_A_BODY,
): Promise<T & { readonly sig: string }> {
  const { body, sig } = await bodyOf(request, signedSchema, most);
  const said = valueIn(body, schema, '$.body');
  if (!hasSigned(said.key, toSign(path, body), sig)) throw new Refused(403, { sort: 'not-signed' });
  if (Math.abs(now - said.at) > FRESH) throw new Refused(403, { sort: 'too-old' });
  return { ...said, sig };
}

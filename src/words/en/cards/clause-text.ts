import { line, type Parts } from './parts.ts';

/** What may be asked, and told: of the same words "Is there an opponent adjacent" and "there is an opponent adjacent". */
export interface Clause {
  readonly does: 'is' | 'are' | 'has' | 'stands' | 'can';
  readonly who: Parts;
  /** That it is not so, where the words behind it do not say so. */
  readonly not?: boolean;
  readonly rest: Parts;
}

export const has = (who: string, rest: Parts): Clause => ({ does: 'has', who: line`${who}`, rest });
export const be = (who: string, rest: Parts, many = false): Clause => ({
  does: many ? 'are' : 'is',
  who: line`${who}`,
  rest,
});

const ASKED = {
  is: ['Is', ''],
  are: ['Are', ''],
  has: ['Does', ' have'],
  stands: ['Does', ' stand'],
  can: ['Can', ''],
};
const DENIED = {
  is: 'is not',
  are: 'are not',
  has: 'does not have',
  stands: 'does not stand',
  can: 'cannot',
};

/** As a question without its mark. */
export const asked = ({ does, who, not, rest }: Clause): Parts =>
  line`${ASKED[does][0]!} ${who}${not ? ' not' : ''}${ASKED[does][1]!} ${rest}`;

/** As the end of "if …". */
export const told = ({ does, who, not, rest }: Clause): Parts =>
  line`${who} ${not ? DENIED[does] : does} ${rest}`;

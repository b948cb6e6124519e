import { BOOK_VALUES, CHALLENGES, NATIVE_PARTY, SWITCH_NAMES, SWITCH_VALUES } from '../../engine/index.ts';
import type { CampaignAct } from '../model/prompts.ts';
import type { RuleChange } from '../model/state.ts';
import { type Offers, offerIf } from './shop.ts';
import type { CampaignTable } from './table.ts';

/** The switches of p.71 and how hard it is, each to every value that it has not now: in a Story Round alone (X261). */
export function offerRules({ state, difficulty }: CampaignTable): Offers {
  const offers: Offers = { options: [], refused: [] };
  const now = {
    ...BOOK_VALUES,
    ...state.ruleset,
    xpLeniency: state.xpLeniency,
    difficulty: difficultyNow({ state, difficulty }),
  };
  const offer = (rule: RuleChange['rule'], values: readonly RuleChange['to'][]) => {
    for (const to of values) {
      if (now[rule] === to) continue;
      const act = { do: 'change-rule', change: { rule, to } as RuleChange } as const;
      // Opponents would be harder for somebody who is not there.
      const isAlone = rule === 'fifthPlayer' && to === true && state.members.length <= NATIVE_PARTY;
      offerIf(offers, `rule:${rule}:${to}`, act, isAlone ? { why: 'no-fifth' } : null, 'p.71');
    }
  };
  for (const name of SWITCH_NAMES) offer(name, SWITCH_VALUES[name]);
  offer('xpLeniency', [false, true]);
  offer('difficulty', CHALLENGES);
  return offers;
}

/** How hard encounters are that ask for it: as it was changed last, else as the set-up has it, else normal. */
export const difficultyNow = ({
  state,
  difficulty = 'normal',
}: {
  readonly state: Pick<CampaignTable['state'], 'difficulty'>;
  readonly difficulty?: CampaignTable['difficulty'];
}) => state.difficulty ?? difficulty;

/** Carries out what was chosen of these; false where it is none of them. */
export function changeRule({ emit }: CampaignTable, act: CampaignAct): boolean {
  if (act.do !== 'change-rule') return false;
  emit({ type: 'ruleChanged', change: act.change, rule: 'X261' });
  return true;
}

/** The rules of Middara on a page: in a script of their own, which the first question of a game made ready does not wait for. */
export type MiddaraRules = typeof import('./middara-rules.ts');

export interface RulesOfPage {
  /** Where they are there. */
  arrived(): MiddaraRules | null;
  /** Done when they are there, fetched once. Throws where they do not come. */
  fetch(): Promise<MiddaraRules>;
}

export function createRulesOfPage(load: () => Promise<MiddaraRules>): RulesOfPage {
  let rules: MiddaraRules | null = null;
  return {
    arrived: () => rules,
    async fetch() {
      rules ??= await load();
      return rules;
    },
  };
}

export const rulesOfPage = createRulesOfPage(() => import('./middara-rules.ts'));

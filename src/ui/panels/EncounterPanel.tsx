import type { Position } from '../../engine/index.ts';
import { lootWords } from '../../stores/card-words.ts';

const WHEN: Readonly<Record<string, string>> = {
  'all-opponents-defeated': 'All opponents are defeated',
  'all-adventurers-defeated': 'All adventurers are defeated',
};

/** What the encounter is about: how it ends, its own rules, what its loot gives. */
export function EncounterPanel({ position }: { position: Position }) {
  const { encounter, cards, state } = position;
  return (
    <section className="encounter">
      <h3>{encounter.name}</h3>
      <p className="encounter-intro">{encounter.intro}</p>
      <h4>It ends when</h4>
      <ul className="encounter-ends">
        {encounter.endConditions.map(({ id, result, when, gold }) => (
          <li key={id} data-result={result}>
            <strong>{result === 'won' ? 'Won' : 'Lost'}</strong>{' '}
            {when.is === 'adventurer-ends-turn-on'
              ? `an adventurer ends a turn on the ${when.exit} exit`
              : when.is === 'rounds-passed'
                ? `${when.rounds} rounds have passed`
                : WHEN[when.is]?.toLowerCase()}
            {gold ? ` (${gold} gold)` : ''}
          </li>
        ))}
        <li data-result="lost">
          <strong>Lost</strong> the Urgency token number {state.ruleset.urgencyLimit} is placed (p.18)
        </li>
      </ul>
      {encounter.rules.length > 0 && <h4>Special rules</h4>}
      {encounter.rules.map((rule) => (
        <p key={rule.name}>
          <strong>{rule.name}.</strong> {rule.text}
        </p>
      ))}
      {Object.keys(encounter.loot).length > 0 && <h4>Loot on the board</h4>}
      <ul className="encounter-loot">
        {Object.entries(encounter.loot).map(([colour, reward]) => (
          <li
            key={colour}
            data-gone={
              !state.boardTokens.some((one) => one.kind === 'loot' && one.colour === colour) || undefined
            }
          >
            <i style={{ background: `var(--token-${colour})` }} />
            <span>
              <strong>{colour}</strong> {reward.text} {lootWords(reward, cards)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

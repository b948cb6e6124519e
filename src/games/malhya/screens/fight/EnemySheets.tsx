import { enemyFileOf, placeOf, typesThere } from '../../rules/queries/field-of.ts';
import { enemyNow } from '../../rules/queries/fighters.ts';
import { defensePartText, enemyAttackText, upgradeText } from '../../words/en/fight-parts.ts';
import { stage } from '../../words/en/fight-stage.ts';
import type { Named } from '../../words/en/names.ts';
import { casting } from '../../words/en/spell-words.ts';
import { Emblem } from '../Emblem.tsx';

/** The types of enemies there are: their cards, and the upgrade tokens of this turn on them. */
export function EnemySheets({ named }: { readonly named: Named }) {
  return (
    <ul className="grid gap-2" aria-label={stage.enemies}>
      {placeOf(named).bans.map((ban) => (
        <li key={ban} className="strong">
          {stage.bans[ban]}
        </li>
      ))}
      {typesThere(placeOf(named)).map((type) => (
        <Enemy key={type} named={named} type={type} />
      ))}
    </ul>
  );
}

function Enemy({ named, type }: { readonly named: Named; readonly type: string }) {
  const { figures, upgrades } = placeOf(named);
  const {
    name,
    text,
    attack,
    defense,
    passive,
    special,
    life,
    engagedFirst,
    steady,
    shields = 0,
  } = enemyFileOf(named, type);
  const now = enemyNow(named, type);
  const tokens = (upgrades[type] ?? []).map((ref) => named.content.upgrades[ref]!);
  const count = figures.filter((one) => one.type === type).length;
  return (
    <li className="mal-enemy grid gap-1 pad-2 panel sm" data-enemy={type}>
      <p className="flush flex gap-2 middle">
        <Emblem of={type} />
        <strong>
          {name} ×{count}
        </strong>
        <span className="soft">{stage.numbers(now.initiative, now.movement, life)}</span>
      </p>
      <p className="flush soft">{text}</p>
      {attack.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are known by their place
        <p key={i} className="flush">
          {stage.attack(attack.length > 1 ? i + 1 : null)}: {enemyAttackText(one)}
        </p>
      ))}
      <p className="flush">
        {stage.defense}:{' '}
        {[defense, ...(passive?.defense ? [passive.defense] : [])].map(defensePartText).join(', ')}
      </p>
      {shields > 0 && <p className="flush">{casting.shields(shields)}</p>}
      {engagedFirst && <p className="flush">{stage.engagedFirst}</p>}
      {steady && <p className="flush">{stage.steady}</p>}
      {special && (
        <p className="flush">
          {stage.special}: {upgradeText(special)}
        </p>
      )}
      <ul className="flush flex wrap gap-4px bare unlisted" aria-label={stage.tokens}>
        {tokens.map((token, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two alike are told apart by their place
          <li key={i} className="chip inline-flex middle round sunk semi" data-token={token.id}>
            {token.name}
            <small> {token.special ? stage.special : upgradeText(token)}</small>
          </li>
        ))}
        {tokens.length === 0 && <li className="soft">{stage.noToken}</li>}
      </ul>
    </li>
  );
}

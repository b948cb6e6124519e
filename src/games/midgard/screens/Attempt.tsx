import type { FixedToken } from '../rules/model/content.ts';
import { tokenText } from '../words/en/card-facts.ts';
import { ABILITY, type Named, playerName } from '../words/en/names.ts';
import { ROLL } from '../words/en/questions.ts';
import { screens } from '../words/en/screens.ts';
import type { Shown } from './rolls-shown.ts';
import { SumTrack } from './SumTrack.tsx';

interface AttemptProps {
  readonly named: Named;
  readonly token: FixedToken;
  readonly check: number;
  readonly rolls: { readonly check: Shown | null; readonly against: Shown | null };
}

/** An attempt at a fixed token (A 8): the check as a sum that grows towards 20, then the resistance against it. */
export function AttemptStage({ named, token, check, rolls }: AttemptProps) {
  return (
    <section
      className="mid-stage full most-62rem bounded-y m-auto grid gap-3 scroll pad-4"
      aria-label={screens.attempt}
    >
      <header className="pad-3-4 paper">
        <h2 className="flush ink">{token.name}</h2>
        <p className="flush">{tokenText(named.content, token)}</p>
        <p className="mid-read flush book-face italic">{token.text}</p>
      </header>
      {rolls.check && (
        <SumTrack
          named={named}
          title={ABILITY[token.abilities[check] ?? token.abilities[0]!]}
          of={rolls.check}
          falls
        />
      )}
      {rolls.against && (
        <SumTrack
          named={named}
          title={screens.resistance}
          of={rolls.against}
          ends={[screens.taken, screens.stays]}
          theirs
          falls
        />
      )}
    </section>
  );
}

/** Any other check that is asked about, or was just made. */
export function CheckStage({ named, of }: { readonly named: Named; readonly of: Shown }) {
  const roll = ROLL[of.what];
  const title = of.by === null ? roll : `${playerName(named, of.by)}: ${roll}`;
  return (
    <section
      className="mid-stage full most-62rem bounded-y m-auto grid gap-3 scroll pad-4"
      aria-label={title}
    >
      <SumTrack named={named} title={title} of={of} falls />
    </section>
  );
}

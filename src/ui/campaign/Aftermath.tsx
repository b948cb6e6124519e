import type { CampaignEvent } from '../../campaign/index.ts';
import type { Aftermath as Came } from '../../stores/campaign/chronicle.ts';
import { Portrait } from '../figures/Portrait.tsx';
import { Meter } from '../kit/Meter.tsx';
import { useKeys } from '../page/use-keys.ts';
import { hashTo } from '../page/use-route.ts';
import { useCards } from '../page/use-table.ts';
import { useCampaign, useCampaignView, useCampaignWords, useLife, useNames } from './campaign-context.ts';
import { Page, useChronicleNames } from './Page.tsx';

/** After an encounter: how it ended, all that came of it by whom and from what, and how the party stands. */
export function Aftermath({ ended, events, onGoOn }: Came & { readonly onGoOn: () => void }) {
  const campaign = useCampaign();
  const { state } = useCampaignView();
  const { aftermath, book, origin } = useCampaignWords();
  const cards = useCards();
  const { place, who } = useNames();
  const lifeOf = useLife();
  useKeys({ Enter: onGoOn, ' ': onGoOn });
  const { encounter, result, rounds, hash, fallen } = ended;
  const gains = gainsIn(
    events,
    state.members.map(({ card }) => card),
  );
  const lines = useLines(ended.gained, events);
  const asked = campaign.session.questions.findLast(({ kind }) => kind === 'encounter')?.about;
  const before = asked?.of === 'encounter' ? asked.setup : null;
  const game = campaign.playing()?.game;
  return (
    <Page
      over={aftermath.title}
      title={place(encounter)}
      ways={
        <>
          {hash !== null && game && (
            <a className="btn" href={hashTo('watch', game)}>
              {aftermath.replay}
            </a>
          )}
          <button type="button" className="btn btn-primary btn-book display-face lg" onClick={onGoOn}>
            {aftermath.goOn} <kbd className="kbd">{book.enter}</kbd>
          </button>
        </>
      }
    >
      <p className="lg text-center">
        <strong className={`display-face xxl mr-2 ${result === 'won' ? 'ink-green' : 'ink-red'}`}>
          {result === 'won' ? aftermath.won : aftermath.lost}
        </strong>{' '}
        <span>{hash === null ? aftermath.told : aftermath.rounds(rounds)}</span>
      </p>
      <section>
        <h3>{aftermath.gains}</h3>
        {gains.length + lines.length === 0 && <p>{aftermath.nothing}</p>}
        <ul className="gains grid gap-1 lg">
          {gains.map((gain) => (
            <li className="bold" key={`${gain.what} ${gain.amount} ${gain.of.join()}`} data-gain={gain.what}>
              {gain.what === 'gold'
                ? aftermath.gold(gain.amount)
                : aftermath.xp(
                    gain.amount,
                    gain.of.length === state.members.length
                      ? aftermath.everybody
                      : gain.of.map(who).join(', '),
                  )}{' '}
              <small className="regular ink-soft">{aftermath.from(origin(gain.why, place))}</small>
            </li>
          ))}
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="mb-2">{aftermath.party}</h3>
        <ul className="grid gap-3">
          {(ended.left.length > 0 ? ended.left.map(({ card }) => card) : state.active).map((card) => {
            const member = state.members.find((one) => one.card === card);
            if (!member) return null;
            const { left, hp } = lifeOf(card);
            const at = before?.party.findIndex((one) => one.card === card) ?? -1;
            const was = before?.carry?.members[at]?.damage ?? 0;
            return (
              <li className="grid columns-mark middle gap-3" key={card}>
                <Portrait of={card} cards={cards} size={60} />
                <div>
                  <strong>{who(card)}</strong>
                  <p className="grid columns-end middle gap-3">
                    <Meter value={left} of={hp} />
                    <span>
                      {left}/{hp} · {aftermath.damage(was, member.damage)}
                      {fallen.includes(card) && <em> · {aftermath.fell}</em>}
                    </span>
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      </section>
    </Page>
  );
}

type Gain =
  | { readonly what: 'gold'; readonly amount: number; readonly of: readonly string[]; readonly why: Why }
  | { readonly what: 'xp'; readonly amount: number; readonly of: readonly string[]; readonly why: Why };
type Why = Extract<CampaignEvent, { type: 'goldChanged' }>['why'];

/** Gold and XP by where they came from; XP of the same kind for several as one line. */
function gainsIn(events: readonly CampaignEvent[], party: readonly string[]): Gain[] {
  const gains = new Map<string, Gain>();
  for (const event of events) {
    if (event.type === 'goldChanged') {
      const key = `gold ${JSON.stringify(event.why)}`;
      const before = gains.get(key)?.amount ?? 0;
      gains.set(key, { what: 'gold', amount: before + event.amount, of: [], why: event.why });
    } else if (event.type === 'xpGained') {
      const key = `xp ${event.amount} ${JSON.stringify(event.why)}`;
      const of = new Set([...(gains.get(key)?.of ?? []), event.member]);
      gains.set(key, {
        what: 'xp',
        amount: event.amount,
        of: party.filter((card) => of.has(card)),
        why: event.why,
      });
    }
  }
  return [...gains.values()];
}

/** Everything else that came of it, items of the fight itself first. */
function useLines(gained: readonly string[], events: readonly CampaignEvent[]): string[] {
  const { chronicleLine } = useCampaignWords();
  const names = useChronicleNames();
  const rest = events.filter(({ type }) => !['goldChanged', 'xpGained', 'sceneEntered'].includes(type));
  return [
    ...gained.map((item) => names.card(item)),
    ...rest.flatMap((event) => chronicleLine(event, names) ?? []),
  ];
}

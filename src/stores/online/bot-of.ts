/** What the computer answers at an online table, in every game: by the state alone, the same on every machine. */
import {
  type AbraxisCard,
  type AbraxisOdds,
  type AbraxisPrompt,
  type AbraxisState,
  createAbraxisOdds,
  houseAnswer,
} from '../../abraxis/index.ts';
import { SimpleBot } from '../../bots/simple-bot.ts';
import type { CampaignAct, CampaignPrompt } from '../../campaign/index.ts';
import { asked, type EncounterSession, type KernelQuestion } from '../../engine/index.ts';
import type { AnyApart } from '../table/guests.ts';
import type { BotOf } from './at-game.ts';

/** What a bot is asked of: whatever game it is, its state has the words that chance comes of. */
interface Asked<Q extends KernelQuestion, S> {
  readonly pending: Q | null;
  readonly state: S;
}

type Rolled = { readonly rng: readonly number[] };

/** For a game of this table, once what it plays by is there. */
export async function botOf({ session, play }: AnyApart): Promise<BotOf> {
  const guest = await play.bot?.();
  return guest
    ? ofWhole((at) => guest(at.pending as never, at.state as never))
    : // A game without a bot of its own is Middara's.
      ofWhole(session.rules.game === 'middara' ? (at) => ofMiddara(at as never) : (at) => first(at.pending!));
}

/** Looks one action ahead, and remembers nothing. */
export const ofMiddara = (session: EncounterSession): string => new SimpleBot().choose(session);

/** An answer that is on offer, whatever the bot says and however long it would take: counted in steps, not timed. */
export const ofWhole =
  <S extends Asked<KernelQuestion, unknown>>(answer: (at: S) => string): ((at: S) => string) =>
  (at) => {
    const { pending, state } = at;
    if (!pending) throw new Error('no question is open');
    // A die of the real table that the computer throws lies as the mix has it: nobody chose it.
    if (pending.kind === 'die-face') return byChance(pending, state as Rolled);
    const said = bounded(() => answer(at));
    const isOffered = said !== null && pending.options.some(({ id }) => id === said);
    return isOffered ? said : first(pending);
  };

/** null where it breaks, or takes more than a question may. */
function bounded(answer: () => string): string | null {
  try {
    return asked(answer);
  } catch {
    return null; // whatever broke in a pack's card breaks alike everywhere
  }
}

const byChance = ({ options }: KernelQuestion, { rng }: Rolled): string =>
  options[(rng[0] ?? 0) % options.length]!.id;

const first = ({ options }: KernelQuestion): string => options[0]!.id;

/** Odds of a card are worked out once. */
const known = new WeakMap<AbraxisCard, AbraxisOdds>();

/** Abraxis: as the table plays for an empty seat, by the expectation. */
export function ofAbraxis({
  pending,
  state,
  card,
}: Asked<AbraxisPrompt, AbraxisState> & { readonly card: AbraxisCard }): string {
  const odds = known.get(card) ?? createAbraxisOdds(card);
  known.set(card, odds);
  return houseAnswer(odds, state, pending!).id;
}

/** What ends a question of a campaign, before what makes room so that it can end, before whatever is named first. */
const ENDS: readonly CampaignAct['do'][] = ['done', 'read-on', 'roll', 'discard', 'familiar'];

/** A member's own question in a campaign: passed; who carries too much lays it down. */
export function ofCampaign({ pending }: Asked<CampaignPrompt, unknown>): string {
  const { options } = pending!;
  for (const what of ENDS) {
    const found = options.find(({ act }) => act.do === what);
    if (found) return found.id;
  }
  return first(pending!);
}

import type { CampaignEvent } from '../../rules/campaign/campaign-events.ts';
import type { MalhyaContent } from '../../rules/model/content.ts';
import type { MalhyaAct, MalhyaPrompt } from '../../rules/model/prompts.ts';
import type { GameMode } from '../../rules/model/vocabulary.ts';
import { cardName, cubeName, type Named } from './names.ts';
import { good, plain, quiet, type TellersOf } from './told-line.ts';

/** What the screens say of a campaign. */
export const campaignWords = {
  pace: 'Length of a campaign',
  paces: {
    whole: { name: 'All of it', about: 'Every episode: some ten evenings for two heroes.' },
    fast: {
      name: 'Fast mode',
      about: 'The same story without some of its episodes. It stays so to the end of the campaign.',
    },
  },
  mode: 'Mode',
  modes: {
    normal: { name: 'Normal', about: 'As the booklets say.' },
    easy: {
      name: 'Easy',
      about: 'A difficulty die fewer in every check, and every enemy has a life point less.',
    },
    difficult: {
      name: 'Difficult',
      about: 'A difficulty die more in every check, and every enemy has a life point more.',
    },
  } satisfies Readonly<Record<GameMode, { readonly name: string; readonly about: string }>>,
  campaign: (name: string) => `Campaign: ${name}`,
  next: (name: string) => `Begin ${name}`,
  again: (name: string) => `Begin ${name} again`,
} as const;

export const PACES = ['whole', 'fast'] as const;
/** A mission in the set-up: a campaign by its own name. */
export function missionTitle(content: MalhyaContent, mission: string): string {
  const { name = mission, part } = content.missions[mission] ?? {};
  return part ? campaignWords.campaign(part.name) : name;
}

/** A question of who comes along; null: it is another one. */
export function companyQuestion({ kind, who = '', found }: MalhyaPrompt, { content }: Named): string | null {
  const name = cardName(content, 'heroes', who);
  if (kind === 'company') return 'Who comes along, and how hard is it?';
  if (kind === 'seat') return `Who plays ${name}?`;
  if (kind === 'for-good') return `${name} leaves. For how long?`;
  if (kind !== 'share-out' || !found) return null;
  const thing = 'gear' in found ? cardName(content, 'gear', found.gear) : cubeName(found.kind, found.colour);
  return `${name} leaves. Who takes ${thing}?`;
}

/** An answer to it; null: it is another one. */
export function companyAnswer(
  act: MalhyaAct,
  { kind, rule, found }: MalhyaPrompt,
  named: Named,
): string | null {
  const { content, state } = named;
  switch (act.do) {
    case 'company':
      return 'Change heroes or mode';
    case 'join':
      return `${cardName(content, 'heroes', act.hero)} joins you`;
    case 'sit':
      return named.seatName(act.seat);
    case 'part':
      return `${cardName(content, 'heroes', state.heroes[act.hero]!.id)} leaves you`;
    case 'go-away':
      return act.kept ? 'For a while: keep a save sheet' : 'For good';
    case 'mode-card':
      return act.take.length > 0
        ? `Use ${act.take.map((ref) => cardName(content, 'scenario', ref)).join(', ')}`
        : `Stop using ${act.discard.map((ref) => cardName(content, 'scenario', ref)).join(', ')}`;
    case 'leave':
      if (kind !== 'share-out') return null;
      if (rule !== 'L1801') return 'Nobody: it stays on the save sheet';
      return `Nobody: it goes back ${found && 'gear' in found ? 'into its deck' : 'to the reserve'}`;
    case 'done':
      return kind === 'company' ? 'Done: nothing else changes' : null;
    default:
      return null;
  }
}

/** What it brings, in small print; null: nothing. */
export function companyNote(act: MalhyaAct, { content, state }: Named): string | null {
  if (act.do === 'mode-card')
    return act.take.map((ref) => content.scenario[ref]?.text ?? '').join(' ') || null;
  if (act.do === 'go-away')
    return act.kept
      ? 'what nobody takes stays on its sheet until it is back'
      : 'what nobody takes goes back into its deck; it does not come again';
  if (act.do !== 'join') return null;
  const isBack = state.campaign?.away.some(({ id }) => id === act.hero);
  return isBack ? 'as the save sheet has it' : (content.heroes[act.hero]?.people ?? null);
}

export const CAMPAIGN_TELLERS: TellersOf<CampaignEvent['type']> = {
  heroCame: ({ hero, back }, { content }) =>
    good(`${cardName(content, 'heroes', hero.id)} ${back ? 'is back with you' : 'joins you'}.`),
  heroWent({ hero, kept }, { content, before }) {
    const name = cardName(content, 'heroes', before.heroes[hero]!.id);
    return kept ? plain(`${name} leaves you for a while.`) : quiet(`${name} leaves you for good.`);
  },
};

import type { ReactNode } from 'react';
import type { GuestLook, Page, Seen } from '../../../ui/guests/guest-look.ts';
import { helpPart } from '../../../ui/guests/parts/help-part.tsx';
import type { FolkloreContent } from '../rules/model/content.ts';
import type { FolkloreEvent } from '../rules/model/events.ts';
import type { FolkloreOption, FolklorePrompt } from '../rules/model/prompts.ts';
import { groupHas } from '../rules/queries/numbers.ts';
import { type Folklore, pageOf } from '../table/play.ts';
import { encounter } from '../words/en/encounter.ts';
import { figureName } from '../words/en/names.ts';
import { aimOf, optionNote, optionText, questionText } from '../words/en/questions.ts';
import { groupAloud, screens } from '../words/en/screens.ts';
import { ENDINGS } from '../words/en/told.ts';
import { oddsOf } from './answer-odds.ts';
import { chosenLately, WhyPanel } from './encounter/WhyPanel.tsx';
import { FolkloreTrack } from './FolkloreTrack.tsx';
import { FolkloreContext } from './folklore-context.ts';
import { HeroBlock, HeroStrip } from './HeroStrip.tsx';
import { LineNumbers } from './LineNumbers.tsx';
import { Scene } from './Scene.tsx';
import './folklore.css';
import './skirmish.css';

const Help = helpPart(async () => (await import('../words/en/help.ts')).helpParts);

/** What is asked of somebody in between: it takes no answer at once. What belongs to an own turn was waited for. */
const BY_ITSELF: ReadonlySet<FolklorePrompt['kind']> = new Set(['share', 'stance', 'devastating-strike']);

/** Where nothing else is asked, what is handed over is the question itself. */
const asksGifts = ({ options }: FolklorePrompt): boolean =>
  options.every(({ interjection, act }) => interjection || act.do === 'end');

/** Ways over a map and whatever is handed over have no keys: they come after what has. */
function placed({ act, interjection }: FolkloreOption, prompt: FolklorePrompt) {
  // Answered on the map: a space to go to, or to call somebody to.
  if (act.do === 'walk' || (act.do === 'rite' && act.at !== undefined))
    return { under: 'walk', at: 'first' } as const;
  if (act.do === 'end') return 'end';
  if (!interjection) return 'main';
  return asksGifts(prompt) ? 'keyless' : ({ under: 'give', at: 'end' } as const);
}

/** What Folklore draws and says at the table. */
export function folkloreLook(content: FolkloreContent): GuestLook<Folklore> {
  const told = ({ view, seatName }: Seen<Folklore>) => ({ content, state: view, seatName });
  const pageAt = (event: FolkloreEvent, { view }: Seen<Folklore>): Page | null => {
    const text = pageOf(event, content, view.chapter);
    const card = (!view.ending && content.events[view.event ?? '']) || content.chapters[view.chapter];
    return text === null ? null : { title: card?.name ?? '', text };
  };
  return {
    id: 'folklore',
    className: 'folk',
    data: ({ view }) => ({ 'data-night': view.night || undefined, 'data-step': view.step }),
    seatsOf: ({ seats }) => seats,
    Around: ({ seen: { seatName }, children }) => (
      <FolkloreContext value={{ content, seatName }}>{children}</FolkloreContext>
    ),
    track: ({ view, pending, drawer }) => (
      <FolkloreTrack view={view} asked={pending?.hero ?? null} drawer={drawer} />
    ),
    goal: (seen) => aimOf(told(seen)),
    board: (seen): ReactNode => <Scene seen={seen} />,
    hero: (prompt, { view, seats }) => <HeroBlock view={view} pending={prompt} seats={seats} />,
    drawers: {
      encounter: {
        title: screens.heroes,
        content: ({ view, pending }) => <HeroStrip view={view} asked={pending?.hero ?? null} />,
      },
      thoughts: {
        title: encounter.why,
        content: (seen) => (
          <WhyPanel
            chosen={seen.view.field ? chosenLately(seen.view.field, seen.events) : []}
            nameOf={(id) => figureName(told(seen), id)}
          />
        ),
        isThere: ({ view }) => view.field !== null,
      },
    },
    intro({ view }) {
      const { name, intro } = content.chapters[view.chapter]!;
      return view.round === 1 ? { title: name, text: intro } : null;
    },
    pageOf: pageAt,
    question: (prompt, seen) => questionText(prompt, told(seen)),
    answer: (option, prompt, seen) => optionText(option, prompt, told(seen)),
    note: (option, prompt, seen) => optionNote(option, prompt, told(seen)),
    odds: (option, prompt, seen) => oddsOf(told(seen), prompt, option, seen.events),
    placed,
    under: (group, n) => (group === 'walk' ? screens.walk(n) : screens.handOver(n)),
    dieOf: ({ kind, sides }) => (kind === 'die-face' ? (sides ?? null) : null),
    comesByItself: ({ kind }) => BY_ITSELF.has(kind),
    numbers: (event) => <LineNumbers event={event} />,
    aloud: (seen) => groupAloud(told(seen)),
    ended: ({ view }) =>
      view.ending && {
        title: ENDINGS[view.ending],
        how: view.ending,
        numbers: [
          { name: screens.round(view.round, view.limit), value: null },
          { name: screens.stats.coins, value: groupHas(view, 'coins') },
          { name: screens.stats.lore, value: groupHas(view, 'lore') },
          { name: screens.ghost, value: view.heroes.filter(({ isGhost }) => isGhost).length },
        ],
      },
    help: { title: screens.help, Parts: Help, keys: screens.keys, credits: screens.credits },
  };
}

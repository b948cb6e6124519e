import type { Act, ActKind, FigureId, Option, Prompt, Space } from '../../engine/index.ts';

/** What a table can point at of an act: a figure, a space. */
interface Meant {
  readonly figure?: FigureId | undefined;
  readonly space?: Space | undefined;
}

const nothing = (): Meant => ({});

/** By every kind of act: a new one does not compile until it is said here what it means. */
const MEANT: { readonly [K in ActKind]: (act: Extract<Act, { do: K }>) => Meant } = {
  pass: nothing,
  decline: nothing,
  done: nothing,
  'nobody-else': nothing,
  'end-turn': nothing,
  actions: nothing,
  move: nothing,
  attack: ({ target }) => ({ figure: target }),
  // Not pointed at on the board: it is chosen by its words alone.
  'attack-ally': nothing,
  'open-loot': ({ space }) => ({ space }),
  'encounter-action': ({ space }) => ({ space }),
  'take-token': ({ space }) => ({ space }),
  'drop-token': nothing,
  'turn-door': ({ space }) => ({ space }),
  story: nothing,
  'take-dynamite': ({ space }) => ({ space }),
  'place-dynamite': nothing,
  're-equip': nothing,
  summon: nothing,
  step: ({ space }) => ({ space }),
  jump: ({ space }) => ({ space }),
  'buy-movement': nothing,
  'end-movement': nothing,
  'be-moved': ({ space }) => ({ space }),
  place: ({ space }) => ({ space }),
  'choose-space': ({ space }) => ({ space }),
  target: ({ target }) => ({ figure: target }),
  'choose-trader': ({ figure }) => ({ figure }),
  use: ({ owner }) => ({ figure: owner }),
  'use-token': nothing,
  'use-now': nothing,
  'choose-discipline': nothing,
  'choose-card': nothing,
  'choose-effect': nothing,
  'choose-part': nothing,
  'choose-exalted': nothing,
  agree: nothing,
  'choose-number': nothing,
  'resolve-first': nothing,
  'resolve-status': nothing,
  empower: nothing,
  dodge: nothing,
  'dodge-with': nothing,
  counter: nothing,
  'counter-with': nothing,
  'break-attack': nothing,
  'spend-best': nothing,
  spend: nothing,
  resist: nothing,
  'fail-on-purpose': nothing,
  'use-upgrades': nothing,
  'use-dice': nothing,
  'keep-roll': nothing,
  'roll-again': nothing,
  'choose-dice': nothing,
  'turn-die': nothing,
  'type-face': nothing,
  equip: nothing,
  store: nothing,
  'turn-over': nothing,
  discard: nothing,
  take: nothing,
  'take-companion': nothing,
  'stash-companion': nothing,
  stash: nothing,
  'take-ware': nothing,
};

const meantBy = (act: Act): Meant => (MEANT[act.do] as (act: Act) => Meant)(act);

/** The figure an act means. */
const figureOf = (act: Act): FigureId | null => meantBy(act).figure ?? null;

/** The space an act means. */
export const spaceOf = (act: Act): Space | null => meantBy(act).space ?? null;

/** The figure of the board an answer lies with: an ability used in a turn lies with whoever has the turn. */
export const figureFor = ({ act }: Pick<Option, 'act'>, prompt: Pick<Prompt, 'kind' | 'figure'>) =>
  figureOf(act) ?? (act.do === 'use' && prompt.kind === 'turn' ? prompt.figure : null);

/** The figures of the board the answers to a question lie with. */
export const figuresFor = (prompt: Prompt | null): FigureId[] =>
  prompt?.options.flatMap((option) => figureFor(option, prompt) ?? []) ?? [];

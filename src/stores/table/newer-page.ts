import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * How a newer build of the page stands to this one. `waiting`: it is here and can be taken; `taking`: it was asked
 * for; `behind`: another tab took it, and this page is of the build before.
 */
export type NewerState = 'none' | 'waiting' | 'taking' | 'behind';

/** The newer page: told when it is there, and taken where no game is open. */
export interface NewerPage {
  readonly store: StoreApi<{
    readonly state: NewerState;
    /** It was asked for while a game is open in some tab. */
    readonly gameOpen: boolean;
  }>;
  /** Asks whether there is one. */
  look(): void;
  /** For a page that is behind, where nothing is under way. */
  comeAnew(): void;
  /** Takes it and comes anew, unless a game is open in any tab. */
  take(): Promise<void>;
  /** Drops all that is kept of the page itself, not of the games, and fetches it from where it is served. */
  fetchAnew(): Promise<void>;
}

/** What a page and its service worker can do. */
export interface PageDeps {
  /** Asks the server; what it has is told by `NewerSource`. */
  ask(): void;
  /** Lets the waiting build take over: told by `NewerSource`. */
  letIn(): void;
  reload(): void;
  forget(): Promise<void>;
  isGameOpen(): Promise<boolean>;
}

/** What the service worker tells. */
export interface NewerSource {
  waits(): void;
  tookOver(): void;
}

export function createNewerPage(deps: PageDeps): NewerPage & { readonly source: NewerSource } {
  const store = createStore<{ state: NewerState; gameOpen: boolean }>(() => ({
    state: 'none',
    gameOpen: false,
  }));
  const stateNow = () => store.getState().state;
  return {
    store,
    source: {
      waits() {
        if (stateNow() === 'none') store.setState({ state: 'waiting' });
      },
      tookOver() {
        // Asked for here: nobody plays. Asked for by another tab: whoever plays here goes on.
        if (stateNow() === 'taking') deps.reload();
        else store.setState({ state: 'behind' });
      },
    },
    look: deps.ask,
    comeAnew: deps.reload,
    async take() {
      const gameOpen = await deps.isGameOpen();
      store.setState({ gameOpen });
      if (gameOpen || stateNow() !== 'waiting') return;
      store.setState({ state: 'taking' });
      deps.letIn();
    },
    fetchAnew: deps.forget,
  };
}

/** For tests, and where the page has no service worker. */
export const noNewerPage: NewerPage = createNewerPage({
  ask() {},
  letIn() {},
  reload() {},
  forget: async () => {},
  isGameOpen: async () => false,
});

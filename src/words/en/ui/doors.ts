/** What stands on the table of screens and dialogs that open later: the rest of their words comes with them. */
import { listed } from '../grammar.ts';

export const autoPass = {
  title: 'Questions to skip',
  on: (count: number) => `Questions to skip: ${count}`,
  what: 'Questions to skip',
};

/** What opponents will do if the turn ended now. */
export const foresight = {
  key: 'f',
  button: { show: 'Show what enemies will do', hide: 'Hide what enemies will do' },
  /** Whether they are worked out at all. */
  setting: (on: boolean): string => (on ? 'Stop predicting enemies' : 'Predict enemies again'),
};

/** What the planner would do. */
export const hint = { ask: 'Show hint', key: 'h' };

export const looks = { key: 'o', title: 'Display' };

/** A turn laid out before it is taken. */
export const plan = {
  /** Opens it, and leads back. */
  key: 'p',
  open: 'Plan a turn',
  /** Plans went with the turns they were made for. */
  gone: (names: readonly string[]) => `The turn is over: plans for ${listed(names)} are gone.`,
  kept: (n: number) => `${n === 1 ? 'A plan is' : `${n} plans are`} saved.`,
  running: 'Doing the plan …',
  ended: {
    done: '',
    'not-on-offer': 'The plan stopped: its next step is not possible now.',
    'another-turn': 'The plan stopped: the turn is over.',
  },
};

export const print = { open: 'Print …' };

export const ruler = { key: 'm', open: 'Measure distance and line of sight' };

export const setUp = { notSet: (why: string) => `The game could not start: ${why}` };

export const sound = {
  key: 'v',
  toggle: (on: boolean) => (on ? 'Turn sound off' : 'Turn sound on'),
  menu: 'Sound settings',
};

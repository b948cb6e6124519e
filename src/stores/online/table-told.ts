/** What is told, said and pointed at over an online table, each for as long as it is of use. */
import { isKeyId } from '../../online/keys.ts';
import type { Timer } from '../game/pace.ts';
import type { Told } from './notices.ts';
import type { Notice, Ring, Talk } from './online-types.ts';

const MOST_NOTICES = 12;
const MOST_TALK = 60;
const RING_LASTS = 3000;

interface Around {
  readonly me: string;
  nameOf(key: string): string;
  readonly timer: Timer;
  changed(): void;
}

export interface TableTold {
  readonly notices: readonly Notice[];
  readonly talk: readonly Talk[];
  readonly rings: readonly Ring[];
  tell(...told: readonly Told[]): void;
  said(by: string, text: string): void;
  rang(by: string, at: Ring['at']): void;
  /** Names have come that were not there when it was told. */
  renamed(): void;
}

/** Whoever it is of is given by key. */
export function tableTold({ me, nameOf, timer, changed }: Around): TableTold {
  let told: readonly Notice[] = [];
  let talk: readonly Talk[] = [];
  let rings: readonly Ring[] = [];
  let named: Pick<TableTold, 'notices' | 'talk' | 'rings'> = { notices: [], talk: [], rings: [] };
  let numbers = 0;
  const number = () => (numbers += 1);
  const called = (of: string) => (isKeyId(of) ? nameOf(of) : of);
  function show(): void {
    named = {
      notices: told.map((one) => namedIn(one, called)),
      talk: talk.map((one) => ({ ...one, by: called(one.by) })),
      rings: rings.map((one) => ({ ...one, by: called(one.by) })),
    };
    changed();
  }
  return {
    get notices() {
      return named.notices;
    },
    get talk() {
      return named.talk;
    },
    get rings() {
      return named.rings;
    },
    tell(...more) {
      if (more.length === 0) return;
      told = [...told, ...more.map((one) => ({ ...one, id: number() }) as Notice)].slice(-MOST_NOTICES);
      show();
    },
    said(by, text) {
      talk = [...talk, { id: number(), by, mine: by === me, text }].slice(-MOST_TALK);
      show();
    },
    rang(by, at) {
      const ring = { id: number(), by, at };
      rings = [...rings, ring];
      timer.start(() => {
        rings = rings.filter((one) => one !== ring);
        show();
      }, RING_LASTS);
      show();
    },
    renamed: show,
  };
}

/** Whose names stand in a notice. */
const PERSONS = ['of', 'by', 'first'] as const;

function namedIn(one: Notice, called: (of: string) => string): Notice {
  const given = one as unknown as Readonly<Record<string, unknown>>;
  const names = PERSONS.flatMap((field) => {
    const of = given[field];
    return typeof of === 'string' ? [[field, called(of)] as const] : [];
  });
  return { ...one, ...Object.fromEntries(names) };
}

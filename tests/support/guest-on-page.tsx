/** The whole page with a game of another kind on it, as somebody opens it from a link. */
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeAll } from 'vitest';
import { App } from '../../src/app/app.tsx';
import { GUESTS } from '../../src/games/registry.ts';
import { partsOf } from '../../src/ui/guests/guest.ts';
import { fetchAll } from './all-parts.ts';
import { tableWith } from './table-of-memory.ts';

/** Everything of it is fetched before the first test; the address is cleared after each. Gives it, and what opens a link. */
export function guestOnPage(name: string) {
  const guests = GUESTS.filter((guest) => guest.name === name);
  beforeAll(async () => {
    // What a guest fetches later is asked for once it is there.
    await Promise.all(guests.flatMap((guest) => Object.values(partsOf(guest)).map((part) => part.fetch())));
    await fetchAll();
  });
  afterEach(() => {
    window.location.hash = '';
  });
  const openLink = async (link: string | null, more: Pick<ComponentProps<typeof App>, 'online'> = {}) => {
    window.location.hash = `#/link/${link}`;
    const table = tableWith({
      guests: guests.map(({ id, load }) => ({ id, games: async (ground) => (await load()).gamesOn(ground) })),
    });
    const page = render(<App table={table} guests={guests} {...more} />);
    await screen.findByRole('heading', { name, hidden: true });
    return page;
  };
  return { guests, openLink };
}

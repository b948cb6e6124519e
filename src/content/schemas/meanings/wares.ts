/** Items laid open, of cards and of encounters. */
export const wares = {
  items: 'Which items, by their ids; those of them that nobody has.',
  draw: 'So many more by chance, each another.',
  type: 'Of which type chance lays them open; of any where absent.',
  tier: 'Of which tier; the Loot LVL where absent, of Consumables also those below (p.17).',
  price: 'What each costs in Gold of the party; where absent nothing, and then one has to be taken.',
  take: 'No more than so many; where absent 1, or as many as are wanted where they are sold.',
};

export const warePrices = { printed: 'What the card prints.', half: 'Half of what the card prints.' };

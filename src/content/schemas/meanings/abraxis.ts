import type { Topic } from './topic.ts';

/** The cards of the dice game of p.70. */
export const abraxis: Topic = {
  keys: {
    abraxis: {
      symbols: 'What the four dice of each player should show.',
      eachRound:
        'What changes the symbols, in this order and for a round each; nothing of it stays for the next.',
      exact: 'Points gained by an exact match; 1 where absent.',
      text: 'What is read when it is laid on the table.',
    },
    'abraxis.eachRound': {
      in: 'The rounds it is for: odd ones, even ones, or those listed; all where absent.',
      symbols: 'Other symbols instead of those on the card.',
      add: 'Symbols that are to be matched beside the others.',
      draw: 'A card nobody owns is drawn and goes back at once; what its Symbol Abilities are paid with is added.',
    },
    'abraxis.eachRound.draw': { tier: 'The tier of that card.', itemType: 'What it is.' },
  },
  values: {
    'abraxis.eachRound.in': {
      odd: 'Rounds 1, 3 and 5.',
      even: 'Rounds 2 and 4.',
      1: 'The first round.',
      2: 'The second round.',
      3: 'The third round.',
      4: 'The fourth round.',
      5: 'The last round.',
    },
  },
};

/**
 * Sentences of encounters that the loader makes. They stand in the encounter as those of a file do, and go to the
 * screen the same way: as names, or through the words' catalogue of the content's sentences.
 */

/** The loss of every Adventurer, where a file does not say it (p.71, X14). */
export const ALL_FALLEN = 'Every adventurer has fallen.';

/** The room in which a position is played that belongs to no encounter. */
export const ROOM_SENTENCES = {
  name: 'A position',
  intro:
    'Figures on a bare floor, in the middle of a fight: try what the rule says, take it back, try another way.',
  won: 'Nobody is left to fight.',
  lost: 'That was the other way to learn it.',
};

/** The trial of a combatant of a player's own pack. */
export const trialSentences = (combatant: string) => ({
  name: `Trial: ${combatant}`,
  intro: `The yard is empty but for one opponent: ${combatant}.`,
  won: 'It is done for.',
  lost: 'It was too much.',
});

/** What campaigns say: fetched with their screens. */
export * from './book.ts';
export * from './fights.ts';
export * from './records.ts';
export * from './round.ts';
export * from './shelf.ts';

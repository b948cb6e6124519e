import type { Command } from './terminal.ts';

/** `npm run NAME`: does the command NAME of this folder; tests call its `main` without a process of its own. */
const [name, ...args] = process.argv.slice(2);
const { main } = (await import(`./${name}.ts`)) as { readonly main: Command };
process.exitCode = await main(args, console);

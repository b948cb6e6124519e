import type { Command } from './terminal.ts';

/** `npm run NAME`: does the command NAME of this folder; tests call its `main` without a process of its own. */
const [name, ...args] = process.argv.slice(2);
const { main } = (await import(`./${name}.ts`)) as { readonly main: Command };
const { stdout } = process;
process.exitCode = await main(args, {
  log: (text) => console.log(text),
  error: (text) => console.error(text),
  ...(stdout.isTTY && { screen: { colours: stdout.hasColors() } }),
});

import type { ChildProcess } from 'node:child_process';
import type { Command } from '../../src/sim/terminal.ts';

/** What Node is told to start a command as `npm run` does: the sources, made JavaScript on the way in. */
export const asNpmStarts = (name: string): string[] => ['--import', 'tsx', 'src/sim/start.ts', name];

/** What a command that was started said, and with what code it ended. */
export const ended = (child: ChildProcess) =>
  new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const text = { out: '', err: '' };
    child.stdout!.on('data', (data) => (text.out += data));
    child.stderr!.on('data', (data) => (text.err += data));
    child.on('close', (code) => resolve({ code, ...text }));
  });

/**
 * The same of a command done in this process, without the second or two that one of its own takes to start; one start
 * of each is left to `asNpmStarts`. `heard` is given what it says beside its output, as it is said.
 */
export async function done(
  main: Command,
  args: readonly string[],
  heard: (said: string) => void = () => {},
): Promise<{ code: number; out: string; err: string }> {
  const text = { out: '', err: '' };
  const before = process.listeners('SIGINT');
  const code = await main([...args], {
    log: (line) => {
      text.out += `${line}\n`;
    },
    error: (line) => {
      text.err += `${line}\n`;
      heard(line);
    },
  });
  // A command that hears Ctrl+C does so to the end of its process.
  for (const own of process.listeners('SIGINT')) if (!before.includes(own)) process.off('SIGINT', own);
  return { code, ...text };
}

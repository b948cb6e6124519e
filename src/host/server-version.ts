/** Which `nats-server` there is on this machine, and what it may be used for. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface FoundServer {
  readonly path: string;
  /** `2.9.10`. */
  readonly version: string;
}

/** Where packages put it that not everybody's path has. */
const BESIDE = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function versionOf(path: string): string | null {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 10_000 });
  return /nats-server: v(\d+\.\d+\.\d+)/.exec(stdout ?? '')?.[1] ?? null;
}

/** The one named, or the first of the path; null where there is none that says its version. */
export function findServer(named?: string, path = process.env.PATH ?? ''): FoundServer | null {
  const name = process.platform === 'win32' ? 'nats-server.exe' : 'nats-server';
  const folders = [...path.split(delimiter).filter(Boolean), ...(process.platform === 'win32' ? [] : BESIDE)];
  for (const place of named === undefined ? folders.map((folder) => join(folder, name)) : [named]) {
    const version = runs(place) ? versionOf(place) : null;
    if (version !== null) return { path: place, version };
  }
  return null;
}

/**
 * Whether strangers may reach it: older ones have faults with which a stranger ends the process, or one account
 * another's streams (CVE-2025-30215, CVE-2026-27889, CVE-2026-27571).
 */
export function isForStrangers(version: string): boolean {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (major !== 2) return major > 2;
  if (minor === 11) return patch >= 16;
  return minor > 12 || (minor === 12 && patch >= 7);
}

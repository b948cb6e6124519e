/** Where the table can be reached, and from where: this machine, this network, everywhere. */
import { hostname, networkInterfaces } from 'node:os';

export interface Address {
  readonly url: string;
  readonly reach: 'machine' | 'network' | 'public';
}

/** Told of a network that others are in: neither the machine's own nor one of a single cable. */
const isOfANetwork = (address: string) => !address.startsWith('169.254.') && !address.startsWith('127.');

const inNetwork = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && isOfANetwork(address))
    .map(({ address }) => address);

const isLoopback = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);
const isAll = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** `host`: what it listens at; `published`: the address it has in the world, if any. */
export function addressesOf(host: string, port: number, published: string | null): Address[] {
  const at = (name: string) => `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
  const own: Address[] = isAll(host)
    ? [
        { url: at('localhost'), reach: 'machine' },
        ...inNetwork().map((address): Address => ({ url: at(address), reach: 'network' })),
      ]
    : [{ url: at(host), reach: isLoopback(host) ? 'machine' : 'network' }];
  return published === null ? own : [...own, { url: published, reach: 'public' }];
}

/** The name in a `Host` header, without its port. */
const nameIn = (header: string): string => header.replace(/:\d+$/, '').toLowerCase();

/**
 * Whether a page of that origin is the table's own. Also the name it was called by must be one of this machine's:
 * another's name that leads here would make any page of that name ours.
 */
export function isOwnOrigin(origin: string, hostHeader: string, published: string | null): boolean {
  if (published !== null && origin === new URL(published).origin) return true;
  let asked: URL;
  try {
    asked = new URL(origin);
  } catch {
    return false;
  }
  if (asked.protocol !== 'http:' || asked.host !== hostHeader.toLowerCase()) return false;
  const name = nameIn(hostHeader);
  const own = hostname().toLowerCase();
  const isNumber = /^(\d+\.\d+\.\d+\.\d+|\[[0-9a-f:]+\])$/.test(name);
  return isNumber || name === 'localhost' || name === own || name === `${own}.local`;
}

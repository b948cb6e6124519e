/**
 * A file of the page that holds data, fetched once however often it is asked for, and anew after it did not come.
 * Throws what the network or the server says. It is trusted as the scripts are: it came with them.
 */
export function fetchedOnce<T>(address: string): () => Promise<T> {
  let fetched: Promise<T> | null = null;
  return () => {
    fetched ??= fetchJson<T>(address).catch((error) => {
      fetched = null;
      throw error;
    });
    return fetched;
  };
}

async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return (await response.json()) as T;
}

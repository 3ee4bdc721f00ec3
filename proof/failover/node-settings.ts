import { readFileSync } from 'node:fs';

interface Own {
  /** From 1 on. */
  number: number;
  /** Of all nodes, in their order. */
  addresses: readonly string[];
  /** Folders of the guide, and those of this node. */
  paths: ReadonlyArray<readonly [given: string, own: string]>;
}

/**
 * The settings of one node from a file of the guide, which gives those of the first: another has its own name and address
 * in all but the lists of all nodes.
 */
export function nodeSettings(file: string, { number, addresses, paths }: Own): NodeJS.ProcessEnv {
  const lines = readFileSync(file, 'utf8').split('\n');
  const settings = lines.flatMap((line) => {
    const [, name, value] = /^([A-Z0-9_]+)=(.*)$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value] as const];
  });
  const isOfAll = (value: string) => value.includes('10.0.0.2');
  const owned = (value: string) => value.replace(/^db1$/, `db${number}`).replace('10.0.0.1:', `10.0.0.${number}:`);
  return Object.fromEntries(
    settings.map(([name, value]) => [
      name,
      replaced(ownAddresses(isOfAll(value) ? value : owned(value), addresses), paths),
    ]),
  );
}

/** The addresses of the guide are those of the nodes. */
export const ownAddresses = (text: string, addresses: readonly string[]): string =>
  replaced(
    text,
    addresses.map((own, index) => [`10.0.0.${index + 1}:`, `${own}:`] as const),
  );

/** The text with others in place of what a guide gives. */
export const replaced = (text: string, pairs: ReadonlyArray<readonly [string, string]>) =>
  pairs.reduce((before, [given, own]) => before.replaceAll(given, own), text);

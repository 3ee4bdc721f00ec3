import { readFileSync } from 'node:fs';

/** The words of a list beside this file, one a line. */
export function readWordList(name: string): ReadonlySet<string> {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8');
  return new Set(text.trimEnd().split('\n'));
}

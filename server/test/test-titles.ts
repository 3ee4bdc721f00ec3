import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const server = join(import.meta.dirname, '..');

export const readAll = (pattern: string, exclude: readonly string[] = []): Map<string, string> =>
  new Map(
    globSync(pattern, { cwd: server, exclude: [...exclude] }).map((path) => [
      path,
      readFileSync(join(server, path), 'utf8'),
    ]),
  );

/** All tests there are, as they are written. */
export const testTexts = () => [...readAll('**/*.test.ts').values()].join('\n');

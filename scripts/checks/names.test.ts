import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');

/** A thread imports them by their address and calls what they export as `read`. */
const namedOtherwise: readonly string[] = [
  'server/src/connectors/bank-1c-statement/read-statement.ts',
  'server/src/connectors/upd-import/read-file.ts',
];

test('a file with one export is named as that export', () => {
  const unlike = filesUnlikeTheirExport();
  assert.deepEqual(
    unlike.filter((path) => !namedOtherwise.includes(path)),
    [],
    'rename the file or its export',
  );
});

/** A file may also be named as a type it exports; files named in two parts, such as `catalog.routes.ts`, are left out. */
function filesUnlikeTheirExport(): string[] {
  const folders = '{nouns,server,portal,scripts,tools,bench,proof,sdk}';
  const paths = globSync(`${folders}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: ['**/node_modules', '**/dist', 'sdk/src/generated'],
  });
  assert.ok(paths.length > 2_000);
  return paths.filter(isUnlike);
}

function isUnlike(path: string): boolean {
  const name = (path.split('/').at(-1) as string).replace(/\.tsx?$/, '');
  const text = readFileSync(join(root, path), 'utf8');
  const namesOf = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => kebab(found as string));
  const values = namesOf(/^export (?:async )?(?:const|function\*?|class) (\w+)/gm);
  const types = namesOf(/^export (?:interface|type) (\w+)/gm);
  return values.length === 1 && !name.includes('.') && ![...values, ...types].includes(name);
}

const kebab = (name: string) =>
  name
    .replace('OAuth', 'Oauth')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

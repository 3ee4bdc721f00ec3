import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { toBeRenamed } from './to-be-renamed.ts';

const root = join(import.meta.dirname, '../..');

test('a file with one export is named as that export', () => {
  const unlike = filesUnlikeTheirExport();
  assert.deepEqual(
    unlike.filter((path) => !toBeRenamed.includes(path)),
    [],
    'rename the file or its export',
  );
});

test('the list of files to be renamed names only files that still are', () => {
  const unlike = filesUnlikeTheirExport();
  assert.deepEqual(
    toBeRenamed.filter((path) => !unlike.includes(path)),
    [],
    'take these out of to-be-renamed.ts',
  );
});

/** Types do not count, nor do files named in two parts, such as `catalog.routes.ts`. */
function filesUnlikeTheirExport(): string[] {
  const folders = '{nouns,server,portal,scripts,tools,bench,proof,sdk}';
  const paths = globSync(`${folders}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/node_modules', '**/dist'] });
  assert.ok(paths.length > 2_000);
  return paths.filter(isUnlike);
}

function isUnlike(path: string): boolean {
  const name = (path.split('/').at(-1) as string).replace(/\.tsx?$/, '');
  const exported = [
    ...readFileSync(join(root, path), 'utf8').matchAll(/^export (?:async )?(?:const|function\*?|class) (\w+)/gm),
  ].map(([, found]) => found as string);
  return exported.length === 1 && !name.includes('.') && kebab(exported[0] as string) !== name;
}

const kebab = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

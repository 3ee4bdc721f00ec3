import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { events } from '../../src/app.ts';

const root = join(import.meta.dirname, '../../..');

/** The addresses of the portal, below the name of the company; segments that stand for something are `*`. */
const pages = globSync('portal/src/features/**/*.routes.tsx', { cwd: root }).flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const others = /otherNames = \[([^\]]*)\]/.exec(text)?.[1]?.match(/[\w-]+/g) ?? [];
  return [...text.matchAll(/path: ['`]([^'`]+)['`]/g)].flatMap(([, path = '']) =>
    path.includes('${name}') ? others.map((name) => path.replace('${name}', name)) : [path],
  );
});

const shapeOf = (path: string) =>
  path
    .replace(/^\//, '')
    .split('/')
    .map((part) => (part.startsWith('$') ? '*' : part))
    .join('/');

const shapes = new Set(pages.map(shapeOf));

const leadsSomewhere = (path: string) => shapes.has(path.replace(/^\//, '').replaceAll(/\$\{[^}]*\}/g, '*'));

test('the portal link of every event leads to a page of the portal, that of a warehouse too', () => {
  const linked = events.types.map((type) => events.pathsOf(type, '*').portal).filter((path) => path !== null);
  assert.ok(linked.includes('/warehouses/*'));
  assert.deepEqual(
    linked.filter((path) => !leadsSomewhere(path)),
    [],
  );
});

test('every page that a letter leads to is one of the portal', () => {
  const told = globSync('server/src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const found = [...text.matchAll(/(?:page: `|publicUrl\})(\/[^`?#]*)/g)].map(([, path = '']) => path);
    return found
      .filter((path) => !/^\/(api\/v1|scim\/v2|p\/|d\/|rfq$|order$|$)/.test(path))
      .map((path) => ({ file, path }));
  });
  assert.ok(told.length > 5, `only ${told.length} were found`);
  assert.deepEqual(
    told.filter(({ path }) => !leadsSomewhere(path)),
    [],
  );
});

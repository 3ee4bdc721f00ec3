import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');
const row = "import { row } from '../../domains/catalog/item.row.ts'; export const x = row;";

/** Each breaks the rules named before it. */
const planted: Readonly<Record<string, string>> = {
  '../../nouns/a.ts':
    "import Type from 'typebox'; export { S } from '../server/src/read-settings.ts'; export const t = Type;",
  'kernel/a.ts': "import type { S } from '../read-settings.ts'; export type A = S;",
  'read-settings.ts': 'export type S = 1;',
  'platform/a.ts': "import type { R } from '../domains/catalog/item.row.ts'; export type A = R;",
  'platform/b.ts': "import { c } from './c.ts'; export const b = () => c;",
  'platform/c.ts': "import { b } from './b.ts'; export const c = () => b;",
  'platform/e.ts': "import type { F } from './f.ts'; export type E = F | 1;",
  'platform/f.ts': "import type { E } from './e.ts'; export type F = E | 2;",
  'platform/g.ts': "export const g = () => import('./h.ts');",
  'platform/h.ts': "import { g } from './g.ts'; export const h = g;",
  'domains/catalog/item.row.ts': 'export type R = 1; export const row = 1;',
  'domains/company/a.ts': "import pg from 'pg'; export { x } from '../../surfaces/index.ts'; export const p = pg;",
  'domains/company/b.ts': row,
  'surfaces/index.ts': row.replace('../../', '../'),
  'connectors/one/a.ts':
    "export { b } from '../two/b.ts'; export { x } from '../../surfaces/index.ts'; export const a = 1;",
  'connectors/two/b.ts': "export { s } from '../../../../tools/sim/s.ts'; export const b = 1;",
  '../../tools/sim/s.ts': "export { row } from '../../server/src/domains/catalog/item.row.ts'; export const s = 1;",
  '../../sdk/src/a.ts': "export { row } from '../../server/src/domains/catalog/item.row.ts'; export const a = 1;",
  '../../sdk/src/cli/a.ts': "import pg from 'pg'; export { join } from 'node:path'; export const p = pg;",
  '../../sdk/src/b.ts': "export { p } from './cli/a.ts';",
  'platform/d.ts': "export { a } from '../connectors/one/a.ts';",
  'surfaces/a.test.ts': row.replace('../../', '../'),
};

test('every direction rule names the import that breaks it, and tests may import anything', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'directions-'));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(planted)) {
    mkdirSync(dirname(join(folder, 'server/src', path)), { recursive: true });
    writeFileSync(join(folder, 'server/src', path), text);
  }
  const options = [
    '--config',
    join(root, '.dependency-cruiser.cjs'),
    '--output-type',
    'json',
    'server',
    'nouns',
    'sdk',
  ];
  const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/.bin/depcruise'), ...options], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  });
  const { summary } = JSON.parse(stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } };
  const found = summary.violations.map(({ from, rule }) => `${rule.name}: ${from.replace('server/src/', '')}`);
  assert.deepEqual([...new Set(found)].sort(), [
    'command-line-needs-node-alone: sdk/src/cli/a.ts',
    'company-looks-down-only: domains/company/b.ts',
    'connectors-know-no-surface: connectors/one/a.ts',
    'connectors-stay-apart: connectors/one/a.ts',
    'domains-know-no-surface: domains/company/a.ts',
    'kernel-knows-nobody: kernel/a.ts',
    'no-barrels: connectors/one/a.ts',
    'no-barrels: domains/company/a.ts',
    'no-circles: platform/b.ts',
    'no-circles: platform/e.ts',
    'no-circles: platform/g.ts',
    'nobody-leans-on-a-simulator: connectors/two/b.ts',
    'nobody-leans-on-the-command-line: sdk/src/b.ts',
    'nobody-names-a-connector: platform/d.ts',
    'nouns-know-nouns-only: nouns/a.ts',
    'one-door-to-the-pool: domains/company/a.ts',
    'platform-knows-kernel-only: platform/a.ts',
    'platform-knows-kernel-only: platform/d.ts',
    'sdk-stands-alone: sdk/src/a.ts',
    'simulators-share-nothing: tools/sim/s.ts',
    'surfaces-know-kernel-and-platform-only: surfaces/index.ts',
    'tables-stay-home: domains/company/b.ts',
  ]);
});

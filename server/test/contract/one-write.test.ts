import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { allRoutes } from '../../src/app.ts';
import { catalogFacade } from '../../src/domains/catalog/catalog.facade.ts';

const root = join(import.meta.dirname, '../../..');
const architecture = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
const section =
  architecture.split(/^## /m).find((part) => part.startsWith('One write, from URL to the sent webhook')) ?? '';
const [, method, address] = /`(\w+) (\/api\/\S+)`/.exec(section) ?? [];

interface Step {
  file: string;
  name: string;
  /** What leads to the next step. */
  leads: string | undefined;
}

const steps: Step[] = section.split(/^\d+\. /m).flatMap((text) => {
  const [, file, name] = /^`(\S+\.ts)` `(\w+)`/.exec(text) ?? [];
  return file && name ? [{ file: join(root, 'server/src', file), name, leads: /→ `(\w+)`/.exec(text)?.[1] }] : [];
});

const textOf = (file: string) => readFileSync(file, 'utf8');

/** The text of a file and of those it imports, so many steps away. */
function within(file: string, depth: number): string {
  const text = textOf(file);
  if (depth === 0) return text;
  const imported = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path]) => join(dirname(file), path as string));
  return [text, ...imported.map((one) => within(one, depth - 1))].join('\n');
}

const names = (text: string, word: string) => new RegExp(`\\b${word}\\b`).test(text);

test('the address is found where it is served, with the operation behind it', () => {
  const route = allRoutes.find((one) => one.method === method && one.path === address);
  assert.equal(catalogFacade.path, address);
  assert.equal(route?.operation.name, catalogFacade.create?.name);
  assert.ok(textOf(steps[0]?.file as string).includes(`'${address}'`));
  assert.ok(names(textOf(join(root, 'server/src/surfaces/http/serve-routes.ts')), steps[1]?.name as string));
});

for (const [at, { file, name, leads }] of steps.entries()) {
  const next = steps[at + 1];
  test(`step ${at + 1} of a write is ${name}, which leads to ${next?.name ?? 'the receiver'}`, () => {
    assert.match(textOf(file), new RegExp(`^export (const|(async )?function) ${name}\\b`, 'm'));
    if (!next || at === 0) return;
    assert.ok(leads, 'an arrow to the next step');
    const upToHere = steps.slice(0, at + 1).some((step) => names(textOf(step.file), leads));
    assert.ok(upToHere, `${leads} stands in this step or an earlier one`);
    assert.ok(names(within(next.file, 2), leads), `${next.name} is met through ${leads}`);
  });
}

test('a write is read in twelve files and six hundred lines at most', () => {
  const lines = steps.reduce((sum, { file }) => sum + textOf(file).trimEnd().split('\n').length, 0);
  assert.ok(steps.length > 1 && steps.length <= 12, `${steps.length} files`);
  assert.ok(lines <= 600, `${lines} lines`);
});

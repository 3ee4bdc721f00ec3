import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TSchema } from 'typebox';
import { type Scope, scopes } from '../../../../nouns/kit/rights.ts';
import { agent } from '../../../test/agent.ts';
import { newPortal } from '../../../test/harness.ts';
import { allRoutes } from '../../app.ts';
import { whyNotDry } from '../../platform/door/dry-run/refuse-dry-run.ts';
import { membersOf } from './tools/described-tool.ts';
import { toolsOf } from './tools/tools-of.ts';
import { usualFields } from './tools/usual-fields.ts';

const tools = toolsOf(allRoutes);
const open = ['find_operation', 'call_operation'];

test('each scope opens the tools whose operations take it, and no others', async () => {
  const portal = await newPortal();
  for (const scope of scopes) {
    const told = (await agent(await portal.key(scope)).tools()).map(({ name }) => name);
    const taken = tools.filter(({ route }) => [route.operation.scope].flat().includes(scope as Scope));
    assert.deepEqual(told, [...taken.map(({ name }) => name), ...open], scope);
  }
});

test('every write takes dryRun and wants a key for repeats; no read does', async () => {
  const portal = await newPortal();
  const told = await agent(await portal.key(...scopes)).tools();
  for (const { name, inputSchema, annotations } of told) {
    const writes = name === 'call_operation' || annotations.readOnlyHint !== true;
    assert.equal('dryRun' in inputSchema.properties, writes, name);
    assert.equal((inputSchema.required ?? []).includes('idempotencyKey'), writes && name !== 'call_operation', name);
  }
  for (const { name, route } of tools) assert.equal(whyNotDry(route.operation), undefined, name);
});

test('what a tool tells unless it is asked for more is among what its address tells', () => {
  for (const { name, route } of tools) {
    const { operation } = route;
    const known = membersOf('row' in operation ? (operation.row as TSchema) : operation.output);
    const told = (usualFields[name] ?? '').split(',').map((path) => path.split('.')[0] as string);
    assert.deepEqual(
      told.filter((field) => field !== '' && !known.includes(field)),
      [],
      name,
    );
  }
  assert.deepEqual(
    Object.keys(usualFields).filter((name) => !tools.some((tool) => tool.name === name)),
    [],
  );
});

test('the list is the same each time, in both languages, and stays small', async () => {
  const portal = await newPortal();
  const key = await portal.key(...scopes);
  const [told, again] = [await agent(key).tools(), await agent(key).tools()];
  assert.deepEqual(told, again);
  const english = await agent(key, { 'accept-language': 'en' }).tools();
  assert.deepEqual([told[0]?.title, english[0]?.title], ['Список заявок на закупку', 'List purchase requisitions']);
  assert.ok(JSON.stringify(told).length / 4 < 10_000, `${JSON.stringify(told).length / 4} tokens`);
});

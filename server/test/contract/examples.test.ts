import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allRoutes, facadeResources } from '../../src/app.ts';
import { exampleId } from '../../src/kernel/fields.ts';
import type { Route } from '../../src/kernel/routes.ts';
import type { Json } from '../../src/surfaces/http/openapi/json.ts';
import { request } from '../harness.ts';
import { madeFirst } from './examples/made-first.ts';
import { parametersOf, refusedParameters } from './examples/parameters.ts';
import { type Ask, entryOf, exampleOf, reader } from './examples/reader.ts';
import { isOpen, named, takesFiles } from './probe.ts';

/** What needs more than a record: an integration, a publisher, a whole purchase; it is refused in just these words. */
const standsOnMore: Record<string, string> = {
  'PATCH /api/v1/settings/pipeline/stages/order': 'validation_failed',
  'POST /api/v1/auth/change-password': 'validation_failed',
  'POST /api/v1/settings/approval-substitutes': 'unknown_reference',
  'POST /api/v1/supplier-quotes': 'unknown_reference',
  'POST /api/v1/rfq-questions': 'not_found',
  'POST /api/v1/supplier-quotes/award-plan': 'validation_failed',
  'POST /api/v1/purchase-orders/from-requisition': 'not_found',
  'POST /api/v1/requisition-templates/from-requisition': 'not_found',
  'POST /api/v1/reorder-points': 'validation_failed',
  'POST /api/v1/purchase-orders/export': 'unknown_reference',
  'POST /api/v1/supplier-returns': 'unknown_reference',
  'POST /api/v1/stock-reservations': 'unknown_reference',
  'POST /api/v1/supplier-returns/export': 'unknown_reference',
  'POST /api/v1/stock-receipts/export': 'unknown_reference',
  'POST /api/v1/logistics/plan': 'validation_failed',
  'POST /api/v1/logistics/documents/export': 'not_found',
  'POST /api/v1/e-documents/outgoing': 'not_found',
  'POST /api/v1/auth/prove': 'conflict',
  'POST /api/v1/auth/prove/passkey/options': 'conflict',
  'POST /api/v1/auth/passkeys': 'validation_failed',
  'POST /api/v1/auth/email-change/cancel': 'not_found',
  'POST /api/v1/auth/email-change/confirm': 'not_found',
  'POST /api/v1/auth/second-factor': 'validation_failed',
  'POST /api/v1/auth/second-factor/confirm': 'validation_failed',
  'POST /api/v1/auth/second-factor/recovery-codes': 'conflict',
  'POST /api/v1/auth/second-factor/remove': 'conflict',
  'POST /api/v1/mailbox/messages': 'installation_not_ready',
  'POST /api/v1/integrations/messenger/iframe': 'installation_not_ready',
  'POST /api/v1/integrations/messenger/channels/sync': 'installation_not_ready',
  'POST /api/v1/integrations/messenger/users/sync': 'installation_not_ready',
  'POST /api/v1/integrations/messenger/contacts/sync': 'installation_not_ready',
  'POST /api/v1/integrations/messenger/deals/sync': 'installation_not_ready',
  'POST /api/v1/integrations/messenger/webhook/register': 'installation_not_ready',
  'POST /api/v1/integrations/messenger/messages/test': 'installation_not_ready',
  'POST /api/v1/messenger/messages': 'not_found',
  'POST /api/v1/suggestions/addresses/clean': 'installation_not_ready',
  'POST /api/v1/bank/payment-orders': 'installation_not_ready',
  'PUT /api/v1/integrations/publisher': 'business_rule_violated',
  'PUT /api/v1/integrations/tasktracker/settings': 'installation_not_ready',
  'POST /api/v1/integrations/tasktracker/sync': 'installation_not_ready',
  'POST /api/v1/integrations/tasktracker/webhook/register': 'installation_not_ready',
  'POST /api/v1/integrations/tasktracker/tasks': 'not_found',
  'POST /api/v1/integrations/tasktracker/links': 'not_found',
  'POST /api/v1/integrations/publications': 'business_rule_violated',
  'POST /api/v1/sandbox/clock': 'conflict',
  'POST /api/v1/sandbox/reset': 'conflict',
};

const fixed = allRoutes.filter((one) => !isOpen(one) && !takesFiles(one) && !one.path.includes('/:'));

test('every example of a body works as printed in a portal just registered, after what it says to make first', async () => {
  const failed: string[] = [];
  for (const route of fixed.filter(exampleOf)) {
    const { ask } = await reader(route);
    const made = await madeFirst[named(route)]?.(ask);
    const text = JSON.stringify(exampleOf(route));
    const { status, json } = await ask(
      route.method,
      route.path,
      JSON.parse(made ? text.replaceAll(exampleId, made) : text),
    );
    const expected = standsOnMore[named(route)];
    if (expected ? json?.code !== expected : status >= 400)
      failed.push(`${named(route)}: ${status} ${JSON.stringify(json.errors ?? json)}`);
    if (status === 207 && json.items.some((one: Json) => Number(one.status) >= 400))
      failed.push(`${named(route)}: ${JSON.stringify(json.items)}`);
  }
  assert.deepEqual(failed, []);
});

test('an example of what anybody may send is taken, or refused for what it names, never for how it is written', async () => {
  const open = allRoutes.filter((one) => isOpen(one) && !takesFiles(one) && !one.path.includes('/:') && exampleOf(one));
  const failed: string[] = [];
  for (const route of open) {
    const { status, json } = await request(route.method, route.path, { body: exampleOf(route) });
    if ([400, 422].includes(status)) failed.push(`${named(route)}: ${status} ${JSON.stringify(json.errors ?? json)}`);
  }
  assert.ok(open.length > 10);
  assert.deepEqual(failed, []);
});

/** The field that examples of filters name, for the records of a list: its description says to define it first. */
async function defineHazard(ask: Ask, { path }: Route) {
  const keys = { key: 'hazard_class', label: 'Класс опасности', type: 'string' };
  const resource = facadeResources.find(({ key, aliases = [] }) =>
    [key, ...aliases].includes(path.split('/').at(-1) ?? ''),
  );
  await ask('POST', '/api/v1/settings/custom-fields', { ...keys, entityType: resource?.entity.customFieldsOf });
}

/** It compares what a reader has bought, by identifiers no example can know. */
const comparison = '/api/v1/supplier-quotes/compare/list';
const comparisons = [comparison, '/api/v1/supplier-quotes/compare/explain'];

test('every example of a parameter is taken', async () => {
  const refused: string[] = [];
  for (const route of fixed.filter(({ method, path }) => method === 'GET' && !comparisons.includes(path))) {
    const { ask } = await reader(route);
    if (parametersOf(route).some(({ name }) => name === 'custom')) await defineHazard(ask, route);
    // What is not there, or cannot be shown yet, is told of the portal and not of the example.
    refused.push(
      ...(await refusedParameters({ ask }, route, ({ status }) => status >= 400 && ![404, 409].includes(status))),
    );
  }
  assert.deepEqual(refused, []);
});

test('no example carries the idempotency key twice, or an identifier without saying what it stands for', () => {
  for (const route of allRoutes) {
    const example = exampleOf(route);
    assert.ok(!example || !('idempotencyKey' in example), named(route));
    const { description } = (entryOf(route).requestBody ?? {}) as Json;
    if (JSON.stringify(example ?? '').includes(exampleId))
      assert.match(String(description), /create those first/, named(route));
  }
});

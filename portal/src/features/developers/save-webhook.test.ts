import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer } from '../../../test/answer.ts';

const { rateFault, saveWebhook, webhookInput } = await import('./save-webhook.ts');
const { beginSession } = await import('../../shared/session/session.ts');

beginSession({ accessToken: 'token', expiresIn: 900 });

const known = {
  ...{
    id: 'w1',
    version: 4,
    name: 'Учёт',
    url: 'https://erp.example/hook',
    events: ['integration_api.invoice.created'],
  },
  ...{ payloadMode: 'thin', ordering: 'entity', alertEmails: [], rotationFallback: true, maxRatePerSecond: 10 },
  headers: { 'X-Tenant': '••••' },
} as unknown as NonNullable<Parameters<typeof webhookInput>[0]>;

/** What is sent when the form is saved as it stands. */
async function sent(webhook: typeof known | undefined, changes: Partial<ReturnType<typeof webhookInput>> = {}) {
  const asked = answer(() => ({ body: { ...known, secret: 'whsec_1' } }));
  await saveWebhook(webhook, { ...webhookInput(webhook), ...changes });
  const [call] = asked;
  return { call: `${call?.method} ${call?.path}`, body: call?.body as Record<string, unknown> };
}

test('a subscription that is opened and saved stays as it was', async () => {
  const { call, body } = await sent(known);
  assert.equal(call, 'PATCH /api/v1/webhook-subscriptions/w1');
  assert.deepEqual(
    [body.maxRatePerSecond, body.headers, body.ordering, body.version],
    [10, { 'X-Tenant': '••••' }, 'entity', 4],
    'a header left covered keeps its value',
  );
});

test('a new one sends whole records as they come, without a limit', async () => {
  const { call, body } = await sent(undefined, { name: 'Учёт', url: 'https://erp.example/hook' });
  assert.equal(call, 'POST /api/v1/webhook-subscriptions');
  assert.deepEqual(
    [body.payloadMode, body.ordering, body.maxRatePerSecond, body.events, body.headers],
    ['full', 'none', null, [], {}],
  );
});

test('a header without a name is left out, and spaces around a name are no part of it', async () => {
  const headers = [
    { name: ' X-Tenant ', value: 'romashka' },
    { name: '  ', value: 'lost' },
  ];
  assert.deepEqual((await sent(known, { headers })).body.headers, { 'X-Tenant': 'romashka' });
});

test('a limit that is no number is refused at its field, and not saved as no limit', () => {
  for (const typed of ['10/с', 'десять', '0', '-1', '1,5', '1 000']) assert.ok(rateFault(typed), typed);
  for (const typed of ['', '  ', '1', '250', ' 10 ']) assert.equal(rateFault(typed), null, typed);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paper } from '../billing.ts';
import { owner, request, signIn } from '../harness.ts';
import { reservingPortal } from '../reservations.ts';
import { newCounterparty } from '../suppliers.ts';
import { inAddresses } from './mistakes/in-addresses.ts';
import { inFields } from './mistakes/in-fields.ts';
import { inRequests } from './mistakes/in-requests.ts';
import { inRules } from './mistakes/in-rules.ts';
import type { Mistake } from './mistakes/mistake.ts';

const mistakes: readonly Mistake[] = [...inFields, ...inAddresses, ...inRequests, ...inRules];

interface Body {
  [member: string]: unknown;
  detail: string;
  fix: string;
  errors?: ReadonlyArray<{ pointer?: string; parameter?: string; message: string; fix?: string; params?: object }>;
}

test('the body alone of two hundred planted mistakes names the field, the rule and the fix, in both languages', async () => {
  const send = await senderOf();
  const unclear: string[] = [];
  for (const planted of mistakes) {
    const english = await send(planted, 'en');
    const russian = await send(planted, 'ru');
    const faults = [...faultsOf(planted, english.json), ...inRussian(russian.json)];
    if (english.status < 400 || english.status > 499) faults.push(`status ${english.status}`);
    if (faults.length > 0)
      unclear.push(`${planted.request} ${planted.field}: ${faults.join(', ')}\n  ${JSON.stringify(english.json)}`);
  }
  assert.ok(mistakes.length >= 200, String(mistakes.length));
  assert.equal(unclear.length, 0, unclear.join('\n'));
});

/** What an answer does not say of the mistake. */
function faultsOf({ field, rule, fix }: Mistake, body: Body): string[] {
  const named = body.errors?.find(({ pointer, parameter }) => (pointer ?? parameter) === field);
  const isPlaced = ['line', body.line, 'column', body.column].join(' ') === field;
  const told = [body.detail, named?.message, JSON.stringify(named?.params)].join(' ');
  return [
    ...(named || isPlaced || field in body ? [] : ['names no field']),
    ...(rule.test(told) ? [] : ['tells no rule']),
    ...(fix.test(named?.fix ?? body.fix) ? [] : ['tells no fix']),
  ];
}

/** Sentences of the Russian answer that are not in Russian. */
const inRussian = ({ detail, fix, errors = [] }: Body) =>
  [detail, fix, ...errors.flatMap((error) => [error.message, error.fix ?? error.message])]
    .filter((sentence) => !/[а-яё]{2}/i.test(sentence))
    .map((sentence) => `not in Russian: ${sentence}`);

/** A portal with one of each record that the mistakes name, and how they are sent to it. */
async function senderOf() {
  const held = await reservingPortal();
  const { portal, itemId, warehouseId, items } = held;
  const supplier = await newCounterparty(portal);
  await owner.query(
    'insert into company_profiles (tenant_id, no_self_approval, pay_only_approved) values ($1, false, false) on conflict (tenant_id) do update set pay_only_approved = false',
    [portal.tenantId],
  );
  const token = await signIn(portal);
  const byOwner = async (method: string, path: string, body: object) => {
    const { status, json } = await request(method, `/api/v1${path}`, { token, body });
    assert.ok(status < 300, JSON.stringify(json));
    return json;
  };
  await byOwner('PATCH', `/catalog/${itemId}`, { sku: 'C-500' });
  await byOwner('PATCH', `/warehouses/${warehouseId}`, { code: 'ОСН' });
  await byOwner('POST', '/catalog', { name: 'Песок' });
  await byOwner('PUT', '/integration-api/links', {
    ...{ externalSource: '1c', externalId: '000000104' },
    ...{ entityType: 'catalog_item', entityId: itemId },
  });
  const invoice = await byOwner('POST', '/invoices', { counterpartyId: supplier.counterpartyId, lines: [paper()] });
  const { json: page } = await request('GET', '/api/v1/catalog?limit=1', { token });
  const records: Record<string, string> = {
    ...{ item: itemId, warehouse: warehouseId, requisition: held.id, line: items[0].id, invoice: invoice.id },
    ...{ supplier: supplier.supplierId, cursor: page.page.nextCursor },
  };
  const named = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => records[name] ?? whole);

  return async ({ request: asked, given, headers = {} }: Mistake, language: string) => {
    const [method = '', path = ''] = asked.split(' ');
    const body = typeof given === 'object' ? JSON.parse(named(JSON.stringify(given))) : given;
    const identified = 'authorization' in headers || 'x-api-key' in headers || path.startsWith('/auth/register');
    return request(method, encodeURI(`/api/v1${named(path)}`).replace('%2500', '%00'), {
      ...(identified ? {} : { token }),
      ...(body === undefined ? {} : { body }),
      headers: { 'accept-language': language, ...headers },
    });
  };
}

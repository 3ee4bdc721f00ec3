import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer } from '../../../test/answer.ts';
import { settled, takeHook } from '../../../test/take-hook.ts';

const { queryClient } = await import('../../shared/api/query-client.ts');
const { linkedNameQuery } = await import('./mail/queries.ts');
const { oursQuery, theirsQuery } = await import('./settings/pair-choices.ts');
const { useSettingsForm } = await import('./settings/use-settings-form.ts');
const { fieldsOf } = await import('./settings/setting-fields.ts');
const { eventNamesQuery } = await import('./publishing/queries.ts');
const { useTest } = await import('./use-test.ts');
const { useTurn } = await import('./use-turn.ts');
const { beginSession } = await import('../../shared/session/session.ts');

beginSession({ accessToken: 'token', expiresIn: 900 });

const installations = '/api/v1/integrations/installations';

test('an integration is switched on and off at addresses of their own', async () => {
  const asked = answer(() => ({ body: {} }));
  const turn = await takeHook(() => useTurn({ id: 'i1' } as never));
  await turn.mutateAsync('enable');
  await turn.mutateAsync('disable');
  assert.deepEqual(
    asked.map(({ method, path }) => `${method} ${path}`),
    [`POST ${installations}/i1/enable`, `POST ${installations}/i1/disable`],
  );
});

test('a check that failed has changed the installation, too: it is read anew', async () => {
  answer(() => ({ status: 502, body: { code: 'provider_unavailable', detail: 'Провайдер не отвечает.' } }));
  const key = ['integrations', 'installation', 'i1'];
  const check = await takeHook(() => useTest('i1'), { known: [[key, { id: 'i1' }]] });
  await assert.rejects(check.mutateAsync(), { message: 'Провайдер не отвечает.' });
  assert.equal(queryClient.getQueryState(key)?.isInvalidated, true);
});

const schema = fieldsOf({
  properties: {
    host: { title: 'Сервер' },
    imap: { title: 'Входящая', properties: { host: { title: 'Сервер' } } },
  },
});

test('settings are saved over the version that was read, and what the server answers is shown at once', async () => {
  const saved = { id: 'i1', version: 8, settings: { host: 'a' } };
  const asked = answer(() => ({ body: saved }));
  let isDone = false;
  const installation = { id: 'i1', version: 7, settings: { host: 'a' } } as never;
  const form = await takeHook(() => useSettingsForm(schema, installation, () => void (isDone = true)));
  assert.deepEqual([...form.off], ['imap'], 'a group that is not set up is off');
  form.save();
  await settled(() => isDone);
  assert.deepEqual(
    asked.slice(0, 1).map(({ method, path, body }) => [method, path, body]),
    [['PATCH', `${installations}/i1/config`, { settings: {}, version: 7 }]],
  );
  assert.deepEqual(queryClient.getQueryData(['integrations', 'installation', 'i1']), saved);
});

test('what a conversation is about is called by the number of the record', async () => {
  const asked = answer(({ path }) => ({
    body: path.includes('requisitions') ? { number: 'PR-14', title: 'Цемент' } : { number: 'N-7' },
  }));
  const nameOf = (entityType: string) =>
    queryClient.fetchQuery(linkedNameQuery({ entityType, id: '0192-abcdefgh' } as never));
  assert.equal(await nameOf('requisition'), 'PR-14 · Цемент');
  assert.equal(await nameOf('rfq'), 'N-7');
  assert.equal(await nameOf('invoice'), 'N-7');
  assert.equal(await nameOf('supplier'), 'abcdefgh', 'a record without a number, by the end of its identifier');
  assert.equal(asked.length, 3);
});

test('tables of an accounting system are filled from its objects and from records here, of no other', async () => {
  answer(({ path }) => {
    const items = path.endsWith('warehouses') ? [{ id: 'w1', name: 'Химки' }] : [{ key: 'brand', label: 'Марка' }];
    return { body: { items } };
  });
  const ours = (path: string) => queryClient.fetchQuery(oursQuery('onec-commerceml', path));
  assert.deepEqual(await ours('warehouseMap'), [{ value: 'w1', label: 'Химки' }]);
  assert.deepEqual(await ours('propertyMap'), [{ value: 'brand', label: 'Марка' }]);
  assert.equal(theirsQuery('i1', 'onec-commerceml', 'warehouseMap').enabled, true);
  assert.equal(theirsQuery('i1', 'email', 'warehouseMap').enabled, false);
  assert.equal(oursQuery('onec-commerceml', 'unknownMap').enabled, false);
});

test('an integration may ask only for events that are promised to stay', async () => {
  const kinds = [
    { name: 'invoice.created', stable: true },
    { name: 'invoice.draft', stable: false },
  ];
  answer(() => ({ body: { items: kinds } }));
  assert.deepEqual(await queryClient.fetchQuery(eventNamesQuery), ['invoice.created']);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../test/billing.ts';
import { factsOf } from '../../../test/harness.ts';
import { changed, codes, transferDocuments, transferPortal, upd501, upd503 } from '../../../test/transfer-documents.ts';

const enter = async (ask: Awaited<ReturnType<typeof transferPortal>>['ask'], counterpartyId: string, number: string) =>
  ok(await ask('POST', '/api/v1/invoices', { counterpartyId, externalNumber: number, totals: { gross: '100' } }), 201)
    .id;

test('a person may choose another invoice than the one with the same amount, or none of those that are known', async () => {
  const { uploaded, apply, ask, seller } = await transferPortal();
  const known = ok(
    await ask('POST', '/api/v1/invoices', {
      counterpartyId: seller.id,
      externalNumber: 'СЧ-1',
      totals: { gross: '292435.00' },
    }),
    201,
  ).id;
  const shown = await uploaded(upd503);
  assert.deepEqual([shown.attachesTo, codes(shown)], [null, ['invoice_known_by_amount review']]);
  const { invoiceId, attached } = ok(await apply(shown, { reviewed: true, invoiceId: null }));
  assert.notEqual(invoiceId, known);
  assert.equal(attached, false);
});

test('a document is attached to no cancelled invoice, and to none that nobody knows', async () => {
  const { uploaded, apply, ask, move, seller, portal } = await transferPortal();
  const cancelled = await enter(ask, seller.id, 'СЧ-7');
  ok(await move(cancelled, 'cancelled', { reason: 'Ошибка' }));
  const shown = await uploaded(upd503);
  assert.equal(
    refusal(await apply(shown, { reviewed: true, invoiceId: cancelled })),
    '422 validation_failed: /invoiceId invoice_cancelled',
  );
  const nobodys = await apply(shown, { reviewed: true, invoiceId: portal.tenantId });
  assert.match(refusal(nobodys), /422 unknown_reference/);
  assert.equal(ok(await ask('GET', `${transferDocuments}/${shown.id}`)).status, 'uploaded');
});

test('naming the supplier is told with what changed; the same again tells nothing, and null takes it back', async () => {
  const { uploaded, ask, party, portal } = await transferPortal({ seller: false });
  const [, second] = [await party({ kpp: '773602001' }), await party({ kpp: '773603001' })];
  const { id } = await uploaded(upd503);
  const name = async (counterpartyId: string | null) =>
    ok(await ask('PATCH', `${transferDocuments}/${id}`, { counterpartyId }));
  const named = await name(second.id);
  assert.deepEqual([named.supplier.counterpartyId, named.counterpartyId, named.version], [second.id, second.id, 2]);
  assert.equal((await name(second.id)).version, 2);
  const back = await name(null);
  assert.deepEqual([back.supplier, back.version, codes(back)], [null, 3, ['supplier_ambiguous block']]);
  const told = (await factsOf(portal.tenantId)).filter(({ event }) => event === 'transfer_document.updated');
  assert.deepEqual(
    told.map(({ data }) => [
      (data as { changedFields: string[] }).changedFields,
      (data as { previous: object }).previous,
    ]),
    [
      [['counterpartyId'], { counterpartyId: null }],
      [['counterpartyId'], { counterpartyId: second.id }],
    ],
  );
});

test('an applied document keeps its supplier', async () => {
  const { uploaded, apply, ask, seller } = await transferPortal();
  const shown = await uploaded(upd503);
  ok(await apply(shown));
  const refused = await ask('PATCH', `${transferDocuments}/${shown.id}`, { counterpartyId: seller.id });
  assert.equal(refusal(refused), '409 conflict: document_applied');
});

test('documents are listed newest first, and found by status, function, invoice and day', async () => {
  const { uploaded, apply, ask, preview } = await transferPortal();
  const first = await uploaded(upd501);
  const second = await uploaded(upd503);
  const third = await uploaded(changed(['УТ-1045', 'УТ-1046']));
  const numbers = async (query = '') =>
    ok(await ask('GET', `${transferDocuments}${query}`)).items.map(({ id }: { id: string }) => id);
  assert.deepEqual(await numbers(), [third.id, second.id, first.id]);
  const { invoiceId } = ok(await apply(await preview(second.id), { reviewed: true }));
  assert.deepEqual(await numbers('?status=applied'), [second.id]);
  assert.deepEqual(await numbers(`?invoiceId=${invoiceId}`), [second.id]);
  assert.deepEqual(await numbers('?function=transfer'), []);
  assert.deepEqual(await numbers(`?date=${first.date}`), [first.id]);
  assert.deepEqual((await numbers('?sort=date'))[0], first.id);
});

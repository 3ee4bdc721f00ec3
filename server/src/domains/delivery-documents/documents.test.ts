import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../test/billing.ts';
import { attorney, documents, papersPortal, transport } from '../../../test/delivery-documents.ts';
import { factsOf } from '../../../test/harness.ts';
import { colleague } from '../../../test/requisitions.ts';

test('a document is issued with its file, sent and signed, and each step is told', async () => {
  const { portal, decided, generated, move, paper } = await papersPortal();
  const { id } = await decided();
  const { id: documentId } = await generated(id, { kind: 'delivery_note' });
  const issued = ok(await move(documentId, 'issued'));
  assert.ok(issued.fileId && issued.issuedAt && issued.issuedBy);
  const first = await paper(documentId);
  assert.equal(first.bytes.subarray(0, 5).toString(), '%PDF-');
  assert.match(
    decodeURIComponent(first.headers['content-disposition'] as string),
    /delivery_note_НО-2026-0001_2026-\d\d-\d\d\.pdf/,
  );
  ok(await move(documentId, 'sent'));
  assert.equal(refusal(await move(documentId, 'rejected')), '422 validation_failed: /reason required');
  const signed = ok(await move(documentId, 'signed'));
  assert.ok(signed.closedAt);
  assert.equal(refusal(await move(documentId, 'draft')), '409 invalid_state_transition');
  const events = (await factsOf(portal.tenantId)).flatMap(({ event }) =>
    event.startsWith('delivery_document') ? [event.slice(18)] : [],
  );
  assert.deepEqual(events, ['created', 'status_changed', 'status_changed', 'status_changed']);
});

test('the same stage again changes nothing, and a stage that is believed in and gone is refused', async () => {
  const { decided, generated, move } = await papersPortal();
  const { id } = await decided();
  const { id: documentId } = await generated(id, { kind: 'packing_list' });
  const issued = ok(await move(documentId, 'issued'));
  const again = ok(await move(documentId, 'issued'));
  assert.deepEqual([again.version, again.fileId], [issued.version, issued.fileId]);
  assert.equal(refusal(await move(documentId, 'sent', { from: 'draft' })), '409 invalid_state_transition');
});

test('details change until a document is sent; an issued one gets a new file', async () => {
  const { ask, decided, generated, move } = await papersPortal();
  const { id } = await decided();
  const { id: documentId } = await generated(id, { kind: 'tn', ...transport });
  const path = `${documents}/${documentId}`;
  const changed = ok(await ask('PATCH', path, { driverName: 'Сидоров Олег', recipientName: 'Анна Павловна' }));
  assert.deepEqual(
    [changed.driverName, changed.recipientName, changed.fileId],
    ['Сидоров Олег', 'Анна Павловна', null],
  );
  assert.equal(refusal(await ask('PATCH', path, { driverName: null })), '422 validation_failed: /driverName required');
  const issued = ok(await move(documentId, 'issued'));
  const other = ok(await ask('PATCH', path, { vehicleNumber: 'В777ОР99' }));
  assert.ok(other.fileId && other.fileId !== issued.fileId);
  const { items } = ok(await ask('GET', `/api/v1/files?entityType=generatedDocument&entityId=${documentId}`));
  assert.equal(items.length, 2);
  ok(await move(documentId, 'sent'));
  assert.equal(refusal(await ask('PATCH', path, { vehicleNumber: 'А001АА77' })), '409 conflict: document_frozen');
});

test('the year of a document stays, for its number belongs to it', async () => {
  const { ask, decided, generated } = await papersPortal();
  const { id } = await decided();
  const { id: documentId } = await generated(id, { kind: 'packing_list', documentDate: '2026-03-01' });
  const path = `${documents}/${documentId}`;
  assert.equal(ok(await ask('PATCH', path, { documentDate: '2026-04-01' })).documentDate, '2026-04-01');
  assert.equal(
    refusal(await ask('PATCH', path, { documentDate: '2027-01-01' })),
    '422 validation_failed: /documentDate other_year',
  );
});

test('deleting archives under the number, which is never given again; restoring brings back what it was', async () => {
  const { ask, decided, generated, move } = await papersPortal();
  const { id } = await decided();
  const { id: documentId } = await generated(id, { kind: 'delivery_note' });
  ok(await move(documentId, 'issued'));
  assert.deepEqual(ok(await ask('DELETE', `${documents}/${documentId}`)), { id: documentId, result: 'archived' });
  assert.equal(ok(await ask('GET', documents)).items.length, 0);
  assert.equal(
    refusal(await ask('PATCH', `${documents}/${documentId}`, { comment: 'Поздно' })),
    '409 resource_archived',
  );
  assert.equal((await generated(id, { kind: 'delivery_note' })).number, 'НО-2026-0002');
  const restored = ok(await ask('POST', `${documents}/${documentId}/restore`));
  assert.deepEqual([restored.stage, restored.number, restored.archivedAt], ['issued', 'НО-2026-0001', null]);
  ok(await move(documentId, 'sent'));
  assert.equal(refusal(await ask('DELETE', `${documents}/${documentId}`)), '409 invalid_state_transition');
});

test('lists are filtered by requisition, kind, stage and dates, and found by number, goods and driver', async () => {
  const { ask, decided, generated } = await papersPortal();
  const { id } = await decided([{ name: 'Газобетонный блок' }]);
  const { id: otherId } = await decided([{ name: 'Арматура рифлёная' }]);
  const note = await generated(id, { kind: 'delivery_note', documentDate: '2026-05-01' });
  const waybill = await generated(otherId, { kind: 'tn', documentDate: '2026-06-01', ...transport });
  const found = async (query: string) =>
    ok(await ask('GET', `${documents}?${query}`)).items.map((one: { id: string }) => one.id);
  assert.deepEqual(await found(`procurementId=${id}`), [note.id]);
  assert.deepEqual(await found('kind=tn'), [waybill.id]);
  assert.deepEqual((await found('stage=draft')).length, 2);
  assert.deepEqual(await found('documentDate[gte]=2026-05-15'), [waybill.id]);
  assert.deepEqual(await found(`search=${encodeURIComponent('газобетонный')}`), [note.id]);
  assert.deepEqual(await found(`search=${encodeURIComponent('Иванов')}`), [waybill.id]);
  assert.deepEqual(await found(`search=${encodeURIComponent(waybill.number)}`), [waybill.id]);
});

test('a passport is seen by who makes documents alone: on the card, on paper and among the files', async () => {
  const { portal, decided, generated, move } = await papersPortal();
  const { id } = await decided();
  const { id: documentId } = await generated(id, { kind: 'power_of_attorney_m2', attorney });
  const { fileId } = ok(await move(documentId, 'issued'));
  const viewer = await colleague(portal, 'viewer');
  const seen = ok(await viewer.ask('GET', `${documents}/${documentId}`));
  assert.deepEqual([seen.attorney, seen.attorneyName], [null, attorney.fullName]);
  assert.equal(refusal(await viewer.ask('GET', `${documents}/${documentId}/export?format=pdf`)), '403 forbidden');
  assert.equal((await viewer.ask('GET', `/api/v1/files/${fileId}/download-url`)).status, 403);
  const keeper = await colleague(portal, 'warehouse');
  assert.equal(ok(await keeper.ask('GET', `${documents}/${documentId}`)).attorney.passportNumber, '123456');
  assert.equal((await keeper.ask('GET', `${documents}/${documentId}/export?format=pdf`)).status, 200);
});

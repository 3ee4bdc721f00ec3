import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromBufferPromise } from 'yauzl';
import { ok, refusal } from '../../../test/billing.ts';
import { documents, papersPortal } from '../../../test/delivery-documents.ts';
import { owner } from '../../../test/harness.ts';
import { colleague } from '../../../test/requisitions.ts';

async function namesIn(bytes: Buffer) {
  const zip = await fromBufferPromise(bytes);
  const names: string[] = [];
  for await (const { fileName } of zip.eachEntry()) names.push(fileName);
  return names;
}

test('papers of a requisition go into one archive, named by kind, number and date', async () => {
  const { ask, decided, generated, move } = await papersPortal();
  const { id } = await decided();
  const day = { documentDate: '2026-11-25' };
  const note = await generated(id, { kind: 'delivery_note', ...day });
  await generated(id, { kind: 'packing_list', ...day });
  ok(await move(note.id, 'issued'));
  const { status, bytes } = await ask('POST', `${documents}/export`, { format: 'pdf_zip', procurementId: id });
  assert.equal(status, 200);
  assert.deepEqual((await namesIn(bytes)).sort(), [
    'delivery_note_НО-2026-0001_2026-11-25.pdf',
    'packing_list_УЛ-2026-0001_2026-11-25.pdf',
  ]);
});

test('an archive needs something to hold: neither, none and too many are refused', async () => {
  const { portal, ask, decided, generated } = await papersPortal();
  const { id } = await decided();
  const zip = (body: object) => ask('POST', `${documents}/export`, { format: 'pdf_zip', ...body });
  assert.equal(refusal(await zip({})), '400 invalid_filter');
  assert.equal(refusal(await zip({ procurementId: id })), '404 not_found');
  assert.equal(refusal(await zip({ documentIds: [] })), '404 not_found');
  const { id: documentId } = await generated(id, { kind: 'packing_list' });
  assert.equal(refusal(await zip({ documentIds: [documentId, id] })), '404 not_found');
  await owner.query(
    `insert into delivery_documents (tenant_id, kind, number, scope, direction, document_date, requisition_id, currency, row_count, parties)
     select tenant_id, kind, 'УЛ-' || n, scope, direction, document_date, requisition_id, currency, row_count, parties
     from delivery_documents, generate_series(1, 200) n where tenant_id = $1 and id = $2`,
    [portal.tenantId, documentId],
  );
  assert.equal(refusal(await zip({ procurementId: id })), '422 business_rule_violated: too_many_documents');
});

test('a paper is a PDF, and another format is refused; XML is of a UPD alone', async () => {
  const { decided, generated, paper } = await papersPortal();
  const { id } = await decided();
  const { id: documentId } = await generated(id, { kind: 'packing_list' });
  assert.equal((await paper(documentId)).headers['content-type'], 'application/pdf');
  assert.equal((await paper(documentId, 'docx')).json.code, 'invalid_query_parameter');
  assert.equal(refusal(await paper(documentId, 'xml')), '400 template_not_applicable');
});

test('an issued paper stays as it was issued, whatever becomes of its template', async () => {
  const { ask, decided, generated, move, paper } = await papersPortal();
  const { id } = await decided();
  const { id: documentId } = await generated(id, { kind: 'packing_list' });
  ok(await move(documentId, 'issued'));
  const before = await paper(documentId);
  const layout = { page: {}, blocks: [{ type: 'heading', text: 'Совсем другой лист' }] };
  const template = { kind: 'delivery:packing_list', name: 'Наш лист', isDefault: true, layout };
  ok(await ask('POST', '/api/v1/settings/document-templates', template), 201);
  assert.deepEqual((await paper(documentId)).bytes, before.bytes);
});

test('a template of another kind, and one that makes no PDF, is refused before anything is written', async () => {
  const { ask, decided, generate } = await papersPortal();
  const { id } = await decided();
  const layout = { page: {}, blocks: [{ type: 'heading', text: 'Счёт' }] };
  const template = ok(
    await ask('POST', '/api/v1/settings/document-templates', { kind: 'sales_invoice', name: 'Счёт', layout }),
    201,
  );
  assert.equal(
    refusal(await generate(id, { kind: 'packing_list', templateId: template.id })),
    '422 template_kind_mismatch',
  );
});

test('who may not make documents reads them, and one of another portal finds nothing', async () => {
  const { portal, decided, generated } = await papersPortal();
  const { id } = await decided();
  const { id: documentId } = await generated(id, { kind: 'packing_list' });
  const viewer = await colleague(portal, 'viewer');
  assert.equal((await viewer.ask('GET', `${documents}/${documentId}/export?format=pdf`)).status, 200);
  const body = { kind: 'packing_list', scope: 'procurement' };
  const refused = await viewer.ask('POST', `/api/v1/logistics/procurements/${id}/documents`, body);
  assert.equal(refused.status, 403);
  const other = await papersPortal();
  assert.equal((await other.ask('GET', `${documents}/${documentId}`)).status, 404);
  assert.equal(refusal(await other.generate(id, body)), '404 not_found');
});

test('two generations at once leave neither a gap nor a double', async () => {
  const { ask, decided, generate } = await papersPortal();
  const { id } = await decided();
  const { id: otherId } = await decided();
  const kind = { kind: 'delivery_note', documentDate: '2026-11-25' };
  const broken = { kind: 'tn', documentDate: '2026-11-25' };
  await Promise.all([
    ...[id, otherId, id, otherId].map((one) => generate(one, kind)),
    ...[id, otherId].map((one) => generate(one, broken)),
  ]);
  const { items } = ok(await ask('GET', `${documents}?sort=number`));
  assert.deepEqual(
    items.map(({ number }: { number: string }) => number),
    ['НО-2026-0001', 'НО-2026-0002', 'НО-2026-0003', 'НО-2026-0004'],
  );
});

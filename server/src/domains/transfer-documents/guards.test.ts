import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, paper, refusal } from '../../../test/billing.ts';
import { newPerson, request, signIn } from '../../../test/harness.ts';
import { changed, codes, transferDocuments, transferPortal, upd501, upd503 } from '../../../test/transfer-documents.ts';

test('nothing is applied that was not shown: a preview that is no longer true is refused', async () => {
  const { uploaded, apply, ask, seller, preview } = await transferPortal();
  const shown = await uploaded(upd503);
  ok(
    await ask('POST', '/api/v1/invoices', { counterpartyId: seller.id, externalNumber: 'УТ-1045', lines: [paper()] }),
    201,
  );
  assert.equal(refusal(await apply(shown)), '409 conflict: preview_outdated');
  assert.equal((await ask('POST', `${transferDocuments}/${shown.id}/apply`, {})).status, 422);
  const again = await preview(shown.id);
  assert.deepEqual(codes(again), ['invoice_known_by_number info', 'known_invoice_differs review']);
});

test('an unknown supplier stands in the way until he is entered; of branches a person names the one', async () => {
  const { uploaded, apply, party, preview, ask } = await transferPortal({ seller: false });
  const shown = await uploaded(upd503);
  assert.deepEqual([shown.readiness, shown.supplier, codes(shown)], ['blocked', null, ['supplier_unknown block']]);
  assert.equal(
    refusal(await apply(shown, { reviewed: true })),
    '422 business_rule_violated: transfer_document_blocked',
  );
  const branch = await party({ kpp: '773602001' });
  const one = await preview(shown.id);
  assert.deepEqual([one.supplier.counterpartyId, codes(one)], [branch.id, ['supplier_kpp_differs info']]);
  const second = await party({ kpp: '773603001' });
  const two = await preview(shown.id);
  assert.deepEqual([two.supplier, two.suppliers.length, codes(two)], [null, 2, ['supplier_ambiguous block']]);
  const url = `${transferDocuments}/${shown.id}`;
  const stranger = await party({ inn: '7707083893', kpp: null });
  assert.equal(
    refusal(await ask('PATCH', url, { counterpartyId: stranger.id })),
    '422 validation_failed: /counterpartyId inn_differs',
  );
  const named = ok(await ask('PATCH', url, { counterpartyId: second.id }));
  assert.equal(named.supplier.counterpartyId, second.id);
  ok(await apply(named));
});

test('a document for somebody else is not applied, and one that cannot be told is looked at', async () => {
  const { uploaded, apply } = await transferPortal();
  const foreign = await uploaded(changed(['ИННЮЛ="7707083893"', 'ИННЮЛ="5001007322"']));
  assert.ok(codes(foreign).includes('buyer_is_another block'));
  assert.equal(
    refusal(await apply(foreign, { reviewed: true })),
    '422 business_rule_violated: transfer_document_blocked',
  );
  const nameless = await transferPortal({ inn: false });
  assert.deepEqual(codes(await nameless.uploaded(upd503)), ['own_inn_untold review']);
});

test('a refused file says why in both languages, is kept by nobody, and stands in the journal', async () => {
  const { upload, log, key, ask } = await transferPortal();
  const file = Buffer.from('<html/>');
  const english = await upload(file, 'upd.xml', key, { 'accept-language': 'en' });
  const russian = await upload(file, 'upd.xml', key, { 'accept-language': 'ru' });
  assert.deepEqual(
    [english.status, english.json.code, english.json.reason],
    [422, 'file_malformed', 'not_a_transfer_document'],
  );
  assert.match(english.json.detail, /no transfer document/);
  assert.match(russian.json.detail, /не УПД/);
  assert.equal((await upload(Buffer.from('%PDF-1.7'))).status, 415);
  assert.equal((await upload(Buffer.alloc(17 * 1024 * 1024, 0x20))).status, 413);
  const [line] = await log();
  assert.deepEqual(
    [line.event, line.status, line.details.reason],
    ['document.uploaded', 'failed', 'neither_xml_nor_zip'],
  );
  assert.deepEqual(ok(await ask('GET', transferDocuments)).items, []);
});

test('without the card nothing is uploaded or applied, and nobody sees what his rights do not open', async () => {
  const bare = await transferPortal({ install: false });
  assert.equal(refusal(await bare.upload(upd503)), '409 installation_not_ready');
  const { portal, uploaded, upload, apply, ask, installationId } = await transferPortal();
  const shown = await uploaded(upd503);
  const weak = await portal.key('catalog.read');
  assert.equal((await upload(upd501, 'upd.xml', weak)).status, 403);
  assert.equal((await request('GET', transferDocuments, { key: weak })).status, 403);
  assert.equal((await request('GET', `${transferDocuments}/${shown.id}`, { key: bare.key })).status, 404);
  const viewer = await newPerson(portal, 'viewer');
  const token = await signIn(portal, viewer.userId);
  assert.equal(
    (await request('POST', `${transferDocuments}/${shown.id}/apply`, { token, body: { preview: shown.preview } }))
      .status,
    403,
  );
  ok(await ask('POST', `/api/v1/integrations/installations/${installationId}/disable`));
  assert.equal(refusal(await apply(shown)), '409 integration_disabled');
  assert.equal(ok(await ask('GET', transferDocuments)).items[0].id, shown.id);
});

test('nothing is added to a signed document, and without its file it is not applied', async () => {
  const { uploaded, upload, apply, filesOf, key, ask } = await transferPortal();
  const shown = await uploaded(upd503);
  const form = new FormData();
  form.append('file', new File(['a'], 'a.txt'));
  form.append('entityType', 'transferDocument');
  form.append('entityId', shown.id);
  assert.equal(
    refusal(await request('POST', '/api/v1/files', { key, body: form })),
    '409 conflict: document_is_signed',
  );
  const [file] = await filesOf('transferDocument', shown.id);
  ok(await ask('DELETE', `/api/v1/files/${file.id}`));
  assert.equal(refusal(await apply(shown)), '409 conflict: original_missing');
  assert.equal(ok(await upload(upd503)).id, shown.id);
  ok(await apply(shown));
});

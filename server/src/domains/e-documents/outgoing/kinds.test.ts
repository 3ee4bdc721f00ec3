import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { ok, refusal } from '../../../../test/billing.ts';
import { papersPortal } from '../../../../test/delivery-documents.ts';
import { buyer, connectDiadoc, operatorPortal, simulateDiadoc, stands } from '../../../../test/e-documents.ts';
import { owner } from '../../../../test/harness.ts';

/** The content of the last draft that Diadoc has. */
const lastIn = (sim: Awaited<ReturnType<typeof operatorPortal>>['sim']) => sim.state.messages.at(-1)?.documents[0];

test('a contract goes as PDF or as DOCX, and asks for the signature of the other party', async (t) => {
  const { ask, customerId, give, drain, sim, card } = await operatorPortal(t);
  const body = { counterpartyId: customerId, number: '47/2026', title: 'Поставка', kind: 'supply', date: '2026-11-20' };
  const { id } = ok(await ask('POST', '/api/v1/contracts', body), 201);
  ok(await ask('PATCH', `/api/v1/contracts/${id}/status`, { status: 'on_signing' }));
  const made = ok(await give(id, { entityType: 'contract', format: 'docx' }), 201);
  assert.equal(made.title, 'Договор № 47/2026 от 20.11.2026');
  await drain();
  const document = lastIn(sim);
  assert.deepEqual([document?.typeName, document?.needsRecipientSignature], ['Contract', true]);
  assert.match(document?.fileName ?? '', /\.docx$/);
  assert.equal(stands(await card(made.id)), 'draft none');
});

test('a file above 500 KB goes by the shelf of Diadoc, part by part and byte for byte, and is one document though its answer is lost', async (t) => {
  const { issued, customerId, give, ask, drain, sim, card, portal, write } = await operatorPortal(t);
  const invoice = await issued({ customerId });
  const bytes = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.alloc(1_300_000, 'Счёт на оплату '),
    Buffer.from('%%EOF'),
  ]);
  const form = new FormData();
  form.append('file', new File([bytes], 'Счёт с чертежами.pdf', { type: 'application/pdf' }));
  form.append('entityType', 'salesInvoice');
  form.append('entityId', invoice.id);
  const { id: fileId } = ok(await ask('POST', '/api/v1/files', form), 201);
  await owner.query('update sales_invoices set document_file_id = $3 where tenant_id = $1 and id = $2', [
    ...[portal.tenantId, invoice.id, fileId],
  ]);
  sim.faults.add({ fault: { kind: 'reset', effect: 'after' }, where: '/V3/PostMessage' });
  const made = ok(await give(invoice.id), 201);
  await drain();
  const document = lastIn(sim);
  assert.ok(Buffer.from(document?.content ?? '', 'base64').equals(bytes));
  assert.equal(document?.fileName, 'Счёт с чертежами.pdf');
  const parts = sim.journal.filter(({ url }) => url.startsWith('/ShelfUpload'));
  assert.ok(parts.length >= 3 && parts.every((part) => part.bytes.length <= 512 * 1024));
  const posts = sim.journal.filter(({ url }) => url.startsWith('/V3/PostMessage'));
  assert.ok(posts.every((post) => post.bytes.length < 10_000 && post.bytes.includes('NameOnShelf')));
  assert.deepEqual(
    [sim.state.messages.length, (await card(made.id)).status, (await write(made.id)).status],
    [1, 'draft', 'done'],
  );
});

test('a УПД goes as its XML, byte for byte, with its function', async (t) => {
  const { issued, give, drain, sim, ask } = await papersWithDiadoc(t);
  const upd = await issued('upd');
  const made = ok(await give(upd.id, { entityType: 'generatedDocument' }), 201);
  assert.equal(made.format, 'xml');
  await drain();
  const document = lastIn(sim);
  assert.deepEqual([document?.typeName, document?.fn], ['UniversalTransferDocument', 'СЧФДОП']);
  const bytes = Buffer.from(document?.content ?? '', 'base64');
  assert.ok(bytes.toString('latin1').startsWith('<?xml version="1.0" encoding="windows-1251"?>'));
  const [file] = ok(await ask('GET', `/api/v1/files?entityType=eDocument&entityId=${made.id}`)).items;
  assert.deepEqual([file.sizeBytes, file.id], [bytes.length, made.fileId]);
  assert.equal(
    refusal(await give(upd.id, { entityType: 'generatedDocument', format: 'pdf' })),
    '422 validation_failed: /format format_not_applicable',
  );
  const form = new FormData();
  form.append('file', new File(['a'], 'a.txt'));
  form.append('entityType', 'eDocument');
  form.append('entityId', made.id);
  assert.equal(refusal(await ask('POST', '/api/v1/files', form)), '409 conflict: document_given');
});

test('other papers go as PDF; what is no draft of ours, or is withdrawn, does not', async (t) => {
  const { issued, made, give, drain, sim, supplied } = await papersWithDiadoc(t);
  const paper = { entityType: 'generatedDocument' };
  ok(await give((await issued('delivery_note')).id, paper), 201);
  await drain();
  assert.equal(lastIn(sim)?.typeName, 'Nonformalized');
  assert.equal(
    refusal(await give((await issued('torg12')).id, paper)),
    '422 business_rule_violated: edo_format_withdrawn',
  );
  assert.equal(refusal(await give((await made('delivery_note')).id, paper)), '409 conflict: not_ready_to_send');
  assert.equal(refusal(await give((await supplied()).id, paper)), '409 conflict: not_ours_to_send');
});

test('a box that sends no such documents leaves the document with an error that says so', async (t) => {
  const { issued, give, drain, sim, card } = await papersWithDiadoc(t);
  sim.state.types = sim.state.types.filter(({ name }) => name !== 'UniversalTransferDocument');
  const made = ok(await give((await issued('upd')).id, { entityType: 'generatedDocument' }), 201);
  await drain();
  const after = await card(made.id);
  assert.equal(after.status, 'error');
  assert.match(after.statusText, /не отправляет такие документы/);
});

async function papersWithDiadoc(t: TestContext) {
  const papers = await papersPortal();
  const customer = await papers.party('ООО «Юг»', { ...buyer });
  const made = async (kind: string, more: object = {}) => {
    const { id, items } = await papers.decided([{ name: 'Цемент' }], { customerId: customer.id });
    const prices = [{ itemId: items[0].id, unitPrice: '412.5', vatRate: '22' }];
    const priced = kind === 'upd' || kind === 'torg12';
    return papers.generated(id, { kind, documentDate: '2026-11-25', ...(priced && { prices }), ...more });
  };
  const issue = async (paper: { id: string }) => {
    ok(await papers.move(paper.id, 'issued'));
    return paper;
  };
  const issued = async (kind: string) => issue(await made(kind));
  const supplied = async () => issue(await made('delivery_note', { direction: 'incoming' }));
  return { ...(await connectDiadoc(await simulateDiadoc(t), papers.portal)), made, issued, supplied };
}

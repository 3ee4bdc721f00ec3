import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../test/billing.ts';
import { drainJobs, factsOf } from '../../../test/harness.ts';
import { accept, line } from '../../../test/requisitions.ts';
import {
  changed,
  codes,
  learned,
  operatorArchive,
  transferPortal,
  upd501,
  upd503,
  updOfEntrepreneur,
} from '../../../test/transfer-documents.ts';

test('a document is uploaded, shown, and becomes an incoming invoice with the signed file when a person applies it', async () => {
  const { portal, uploaded, apply, card, filesOf, bytesOf, log, seller, preview } = await transferPortal();
  const shown = await uploaded(upd503, 'ON_NSCHFDOPPR_1.xml');
  assert.deepEqual(
    [shown.status, shown.readiness, shown.function, shown.number, shown.currency, shown.totals.gross, shown.buyerIsUs],
    ['uploaded', 'ready', 'invoice_and_transfer', 'УТ-1045', 'RUB', '292435.00', true],
  );
  assert.deepEqual([shown.supplier.counterpartyId, codes(shown)], [seller.id, []]);
  const { id } = ok(await apply(shown));
  const after = await preview(id);
  const invoice = await card(after.invoiceId);
  assert.deepEqual([after.status, after.invoiceNumber, after.attached], ['applied', invoice.number, false]);
  assert.deepEqual(
    [invoice.externalNumber, invoice.externalDate, invoice.supplyDate, invoice.source, invoice.vatMode, invoice.status],
    ['УТ-1045', '2026-11-20', '2026-11-20', 'edo', 'excluded', 'received'],
  );
  assert.deepEqual(invoice.totals, { net: '239848.36', vat: '52586.64', gross: '292435.00' });
  assert.deepEqual(
    invoice.lines.map((one: Record<string, string>) => [
      one.name,
      one.quantity,
      one.uom,
      one.price,
      one.vatRate,
      one.gross,
    ]),
    [
      ['Цемент М500 Д0, мешок 50 кг', '120', '796', '412.5', '22', '60390.00'],
      ['Арматура А500С 12 мм', '3.245', '168', '58196.721311', '22', '230395.00'],
      ['Учебное пособие по технике безопасности', '5', '796', '300', '10', '1650.00'],
    ],
  );
  assert.match(invoice.comment, /УТ-1045.*45\/2026/);
  const [file] = await filesOf('invoice', invoice.id);
  assert.deepEqual(
    [file.fileName, file.mimeType, file.category],
    ['ON_NSCHFDOPPR_1.xml', 'application/xml', 'original'],
  );
  assert.ok((await bytesOf(file.id)).equals(upd503), 'the signed bytes are the kept bytes');
  const events = (await factsOf(portal.tenantId)).map(({ event }) => event);
  for (const event of ['transfer_document.uploaded', 'integration_api.invoice.created', 'transfer_document.applied'])
    assert.ok(events.includes(event), event);
  assert.deepEqual(
    (await log()).slice(0, 2).map(({ event, status }: Record<string, string>) => `${event} ${status}`),
    ['document.applied ok', 'document.uploaded ok'],
  );
});

test('a second application is refused, alone or at once, and the same document again is the one there is', async () => {
  const { uploaded, upload, apply, ask } = await transferPortal();
  const shown = await uploaded(upd503);
  const answers = await Promise.all([apply(shown), apply(shown), apply(shown)]);
  assert.deepEqual(answers.map(({ status }) => String(status)).sort(), ['200', '409', '409']);
  assert.equal(refusal(await apply(shown)), '409 conflict: document_applied');
  assert.equal(ok(await ask('GET', '/api/v1/invoices')).items.length, 1);
  for (const again of [upd503, operatorArchive(upd503)]) {
    const { id, status } = ok(await upload(again));
    assert.deepEqual([id, status], [shown.id, 'applied']);
  }
});

test('out of an archive the document and the archive are kept, and both go with the invoice', async () => {
  const { uploaded, apply, filesOf, bytesOf } = await transferPortal();
  const bytes = operatorArchive(upd501);
  const { invoiceId } = ok(await apply(await uploaded(bytes, 'Документооборот.zip'), { reviewed: true }));
  const files = await filesOf('invoice', invoiceId);
  assert.deepEqual(files.map(({ category }: Record<string, string>) => category).sort(), ['archive', 'original']);
  for (const file of files)
    assert.ok((await bytesOf(file.id)).equals(file.category === 'archive' ? bytes : upd501), file.category);
});

test('lines find what was decided for the supplier: by his article, by our own, by the very name', async () => {
  const world = await transferPortal();
  const { ask, uploaded, apply, card, seller, portal } = world;
  const item = ok(await ask('POST', '/api/v1/catalog', { name: 'Портландцемент', sku: 'П-1' }), 201);
  const supplierId = seller.supplier.supplierId;
  await learned(portal, supplierId, 'цем 500-50', item.id);
  const requisition = await world.approved({
    items: [
      line({ name: 'Портландцемент', catalogItemId: item.id, quantity: '200', vatRate: '22' }),
      line({ name: 'Пособие', sku: '00-00002210', uom: '168', quantity: '5', vatRate: '22' }),
      line({ name: 'учебное  пособие по технике безопасности', quantity: '5', vatRate: '10' }),
    ],
  });
  for (const one of requisition.items) await accept(portal, one, supplierId, { quantity: one.quantity, price: '500' });
  const shown = await uploaded(upd503);
  assert.deepEqual(
    shown.lines.map((one: Record<string, string>) => [one.matchedBy, one.procurementItemId, one.catalogItemName]),
    requisition.items.map((one: { id: string }, at: number) => [
      ['supplier_article', 'code', 'name'][at],
      one.id,
      at === 0 ? 'Портландцемент' : null,
    ]),
  );
  const invoice = await card(ok(await apply(shown)).invoiceId);
  assert.deepEqual([invoice.procurementId, invoice.lines[0].catalogItemId], [requisition.id, item.id]);
  assert.equal((await world.cardOf(requisition.id)).items[0].invoicedQuantity, '120');
});

test('what could mean two lines, or is measured otherwise, is left to a person', async () => {
  const world = await transferPortal();
  const requisition = await world.approved({
    items: [
      line({ name: 'Учебное пособие по технике безопасности', quantity: '7' }),
      line({ name: 'Учебное пособие по технике безопасности', quantity: '9' }),
      line({ name: 'Арматура А500С 12 мм', quantity: '100' }),
    ],
  });
  for (const one of requisition.items)
    await accept(world.portal, one, world.seller.supplier.supplierId, { quantity: one.quantity });
  const shown = await world.uploaded(upd503);
  assert.deepEqual(codes(shown), ['unit_differs info', 'several_requisition_lines info']);
  assert.ok(shown.lines.every(({ procurementItemId }: Record<string, unknown>) => procurementItemId === null));
});

test('an invoice with the same number gets the document attached, and no second one is made', async () => {
  const { uploaded, apply, ask, seller, filesOf, card } = await transferPortal();
  const known = ok(
    await ask('POST', '/api/v1/invoices', {
      counterpartyId: seller.id,
      externalNumber: 'ут 1045',
      externalDate: '2026-11-20',
      totals: { gross: '292435.00', vat: '52586.64' },
    }),
    201,
  );
  const shown = await uploaded(upd503);
  assert.deepEqual(
    [shown.attachesTo, shown.readiness, codes(shown)],
    [known.id, 'ready', ['invoice_known_by_number info']],
  );
  assert.equal(refusal(await apply(shown, { invoiceId: null })), '409 conflict: duplicate_invoice');
  const after = ok(await apply(shown));
  assert.deepEqual([after.invoiceId, after.attached], [known.id, true]);
  assert.equal((await filesOf('invoice', known.id)).length, 1);
  assert.equal((await card(known.id)).version, known.version);
  assert.equal(ok(await ask('GET', '/api/v1/invoices')).items.length, 1);
});

test('the invoice a document stands on, or one of the same amount, is named; a person decides', async () => {
  const { uploaded, apply, ask, seller, party } = await transferPortal();
  const enter = async (counterpartyId: string, externalNumber: string, gross: string) =>
    ok(await ask('POST', '/api/v1/invoices', { counterpartyId, externalNumber, totals: { gross } }), 201).id;
  const basis = await enter(seller.id, 'СЧ-880', '100');
  const amount = await enter(seller.id, 'СЧ-1', '292435.00');
  const other = await enter((await party({ inn: '7707083893', kpp: null })).id, 'СЧ-2', '292435.00');
  const shown = await uploaded(upd503);
  assert.deepEqual(
    shown.invoicesAlike.map(({ invoiceId, by }: Record<string, string>) => [invoiceId, by]),
    [
      [basis, 'basis'],
      [amount, 'amount'],
    ],
  );
  assert.equal(refusal(await apply(shown)), '422 business_rule_violated: transfer_document_needs_review');
  const reviewed = { reviewed: true };
  assert.equal(
    refusal(await apply(shown, { ...reviewed, invoiceId: other })),
    '422 validation_failed: /invoiceId invoice_of_another',
  );
  assert.equal(ok(await apply(shown, { ...reviewed, invoiceId: basis })).invoiceId, basis);
});

test('rates of another time, odd sums and an entrepreneur’s service go in after a look', async () => {
  const { uploaded, apply, card, party } = await transferPortal();
  await party({ kind: 'entrepreneur', shortName: 'ИП Сидоров', inn: '500100732259', kpp: null });
  const service = await uploaded(updOfEntrepreneur);
  assert.deepEqual([service.readiness, codes(service)], ['ready', ['without_invoice info', 'quantity_untold info']]);
  const plain = await card(ok(await apply(service)).invoiceId);
  assert.deepEqual([plain.vatMode, plain.lines[0].quantity, plain.totals.gross], ['none', '1', '35000.00']);

  const late = await uploaded(changed(['НалСт="22%"', 'НалСт="20%"']));
  assert.ok(codes(late).includes('vat_rate_of_another_time review'));
  const invoice = await card(ok(await apply(late, { reviewed: true })).invoiceId);
  assert.match(invoice.vatRateOverrideReason, /УТ-1045/);

  const odd = changed(
    ['УТ-1045', 'УТ-1046'],
    ['КолТов="5"', 'КолТов="2.5"'],
    ['ОКЕИ_Тов="168" НаимЕдИзм="т"', 'ОКЕИ_Тов="999" НаимЕдИзм="бухта"'],
  );
  assert.deepEqual(codes(await uploaded(odd)), [
    'sent_before review',
    'unit_unknown review',
    'price_recounted info',
    'unit_must_be_whole review',
  ]);
});

test('a cancelled invoice lets its document be applied anew', async () => {
  const { portal, uploaded, apply, move, preview } = await transferPortal();
  const shown = await uploaded(upd503);
  const { invoiceId } = ok(await apply(shown));
  ok(await move(invoiceId, 'cancelled', { reason: 'Не тот проект' }));
  await drainJobs(portal.tenantId);
  const open = await preview(shown.id);
  assert.deepEqual([open.status, open.invoiceId], ['uploaded', null]);
  assert.notEqual(ok(await apply(open)).invoiceId, invoiceId);
});

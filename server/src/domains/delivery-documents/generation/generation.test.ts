import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../../test/billing.ts';
import { attorney, documents, papersPortal, transport } from '../../../../test/delivery-documents.ts';
import { owner } from '../../../../test/harness.ts';

test('a delivery note of a requisition is one draft with its number, its goods and its sides', async () => {
  const { decided, generated, card, supplier } = await papersPortal();
  const { id, items, requisition } = await decided([{ name: 'Цемент М500' }, { name: 'Арматура 12 мм' }]);
  const made = await generated(id, { kind: 'delivery_note', documentDate: '2026-11-25' });
  assert.deepEqual(
    [made.number, made.stage, made.scope, made.direction, made.rowCount, made.supplierId],
    ['НО-2026-0001', 'draft', 'procurement', 'incoming', 2, supplier.supplierId],
  );
  const whole = await card(made.id);
  assert.deepEqual(
    whole.lines.map(({ name, quantity, unitPrice, vatRate, grossAmount }: Record<string, string>) => [
      ...[name, quantity, unitPrice, vatRate, grossAmount],
    ]),
    [
      ['Цемент М500', '10', '100', '22', '1000.00'],
      ['Арматура 12 мм', '10', '100', '22', '1000.00'],
    ],
  );
  assert.deepEqual(whole.itemIds, [items[0].id, items[1].id]);
  assert.deepEqual(
    [whole.parties.seller.inn, whole.parties.customer.inn, whole.parties.consignee.name],
    ['7736050003', '7707083893', 'Ромашка'],
  );
  assert.deepEqual([whole.basis.name, whole.basis.number], ['Заявка', requisition.number]);
  assert.equal(made.deliveryAddress, '117312, г. Москва, ул. Вавилова, д. 19');
});

test('what changes later changes no document', async () => {
  const { ask, decided, generated, card, supplier } = await papersPortal();
  const { id } = await decided();
  const { id: documentId } = await generated(id, { kind: 'delivery_note' });
  ok(
    await ask('PATCH', `/api/v1/counterparties/${supplier.counterpartyId}`, {
      shortName: 'ООО «Другое»',
      inn: null,
      kpp: null,
    }),
  );
  const { parties } = await card(documentId);
  assert.equal(parties.seller.inn, '7736050003');
});

test('everything the form asks for that is not known is named at once', async () => {
  const { decided, generate, ask, supplier } = await papersPortal();
  const { id } = await decided();
  ok(
    await ask('PATCH', `/api/v1/counterparties/${supplier.counterpartyId}`, {
      inn: null,
      kpp: null,
      legalAddress: null,
    }),
  );
  assert.equal(
    refusal(await generate(id, { kind: 'tn' })),
    '422 validation_failed: /shipper/inn required, /shipper/address required, /carrierName required, /driverName required, ' +
      '/vehicleNumber required, /loadingAddress required',
  );
  assert.equal(
    refusal(await generate(id, { kind: 'power_of_attorney_m2' })),
    '422 validation_failed: /attorney required',
  );
  const { passportNumber: _, ...unnamed } = attorney;
  assert.equal(
    refusal(await generate(id, { kind: 'power_of_attorney_m2', attorney: unnamed })),
    '422 validation_failed: /attorney/passportNumber required',
  );
  const { items } = ok(await ask('GET', `${documents}?procurementId=${id}`));
  assert.equal(items.length, 0, 'nothing is half made');
});

test('a power of attorney is good for fifteen days unless said otherwise, and never ends before it begins', async () => {
  const { decided, generate, generated } = await papersPortal();
  const { id } = await decided();
  const m2 = { kind: 'power_of_attorney_m2', documentDate: '2026-11-25' };
  const made = await generated(id, { ...m2, attorney });
  assert.deepEqual([made.validTo, made.attorneyName, made.direction], ['2026-12-10', attorney.fullName, 'incoming']);
  const other = await generated(id, {
    ...m2,
    kind: 'power_of_attorney_m2a',
    attorney: { ...attorney, validTo: '2026-11-25' },
  });
  assert.equal(other.validTo, '2026-11-25');
  assert.equal(
    refusal(await generate(id, { ...m2, attorney: { ...attorney, validTo: '2026-11-24' } })),
    '422 validation_failed: /attorney/validTo before_start',
  );
});

test('a waybill is a draft for the operator since September 2026, and says so', async () => {
  const { decided, generated } = await papersPortal();
  const { id } = await decided();
  const codes = ({ warnings }: { warnings: Array<{ code: string }> }) => warnings.map(({ code }) => code);
  const late = await generated(id, { kind: 'tn', documentDate: '2026-09-01', ...transport });
  assert.deepEqual(codes(late), ['etrn_required']);
  const early = await generated(id, { kind: 'tn', documentDate: '2026-08-31', ...transport });
  assert.deepEqual(codes(early), []);
  const torg = await generated(id, { kind: 'torg12', documentDate: '2026-11-25' });
  assert.deepEqual(codes(torg), ['paper_only']);
});

test('goods go to the customer at the prices of the accepted proposal, else of the invoice, else as the caller says', async () => {
  const { ask, party, decided, generate, generated } = await papersPortal();
  const customer = await party('ООО «Север»', { inn: '7728168971' });
  const { id, items } = await decided([{ name: 'Цемент М500' }], { customerId: customer.id });
  const upd = { kind: 'upd', documentDate: '2026-11-25' };
  assert.equal(refusal(await generate(id, upd)), `422 validation_failed: /items/${items[0].id}/unitPrice required`);
  const invoice = ok(
    await ask('POST', '/api/v1/sales-invoices', {
      ...{ customerId: customer.id, procurementId: id, vatMode: 'included' },
      rows: [
        {
          name: 'Цемент М500',
          quantity: '10',
          uom: items[0].uom,
          unitPrice: '155.61',
          discountPercent: '5',
          vatRate: '22',
        },
      ],
    }),
    201,
  );
  ok(await ask('POST', `/api/v1/sales-invoices/${invoice.id}/issue`));
  const made = await generated(id, upd);
  assert.deepEqual(
    [made.direction, made.grossAmount, made.vatAmount, made.netAmount, made.updStatus],
    ['outgoing', '1478.30', '266.58', '1211.72', '1'],
  );
  const priced = await generated(id, { ...upd, prices: [{ itemId: items[0].id, unitPrice: '200', vatRate: 'none' }] });
  assert.deepEqual([priced.grossAmount, priced.updStatus], ['2000.00', '2']);
});

test('a UPD without VAT has status 2, whatever was asked', async () => {
  const { decided, generated } = await papersPortal();
  const { id, items } = await decided();
  const prices = [{ itemId: items[0].id, unitPrice: '100', vatRate: 'none' }];
  const made = await generated(id, { kind: 'upd', updStatus: '1', prices });
  assert.deepEqual([made.updStatus, made.vatAmount], ['2', '0.00']);
  assert.equal(made.warnings[0].code, 'upd_status_forced');
});

test('a rate that is not charged on the day is refused', async () => {
  const { decided, generate } = await papersPortal();
  const { id, items } = await decided();
  assert.equal(
    refusal(await generate(id, { kind: 'upd', documentDate: '2025-12-31' })),
    `422 validation_failed: /items/${items[0].id}/vatRate vat_rate_not_valid_on_date`,
  );
});

test('mixed_currencies: goods of one document have one currency', async () => {
  const { portal, decided, generate } = await papersPortal();
  const { id, items } = await decided([{ name: 'Цемент М500' }, { name: 'Арматура 12 мм' }]);
  await owner.query(`update requisition_allocations set currency = 'USD' where tenant_id = $1 and line_id = $2`, [
    ...[portal.tenantId, items[1].id],
  ]);
  assert.equal(refusal(await generate(id, { kind: 'upd' })), '422 business_rule_violated: mixed_currencies');
});

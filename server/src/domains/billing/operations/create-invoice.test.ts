import assert from 'node:assert/strict';
import { test } from 'node:test';
import { billingPortal, ok, paper, refusal, url } from '../../../../test/billing.ts';
import { countStatements } from '../../../../test/count-statements.ts';
import { factsOf, newPerson, owner, request, signIn } from '../../../../test/harness.ts';
import { newCounterparty, newItem } from '../../../../test/suppliers.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';

test('an invoice with lines gets a number, its totals and a fact', async () => {
  const { portal, receive } = await billingPortal();
  const made = await receive({
    externalNumber: 'СЧ-1045/А',
    externalDate: '2026-03-01',
    lines: [
      paper({ quantity: '3', price: '33.33' }),
      paper({ name: 'Песок', quantity: '7', price: '0.125', vatRate: '10' }),
    ],
  });
  assert.equal(made.number, 'INV-2026-0001');
  assert.equal(made.status, 'received');
  assert.equal(made.supplier.name, 'ООО «Цементный двор»');
  assert.deepEqual(
    made.lines.map(({ net, vat, gross }: Record<string, string>) => [net, vat, gross]),
    [
      ['81.96', '18.03', '99.99'],
      ['0.80', '0.08', '0.88'],
    ],
  );
  assert.deepEqual(made.totals, { net: '82.76', vat: '18.11', gross: '100.87' });
  const facts = await factsOf(portal.tenantId);
  assert.deepEqual(
    facts.map(({ event }) => event),
    ['integration_api.invoice.created'],
  );
});

test('VAT on top of the price, and a discount before it', async () => {
  const { receive } = await billingPortal();
  const made = await receive({ vatMode: 'excluded', lines: [paper({ quantity: '3', price: '33.33' })] });
  assert.deepEqual(made.totals, { net: '99.99', vat: '22.00', gross: '121.99' });
  const less = await receive({ lines: [paper({ quantity: '10', price: '100', discountPercent: '12.5' })] });
  assert.equal(less.totals.gross, '875.00');
});

test('an invoice of totals alone, and one of neither lines nor totals', async () => {
  const { ask, supplier, receive } = await billingPortal();
  const made = await receive({ lines: undefined, totals: { vat: '20', gross: '120' } });
  assert.deepEqual(made.totals, { net: '100.00', vat: '20.00', gross: '120.00' });
  const { counterpartyId } = supplier;
  assert.equal(
    refusal(await ask('POST', url, { counterpartyId })),
    '422 validation_failed: /lines lines_or_totals_required',
  );
  assert.equal(
    refusal(await ask('POST', url, { counterpartyId, totals: { net: '100', vat: '20', gross: '130' } })),
    '422 business_rule_violated: totals_mismatch',
  );
  assert.equal(
    refusal(await ask('POST', url, { counterpartyId, totals: { gross: '100.005' } })),
    '422 validation_failed: /totals/gross scale',
  );
  assert.equal(
    refusal(await ask('POST', url, { counterpartyId, totals: { gross: '-1' } })),
    '422 validation_failed: /totals/gross minimum',
  );
});

test('totals_mismatch: totals may stray by a hundredth for each line, and not by more', async () => {
  const { ask, supplier, receive } = await billingPortal();
  const lines = [paper(), paper()];
  assert.equal((await receive({ lines, totals: { gross: '2000.02' } })).totals.gross, '2000.00');
  const answer = await ask('POST', url, {
    counterpartyId: supplier.counterpartyId,
    lines,
    totals: { gross: '2000.03' },
  });
  assert.equal(refusal(answer), '422 business_rule_violated: totals_mismatch');
  assert.deepEqual(answer.json.expected, { net: '1639.34', vat: '360.66', gross: '2000.00' });
});

test('vat_rate_not_valid_on_date: the day of supply decides the VAT rate, then the day of the paper', async () => {
  const { ask, supplier, receive } = await billingPortal();
  const invoice = (more: object, vatRate: string) => ({
    counterpartyId: supplier.counterpartyId,
    ...more,
    lines: [paper({ vatRate })],
  });
  const wrong = '422 validation_failed: /lines/0/vatRate vat_rate_not_valid_on_date';
  assert.equal(refusal(await ask('POST', url, invoice({ externalDate: '2026-01-01' }, '20'))), wrong);
  assert.equal(refusal(await ask('POST', url, invoice({ externalDate: '2025-12-31' }, '22'))), wrong);
  assert.equal(refusal(await ask('POST', url, invoice({}, '20'))), wrong);
  ok(await ask('POST', url, invoice({ externalDate: '2026-01-15', supplyDate: '2025-12-31' }, '20')), 201);
  ok(await ask('POST', url, invoice({ vatRateOverrideReason: 'Аванс 2025 года' }, '20')), 201);
  const early = await receive({ externalDate: '2025-11-01', lines: [paper({ vatRate: '20' })] });
  ok(await ask('POST', url, invoice({ correctionOf: early.id }, '20')), 201);
  assert.equal(
    refusal(await ask('POST', url, invoice({ correctionOf: uuidv7() }, '20'))),
    '422 unknown_reference: /correctionOf not_found_reference',
  );
  const usual = await receive({ externalDate: '2025-11-01', lines: [paper({ vatRate: undefined })] });
  assert.equal(usual.lines[0].vatRate, '20', 'the usual rate of that day');
});

test('a line without a VAT rate has that of its supplier', async () => {
  const { supplier, receive } = await billingPortal();
  const rateOf = async (regime: string, externalDate = '2026-03-01') => {
    await owner.query('update counterparties set tax_regime = $2 where id = $1', [supplier.counterpartyId, regime]);
    return (await receive({ externalDate, lines: [paper({ vatRate: undefined })] })).lines[0].vatRate;
  };
  assert.equal(await rateOf('usn_no_vat'), 'none');
  assert.equal(await rateOf('usn_5'), '5');
  assert.equal(await rateOf('usn_7'), '7');
  assert.equal(await rateOf('usn_7', '2024-12-31'), '20', 'these are charged since 2025');
  assert.equal(await rateOf('osno'), '22');
});

test('vat_mode_mismatch: an invoice without VAT has no line with it', async () => {
  const { ask, supplier } = await billingPortal();
  const body = { counterpartyId: supplier.counterpartyId, vatMode: 'none', lines: [paper()] };
  assert.equal(refusal(await ask('POST', url, body)), '422 validation_failed: /lines/0/vatRate vat_mode_mismatch');
  const made = ok(await ask('POST', url, { ...body, lines: [paper({ vatRate: undefined })] }), 201);
  assert.deepEqual(made.totals, { net: '1000.00', vat: '0.00', gross: '1000.00' });
});

test('duplicate_invoice: the same number of a supplier comes once in a year, whatever its spelling', async () => {
  const { portal, ask, supplier, receive, move } = await billingPortal();
  const first = await receive({ externalNumber: 'СЧ-10 45', externalDate: '2026-02-01' });
  const again = {
    counterpartyId: supplier.counterpartyId,
    externalNumber: 'cч1045',
    externalDate: '2026-11-01',
    lines: [paper()],
  };
  const answer = await ask('POST', url, again);
  assert.equal(refusal(answer), '409 conflict: duplicate_invoice');
  assert.equal(answer.json.existing.entityId, first.id);
  ok(await ask('POST', url, { ...again, externalDate: '2025-11-01', lines: [paper({ vatRate: '20' })] }), 201);
  const another = await newCounterparty(portal, 'ООО «Песок»');
  ok(await ask('POST', url, { ...again, counterpartyId: another.counterpartyId }), 201);
  ok(await move(first.id, 'cancelled'));
  ok(await ask('POST', url, again), 201);
});

test('a double is entered for a reason by who may change statuses', async () => {
  const { portal, supplier, receive } = await billingPortal();
  await receive({ externalNumber: '7', externalDate: '2026-02-01' });
  const body = {
    counterpartyId: supplier.counterpartyId,
    externalNumber: '7',
    externalDate: '2026-02-01',
    duplicateReason: 'Поставщик ведёт две нумерации',
    lines: [paper()],
  };
  const by = async (role: 'buyer' | 'accountant') =>
    request('POST', url, { token: await signIn(portal, (await newPerson(portal, role)).userId), body });
  assert.equal((await by('buyer')).json.code, 'forbidden');
  assert.equal(ok(await by('accountant'), 201).duplicateReason, 'Поставщик ведёт две нумерации');
});

test('two equal invoices at once: one is made, the other is told of it', async () => {
  const { ask, supplier } = await billingPortal();
  const body = { counterpartyId: supplier.counterpartyId, externalNumber: 'СЧ-9', lines: [paper()] };
  const answers = await Promise.all([1, 2, 3].map(() => ask('POST', url, body)));
  assert.deepEqual(
    answers.map(({ status }) => status).sort((a, b) => a - b),
    [201, 409, 409],
  );
  assert.ok(
    answers.filter(({ status }) => status === 409).every((one) => refusal(one) === '409 conflict: duplicate_invoice'),
  );
});

test('every error of every line is told at once', async () => {
  const { ask, supplier, portal } = await billingPortal();
  const archived = await newItem(await portal.key('catalog.read', 'catalog.write', 'catalog.delete'), {
    name: 'Старый',
  });
  await owner.query(`update catalog_items set status = 'archived', archived_at = now() where id = $1`, [archived]);
  const answer = await ask('POST', url, {
    counterpartyId: supplier.counterpartyId,
    lines: [
      paper({ procurementItemId: uuidv7() }),
      paper({ catalogItemId: uuidv7() }),
      paper({ catalogItemId: archived }),
      paper({ name: undefined }),
      paper({ quantity: '0' }),
      paper({ discountPercent: '100.5' }),
      paper({ quantity: '1.5' }),
    ],
  });
  assert.equal(
    refusal(answer),
    [
      '422 validation_failed: /lines/0/procurementItemId not_found_reference',
      '/lines/1/catalogItemId not_found_reference',
      '/lines/2/catalogItemId archived_reference',
      '/lines/3/name required',
      '/lines/4/quantity minimum',
      '/lines/5/discountPercent maximum',
      '/lines/6/quantity uom_must_be_whole',
    ].join(', '),
  );
});

test('the payee: nobody, somebody of another portal, an archived one, one that was no supplier', async () => {
  const { portal, ask } = await billingPortal();
  const stranger = await newCounterparty((await billingPortal()).portal);
  const lines = [paper()];
  assert.equal(refusal(await ask('POST', url, { lines })), '422 validation_failed: /counterpartyId required');
  assert.equal(
    (await ask('POST', url, { lines, counterpartyId: stranger.counterpartyId })).json.code,
    'unknown_reference',
  );
  assert.equal((await ask('POST', url, { lines, supplierId: stranger.supplierId })).json.code, 'unknown_reference');
  const gone = await newCounterparty(portal, 'ООО «Лютик»');
  await owner.query(`update counterparties set status = 'archived', archived_at = now() where id = $1`, [
    gone.counterpartyId,
  ]);
  assert.equal(
    refusal(await ask('POST', url, { lines, counterpartyId: gone.counterpartyId })),
    '422 business_rule_violated: archived_reference',
  );
  const customer = await newCounterparty(portal, 'ООО «Ромашка»', 'customer');
  const made = ok(await ask('POST', url, { lines, counterpartyId: customer.counterpartyId }), 201);
  assert.deepEqual(
    made.warnings.map(({ code }: { code: string }) => code),
    ['supplier_role_added'],
  );
  const other = await newCounterparty(portal, 'ООО «Щебень»');
  assert.equal(
    refusal(await ask('POST', url, { lines, counterpartyId: customer.counterpartyId, supplierId: other.supplierId })),
    '422 validation_failed: /supplierId supplier_mismatch',
  );
});

test('an invoice in another currency keeps the rate of its day; without one it has none', async () => {
  const { ask, receive } = await billingPortal();
  ok(
    await ask('PUT', '/api/v1/settings/exchange-rates', {
      rates: [{ currency: 'CNY', date: '2026-02-01', rate: '125', nominal: 10 }],
    }),
  );
  assert.equal((await receive({ currency: 'CNY', externalDate: '2026-02-03' })).fxRate, '12.5');
  assert.equal((await receive({ currency: 'USD' })).fxRate, null);
  assert.equal((await receive({ currency: 'USD', fxRate: '81.25' })).fxRate, '81.25');
});

test('an invoice of fifty lines costs as many statements as one of one', async () => {
  const { decided, receive } = await billingPortal();
  const { items } = await decided(Array.from({ length: 52 }, (_, place) => ({ name: `Позиция ${place}` })));
  const lines = items.map(({ id }: { id: string }) => ({ procurementItemId: id, quantity: '1', price: '100' }));
  await receive({ lines: lines.slice(0, 1) });
  const one = await countStatements(() => receive({ lines: lines.slice(1, 2) }));
  const fifty = await countStatements(() => receive({ lines: lines.slice(2) }));
  assert.equal(fifty.statements.length, one.statements.length);
});

test('an invoice over three requisitions writes what it invoices of them as an invoice over one does', async () => {
  const { decided, receive, cardOf } = await billingPortal();
  const all = [await decided(), await decided(), await decided(), await decided(), await decided()];
  const invoiced = async (of: typeof all) => {
    const lines = of.map(({ items }) => ({ procurementItemId: items[0].id, quantity: '4', price: '100' }));
    return (await countStatements(() => receive({ lines }))).statements;
  };
  await invoiced(all.slice(0, 1));
  const one = await invoiced(all.slice(1, 2));
  const three = await invoiced(all.slice(2));
  const writes = (statements: string[]) => statements.filter((text) => text.includes('set invoiced_quantity')).length;
  assert.deepEqual([writes(one), writes(three)], [2, 2]);
  for (const { requisition } of all.slice(2)) {
    const card = await cardOf(requisition.id);
    assert.deepEqual([card.status, card.items[0].invoicedQuantity], ['awaiting_delivery', '4']);
  }
});

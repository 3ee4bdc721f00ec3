import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cement, proposalPortal } from '../../../test/proposals.ts';

const delivery = { name: 'Доставка', amount: '100', allocation: 'by_amount' };

test('the golden proposal: cost, markup, expenses and commission make the price', async () => {
  const { create } = await proposalPortal();
  const made = await create({ expenses: [delivery], commissionMode: 'percent', commissionPercent: '3' });
  const [row] = made.rows;
  assert.deepEqual(
    [row.lineCostAmount, row.markupAmount, row.allocatedExpenseAmount, row.commissionAmount, row.lineAmount],
    ['964.00', '144.60', '100.00', '36.26', '1244.86'],
  );
  assert.deepEqual(
    [made.materialsAmount, made.netAmount, made.vatAmount, made.totalAmount, made.costTotalAmount],
    ['1244.86', '1020.38', '224.48', '1244.86', '872.13'],
  );
  assert.deepEqual([made.grossProfitAmount, made.grossMarginPercent], ['148.25', '14.53']);
});

test('a proposal begins as a draft of who made it, with a number of the year, the default seller and its customer', async () => {
  const { portal, call, create } = await proposalPortal();
  const seller = await call('POST', '/api/v1/settings/seller-profiles', {
    ...{ name: 'Ромашка', legalName: 'ООО «Ромашка»', inn: '7707083893', defaultVatRate: '10' },
  });
  const made = await create({ rows: [{ ...cement, vatRate: undefined }] });
  assert.match(made.number, /^KP-\d{4}-0001$/);
  assert.deepEqual(
    [made.status, made.ownerId, made.sellerProfileId, made.customer.name, made.currency, made.rows[0].vatRate],
    ['draft', portal.ownerId, seller.json.id, 'ООО «Север»', 'RUB', '10'],
  );
  assert.deepEqual(made.warnings, []);
});

test('a counterparty that is no customer yet becomes one, with a warning', async () => {
  const { call, create, newParty } = await proposalPortal();
  const { id } = await newParty('ООО «Юг»', { roles: ['supplier'] });
  const made = await create({ customerId: id });
  assert.deepEqual(
    made.warnings.map(({ code, meta }: { code: string; meta: object }) => [code, meta]),
    [['customer_role_added', { counterpartyId: id }]],
  );
  assert.deepEqual((await call('GET', `/api/v1/counterparties/${id}`)).json.roles, ['supplier', 'customer']);
});

test('rows keep their identifiers when the list is sent again, and nothing changes by it', async () => {
  const { ask, create, change } = await proposalPortal();
  const made = await create({ expenses: [delivery] });
  const asRead = ({
    id,
    name,
    quantity,
    unitCost,
    markupPercent,
    markupAmount,
    markupBasis,
  }: Record<string, unknown>) => ({
    ...{ id, name, quantity, unitCost, markupPercent, markupAmount, markupBasis },
    vatRate: '22',
  });
  const again = await change(made.id, { rows: made.rows.map(asRead), expenses: made.expenses });
  assert.equal(again.version, made.version);
  const [kept] = again.rows;
  const changed = await change(made.id, {
    rows: [
      { ...cement, name: 'Песок' },
      { ...asRead(kept), quantity: '4' },
    ],
  });
  assert.deepEqual(
    changed.rows.map((row: Record<string, string>) => [row.id === kept.id, row.position, row.name, row.lineAmount]),
    [
      [false, 1, 'Песок', '1175.27'],
      [true, 2, 'Цемент М500', '587.63'],
    ],
  );
  assert.equal((await ask('GET', `/${made.id}`)).json.version, made.version + 1);
});

test('an entered price leaves the markup, and what is counted cannot be entered instead', async () => {
  const { create, change } = await proposalPortal();
  const made = await create({ pricingMode: 'fixed_price', rows: [{ ...cement, unitPrice: '100' }] });
  assert.deepEqual([made.rows[0].lineAmount, made.rows[0].markupAmount], ['800.00', '-164.00']);
  assert.equal(made.grossProfitAmount, '-134.42');
  const plus = await change(made.id, { pricingMode: 'cost_plus' });
  assert.deepEqual([plus.rows[0].markupPercent, plus.rows[0].lineAmount], ['-17.0124', '800.00']);
});

test('a change of the way the commission is counted takes its old value along', async () => {
  const { create, change } = await proposalPortal();
  const { id } = await create({
    commissionMode: 'per_line',
    rows: [
      { ...cement, commissionPercent: '10' },
      { ...cement, commissionFixedAmount: '5' },
    ],
  });
  const fixed = await change(id, { commissionMode: 'fixed', commissionFixedAmount: '33.33' });
  assert.deepEqual(
    fixed.rows.map((row: Record<string, string>) => [row.commissionPercent, row.commissionAmount]),
    [
      [null, '16.67'],
      [null, '16.66'],
    ],
  );
  const none = await change(id, { commissionMode: 'none' });
  assert.deepEqual([none.commissionFixedAmount, none.commissionAmount], [null, '0.00']);
});

test('values of another commission mode are refused at their fields', async () => {
  const { refused } = await proposalPortal();
  assert.deepEqual(await refused({ commissionMode: 'percent', commissionPercent: '3', commissionFixedAmount: '10' }), [
    '/commissionFixedAmount commission_mode_conflict',
  ]);
  assert.deepEqual(await refused({ commissionMode: 'fixed', commissionFixedAmount: '3', commissionPercent: '3' }), [
    '/commissionPercent commission_mode_conflict',
  ]);
  assert.deepEqual(await refused({ rows: [{ ...cement, commissionPercent: '1' }] }), [
    '/rows/0/commissionPercent commission_mode_conflict',
  ]);
  assert.deepEqual(await refused({ commissionMode: 'percent' }), ['/commissionPercent required']);
  assert.deepEqual(await refused({ commissionMode: 'percent', commissionPercent: '100.5' }), [
    '/commissionPercent maximum',
  ]);
});

test('an agent sells at cost: a markup is refused, and entered prices too', async () => {
  const { refused, create } = await proposalPortal();
  assert.deepEqual(await refused({ proposalModel: 'agency' }), ['/rows/0/markupPercent agency_without_markup']);
  assert.deepEqual(await refused({ proposalModel: 'agency', pricingMode: 'fixed_price' }), [
    '/pricingMode agency_without_markup',
  ]);
  const rows = [{ ...cement, markupPercent: undefined }];
  const made = await create({ proposalModel: 'agency', rows, commissionMode: 'percent', commissionPercent: '5' });
  assert.deepEqual([made.grossAmount, made.commissionAmount, made.totalAmount], ['964.00', '48.20', '1012.20']);
});

test('faults of all rows and expenses come with their places', async () => {
  const { refused } = await proposalPortal();
  const strange = '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11';
  const rows = [
    { quantity: '0', unitCost: '1' },
    { ...cement, unitCost: undefined },
    { ...cement, markupPercent: '-100.01' },
    { ...cement, catalogItemId: strange, procurementItemId: strange },
    { ...cement, id: strange },
    { ...cement, quantity: '1.5', uom: '796' },
  ];
  assert.deepEqual(await refused({ rows }), [
    '/rows/0/name required',
    '/rows/0/quantity minimum',
    '/rows/1/unitCost required',
    '/rows/2/markupPercent minimum',
    '/rows/3/procurementItemId not_found_reference',
    '/rows/3/catalogItemId not_found_reference',
    '/rows/4/id not_found_reference',
    '/rows/5/quantity uom_must_be_whole',
  ]);
  assert.deepEqual(await refused({ rows: [{ ...cement, markupPercent: undefined, markupAmount: '-964.01' }] }), [
    '/rows/0/markupAmount minimum',
  ]);
  assert.deepEqual(await refused({ rows: [{ ...cement, quantity: '9000000000', unitCost: '9000000000' }] }), [
    '/rows/0/quantity maximum',
  ]);
  assert.deepEqual(await refused({ expenses: [{ ...delivery, amount: '1.005' }] }), ['/expenses/0/amount scale']);
  assert.deepEqual(await refused({ vatMode: 'none' }), ['/rows/0/vatRate vat_mode_mismatch']);
  assert.deepEqual(await refused({ pricingMode: 'fixed_price' }), ['/rows/0/unitPrice required']);
});

test('a price that is too large to be kept is refused', async () => {
  const { ask } = await proposalPortal();
  const tiny = { ...cement, uom: '166', quantity: '0.000001', unitCost: '9000000000000' };
  const { status, json } = await ask('POST', '', { rows: [tiny] });
  assert.deepEqual([status, json.rule], [422, 'value_out_of_bounds']);
});

test('a contact is one of the customer, and goes with it', async () => {
  const { refused, create, change, newParty } = await proposalPortal();
  const contacts = [{ fullName: 'Ольга Петрова', email: 'petrova@sever.ru' }];
  const party = await newParty('ООО «Контактный»', { roles: ['customer'], contacts });
  const contactId = party.contacts[0].id as string;
  assert.deepEqual(await refused({ contactId }), ['/contactId not_found_reference']);
  assert.deepEqual(await refused({ contactId, customerId: null }), ['/contactId customer_required']);
  const made = await create({ customerId: party.id, contactId });
  assert.equal(made.contactId, contactId);
  assert.equal((await change(made.id, { customerId: (await newParty('ООО «Юг»')).id })).contactId, null);
});

test('prices without VAT take it off the rows that are there', async () => {
  const { create, change } = await proposalPortal();
  const { id } = await create();
  const none = await change(id, { vatMode: 'none' });
  assert.deepEqual([none.rows[0].vatRate, none.vatAmount, none.grossAmount], ['none', '0.00', '1108.60']);
});

test('a draft may be empty, and is found by its number, its title and its customer', async () => {
  const { ask, create, customerId } = await proposalPortal();
  const empty = await create({ customerId: null, rows: [] });
  assert.deepEqual([empty.rowCount, empty.totalAmount, empty.grossMarginPercent], [0, '0.00', null]);
  const made = await create({ title: 'Цемент для моста' });
  const found = async (query: string) => (await ask('GET', `?${query}`)).json.items.map(({ id }: { id: string }) => id);
  assert.deepEqual(await found(`search=${encodeURIComponent('моста')}`), [made.id]);
  assert.deepEqual(await found(`search=${empty.number}`), [empty.id]);
  assert.deepEqual(await found(`customerId=${customerId}`), [made.id]);
  assert.deepEqual(await found('sort=totalAmount'), [empty.id, made.id]);
});

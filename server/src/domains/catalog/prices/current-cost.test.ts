import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type PriceSource, priceSources } from '../../../../../nouns/price-observation.ts';
import { newPortal, owner, request, run } from '../../../../test/harness.ts';
import { newCounterparty, newItem } from '../../../../test/suppliers.ts';
import { type Candidate, currentCost } from './current-cost.ts';
import { pinCost } from './operations/pin-cost.ts';

const sources = Object.keys(priceSources) as PriceSource[];
const moment = { now: '2026-11-20T12:00:00.000Z', today: '2026-11-20', quotesCount: true };
const supplierId = '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11';

let made = 0;
const heard = (source: Candidate['source'], costPrice: string, more: Partial<Candidate> = {}): Candidate => ({
  id: `0193b0d2-0000-7000-8000-${String(++made).padStart(12, '0')}`,
  source,
  supplierId,
  costPrice,
  currency: 'RUB',
  quantityFrom: null,
  effectiveAt: '2026-11-01T00:00:00.000Z',
  validTo: null,
  withdrawnAt: null,
  ...more,
});
const planned = { price: '7', currency: 'RUB', at: '2026-10-01T00:00:00.000Z' };
const later = '2026-11-10T00:00:00.000Z';

const table: ReadonlyArray<
  readonly [what: string, known: Candidate[], plan: typeof planned | null, result: string | null, quotesCount?: boolean]
> = [
  ['nothing known is no cost', [], null, null],
  ['the planned cost stands in until a price is known', [], planned, '7 planned'],
  ['a pinned cost beats a receipt', [heard('receipt', '5'), heard('manual_pinned', '1')], planned, '1 manual_pinned'],
  ['a receipt beats an accepted quote', [heard('accepted_quote', '4'), heard('receipt', '5')], null, '5 stock_receipt'],
  [
    'an invoice newer than a receipt beats it',
    [heard('receipt', '5'), heard('invoice', '6', { effectiveAt: later })],
    null,
    '6 incoming_invoice',
  ],
  [
    'a receipt newer than an invoice beats it',
    [heard('invoice', '6'), heard('receipt', '5', { effectiveAt: later })],
    null,
    '5 stock_receipt',
  ],
  [
    'an accepted quote beats a price list',
    [heard('price_list', '3', { effectiveAt: later }), heard('accepted_quote', '4')],
    null,
    '4 accepted_quote',
  ],
  [
    'a price list beats a quote',
    [heard('quote', '2', { effectiveAt: later }), heard('price_list', '3')],
    null,
    '3 price_list',
  ],
  ['a quote beats the plan where the policy lets it', [heard('quote', '2')], planned, '2 supplier_quote'],
  ['a quote is not counted under another policy', [heard('quote', '2')], planned, '7 planned', false],
  ['a newer manual price of a supplier beats the plan', [heard('manual', '8')], planned, '8 planned'],
  [
    'the history of the plan itself does not count twice',
    [heard('manual', '8', { supplierId: null })],
    planned,
    '7 planned',
  ],
  [
    'inside a rank the newest wins',
    [heard('receipt', '5', { effectiveAt: later }), heard('receipt', '4')],
    null,
    '5 stock_receipt',
  ],
  [
    'of two of one moment the one recorded last wins',
    [heard('receipt', '5'), heard('receipt', '4')],
    null,
    '4 stock_receipt',
  ],
  ['a withdrawn price is none', [heard('receipt', '5', { withdrawnAt: later })], planned, '7 planned'],
  ['a price that has ended is none', [heard('price_list', '3', { validTo: '2026-11-19' })], planned, '7 planned'],
  [
    'on its last day a price still holds',
    [heard('price_list', '3', { validTo: '2026-11-20' })],
    planned,
    '3 price_list',
  ],
  [
    'a price to come is none yet',
    [heard('price_list', '3', { effectiveAt: '2026-12-01T00:00:00.000Z' })],
    planned,
    '7 planned',
  ],
  [
    'a price from ten pieces on is none of one',
    [heard('price_list', '3', { quantityFrom: '10' })],
    planned,
    '7 planned',
  ],
  ['a price from one piece on is', [heard('price_list', '3', { quantityFrom: '1' })], planned, '3 price_list'],
];

for (const [what, known, plan, result, quotesCount = true] of table) {
  test(what, () => {
    const cost = currentCost(known, plan, { ...moment, quotesCount });
    assert.equal(cost && `${cost.price} ${cost.source}`, result);
  });
}

/** Numbers that look random and are the same in every run. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('the database ranks prices as the function does, whatever they are', async () => {
  const random = randomOf(20_261_120);
  const portal = await newPortal();
  const key = await portal.key('catalog.write');
  const supplier = (await newCounterparty(portal)).supplierId;
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString();
  let proven = 0;
  for (let turn = 0; turn < 40; turn += 1) {
    const quotesCount = turn % 2 === 0;
    await owner.query(
      `insert into company_profiles (tenant_id, nomenclature_save_policy) values ($1, $2)
       on conflict (tenant_id) do update set nomenclature_save_policy = excluded.nomenclature_save_policy`,
      [portal.tenantId, quotesCount ? 'SUPPLIER_QUOTES_ALL' : 'ACCEPTED_QUOTE_LINES_ONLY'],
    );
    const plannedCost = random(2) === 0 ? { price: '7', currency: 'RUB' } : undefined;
    const itemId = await newItem(key, { name: `Позиция ${turn}`, ...(plannedCost && { plannedCost }) });
    const known = Array.from(
      { length: random(12) },
      (_, place): Candidate => ({
        ...heard(sources[random(sources.length)] as PriceSource, String(10 + place)),
        supplierId: random(3) === 0 ? null : supplier,
        quantityFrom: [null, '1', '10'][random(3)] as string | null,
        effectiveAt: day([-9, -9, -5, -1, 3][random(5)] as number),
        validTo: random(3) === 0 ? day([-2, 5][random(2)] as number).slice(0, 10) : null,
        withdrawnAt: random(4) === 0 ? day(-1) : null,
      }),
    ).filter(({ source }) => source !== 'manual_pinned');
    for (const one of known)
      await owner.query(
        `insert into price_observations (tenant_id, catalog_item_id, supplier_id, price, currency, uom, base_price, cost_price, quantity_from, source,
           source_entity_type, source_entity_id, source_row_id, effective_at, valid_to, withdrawn_at, id)
         values ($1, $2, $3, $4, 'RUB', '796', $4, $4, $5, $6, 'paper', uuidv7(), uuidv7(), $7, $8, $9, $10)`,
        [
          portal.tenantId,
          itemId,
          one.supplierId,
          one.costPrice,
          one.quantityFrom,
          one.source,
          one.effectiveAt,
          one.validTo,
          one.withdrawnAt,
          one.id,
        ],
      );
    const { json: before } = await request('GET', `/api/v1/catalog/${itemId}`, {
      key: await portal.key('catalog.read'),
    });
    // Pinning and unpinning leaves what the sources say.
    await run(pinCost, portal.owner, { id: itemId, price: '99' });
    await request('DELETE', `/api/v1/catalog/${itemId}/pinned-cost`, { key });
    const { rows } = await owner.query(
      'select current_price as price, current_source as source from catalog_items where tenant_id = $1 and id = $2',
      [portal.tenantId, itemId],
    );
    const now = new Date().toISOString();
    const plan = plannedCost ? { ...plannedCost, at: before.createdAt } : null;
    const cost = currentCost(known, plan, { now, today: now.slice(0, 10), quotesCount });
    assert.deepEqual(rows[0], { price: cost?.price ?? null, source: cost?.source ?? null }, JSON.stringify(known));
    if (cost) proven += 1;
  }
  assert.ok(proven > 20, `only ${proven} had a cost`);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPerson, owner, type Portal } from '../../../test/harness.ts';
import { answeringPortal } from '../../../test/quoting.ts';
import { receivingPortal } from '../../../test/receiving.ts';
import { exporter } from '../../../test/registers.ts';
import { made } from '../../../test/requisitions.ts';
import { cement, salesPortal } from '../../../test/sales.ts';
import { countPortal } from '../../../test/stock-counts.ts';

/** Somebody whose role has these rights alone. */
async function withRights(portal: Portal, ...permissions: string[]) {
  const { userId } = await newPerson(portal, 'warehouse');
  await owner.query(
    `update roles set permissions = $2, is_system = false where tenant_id = $1 and code = 'warehouse'`,
    [portal.tenantId, permissions],
  );
  return exporter(portal, userId);
}

const byLines = { rows: 'lines' };

test('what a line has cost is no column for whoever may not see margins', async () => {
  const { portal, create } = await salesPortal();
  await create({ rows: [{ ...cement, unitCost: '98.77' }] });
  const list = 'sales.list-sales-invoices';
  const [mine] = await (await exporter(portal)).rows(list, byLines);
  assert.deepEqual([mine?.['Строка: Себестоимость единицы'], mine?.['Строка: Цена за единицу']], [98.77, 155.61]);
  const seller = await withRights(portal, 'sales_invoices.read', 'sales_invoices.export');
  const [theirs] = await seller.rows(list, byLines);
  assert.equal(theirs?.['Строка: Цена за единицу'], 155.61);
  assert.ok(!('Строка: Себестоимость единицы' in (theirs ?? {})));
  const refused = await seller.exported(list, { ...byLines, columns: ['lines.unitCost'] });
  assert.deepEqual([refused.status, refused.json.errors[0].code], [422, 'unknown_column']);
});

test('a receipt names its goods and supplier, and tells their cost to whoever may see it', async () => {
  const { portal, first, give, decide, receive, came } = await receivingPortal();
  await decide(give([{ supplierId: first }]));
  made(await receive([came('4')]));
  const list = 'integration-api.list-stock-receipts';
  const [mine] = await (await exporter(portal)).rows(list, byLines);
  assert.deepEqual(
    ['Наименование', 'Принято', 'Единица', 'Себестоимость базовой единицы'].map((name) => mine?.[`Строка: ${name}`]),
    ['Цемент М500', 4, 'шт', 73.770492],
  );
  assert.match(String(mine?.['Строка: Кто поставил']), /^ООО/);
  const keeper = await withRights(portal, 'purchase_requisitions.read', 'purchase_requisitions.export');
  const [theirs] = await keeper.rows(list, byLines);
  assert.deepEqual([theirs?.['Строка: Принято'], theirs?.['Строка: Себестоимость базовой единицы'] ?? null], [4, null]);
});

test('whoever counts blind finds no expected quantity in the file', async () => {
  const { portal, adjust, start } = await countPortal();
  await adjust({ quantityDelta: '40' });
  made(await start({ isBlind: true }));
  const list = 'stock-counts.list-counts';
  const expected = async ({ rows }: Awaited<ReturnType<typeof exporter>>) =>
    (await rows(list, byLines)).map((row) => [row['Строка: Наименование'], row['Строка: По учёту']]);
  assert.deepEqual(await expected(await exporter(portal)), [['Цемент М500', 40]]);
  assert.deepEqual(await expected(await withRights(portal, 'stock.read', 'stock.count')), [['Цемент М500', null]]);
});

test('a sealed quote has no lines in the file until it is opened, nor are they counted', async () => {
  const { portal, rfq, enter, submit } = await answeringPortal({ sealed: true });
  const quote = made(await enter());
  await submit(quote.id);
  const { rows } = await exporter(portal);
  const prices = async () =>
    (await rows('supplier-quotes.list-quotes', byLines)).map((row) => row['Строка: Цена за единицу'] ?? null);
  assert.deepEqual(await prices(), [null]);
  await owner.query('update supplier_rfqs set unsealed_at = now() where tenant_id = $1 and id = $2', [
    portal.tenantId,
    rfq.id,
  ]);
  assert.deepEqual(await prices(), [90]);
});

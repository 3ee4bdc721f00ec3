import assert from 'node:assert/strict';
import { test } from 'node:test';
import { knowArticle, newSupplier } from '../../../../test/catalog-history.ts';
import { countStatements } from '../../../../test/count-statements.ts';
import { newPortal, run } from '../../../../test/harness.ts';
import { archiveItem } from './archive-item.ts';
import { createItem } from './create-item.ts';
import { type Match, type MatchLine, matchItems } from './match-items.ts';
import { mergeItem } from './merge-item.ts';

const portal = await newPortal();
const make = async (body: object) => ((await run(createItem, portal.owner, body)) as { id: string }).id;
const match = async (...lines: MatchLine[]): Promise<Match[]> =>
  ((await run(matchItems, portal.owner, { lines })) as { matches: Match[] }).matches;

const bolt = await make({ name: 'Болт М8х20', sku: 'B-1', manufacturerSku: 'DIN 933', brand: 'Сталь' });
const nut = await make({ name: 'Гайка М8', sku: 'B1' });
const twins = [await make({ name: 'Шайба 8', baseUom: '796' }), await make({ name: 'шайба  8' })].sort();
const supplierId = await newSupplier(portal);
await knowArticle(portal, nut, supplierId, 'П-77');
const gone = await make({ name: 'Старый болт', sku: 'OLD' });
await run(archiveItem, portal.owner, { id: gone });
const merged = await make({ name: 'Болтик', sku: 'B-2' });
await run(mergeItem, portal.owner, { id: merged, intoId: bolt });
await knowArticle(portal, merged, supplierId, 'П-80');
const strange = ((await run(createItem, (await newPortal()).owner, { name: 'Чужое', sku: 'X-1' })) as { id: string })
  .id;

const piece = '796';
const table: ReadonlyArray<
  readonly [what: string, line: MatchLine, itemIds: readonly string[], matchedBy: Match['matchedBy']]
> = [
  ['the linked item comes first', { catalogItemId: nut, sku: 'B-1' }, [nut], 'id'],
  ['a merged item is the one that stays', { catalogItemId: merged }, [bolt], 'id'],
  ['an archived item is not taken; the article is next', { catalogItemId: gone, sku: 'b-1' }, [bolt], 'sku'],
  ['an article is taken to the letter', { sku: 'B1' }, [nut], 'sku'],
  ['the article of an archived item finds nothing', { sku: 'OLD' }, [], null],
  [
    'the supplier’s article is next',
    { sku: 'нет', supplierId, supplierSku: 'п77', manufacturerSku: 'DIN 933', brand: 'Сталь' },
    [nut],
    'supplierSku',
  ],
  [
    'the supplier’s article of a merged item is the one that stays',
    { supplierId, supplierSku: 'П80' },
    [bolt],
    'supplierSku',
  ],
  ['the supplier’s article is nobody else’s', { supplierId: portal.ownerId, supplierSku: 'П-77' }, [], null],
  [
    'then the maker’s article with its brand',
    { manufacturerSku: 'din933', brand: 'СТАЛЬ', name: 'Гайка М8', uom: piece },
    [bolt],
    'manufacturerSku',
  ],
  ['the maker’s article without a brand is not enough', { manufacturerSku: 'DIN 933' }, [], null],
  ['then the name with its unit', { name: 'гайка M 8', uom: piece }, [nut], 'name'],
  ['a name in another unit is another thing', { name: 'Гайка М8', uom: '166' }, [], null],
  ['a name without a unit is not enough', { name: 'Гайка М8' }, [], null],
  ['two of one name are ambiguous', { name: 'Шайба 8', uom: piece }, twins, 'name'],
  ['a stronger sign decides over an ambiguous one', { sku: 'B-1', name: 'Шайба 8', uom: piece }, [bolt], 'sku'],
  ['another portal’s item is nobody’s', { catalogItemId: strange, sku: 'X-1', name: 'Чужое', uom: piece }, [], null],
  ['a line that says nothing matches nothing', {}, [], null],
];

for (const [what, line, itemIds, matchedBy] of table)
  test(what, async () => assert.deepEqual(await match(line), [{ itemIds, matchedBy }]));

test('many lines are matched in their order by one statement', async () => {
  const lines = Array.from({ length: 30 }, () => table.map(([, line]) => line)).flat();
  const { result, statements } = await countStatements(() => match(...lines));
  assert.equal(result.length, lines.length);
  assert.deepEqual(
    result.slice(0, table.length),
    table.map(([, , itemIds, matchedBy]) => ({ itemIds, matchedBy })),
  );
  assert.equal(statements.filter((text) => /catalog_items/.test(text)).length, 1);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../../test/billing.ts';
import { papersPortal } from '../../../../test/delivery-documents.ts';
import { pdfPages } from '../../../../test/pdf-pages.ts';

const declared = { countryCode: 'CN', customsDeclaration: '10702070/150126/3000001' };
const traced = { tracedUom: '796', tracedQuantity: '10' };

test('goods say where they come from: as the catalog knows it, or as the caller says, with their declaration', async () => {
  const { ask, decided, generated, card, paper } = await papersPortal();
  const item = ok(await ask('POST', '/api/v1/catalog', { name: 'Насос', sku: 'N-1', countryCode: 'DE' }), 201);
  const { id, items } = await decided([{ catalogItemId: item.id }, { name: 'Кабель' }, { name: 'Труба' }]);
  const made = await generated(id, { kind: 'upd', origins: [{ itemId: items[1].id, ...declared, ...traced }] });
  const { lines } = await card(made.id);
  assert.deepEqual(
    lines.map((one: Record<string, unknown>) => [one.countryCode, one.customsDeclaration, one.tracedQuantity]),
    [
      ['DE', null, null],
      ['CN', declared.customsDeclaration, '10'],
      [null, null, null],
    ],
  );
  const text = pdfPages((await paper(made.id)).bytes)
    .join('')
    .replace(/[\s\u00a0]+/g, '');
  assert.ok(text.includes('276Германия—————'), text);
  assert.ok(text.includes(`156Китай${declared.customsDeclaration}796шт10819,67`), text);
});

test('an origin of a line outside the requisition, and traced goods without their unit or quantity, are refused by place', async () => {
  const { decided, generate } = await papersPortal();
  const { id, items } = await decided();
  const wrong = (origins: object[]) => generate(id, { kind: 'upd', origins });
  const itemId = items[0].id;
  assert.equal(
    refusal(await wrong([{ itemId, tracedUom: '796' }, { itemId: id }])),
    '422 validation_failed: /origins/1/itemId foreign_reference, /origins/0/tracedQuantity required',
  );
  assert.equal(
    refusal(await wrong([{ itemId, ...traced, tracedQuantity: '1.5' }])),
    '422 validation_failed: /origins/0/tracedQuantity uom_must_be_whole',
  );
});

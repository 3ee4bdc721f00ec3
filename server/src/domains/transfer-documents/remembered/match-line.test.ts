import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../../test/billing.ts';
import { factsOf } from '../../../../test/harness.ts';
import { accept, line } from '../../../../test/requisitions.ts';
import { changed, codes, transferDocuments, transferPortal, upd503 } from '../../../../test/transfer-documents.ts';

const remembered = '/api/v1/e-documents/remembered-matches';

/** The next document of the same supplier. */
const next = (number: string) => changed(['УТ-1045', number], ['ON_NSCHFDOPPR', `ON_NSCHFDOPPR_${number}`]);

type Line = Record<string, string | null>;

async function matching() {
  const world = await transferPortal();
  const { ask } = world;
  const item = async (name: string, more: object = {}) =>
    ok(await ask('POST', '/api/v1/catalog', { name, baseUom: '796', ...more }), 201).id as string;
  const match = (documentId: string, place: number | string, said: object) =>
    ask('PUT', `${transferDocuments}/${documentId}/lines/${place}/match`, said);
  const takeBack = (documentId: string, place: number) =>
    ask('DELETE', `${transferDocuments}/${documentId}/lines/${place}/match`);
  const kept = async () => ok(await ask('GET', `${remembered}?sort=id`)).items as Array<Record<string, string>>;
  return { ...world, item, match, takeBack, kept };
}

const first = ({ lines }: { lines: Line[] }) => lines[0] as Line;

test('what a person says a line is, the next document of the supplier knows by itself', async () => {
  const { uploaded, item, match, kept, seller, portal } = await matching();
  const cement = await item('Портландцемент М500');
  const shown = await uploaded(upd503);
  assert.deepEqual([first(shown).place, first(shown).matchedBy], [1, null]);
  const said = ok(await match(shown.id, 1, { catalogItemId: cement }));
  assert.deepEqual(
    [first(said).catalogItemName, first(said).matchedBy, said.choices.length],
    ['Портландцемент М500', 'person', 1],
  );
  assert.notEqual(said.preview, shown.preview, 'what was seen before is not applied any more');
  const known = await kept();
  assert.deepEqual(
    known.map(({ kind, text, catalogItemName, supplierName }) => [kind, text, catalogItemName, supplierName]),
    [
      ['article', 'ЦЕМ-500-50', 'Портландцемент М500', 'ООО «Цементный двор»'],
      ['code', '00-00001175', 'Портландцемент М500', 'ООО «Цементный двор»'],
    ],
  );
  assert.deepEqual(known[0]?.supplierId, seller.supplier.supplierId);
  const later = await uploaded(next('УТ-1046'));
  assert.deepEqual(
    [first(later).catalogItemId, first(later).matchedBy, first(later).rememberedMatchId],
    [cement, 'remembered', known[0]?.id],
  );
  const events = (await factsOf(portal.tenantId)).map(({ event }) => event);
  assert.ok(events.includes('transfer_document.matched') && events.includes('remembered_match.remembered'));
});

test('a match that is taken back is forgotten, and what was remembered before it holds again', async () => {
  const { uploaded, item, match, takeBack, preview, kept } = await matching();
  const [cement, other] = [await item('Цемент'), await item('Не тот цемент')];
  const one = await uploaded(upd503);
  ok(await match(one.id, 1, { catalogItemId: cement }));
  const two = await uploaded(next('УТ-1046'));
  ok(await match(two.id, 1, { catalogItemId: other }));
  assert.deepEqual(new Set((await kept()).map(({ catalogItemId }) => catalogItemId)), new Set([other]));
  const back = ok(await takeBack(two.id, 1));
  assert.deepEqual([first(back).catalogItemId, first(back).matchedBy], [cement, 'remembered']);
  assert.equal((await takeBack(two.id, 1)).status, 404);
  ok(await takeBack(one.id, 1));
  assert.deepEqual(await kept(), []);
  assert.equal(first(await preview(two.id)).matchedBy, null);
});

test('a remembered match is forgotten from the list of them, and documents matched by hand stay so', async () => {
  const { uploaded, item, match, kept, ask, preview } = await matching();
  const shown = await uploaded(upd503);
  ok(await match(shown.id, 1, { catalogItemId: await item('Цемент') }));
  const [article] = await kept();
  assert.equal(ok(await ask('GET', `${remembered}/${article?.id}`)).text, 'ЦЕМ-500-50');
  ok(await ask('DELETE', `${remembered}/${article?.id}`));
  assert.deepEqual(await kept(), [], 'the code was said at once with the article');
  assert.equal((await ask('DELETE', `${remembered}/${article?.id}`)).status, 404);
  assert.equal(first(await preview(shown.id)).matchedBy, 'person');
  assert.equal(first(await uploaded(next('УТ-1046'))).matchedBy, null);
});

test('a line without article and code is remembered by its name, whatever its spelling', async () => {
  const { uploaded, item, match, kept } = await matching();
  const bare = [' АртикулТов="ЦЕМ-500-50"', ''] as const;
  const code = [' КодТов="00-00001175"', ''] as const;
  const shown = await uploaded(changed(bare, code));
  ok(await match(shown.id, 1, { catalogItemId: await item('Цемент') }));
  assert.deepEqual(
    (await kept()).map(({ kind, text }) => [kind, text]),
    [['name', 'Цемент М500 Д0, мешок 50 кг']],
  );
  const spelt = changed(
    bare,
    code,
    ['УТ-1045', 'УТ-1046'],
    ['Цемент М500 Д0, мешок 50 кг', 'ЦЕМЕНТ м500 д0 мешок 50 КГ'],
  );
  assert.equal(first(await uploaded(spelt)).matchedBy, 'remembered');
  assert.equal(first(await uploaded(next('УТ-1047'))).matchedBy, null, 'a name says nothing beside an article');
});

test('a line is matched to what was decided for the supplier, and its invoice says so', async () => {
  const { ask, approved, portal, seller, uploaded, match, apply, cardOf, kept, ...world } = await matching();
  const requisition = await approved({ items: [line({ name: 'Мешки серые', quantity: '200', vatRate: '22' })] });
  const [need] = requisition.items;
  await accept(portal, need, seller.supplier.supplierId, { quantity: '200', price: '500' });
  const shown = await uploaded(upd503);
  const { items } = ok(await ask('GET', `${transferDocuments}/${shown.id}/awaited-lines?search=мешки`));
  assert.deepEqual(
    items.map((one: Line) => [one.procurementItemId, one.procurementNumber, one.left]),
    [[need.id, requisition.number, '200']],
  );
  assert.deepEqual(ok(await ask('GET', `${transferDocuments}/${shown.id}/awaited-lines?search=гравий`)).items, []);
  const said = ok(await match(shown.id, 1, { procurementItemId: need.id }));
  assert.deepEqual([first(said).procurementItemId, first(said).matchedBy], [need.id, 'person']);
  assert.deepEqual(await kept(), [], 'no item is known of it');
  const done = ok(await apply(said));
  assert.equal((await cardOf(requisition.id)).items[0].invoicedQuantity, '120');
  assert.equal((await world.card(done.invoiceId)).procurementId, requisition.id);
  assert.equal(refusal(await match(shown.id, 1, {})), '409 conflict: document_applied');
});

test('what was chosen and is invoiced meanwhile asks for a look', async () => {
  const { approved, portal, seller, uploaded, match, apply, preview } = await matching();
  const requisition = await approved({ items: [line({ name: 'Мешки серые', quantity: '120', vatRate: '22' })] });
  const [need] = requisition.items;
  await accept(portal, need, seller.supplier.supplierId, { quantity: '120', price: '500' });
  const [one, two] = [await uploaded(upd503), await uploaded(next('УТ-1046'))];
  ok(await match(two.id, 1, { procurementItemId: need.id }));
  ok(await apply(ok(await match(one.id, 1, { procurementItemId: need.id }))));
  assert.ok(codes(await preview(two.id)).includes('chosen_line_gone review'));
});

test('only what can be meant is taken: an item that is there, a line that is awaited, a unit of the same kind', async () => {
  const { uploaded, item, match, ask } = await matching();
  const shown = await uploaded(upd503);
  const said = async (more: object, place: number | string = 1) => refusal(await match(shown.id, place, more));
  const nobodys = '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11';
  assert.equal(await said({ catalogItemId: nobodys }), '422 validation_failed: /catalogItemId not_found_reference');
  assert.equal(await said({ procurementItemId: nobodys }), '422 validation_failed: /procurementItemId not_awaited');
  const gone = await item('Старый');
  ok(await ask('DELETE', `/api/v1/catalog/${gone}`));
  assert.match(await said({ catalogItemId: gone }), /archived_reference/);
  assert.equal(
    await said({ catalogItemId: await item('Песок', { baseUom: '168' }) }),
    '422 business_rule_violated: unit_differs',
  );
  assert.equal((await match(shown.id, 4, {})).status, 404);
  assert.equal((await match(shown.id, 'x', {})).status, 404);
  assert.equal((await match(shown.id, 0, {})).status, 404);
});

test('while nobody knows the supplier nothing is matched', async () => {
  const { uploaded, ask } = await transferPortal({ seller: false });
  const shown = await uploaded(upd503);
  const answer = await ask('PUT', `${transferDocuments}/${shown.id}/lines/1/match`, {});
  assert.equal(refusal(answer), '422 business_rule_violated: supplier_unknown');
});

test('for one document alone nothing is remembered, and what is for nothing stays for nothing', async () => {
  const { uploaded, item, match, kept, preview } = await matching();
  const shown = await uploaded(upd503);
  const cement = await item('Цемент');
  ok(await match(shown.id, 1, { catalogItemId: cement, remember: false }));
  assert.equal((await kept()).length, 0);
  ok(await match(shown.id, 1, { catalogItemId: cement }));
  ok(await match(shown.id, 2, {}));
  const { lines } = await preview(shown.id);
  assert.deepEqual(
    lines.slice(0, 2).map(({ matchedBy, catalogItemId }: Line) => [matchedBy, catalogItemId]),
    [
      ['person', cement],
      ['person', null],
    ],
  );
  assert.equal((await kept()).length, 2);
});

test('two who match the same line at once leave one match, remembered once', async () => {
  const { uploaded, item, match, kept } = await matching();
  const [one, two] = [await uploaded(upd503), await uploaded(next('УТ-1046'))];
  const [cement, mortar] = [await item('Цемент'), await item('Раствор')];
  const answers = await Promise.all([
    match(one.id, 1, { catalogItemId: cement }),
    match(one.id, 1, { catalogItemId: mortar }),
    match(two.id, 1, { catalogItemId: cement }),
  ]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200],
  );
  assert.deepEqual((await kept()).map(({ kind }) => String(kind)).sort(), ['article', 'code']);
});

test('a merged item is followed to the one that stays', async () => {
  const { uploaded, item, match, ask } = await matching();
  const [twin, kept] = [await item('Цемент М500 навал'), await item('Портландцемент')];
  const shown = await uploaded(upd503);
  ok(await match(shown.id, 1, { catalogItemId: twin }));
  ok(await ask('POST', `/api/v1/catalog/${twin}/merge`, { intoId: kept }));
  assert.equal(first(await uploaded(next('УТ-1046'))).catalogItemId, kept);
});

test('another portal sees nothing of what is remembered', async () => {
  const { uploaded, item, match, kept } = await matching();
  const shown = await uploaded(upd503);
  ok(await match(shown.id, 1, { catalogItemId: await item('Цемент') }));
  assert.equal((await kept()).length, 2);
  const stranger = await transferPortal();
  assert.deepEqual(ok(await stranger.ask('GET', remembered)).items, []);
  assert.equal(first(await stranger.uploaded(upd503)).matchedBy, null);
});

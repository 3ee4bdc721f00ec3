import assert from 'node:assert/strict';
import { test } from 'node:test';
import { request } from '../../../../test/harness.ts';
import { book, importingAt } from '../../../../test/imports.ts';
import { line, requisitionPortal, url } from '../../../../test/requisitions.ts';

async function mailWorld(items: Array<Record<string, unknown>> = [line()]) {
  const world = await requisitionPortal();
  const requisition = await world.create({ items });
  const base = `${url}/${requisition.id}/exchange`;
  const files = importingAt(world.portal, base, world.key);
  const mail = (body: Record<string, unknown> | FormData) =>
    request('POST', `${base}/imports/from-mail`, { key: world.key, body });
  const previewed = async (body: Record<string, unknown> | FormData) => {
    const { status, json } = await mail(body);
    assert.equal(status, 201, JSON.stringify(json));
    return files.read(json.id);
  };
  return { ...world, requisition, files, mail, previewed };
}

const letter = 'Добрый день!\nНужно:\n- Кабель ВВГнг 3х2,5 — 1 200,5 м\n- Гвозди 5 кг\n\nС уважением, Иван';

test('a letter of a customer becomes a preview whose rows point at its words, and then lines', async () => {
  const { requisition, files, previewed, cardOf } = await mailWorld();
  const job = await previewed({ text: letter, subject: 'Заявка на объект' });
  assert.deepEqual(
    [job.status, job.kind, job.source, job.mode, job.format, job.fileName],
    ['preview_ready', 'pr_items', 'mail_text', 'append', 'letter', 'Заявка на объект'],
    JSON.stringify(job),
  );
  const [cable, nails] = await files.rowsOf(job.id);
  assert.deepEqual(
    [cable.parsed.name, cable.parsed.quantity, cable.parsed.unit],
    ['Кабель ВВГнг 3х2,5', '1200.5', '006'],
  );
  assert.deepEqual(
    nails.foundIn.map(({ field, words }: Record<string, string>) => `${field}: ${words}`),
    ['name: Гвозди', 'quantity: 5', 'unit: кг'],
  );
  for (const { words, start, end } of cable.foundIn) assert.equal(letter.slice(start, end), words);
  assert.ok(cable.confidence > 0.5 && cable.confidence < 1);
  assert.equal((await cardOf(requisition.id)).items.length, 1, 'nothing is written without a preview');

  assert.deepEqual((await files.applied(job.id, { selectedRowIds: ['3'] })).result, {
    created: 1,
    updated: 0,
    failed: 0,
  });
  const card = await cardOf(requisition.id);
  assert.deepEqual([card.items[1].name, card.items[1].uom], ['Гвозди', '166']);
  assert.equal(card.customerRequestFileName, 'Заявка на объект');
});

test('a decision about a row of a letter leaves its words where they were', async () => {
  const { files, previewed } = await mailWorld();
  const job = await previewed({ text: letter });
  await files.preview(job.id, { rowActions: [{ rowId: 2, action: 'skip' }] });
  const [cable] = await files.rowsOf(job.id);
  assert.deepEqual([cable.action, cable.foundIn.length], ['skip', 3]);
});

test('an attachment is read as what it is: plain text as a letter, a book as a book', async () => {
  const { previewed } = await mailWorld();
  const form = (bytes: Buffer | string, name: string) => {
    const made = new FormData();
    made.append('attachment', new File([bytes], name));
    return made;
  };
  const text = await previewed(form(letter, 'заявка.txt'));
  assert.deepEqual([text.source, text.format, text.counts.create], ['mail_attachment', 'letter', 2]);
  const table = await previewed(form(await book(['Наименование', 'Кол-во'], [['Доска', 4]]), 'заявка.xlsx'));
  assert.deepEqual([table.source, table.format, table.counts.create], ['mail_attachment', 'xlsx', 1]);
  const csv = await previewed(form('Наименование;Кол-во;Ед\nДоска;4;шт\n', 'заявка.csv'));
  assert.deepEqual([csv.format, csv.counts.create], ['csv', 1]);
});

test('a letter without a single row fails with a reason', async () => {
  const { previewed } = await mailWorld();
  const job = await previewed({ text: 'Спасибо, всё получили.' });
  assert.deepEqual([job.status, job.problem.code], ['failed', 'file_malformed']);
});

test('neither text nor attachment, both, and a file that is none are refused at their field', async () => {
  const { mail } = await mailWorld();
  const both = new FormData();
  both.append('text', 'Гвозди 5 кг');
  both.append('attachment', new File(['Гвозди 5 кг'], 'a.txt'));
  for (const body of [
    {},
    both,
    { text: '' },
    { attachment: { fileName: 'a.txt' } },
    { text: 'Гвозди 5 кг', mode: 'both' },
  ]) {
    const { status, json } = await mail(body);
    assert.equal(status, 422, JSON.stringify(json));
  }
});

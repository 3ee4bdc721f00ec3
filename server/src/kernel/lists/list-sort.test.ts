import assert from 'node:assert/strict';
import { test } from 'node:test';
import { made, requisitionPortal, url } from '../../../test/requisitions.ts';

test('a list sorted upward by what some rows lack goes through all of them, each once, and back', async () => {
  const { ask } = await requisitionPortal();
  for (const dueDate of ['2031-05-01', null, '2031-05-03', null, '2031-05-02', '2031-05-01'])
    made(await ask('POST', url, { title: 'Заявка', ...(dueDate && { dueDate }), items: [] }));
  const page = async (cursor?: string | null) =>
    (await ask('GET', `${url}?sort=dueDate&limit=2${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`)).json;
  const seen: Array<[string, string | null]> = [];
  const pages = [await page()];
  for (let last = pages[0]; last.page.nextCursor; last = pages.at(-1)) pages.push(await page(last.page.nextCursor));
  for (const { items } of pages)
    for (const { id, dueDate } of items as Array<{ id: string; dueDate: string | null }>) seen.push([id, dueDate]);
  assert.deepEqual(
    seen.map(([, dueDate]) => dueDate),
    ['2031-05-01', '2031-05-01', '2031-05-02', '2031-05-03', null, null],
  );
  assert.equal(new Set(seen.map(([id]) => id)).size, 6);
  const back = await page(pages.at(-1).page.prevCursor);
  assert.deepEqual(back.items, pages.at(-2).items);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { draw } from '../../../test/draw.ts';
import type { Column } from '../../kit/table/column.ts';

const { SampleMark, useMarkedColumns } = await import('./sample-mark.tsx');

interface Row {
  id: string;
  name: string;
}

const columns: readonly Column<Row>[] = [
  { id: 'number', header: '№', wide: true, cell: ({ id }) => id },
  { id: 'kind', header: 'Вид', width: 90, cell: () => 'Товар' },
  { id: 'name', header: 'Название', cell: ({ name }) => name },
];

const Cells = () =>
  useMarkedColumns(columns).map(({ id, cell }) => createElement('p', { key: id }, cell({ id: 's1', name: 'Болт' })));

const known = (...ids: string[]) => ({
  known: [[['sample-data'], { records: ids.map((entityId) => ({ entityType: 'catalog_item', entityId })) }]] as const,
});

test('a record of the example says so, and no other', async () => {
  const mark = (id: string) => draw(createElement(SampleMark, { id }), known('s1'));
  assert.deepEqual([(await mark('s1')).text, (await mark('own')).text], ['Пример', '']);
});

test('a list marks its rows in the column that takes what room there is, on a phone, too', async () => {
  assert.equal((await draw(createElement(Cells), known('s1'))).text, 's1 Товар Пример Болт');
  assert.equal((await draw(createElement(Cells), known())).text, 's1 Товар Болт');
});

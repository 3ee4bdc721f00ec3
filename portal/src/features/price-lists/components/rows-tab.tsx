import { Button, Checkbox, Group } from '@mantine/core';
import { ClipboardPaste, Plus } from 'lucide-react';
import { useState } from 'react';
import { Empty } from '../../../kit/empty.tsx';
import { showCount } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { SearchInput } from '../../../kit/search-input.tsx';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { type PriceList, useRows } from '../queries.ts';
import type { PriceListSearch } from '../searches.ts';
import { AddRow } from './add-row.tsx';
import { PasteRows } from './paste-rows.tsx';
import { useRowColumns } from './use-row-columns.tsx';

interface RowsTabProps {
  list: PriceList;
  search: PriceListSearch;
  onChange(next: PriceListSearch): void;
}

/** Prices of a list, however many: read by cursor, changed in place, added one by one or pasted from a table. */
export function RowsTab({ list, search, onChange }: RowsTabProps) {
  const rows = useRows(list, search);
  const may = useMay();
  const [adding, setAdding] = useState<'one' | 'many'>();
  const mayChange = may('price_lists.update') && list.status !== 'archived';
  const columns = useRowColumns({ list, rows: rows.rows, mayChange, inOrder: search.sort === undefined });
  const { changed, items } = list.counters;
  const add = mayChange && (
    <Button variant="default" leftSection={<Plus size={16} />} onClick={() => setAdding('one')}>
      {say('Row', 'Строка')}
    </Button>
  );
  const paste = mayChange && (
    <Button variant="default" leftSection={<ClipboardPaste size={16} />} onClick={() => setAdding('many')}>
      {say('Paste from Excel', 'Вставить из Excel')}
    </Button>
  );
  return (
    <>
      <Group mb="md" justify="space-between">
        <Group>
          <SearchInput
            value={search.search}
            onSearch={(wanted) => onChange({ search: wanted })}
            placeholder={say('Supplier’s article or name', 'Артикул или название поставщика')}
          />
          <Checkbox
            label={`${say('Last change', 'Последнее изменение')} · ${showCount(changed)}`}
            checked={search.changed === 'true'}
            onChange={({ currentTarget }) => onChange({ changed: currentTarget.checked ? 'true' : undefined })}
          />
          <span className="dimmed">
            {say('Rows', 'Строк')}: {showCount(items)}
          </span>
        </Group>
        <Group>
          {paste}
          {add}
        </Group>
      </Group>
      <DataTable
        label={say('Rows of the price list', 'Строки прайс-листа')}
        list={rows}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        sort={search.sort}
        onSort={(sort) => onChange({ sort })}
        empty={
          search.search || search.changed ? (
            <Empty title={say('Nothing found', 'Ничего не найдено')} />
          ) : (
            <Empty
              title={say('No rows yet', 'Строк пока нет')}
              action={
                mayChange && (
                  <Group>
                    {paste}
                    {add}
                  </Group>
                )
              }
            >
              {say(
                'Prices are pasted from Excel, imported from a file or added one by one.',
                'Цены можно вставить из Excel, загрузить из файла или добавить по одной.',
              )}
            </Empty>
          )
        }
      />
      <AddRow opened={adding === 'one'} list={list} onClose={() => setAdding(undefined)} />
      <PasteRows opened={adding === 'many'} list={list} onClose={() => setAdding(undefined)} />
    </>
  );
}

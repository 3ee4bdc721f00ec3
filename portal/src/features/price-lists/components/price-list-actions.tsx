import { Button, Menu, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { Archive, ArchiveRestore, Copy, Download, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { showCount } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import { ImportButton } from '../../../shared/files/import-button.tsx';
import { useMay } from '../../../shared/session/me.ts';
import type { PriceList } from '../queries.ts';
import { useListActs } from '../use-list-acts.ts';
import { HeaderForm } from './header-form.tsx';

/** What may be done with a list as a whole. */
export function PriceListActions({ list }: { list: PriceList }) {
  const may = useMay();
  const acts = useListActs(list);
  const [editing, setEditing] = useState(false);
  const mayUpdate = may('price_lists.update');
  const confirmActive = () =>
    modals.openConfirmModal({
      title: say('Activate the list?', 'Ввести прайс-лист в действие?'),
      children: (
        <Text size="sm">
          {list.kind === 'supplier'
            ? say(
                `Prices of ${showCount(list.counters.items)} rows come into the catalog and become the planned cost of their items.`,
                `Цены из строк (${showCount(list.counters.items)}) попадут в каталог и станут плановой себестоимостью позиций.`,
              )
            : say('Its prices begin to count.', 'Его цены начнут применяться.')}
        </Text>
      ),
      labels: { confirm: say('Make active', 'Ввести в действие'), cancel: say('Cancel', 'Отмена') },
      onConfirm: () => acts.activate.mutate(),
    });
  const confirmDelete = () =>
    modals.openConfirmModal({
      title: say('Delete the list?', 'Удалить прайс-лист?'),
      children: (
        <Text size="sm">
          {list.name}: {counted(list.counters.items, ['row', 'rows'], ['строка', 'строки', 'строк'])}.{' '}
          {say('A list that has ever been active is archived instead.', 'Если он уже действовал, он уйдёт в архив.')}
        </Text>
      ),
      labels: { confirm: say('Delete', 'Удалить'), cancel: say('Cancel', 'Отмена') },
      confirmProps: { color: 'red' },
      onConfirm: () => acts.remove.mutate(),
    });
  return (
    <>
      {mayUpdate && list.status !== 'archived' && <ImportButton kind="price_list" into={{ priceList: list.id }} />}
      {mayUpdate && list.status === 'archived' && (
        <Button
          variant="default"
          leftSection={<ArchiveRestore size={16} />}
          loading={acts.restore.isPending}
          onClick={() => acts.restore.mutate()}
        >
          {say('Restore', 'Восстановить')}
        </Button>
      )}
      {mayUpdate && list.status === 'draft' && (
        <Button loading={acts.activate.isPending} onClick={confirmActive}>
          {say('Make active', 'Ввести в действие')}
        </Button>
      )}
      <Menu position="bottom-end" width={230}>
        <Menu.Target>
          <Button variant="default" px={9} loading={acts.busy} aria-label={say('More actions', 'Ещё действия')}>
            <Ellipsis size={16} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {mayUpdate && list.status !== 'archived' && (
            <Menu.Item leftSection={<Pencil size={16} />} onClick={() => setEditing(true)}>
              {say('Change the header', 'Изменить шапку')}
            </Menu.Item>
          )}
          {may('price_lists.create') && (
            <Menu.Item leftSection={<Copy size={16} />} onClick={() => acts.duplicate.mutate()}>
              {say('Duplicate', 'Создать копию')}
            </Menu.Item>
          )}
          {may('price_lists.export') &&
            (['csv', 'tsv'] as const).map((format) => (
              <Menu.Item key={format} leftSection={<Download size={16} />} onClick={() => acts.save.mutate(format)}>
                {say('Export', 'Выгрузить')} {format.toUpperCase()}
              </Menu.Item>
            ))}
          {may('price_lists.archive') && list.status !== 'archived' && (
            <Menu.Item leftSection={<Archive size={16} />} onClick={() => acts.archive.mutate()}>
              {say('Archive', 'В архив')}
            </Menu.Item>
          )}
          {may('price_lists.delete') && list.status !== 'archived' && (
            <Menu.Item color="red" leftSection={<Trash2 size={16} />} onClick={confirmDelete}>
              {say('Delete', 'Удалить')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <HeaderForm opened={editing} list={list} onClose={() => setEditing(false)} />
    </>
  );
}

import { Button, Menu, Text } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { Archive, Copy, Download, Ellipsis, HandCoins, Pencil, Trash2 } from 'lucide-react';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { counted, say } from '../../../kit/say.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { PriceList } from '../queries.ts';
import type { useListActs } from '../use-list-acts.ts';

interface PriceListMenuProps {
  list: PriceList;
  acts: ReturnType<typeof useListActs>;
  onEdit(): void;
}

/** What is rarely done with a list, in a menu. */
export function PriceListMenu({ list, acts, onEdit }: PriceListMenuProps) {
  const { portal } = useParams({ from: '/$portal' });
  const may = useMay();
  const mayUpdate = may('price_lists.update');
  const confirmDelete = () =>
    openConfirm({
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
    <Menu position="bottom-end" width={230}>
      <Menu.Target>
        <Button variant="default" px={9} loading={acts.busy} aria-label={say('More actions', 'Ещё действия')}>
          <Ellipsis size={16} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {mayUpdate && list.status !== 'archived' && (
          <Menu.Item leftSection={<Pencil size={16} />} onClick={onEdit}>
            {say('Change the header', 'Изменить шапку')}
          </Menu.Item>
        )}
        {may('price_lists.create') && (
          <Menu.Item leftSection={<Copy size={16} />} onClick={() => acts.duplicate.mutate()}>
            {say('Duplicate', 'Создать копию')}
          </Menu.Item>
        )}
        {may('commercial_proposals.create') && list.status === 'active' && (
          <Menu.Item
            leftSection={<HandCoins size={16} />}
            renderRoot={(props) => (
              <Link {...props} to={`/${portal}/proposals?create=price-list&open=${list.id}` as '/'} />
            )}
          >
            {say('Make a proposal', 'Сделать КП')}
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
  );
}

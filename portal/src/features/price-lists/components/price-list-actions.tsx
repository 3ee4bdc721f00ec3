import { Button, Text } from '@mantine/core';
import { ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import { showCount } from '../../../kit/format.ts';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { say } from '../../../kit/say.ts';
import { ImportButton } from '../../../shared/files/import-button.tsx';
import { useMay } from '../../../shared/session/me.ts';
import type { PriceList } from '../queries.ts';
import { useListActs } from '../use-list-acts.ts';
import { HeaderDialog } from './header-dialog.tsx';
import { PriceListMenu } from './price-list-menu.tsx';

/** What may be done with a list as a whole. */
export function PriceListActions({ list }: { list: PriceList }) {
  const may = useMay();
  const acts = useListActs(list);
  const [editing, setEditing] = useState(false);
  const mayUpdate = may('price_lists.update');
  const confirmActive = () =>
    openConfirm({
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
      <PriceListMenu list={list} acts={acts} onEdit={() => setEditing(true)} />
      <HeaderDialog opened={editing} list={list} onClose={() => setEditing(false)} />
    </>
  );
}

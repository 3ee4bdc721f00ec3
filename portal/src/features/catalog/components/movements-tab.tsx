import { Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Empty } from '../../../kit/empty.tsx';
import { showInstant } from '../../../kit/format.ts';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { say } from '../../../kit/say.ts';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { tellDone } from '../../../kit/tell.tsx';
import { showUnit } from '../../../kit/units.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { warehouseNamesQuery } from '../../../shared/records/warehouse-names-query.ts';
import { useMay } from '../../../shared/session/me.ts';
import { showSigned } from '../movements.ts';
import { type Item, type Movement, useMovements } from '../queries.ts';
import { movementTypes } from '../words.ts';
import { movementColumns } from './movement-columns.tsx';

/** Every movement of the item, the newest first; a wrong one is taken back by its opposite. */
export function MovementsTab({ item }: { item: Item }) {
  const client = useQueryClient();
  const may = useMay();
  const list = useMovements(item.id);
  const { data: warehouses = [] } = useQuery(warehouseNamesQuery);
  const names = new Map(warehouses.map(({ id, name }) => [id, name]));
  const reverse = useMutation({
    mutationFn: (movementId: string) =>
      ask(
        api.POST('/api/v1/catalog/{itemId}/movements/{movementId}/reverse', {
          params: { path: { itemId: item.id, movementId } },
          body: {},
        }),
      ),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['catalog'] });
      tellDone(say('The movement has been reversed', 'Движение сторнировано'));
    },
  });
  const pending = reverse.isPending ? reverse.variables : undefined;
  const confirm = (movement: Movement) =>
    openConfirm({
      title: say('Reverse the movement?', 'Сторнировать движение?'),
      children: (
        <Text size="sm">
          {say(movementTypes[movement.type])}: {showSigned(movement.quantity, showUnit(item.baseUom))},{' '}
          {showInstant(movement.occurredAt)}.
        </Text>
      ),
      labels: { confirm: say('Take back', 'Сторнировать'), cancel: say('Cancel', 'Отмена') },
      onConfirm: () => reverse.mutate(movement.id),
    });
  return (
    <DataTable
      label={say('Stock movements', 'Движения')}
      list={list}
      columns={movementColumns(names, may('stock.adjust') ? { ask: confirm, pending } : undefined)}
      idOf={({ id }) => id}
      nameOf={({ type }) => say(movementTypes[type])}
      empty={
        <Empty title={say('No movements yet', 'Движений пока нет')}>
          {say(
            'Receipts, transfers and adjustments are recorded here.',
            'Здесь записываются поступления, перемещения и корректировки.',
          )}
        </Empty>
      }
    />
  );
}

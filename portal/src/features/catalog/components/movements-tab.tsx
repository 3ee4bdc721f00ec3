import { Button, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Empty } from '../../../kit/empty.tsx';
import { showInstant, showMoney, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { tellDone } from '../../../kit/tell.tsx';
import { showUnit } from '../../../kit/units.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { warehouseNamesQuery } from '../../../shared/records/warehouses.ts';
import { useMay } from '../../../shared/session/me.ts';
import { type Item, type Movement, useMovements } from '../queries.ts';
import { movementTypes, reasons } from '../words.ts';

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
  const confirm = (movement: Movement) =>
    modals.openConfirmModal({
      title: say('Reverse the movement?', 'Сторнировать движение?'),
      children: (
        <Text size="sm">
          {say(movementTypes[movement.type])}: {signed(movement.quantity, showUnit(item.baseUom))},{' '}
          {showInstant(movement.occurredAt)}.
        </Text>
      ),
      labels: { confirm: say('Take back', 'Сторнировать'), cancel: say('Cancel', 'Отмена') },
      onConfirm: () => reverse.mutate(movement.id),
    });
  const columns: Column<Movement>[] = [
    { id: 'at', header: say('When', 'Когда'), cell: ({ occurredAt }) => showInstant(occurredAt), width: 140 },
    { id: 'type', header: say('Movement', 'Движение'), cell: ({ type }) => say(movementTypes[type]), width: 180 },
    {
      id: 'warehouse',
      header: say('Warehouse', 'Склад'),
      cell: ({ warehouseId }) => names.get(warehouseId) ?? '…',
      wide: true,
    },
    {
      id: 'quantity',
      header: say('Quantity', 'Количество'),
      align: 'right',
      width: 120,
      cell: ({ quantity }) => <b className={quantity.startsWith('-') ? 'bad' : 'good'}>{signed(quantity)}</b>,
    },
    {
      id: 'balance',
      header: say('Balance', 'Остаток'),
      align: 'right',
      width: 110,
      cell: ({ balanceAfter }) => showQuantity(balanceAfter),
    },
    {
      id: 'cost',
      header: say('Cost', 'Себестоимость'),
      align: 'right',
      width: 140,
      wide: true,
      cell: ({ unitCost, currency }) => showMoney(unitCost, currency ?? undefined),
    },
    {
      id: 'about',
      header: say('Reason', 'Причина'),
      wide: true,
      cell: ({ reason, comment }) => [reason && say(reasons[reason]), comment].filter(Boolean).join(' · ') || '—',
    },
    {
      id: 'act',
      header: '',
      align: 'right',
      width: 140,
      cell: (movement) =>
        movement.reversedById ? (
          <span className="dimmed">{say('taken back', 'сторнировано')}</span>
        ) : (
          may('stock.adjust') &&
          mayBeReversed(movement) && (
            <Button
              size="compact-sm"
              variant="default"
              loading={reverse.isPending && reverse.variables === movement.id}
              onClick={() => confirm(movement)}
            >
              {say('Take back', 'Сторнировать')}
            </Button>
          )
        ),
    },
  ];
  return (
    <DataTable
      label={say('Stock movements', 'Движения')}
      list={list}
      columns={columns}
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

const signed = (quantity: string, unit?: string) =>
  quantity.startsWith('-') ? `−${showQuantity(quantity.slice(1), unit)}` : `+${showQuantity(quantity, unit)}`;

const mayBeReversed = ({ type }: Movement) => type !== 'reversal' && type !== 'receipt';

import { Button, Modal, Select, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { stockReservation as noun } from '../../../../../../nouns/stock-reservation.ts';
import { bind } from '../../../../kit/form/bind.ts';
import { DecimalInput } from '../../../../kit/form/decimal-input.tsx';
import { DialogButtons } from '../../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../../kit/form/form-problem.tsx';
import { labelOf, ofField } from '../../../../kit/form/of-field.ts';
import { useFormProblem } from '../../../../kit/form/use-form-problem.ts';
import { showQuantity } from '../../../../kit/format.ts';
import { say } from '../../../../kit/say.ts';
import { tellDone } from '../../../../kit/tell.tsx';
import { showUnit } from '../../../../kit/units.ts';
import { api, ask } from '../../../../shared/api/client.ts';
import { useKeptForm } from '../../../../shared/drafts/use-kept-form.ts';
import { warehouseNamesQuery } from '../../../../shared/records/warehouse-names-query.ts';
import { ReservationsTable } from '../../../../shared/reservations/reservations-table.tsx';
import { useReservationsChanged } from '../../../../shared/reservations/use-reservation-acts.ts';
import type { RequisitionLine } from '../../queries.ts';
import { leftToReserve, type ReserveValues, reserveBodyOf } from './reserve-values.ts';

/** Stock that is held back for a line, and more of it. */
export function ReserveDialog({ line, onClose }: { line: RequisitionLine; onClose(): void }) {
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={say('Reserve from stock', 'Зарезервировать со склада')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Stack>
        <Text size="sm">
          {line.name}, {showQuantity(line.quantity, showUnit(line.uom))}
        </Text>
        {line.reservedQuantity !== '0' && <ReservationsTable of={{ procurementItemId: line.id }} />}
        <ReserveForm line={line} onClose={onClose} />
      </Stack>
    </Modal>
  );
}

function ReserveForm({ line, onClose }: { line: RequisitionLine; onClose(): void }) {
  const changed = useReservationsChanged();
  const itemId = line.catalogItemId ?? '';
  const { data: warehouses = [] } = useQuery(warehouseNamesQuery);
  const { data: stock } = useQuery({
    queryKey: ['catalog', itemId, 'stock'],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/catalog/{itemId}/stock', { params: { path: { itemId } }, signal })),
  });
  const form = useKeptForm<ReserveValues>({
    draft: 'reserve-stock',
    record: line.id,
    initialValues: { warehouseId: null, quantity: leftToReserve(line), until: '', comment: '' },
  });
  const problem = useFormProblem(form, Object.keys(form.values), (field) => (field === 'expiresAt' ? 'until' : field));
  const reserve = useMutation({
    mutationFn: (values: ReserveValues) =>
      ask(api.POST('/api/v1/stock-reservations', { body: reserveBodyOf(line, values) })),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: async () => {
      form.draft.drop();
      await changed();
      tellDone(say('Reserved', 'Зарезервировано'));
      onClose();
    },
  });
  const names = new Map(warehouses.map(({ id, name }) => [id, name]));
  const places = stock?.byWarehouse.filter(({ available }) => !/^(-|0$)/.test(available)) ?? [];
  if (stock && places.length === 0)
    return (
      <Text size="sm">{say('Nothing is available in the warehouses.', 'На складах нет доступного остатка.')}</Text>
    );
  return (
    <form onSubmit={form.onSubmit((values) => reserve.mutate(values))}>
      <Stack>
        <FormProblem error={problem.above} draft={form.draft} />
        <Select
          label={labelOf(noun, 'warehouseId')}
          required
          allowDeselect={false}
          data={places.map(({ warehouseId, available }) => ({
            value: warehouseId,
            label: `${names.get(warehouseId) ?? '…'} · ${say('available', 'доступно')} ${showQuantity(available)}`,
          }))}
          {...form.getInputProps('warehouseId')}
        />
        <DecimalInput
          label={`${say('Quantity', 'Количество')}, ${showUnit(line.uom)}`}
          description={`${say('The line still needs', 'Строке ещё нужно')}: ${showQuantity(leftToReserve(line))}`}
          required
          {...bind(form, 'quantity')}
        />
        <TextInput type="date" label={say('Until the end of', 'До конца дня')} {...form.getInputProps('until')} />
        <TextInput
          label={labelOf(noun, 'comment')}
          maxLength={ofField(noun, 'comment').maxLength}
          {...form.getInputProps('comment')}
        />
        <DialogButtons>
          <Button
            type="submit"
            loading={reserve.isPending}
            disabled={!form.values.warehouseId || !form.values.quantity}
          >
            {say('Reserve', 'Зарезервировать')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}

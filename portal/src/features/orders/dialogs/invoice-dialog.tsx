import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { invoice as noun } from '../../../../../nouns/invoice.ts';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { ofField } from '../../../kit/form/of-field.ts';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import type { OrderCard } from '../queries.ts';

const names = ['externalNumber', 'externalDate', 'dueDate'] as const;

/** An invoice of all that the order leaves; its lines are changed on its own page where the paper says otherwise. */
export function InvoiceDialog({ order, onClose }: { order: OrderCard; onClose(): void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { portal } = useParams({ from: '/$portal' });
  const form = useKeptForm({
    draft: 'order-invoice',
    record: order.id,
    initialValues: { externalNumber: '', externalDate: '', dueDate: '' },
  });
  const problem = useFormProblem(form, names);
  const enter = useMutation({
    mutationFn: (given: typeof form.values) =>
      ask(
        api.POST('/api/v1/invoices', {
          body: { orderIds: [order.id], ...Object.fromEntries(Object.entries(given).filter(([, value]) => value)) },
        }),
      ),
    onError: problem.show,
    async onSuccess({ id, number }) {
      form.draft.drop();
      await Promise.all([
        client.invalidateQueries({ queryKey: ['invoices'] }),
        client.invalidateQueries({ queryKey: ['orders'] }),
      ]);
      tellDone(`${say('Invoice entered', 'Счёт внесён')}: ${number}`);
      await navigate({ to: '/$portal/invoices/$id', params: { portal, id } });
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('Invoice for the order', 'Счёт по заказу')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form onSubmit={form.onSubmit((given) => enter.mutate(given))}>
        <Stack>
          <FormProblem error={problem.above} draft={form.draft} />
          <Text size="sm">
            {order.number}, {order.supplier.name}
          </Text>
          <Text size="sm" c="dimmed">
            {say('For all that is not invoiced yet: ', 'На всё, что ещё не выставлено: ')}
            {showMoney(order.leftAmount, order.currency)}
          </Text>
          <TextInput {...ofField(noun, 'externalNumber')} {...form.getInputProps('externalNumber')} />
          <TextInput type="date" {...ofField(noun, 'externalDate')} {...form.getInputProps('externalDate')} />
          <TextInput type="date" {...ofField(noun, 'dueDate')} {...form.getInputProps('dueDate')} />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={enter.isPending}>
              {say('Enter the invoice', 'Внести счёт')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}

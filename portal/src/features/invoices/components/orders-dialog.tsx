import { Alert, Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { showMoney } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { isProblem } from '../../../shared/api/problem.ts';
import { saveAnswer } from '../../../shared/files/save-answer.ts';
import { sumOf } from '../model.ts';
import type { Invoice } from '../queries.ts';

interface OrdersDialogProps {
  invoices: readonly Invoice[];
  /** Chosen, but not approved. */
  left: number;
  onClose(): void;
}

/** The last look before the file is written: how many orders, of how much, dated when. */
export function OrdersDialog({ invoices, left, onClose }: OrdersDialogProps) {
  const [date, setDate] = useState('');
  const make = useMutation({
    async mutationFn(again: boolean) {
      const body = {
        invoices: invoices.map(({ id }) => ({ invoiceId: id })),
        ...(date !== '' && { date }),
        ...(again && { again }),
      };
      const made = await ask(api.POST('/api/v1/bank/payment-orders', { body }));
      await saveAnswer(
        api.GET('/api/v1/bank/payment-orders/{id}/file', { params: { path: { id: made.id } }, parseAs: 'blob' }),
        made.name,
      );
      return made;
    },
    meta: { toldByPage: true },
    onSuccess(made) {
      tellDone(`${say('File written', 'Файл создан')}: ${made.name}`);
      onClose();
    },
  });
  const isRepeated = isProblem(make.error) && make.error.status === 409;
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('Payment orders', 'Платёжные поручения')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Stack>
        <FormProblem error={make.error} />
        <Text size="sm">
          {counted(invoices.length, ['order', 'orders'], ['поручение', 'поручения', 'поручений'])},{' '}
          {showMoney(sumOf(invoices.map(({ outstandingAmount }) => outstandingAmount)))}
        </Text>
        {left > 0 && (
          <Alert color="yellow" variant="light">
            {counted(
              left,
              ['chosen invoice is not approved and stays out', 'chosen invoices are not approved and stay out'],
              [
                'выбранный счёт не согласован и не войдёт',
                'выбранных счёта не согласованы и не войдут',
                'выбранных счетов не согласованы и не войдут',
              ],
            )}
          </Alert>
        )}
        <TextInput
          type="date"
          label={say('Date of the orders', 'Дата поручений')}
          description={say('Today, if left out', 'Если не указать — сегодня')}
          value={date}
          onChange={({ currentTarget }) => setDate(currentTarget.value)}
        />
        <Text size="sm" c="dimmed">
          {say(
            'The file is for the client of your bank. Invoices become paid when the bank statement tells so.',
            'Файл загружают в банк-клиент. Оплаченными счета станут после загрузки выписки.',
          )}
        </Text>
        <DialogButtons>
          {isRepeated && (
            <Button variant="default" color="red" loading={make.isPending} onClick={() => make.mutate(true)}>
              {say('Write it again anyway', 'Всё равно создать ещё раз')}
            </Button>
          )}
          <Button loading={make.isPending} onClick={() => make.mutate(false)}>
            {say('Write the file', 'Создать файл')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  );
}

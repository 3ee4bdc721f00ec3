import { Button, List, Modal, Stack, Text } from '@mantine/core';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { moveName } from '../moves.ts';
import type { SalesInvoiceCard } from '../queries.ts';
import { useInvoiceMove } from '../use-invoice-move.ts';

interface IssueDialogProps {
  invoice: SalesInvoiceCard;
  onClose(): void;
}

/** Issuing cannot be taken back, so it says what it does before it is done. */
export function IssueDialog({ invoice, onClose }: IssueDialogProps) {
  const move = useInvoiceMove(invoice);
  const { customer, totalAmount, currency, contractId, dueDate } = invoice;
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('Issue the invoice?', 'Выставить счёт?')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Stack>
        <Text size="sm">{[customer?.name, showMoney(totalAmount, currency)].filter(Boolean).join(', ')}</Text>
        <List size="sm" spacing={4}>
          <List.Item>
            {say(
              'It takes the next number of the seller now, and keeps it even if it is voided.',
              'Счёт получит следующий номер продавца и сохранит его, даже если будет аннулирован.',
            )}
          </List.Item>
          <List.Item>
            {say(
              'Rows, prices, parties and terms are frozen; costs are captured as of today.',
              'Строки, цены, стороны и условия больше не изменить; себестоимость зафиксируется на сегодня.',
            )}
          </List.Item>
          {dueDate === null && (
            <List.Item>
              {contractId === null
                ? say('No day is named to pay by.', 'Срок оплаты не указан.')
                : say(
                    'The day to pay by is counted from the contract, where it says one.',
                    'Срок оплаты посчитается по договору, если он в нём есть.',
                  )}
            </List.Item>
          )}
        </List>
        <DialogButtons onCancel={onClose} cancel={say('Do not', 'Не сейчас')}>
          <Button
            loading={move.isPending}
            data-autofocus
            onClick={() => move.mutate({ to: 'issued' }, { onSettled: onClose })}
          >
            {moveName({ to: 'issued', requires: [] })}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  );
}

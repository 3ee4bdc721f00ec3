import { ActionIcon, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { RecordSelect } from '../../../kit/form/record-select.tsx';
import { showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import { leftOf, type Share, sharesOf, withInvoice } from '../shares.ts';
import { type Document, findPayable, findReceivable, matchDocument } from '../statement-queries.ts';

interface MatchDialogProps {
  statementId: string;
  document: Document;
  onClose(): void;
}

/** The invoices that a document pays, chosen by a person. */
export function MatchDialog({ statementId, document, onClose }: MatchDialogProps) {
  const client = useQueryClient();
  const [proposed] = useState(() => sharesOf(document));
  const [shares, setShares, draft] = useKeptState<readonly Share[]>('payment-match', document.id, proposed);
  const left = leftOf(document, shares);
  const save = useMutation({
    mutationFn: () => matchDocument(statementId, document.id, shares),
    meta: { toldByPage: true },
    async onSuccess() {
      draft.drop();
      await client.invalidateQueries({ queryKey: ['invoices', 'statements'] });
      onClose();
    },
  });
  const put = (invoiceId: string, amount: string) =>
    setShares(shares.map((one) => (one.invoiceId === invoiceId ? { ...one, amount } : one)));
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${say('Document', 'Документ')} № ${document.number}, ${showMoney(document.amount, document.currency)}`}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Stack
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <Text size="sm">{document.counterpartyName}</Text>
        <Text size="sm" c="dimmed">
          {document.purpose}
        </Text>
        <FormProblem error={save.error} draft={draft} />
        {shares.map(({ invoiceId, label, amount }) => (
          <Group key={invoiceId} wrap="nowrap" align="flex-end">
            <DecimalInput
              style={{ flex: 1 }}
              label={`${say('Invoice', 'Счёт')} ${label}`}
              value={amount}
              onChange={(next) => put(invoiceId, next ?? '0')}
            />
            <ActionIcon
              variant="subtle"
              size="lg"
              aria-label={`${say('Take away', 'Убрать')}: ${label}`}
              onClick={() => setShares(shares.filter((one) => one.invoiceId !== invoiceId))}
            >
              <X size={16} />
            </ActionIcon>
          </Group>
        ))}
        <RecordSelect
          kind={`payable-invoices-${document.direction}`}
          label={say('Add an invoice', 'Добавить счёт')}
          placeholder={say('Invoice number', 'Номер счёта')}
          value={null}
          onChange={(chosen) => chosen && setShares(withInvoice(document, shares, chosen))}
          find={document.direction === 'incoming' ? findReceivable : findPayable}
        />
        <Text size="sm" c={left.startsWith('-') ? 'red' : 'dimmed'}>
          {say('Not placed', 'Не распределено')}: {showMoney(left, document.currency)}
        </Text>
        <DialogButtons>
          <Button type="submit" loading={save.isPending}>
            {shares.length > 0
              ? say('Save the match', 'Сохранить')
              : say('Continue without invoices', 'Оставить без счетов')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  );
}

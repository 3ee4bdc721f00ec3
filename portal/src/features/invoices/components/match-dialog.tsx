import { ActionIcon, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { type RecordOption, RecordSelect } from '../../../kit/form/record-select.tsx';
import { showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import { minus, sumOf } from '../model.ts';
import type { Document } from '../statement-queries.ts';

interface Share {
  invoiceId: string;
  label: string;
  amount: string;
}

/** The invoices that a document pays, chosen by a person. */
export function MatchDialog({
  statementId,
  document,
  onClose,
}: {
  statementId: string;
  document: Document;
  onClose(): void;
}) {
  const client = useQueryClient();
  const [first] = useState<readonly Share[]>(() =>
    (document.proposal?.allocations ?? []).map(({ invoiceId, number, externalNumber, amount }) => ({
      invoiceId,
      label: externalNumber ?? number,
      amount,
    })),
  );
  const [shares, setShares, draft] = useKeptState<readonly Share[]>('payment-match', statementId, first);
  const left = minus(document.amount, sumOf(shares.map(({ amount }) => amount)));
  const save = useMutation({
    mutationFn: () =>
      ask(
        api.PUT('/api/v1/bank/statements/{id}/documents/{documentId}/match', {
          params: { path: { id: statementId, documentId: document.id } },
          body: { allocations: shares.map(({ invoiceId, amount }) => ({ invoiceId, amount })) },
        }),
      ),
    meta: { toldByPage: true },
    async onSuccess() {
      draft.drop();
      await client.invalidateQueries({ queryKey: ['invoices', 'statements'] });
      onClose();
    },
  });
  const add = (option: RecordOption | null) => {
    if (option && !shares.some(({ invoiceId }) => invoiceId === option.id))
      setShares([...shares, { invoiceId: option.id, label: option.label, amount: left.startsWith('-') ? '0' : left }]);
  };
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
          kind="payable-invoices"
          label={say('Add an invoice', 'Добавить счёт')}
          placeholder={say('Invoice number', 'Номер счёта')}
          value={null}
          onChange={add}
          find={findPayable}
        />
        <Text size="sm" c={left.startsWith('-') ? 'red' : 'dimmed'}>
          {say('Not placed', 'Не распределено')}: {showMoney(left, document.currency)}
        </Text>
        <Button type="submit" loading={save.isPending}>
          {shares.length > 0
            ? say('Save the match', 'Сохранить')
            : say('Continue without invoices', 'Оставить без счетов')}
        </Button>
      </Stack>
    </Modal>
  );
}

async function findPayable(search: string, signal: AbortSignal): Promise<RecordOption[]> {
  const query = {
    search: search || undefined,
    limit: 20,
    'paymentStatus[in]': 'unpaid,partially_paid',
    'status[nin]': 'cancelled,rejected',
  };
  const { items } = await ask(api.GET('/api/v1/invoices', { params: { query }, signal }));
  return items.map(({ id, number, externalNumber, supplier, outstandingAmount, currency }) => ({
    id,
    label: externalNumber ?? number,
    about: `${supplier.name}, ${showMoney(outstandingAmount, currency)}`,
  }));
}

import { Button, Checkbox, Group, SegmentedControl, Stack, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { showMoney } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { bothDrafts } from '../../../shared/drafts/both-drafts.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import type { InvoiceResults, RequisitionCard } from '../model/answers.ts';
import { decimal } from '../model/exact.ts';
import type { InvoiceGroup } from '../model/invoice-groups.ts';

interface AskInvoicesProps {
  requisition: RequisitionCard;
  groups: readonly InvoiceGroup[];
  onAsked(results: InvoiceResults): void;
}

/** Whom to ask, until when, in what words. */
export function AskInvoices({ requisition, groups, onAsked }: AskInvoicesProps) {
  const client = useQueryClient();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [channel, setChannel] = useState<'email' | 'link'>('email');
  const [dueDate, setDueDate, keptDay] = useKeptState('invoice-request-day', requisition.id, '');
  const [message, setMessage, keptMessage] = useKeptState('invoice-request', requisition.id, '');
  const draft = bothDrafts(keptDay, keptMessage);
  const asked = groups.filter(({ supplierId }) => !left.includes(supplierId));
  const request = useMutation({
    mutationFn: () =>
      ask(
        api.POST('/api/v1/purchase-requisitions/{procurementId}/request-supplier-invoices', {
          params: { path: { procurementId: requisition.id } },
          body: {
            items: asked.flatMap(({ supplierId, lines }) =>
              [...new Set(lines.map((line) => line.procurementItemId))].map((procurementItemId) => ({
                procurementItemId,
                supplierId,
              })),
            ),
            channel,
            ...(dueDate && { dueDate }),
            ...(message.trim() && { message: message.trim() }),
          },
        }),
      ),
    meta: { toldByPage: true },
    async onSuccess({ results }) {
      draft.drop();
      onAsked(results);
      await Promise.all(
        ['quotes', 'invoices', 'requisitions'].map((kind) => client.invalidateQueries({ queryKey: [kind] })),
      );
    },
  });
  return (
    <Stack gap={12}>
      {groups.map(({ supplierId, supplierName, lines, sums }) => (
        <Checkbox
          key={supplierId}
          checked={!left.includes(supplierId)}
          onChange={({ currentTarget }) =>
            setLeft(currentTarget.checked ? left.filter((id) => id !== supplierId) : [...left, supplierId])
          }
          label={supplierName}
          description={[
            counted(lines.length, ['line', 'lines'], ['позиция', 'позиции', 'позиций']),
            ...[...sums].map(([currency, sum]) => showMoney(decimal(sum), currency)),
          ].join(' · ')}
        />
      ))}
      <Group align="flex-end">
        <TextInput
          type="date"
          label={say('Invoice wanted by', 'Счёт нужен к')}
          value={dueDate}
          onChange={({ currentTarget }) => setDueDate(currentTarget.value)}
        />
        <SegmentedControl
          aria-label={say('How to ask', 'Как запросить')}
          value={channel}
          onChange={setChannel}
          data={[
            { value: 'email', label: say('By our letter', 'Письмом') },
            { value: 'link', label: say('I will ask myself', 'Запрошу сам') },
          ]}
        />
      </Group>
      <Textarea
        label={say('Message to suppliers', 'Сообщение поставщикам')}
        autosize
        minRows={2}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
      />
      <FormProblem error={request.error} draft={draft} />
      <Group justify="flex-end">
        <Button loading={request.isPending} disabled={asked.length === 0} onClick={() => request.mutate()}>
          {sayAsk(asked.length)}
        </Button>
      </Group>
    </Stack>
  );
}

const sayAsk = (count: number) => say(`Send requests: ${count}`, `Отправить запросы: ${count}`);

import { Button, Table } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invoiceRequest } from '../../../../../nouns/invoice-request.ts';
import { showDay, showInstant, showMoney } from '../../../kit/format.ts';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { counted, say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { InvoiceRequest, RequisitionCard } from '../model/answers.ts';
import { decimal, micro } from '../model/exact.ts';
import { sumsOf } from '../model/invoice-groups.ts';

interface InvoiceRequestsProps {
  requisition: RequisitionCard;
  requests: readonly InvoiceRequest[];
}

/** Requests that were made, with their state; those not answered can be taken back. */
export function InvoiceRequests({ requisition, requests }: InvoiceRequestsProps) {
  const client = useQueryClient();
  const may = useMay();
  const cancel = useMutation({
    mutationFn: ({ id, version }: InvoiceRequest) =>
      ask(
        api.POST('/api/v1/purchase-requisitions/{procurementId}/invoice-requests/{requestId}/cancel', {
          params: { path: { procurementId: requisition.id, requestId: id } },
          headers: { 'If-Match': `"v${version}"` },
          body: {},
        }),
      ),
    async onSuccess({ number }) {
      tellDone(say(`Request ${number} cancelled`, `Запрос ${number} отменён`));
      await Promise.all(
        ['quotes', 'invoices', 'requisitions'].map((kind) => client.invalidateQueries({ queryKey: [kind] })),
      );
    },
  });
  const confirm = (request: InvoiceRequest) =>
    openConfirm({
      title: say(`Cancel request ${request.number}?`, `Отменить запрос ${request.number}?`),
      children: say(
        `${request.supplierName} can be asked again for these lines: ${request.lines.length}.`,
        `Эти позиции (${request.lines.length}) можно будет запросить у «${request.supplierName}» снова.`,
      ),
      labels: { confirm: say('Cancel the request', 'Отменить запрос'), cancel: say('Keep it', 'Оставить') },
      confirmProps: { color: 'red' },
      onConfirm: () => cancel.mutate(request),
    });
  return (
    <Table.ScrollContainer minWidth={520}>
      <Table verticalSpacing={6} aria-label={say('Invoice requests', 'Запросы счетов')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{say('Request', 'Запрос')}</Table.Th>
            <Table.Th>{say('Status', 'Статус')}</Table.Th>
            <Table.Th className="number">{say('Amount', 'Сумма')}</Table.Th>
            <Table.Th />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {requests.map((request) => (
            <Table.Tr key={request.id}>
              <Table.Td>
                {request.supplierName}
                <div className="dimmed">
                  {[
                    request.number,
                    showInstant(request.sentAt),
                    ...(request.dueDate
                      ? [say(`by ${showDay(request.dueDate)}`, `к ${showDay(request.dueDate)}`)]
                      : []),
                    counted(request.lines.length, ['line', 'lines'], ['позиция', 'позиции', 'позиций']),
                  ].join(' · ')}
                </div>
                {request.error && <div className="bad">{request.error}</div>}
              </Table.Td>
              <Table.Td>
                <StatusOf noun={invoiceRequest} status={request.status} />
              </Table.Td>
              <Table.Td className="number">{shownSum(request)}</Table.Td>
              <Table.Td>
                {may('invoices.create') && ['sent', 'failed', 'partially_invoiced'].includes(request.status) && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    loading={cancel.isPending && cancel.variables.id === request.id}
                    onClick={() => confirm(request)}
                  >
                    {say('Cancel', 'Отменить')}
                  </Button>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

const shownSum = ({ lines }: InvoiceRequest) =>
  [...sumsOf(lines.map((line) => ({ ...line, quantity: micro(line.quantity) })))]
    .map(([currency, sum]) => showMoney(decimal(sum), currency))
    .join(' · ');

import { Alert, Divider, Modal, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { useMay } from '../../../shared/session/me.ts';
import type { Accepted, InvoiceResults, RequisitionCard } from '../model/answers.ts';
import { invoiceGroups } from '../model/invoice-groups.ts';
import { invoiceRequestsQuery } from '../queries.ts';
import { AskInvoices } from './ask-invoices.tsx';
import { InvoiceOutcome } from './invoice-outcome.tsx';
import { InvoiceRequests } from './invoice-requests.tsx';

interface InvoicesDialogProps {
  requisition: RequisitionCard;
  accepted: readonly Accepted[];
  /** Lines that are changed and not saved: invoices are asked for what is saved. */
  unsaved: number;
  onClose(): void;
}

/** One request for an invoice per supplier: what can be asked for, what was asked, and what became of it. */
export function InvoicesDialog({ requisition, accepted, unsaved, onClose }: InvoicesDialogProps) {
  const may = useMay();
  const requests = useQuery(invoiceRequestsQuery(requisition.id));
  const [results, setResults] = useState<InvoiceResults>();
  const open = invoiceGroups(accepted).filter(({ lines }) => lines.length > 0);
  return (
    <Modal opened onClose={onClose} size="lg" title={say('Invoices from suppliers', 'Счета от поставщиков')}>
      <Stack>
        {unsaved > 0 && (
          <Alert color="orange" variant="light">
            {say(
              'The decision has unsaved changes: invoices are asked for what is saved.',
              'В решении есть несохранённые изменения: счета запрашиваются по сохранённому.',
            )}
          </Alert>
        )}
        {results && <InvoiceOutcome results={results} />}
        {may('invoices.create') && open.length > 0 && (
          <AskInvoices requisition={requisition} groups={open} onAsked={setResults} />
        )}
        {open.length === 0 && !results && (
          <Text size="sm">
            {accepted.length === 0
              ? say(
                  'No supplier has been chosen yet: save the decision first.',
                  'Поставщики ещё не выбраны: сначала сохраните решение.',
                )
              : say(
                  'Everything chosen has been requested or invoiced.',
                  'Всё выбранное уже запрошено или выставлено в счетах.',
                )}
          </Text>
        )}
        {requests.error && <ProblemText error={requests.error} />}
        {requests.data && requests.data.items.length > 0 && (
          <>
            <Divider />
            <InvoiceRequests requisition={requisition} requests={requests.data.items} />
          </>
        )}
      </Stack>
    </Modal>
  );
}

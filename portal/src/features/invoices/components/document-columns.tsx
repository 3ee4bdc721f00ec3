import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { bankDocument, documentStatuses } from '../../../../../nouns/bank-document.ts';
import { matchRemarks } from '../../../../../nouns/bank-match.ts';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { showDay, showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import type { Column } from '../../../kit/table/data-table.tsx';
import type { Document } from '../statement-queries.ts';

export const documentColumns = (
  portal: string,
  mayMatch: (one: Document) => boolean,
  onMatch: (one: Document) => void,
): readonly Column<Document>[] => [
  {
    id: 'document',
    header: say('Document', 'Документ'),
    width: 150,
    cell: ({ number, date }) => (
      <>
        <b>№ {number}</b> <span className="dimmed">{showDay(date)}</span>
      </>
    ),
  },
  {
    id: 'party',
    header: say('The other side', 'Контрагент'),
    wide: true,
    cell: ({ counterpartyName, purpose }) => (
      <span title={purpose}>
        {counterpartyName ?? '—'} <span className="dimmed">{purpose}</span>
      </span>
    ),
  },
  {
    id: 'amount',
    header: labelOf(bankDocument, 'amount'),
    width: 150,
    align: 'right',
    cell: ({ amount, currency }) => showMoney(amount, currency),
  },
  {
    id: 'direction',
    header: say('Direction', 'Движение'),
    width: 120,
    wide: true,
    cell: ({ direction }) => valueOf(bankDocument, 'direction', direction),
  },
  {
    id: 'match',
    header: say('Invoices', 'Счета'),
    width: 320,
    cell: ({ proposal, payments }) => <Match portal={portal} proposal={proposal} payments={payments} />,
  },
  {
    id: 'status',
    header: labelOf(bankDocument, 'status'),
    width: 180,
    cell: ({ status }) => <Status tone={documentStatuses[status].tone}>{say(documentStatuses[status])}</Status>,
  },
  {
    id: 'choose',
    header: say('Choice', 'Выбор'),
    width: 110,
    cell: (one) =>
      mayMatch(one) && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={`${say('Choose invoices for document', 'Выбрать счета для документа')} ${one.number}`}
          onClick={() => onMatch(one)}
        >
          {one.proposal ? say('Other', 'Другой') : say('Choose', 'Выбрать')}
        </Button>
      ),
  },
];

function Match({ portal, proposal, payments }: Pick<Document, 'proposal' | 'payments'> & { portal: string }) {
  if (!proposal)
    return payments.length > 0 ? (
      <Link to="/$portal/invoices/$id" params={{ portal, id: payments[0]?.invoiceId ?? '' }}>
        {say('Paid invoice', 'Оплаченный счёт')}
      </Link>
    ) : (
      <span className="dimmed">—</span>
    );
  return (
    <>
      {proposal.allocations.map(({ invoiceId, number, externalNumber, amount }) => (
        <span key={invoiceId}>
          <Link to="/$portal/invoices/$id" params={{ portal, id: invoiceId }}>
            <b>{externalNumber ?? number}</b>
          </Link>{' '}
          {showMoney(amount)}{' '}
        </span>
      ))}
      <span className="dimmed">
        {[
          proposal.exact
            ? say('exact', 'точно')
            : say(`sure ${proposal.confidence} %`, `уверенность ${proposal.confidence} %`),
          ...proposal.remarks.map((one) => say(matchRemarks[one])),
        ].join(' · ')}
      </span>
    </>
  );
}

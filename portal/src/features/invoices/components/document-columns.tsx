import { Button } from '@mantine/core';
import { bankDocument, documentStatuses } from '../../../../../nouns/bank-document.ts';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { showDay, showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import type { Column } from '../../../kit/table/column.ts';
import type { Document } from '../statement-queries.ts';
import { DocumentMatch } from './document-match.tsx';

export const documentColumns = (
  portal: string,
  mayMatch: (one: Document) => boolean,
  onMatch: (one: Document) => void,
): readonly Column<Document>[] => [
  {
    id: 'document',
    header: say('Document', 'Документ'),
    width: 158,
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
    width: 124,
    wide: 'roomy',
    cell: ({ direction }) => valueOf(bankDocument, 'direction', direction),
  },
  {
    id: 'match',
    header: say('Invoices', 'Счета'),
    whole: true,
    width: 240,
    cell: ({ direction, proposal, payments, currency }) => (
      <DocumentMatch {...{ portal, direction, proposal, payments, currency }} />
    ),
  },
  {
    id: 'status',
    header: labelOf(bankDocument, 'status'),
    width: 172,
    wide: 'roomy',
    cell: ({ status }) => <Status tone={documentStatuses[status].tone}>{say(documentStatuses[status])}</Status>,
  },
  {
    id: 'choose',
    header: say('Choice', 'Выбор'),
    width: 104,
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

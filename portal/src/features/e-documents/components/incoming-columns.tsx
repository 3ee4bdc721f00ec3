import { Link } from '@tanstack/react-router';
import { eDocumentFlow } from '../../../../../nouns/e-document-flow.ts';
import { incomingEDocument as noun } from '../../../../../nouns/incoming-e-document.ts';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { showInstant, showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import { StatusOf } from '../../../kit/status-of.tsx';
import type { Column } from '../../../kit/table/column.ts';
import type { IncomingEDocument } from '../queries.ts';

const flow = { lifecycle: eDocumentFlow };

export const incomingColumns = (portal: string): readonly Column<IncomingEDocument>[] => [
  {
    id: 'title',
    header: labelOf(noun, 'title'),
    cell: ({ id, title }) => (
      <Link to={`/${portal}/e-documents/${id}` as '/'} title={title}>
        <b>{title}</b>
      </Link>
    ),
  },
  {
    id: 'sender',
    header: labelOf(noun, 'sender'),
    width: 220,
    wide: true,
    cell: ({ sender }) => <span title={sender.inn ?? undefined}>{sender.name ?? sender.inn ?? '—'}</span>,
  },
  {
    id: 'amount',
    header: labelOf(noun, 'amount'),
    width: 130,
    align: 'right',
    wide: 'roomy',
    cell: ({ amount }) => (amount === null ? '—' : showMoney(amount, 'RUB')),
  },
  {
    id: 'operator',
    header: labelOf(noun, 'operator'),
    width: 190,
    wide: 'roomy',
    cell: ({ operator }) => valueOf(noun, 'operator', operator),
  },
  {
    id: 'receivedAt',
    header: labelOf(noun, 'receivedAt'),
    width: 150,
    wide: true,
    sort: 'receivedAt',
    cell: ({ receivedAt }) => showInstant(receivedAt),
  },
  {
    id: 'status',
    header: labelOf(noun, 'status'),
    width: 160,
    cell: ({ status, isTaken }) =>
      isTaken ? <Status tone="good">{say('Taken', 'Принят')}</Status> : <StatusOf noun={flow} status={status} />,
  },
];

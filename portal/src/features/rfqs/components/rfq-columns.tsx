import { Link } from '@tanstack/react-router';
import { supplierRfq } from '../../../../../nouns/supplier-rfq.ts';
import { showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import type { Column } from '../../../kit/table/column.ts';
import type { RfqRow } from '../queries.ts';

/** `numbers` are those of requisitions by their identifiers; until they come a link says «…». */
export const rfqColumns = (
  portal: string,
  numbers: ReadonlyMap<string, string> | undefined,
): readonly Column<RfqRow>[] => [
  {
    id: 'number',
    header: say('Number', 'Номер'),
    cell: ({ number }) => number,
    width: 150,
    sort: 'number',
    wide: true,
    whole: true,
  },
  {
    id: 'title',
    header: say('Title', 'Название'),
    sort: 'title',
    cell: ({ id, title }) => (
      <Link to="/$portal/rfqs/$id" params={{ portal, id }}>
        <b>{title}</b>
      </Link>
    ),
  },
  {
    id: 'requisition',
    header: say('Requisition', 'Заявка'),
    width: 150,
    wide: true,
    whole: true,
    cell: ({ procurementId }) =>
      procurementId ? (
        <Link to={`/${portal}/requisitions/${procurementId}` as '/'}>{numbers?.get(procurementId) ?? '…'}</Link>
      ) : (
        '—'
      ),
  },
  {
    id: 'deadline',
    header: say('Deadline', 'Срок ответа'),
    width: 150,
    sort: 'responseDeadline',
    wide: true,
    cell: ({ responseDeadline }) => showInstant(responseDeadline),
  },
  {
    id: 'answered',
    header: say('Answered', 'Ответили'),
    width: 110,
    align: 'right',
    cell: ({ counts }) =>
      say(
        `${counts.quoted + counts.declined} of ${counts.recipients}`,
        `${counts.quoted + counts.declined} из ${counts.recipients}`,
      ),
  },
  {
    id: 'status',
    header: say('Status', 'Статус'),
    width: 160,
    cell: ({ status }) => <StatusOf noun={supplierRfq} status={status} />,
  },
];

import { Link } from '@tanstack/react-router';
import { deliveryDocument as noun } from '../../../../../nouns/delivery-document.ts';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { showDay, showMoney } from '../../../kit/format.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import type { Column } from '../../../kit/table/column.ts';
import type { DeliveryDocument } from './queries.ts';

export const documentColumns = (portal: string): readonly Column<DeliveryDocument>[] => [
  {
    ...{ id: 'number', header: labelOf(noun, 'number'), width: 170, sort: 'number', whole: true },
    cell: ({ id, number }) => (
      <Link to={`/${portal}/logistics/documents/${id}` as '/'}>
        <b>{number}</b>
      </Link>
    ),
  },
  {
    ...{ id: 'kind', header: labelOf(noun, 'kind'), sort: 'kind', wide: true },
    cell: ({ kind }) => valueOf(noun, 'kind', kind),
  },
  {
    ...{ id: 'date', header: labelOf(noun, 'documentDate'), width: 120, sort: 'documentDate' },
    cell: ({ documentDate }) => showDay(documentDate),
  },
  {
    ...{ id: 'procurement', header: labelOf(noun, 'procurementId'), width: 260, wide: 'roomy' },
    cell: ({ procurement: { number, title } }) => (
      <span title={title}>
        {number} <span className="dimmed">{title}</span>
      </span>
    ),
  },
  {
    ...{ id: 'gross', header: labelOf(noun, 'grossAmount'), width: 140, align: 'right', wide: true },
    cell: ({ grossAmount, currency }) => showMoney(grossAmount, currency),
  },
  {
    ...{ id: 'stage', header: labelOf(noun, 'stage'), width: 130 },
    cell: ({ stage }) => <StatusOf noun={noun} status={stage} />,
  },
];

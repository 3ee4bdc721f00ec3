import { showCount, showDay, showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import type { Column } from '../../../kit/table/column.ts';
import type { Statement } from '../statement-queries.ts';

export const statementColumns = (): readonly Column<Statement>[] => [
  { id: 'file', header: say('File', 'Файл'), cell: ({ fileName }) => <b>{fileName}</b>, below: periodOf },
  {
    id: 'period',
    header: say('Period', 'Период'),
    width: 200,
    wide: true,
    cell: periodOf,
  },
  {
    id: 'documents',
    header: say('Documents', 'Документов'),
    width: 120,
    align: 'right',
    cell: ({ counts }) => showCount(counts.documents),
  },
  {
    id: 'proposed',
    header: say('Proposed', 'Предложено'),
    width: 120,
    align: 'right',
    wide: true,
    cell: ({ counts }) => showCount(counts.proposed),
  },
  {
    id: 'applied',
    header: say('Applied', 'Проведено'),
    width: 120,
    align: 'right',
    wide: true,
    cell: ({ counts }) => showCount(counts.applied),
  },
  {
    id: 'status',
    header: say('Status', 'Статус'),
    width: 170,
    cell: ({ status }) =>
      status === 'ready' ? (
        <Status tone="good">{say('Adds up', 'Суммы сходятся')}</Status>
      ) : (
        <Status tone="warning">{say('Needs a look', 'Нужна проверка')}</Status>
      ),
  },
  {
    id: 'created',
    header: say('Uploaded', 'Загружена'),
    width: 150,
    wide: true,
    cell: ({ createdAt }) => showInstant(createdAt),
  },
];

const periodOf = ({ periodFrom, periodTo }: Statement) => `${showDay(periodFrom)} – ${showDay(periodTo)}`;

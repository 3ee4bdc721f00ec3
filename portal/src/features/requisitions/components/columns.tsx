import { Link } from '@tanstack/react-router';
import { requisition as noun } from '../../../../../nouns/requisition.ts';
import { CoverageBar } from '../../../kit/coverage-bar.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showSum } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { showShortDay } from '../../../kit/show-short-day.ts';
import { Status } from '../../../kit/status.tsx';
import { StatusOf } from '../../../kit/status-of.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { stageName } from '../../../shared/records/stage-name.ts';
import { isOverdue } from '../model.ts';
import type { Requisition } from '../queries.ts';
import classes from './columns.module.css';

export function DueDay({ requisition }: { requisition: Pick<Requisition, 'dueDate' | 'status'> }) {
  const late = isOverdue(requisition);
  return (
    <span className={late ? 'bad' : undefined} title={late ? say('Overdue', 'Просрочено') : undefined}>
      {showShortDay(requisition.dueDate)}
      {late && <span className="only-spoken"> {say('overdue', 'просрочено')}</span>}
    </span>
  );
}

export const columns = (portal: string, nameOf: (id: string | null) => string): readonly Column<Requisition>[] => [
  {
    id: 'number',
    header: say('No.', '№'),
    width: 138,
    sort: 'number',
    wide: true,
    whole: true,
    cell: ({ number }) => <span className="dimmed">{number}</span>,
  },
  {
    id: 'title',
    header: labelOf(noun, 'title'),
    sort: 'title',
    cell: ({ id, title }) => (
      <Link to="/$portal/requisitions/$id" params={{ portal, id }} title={title}>
        <b>{title}</b>
      </Link>
    ),
    below: ({ number, actualTotal, plannedTotal, currency }) =>
      `${number} · ${showSum(actualTotal ?? plannedTotal, currency)}`,
  },
  {
    id: 'stage',
    header: labelOf(noun, 'stage'),
    width: 170,
    wide: true,
    cell: ({ stage }) => (
      <span className={classes.small} title={stage ? stageName(stage.name) : undefined}>
        <Status color={stage?.color ?? null}>{stage ? stageName(stage.name) : '—'}</Status>
      </span>
    ),
  },
  {
    id: 'status',
    header: labelOf(noun, 'status'),
    width: 170,
    cell: ({ status }) => (
      <span className={classes.small}>
        <StatusOf noun={noun} status={status} />
      </span>
    ),
  },
  {
    id: 'responsible',
    header: labelOf(noun, 'responsibleId'),
    width: 136,
    wide: true,
    cell: ({ responsibleId }) => <span className={classes.small}>{nameOf(responsibleId)}</span>,
  },
  {
    id: 'due',
    header: say('Due', 'Срок до'),
    width: 92,
    sort: 'dueDate',
    wide: true,
    cell: (requisition) => <DueDay requisition={requisition} />,
  },
  {
    id: 'coverage',
    header: say('Coverage', 'Покрытие'),
    width: 104,
    wide: true,
    cell: ({ supplyCoverage }) => (
      <CoverageBar share={shareOf(supplyCoverage.percent)} label={say('Coverage', 'Покрытие')} />
    ),
  },
  {
    id: 'total',
    header: say('Amount', 'Сумма'),
    width: 140,
    wide: true,
    align: 'right',
    sort: 'plannedTotal',
    cell: ({ actualTotal, plannedTotal, currency }) => showSum(actualTotal ?? plannedTotal, currency),
  },
];

/** Percents of the server as a share of one, without a float between: the point moves two places. */
export function shareOf(percent: string): string {
  const [left = '0', right = ''] = percent.split('.');
  const digits = `${left.padStart(3, '0')}${right}`;
  const cut = digits.length - right.length - 2;
  return `${digits.slice(0, cut)}.${digits.slice(cut)}`;
}

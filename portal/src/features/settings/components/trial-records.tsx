import { Link, useParams } from '@tanstack/react-router';
import { type ApprovedRecord, approvedPages } from '../../../../../nouns/approved-records.ts';
import { showDay, showMoney } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import { type PlainColumn, PlainTable } from '../../../kit/table/plain-table.tsx';
import type { TriedRoute } from '../approvals.ts';
import classes from './route-trial.module.css';

type Row = TriedRoute['records'][number];

/** What the route would have come to over records of the past: in figures, and record by record. */
export function TrialRecords({ recordType, tried }: { recordType: ApprovedRecord; tried: TriedRoute }) {
  const { portal } = useParams({ from: '/$portal' });
  return (
    <>
      <p>{summaryOf(tried)}</p>
      <div className={classes.records}>
        <PlainTable
          label={say('Records of the past', 'Прошлые записи')}
          rows={tried.records}
          columns={columnsFor((id) => `/${portal}${approvedPages[recordType]}/${id}`)}
          idOf={({ recordId }) => recordId}
          empty={null}
        />
      </div>
    </>
  );
}

const columnsFor = (pathOf: (id: string) => string): Array<PlainColumn<Row>> => [
  {
    id: 'record',
    header: say('Record', 'Запись'),
    cell: ({ recordId, number, title }) => (
      <Link to={pathOf(recordId) as '/'} target="_blank">
        {number === null ? title : `${number} · ${title}`}
      </Link>
    ),
  },
  { id: 'made', header: say('Made', 'Создана'), cell: ({ createdAt }) => showDay(createdAt.slice(0, 10)), wide: true },
  {
    id: 'amount',
    header: say('Amount', 'Сумма'),
    cell: ({ amount, currency }) => showMoney(amount, currency),
    align: 'right',
  },
  {
    id: 'otherwise',
    header: say('Without it', 'Без него'),
    cell: ({ otherwise, stepsOtherwise }) =>
      otherwise?.name ?? (
        <span className="dimmed">
          {stepsOtherwise === 0 ? say('No approval', 'Без согласования') : say('One step', 'Один шаг')}
        </span>
      ),
    wide: true,
  },
  {
    id: 'nobody',
    header: say('Stuck at', 'Решить некому'),
    cell: ({ nobodyIn }) =>
      nobodyIn.length > 0 && <span className="bad">{`${say('step', 'шаг')} ${nobodyIn.join(', ')}`}</span>,
  },
];

function summaryOf({ looked, met, takenEarlier, undecided, stepsAdded, hoursAdded }: TriedRoute): string {
  if (looked === 0)
    return say('There were no such records in the last 12 months.', 'За последние 12 месяцев таких записей не было.');
  return [
    say(
      `Of the ${looked} newest records of the last 12 months the route would have been for ${met}.`,
      `Из ${looked} последних записей за 12 месяцев маршрут сработал бы для ${met}.`,
    ),
    ...(takenEarlier > 0
      ? [
          say(
            `${takenEarlier} more meet its conditions, but an earlier route takes them.`,
            `Ещё ${takenEarlier} подходят по условиям, но их забирает маршрут выше.`,
          ),
        ]
      : []),
    ...(met > 0 ? [addedBy(stepsAdded, hoursAdded)] : []),
    ...(undecided > 0
      ? [say(`Nobody could decide ${undecided} of them.`, `Для ${undecided} из них решить было бы некому.`)]
      : []),
  ].join(' ');
}

function addedBy(steps: number, hours: string | null): string {
  if (steps === 0) return say('It adds no steps.', 'Шагов не добавится.');
  const count = counted(Math.abs(steps), ['step', 'steps'], ['шаг', 'шага', 'шагов']);
  const said =
    steps > 0
      ? say(`It adds ${count} in all`, `Всего добавится ${count}`)
      : say(`It takes away ${count} in all`, `Всего станет меньше на ${count}`);
  if (hours === null) return `${said}.`;
  const time = hours.replace('-', '').replace('.', say('.', ','));
  return say(
    `${said}: about ${time} h ${steps > 0 ? 'more' : 'less'} for a record.`,
    `${said}: примерно на ${time} ч ${steps > 0 ? 'дольше' : 'быстрее'} на запись.`,
  );
}

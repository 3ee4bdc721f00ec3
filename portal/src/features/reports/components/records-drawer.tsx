import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Empty } from '../../../kit/empty.tsx';
import { say } from '../../../kit/say.ts';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { ProblemText } from '../../../kit/tell.tsx';
import { recordsQuery } from '../queries.ts';
import { recordRows } from '../record-rows.ts';

/** The list of what a figure counts, beside the report; each leads to its page. */
export function RecordsDrawer({ address, onClose }: { address: string; onClose(): void }) {
  const { portal } = useParams({ from: '/$portal' });
  const { data, error } = useQuery(recordsQuery(address));
  return (
    <Drawer opened onClose={onClose} position="right" size={640} title={say('What it is made of', 'Из чего сложено')}>
      {error && <ProblemText error={error} />}
      {data && (
        <PlainTable
          label={say('Records', 'Записи')}
          rows={recordRows(address, data.items)}
          idOf={({ id }) => id}
          empty={<Empty title={say('No records', 'Записей нет')} />}
          columns={[
            { id: 'day', header: say('Day', 'День'), cell: ({ day }) => day },
            {
              id: 'name',
              header: say('Record', 'Запись'),
              cell: ({ number, about, path }) => (
                <>
                  <Link to={`/${portal}/${path}` as '/'}>{number}</Link> <span className="dimmed">{about}</span>
                </>
              ),
            },
            {
              id: 'value',
              header: '',
              align: 'right',
              cell: ({ value, isBad }) => <span className={isBad ? 'bad' : undefined}>{value}</span>,
            },
          ]}
        />
      )}
      {data?.hasMore && (
        <p className="dimmed">
          {say('These are the first; the file of the report has its sums.', 'Показаны первые записи, есть и другие.')}
        </p>
      )}
    </Drawer>
  );
}

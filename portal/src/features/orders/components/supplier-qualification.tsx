import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { showDay } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import { api, ask } from '../../../shared/api/client.ts';
import type { OrderCard } from '../queries.ts';

/** Whether the supplier may be bought from, until when, and for how many lines not. */
export function SupplierQualification({ order }: { order: OrderCard }) {
  const { portal } = useParams({ from: '/$portal' });
  const { counterpartyId } = order.supplier;
  const { data } = useQuery({
    queryKey: ['qualifications', 'in-force', counterpartyId],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/v1/supplier-qualifications', {
          params: { query: { counterpartyId, status: 'approved', sort: '-endsOn', limit: 1 } },
          signal,
        }),
      ),
  });
  const [held] = data?.items ?? [];
  const missing = order.unqualifiedFor.length;
  if (!data) return '…';
  return (
    <>
      {held ? (
        <Link to={`/${portal}/qualifications/${held.id}` as '/'}>
          {held.endsOn
            ? `${say('until', 'до')} ${showDay(held.endsOn, { year: 'always' })}`
            : say('without end', 'бессрочно')}
        </Link>
      ) : (
        <span className="dimmed">{say('none', 'нет')}</span>
      )}
      {missing > 0 && (
        <span style={{ color: 'var(--bad)' }}>
          {' · '}
          {say('not for ', 'не действует на ')}
          {counted(missing, ['line', 'lines'], ['строку', 'строки', 'строк'])}
        </span>
      )}
    </>
  );
}

import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { pendingWrite as noun } from '../../../../../nouns/pending-write.ts';
import { ChoiceChip } from '../../../kit/filters/choice-chip.tsx';
import { choicesOf, labelOf } from '../../../kit/form/of-field.ts';
import { showAgo } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { ListPage } from '../../../shared/lists/list-page.tsx';
import { type PendingWrite, useWrites, type WritesSearch } from '../queries.ts';

const from = '/$portal/pending-writes' as const;

/** What agents ask to have done, of what this person might do himself. */
export function WriteList() {
  const search = useSearch({ from });
  const { portal } = useParams({ from });
  const navigate = useNavigate();
  const change = useChangeSearch<WritesSearch>();
  return (
    <ListPage
      title={say('Proposals of agents', 'Предложения агентов')}
      list={useWrites(search)}
      columns={columns(portal)}
      nameOf={({ title }) => say(title)}
      onOpen={({ id }) => void navigate({ to: '/$portal/pending-writes/$id', params: { portal, id } })}
      search={search}
      change={change}
      filters={
        <ChoiceChip
          label={labelOf(noun, 'status')}
          choices={choicesOf(noun, 'status')}
          value={search.status}
          onChange={(status) => change({ status })}
        />
      }
      none={{
        title: say('Agents ask for nothing', 'Агенты ничего не предлагают'),
        hint: say(
          'What a key writes waits here when its settings or those of the company say so.',
          'Записи ключа ждут здесь решения, если так настроен ключ или компания.',
        ),
      }}
    />
  );
}

const columns = (portal: string): readonly Column<PendingWrite>[] => [
  {
    id: 'title',
    header: labelOf(noun, 'title'),
    cell: ({ id, title }) => (
      <Link to={`/${portal}/pending-writes/${id}` as '/'}>
        <b>{say(title)}</b>
      </Link>
    ),
  },
  { id: 'keyName', header: labelOf(noun, 'keyName'), width: 220, wide: true, cell: ({ keyName }) => keyName },
  { id: 'createdAt', header: labelOf(noun, 'createdAt'), width: 160, cell: ({ createdAt }) => showAgo(createdAt) },
  {
    id: 'status',
    header: labelOf(noun, 'status'),
    width: 180,
    cell: ({ status }) => <StatusOf noun={noun} status={status} />,
  },
];

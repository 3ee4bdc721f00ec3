import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Empty } from '../../../kit/empty.tsx';
import { showPrice } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { ProblemText } from '../../../kit/tell.tsx';
import { type Change, itemNamesQuery, useChanges } from '../queries.ts';
import { fieldName, valueName } from '../words.ts';
import { ChangeMark } from './change-mark.tsx';

/** What a version changed, field by field; prices with their difference in per cent. */
export function VersionChanges({ listId, versionId }: { listId: string; versionId: string }) {
  const changes = useChanges(listId, versionId);
  const ids = [...new Set(changes.rows.flatMap(({ catalogItemId }) => catalogItemId ?? []))];
  const { data: names } = useQuery(itemNamesQuery(ids));
  if (changes.error) return <ProblemText error={changes.error} />;
  if (changes.isPending) return null;
  return (
    <>
      <PlainTable
        label={say('Changes in this version', 'Изменения версии')}
        rows={changes.rows}
        idOf={({ id, place }) => `${id} ${place}`}
        empty={<Empty title={say('Only the list itself was created', 'Создан только сам прайс-лист')} />}
        columns={[
          {
            id: 'what',
            header: say('Row', 'Строка'),
            cell: ({ catalogItemId }) => (catalogItemId ? (names?.get(catalogItemId) ?? '…') : say('Header', 'Шапка')),
          },
          { id: 'field', header: say('Field', 'Поле'), wide: true, cell: ({ field }) => say(fieldName(field)) },
          { id: 'from', header: say('Was', 'Было'), align: 'right', cell: (change) => shown(change, change.from) },
          { id: 'to', header: say('Now', 'Стало'), align: 'right', cell: (change) => shown(change, change.to) },
          {
            id: 'delta',
            header: say('Difference', 'Разница'),
            align: 'right',
            cell: (change) => <Delta change={change} />,
          },
        ]}
      />
      {changes.hasMore && (
        <Button variant="default" mt="md" onClick={changes.more}>
          {say('More changes', 'Ещё изменения')}
        </Button>
      )}
    </>
  );
}

function Delta({ change: { field, from, to } }: { change: Change }) {
  if (field !== 'price') return null;
  if (typeof from !== 'string') return <Status tone="good">{say('Added', 'Добавлена')}</Status>;
  if (typeof to !== 'string') return <Status tone="bad">{say('Removed', 'Удалена')}</Status>;
  return <ChangeMark from={from} to={to} />;
}

function shown({ field }: Change, value: unknown): string {
  if (value === null || value === undefined) return '—';
  if (typeof value === 'boolean') return value ? say('yes', 'да') : say('no', 'нет');
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '…';
  return field === 'price' ? showPrice(value) : say(valueName(field, value));
}

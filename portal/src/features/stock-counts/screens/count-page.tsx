import { Box, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { SwitchChip } from '../../../kit/filters/switch-chip.tsx';
import { say } from '../../../kit/say.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { ListPage } from '../../../shared/lists/list-page.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { Broken } from '../../../shell/broken.tsx';
import { CountActions } from '../components/count-actions.tsx';
import { CountDialog } from '../components/count-dialog.tsx';
import { CountFacts } from '../components/count-facts.tsx';
import { lineColumns } from '../components/line-columns.tsx';
import { countQuery, useCountLines } from '../queries.ts';
import type { CountSearch } from '../searches.ts';

const from = '/$portal/stock-counts/$id' as const;

/** A count: its lines, each counted by a press on it. */
export function CountPage() {
  const { portal, id } = useParams({ from });
  const search = useSearch({ from });
  const change = useChangeSearch<CountSearch>();
  const may = useMay();
  const { data: count, error, refetch } = useQuery(countQuery(id));
  const list = useCountLines(id, search);
  if (error && !count) return <Broken error={error} reset={() => void refetch()} />;
  if (!count) return <Loader size="sm" aria-label={say('Loading', 'Загрузка')} />;
  const mayCount = may('stock.count') && count.status === 'counting';
  const opened = list.rows.find((line) => line?.id === search.open);
  const close = () => change({ open: undefined });
  return (
    <ListPage
      title={`${say('Stock count', 'Инвентаризация')} ${count.number}`}
      label={say('What is counted', 'Что считаем')}
      crumbs={[
        { label: say('Warehouses', 'Склады'), href: `/${portal}/warehouses` },
        { label: say('Stock counts', 'Инвентаризации'), href: `/${portal}/stock-counts` },
      ]}
      list={list}
      columns={lineColumns()}
      nameOf={({ name }) => name}
      onOpen={({ id: open }) => mayCount && change({ open })}
      search={search}
      change={change}
      usualSort="name"
      lookFor={say('Name or article', 'Название или артикул')}
      views={
        <Box mb="sm">
          <CountFacts count={count} />
        </Box>
      }
      actions={<CountActions count={count} />}
      filters={
        <SwitchChip
          label={say('To be counted', 'Не посчитано')}
          on={search.left === 'true'}
          onChange={(on) => change({ left: on ? 'true' : undefined })}
        />
      }
      create={{
        label: say('Item found', 'Нашлась позиция'),
        act: mayCount ? () => change({ open: 'new' }) : undefined,
      }}
      none={{
        title: say('Nothing lay in the warehouse', 'На складе ничего не числилось'),
        hint: say('Add what you find there.', 'Добавьте то, что найдёте.'),
      }}
    >
      {mayCount && (search.open === 'new' || opened) && (
        <CountDialog key={search.open} count={count} line={opened} onClose={close} />
      )}
    </ListPage>
  );
}

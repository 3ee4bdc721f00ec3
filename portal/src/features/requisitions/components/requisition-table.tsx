import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Empty } from '../../../kit/empty.tsx';
import { say } from '../../../kit/say.ts';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { usePeople } from '../../../shared/people/use-people.ts';
import { useMarkedColumns } from '../../../shared/samples/sample-mark.tsx';
import { isNarrowed } from '../../../shared/views/kept.ts';
import { useRequisitions } from '../queries.ts';
import type { RequisitionsSearch } from '../searches.ts';
import { BulkBar } from './bulk-bar.tsx';
import { columns } from './columns.tsx';

interface RequisitionTableProps {
  portal: string;
  search: RequisitionsSearch;
  onChange(next: RequisitionsSearch): void;
  /** What makes the first one. */
  button: ReactNode;
}

export function RequisitionTable({ portal, search, onChange, button }: RequisitionTableProps) {
  const list = useRequisitions(search);
  const navigate = useNavigate();
  const { nameOf } = usePeople();
  const shown = useMarkedColumns(columns(portal, nameOf));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <DataTable
        label={say('Requisitions', 'Заявки')}
        list={list}
        columns={shown}
        idOf={({ id }) => id}
        nameOf={({ number, title }) => `${number} ${title}`}
        onOpen={({ id }) => void navigate({ to: '/$portal/requisitions/$id', params: { portal, id } })}
        onPeek={({ id }) => onChange({ peek: id })}
        sort={search.sort}
        onSort={(sort) => onChange({ sort })}
        selection={{ chosen, change: setChosen }}
        empty={
          isNarrowed(search) ? (
            <Empty title={say('Nothing found', 'Ничего не найдено')}>
              {say('No requisition fits these filters.', 'Под эти фильтры не подходит ни одна заявка.')}
            </Empty>
          ) : (
            <Empty title={say('No requisitions yet', 'Заявок пока нет')} action={button}>
              {say(
                'A requisition says what is needed and by when; purchasing begins with it.',
                'В заявке указывают, что нужно и к какому сроку: с неё начинается закупка.',
              )}
            </Empty>
          )
        }
      />
      <BulkBar
        chosen={list.rows.filter(({ id }) => chosen.has(id))}
        onClear={() => setChosen(new Set())}
        onLeave={(failed) => setChosen(new Set(failed))}
      />
    </>
  );
}

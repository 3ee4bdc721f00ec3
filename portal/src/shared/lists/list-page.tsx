import { Button, Checkbox, Group } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Empty } from '../../kit/empty.tsx';
import { showCount } from '../../kit/format.ts';
import { useKeys } from '../../kit/hotkeys.ts';
import { type Crumb, Page } from '../../kit/page.tsx';
import { say } from '../../kit/say.ts';
import { SearchInput } from '../../kit/search-input.tsx';
import type { Column } from '../../kit/table/column.ts';
import { DataTable } from '../../kit/table/data-table.tsx';
import type { List } from '../../kit/table/use-list.ts';
import { type Selection } from '../../kit/table/use-row-keys.ts';
import { ExportList } from '../registers/export-list.tsx';
import { useMarkedColumns } from '../samples/sample-mark.tsx';
import { isNarrowed } from '../views/kept.ts';

/** What the address of every list says. */
interface ListSearch {
  search?: string | undefined;
  sort?: string | undefined;
  archived?: 'true' | undefined;
  /** Record opened beside it. */
  open?: string | undefined;
}

interface ListPageProps<Row> {
  title: string;
  crumbs?: readonly Crumb[];
  /** What the table holds, for those who hear it; the title unless said. */
  label?: string;
  list: List<Row>;
  columns: readonly Column<Row>[];
  nameOf(row: Row): string;
  onOpen(row: Row): void;
  selection?: Selection | undefined;
  search: ListSearch;
  change(next: ListSearch): void;
  usualSort?: string;
  /** What the search looks in; a list that is only filtered has none. */
  lookFor?: string;
  /** Label of the checkbox that shows archived rows too. */
  archived?: string;
  /** Links and buttons before that which creates. */
  actions?: ReactNode;
  /** Among the actions is an export of its own. */
  hasOwnExport?: true;
  /** Saved views, above the filters. */
  views?: ReactNode;
  filters?: ReactNode;
  /** Below the filters: what may be done with the rows that are chosen. */
  chosen?: ReactNode;
  /** The button that creates, also by the key C; none where it may not be done. */
  create?: { label: string; icon?: ReactNode; act: (() => void) | undefined };
  /** What an empty list says when nothing narrows it. */
  none: { title: string; hint: string };
  /** Panels and dialogs of the page. */
  children?: ReactNode;
}

/** A page that is a list: search and filters above a table, and why it is empty when it is. */
export function ListPage<Row extends { id: string }>(props: ListPageProps<Row>) {
  const { title, crumbs = [], label = title, list, search, change, create, none, views, chosen, children } = props;
  useKeys({ KeyC: create?.act });
  const columns = useMarkedColumns(props.columns);
  const button = create?.act && (
    <Button leftSection={create.icon ?? <Plus size={16} />} onClick={create.act}>
      {create.label}
    </Button>
  );
  return (
    <Page
      title={title}
      crumbs={crumbs}
      beside={list.total && showCount(list.total.total)}
      actions={
        <>
          {props.actions}
          {!props.hasOwnExport && <ExportList address={list.address} />}
          {button}
        </>
      }
    >
      {views}
      <Filters {...props} />
      {chosen}
      <DataTable
        label={label}
        list={list}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={props.nameOf}
        onOpen={props.onOpen}
        sort={search.sort ?? props.usualSort}
        onSort={(sort) => change({ sort })}
        {...(props.selection && { selection: props.selection })}
        empty={
          isNarrowed(search) ? (
            <NothingFound />
          ) : (
            <Empty title={none.title} action={button}>
              {none.hint}
            </Empty>
          )
        }
      />
      {children}
    </Page>
  );
}

type FiltersProps = Pick<ListPageProps<unknown>, 'search' | 'change' | 'lookFor' | 'filters' | 'archived'>;

const Filters = ({ search, change, lookFor, filters, archived }: FiltersProps) => (
  <Group mb="md">
    {lookFor && (
      <SearchInput value={search.search} onSearch={(wanted) => change({ search: wanted })} placeholder={lookFor} />
    )}
    {filters}
    {archived && (
      <Checkbox
        label={archived}
        checked={search.archived === 'true'}
        onChange={({ currentTarget }) => change({ archived: currentTarget.checked ? 'true' : undefined })}
      />
    )}
  </Group>
);

function NothingFound() {
  const navigate = useNavigate();
  return (
    <Empty
      title={say('Nothing found', 'Ничего не найдено')}
      action={
        <Button variant="default" onClick={() => void navigate({ to: '.', search: {} as never })}>
          {say('Clear filters', 'Сбросить отбор')}
        </Button>
      }
    />
  );
}

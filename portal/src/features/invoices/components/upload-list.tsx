import { Button } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Empty } from '../../../kit/empty.tsx';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import type { Column } from '../../../kit/table/column.ts';
import { DataTable } from '../../../kit/table/data-table.tsx';
import type { List } from '../../../kit/table/use-list.ts';

interface UploadListProps<Row> {
  title: string;
  list: List<Row>;
  columns: readonly Column<Row>[];
  nameOf(row: Row): string;
  onOpen(row: Row): void;
  /** The button that takes a file; nothing for who may not, or where no integration reads such files. */
  upload: ReactNode;
  isInstalled: boolean;
  /** What the list is narrowed by. */
  filters?: ReactNode;
  /** What an empty list says. */
  none: { title: string; hint: string };
  /** What is said instead while the integration that reads such files is not installed. */
  missing: { title: string; hint: string };
}

/** Files of one kind that were uploaded to make invoices of them or to pay them, the latest first. */
export function UploadList<Row extends { id: string }>(props: UploadListProps<Row>) {
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const toIntegrations = (
    <Button variant="default" onClick={() => void navigate({ href: `/${portal}/integrations` })}>
      {say('To integrations', 'К интеграциям')}
    </Button>
  );
  const { title, hint } = props.isInstalled ? props.none : props.missing;
  return (
    <Page
      title={props.title}
      crumbs={[{ label: say('Invoices', 'Счета'), href: `/${portal}/invoices` }]}
      actions={props.upload}
    >
      {props.filters}
      <DataTable
        label={props.title}
        list={props.list}
        columns={props.columns}
        idOf={({ id }) => id}
        nameOf={props.nameOf}
        onOpen={props.onOpen}
        empty={
          <Empty title={title} action={props.isInstalled ? props.upload : toIntegrations}>
            {hint}
          </Empty>
        }
      />
    </Page>
  );
}

import { Alert, Button, Group, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { documentStatuses } from '../../../../../nouns/bank-document.ts';
import { Empty } from '../../../kit/empty.tsx';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { Discussion } from '../../../shared/comments/discussion.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { ApplyStatement } from '../components/apply-statement.tsx';
import { documentColumns } from '../components/document-columns.tsx';
import { MatchDialog } from '../components/match-dialog.tsx';
import type { StatementSearch } from '../searches.ts';
import { type Document, statementQuery, useDocuments } from '../statement-queries.ts';

/** Documents of a statement with the invoices they would pay; nothing is paid before it is applied. */
export function StatementPage() {
  const { portal, id } = useParams({ from: '/$portal/invoices/statements/$id' });
  const { status, document } = useSearch({ from: '/$portal/invoices/statements/$id' });
  const navigate = useNavigate({ from: '/$portal/invoices/statements/$id' });
  const may = useMay();
  const { data: statement } = useQuery(statementQuery(id));
  const list = useDocuments(id, status);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const change = (next: StatementSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  const opened = list.rows.find((one) => one.id === document);
  const mayMatch = ({ direction, status: standing }: Document) =>
    standing !== 'applied' &&
    may('payments.create') &&
    (direction === 'outgoing' || (direction === 'incoming' && may('sales_invoices.read')));
  return (
    <Page
      title={statement?.fileName ?? say('Bank statement', 'Выписка банка')}
      crumbs={[
        { label: say('Invoices', 'Счета'), href: `/${portal}/invoices` },
        { label: say('Bank statements', 'Выписки банка'), href: `/${portal}/invoices/statements` },
      ]}
      discussion={statement && <Discussion entityType="bankStatement" entityId={id} />}
      actions={
        statement &&
        may('payments.create') && (
          <ApplyStatement statement={statement} chosen={chosen} onDone={() => setChosen(new Set())} />
        )
      }
    >
      {statement && statement.warnings.length > 0 && (
        <Alert color="yellow" variant="light" mb="md" title={say('Noticed in the file', 'Замечено в файле')}>
          {statement.warnings.map(({ code, line, message }) => (
            <div key={`${code} ${line}`}>
              {message}
              {line !== null && ` (${say('line', 'строка')} ${line})`}
            </div>
          ))}
        </Alert>
      )}
      <Group mb="md">
        <SegmentedControl
          aria-label={say('Which documents', 'Какие документы')}
          value={status ?? 'all'}
          onChange={(value) => change({ status: value === 'all' ? undefined : value })}
          data={[
            { value: 'all', label: say('All', 'Все') },
            ...(['proposed', 'unmatched', 'applied'] as const).map((value) => ({
              value,
              label: say(documentStatuses[value]),
            })),
          ]}
        />
        {chosen.size > 0 && (
          <Button variant="subtle" onClick={() => setChosen(new Set())}>
            {say('Clear the choice', 'Снять выбор')}
          </Button>
        )}
      </Group>
      <DataTable
        label={say('Documents', 'Документы')}
        list={list}
        columns={documentColumns(portal, mayMatch, (one) => change({ document: one.id }))}
        idOf={({ id: one }) => one}
        nameOf={({ number }) => number}
        selection={{ chosen, change: setChosen }}
        empty={<Empty title={say('No such documents', 'Таких документов нет')} />}
      />
      {opened && mayMatch(opened) && (
        <MatchDialog
          key={opened.version}
          statementId={id}
          document={opened}
          onClose={() => change({ document: undefined })}
        />
      )}
    </Page>
  );
}

import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Empty } from '../../../kit/empty.tsx';
import { showCount, showDay, showInstant } from '../../../kit/format.ts';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import { UploadButton } from '../components/upload-button.tsx';
import { type Statement, useStatements } from '../statement-queries.ts';
import { useHasCard } from '../use-has-card.ts';

/** Statements of banks that were uploaded. */
export function StatementList() {
  const { portal } = useParams({ from: '/$portal/invoices/statements' });
  const navigate = useNavigate();
  const client = useQueryClient();
  const may = useMay();
  const hasCard = useHasCard('bank-1c-statement');
  const list = useStatements();
  const open = (id: string) =>
    void navigate({ to: '/$portal/invoices/statements/$id', params: { portal, id }, search: {} });
  const send = useMutation({
    mutationFn(file: File) {
      const form = new FormData();
      form.append('file', file);
      return ask(api.POST('/api/v1/bank/statements', { body: { file: file.name }, bodySerializer: () => form }));
    },
    onSuccess({ id }) {
      void client.invalidateQueries({ queryKey: ['invoices', 'statements'] });
      open(id);
    },
  });
  const button = hasCard && may('payments.create') && (
    <UploadButton
      label={say('Upload a statement', 'Загрузить выписку')}
      accept=".txt"
      isSending={send.isPending}
      onFile={send.mutate}
    />
  );
  return (
    <Page
      title={say('Bank statements', 'Выписки банка')}
      crumbs={[{ label: say('Invoices', 'Счета'), href: `/${portal}/invoices` }]}
      actions={button}
    >
      <DataTable
        label={say('Bank statements', 'Выписки банка')}
        list={list}
        columns={columns()}
        idOf={({ id }) => id}
        nameOf={({ fileName }) => fileName}
        onOpen={({ id }) => open(id)}
        empty={
          hasCard ? (
            <Empty title={say('No statements yet', 'Выписок пока нет')} action={button}>
              {say(
                'Upload the file kl_to_1c.txt of your bank: its payments are matched with invoices, nothing is paid before you apply it.',
                'Загрузите файл kl_to_1c.txt из банка: списания сопоставятся со счетами, до проведения ничего не оплатится.',
              )}
            </Empty>
          ) : (
            <Empty
              title={say('Statements are not switched on', 'Выписки не подключены')}
              action={
                <Button variant="default" onClick={() => void navigate({ href: `/${portal}/integrations` })}>
                  {say('To integrations', 'К интеграциям')}
                </Button>
              }
            >
              {say('Install the card “Bank statement (1C)”.', 'Установите карточку «Выписка банка (1С)».')}
            </Empty>
          )
        }
      />
    </Page>
  );
}

const columns = (): readonly Column<Statement>[] => [
  { id: 'file', header: say('File', 'Файл'), cell: ({ fileName }) => <b>{fileName}</b> },
  {
    id: 'period',
    header: say('Period', 'Период'),
    width: 200,
    cell: ({ periodFrom, periodTo }) => `${showDay(periodFrom)} – ${showDay(periodTo)}`,
  },
  {
    id: 'documents',
    header: say('Documents', 'Документов'),
    width: 120,
    align: 'right',
    cell: ({ counts }) => showCount(counts.documents),
  },
  {
    id: 'proposed',
    header: say('Proposed', 'Предложено'),
    width: 120,
    align: 'right',
    wide: true,
    cell: ({ counts }) => showCount(counts.proposed),
  },
  {
    id: 'applied',
    header: say('Applied', 'Проведено'),
    width: 120,
    align: 'right',
    wide: true,
    cell: ({ counts }) => showCount(counts.applied),
  },
  {
    id: 'status',
    header: say('Status', 'Статус'),
    width: 170,
    cell: ({ status }) =>
      status === 'ready' ? (
        <Status tone="good">{say('Adds up', 'Суммы сходятся')}</Status>
      ) : (
        <Status tone="warning">{say('Needs a look', 'Нужна проверка')}</Status>
      ),
  },
  {
    id: 'created',
    header: say('Uploaded', 'Загружена'),
    width: 150,
    wide: true,
    cell: ({ createdAt }) => showInstant(createdAt),
  },
];

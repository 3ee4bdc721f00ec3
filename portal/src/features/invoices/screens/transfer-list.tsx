import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { transferStatuses } from '../../../../../nouns/transfer-document.ts';
import { Empty } from '../../../kit/empty.tsx';
import { showDay, showInstant, showMoney } from '../../../kit/format.ts';
import { Page } from '../../../kit/page.tsx';
import { say, words } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { UploadButton } from '../components/upload-button.tsx';
import { type Transfer, uploadTransfer, useTransfers } from '../transfer-queries.ts';
import { useHasCard } from '../use-has-card.ts';

/** Transfer documents of suppliers that were uploaded. */
export function TransferList() {
  const { portal } = useParams({ from: '/$portal/invoices/transfer-documents' });
  const navigate = useNavigate();
  const client = useQueryClient();
  const may = useMay();
  const hasCard = useHasCard('upd-import');
  const list = useTransfers();
  const open = (id: string) =>
    void navigate({ to: '/$portal/invoices/transfer-documents/$id', params: { portal, id }, search: {} });
  const send = useMutation({
    mutationFn: uploadTransfer,
    onSuccess({ id }) {
      void client.invalidateQueries({ queryKey: ['invoices', 'transfers'] });
      open(id);
    },
  });
  const button = hasCard && may('invoices.create') && (
    <UploadButton
      label={say('Upload a UPD', 'Загрузить УПД')}
      accept=".xml,.zip"
      isSending={send.isPending}
      onFile={send.mutate}
    />
  );
  return (
    <Page
      title={say('UPD of suppliers', 'УПД поставщиков')}
      crumbs={[{ label: say('Invoices', 'Счета'), href: `/${portal}/invoices` }]}
      actions={button}
    >
      <DataTable
        label={say('UPD of suppliers', 'УПД поставщиков')}
        list={list}
        columns={columns()}
        idOf={({ id }) => id}
        nameOf={({ number }) => number}
        onOpen={({ id }) => open(id)}
        empty={
          hasCard ? (
            <Empty title={say('No UPD yet', 'УПД пока нет')} action={button}>
              {say(
                'Upload the XML file of your operator, or its archive: you see what stands in it, and it becomes an incoming invoice when you apply it.',
                'Загрузите файл XML от оператора ЭДО или его архив: сначала вы увидите содержимое, счёт появится после проведения.',
              )}
            </Empty>
          ) : (
            <Empty
              title={say('The import of UPD is not switched on', 'Импорт УПД не подключён')}
              action={
                <Button variant="default" onClick={() => void navigate({ href: `/${portal}/integrations` })}>
                  {say('To integrations', 'К интеграциям')}
                </Button>
              }
            >
              {say('Install the card “UPD import”.', 'Установите карточку «Импорт УПД».')}
            </Empty>
          )
        }
      />
    </Page>
  );
}

const functions = {
  invoice: words('VAT invoice', 'СЧФ'),
  invoice_and_transfer: words('Invoice and transfer', 'СЧФДОП'),
  transfer: words('Transfer', 'ДОП'),
};

const columns = (): readonly Column<Transfer>[] => [
  {
    id: 'number',
    header: say('Document', 'Документ'),
    width: 200,
    whole: true,
    cell: ({ number, date }) => (
      <>
        <b>{number}</b> <span className="dimmed">{showDay(date)}</span>
      </>
    ),
  },
  { id: 'seller', header: say('Seller', 'Продавец'), wide: true, cell: ({ seller }) => seller.name ?? '—' },
  {
    id: 'function',
    header: say('Function', 'Функция'),
    width: 160,
    wide: true,
    cell: ({ function: one }) => say(functions[one]),
  },
  {
    id: 'gross',
    header: say('Sum', 'Сумма'),
    width: 176,
    align: 'right',
    cell: ({ totals, currency }) => showMoney(totals.gross, currency ?? undefined),
  },
  {
    id: 'status',
    header: say('Status', 'Статус'),
    width: 140,
    cell: ({ status }) => <Status tone={transferStatuses[status].tone}>{say(transferStatuses[status])}</Status>,
  },
  {
    id: 'created',
    header: say('Uploaded', 'Загружен'),
    width: 150,
    wide: true,
    cell: ({ createdAt }) => showInstant(createdAt),
  },
];

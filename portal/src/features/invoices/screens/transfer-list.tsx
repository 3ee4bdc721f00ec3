import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { say } from '../../../kit/say.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { useMay } from '../../../shared/session/me.ts';
import { SourceFilter } from '../components/source-filter.tsx';
import { transferColumns } from '../components/transfer-columns.tsx';
import { UploadButton } from '../components/upload-button.tsx';
import { UploadList } from '../components/upload-list.tsx';
import type { TransfersSearch } from '../searches.ts';
import { uploadTransfer, useTransfers } from '../transfer-queries.ts';
import { useIsInstalled } from '../use-is-installed.ts';

/** Transfer documents of suppliers, however they came. */
export function TransferList() {
  const { portal } = useParams({ from: '/$portal/invoices/transfer-documents' });
  const { source } = useSearch({ from: '/$portal/invoices/transfer-documents' });
  const change = useChangeSearch<TransfersSearch>();
  const navigate = useNavigate();
  const client = useQueryClient();
  const may = useMay();
  const isInstalled = useIsInstalled('upd-import');
  const open = (id: string) =>
    void navigate({ to: '/$portal/invoices/transfer-documents/$id', params: { portal, id }, search: {} });
  const send = useMutation({
    mutationFn: uploadTransfer,
    onSuccess({ id }) {
      void client.invalidateQueries({ queryKey: ['invoices', 'transfers'] });
      open(id);
    },
  });
  return (
    <UploadList
      title={say('UPD of suppliers', 'УПД поставщиков')}
      list={useTransfers(source)}
      filters={<SourceFilter value={source} onChange={(next) => change({ source: next })} />}
      columns={transferColumns()}
      nameOf={({ number }) => number}
      onOpen={({ id }) => open(id)}
      isInstalled={isInstalled}
      upload={
        isInstalled &&
        may('invoices.create') && (
          <UploadButton
            label={say('Upload a UPD', 'Загрузить УПД')}
            accept=".xml,.zip"
            isSending={send.isPending}
            onFile={send.mutate}
          />
        )
      }
      none={{
        title: source ? say('No such UPD', 'Таких УПД нет') : say('No UPD yet', 'УПД пока нет'),
        hint: say(
          'Upload the XML file of your operator, or its archive: you see what stands in it, and it becomes an incoming invoice when you apply it. Those of letters and operators come here by themselves.',
          'Загрузите файл XML от оператора ЭДО или его архив: сначала вы увидите содержимое, счёт появится после проведения. УПД из писем и от операторов приходят сюда сами.',
        ),
      }}
      missing={{
        title: say('The import of UPD is not switched on', 'Импорт УПД не подключён'),
        hint: say('Install “UPD import”.', 'Установите интеграцию «Импорт УПД».'),
      }}
    />
  );
}

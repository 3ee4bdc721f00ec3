import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { say } from '../../../kit/say.ts';
import { useMay } from '../../../shared/session/me.ts';
import { statementColumns } from '../components/statement-columns.tsx';
import { UploadButton } from '../components/upload-button.tsx';
import { UploadList } from '../components/upload-list.tsx';
import { uploadStatement, useStatements } from '../statement-queries.ts';
import { useIsInstalled } from '../use-is-installed.ts';

/** Statements of the bank that were uploaded, and what was made of them. */
export function StatementList() {
  const { portal } = useParams({ from: '/$portal/invoices/statements' });
  const navigate = useNavigate();
  const client = useQueryClient();
  const may = useMay();
  const isInstalled = useIsInstalled('bank-1c-statement');
  const open = (id: string) =>
    void navigate({ to: '/$portal/invoices/statements/$id', params: { portal, id }, search: {} });
  const send = useMutation({
    mutationFn: uploadStatement,
    onSuccess({ id }) {
      void client.invalidateQueries({ queryKey: ['invoices', 'statements'] });
      open(id);
    },
  });
  return (
    <UploadList
      title={say('Bank statements', 'Выписки банка')}
      list={useStatements()}
      columns={statementColumns()}
      nameOf={({ fileName }) => fileName}
      onOpen={({ id }) => open(id)}
      isInstalled={isInstalled}
      upload={
        isInstalled &&
        may('payments.create') && (
          <UploadButton
            label={say('Upload a statement', 'Загрузить выписку')}
            accept=".txt"
            isSending={send.isPending}
            onFile={send.mutate}
          />
        )
      }
      none={{
        title: say('No statements yet', 'Выписок пока нет'),
        hint: say(
          'Upload the file kl_to_1c.txt of your bank: its payments are matched with invoices, nothing is paid before you apply it.',
          'Загрузите файл kl_to_1c.txt из банка: списания сопоставятся со счетами, до проведения ничего не оплатится.',
        ),
      }}
      missing={{
        title: say('Statements are not switched on', 'Выписки не подключены'),
        hint: say('Install “Bank statement (1C)”.', 'Установите интеграцию «Выписка банка (1С)».'),
      }}
    />
  );
}

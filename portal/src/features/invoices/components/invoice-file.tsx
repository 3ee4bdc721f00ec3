import { Button, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Empty } from '../../../kit/empty.tsx';
import { say } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { downloadFile, filesQuery } from '../../../shared/files/queries.ts';
import { readStoredFile } from '../../../shared/files/read-stored-file.ts';
import { useUpload } from '../../../shared/files/use-upload.ts';
import { useMay } from '../../../shared/session/me.ts';
import classes from './invoice-page.module.css';

/** The paper of the invoice: looked at where it stands, or a place to attach it. */
export function InvoiceFile({ invoiceId }: { invoiceId: string }) {
  const may = useMay();
  const { data, error } = useQuery({
    ...filesQuery({ entityType: 'invoice', entityId: invoiceId }),
    enabled: may('files.read'),
  });
  const [chosen, setChosen] = useState<string>();
  const files = data ?? [];
  const shown = files.find(({ id }) => id === chosen) ?? files.find(isSeen) ?? files[0];
  const attach = may('files.upload') && <Attach invoiceId={invoiceId} />;
  return (
    <section className={`panel ${classes.paper}`} aria-label={say('Paper of the invoice', 'Документ счёта')}>
      {error && <ProblemText error={error} />}
      {data && !shown && (
        <Empty title={say('No file yet', 'Файла пока нет')} action={attach}>
          {say(
            'Attach the PDF or a picture that the supplier sent: it stands beside the lines.',
            'Приложите PDF или снимок счёта от поставщика: он встанет рядом со строками.',
          )}
        </Empty>
      )}
      {shown && <Shown key={shown.id} fileId={shown.id} mimeType={shown.mimeType} name={shown.fileName} />}
      {shown && (
        <div className={classes.names}>
          {files.map(({ id, fileName }) => (
            <Button
              key={id}
              size="compact-sm"
              variant={id === shown.id ? 'light' : 'subtle'}
              aria-pressed={id === shown.id}
              onClick={() => setChosen(id)}
            >
              {fileName}
            </Button>
          ))}
          <Button variant="subtle" size="compact-sm" onClick={() => void downloadFile(shown.id, shown.fileName)}>
            {say('Download', 'Скачать')}
          </Button>
          {attach}
        </div>
      )}
    </section>
  );
}

const isSeen = ({ mimeType }: { mimeType: string }) => mimeType === 'application/pdf' || mimeType.startsWith('image/');

function Shown({ fileId, mimeType, name }: { fileId: string; mimeType: string; name: string }): ReactNode {
  const { data, error } = useQuery({
    queryKey: ['files', 'content', fileId],
    queryFn: ({ signal }) => readStoredFile(fileId, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(new Blob([data], { type: mimeType }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data, mimeType]);
  if (error) return <ProblemText error={error} />;
  if (!data || !url) return <Loader m="md" size="sm" aria-label={say('Loading', 'Загрузка')} />;
  if (mimeType === 'application/pdf') return <iframe src={url} title={name} />;
  if (mimeType.startsWith('image/') && mimeType !== 'image/heic') return <img src={url} alt={name} />;
  return (
    <Empty
      title={name}
      action={
        <Button variant="default" onClick={() => void downloadFile(fileId, name)}>
          {say('Download', 'Скачать')}
        </Button>
      }
    >
      {say('This kind of file is not shown here.', 'Такой файл здесь не показать.')}
    </Empty>
  );
}

function Attach({ invoiceId }: { invoiceId: string }) {
  const input = useRef<HTMLInputElement>(null);
  const { waiting, upload } = useUpload({ entityType: 'invoice', entityId: invoiceId });
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<Paperclip size={14} />}
        loading={waiting.length > 0}
        onClick={() => input.current?.click()}
      >
        {say('Attach a file', 'Приложить файл')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".pdf,.png,.jpg,.jpeg,.webp,.xlsx,.docx,.xml,.zip"
        aria-label={say('File of the invoice', 'Файл счёта')}
        onChange={({ currentTarget }) => {
          void upload([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}

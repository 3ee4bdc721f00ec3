import { Button, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Empty } from '../../../kit/empty.tsx';
import { say } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { FilesPanel } from '../../../shared/files/files-panel.tsx';
import { downloadFile, filesQuery } from '../../../shared/files/queries.ts';
import { useStoredUrl } from '../../../shared/files/use-stored-url.ts';
import { useMay } from '../../../shared/session/me.ts';
import classes from './invoice-page.module.css';

/** The paper of the invoice: looked at where it stands, above all that is attached. */
export function InvoiceFile({ invoiceId }: { invoiceId: string }) {
  const owner = { entityType: 'invoice', entityId: invoiceId } as const;
  const may = useMay();
  const { data: files = [] } = useQuery({ ...filesQuery(owner), enabled: may('files.read') });
  const [chosen, setChosen] = useState<string>();
  const shown = files.find(({ id }) => id === chosen) ?? files.find(isSeen) ?? files[0];
  if (!may('files.read')) return null;
  return (
    <section className={`panel ${classes.paper}`} aria-label={say('Paper of the invoice', 'Документ счёта')}>
      {shown ? (
        <Shown key={shown.id} fileId={shown.id} mimeType={shown.mimeType} name={shown.fileName} />
      ) : (
        <Empty title={say('No paper yet', 'Документа пока нет')}>
          {say(
            'Attach the PDF or a picture that the supplier sent: it stands beside the lines.',
            'Приложите PDF или снимок счёта от поставщика: он встанет рядом со строками.',
          )}
        </Empty>
      )}
      <div className={classes.names}>
        <FilesPanel {...owner} shown={shown?.id} onShow={setChosen} />
      </div>
    </section>
  );
}

const isSeen = ({ mimeType }: { mimeType: string }) => mimeType === 'application/pdf' || mimeType.startsWith('image/');

function Shown({ fileId, mimeType, name }: { fileId: string; mimeType: string; name: string }): ReactNode {
  const { url, error } = useStoredUrl(fileId, mimeType);
  if (error) return <ProblemText error={error} />;
  if (!url) return <Loader m="md" size="sm" aria-label={say('Loading', 'Загрузка')} />;
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

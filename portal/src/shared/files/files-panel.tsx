import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { say } from '../../kit/say.ts';
import { ProblemText } from '../../kit/tell.tsx';
import { useMay } from '../session/me.ts';
import { DropArea } from './drop-area.tsx';
import { FileRow } from './file-row.tsx';
import classes from './files.module.css';
import { type FilesOf, filesQuery } from './queries.ts';
import { useUpload } from './use-upload.ts';

interface FilesPanelProps extends FilesOf {
  /** Where files can be looked at on the page: which one is, and how another is. */
  shown?: string | undefined;
  onShow?: (fileId: string) => void;
}

/** The files of a record: added by drag or choice, saved by a signed link, removed. */
export function FilesPanel({ entityType, entityId, shown, onShow }: FilesPanelProps) {
  const owner = { entityType, entityId };
  const may = useMay();
  const { data: files = [], error, isPending } = useQuery({ ...filesQuery(owner), enabled: may('files.read') });
  const { waiting, upload } = useUpload(owner);
  if (!may('files.read')) return null;
  return (
    <div className={classes.panel}>
      {error && <ProblemText error={error} />}
      {may('files.upload') && <DropArea onFiles={(given) => void upload(given)} />}
      <ul className={classes.files} aria-label={say('Files', 'Файлы')}>
        {waiting.map((name, index) => (
          <li key={`${index} ${name}`} className={classes.file} aria-live="polite">
            <span className="clip">{name}</span>
            <small className="dimmed">
              {index === 0 ? say('Uploading…', 'Загружается…') : say('Waiting', 'Ожидает')}
            </small>
            {index === 0 && <Loader size={14} className={classes.acts} />}
          </li>
        ))}
        {files.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            owner={owner}
            {...(onShow && { isShown: file.id === shown, onShow: () => onShow(file.id) })}
          />
        ))}
      </ul>
      {!isPending && files.length + waiting.length === 0 && (
        <small className="dimmed">{say('No files yet', 'Файлов пока нет')}</small>
      )}
    </div>
  );
}

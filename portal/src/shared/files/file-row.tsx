import { ActionIcon, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { showAgo } from '../../kit/format.ts';
import { openConfirm } from '../../kit/open-confirm.ts';
import { say } from '../../kit/say.ts';
import { showBytes } from '../../kit/show-bytes.ts';
import { tellDone } from '../../kit/tell.tsx';
import { api, ask } from '../api/client.ts';
import { useMay, useMe } from '../session/me.ts';
import classes from './files.module.css';
import { downloadFile, type FilesOf, useFilesChanged } from './queries.ts';

interface AttachedFile {
  id: string;
  fileName: string;
  sizeBytes: number;
  scanStatus: 'pending' | 'clean' | 'infected';
  uploadedById: string | null;
  createdAt: string;
}

interface FileRowProps {
  file: AttachedFile;
  owner: FilesOf;
  isShown?: boolean;
  /** Looks at it on the page; without that its name saves it. */
  onShow?: () => void;
}

export function FileRow({ file, owner, isShown, onShow }: FileRowProps) {
  const may = useMay();
  const { user } = useMe();
  const changed = useFilesChanged(owner);
  const open = useMutation({ mutationFn: () => downloadFile(file.id, file.fileName) });
  const remove = useMutation({
    mutationFn: () => ask(api.DELETE('/api/v1/files/{fileId}', { params: { path: { fileId: file.id } } })),
    onSuccess: async () => {
      await changed();
      tellDone(`${say('File removed', 'Файл удалён')}: ${file.fileName}`);
    },
  });
  const mayRemove = may('files.delete_any') || (may('files.delete_own') && file.uploadedById === user.id);
  const isInfected = file.scanStatus === 'infected';
  const confirm = () =>
    openConfirm({
      title: say('Remove the file?', 'Удалить файл?'),
      children: <Text size="sm">{file.fileName}</Text>,
      labels: { confirm: say('Remove', 'Удалить'), cancel: say('Cancel', 'Отмена') },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(),
    });
  return (
    <li className={classes.file}>
      <button
        type="button"
        className={classes.name}
        title={file.fileName}
        disabled={isInfected || open.isPending}
        aria-pressed={onShow && isShown}
        onClick={() => (onShow ? onShow() : open.mutate())}
      >
        {file.fileName}
      </button>
      <small className="dimmed">
        {showBytes(file.sizeBytes)} · {showAgo(file.createdAt)}
        {isInfected && <b className="bad"> · {say('a virus was found', 'найден вирус')}</b>}
      </small>
      <span className={classes.acts}>
        {onShow && !isInfected && (
          <ActionIcon
            variant="subtle"
            color="gray"
            loading={open.isPending}
            aria-label={`${say('Download', 'Скачать')}: ${file.fileName}`}
            onClick={() => open.mutate()}
          >
            <Download size={16} />
          </ActionIcon>
        )}
        {mayRemove && (
          <ActionIcon
            variant="subtle"
            color="gray"
            loading={remove.isPending}
            aria-label={`${say('Remove', 'Удалить')}: ${file.fileName}`}
            onClick={confirm}
          >
            <Trash2 size={16} />
          </ActionIcon>
        )}
      </span>
    </li>
  );
}

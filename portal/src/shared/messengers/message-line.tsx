import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { messengerMessage, reasonsNotKept } from '../../../../nouns/messenger-message.ts';
import { showTime } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';
import { showBytes } from '../../kit/show-bytes.ts';
import { StatusOf } from '../../kit/status-of.tsx';
import { downloadFile } from '../files/queries.ts';
import classes from './messengers.module.css';
import type { Message } from './queries.ts';
import { SettleMessage } from './settle-message.tsx';

/** One message: what was written or sent, by whom, and how far one of ours has come. */
export function MessageLine({ message }: { message: Message }) {
  const { direction, text, file, status, inDoubt, error, authorName, sentAt, editedAt, deletedAt } = message;
  return (
    <li className={classes.message} data-direction={direction}>
      {authorName && <b>{authorName}</b>}
      {deletedAt && <p className="dimmed">{say('Deleted by its author', 'Удалено автором')}</p>}
      {text !== null && <p data-gone={deletedAt ? true : undefined}>{text}</p>}
      {file && <AttachedFile file={file} />}
      <small className="dimmed">
        {showTime(sentAt)}
        {editedAt && ` · ${say('edited', 'изменено')}`}
      </small>
      {inDoubt ? <SettleMessage message={message} /> : status && <StatusOf noun={messengerMessage} status={status} />}
      {error && <small className="bad">{error}</small>}
    </li>
  );
}

function AttachedFile({ file: { fileId, fileName, sizeBytes, notKept } }: { file: NonNullable<Message['file']> }) {
  const name = fileName || say('File', 'Файл');
  const open = useMutation({ mutationFn: (id: string) => downloadFile(id, name) });
  if (notKept) return <span className="dimmed">{`${name}: ${say(reasonsNotKept[notKept])}`}</span>;
  if (!fileId) return <span className="dimmed">{`${name}: ${say('is being fetched', 'загружается')}`}</span>;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      className={classes.file}
      leftSection={<Paperclip size={14} aria-hidden />}
      loading={open.isPending}
      onClick={() => open.mutate(fileId)}
    >
      {name} · {showBytes(sizeBytes)}
    </Button>
  );
}

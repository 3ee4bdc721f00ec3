import { ActionIcon, Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Paperclip, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { showAgo, showInstant } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';
import { showBytes } from '../../kit/show-bytes.ts';
import { downloadFile } from '../files/queries.ts';
import { useMay, useMe } from '../session/me.ts';
import { CommentForm } from './comment-form.tsx';
import classes from './comments.module.css';
import { EarlierWords } from './earlier-words.tsx';
import { piecesOf } from './mention-at.ts';
import type { Comment, Discussed } from './queries.ts';
import { useDeleteComment } from './use-delete-comment.tsx';

/** One comment: who said what and when, and what its author may do with it. */
export function CommentLine({ of, comment }: { of: Discussed; comment: Comment }) {
  const may = useMay();
  const { user } = useMe();
  const [isEdited, setEdited] = useState(false);
  const [isEarlierShown, setEarlierShown] = useState(false);
  const remove = useDeleteComment(of, comment);
  const { text, createdBy, authorName, createdAt, editedAt, deletedAt } = comment;
  const isMine = createdBy === user.id;
  return (
    <li className={classes.comment}>
      <div className={classes.head}>
        <b>{authorName}</b>
        <small className="dimmed">
          <time dateTime={createdAt} title={showInstant(createdAt)}>
            {showAgo(createdAt)}
          </time>
          {editedAt && !deletedAt && (
            <>
              {' · '}
              <button
                type="button"
                className={classes.edited}
                title={showInstant(editedAt)}
                aria-expanded={isEarlierShown}
                onClick={() => setEarlierShown(!isEarlierShown)}
              >
                {say('edited', 'изменено')}
              </button>
            </>
          )}
        </small>
        {!deletedAt && !isEdited && (
          <span className={classes.acts}>
            {isMine && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={say('Edit the comment', 'Изменить комментарий')}
                onClick={() => setEdited(true)}
              >
                <Pencil size={15} />
              </ActionIcon>
            )}
            {(isMine || may('company_settings.update')) && (
              <ActionIcon
                variant="subtle"
                color="gray"
                loading={remove.isPending}
                aria-label={say('Delete the comment', 'Удалить комментарий')}
                onClick={remove.confirm}
              >
                <Trash2 size={15} />
              </ActionIcon>
            )}
          </span>
        )}
      </div>
      {isEdited && !deletedAt && <CommentForm of={of} edited={comment} onDone={() => setEdited(false)} />}
      {deletedAt && <p className="dimmed">{say('The comment was deleted', 'Комментарий удалён')}</p>}
      {!isEdited && text !== null && (
        <p>
          {piecesOf(text, comment.mentions).map((piece, at) =>
            piece.isName ? <mark key={`${at} ${piece.text}`}>{piece.text}</mark> : piece.text,
          )}
        </p>
      )}
      {isEarlierShown && !deletedAt && <EarlierWords of={of} id={comment.id} />}
      {comment.files.map((file) => (
        <AttachedFile key={file.id} file={file} />
      ))}
    </li>
  );
}

function AttachedFile({ file: { id, fileName, sizeBytes } }: { file: Comment['files'][number] }) {
  const open = useMutation({ mutationFn: () => downloadFile(id, fileName) });
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      className={classes.file}
      leftSection={<Paperclip size={14} aria-hidden />}
      loading={open.isPending}
      onClick={() => open.mutate()}
    >
      {fileName} · {showBytes(sizeBytes)}
    </Button>
  );
}

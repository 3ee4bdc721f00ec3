import type { Comment } from '../../../../nouns/comment.ts';
import { conflict, refuse, words } from '../../kernel/problems/errors.ts';
import { type FileHost, fileHost } from '../files/host.ts';
import type { RecordHost } from '../records/record-host.ts';
import { commentFiles, comments } from './comment.ts';
import { getComment } from './operations/get-comment.ts';
import { updateComment } from './operations/update-comment.ts';

/** Files of a comment are read by who reads the comment, and added by its author alone. */
export const filesOfComments = (hosts: readonly RecordHost[]): FileHost =>
  fileHost({
    entityType: commentFiles,
    get: getComment(hosts),
    update: updateComment(hosts),
    hold: comments.lock,
    admit({ userId }, record) {
      const { createdBy, deletedAt } = record as Comment;
      if (createdBy !== userId) throw notYours();
      if (deletedAt) throw deleted();
    },
  });

const notYours = () =>
  refuse(
    'forbidden',
    words(
      'Somebody else wrote this comment: its author alone attaches files.',
      'Комментарий написан не вами: приложить файл может только автор.',
    ),
  );

const deleted = () => conflict('comment_deleted', words('This comment was deleted.', 'Этот комментарий удалён.'));

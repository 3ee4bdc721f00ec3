import { del, get, patch, post, put, type Route, routes } from '../../kernel/routes.ts';
import type { RecordHost } from '../records/record-host.ts';
import { createComment } from './operations/create-comment.ts';
import { deleteComment } from './operations/delete-comment.ts';
import { followRecord } from './operations/follow-record.ts';
import { getComment } from './operations/get-comment.ts';
import { listCommentVersions } from './operations/list-comment-versions.ts';
import { listComments } from './operations/list-comments.ts';
import { listFollowers } from './operations/list-followers.ts';
import { unfollowRecord } from './operations/unfollow-record.ts';
import { updateComment } from './operations/update-comment.ts';

export const commentRoutes = (hosts: readonly RecordHost[]): readonly Route[] =>
  routes('Comments', [
    get('/api/v1/comments', listComments(hosts)),
    post('/api/v1/comments', createComment(hosts)),
    get('/api/v1/comments/followers', listFollowers(hosts)),
    put('/api/v1/comments/followers', followRecord(hosts)),
    del('/api/v1/comments/followers', unfollowRecord(hosts)),
    get('/api/v1/comments/:id', getComment(hosts)),
    get('/api/v1/comments/:id/versions', listCommentVersions(hosts)),
    patch('/api/v1/comments/:id', updateComment(hosts)),
    del('/api/v1/comments/:id', deleteComment(hosts)),
  ]);

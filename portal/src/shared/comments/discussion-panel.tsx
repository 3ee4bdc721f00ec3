import { Button, Skeleton } from '@mantine/core';
import { say } from '../../kit/say.ts';
import { ProblemText } from '../../kit/tell.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentLine } from './comment-line.tsx';
import classes from './comments.module.css';
import { FollowToggle } from './follow-toggle.tsx';
import { type Discussed, useComments } from './queries.ts';

/** What the company's own people say beside a record, and a place to say more. */
export function DiscussionPanel({ entityType, entityId }: Discussed) {
  const of = { entityType, entityId };
  const { rows, error, isPending, hasMore, more } = useComments(of);
  return (
    <div className={classes.panel}>
      <FollowToggle of={of} />
      <CommentForm key={entityId} of={of} />
      {error && <ProblemText error={error} />}
      {isPending && <Skeleton height={80} />}
      {!isPending && !error && rows.length === 0 && (
        <small className="dimmed">
          {say(
            'Nobody has said anything yet. Suppliers and customers never see comments.',
            'Пока никто не писал. Поставщики и заказчики комментариев не видят.',
          )}
        </small>
      )}
      <ol className={classes.comments} aria-label={say('Comments', 'Комментарии')} aria-live="polite">
        {rows.map((comment) => (
          <CommentLine key={comment.id} of={of} comment={comment} />
        ))}
      </ol>
      {hasMore && (
        <Button variant="subtle" onClick={more}>
          {say('Earlier ones', 'Показать более ранние')}
        </Button>
      )}
    </div>
  );
}

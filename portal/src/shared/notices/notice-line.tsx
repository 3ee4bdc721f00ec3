import { Link, useParams } from '@tanstack/react-router';
import { showAgo, showInstant } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';
import classes from './notices.module.css';
import type { Notice } from './queries.ts';

/** A notice that leads to its record; what was not read yet is marked, for the eye and for the ear. */
export function NoticeLine({ notice, onOpen }: { notice: Notice; onOpen(): void }) {
  const { portal } = useParams({ from: '/$portal' });
  const { title, text, page, createdAt, readAt } = notice;
  return (
    <Link
      className={classes.line}
      to={`/${portal}${page}` as '/'}
      data-unread={readAt === null || undefined}
      onClick={onOpen}
    >
      <b>
        {readAt === null && <span className="only-spoken">{say('Unread: ', 'Не прочитано: ')}</span>}
        {title}
      </b>
      <span>{text}</span>
      <time dateTime={createdAt} title={showInstant(createdAt)}>
        {showAgo(createdAt)}
      </time>
    </Link>
  );
}

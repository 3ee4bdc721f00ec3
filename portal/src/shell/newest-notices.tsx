import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { say } from '../kit/say.ts';
import { NoticeLine } from '../shared/notices/notice-line.tsx';
import lines from '../shared/notices/notices.module.css';
import { newestNoticesQuery } from '../shared/notices/queries.ts';
import { useReading } from '../shared/notices/use-reading.ts';
import classes from './shell.module.css';

/** What the bell opens: it comes when it is asked for. */
export function NewestNotices({ portal, onLeave }: { portal: string; onLeave(): void }) {
  const { data: notices = [], isPending } = useQuery(newestNoticesQuery());
  const { read, readAll, isReadingAll } = useReading();
  const hasUnread = notices.some(({ readAt }) => readAt === null);
  return (
    <>
      {!isPending && notices.length === 0 && (
        <p className={classes.none}>{say('No notices yet', 'Уведомлений пока нет')}</p>
      )}
      <ul className={`${lines.list} ${classes.newest}`}>
        {notices.map((notice) => (
          <li key={notice.id}>
            <NoticeLine
              notice={notice}
              onOpen={() => {
                read(notice);
                onLeave();
              }}
            />
          </li>
        ))}
      </ul>
      <div className={classes.allNotices}>
        <Button
          variant="subtle"
          size="compact-sm"
          renderRoot={(props) => <Link {...props} to="/$portal/notices" params={{ portal }} onClick={onLeave} />}
        >
          {say('All notices', 'Все уведомления')}
        </Button>
        {hasUnread && (
          <Button variant="subtle" size="compact-sm" loading={isReadingAll} onClick={() => readAll(notices)}>
            {say('Mark all as read', 'Отметить все')}
          </Button>
        )}
      </div>
    </>
  );
}

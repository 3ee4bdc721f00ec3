import { Button, Popover, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { say } from '../kit/say.ts';
import { NoticeLine } from '../shared/notices/notice-line.tsx';
import lines from '../shared/notices/notices.module.css';
import { newestNoticesQuery, unreadNoticesQuery } from '../shared/notices/queries.ts';
import { useReading } from '../shared/notices/use-reading.ts';
import classes from './shell.module.css';

/** How many notices are unread, and the newest of them a press away; `bare` shows no word beside the bell. */
export function Bell({ portal, bare }: { portal: string; bare?: boolean }) {
  const [open, setOpen] = useState(false);
  const { data: unread = 0 } = useQuery(unreadNoticesQuery);
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position={bare ? 'bottom-end' : 'right-start'}
      width={360}
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <button
          type="button"
          className={classes.link}
          onClick={() => setOpen(!open)}
          {...(bare && { 'aria-label': spoken(unread) })}
        >
          <BellIcon size={bare ? 20 : 16} aria-hidden />
          {!bare && <span>{say('Notices', 'Уведомления')}</span>}
          {unread > 0 && (
            <b className={classes.count}>
              {unread > 99 ? '99+' : unread}
              <VisuallyHidden>{say(' unread', ' непрочитанных')}</VisuallyHidden>
            </b>
          )}
        </button>
      </Popover.Target>
      <Popover.Dropdown p={0}>{open && <Newest portal={portal} onLeave={() => setOpen(false)} />}</Popover.Dropdown>
    </Popover>
  );
}

const spoken = (unread: number) =>
  unread === 0
    ? say('Notices', 'Уведомления')
    : say(`Notices: ${unread} unread`, `Уведомления: непрочитанных ${unread}`);

function Newest({ portal, onLeave }: { portal: string; onLeave(): void }) {
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

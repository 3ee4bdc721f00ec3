import { Popover, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { say } from '../kit/say.ts';
import { unreadNoticesQuery } from '../shared/notices/unread-notices-query.ts';
import classes from './shell.module.css';

const Newest = lazy(async () => ({ default: (await import('./newest-notices.tsx')).NewestNotices }));

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
      <Popover.Dropdown p={0}>
        {open && (
          <Suspense>
            <Newest portal={portal} onLeave={() => setOpen(false)} />
          </Suspense>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

const spoken = (unread: number) =>
  unread === 0
    ? say('Notices', 'Уведомления')
    : say(`Notices: ${unread} unread`, `Уведомления: непрочитанных ${unread}`);

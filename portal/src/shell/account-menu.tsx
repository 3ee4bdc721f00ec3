import { Menu } from '@mantine/core';
import { UserRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { say } from '../kit/say.ts';
import { useMe } from '../shared/session/me.ts';
import classes from './shell.module.css';

const Items = lazy(async () => ({ default: (await import('./account-items.tsx')).AccountItems }));

/** Who is signed in, and what concerns them a press away. */
export function AccountMenu({ portal }: { portal: string }) {
  const { user } = useMe();
  return (
    <Menu position="right-end" width={260}>
      <Menu.Target>
        <button
          type="button"
          className={classes.link}
          aria-label={`${user.fullName}: ${say('my account', 'моя учётная запись')}`}
        >
          <UserRound size={16} aria-hidden />
          <span>{user.fullName}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Suspense>
          <Items portal={portal} />
        </Suspense>
      </Menu.Dropdown>
    </Menu>
  );
}

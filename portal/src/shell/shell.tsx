import { Outlet, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { say } from '../kit/say.ts';
import { Live } from '../shared/live/live.tsx';
import { JobTray } from './job-tray.tsx';
import { Nav } from './nav.tsx';
import { Palette } from './palette.tsx';
import classes from './shell.module.css';
import { SignInDialog } from './sign-in-dialog.tsx';

const kept = 'prokura.nav-narrow';

/** What stands around every page of a portal: navigation, palette, jobs, and the sign-in that a lost session asks for. */
export function Shell() {
  const { portal } = useParams({ from: '/$portal' });
  const [narrow, setNarrow] = useState(() => localStorage.getItem(kept) === 'yes');
  const toggle = () => {
    localStorage.setItem(kept, narrow ? 'no' : 'yes');
    setNarrow(!narrow);
  };
  return (
    <div className={classes.shell} data-narrow={narrow || undefined}>
      <a className={classes.skip} href="#main">
        {say('Skip to content', 'К содержанию')}
      </a>
      <Nav portal={portal} narrow={narrow} onToggle={toggle} />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Palette portal={portal} />
      <JobTray />
      <SignInDialog />
      <Live />
    </div>
  );
}

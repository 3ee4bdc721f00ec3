import { Outlet, useMatches, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { say } from '../kit/say.ts';
import { drafts } from '../shared/drafts/draft-store.ts';
import { Live } from '../shared/live/live.tsx';
import { useMe } from '../shared/session/me.ts';
import { isSignInWanted, onSession } from '../shared/session/session.ts';
import { JobTray } from './job-tray.tsx';
import { Nav } from './nav.tsx';
import classes from './shell.module.css';

const kept = 'prokura.nav-narrow';

// The page stands before they come: nobody searches or asks for keys in the first moment.
const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));
const KeysHelp = lazy(async () => ({ default: (await import('./keys-help.tsx')).KeysHelp }));

// Few portals are test ones.
const TestBar = lazy(async () => ({
  default: (await import('../features/test-portals/components/test-bar.tsx')).TestBar,
}));

// Most sessions end with their tab: the form comes when one is lost.
const SignInDialog = lazy(async () => ({ default: (await import('./sign-in-dialog.tsx')).SignInDialog }));

/** What stands around every page of a portal: navigation, palette, jobs, and the sign-in that a lost session asks for. */
export function Shell() {
  const { portal } = useParams({ from: '/$portal' });
  const [narrow, setNarrow] = useState(() => localStorage.getItem(kept) === 'yes');
  const pageIsWide = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.wide === true) });
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(false), [pageIsWide]);
  const isSignInAsked = useSyncExternalStore(onSession, isSignInWanted, isSignInWanted);
  const { user, portal: own } = useMe();
  useEffect(() => drafts.dropOthers(user.id), [user.id]);
  const isNarrow = pageIsWide ? !opened : narrow;
  const toggle = () => {
    if (pageIsWide) return setOpened(!opened);
    localStorage.setItem(kept, narrow ? 'no' : 'yes');
    setNarrow(!narrow);
  };
  return (
    <div className={classes.shell} data-narrow={isNarrow || undefined}>
      <a className={classes.skip} href="#main">
        {say('Skip to content', 'К содержанию')}
      </a>
      {own.mode === 'test' && (
        <Suspense>
          <TestBar />
        </Suspense>
      )}
      <Nav portal={portal} narrow={isNarrow} onToggle={toggle} />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Suspense>
        <Palette portal={portal} />
        <KeysHelp />
      </Suspense>
      <JobTray />
      {isSignInAsked && (
        <Suspense>
          <SignInDialog />
        </Suspense>
      )}
      <Live />
    </div>
  );
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page needs all the width there is: the navigation begins collapsed on it. */
    wide?: boolean;
  }
}

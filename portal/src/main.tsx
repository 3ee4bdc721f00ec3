import '@fontsource-variable/golos-text';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '@mantine/spotlight/styles.css';
import './kit/tokens.css';
import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useMemo, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { colorScheme } from './kit/color-scheme.ts';
import { listenToListKeys } from './kit/form/listen-to-list-keys.ts';
import { language, onLanguage, say } from './kit/say.ts';
import { makeTheme, tokens } from './kit/theme.ts';
import { reloadWhenOutdated } from './reload-when-outdated.ts';
import { router } from './router.tsx';
import { queryClient } from './shared/api/query-client.ts';
import { provePresenceBy } from './shared/session/session-fetch.ts';

/** A component that `lazyRouteComponent` has made. */
interface Preloaded {
  preload(): Promise<void>;
}

function Portal() {
  const spoken = useSyncExternalStore(onLanguage, language);
  const theme = useMemo(() => makeTheme(spoken), [spoken]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={tokens}
      defaultColorScheme="auto"
      colorSchemeManager={colorScheme}
    >
      <QueryClientProvider client={queryClient}>
        <ModalsProvider key={spoken} labels={{ confirm: say('Yes', 'Да'), cancel: say('Cancel', 'Отмена') }}>
          <Notifications position="bottom-right" limit={4} />
          <RouterProvider router={router} />
        </ModalsProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}

reloadWhenOutdated();
listenToListKeys();
provePresenceBy((refusal) =>
  import('./shared/session/ask-presence.tsx').then(({ askPresence }) => askPresence(refusal)),
);

// The screen of this address is fetched while the session is still being asked about.
const [routes] = router.getMatchedRoutes(location.pathname);
for (const { options } of routes) void (options.component as Partial<Preloaded> | undefined)?.preload?.();

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Portal />
  </StrictMode>,
);

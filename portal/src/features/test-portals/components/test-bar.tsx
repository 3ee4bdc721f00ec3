import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { showInstant } from '../../../kit/format.ts';
import { portalNow, setPortalTime } from '../../../kit/portal-clock.ts';
import { say } from '../../../kit/say.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import { confirmReset } from '../confirm-reset.tsx';
import { MoveClock } from './move-clock.tsx';
import classes from './test-bar.module.css';

/** Says on every page that the portal is a test one, and what time it is there. */
export function TestBar() {
  const { portal } = useParams({ from: '/$portal' });
  const client = useQueryClient();
  const may = useMay();
  const [isMoving, setMoving] = useState(false);
  const now = useMinutes();
  const reset = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/sandbox/reset', { body: {} })),
    async onSuccess({ portalTime }) {
      setPortalTime(portalTime);
      await client.invalidateQueries();
    },
  });
  return (
    <div className={classes.bar} role="note">
      <span>
        {say(
          `Test portal: letters and documents go nowhere. It is ${now} here.`,
          `Тестовый портал: письма и документы никуда не уходят. Время портала — ${now}`,
        )}
      </span>
      <span className={classes.actions}>
        <Button size="compact-sm" variant="subtle" component={Link} to={`/${portal}/settings/letters`}>
          {say('Letters', 'Письма')}
        </Button>
        {may('company_settings.update') && (
          <>
            <Button size="compact-sm" variant="subtle" onClick={() => setMoving(true)}>
              {say('Move the clock…', 'Перевести часы…')}
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              loading={reset.isPending}
              onClick={() => confirmReset(reset.mutate)}
            >
              {say('Begin anew', 'Начать заново')}
            </Button>
          </>
        )}
      </span>
      {isMoving && <MoveClock onClose={() => setMoving(false)} />}
    </div>
  );
}

/** The time of the portal, kept up to date while somebody looks at it. */
function useMinutes(): string {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 15_000);
    return () => clearInterval(timer);
  }, []);
  return showInstant(portalNow().toISOString());
}

import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Held } from '../../../kit/form/held.tsx';
import { say } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { trackerQuery } from '../../../shared/tracker/tracker-query.ts';
import type { Installation } from '../queries.ts';
import { choicesFor } from './choices-for.ts';
import { stagesQuery, trackerSettingsQuery } from './queries.ts';
import { TrackerForm } from './tracker-form.tsx';
import { TrackerHook } from './tracker-hook.tsx';
import { TrackerPlaces } from './tracker-places.tsx';

/** How requisitions and tasks move together, and how the portal hears of the tracker. */
export function TrackerTab({ installation }: { installation: Installation }) {
  const { status } = installation;
  const isSetUp = status === 'installed' || status === 'sync_error';
  const may = useMay();
  const { data: tracker, error } = useQuery({ ...trackerQuery, enabled: isSetUp });
  const { data: settings, error: refused } = useQuery({ ...trackerSettingsQuery, enabled: isSetUp });
  const { data: stages = [] } = useQuery({ ...stagesQuery(), enabled: may('pipeline.read') });
  if (!isSetUp)
    return (
      <p className="dimmed">
        {say(
          'Set the integration up and check the connection first.',
          'Сначала настройте интеграцию и проверьте подключение.',
        )}
      </p>
    );
  if (error) return <ProblemText error={error} />;
  if (!tracker) return <Skeleton height={240} />;
  return (
    <Stack>
      <TrackerPlaces installation={installation} tracker={tracker} />
      <TrackerHook webhook={tracker.webhook} />
      {refused && <ProblemText error={refused} />}
      {settings && (
        <Held record={{ ...settings, id: settings.source }}>
          {(held, renew) =>
            held && <TrackerForm settings={held} choices={choicesFor(tracker, stages)} onSaved={renew} />
          }
        </Held>
      )}
    </Stack>
  );
}

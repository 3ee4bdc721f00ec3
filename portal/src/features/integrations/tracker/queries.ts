import { queryOptions } from '@tanstack/react-query';
import { language } from '../../../kit/say.ts';
import { api, ask } from '../../../shared/api/client.ts';

export const trackerSettingsQuery = queryOptions({
  queryKey: ['integrations', 'tracker', 'settings'],
  queryFn: ({ signal }) => ask(api.GET('/api/v1/integrations/tasktracker/settings', { signal })),
});

/** The stages of the pipeline, as pages of requisitions keep them too. */
export const stagesQuery = () =>
  queryOptions({
    queryKey: ['settings', 'pipeline', language()],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/settings/pipeline', { signal })),
    select: ({ stages }) => stages,
    staleTime: 300_000,
  });

export type TrackerSettings = Awaited<ReturnType<NonNullable<(typeof trackerSettingsQuery)['queryFn'] & object>>>;

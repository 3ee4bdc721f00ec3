import { say } from '../../../kit/say.ts';
import { api, ask } from '../../../shared/api/client.ts';
import type { Stage } from '../queries.ts';
import { namesOfStatuses } from '../stages.ts';
import { ArchivedList } from './archived-list.tsx';

export function ArchivedStages({ stages, mayChange }: { stages: readonly Stage[]; mayChange: boolean }) {
  return (
    <ArchivedList
      label={say('Archived stages', 'Этапы в архиве')}
      rows={stages}
      mayChange={mayChange}
      nameOf={({ name }) => name}
      show={({ statuses }) => namesOfStatuses(statuses)}
      restore={({ id }) => ask(api.POST('/api/v1/settings/pipeline/stages/{id}/restore', { params: { path: { id } } }))}
    />
  );
}

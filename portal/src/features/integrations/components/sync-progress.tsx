import { Progress } from '@mantine/core';
import { showCount } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import type { Installation } from '../queries.ts';

/** How far a running synchronization has come; without a known end, how much it has done. */
export function SyncProgress({
  installation: { syncProgress, lastSyncStatus },
}: {
  installation: Pick<Installation, 'syncProgress' | 'lastSyncStatus'>;
}) {
  if (lastSyncStatus !== 'running' || !syncProgress) return null;
  const { done, total } = syncProgress;
  return (
    <div>
      <Progress
        value={total ? Math.min(100, Math.round((done / total) * 100)) : 100}
        animated
        aria-label={say('Progress', 'Ход синхронизации')}
      />
      <span className="dimmed">
        {total
          ? say(`${showCount(done)} of ${showCount(total)}`, `${showCount(done)} из ${showCount(total)}`)
          : showCount(done)}
      </span>
    </div>
  );
}

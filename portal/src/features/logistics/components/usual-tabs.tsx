import type { ComponentProps } from 'react';
import type { LinkTab } from '../../../kit/link-tabs.tsx';
import { say } from '../../../kit/say.ts';
import { ActivityList } from '../../../shared/activity/activity-list.tsx';
import { FilesPanel } from '../../../shared/files/files-panel.tsx';
import type { May } from '../../../shared/session/me.ts';

interface Told extends ComponentProps<typeof FilesPanel> {
  known: ComponentProps<typeof ActivityList>['known'];
}

/** The tabs that every record ends with: its files, and what happened to it. */
export const usualTabs = ({ entityType, entityId, known }: Told, may: May): LinkTab[] => [
  ...(may('files.read')
    ? [
        {
          value: 'files',
          label: say('Files', 'Файлы'),
          content: () => <FilesPanel entityType={entityType} entityId={entityId} />,
        },
      ]
    : []),
  ...(may('audit.read')
    ? [
        {
          value: 'activity',
          label: say('Activity', 'История'),
          content: () => <ActivityList entityId={entityId} known={known} />,
        },
      ]
    : []),
];

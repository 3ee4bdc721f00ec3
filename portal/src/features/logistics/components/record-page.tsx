import { Loader } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type LinkTab, LinkTabs } from '../../../kit/link-tabs.tsx';
import { type Crumb, Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { Discussion } from '../../../shared/comments/discussion.tsx';
import type { Discussed } from '../../../shared/comments/queries.ts';
import { Broken } from '../../../shell/broken.tsx';

interface RecordPageProps<One> {
  entityType: Discussed['entityType'];
  query: { data: One | undefined; error: unknown; refetch(): unknown };
  crumb: Crumb;
  tab: string | undefined;
  shown(record: One): { title: string; beside: ReactNode; actions: ReactNode; above?: ReactNode; tabs: LinkTab[] };
}

/** A record on a page of its own: its name and state, what may be done, and its parts as tabs. */
export function RecordPage<One extends { id: string }>({ entityType, query, crumb, tab, shown }: RecordPageProps<One>) {
  const navigate = useNavigate();
  const { data, error } = query;
  if (error && !data) return <Broken error={error as Error} reset={() => void query.refetch()} />;
  if (!data) return <Loader size="sm" aria-label={say('Loading', 'Загрузка')} />;
  const { title, beside, actions, above, tabs } = shown(data);
  const open = (next: string | undefined) =>
    void navigate({ to: '.', search: { ...(next && { tab: next }) } as never, replace: true });
  return (
    <Page
      title={title}
      beside={beside}
      crumbs={[crumb]}
      actions={actions}
      discussion={<Discussion entityType={entityType} entityId={data.id} />}
    >
      {above}
      <LinkTabs tabs={tabs} open={tab} onOpen={open} />
    </Page>
  );
}

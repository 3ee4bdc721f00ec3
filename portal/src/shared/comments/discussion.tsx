import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { MessagesSquare } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { showCount } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';
import { type Discussed, discussionQuery } from './queries.ts';

/** It comes when it is opened: the button alone stands on every page. */
const Drawer = lazy(async () => ({ default: (await import('./discussion-drawer.tsx')).DiscussionDrawer }));

const opened = 'discussion';

/** Opens the discussion of a record beside its page; `#discussion` in the address leads there. */
export function Discussion({ entityType, entityId }: Discussed) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { data } = useQuery(discussionQuery({ entityType, entityId }));
  const name = say('Discussion', 'Обсуждение');
  const turn = (next: string) => void navigate({ to: '.', search: true, hash: next, replace: true } as never);
  return (
    <>
      <Button variant="default" leftSection={<MessagesSquare size={16} aria-hidden />} onClick={() => turn(opened)}>
        {data?.commentCount ? `${name} · ${showCount(data.commentCount)}` : name}
      </Button>
      {hash === opened && (
        <Suspense>
          <Drawer entityType={entityType} entityId={entityId} onClose={() => turn('')} />
        </Suspense>
      )}
    </>
  );
}

import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Empty } from '../../kit/empty.tsx';
import { say } from '../../kit/say.ts';
import { ProblemText } from '../../kit/tell.tsx';
import { useMay } from '../session/me.ts';
import { FrameButton } from './frame-button.tsx';
import { messengerStatusQuery } from './messenger-status-query.ts';
import { type TalkOf, useTalks } from './queries.ts';
import { TalkRow } from './talk-row.tsx';
import { TalkView } from './talk-view.tsx';
import { WriteButton } from './write-button.tsx';

interface TalksOfProps {
  of: TalkOf;
  /** The same company under its other name: what is linked to that is shown too. */
  also?: TalkOf;
}

/** Conversations of a record, read and written in on its page. */
export function TalksOf({ of, also }: TalksOfProps) {
  const may = useMay();
  const [open, setOpen] = useState<string>();
  const { data: status } = useQuery(messengerStatusQuery);
  const list = useTalks(of);
  const others = useTalks(also ?? of, also !== undefined);
  const rows = [...new Map([...list.rows, ...others.rows].map((talk) => [talk.id, talk])).values()];
  const maySend = may('messengers.send') && status?.canSend === true;
  if (open) return <TalkView key={open} id={open} onClose={() => setOpen(undefined)} />;
  if (list.error) return <ProblemText error={list.error} />;
  if (list.isPending) return <Skeleton height={120} />;
  const isConfirmed = list.rows.some(({ linkedTo }) =>
    linkedTo.some(({ id, status }) => id === of.entityId && status === 'confirmed'),
  );
  return (
    <Stack gap="sm">
      {maySend && (
        <Group gap="sm">
          <WriteButton of={of} onWritten={setOpen} />
          {isConfirmed && <FrameButton of={{ about: of }} />}
        </Group>
      )}
      <div className="panel">
        {rows.length === 0 && <Empty title={say('No conversations yet', 'Переписок пока нет')} />}
        {rows.map((talk) => (
          <TalkRow key={talk.id} talk={talk} isOpen={false} onOpen={() => setOpen(talk.id)} />
        ))}
        {list.hasMore && (
          <Button variant="subtle" fullWidth onClick={list.more}>
            {say('More', 'Показать ещё')}
          </Button>
        )}
      </div>
    </Stack>
  );
}

import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Empty } from '../../kit/empty.tsx';
import { say } from '../../kit/say.ts';
import { ProblemText } from '../../kit/tell.tsx';
import { useMay } from '../session/me.ts';
import { FrameButton } from './frame-button.tsx';
import { messengerStatusQuery } from './messenger-status-query.ts';
import { type Talk, type TalkOf, useTalks } from './queries.ts';
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
  const [left, setLeft] = useState<string>();
  const leave = () => {
    setLeft(open);
    setOpen(undefined);
  };
  const { data: status } = useQuery(messengerStatusQuery);
  const list = useTalks(of);
  const others = useTalks(also ?? of, also !== undefined);
  const lists = also ? [list, others] : [list];
  const rows = newestFirst(lists.flatMap((one) => one.rows));
  const error = lists.find((one) => one.error)?.error;
  const maySend = may('messengers.send') && status?.canSend === true;
  if (open) return <TalkView key={open} id={open} onClose={leave} />;
  if (error) return <ProblemText error={error} />;
  if (lists.some(({ isPending }) => isPending)) return <Skeleton height={120} />;
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
          <TalkRow key={talk.id} talk={talk} isOpen={false} isLeft={talk.id === left} onOpen={() => setOpen(talk.id)} />
        ))}
        {lists.some(({ hasMore }) => hasMore) && (
          <Button variant="subtle" fullWidth onClick={() => lists.forEach(({ more }) => more())}>
            {say('More', 'Показать ещё')}
          </Button>
        )}
      </div>
    </Stack>
  );
}

/** Each conversation once, the one written in last above. */
const newestFirst = (talks: readonly Talk[]) =>
  [...new Map(talks.map((talk) => [talk.id, talk])).values()].toSorted((a, b) =>
    b.lastMessageAt.localeCompare(a.lastMessageAt),
  );

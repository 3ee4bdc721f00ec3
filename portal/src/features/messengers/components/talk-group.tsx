import { Button } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import type { List } from '../../../kit/table/use-list.ts';
import type { Talk } from '../../../shared/messengers/queries.ts';
import { TalkRow } from '../../../shared/messengers/talk-row.tsx';

interface TalkGroupProps {
  title: string;
  list: List<Talk>;
  open: string | undefined;
  /** The one that was open until now. */
  left: string | undefined;
  onOpen(id: string): void;
}

/** Conversations under a heading of their own; without one there is no heading either. */
export function TalkGroup({ title, list, open, left, onOpen }: TalkGroupProps) {
  if (list.rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {list.rows.map((talk) => (
        <TalkRow
          key={talk.id}
          talk={talk}
          isOpen={talk.id === open}
          isLeft={talk.id === left}
          onOpen={() => onOpen(talk.id)}
        />
      ))}
      {list.hasMore && (
        <Button variant="subtle" fullWidth onClick={list.more}>
          {say('More', 'Показать ещё')}
        </Button>
      )}
    </section>
  );
}

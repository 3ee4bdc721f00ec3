import { Button, Group } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { linkedRecords } from '../../../../../nouns/mailbox-thread.ts';
import { RecordSelect } from '../../../kit/form/record-select.tsx';
import { say } from '../../../kit/say.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import { linkedNameQuery, type Thread, type ThreadLink } from './queries.ts';

type Target = Pick<ThreadLink, 'entityType' | 'id'>;

/** What a conversation is about: suggestions are confirmed or taken off, a requisition is added. */
export function ThreadLinks({ thread: { id, linkedTo } }: { thread: Thread }) {
  const client = useQueryClient();
  const may = useMay();
  const [adding, setAdding] = useState(false);
  const params = { path: { id } };
  const refresh = () => client.invalidateQueries({ queryKey: ['integrations', 'thread', id] });
  const link = useMutation({
    mutationFn: ({ entityType, id: entityId }: Target) =>
      ask(api.POST('/api/v1/mailbox/threads/{id}/links', { params, body: { entityType, entityId } })),
    async onSuccess() {
      setAdding(false);
      await refresh();
    },
  });
  const unlink = useMutation({
    mutationFn: ({ entityType, id: entityId }: Target) =>
      ask(api.POST('/api/v1/mailbox/threads/{id}/unlink', { params, body: { entityType, entityId } })),
    onSuccess: refresh,
  });
  const mayLink = may('mailbox.link');
  return (
    <Group gap="sm">
      {linkedTo.map((one) => (
        <Linked
          key={`${one.entityType} ${one.id}`}
          link={one}
          {...(mayLink && { onConfirm: () => link.mutate(one), onRemove: () => unlink.mutate(one) })}
        />
      ))}
      {mayLink && !adding && (
        <Button variant="subtle" size="compact-sm" onClick={() => setAdding(true)}>
          {say('Link to a requisition', 'Связать с заявкой')}
        </Button>
      )}
      {adding && (
        <RecordSelect
          w={320}
          kind="requisitions"
          aria-label={say('Requisition', 'Заявка')}
          value={null}
          onChange={(chosen) => chosen && link.mutate({ entityType: 'requisition', id: chosen.id })}
          find={findRequisitions}
        />
      )}
    </Group>
  );
}

async function findRequisitions(search: string, signal: AbortSignal) {
  const query = { limit: 20, ...(search.length > 1 && { search }) };
  const { items } = await ask(api.GET('/api/v1/purchase-requisitions', { params: { query }, signal }));
  return items.map(({ id, number, title }) => ({ id, label: number, about: title ?? undefined }));
}

interface LinkedProps {
  link: ThreadLink;
  onConfirm?: () => void;
  onRemove?: () => void;
}

function Linked({ link, onConfirm, onRemove }: LinkedProps) {
  const { data: name } = useQuery(linkedNameQuery(link));
  const label = `${say(linkedRecords[link.entityType])} ${name ?? ''}`.trim();
  return (
    <Group gap={4}>
      <span>
        {label}
        {link.status === 'suggested' && <span className="dimmed"> · {say('suggested', 'предположительно')}</span>}
      </span>
      {link.status === 'suggested' && onConfirm && (
        <Button
          variant="subtle"
          size="compact-xs"
          onClick={onConfirm}
          aria-label={`${say('Confirm', 'Подтвердить')}: ${label}`}
        >
          {say('Confirm', 'Подтвердить')}
        </Button>
      )}
      {onRemove && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-xs"
          onClick={onRemove}
          aria-label={`${say('Take off', 'Убрать')}: ${label}`}
        >
          {say('Take off', 'Убрать')}
        </Button>
      )}
    </Group>
  );
}

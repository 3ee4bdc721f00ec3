import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { linkSources, talkedAbout } from '../../../../nouns/messenger-conversation.ts';
import { say } from '../../kit/say.ts';
import { linkedRecordQuery } from './linked-records.ts';
import type { Talk } from './queries.ts';

interface LinkedChipProps {
  link: Talk['linkedTo'][number];
  onConfirm?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
}

/** A record that a conversation is about: one that was suggested is confirmed, any is taken off. */
export function LinkedChip({ link: { entityType, id, status, source }, onConfirm, onRemove }: LinkedChipProps) {
  const { portal } = useParams({ from: '/$portal' });
  const { data: record } = useQuery(linkedRecordQuery(entityType, id));
  const label = `${say(talkedAbout[entityType])} ${record?.name ?? ''}`.trim();
  const removing = status === 'suggested' ? say('Not it', 'Не то') : say('Unlink', 'Отвязать');
  return (
    <Group gap={4}>
      {record ? <Link to={`/${portal}/${record.path}` as '/'}>{label}</Link> : <span>{label}</span>}
      {status === 'suggested' && (
        <>
          <span className="dimmed">
            · {say('suggested', 'предположительно')}, {say(linkSources[source])}
          </span>
          {onConfirm && (
            <Button
              size="compact-xs"
              variant="light"
              aria-label={`${say('Link', 'Привязать')}: ${label}`}
              onClick={onConfirm}
            >
              {say('Link', 'Привязать')}
            </Button>
          )}
        </>
      )}
      {onRemove && (
        <Button size="compact-xs" variant="subtle" color="gray" aria-label={`${removing}: ${label}`} onClick={onRemove}>
          {removing}
        </Button>
      )}
    </Group>
  );
}

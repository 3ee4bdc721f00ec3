import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { say } from '../../kit/say.ts';
import { useMay } from '../session/me.ts';
import { LinkDialog } from './link-dialog.tsx';
import { LinkedChip } from './linked-chip.tsx';
import type { Talk } from './queries.ts';
import { useLinks } from './use-message-acts.ts';

/** What a conversation is about: suggested records are linked by one press, others are looked for. */
export function TalkLinks({ talk: { id, linkedTo } }: { talk: Talk }) {
  const mayLink = useMay()('messengers.send');
  const [isLinking, setLinking] = useState(false);
  const { link, unlink } = useLinks(id);
  return (
    <Group gap="sm">
      {linkedTo.length === 0 && (
        <span className="dimmed">{say('Not linked to any record', 'Не привязана к записям')}</span>
      )}
      {linkedTo.map((one) => {
        const record = { entityType: one.entityType, entityId: one.id };
        return (
          <LinkedChip
            key={`${one.entityType} ${one.id}`}
            link={one}
            onConfirm={mayLink ? () => link.mutate(record) : undefined}
            onRemove={mayLink ? () => unlink.mutate(record) : undefined}
          />
        );
      })}
      {mayLink && (
        <Button variant="default" size="compact-sm" onClick={() => setLinking(true)}>
          {linkedTo.length === 0 ? say('Link', 'Привязать') : say('Another record', 'Другая запись')}
        </Button>
      )}
      {isLinking && <LinkDialog id={id} onClose={() => setLinking(false)} />}
    </Group>
  );
}

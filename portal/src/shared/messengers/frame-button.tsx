import { Button, Modal } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { say } from '../../kit/say.ts';
import { api, ask } from '../api/client.ts';
import classes from './messengers.module.css';
import type { TalkOf } from './queries.ts';

interface FrameButtonProps {
  /** A conversation, those of a record, or all of them. */
  of: { conversationId: string } | { about: TalkOf } | Record<string, never>;
  label?: string;
}

/** The provider's own window. Its address lets whoever has it write as this person: it lives while the window is open. */
export function FrameButton({ of, label }: FrameButtonProps) {
  const [url, setUrl] = useState<string>();
  const open = useMutation({
    mutationFn: async () => {
      const made = await ask(api.POST('/api/v1/integrations/messenger/iframe', { body: of }));
      setUrl(made.url);
    },
  });
  const title = say('Window of the messenger', 'Окно мессенджера');
  return (
    <>
      <Button variant="default" loading={open.isPending} onClick={() => open.mutate()}>
        {label ?? title}
      </Button>
      {url && (
        <Modal
          opened
          size="95%"
          padding={0}
          yOffset="16px"
          title={title}
          onClose={() => setUrl(undefined)}
          styles={{ header: { padding: '8px 16px' } }}
          closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
        >
          <iframe
            className={classes.frame}
            src={url}
            title={title}
            allow="microphone *; clipboard-write *"
            referrerPolicy="no-referrer"
          />
        </Modal>
      )}
    </>
  );
}

import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { Held } from '../../../kit/form/held.tsx';
import { say } from '../../../kit/say.ts';

interface RecordDialogProps<One> {
  opened: boolean;
  title: string;
  /** The one that is changed; a new one is made without it. */
  record: One | undefined;
  size?: number;
  onClose(): void;
  children(record: One | undefined): ReactNode;
}

/** A form over a record, above the page it stands on. */
export function RecordDialog<One extends { id: string; version: number }>(props: RecordDialogProps<One>) {
  const { opened, title, record, size = 640, onClose, children } = props;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={size}
      title={title}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Held record={record}>{(held) => children(held)}</Held>
    </Modal>
  );
}

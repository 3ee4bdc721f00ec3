import { Button } from '@mantine/core';
import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import { say } from '../../kit/say.ts';
import { WriteDialog, type WriteProps } from './write-dialog.tsx';

/** Writes to somebody of a record, or to a phone. */
export function WriteButton(props: WriteProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<MessageSquarePlus size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {say('Write', 'Написать')}
      </Button>
      {isOpen && <WriteDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

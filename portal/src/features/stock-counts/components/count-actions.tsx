import { Button } from '@mantine/core';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { Count } from '../queries.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { PostDialog } from './post-dialog.tsx';

/** A count that goes on is posted or cancelled by whoever may move stock. */
export function CountActions({ count }: { count: Count }) {
  const may = useMay();
  const [ending, setEnding] = useState<'post' | 'cancel'>();
  if (!may('stock.adjust') || count.status !== 'counting') return null;
  const close = () => setEnding(undefined);
  return (
    <>
      <Button onClick={() => setEnding('post')}>{say('Post', 'Провести')}</Button>
      <Button variant="default" onClick={() => setEnding('cancel')}>
        {say('Cancel the count', 'Отменить')}
      </Button>
      {ending === 'post' && <PostDialog count={count} onClose={close} />}
      {ending === 'cancel' && <CancelDialog count={count} onClose={close} />}
    </>
  );
}

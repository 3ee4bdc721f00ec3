import { Button } from '@mantine/core';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { ImportButton } from '../../../shared/files/import-button.tsx';
import { ReasonDialog } from '../../../shared/reasons/reason-dialog.tsx';
import { useMay } from '../../../shared/session/me.ts';
import type { Count } from '../queries.ts';
import { useCountActs } from '../use-count-acts.ts';
import { PostDialog } from './post-dialog.tsx';

/** A count that goes on takes what was counted from a file, and is posted or cancelled by whoever may move stock. */
export function CountActions({ count }: { count: Count }) {
  const may = useMay();
  const { cancel } = useCountActs(count);
  const [ending, setEnding] = useState<'post' | 'cancel'>();
  if (count.status !== 'counting') return null;
  const byFile = may('stock.count') && <ImportButton kind="stock_count" into={{ count: count.id }} />;
  if (!may('stock.adjust')) return byFile;
  const close = () => setEnding(undefined);
  return (
    <>
      <Button onClick={() => setEnding('post')}>{say('Post', 'Провести')}</Button>
      {byFile}
      <Button variant="default" onClick={() => setEnding('cancel')}>
        {say('Cancel the count', 'Отменить')}
      </Button>
      {ending === 'post' && <PostDialog count={count} onClose={close} />}
      {ending === 'cancel' && (
        <ReasonDialog
          draft={['stock-count-end', count.id]}
          title={say('Cancel the count', 'Отменить инвентаризацию')}
          outcome={say('Nothing is posted.', 'Остатки не изменятся.')}
          color="red"
          onReason={cancel.mutateAsync}
          onClose={close}
        />
      )}
    </>
  );
}

import { Button, Modal, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { showCount } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import type { Count } from '../queries.ts';
import { useCountActs } from '../use-count-acts.ts';

/** Differences are posted at once; of what was not counted somebody says what becomes of it. */
export function PostDialog({ count, onClose }: { count: Count; onClose(): void }) {
  const [uncounted, setUncounted] = useState<string>();
  const { post } = useCountActs(count);
  const left = count.lineCount - count.countedCount;
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('Post the differences?', 'Провести расхождения?')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Stack>
        <Text size="sm">
          {say(
            'Every difference becomes an adjustment of stock. A count that was posted is not changed any more.',
            'Каждое расхождение станет корректировкой остатка. Проведённую инвентаризацию изменить нельзя.',
          )}
        </Text>
        {left > 0 && (
          <Radio.Group
            label={`${say('Not counted', 'Не посчитано позиций')}: ${showCount(left)}`}
            value={uncounted ?? ''}
            onChange={setUncounted}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="leave" label={say('Leave as the books have it', 'Оставить как по учёту')} />
              <Radio value="zero" label={say('They are not there', 'Их нет: списать в ноль')} />
            </Stack>
          </Radio.Group>
        )}
        <DialogButtons>
          <Button
            loading={post.isPending}
            disabled={left > 0 && uncounted === undefined}
            onClick={() => post.mutate(left > 0 ? (uncounted as 'leave' | 'zero') : undefined, { onSuccess: onClose })}
          >
            {say('Post', 'Провести')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  );
}

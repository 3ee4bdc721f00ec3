import { Alert, Button, Modal, SegmentedControl, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { say } from '../../../kit/say.ts';
import { ProblemText, tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { type Item, itemQuery } from '../queries.ts';
import { MergePreview } from './merge-preview.tsx';

/** Two items side by side, which of them stays, and what goes over to it. */
export function MergeItems({ item, otherId, onClose }: { item: Item; otherId: string | undefined; onClose(): void }) {
  const { data: other, error } = useQuery({ ...itemQuery(otherId ?? ''), enabled: otherId !== undefined });
  return (
    <Modal
      opened={otherId !== undefined}
      onClose={onClose}
      size={720}
      title={say('Merge two items', 'Объединить две позиции')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      {error && <ProblemText error={error} />}
      {other && other.id === otherId && <Choice key={other.id} item={item} other={other} onClose={onClose} />}
    </Modal>
  );
}

function Choice({ item, other, onClose }: { item: Item; other: Item; onClose(): void }) {
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const client = useQueryClient();
  const [stays, setStays] = useState<'this' | 'other'>('this');
  const [kept, leaving] = stays === 'this' ? [item, other] : [other, item];
  const merge = useMutation({
    mutationFn: () =>
      ask(
        api.POST('/api/v1/catalog/{itemId}/merge', {
          params: { path: { itemId: leaving.id } },
          body: { intoId: kept.id },
        }),
      ),
    meta: { toldByPage: true },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['catalog'] });
      tellDone(`${say('Merged into', 'Объединено с')} «${kept.name}»`);
      onClose();
      if (kept.id !== item.id)
        await navigate({ to: '/$portal/catalog/$id', params: { portal, id: kept.id }, search: { tab: 'twins' } });
    },
  });
  const unlike = item.baseUom !== other.baseUom || item.type !== other.type;
  return (
    <Stack>
      <SegmentedControl
        aria-label={say('Which one stays', 'Какая останется')}
        value={stays}
        onChange={(next) => setStays(next as 'this' | 'other')}
        data={[
          { value: 'this', label: say('This one stays', 'Останется эта') },
          { value: 'other', label: say('The other one stays', 'Останется другая') },
        ]}
      />
      <MergePreview kept={kept} leaving={leaving} />
      {unlike && (
        <Alert color="yellow" variant="light">
          {say(
            'Only items of one type and one base unit can be merged.',
            'Объединить можно только позиции одного типа и с одной единицей учёта.',
          )}
        </Alert>
      )}
      <FormProblem error={merge.error} />
      <Text size="xs" c="dimmed">
        {say('A merge can be undone.', 'Объединение можно отменить.')}
      </Text>
      <DialogButtons onCancel={onClose}>
        <Button loading={merge.isPending} disabled={unlike} onClick={() => merge.mutate()}>
          {say('Merge', 'Объединить')}
        </Button>
      </DialogButtons>
    </Stack>
  );
}

import { Button, Modal, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import type { Item } from '../queries.ts';

/** A cost that stands whatever the sources say. */
export function PinCost({ opened, item, onClose }: { opened: boolean; item: Item; onClose(): void }) {
  const client = useQueryClient();
  const [price, setPrice, draft] = useKeptState<string | null>('pinned-cost', item.id, item.currentCostPrice);
  const currency = item.currentCostCurrency ?? undefined;
  const pin = useMutation({
    mutationFn: (given: string) =>
      ask(
        api.PUT('/api/v1/catalog/{itemId}/pinned-cost', {
          params: { path: { itemId: item.id } },
          body: { price: given, ...(currency && { currency }) },
        }),
      ),
    meta: { toldByPage: true },
    onSuccess: async () => {
      draft.drop();
      await client.invalidateQueries({ queryKey: ['catalog'] });
      tellDone(say('The cost is pinned', 'Себестоимость закреплена'));
      onClose();
    },
  });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={say('Pin a cost', 'Закрепить себестоимость')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (price) pin.mutate(price);
        }}
      >
        <Stack>
          <Text size="sm" c="dimmed">
            {say(
              'It stays until it is unpinned, whatever receipts, invoices and price lists say.',
              'Она действует, пока её не открепят, что бы ни говорили поступления, счета и прайс-листы.',
            )}
          </Text>
          <FormProblem error={pin.error} draft={draft} />
          <DecimalInput
            label={`${say('Cost of a base unit', 'Себестоимость единицы')}${currency ? `, ${currency}` : ''}`}
            required
            data-autofocus
            value={price}
            onChange={setPrice}
          />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={pin.isPending} disabled={!price}>
              {say('Pin', 'Закрепить')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}

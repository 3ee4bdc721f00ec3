import { Button, Group, Modal, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { reportBasket as noun } from '../../../../../nouns/report-basket.ts';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { labelOf, ofField } from '../../../kit/form/of-field.ts';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { showMoney, showQuantity, today } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { tellDone } from '../../../kit/tell.tsx';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { proposalQuery, useCreateBasket } from './baskets.ts';

const sizes = ['10', '20', '50', '100'];

/** A basket of what was bought most: its name, its base month, and how many items. */
export function BasketDialog({ onClose, onMade }: { onClose(): void; onMade(id: string): void }) {
  const create = useCreateBasket();
  const initialValues = { name: '', baseMonth: `${today().slice(0, 4)}-01`, size: '20' };
  const form = useKeptForm({ draft: 'report-basket', initialValues });
  const problem = useFormProblem(form, ['name', 'baseMonth']);
  const { data } = useQuery(proposalQuery(Number(form.values.size)));
  const make = ({ name, baseMonth }: typeof form.values) => {
    const items = (data?.items ?? []).map(({ catalogItemId, quantity }) => ({ catalogItemId, quantity }));
    create.mutate(
      { name, baseMonth: `${baseMonth}-01`, items },
      {
        onError: problem.show,
        onSuccess: ({ id }) => {
          form.draft.drop();
          tellDone(say('Basket added', 'Корзина добавлена'));
          onMade(id);
        },
      },
    );
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={say('Basket of prices', 'Корзина цен')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form onSubmit={form.onSubmit(make)}>
        <Stack>
          <FormProblem error={problem.above} draft={form.draft} />
          <TextInput {...ofField(noun, 'name')} {...form.getInputProps('name')} />
          <Group grow align="end">
            <TextInput type="month" required label={labelOf(noun, 'baseMonth')} {...form.getInputProps('baseMonth')} />
            <NativeSelect
              label={say('Items bought most', 'Самых покупаемых позиций')}
              data={sizes}
              {...form.getInputProps('size')}
            />
          </Group>
          {data && (
            <PlainTable
              label={say('Items', 'Позиции')}
              rows={data.items}
              idOf={({ catalogItemId }) => catalogItemId}
              empty={
                <p className="dimmed">{say('Nothing of the catalog was bought.', 'Позиций каталога не покупали.')}</p>
              }
              columns={[
                { id: 'name', header: say('Item', 'Позиция'), cell: ({ name }) => name },
                {
                  id: 'quantity',
                  header: say('Quantity', 'Количество'),
                  align: 'right',
                  cell: ({ quantity }) => showQuantity(quantity),
                },
                {
                  id: 'amount',
                  header: say('Spent', 'Сумма'),
                  align: 'right',
                  wide: true,
                  cell: ({ amount }) => showMoney(amount, data.currency),
                },
              ]}
            />
          )}
          <Button
            type="submit"
            loading={create.isPending}
            disabled={!data || data.items.length === 0}
            style={{ alignSelf: 'start' }}
          >
            {say('Add', 'Добавить')}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}

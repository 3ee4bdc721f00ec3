import { Button, Group, Modal, NativeSelect, Stack, TextInput } from '@mantine/core';
import { reportBasket as noun } from '../../../../../nouns/report-basket.ts';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { labelOf, ofField } from '../../../kit/form/of-field.ts';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { today } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { tellDone, tellMissed } from '../../../kit/tell.tsx';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { BasketItems, type ChosenItem, joined } from './basket-items.tsx';
import { useCreateBasket, useProposal } from './baskets.ts';

const sizes = ['10', '20', '50', '100'];

/** A basket: its name, its base month, and its items, chosen one by one or those that were bought most. */
export function BasketDialog({ onClose, onMade }: { onClose(): void; onMade(id: string): void }) {
  const create = useCreateBasket();
  const propose = useProposal();
  const items: ChosenItem[] = [];
  const initialValues = { name: '', baseMonth: `${today().slice(0, 4)}-01`, size: '20', items };
  const form = useKeptForm({ draft: 'report-basket', initialValues });
  const problem = useFormProblem(form, ['name', 'baseMonth']);
  const chosen = form.values.items;
  const choose = (next: ChosenItem[]) => form.setFieldValue('items', next);
  const addMostBought = () =>
    propose.mutate(Number(form.values.size), {
      onSuccess: ({ items: found }) =>
        found.length === 0
          ? tellMissed(
              say('Nothing of the catalog was bought within the year.', 'За год позиций каталога не покупали.'),
            )
          : choose(joined(chosen, found)),
    });
  const make = ({ name, baseMonth }: typeof form.values) =>
    create.mutate(
      {
        ...{ name, baseMonth: `${baseMonth}-01` },
        items: chosen.map(({ catalogItemId, quantity }) => ({ catalogItemId, quantity: quantity ?? '' })),
      },
      {
        onError: problem.show,
        onSuccess: ({ id }) => {
          form.draft.drop();
          tellDone(say('Basket added', 'Корзина добавлена'));
          onMade(id);
        },
      },
    );
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
          <TextInput type="month" required label={labelOf(noun, 'baseMonth')} {...form.getInputProps('baseMonth')} />
          <Group align="end">
            <NativeSelect
              flex={1}
              label={say('Items bought most within the year', 'Самых покупаемых за год позиций')}
              data={sizes}
              {...form.getInputProps('size')}
            />
            <Button variant="default" loading={propose.isPending} onClick={addMostBought}>
              {say('Add them', 'Добавить их')}
            </Button>
          </Group>
          <BasketItems items={chosen} onChange={choose} />
          <DialogButtons>
            <Button type="submit" loading={create.isPending} disabled={chosen.length === 0}>
              {say('Create the basket', 'Создать корзину')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}

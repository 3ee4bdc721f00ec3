import { Alert, Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DraftNote } from '../../../kit/form/draft-note.tsx';
import { counted, say } from '../../../kit/say.ts';
import { ProblemText, tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { isProblem } from '../../../shared/api/problem.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import { type PastedRow, readPastedRows } from '../model.ts';
import type { PriceList } from '../queries.ts';
import { PastedPreview } from './pasted-preview.tsx';

interface PasteRowsProps {
  opened: boolean;
  list: PriceList;
  onClose(): void;
}

/** Many prices at once, copied from a table: article, price, from which quantity. */
export function PasteRows(props: PasteRowsProps) {
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      size={720}
      title={say('Paste from Excel', 'Вставить из Excel')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Fields {...props} />
    </Modal>
  );
}

const most = 5_000;

function Fields({ list, onClose }: PasteRowsProps) {
  const client = useQueryClient();
  const [text, setText, draft] = useKeptState('price-list-paste', list.id, '');
  const rows = readPastedRows(text);
  const good = rows.filter(({ fault }) => fault === undefined);
  const apply = useMutation({
    mutationFn: () =>
      ask(
        api.POST('/api/v1/price-lists/{priceListId}/items', {
          params: { path: { priceListId: list.id } },
          body: {
            items: good.map(({ sku, price = '0', minQuantity }) => ({
              sku,
              price,
              ...(minQuantity && { minQuantity }),
            })),
          },
        }),
      ),
    meta: { toldByPage: true },
    onSuccess: async ({ added, changed, unchanged }) => {
      draft.drop();
      await client.invalidateQueries({ queryKey: ['price-lists'] });
      tellDone(
        say(
          `Added: ${added}, changed: ${changed}, as before: ${unchanged}`,
          `Добавлено: ${added}, изменено: ${changed}, без изменений: ${unchanged}`,
        ),
      );
      onClose();
    },
  });
  const refused = refusedLines(apply.error, good);
  return (
    <Stack>
      <DraftNote draft={draft} />
      <Text size="sm" c="dimmed">
        {say(
          'Copy the columns «article, price, from quantity» in a table and paste them here. The third one may be left out.',
          'Скопируйте в таблице столбцы «артикул, цена, от количества» и вставьте сюда. Третий столбец необязателен.',
        )}
      </Text>
      <Textarea
        data-autofocus
        aria-label={say('Rows from the table', 'Строки из таблицы')}
        minRows={5}
        maxRows={10}
        autosize
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          apply.reset();
        }}
        styles={{ input: { fontFamily: 'monospace' } }}
      />
      {rows.length > 0 && <PastedPreview rows={rows} currency={list.currency} refused={refused} />}
      {apply.error && refused.size === 0 && (
        <Alert color="red" variant="light" role="alert">
          <ProblemText error={apply.error} />
        </Alert>
      )}
      {good.length > most && (
        <Alert color="yellow" variant="light">
          {say(
            'At most 5,000 rows at once; a longer list is imported from a file.',
            'За раз не больше 5 000 строк; длинный прайс-лист загрузите файлом.',
          )}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {say('Cancel', 'Отмена')}
        </Button>
        <Button
          loading={apply.isPending}
          disabled={good.length === 0 || good.length > most}
          onClick={() => apply.mutate()}
        >
          {say('Add', 'Добавить')}{' '}
          {good.length > 0 && counted(good.length, ['row', 'rows'], ['строку', 'строки', 'строк'])}
        </Button>
      </Group>
    </Stack>
  );
}

/** What the server says of each line, by the line it was pasted at. */
function refusedLines(error: unknown, sent: readonly PastedRow[]): ReadonlyMap<number, string> {
  if (!isProblem(error)) return new Map();
  return new Map(
    error.faults.flatMap(({ pointer, message }) => {
      const row = sent[Number(/^\/items\/(\d+)/.exec(pointer ?? '')?.[1] ?? -1)];
      return row ? [[row.line, message] as const] : [];
    }),
  );
}

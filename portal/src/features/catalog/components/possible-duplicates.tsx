import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import { matches } from '../words.ts';
import type { CreatedItem } from './item-create-form.tsx';
import classes from './possible-duplicates.module.css';

/** The new item stands; these may be the same thing, and one of them may take its place. */
export function PossibleDuplicates({ item, onOpen }: { item: CreatedItem; onOpen(id: string): void }) {
  const client = useQueryClient();
  const may = useMay();
  const candidates = item.warnings.flatMap(({ meta }) => meta.candidates);
  const replace = useMutation({
    mutationFn: (intoId: string) =>
      ask(api.POST('/api/v1/catalog/{itemId}/merge', { params: { path: { itemId: item.id } }, body: { intoId } })),
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: ['catalog'] });
      tellDone(say('The new item was merged into the existing one', 'Новая позиция объединена с существующей'));
      onOpen(id);
    },
  });
  const keep = () => {
    tellDone(say('Item created', 'Позиция создана'));
    onOpen(item.id);
  };
  return (
    <Stack>
      <Text size="sm">
        {say('The catalog already has something that looks like', 'В каталоге уже есть похожее на')} «{item.name}»:
      </Text>
      <ul className={classes.list}>
        {candidates.map(({ id, name, sku, matchedBy }) => (
          <li key={id}>
            <div>
              <b>{name}</b>
              <div className="dimmed">
                {sku && <>{sku} · </>}
                {say(matches[matchedBy])}
              </div>
            </div>
            {may('catalog.delete') ? (
              <Button
                variant="default"
                loading={replace.isPending && replace.variables === id}
                onClick={() => replace.mutate(id)}
              >
                {say('It is this one', 'Это она')}
              </Button>
            ) : (
              <Button variant="default" onClick={() => onOpen(id)}>
                {say('Open', 'Открыть')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Group justify="space-between">
        <Text size="xs" c="dimmed" maw={360}>
          {say(
            '«It is this one» keeps the existing item and puts the new one into the archive.',
            '«Это она» оставит существующую позицию, а новую уберёт в архив.',
          )}
        </Text>
        <Button onClick={keep} data-autofocus>
          {say('Create anyway', 'Всё равно создать')}
        </Button>
      </Group>
    </Stack>
  );
}

import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { readDecimal } from '../../../kit/decimal-text.ts';
import { useAskBeforeLeaving } from '../../../kit/form/use-ask-before-leaving.ts';
import { showPrice } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import type { ListPage } from '../../../kit/table/use-list.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { type Row, rowsKey } from '../queries.ts';
import classes from './price-cell.module.css';

/** The price of a row, typed over in its place: Enter and leaving save, Escape takes back. */
export function PriceCell({ listId, row, disabled }: { listId: string; row: Row; disabled: boolean }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState<string>();
  useAskBeforeLeaving(typed !== undefined);
  const input = useRef<HTMLInputElement>(null);
  const show = (next: Row) => {
    client.setQueriesData<InfiniteData<ListPage<Row>>>(
      { queryKey: rowsKey(listId) },
      (data) => data && withRow(data, next),
    );
    void client.invalidateQueries({ queryKey: ['price-lists', listId], exact: true });
    void client.invalidateQueries({ queryKey: ['price-lists', listId, 'versions'] });
  };
  const save = useMutation({
    mutationFn: ({ price, version }: { price: string; version: number }) =>
      ask(
        api.PATCH('/api/v1/price-lists/{priceListId}/items/{itemId}', {
          params: { path: { priceListId: listId, itemId: row.id } },
          body: { price, version },
        }),
      ),
    onSuccess: (next, { price }) => {
      show(next);
      setTyped(undefined);
      if (price !== row.price)
        tellDone(`${row.name}: ${showPrice(row.price)} → ${showPrice(next.price)}`, () =>
          save.mutate({ price: row.price, version: next.version }),
        );
    },
  });
  if (disabled) return <b>{showPrice(row.price)}</b>;
  const read = typed === undefined ? row.price : readDecimal(typed);
  const leave = () => {
    if (typed === undefined) return;
    if (read && read !== row.price) save.mutate({ price: read, version: row.version });
    else if (read === row.price) setTyped(undefined);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') input.current?.blur();
    if (event.key === 'Escape') {
      setTyped(undefined);
      event.stopPropagation();
    }
  };
  return (
    <input
      ref={input}
      className={classes.price}
      inputMode="decimal"
      aria-label={`${say('Price', 'Цена')}: ${row.name}`}
      aria-invalid={!read || undefined}
      title={read ? undefined : say('This is not a price', 'Это не цена')}
      readOnly={save.isPending}
      value={typed ?? showPrice(row.price)}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={leave}
      onKeyDown={onKey}
    />
  );
}

const withRow = (data: InfiniteData<ListPage<Row>>, next: Row): InfiniteData<ListPage<Row>> => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, items: page.items.map((one) => (one.id === next.id ? next : one)) })),
});

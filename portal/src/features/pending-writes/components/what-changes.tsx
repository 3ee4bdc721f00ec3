import { say } from '../../../kit/say.ts';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import type { Description } from '../queries.ts';
import { ToldValue } from './told-value.tsx';

type Change = Description['changes'][number];

/** Field by field, what the record says now and what it would say; of a new one there is no now. */
export function WhatChanges({ of: { changes, currency } }: { of: Description }) {
  const isNew = changes.every(({ before }) => before.length === 0);
  const cell = (side: 'before' | 'after') => (change: Change) => (
    <ToldValue of={{ ...change, values: change[side] }} currency={currency} />
  );
  return (
    <div>
      <b>{say('The record afterwards', 'Запись после этого')}</b>
      <PlainTable
        label={say('The record afterwards', 'Запись после этого')}
        rows={changes}
        idOf={({ path }) => path}
        empty={null}
        columns={[
          { id: 'field', header: say('Field', 'Поле'), cell: ({ label }) => label },
          ...(isNew ? [] : [{ id: 'before', header: say('Now', 'Сейчас'), cell: cell('before') }]),
          { id: 'after', header: say('Afterwards', 'Станет'), cell: cell('after') },
        ]}
      />
    </div>
  );
}

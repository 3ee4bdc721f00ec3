import { Button, Select } from '@mantine/core';
import { supplierRfq } from '../../../../../nouns/supplier-rfq.ts';
import { SwitchChip } from '../../../kit/filters/switch-chip.tsx';
import { choicesOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { SupplierChip } from '../../../shared/records/supplier-chip.tsx';
import { type RfqsSearch, waiting } from '../searches.ts';

interface RfqFiltersProps {
  search: RfqsSearch;
  change(next: RfqsSearch): void;
}

/** What the list of requests is narrowed by, beside the search. */
export const RfqFilters = ({ search, change }: RfqFiltersProps) => (
  <>
    <Select
      aria-label={say('Status', 'Статус')}
      placeholder={say('Any status', 'Любой статус')}
      clearable
      w={200}
      data={[
        { value: waiting, label: say('Waiting for answers', 'Ждём ответов') },
        ...choicesOf(supplierRfq, 'status'),
      ]}
      value={search.status ?? null}
      onChange={(status) => change({ status: status ?? undefined })}
    />
    <SupplierChip value={search.supplier} onChange={(supplier) => change({ supplier })} />
    <SwitchChip
      label={say('Overdue', 'Просрочены')}
      on={search.overdue === 'yes'}
      onChange={(on) => change({ overdue: on ? 'yes' : undefined })}
    />
    {search.requisition && (
      <Button variant="default" onClick={() => change({ requisition: undefined })}>
        {say('Of all requisitions', 'По всем заявкам')}
      </Button>
    )}
  </>
);

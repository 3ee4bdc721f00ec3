import { Button, Select } from '@mantine/core';
import { supplierQuote } from '../../../../../nouns/supplier-quote.ts';
import { choicesOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import type { QuotesSearch } from '../searches.ts';

interface QuoteFiltersProps {
  search: QuotesSearch;
  change(next: QuotesSearch): void;
}

/** What the list of quotes is narrowed by, beside the search. */
export function QuoteFilters({ search, change }: QuoteFiltersProps) {
  const { status, source, requisition, rfq, counterparty } = search;
  return (
    <>
      <Select
        aria-label={say('Status', 'Статус')}
        placeholder={say('Any status', 'Любой статус')}
        clearable
        w={190}
        data={choicesOf(supplierQuote, 'status')}
        value={status ?? null}
        onChange={(next) => change({ status: next ?? undefined })}
      />
      <Select
        aria-label={say('How it came', 'Откуда')}
        placeholder={say('However it came', 'Откуда угодно')}
        clearable
        w={190}
        data={choicesOf(supplierQuote, 'source')}
        value={source ?? null}
        onChange={(next) => change({ source: next ?? undefined })}
      />
      {(requisition ?? rfq ?? counterparty) && (
        <Button
          variant="default"
          onClick={() => change({ requisition: undefined, rfq: undefined, counterparty: undefined })}
        >
          {say('All quotes', 'Все предложения')}
        </Button>
      )}
    </>
  );
}

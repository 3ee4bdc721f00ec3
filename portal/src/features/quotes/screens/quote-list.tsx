import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { say } from '../../../kit/say.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { ListPage } from '../../../shared/lists/list-page.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { ViewTabs } from '../../../shared/views/view-tabs.tsx';
import { quoteColumns } from '../components/quote-columns.tsx';
import { QuoteFilters } from '../components/quote-filters.tsx';
import { useQuotes } from '../queries.ts';
import type { QuotesSearch } from '../searches.ts';

export function QuoteList() {
  const { portal } = useParams({ from: '/$portal' });
  const search = useSearch({ from: '/$portal/quotes' });
  const navigate = useNavigate({ from: '/$portal/quotes' });
  const change = useChangeSearch<QuotesSearch>();
  const list = useQuotes(search);
  const may = useMay();
  const enter = () => {
    const { requisition, rfq } = search;
    const answered = { ...(requisition && { requisition }), ...(rfq && { rfq }) };
    void navigate({ to: '/$portal/quotes/new', params: { portal }, search: answered });
  };
  return (
    <ListPage
      title={say('Quotes', 'Предложения')}
      list={list}
      columns={quoteColumns(portal)}
      nameOf={({ number }) => number}
      onOpen={({ id }) => void navigate({ to: '/$portal/quotes/$id', params: { portal, id } })}
      search={search}
      change={change}
      lookFor={say('Our number or the supplier’s', 'Номер, наш или поставщика')}
      views={<ViewTabs list="quotes" search={search} />}
      filters={<QuoteFilters search={search} change={change} />}
      create={{
        label: say('Enter a quote', 'Внести предложение'),
        act: may('supplier_quotes.create') ? enter : undefined,
      }}
      none={{
        title: say('No quotes yet', 'Предложений пока нет'),
        hint: say(
          'They come by the links of requests, from letters and files, or are entered by hand.',
          'Они приходят по ссылкам из запросов, из писем и файлов, или их вносят вручную.',
        ),
      }}
    />
  );
}

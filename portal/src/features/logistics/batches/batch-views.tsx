import { say } from '../../../kit/say.ts';
import { ViewTabs } from '../../../shared/views/view-tabs.tsx';
import { SectionLinks } from '../components/section-links.tsx';
import type { BatchesSearch } from '../searches.ts';

/** The parts of logistics, and the views of batches that were saved. */
export const BatchViews = ({ search }: { search: BatchesSearch }) => (
  <>
    <SectionLinks />
    <ViewTabs
      list="logistics-batches"
      search={search}
      all={{ view: search.view }}
      usual={[
        {
          name: say('On the way', 'В пути'),
          search: { view: search.view, status: 'loading,in_transit' },
        },
      ]}
    />
  </>
);

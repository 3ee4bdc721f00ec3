import { Loader, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Empty } from '../../../kit/empty.tsx';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import { SectionLinks } from '../components/section-links.tsx';
import type { PlanSearch } from '../searches.ts';
import { PlanChoice } from './plan-choice.tsx';
import { planBodyOf, usualWishes } from './plan-values.ts';
import { ProposedBatches } from './proposed-batches.tsx';
import { planQuery } from './queries.ts';

/** Deliveries of decided requisitions: what goes together and when, shown before it is saved. */
export function PlanPage() {
  const { procurements } = useSearch({ from: '/$portal/logistics/plan' });
  const change = useChangeSearch<PlanSearch>();
  const ids = procurements?.split(',').filter(Boolean) ?? [];
  const [wishes, setWishes, draft] = useKeptState('delivery-plan', undefined, usualWishes);
  const { data, error, isFetching } = useQuery(planQuery(planBodyOf(ids, wishes)));
  return (
    <Page title={say('Plan of deliveries', 'План поставок')}>
      <SectionLinks />
      <Stack>
        <PlanChoice
          ids={ids}
          wishes={wishes}
          onIds={(next) => change({ procurements: next.length > 0 ? next.join(',') : undefined })}
          onWishes={setWishes}
        />
        {ids.length === 0 && (
          <Empty title={say('Choose requisitions', 'Выберите заявки')}>
            {say(
              'What was decided in them and goes with no batch yet is put into batches.',
              'Всё, что в них решено закупить и ещё не едет, будет разложено по партиям.',
            )}
          </Empty>
        )}
        {error && <ProblemText error={error} />}
        {!data && isFetching && <Loader size="sm" aria-label={say('Loading', 'Загрузка')} />}
        {ids.length > 0 && data && <ProposedBatches proposals={data.batches} onSaved={draft.drop} />}
      </Stack>
    </Page>
  );
}
